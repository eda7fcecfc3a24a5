import { z } from 'zod'
import { MOST_PERFORMERS } from '../../../model/event.ts'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../text.ts'
import { BookingRequest, RequestedBooking } from '../bookings.ts'

const OF_A_PERFORMER = { agentId: true, packageId: true, eventDate: true, duration: true, eventDuration: true } as const

/** One performer of a requested event, with start, hours and package of their own. */
export const RequestedPerformer = BookingRequest.pick(OF_A_PERFORMER)

/** What the booking form sends for several performers: what they share, and each of them. */
export const EventRequest = BookingRequest.omit(OF_A_PERFORMER).extend({
  performers: z
    .array(RequestedPerformer, 'Please select an agent')
    .min(1, 'Please select an agent')
    .max(MOST_PERFORMERS, `At most ${MOST_PERFORMERS} performers for one event`),
})

export type EventRequest = z.output<typeof EventRequest>

/** An event with the bookings just requested for it, in the order of the request. */
export const RequestedEvent = z
  .object({ eventId: Id, bookings: z.array(RequestedBooking) })
  .meta({ id: 'RequestedEvent' })

export const requestEvent = endpoint({
  method: 'POST',
  path: '/api/events',
  takes: ['idempotency-key'],
  refuses: [404, 409, 422],
  access: 'public',
  summary: `Request up to ${MOST_PERFORMERS} performers for one event: a booking for each, all of them or none. With an Idempotency-Key a repeat within 24 hours answers the ids and states of the first`,
  body: EventRequest,
  response: RequestedEvent,
  status: 201,
})
