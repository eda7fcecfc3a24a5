import type { BillingSummary } from '#shared/contract/office/reports.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { formatCount } from '#web/lib/format.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Stat, StatStrip } from '#web/ui/stat-strip.tsx'

/** The money in four figures, each with how it is made; in two for a booker (docs/product.md P6.13, P7.10). */
export function BillingStats({ summary }: { summary: BillingSummary | undefined }) {
  if (!summary) return <Skeleton className="money-strip-skeleton" />
  const { revenue, pending, invoices, averageBooking } = summary
  const stats: Stat[] = []
  if (revenue) {
    stats.push({
      label: 'Total Revenue',
      help: 'Completed payments minus refunds and reversals, all time. Payments reported by customers count before they are verified; that amount is shown below.',
      figure: formatCents(revenue.total),
      ...(revenue.unverified > 0
        ? {
            note: `${formatCents(revenue.unverified)} reported, not checked`,
            bulb: { state: 'hollow', tone: 'pending' },
          }
        : { note: 'All received', ...(revenue.total > 0 && { bulb: { state: 'lit', tone: 'confirmed' } }) }),
    })
  }
  stats.push(
    {
      label: 'Pending Revenue',
      help: 'What is still owed on bookings that are not canceled: the invoice total, or the price without an invoice, minus payments.',
      figure: formatCents(pending),
      note: `${formatCents(invoices.owed)} of it on invoices`,
      ...(pending > 0 && { bulb: { state: 'hollow', tone: 'pending' } }),
    },
    {
      label: 'Invoices Paid',
      help: 'Paid invoices out of all paid and unpaid ones. Overdue invoices are unpaid and past their due date.',
      figure: formatCount(invoices.paid),
      of: formatCount(invoices.total),
      note: `${formatCount(invoices.overdue)} overdue`,
      ...(invoices.overdue > 0 && { bulb: { state: 'lit', tone: 'danger' } }),
    },
  )
  if (averageBooking !== undefined) {
    stats.push({
      label: 'Avg Booking Value',
      help: 'The average price of bookings that have one and are not canceled.',
      figure: formatCents(averageBooking ?? 0),
      note: averageBooking === null ? 'No booking has a price yet' : 'bookings with a price',
    })
  }
  return <StatStrip stats={stats} />
}
