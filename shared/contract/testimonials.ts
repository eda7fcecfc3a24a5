import { z } from 'zod'
import { PLAIN_LIST_LIMIT } from '../model/agent.ts'
import { EVENT_TYPES } from '../model/booking.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './text.ts'

/** An approved testimonial as everyone may read one. */
export const Testimonial = z
  .object({
    id: Id,
    bookingId: Id.nullable(),
    customerName: z.string(),
    customerImage: z.string().nullable(),
    rating: z.number().int().min(1).max(5),
    content: z.string(),
    eventType: z.enum(EVENT_TYPES).nullable(),
    isApproved: z.boolean(),
    createdAt: Instant,
  })
  .meta({ id: 'Testimonial' })
export type Testimonial = z.infer<typeof Testimonial>

export const listApproved = endpoint({
  method: 'GET',
  path: '/api/testimonials/approved',
  access: 'public',
  summary: 'Approved testimonials, newest first, up to 500; beyond that the first 500 with Link and X-Total-Count',
  query: z.object({
    cursor: z.string().max(200).optional().describe('Where the page before ended, from its Link header'),
    limit: z.coerce.number().int().min(1).max(PLAIN_LIST_LIMIT).optional(),
  }),
  response: z.array(Testimonial),
})
