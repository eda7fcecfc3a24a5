import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Raw, Success } from '../text.ts'
import { FeedState } from './calendars.ts'

export const agentEvents = endpoint({
  method: 'GET',
  path: '/api/agent/events',
  access: ['agent'],
  summary: 'What happens to own bookings and own blocked time as it happens (server-sent events, WHATWG HTML §9.2)',
  response: Raw,
  produces: 'text/event-stream; charset=utf-8',
})

export const showCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/agent/calendar-feed',
  access: ['agent'],
  summary: 'Whether there is an own calendar feed, and since when; its address is told once, when it is made',
  response: FeedState,
})

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/agent/calendar-feed',
  access: ['agent'],
  summary: 'Make the address of the own calendar feed anew; the address before stops working',
  response: z.object({ url: z.string() }),
  status: 201,
})

export const removeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/agent/calendar-feed',
  access: ['agent'],
  summary: 'Stop the own calendar feed',
  response: Success,
})
