import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Raw, Success } from '../text.ts'
import { FeedState } from './calendars.ts'

export const agentEvents = endpoint({
  method: 'GET',
  path: '/api/agent/events',
  access: ['agent'],
  summary: 'Live changes of own bookings and own blocked time (server-sent events, WHATWG HTML §9.2)',
  response: Raw,
  produces: 'text/event-stream; charset=utf-8',
})

export const showCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/agent/calendar-feed',
  access: ['agent'],
  summary:
    "When the agent's calendar feed was made; null when there is none. Only the call that makes it returns its address",
  response: FeedState,
})

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/agent/calendar-feed',
  access: ['agent'],
  summary: "Make a new address for the agent's calendar feed; the old address stops working",
  response: z.object({ url: z.string() }),
  status: 201,
})

export const removeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/agent/calendar-feed',
  access: ['agent'],
  summary: "Stop the agent's calendar feed",
  response: Success,
})
