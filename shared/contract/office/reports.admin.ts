import { z } from 'zod'
import { EVENT_TYPES } from '../../model/booking.ts'
import { AdminPayment } from '../billing/payments.admin.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { EventDate, Id, Instant, line, text } from '../text.ts'

const ById = z.object({ id: Id })
const Cents = z.number().int().describe('Integer cents')
const Count = z.number().int()
/** A span of days in Atlanta; all time when absent. */
const Span = z.object({
  from: EventDate.optional().describe('From that day on; Atlanta'),
  to: EventDate.optional().describe('Before that day; Atlanta'),
})
const CategoryRevenue = z.object({ category: z.string(), displayName: z.string(), cents: Cents })

/** How the money stands (docs/product.md P7.10). */
export const BillingSummary = z
  .object({
    revenue: z.object({ total: Cents, unverified: Cents.describe('The part of it nobody has verified') }),
    pending: Cents.describe('Unpaid balance of bookings that are not cancelled'),
    invoices: z.object({ total: Count, paid: Count, pending: Count, overdue: Count, owed: Cents }),
    averageBooking: Cents.nullable().describe('Mean price of bookings not cancelled that have one'),
    recentPayments: z.array(AdminPayment).describe('The five newest'),
  })
  .meta({ id: 'BillingSummary' })
export type BillingSummary = z.infer<typeof BillingSummary>

export const billingSummary = endpoint({
  method: 'GET',
  path: '/api/admin/billing',
  access: ['admin'],
  summary: 'Revenue, what is owed, invoices and the newest payments, kept as they change',
  response: BillingSummary,
})

export const revenueByCategory = endpoint({
  method: 'GET',
  path: '/api/admin/revenue',
  access: ['admin'],
  summary: 'Payments minus refunds and reversals by the category of the talent, in a span of days',
  query: Span,
  response: z.array(CategoryRevenue),
})

/** What came of a span of days. */
export const Report = z
  .object({
    months: z.array(z.object({ month: z.string().describe('2026-11'), received: Cents, returned: Cents })),
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
  access: ['admin'],
  summary: 'Revenue by month, category, talent and event type, requests confirmed, what is outstanding, top customers',
  query: Span,
  response: Report,
})

/** A service at a price, as the office offers it. */
export const ServicePackage = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string().nullable(),
    category: z.string(),
    basePrice: Cents,
    duration: z.number().int().describe('Hours'),
    features: z.array(z.string()),
    isActive: z.boolean(),
    version: z.number().int().describe('The row version, to be sent back as If-Match'),
    createdAt: Instant,
  })
  .meta({ id: 'ServicePackage' })
export type ServicePackage = z.infer<typeof ServicePackage>

const PackageFields = z.object({
  name: line(200, 'Name is required'),
  description: text(5000)
    .nullish()
    .transform((value) => value || null),
  category: line(60, 'Category is required'),
  basePrice: z.number('Not a price').int('Whole cents').min(0, 'At least $0').max(100_000_000).describe('Cents'),
  duration: z.number('Not a number of hours').int('Whole hours').min(1, '1 to 72 hours').max(72, '1 to 72 hours'),
  features: z.array(line(200, 'Say something or leave it out')).max(30, 'At most 30 features').default([]),
  isActive: z.boolean().default(true),
})

export const listPackages = endpoint({
  method: 'GET',
  path: '/api/admin/service-packages',
  access: ['admin'],
  summary: 'Service packages by category and name, at most 500',
  response: z.array(ServicePackage),
})

export const createPackage = endpoint({
  method: 'POST',
  path: '/api/admin/service-packages',
  access: ['admin'],
  summary: 'Make a service package',
  body: PackageFields,
  response: ServicePackage,
  status: 201,
})

export const updatePackage = endpoint({
  method: 'PUT',
  path: '/api/admin/service-packages/:id',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary: 'Change a service package, or (de)activate it. 409 when If-Match is not the current row version',
  params: ById,
  body: PackageFields,
  response: ServicePackage,
})

export const deletePackage = endpoint({
  method: 'DELETE',
  path: '/api/admin/service-packages/:id',
  access: ['admin'],
  summary: 'Delete a service package',
  params: ById,
  response: z.object({ success: z.literal(true) }),
})

/** What an agent gets of a booking: a percentage, a flat amount a booking, or the agency's usual share. */
export const AgentShare = z
  .object({
    id: Id.describe('Of the agent'),
    name: z.string(),
    category: z.string(),
    percent: z.number().int().nullable(),
    flat: Cents.nullable().describe('Integer cents a booking'),
    usual: z.number().int().nullable().describe("The agency's usual percentage, which holds while both are null"),
  })
  .meta({ id: 'AgentShare' })
export type AgentShare = z.infer<typeof AgentShare>

export const listShares = endpoint({
  method: 'GET',
  path: '/api/admin/agent-shares',
  access: ['admin'],
  summary: 'Agents by name with their share, at most 100 a page with Link to the next',
  query: PageQuery.extend({
    // holds a name of up to 200 characters
    cursor: z.string().max(2000).optional().describe('Where the page before ended, from its Link header'),
    q: text(200).optional().describe('Words of name, specialties, category and bio'),
  }),
  response: z.array(AgentShare),
})

export const setShare = endpoint({
  method: 'PUT',
  path: '/api/admin/agent-shares/:id',
  access: ['admin'],
  summary: "Set an agent's share, with a reason: a percentage, a flat amount a booking, or neither for the usual one",
  params: ById,
  body: z
    .object({
      percent: z.number().int().min(0, '0 to 100 percent').max(100, '0 to 100 percent').nullable(),
      flat: z.number().int().min(0).max(100_000_000).nullable().describe('Cents a booking'),
      reason: text(1000, 'Say why the share changes'),
    })
    .refine(({ percent, flat }) => percent === null || flat === null, {
      path: ['flat'],
      error: 'Either a percentage or a flat amount',
    }),
  response: AgentShare,
})

/** What an agent earned in a month; never what the customer paid (docs/product.md P7.40). */
export const Statement = z
  .object({
    month: z.string().describe('2026-11, Atlanta'),
    total: Cents,
    lines: z
      .array(
        z.object({
          bookingId: Id,
          eventType: z.enum(EVENT_TYPES),
          eventDate: Instant,
          eventDuration: z.number().int().describe('Hours'),
          share: Cents.describe('Below 0 where something was given back after an earlier month had it'),
        }),
      )
      .describe('Completed bookings whose price is paid and verified, by date; at most 500'),
  })
  .meta({ id: 'Statement' })
export type Statement = z.infer<typeof Statement>

export const showStatement = endpoint({
  method: 'GET',
  path: '/api/agent/statement',
  access: ['agent'],
  summary: 'What the own nights of a month earned; the current month when none is named',
  query: z.object({
    month: z
      .string()
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Not a month, like 2026-11')
      .optional(),
  }),
  response: Statement,
})

export const showAgentStatement = endpoint({
  method: 'GET',
  path: '/api/admin/agent-shares/:id/statement',
  access: ['admin'],
  summary: "An agent's statement of a month, as the agent sees it",
  params: ById,
  query: z.object({
    month: z
      .string()
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Not a month, like 2026-11')
      .optional(),
  }),
  response: Statement,
})
