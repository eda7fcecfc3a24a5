import { z } from 'zod'
import { EVENT_TYPES } from '../../model/booking.ts'
import { AdminPayment } from '../billing/payments.admin.ts'
import { endpoint } from '../endpoint.ts'
import { Cents, Count, EventDate, Id } from '../text.ts'

/** A span of days in Atlanta; all time when absent. */
const Span = z.object({
  from: EventDate.optional().describe('From that day on; Atlanta'),
  to: EventDate.optional().describe('Before that day; Atlanta'),
})

const CategoryRevenue = z.object({ category: z.string(), displayName: z.string(), cents: Cents })

/** How the money stands (docs/product.md P7.10). */
export const BillingSummary = z
  .object({
    revenue: z
      .object({ total: Cents, unverified: Cents.describe('The part of it that is unverified') })
      .optional()
      .describe('Absent for bookers'),
    pending: Cents.describe('Unpaid balance of bookings that are not cancelled'),
    invoices: z.object({ total: Count, paid: Count, pending: Count, overdue: Count, owed: Cents }),
    averageBooking: Cents.nullable()
      .optional()
      .describe('Mean price of bookings not cancelled that have one; absent for bookers'),
    recentPayments: z.array(AdminPayment).describe('The five newest'),
  })
  .meta({ id: 'BillingSummary' })

export type BillingSummary = z.infer<typeof BillingSummary>

export const billingSummary = endpoint({
  method: 'GET',
  path: '/api/admin/billing',
  access: ['admin'],
  summary: 'Revenue, outstanding amounts, invoices and the newest payments',
  response: BillingSummary,
  byRole: { booker: BillingSummary.omit({ revenue: true, averageBooking: true }) },
})

export const revenueByCategory = endpoint({
  method: 'GET',
  path: '/api/admin/revenue',
  mayLag: true,
  access: ['owner'],
  summary: 'Payments minus refunds and reversals by the category of the talent, in a span of days',
  query: Span,
  response: z.array(CategoryRevenue),
})

/** What came of a span of days. */
export const Report = z
  .object({
    months: z.array(
      z.object({
        month: z.string().describe('2026-11'),
        received: Cents,
        returned: Cents,
        tax: Cents.describe('Tax collected: in what was received, minus that in what went back'),
      }),
    ),
    categories: z.array(CategoryRevenue),
    eventTypes: z.array(z.object({ eventType: z.enum(EVENT_TYPES), cents: Cents })),
    agents: z.array(z.object({ id: Id, name: z.string(), category: z.string(), cents: Cents })).describe('The top 20'),
    customers: z
      .array(z.object({ id: Id, name: z.string(), email: z.string(), cents: Cents, bookings: Count }))
      .describe('The top 20'),
    requests: z
      .object({ received: Count, confirmed: Count })
      .describe('Bookings requested in the span, and how many of them were ever confirmed'),
    outstanding: z
      .object({ notDue: Cents, days30: Cents, days60: Cents, days90: Cents, older: Cents })
      .describe('Owed on live invoices today, by days past due: none, 1-30, 31-60, 61-90, more'),
  })
  .meta({ id: 'Report' })

export type Report = z.infer<typeof Report>

export const showReport = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  mayLag: true,
  access: ['owner'],
  summary: 'Revenue by month, category, talent and event type, requests confirmed, outstanding amounts, top customers',
  query: Span,
  response: Report,
})
