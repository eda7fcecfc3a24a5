import type { Report } from '#shared/contract/office/reports.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { formatScale } from '#web/lib/format.ts'
import { BulbBars, type BulbRow, chooseSharedUnit } from '#web/ui/bulb-bar.tsx'

/** Rows that fit one look. */
const MAX_ROWS = 10

/** What each category brought in; those that brought nothing are left out (docs/product.md P7.10). */
export function CategoryBars({ rows }: { rows: Report['categories'] }) {
  return <MoneyBars rows={rows.map(({ displayName, cents }) => ({ label: displayName, cents }))} />
}

interface MoneyBarsProps {
  rows: readonly { label: string; cents: number }[]
  /** Rows without anything show too. */
  whole?: boolean
}

/** Sums compared by bulbs, in the order they came. */
export function MoneyBars({ rows, whole = false }: MoneyBarsProps) {
  const shown = rows.filter(({ cents }) => whole || cents !== 0)
  if (shown.every(({ cents }) => cents === 0)) return <p className="money-none">Nothing in these dates</p>
  const bars: BulbRow[] = shown
    .slice(0, MAX_ROWS)
    .map(({ label, cents }) => ({ label, figure: cents, value: formatCents(cents) }))
  const rest = shown.slice(MAX_ROWS)
  const restCents = rest.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <>
      <BulbBars rows={bars} />
      <p className="money-small">
        Each light is {formatScale(chooseSharedUnit(bars))}.
        {rest.length > 0 && ` ${rest.length} more came to ${formatCents(restCents)} together.`}
      </p>
    </>
  )
}
