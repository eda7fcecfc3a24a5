import { z } from 'zod'
import { LIVE_ACTIONS, LIVE_EVENT_KINDS } from '../../model/live.ts'
import { ROLES } from '../../model/role.ts'
import { endpoint } from '../endpoint.ts'
import { Count, Id, Instant, Raw } from '../text.ts'

/** What the office sees first. */
export const Summary = z
  .object({
    agents: z.object({ total: Count, active: Count, withoutRate: Count }),
    bookings: z.object({ total: Count, pending: Count, confirmed: Count, completed: Count, cancelled: Count }),
    testimonials: z.object({ total: Count, pending: Count, approved: Count }),
    averageRating: z.number().describe('Mean of all approved reviews, out of 5; 5 when there is none'),
    waiting: z.object({
      bookings: Count,
      payments: Count,
      testimonials: Count,
      chats: Count,
      disputes: Count,
      contactWishes: Count.describe('Customers who asked for another email or phone'),
      applications: Count.describe('Open applications from the chat'),
    }),
    revenueByCategory: z
      .array(z.object({ category: z.string(), displayName: z.string(), cents: Count }))
      .optional()
      .describe('Absent for bookers'),
  })
  .meta({ id: 'Summary' })

export type Summary = z.infer<typeof Summary>

export const summary = endpoint({
  method: 'GET',
  path: '/api/admin/summary',
  access: ['admin'],
  summary: 'Counts and sums of the whole agency, updated with each change',
  response: Summary,
  byRole: { booker: Summary.omit({ revenueByCategory: true }) },
})

/** An event: the action, the record it concerns and the actor. A client ignores actions and kinds it doesn't know. */
export const LiveEvent = z
  .object({
    kind: z.enum(LIVE_EVENT_KINDS),
    id: Id.describe(
      'Of the booking, for payments too; of the agent for blocked time; of the customer; of a user or an invitation for the team',
    ),
    at: Instant,
    action: z.enum(LIVE_ACTIONS).nullable().describe('Null when only something changed is known'),
    subject: z
      .object({ name: z.string().nullable(), date: Instant.nullable() })
      .nullable()
      .describe(
        "Enough for a sentence: the customer's or visitor's name, or the agent's for blocked time and to a customer; the event's date",
      ),
    actor: z
      .object({ role: z.enum(ROLES), name: z.string().nullable(), self: z.boolean() })
      .nullable()
      .describe(
        'Who did it; null for a stranger and the product itself. self: true when the reader did it, in any window',
      ),
  })
  .meta({ id: 'LiveEvent' })

export type LiveEvent = z.infer<typeof LiveEvent>

export const liveEvents = endpoint({
  method: 'GET',
  path: '/api/admin/events',
  access: ['admin'],
  summary: 'Live events of the whole agency (server-sent events, WHATWG HTML §9.2)',
  response: Raw,
  produces: 'text/event-stream; charset=utf-8',
})
