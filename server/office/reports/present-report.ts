import type { BillingSummary, Report } from '#shared/contract/office/reports.admin.ts'
import { EVENT_TYPES } from '#shared/model/booking.ts'
import { addMonths } from '#shared/model/day.ts'
import type { Measure } from '../queries.ts'
import type { RevenueRow } from './report-queries.ts'

type Category = { id: string; name: string; display_name: string }

/** How a row counts as revenue; the tax in it does not count again. */
const SIGNS = { 'payments.received': 1, 'payments.returned': -1, 'payments.tax': 0 } as const
const signOf = ({ measure }: Pick<RevenueRow, 'measure'>) => SIGNS[measure]
const COLUMNS = { 'payments.received': 'received', 'payments.returned': 'returned', 'payments.tax': 'tax' } as const

/** Revenue, outstanding amounts and invoices of the agency; integer cents (docs/product.md P7.10). */
export function presentBillingSummary(
  rows: readonly { measure: Measure | 'invoices.overdue'; amount: number }[],
): Omit<BillingSummary, 'recentPayments'> {
  const sums = new Map(rows.map(({ measure, amount }) => [measure, amount]))
  const sum = (measure: Measure | 'invoices.overdue') => sums.get(measure) ?? 0
  const priced = sum('bookings.priced')
  return {
    revenue: { total: sum('payments.received') - sum('payments.returned'), unverified: sum('payments.unverified') },
    pending: sum('bookings.owed'),
    invoices: {
      total: sum('invoices.total'),
      paid: sum('invoices.paid'),
      pending: sum('invoices.pending') - sum('invoices.overdue'),
      overdue: sum('invoices.overdue'),
      owed: sum('invoices.owed'),
    },
    averageBooking: priced > 0 ? Math.round(sum('bookings.value') / priced) : null,
  }
}

/** Revenue of every category in integer cents, the highest first; equal ones come by name. */
export function presentCategories(rows: readonly RevenueRow[], categories: readonly Category[]): Report['categories'] {
  const cents = new Map<string, number>()
  for (const row of rows) {
    if (row.category_id === null) continue
    cents.set(row.category_id, (cents.get(row.category_id) ?? 0) + signOf(row) * row.amount)
  }
  return categories
    .map(({ id, name, display_name }) => ({ category: name, displayName: display_name, cents: cents.get(id) ?? 0 }))
    .sort((a, b) => b.cents - a.cents || a.displayName.localeCompare(b.displayName))
}

/** Revenue of every event type in integer cents, the highest first. */
export function presentEventTypes(rows: readonly RevenueRow[]): Report['eventTypes'] {
  const of = (eventType: string) => rows.filter(({ event_type }) => event_type === eventType)
  return EVENT_TYPES.map((eventType) => ({
    eventType,
    cents: of(eventType).reduce((sum, row) => sum + signOf(row) * row.amount, 0),
  })).sort((a, b) => b.cents - a.cents)
}

/** What came in and went back by month, and the tax collected, in integer cents, from the first month with any to the last, without gaps. */
export function presentMonths(rows: readonly RevenueRow[]): Report['months'] {
  const known = new Map<string, Report['months'][number]>()
  for (const { month, measure, amount } of rows) {
    if (month === null) continue
    const entry = known.get(month) ?? { month, received: 0, returned: 0, tax: 0 }
    known.set(month, { ...entry, [COLUMNS[measure]]: amount })
  }
  const [first, ...others] = [...known.keys()].sort()
  const last = others.at(-1) ?? first
  const months: Report['months'] = []
  for (let month = first; month !== undefined && last !== undefined && month <= last; month = addMonths(month, 1)) {
    months.push(known.get(month) ?? { month, received: 0, returned: 0, tax: 0 })
  }
  return months
}
