import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant, Raw } from '../text.ts'

/** Whether a calendar feed can be read, since when its address is what it is, and when it was last read. */
export const FeedState = z
  .object({
    since: Instant.nullable().describe('When the address was made; null while there is none'),
    lastRead: Instant.nullable().describe('When a calendar last read it, to five minutes; null before the first time'),
  })
  .meta({ id: 'FeedState' })

export const calendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/:token.ics',
  etag: true,
  access: 'public',
  summary: 'Bookings of an agent, or of the agency, as a calendar (RFC 5545); the token is the key',
  params: z.object({ token: z.string().max(200) }),
  response: Raw,
  produces: 'text/calendar; charset=utf-8',
})
