import { z } from 'zod'
import { WORK_KINDS } from '../../model/work.ts'
import { BookingWithDetails } from '../bookings/bookings.admin.ts'
import { endpoint } from '../endpoint.ts'
import { Count, Id, Instant } from '../text.ts'

/** A piece of work that waits for the office. */
export const WorkItem = z
  .object({
    kind: z.enum(WORK_KINDS),
    at: Instant.nullable().describe(
      'The event of the booking, since when the visitor, applicant or customer waits, or the last day of the paper; null for counts',
    ),
    booking: BookingWithDetails.nullable().describe('Null for work that is not about one booking'),
    conversation: z.object({ id: Id, name: z.string().nullable() }).nullable(),
    customer: z.object({ id: Id, name: z.string() }).nullable().describe('Who asked for another email or phone'),
    paper: z
      .object({
        id: Id,
        agentId: Id,
        agentName: z.string(),
        name: z.string(),
        expiresOn: z.string().describe('The last day it is good for: 2026-12-31'),
      })
      .nullable()
      .describe('For admins who may open papers'),
    count: Count.nullable().describe('How many reviews, payments and the like; null for one booking or conversation'),
  })
  .meta({ id: 'WorkItem' })

export type WorkItem = z.infer<typeof WorkItem>

export const listWork = endpoint({
  method: 'GET',
  path: '/api/admin/work',
  access: ['admin'],
  summary: 'What waits for the office, the most pressing first, at most 40, and whether there is more',
  response: z.object({ items: z.array(WorkItem), more: z.boolean() }),
})
