import type { Summary } from '#shared/contract/office/office.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { formatScale } from '#web/lib/format.ts'
import { BulbBars, chooseSharedUnit } from '#web/ui/bulb-bar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Rows that fit one look. */
const MAX_ROWS = 10

/** What each category brought in, compared by bulbs (docs/product.md P7.10). */
export function Revenue({ summary }: { summary: Summary | undefined }) {
  if (!summary?.revenueByCategory) return <Skeleton className="h-[280px]" />
  const paid = summary.revenueByCategory.filter(({ cents }) => cents !== 0)
  if (paid.length === 0) return <p className="admin-none">No payments yet.</p>
  const rows = paid
    .slice(0, MAX_ROWS)
    .map(({ displayName, cents }) => ({ label: displayName, figure: cents, value: formatCents(cents) }))
  const rest = paid.slice(MAX_ROWS)
  const restCents = rest.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <>
      <BulbBars rows={rows} />
      <p className="admin-small">
        Each light is {formatScale(chooseSharedUnit(rows))}. Payments minus refunds.
        {rest.length > 0 && ` ${rest.length} more categories brought in ${formatCents(restCents)} together.`}
      </p>
    </>
  )
}
