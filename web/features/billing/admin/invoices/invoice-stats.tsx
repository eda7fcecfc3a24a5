import { useQuery } from '@tanstack/react-query'
import { formatCents } from '#shared/model/money.ts'
import { invoiceStatsQuery } from '#web/features/billing/admin/invoices/queries.ts'
import { formatCount } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatStrip } from '#web/ui/stat-strip.tsx'

/** How the invoices stand: as many as are displayed so (docs/product.md P7.6). */
export function InvoiceStats() {
  const { data, isError, isFetching, refetch } = useQuery(invoiceStatsQuery)
  if (!data) {
    return isError && !isFetching ? (
      <div className="oi-stats-missing" role="alert">
        <p>The invoice totals could not be loaded.</p>
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    ) : (
      <Skeleton className="oi-stats-skeleton skeleton-panel" />
    )
  }
  const { total, paid, pending, overdue, owed } = data.invoices
  return (
    <StatStrip
      stats={[
        {
          label: 'Total Invoices',
          help: 'Drafts, voided invoices and unpaid invoices of canceled or refunded bookings are not counted.',
          figure: formatCount(total),
          note: `${formatCents(owed)} owed`,
        },
        {
          label: 'Paid',
          figure: formatCount(paid),
          of: formatCount(total),
          note: 'settled',
          ...(paid > 0 && { bulb: { state: 'lit', tone: 'confirmed' } }),
        },
        {
          label: 'Pending',
          figure: formatCount(pending),
          note: 'not due yet',
          ...(pending > 0 && { bulb: { state: 'hollow', tone: 'pending' } }),
        },
        { label: 'Overdue', figure: formatCount(overdue), note: 'past due', lit: overdue > 0 },
      ]}
    />
  )
}
