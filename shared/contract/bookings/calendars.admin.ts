import { z } from 'zod'
import { BOOKING_STATUSES, EVENT_TYPES } from '../../model/booking.ts'
import { endpoint } from '../endpoint.ts'
import { BookingNumber, EventDate, Id, Instant, Success } from '../text.ts'
import { FeedState } from './calendars.ts'

export const agencyCalendar = endpoint({
  method: 'GET',
  path: '/api/admin/calendar',
  access: ['admin'],
  summary: 'Bookings and blocked time of a span of at most 62 days, by start; the first 2,000',
  query: z.object({ from: EventDate, to: EventDate, agentId: Id.optional() }),
  response: z.array(
    z.object({
      bookingId: Id.nullable().describe('Null for blocked time'),
      bookingNumber: BookingNumber.nullable(),
      agentId: Id,
      agentName: z.string(),
      customerName: z.string().nullable(),
      eventType: z.enum(EVENT_TYPES).nullable(),
      status: z.enum([...BOOKING_STATUSES, 'blocked']),
      from: Instant,
      to: Instant,
    }),
  ),
})

export const showAgencyFeed = endpoint({
  method: 'GET',
  path: '/api/admin/calendar-feed',
  access: ['owner'],
  summary:
    "When the agency's calendar feed was made; null when there is none. Only the call that makes it returns its address",
  response: FeedState,
})

export const createAgencyFeed = endpoint({
  method: 'POST',
  path: '/api/admin/calendar-feed',
  access: ['owner'],
  reauth: true,
  summary: "Make the address of the agency's calendar feed anew; the address before stops working",
  response: z.object({ url: z.string() }),
  status: 201,
})

export const removeAgencyFeed = endpoint({
  method: 'DELETE',
  path: '/api/admin/calendar-feed',
  access: ['owner'],
  summary: "Stop the agency's calendar feed",
  response: Success,
})
