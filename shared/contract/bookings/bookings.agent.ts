import { z } from 'zod'
import { Password } from '../accounts/sessions.ts'
import { AgentChanges } from '../catalog/agents.admin.ts'
import { Agent, Poster } from '../catalog/agents.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { Id, Instant, line, Raw, text } from '../text.ts'
import { AgentBooking } from './bookings.admin.ts'

const ById = z.object({ id: Id })
const Success = z.object({ success: z.literal(true) }).meta({ id: 'Success' })
const Code = z.string('Invite code is required').trim().min(1, 'Invite code is required').max(40, 'Invalid invite code')

export const validateInvite = endpoint({
  method: 'POST',
  path: '/api/agent/validate-invite',
  access: 'public',
  summary: 'Whether an invite code can still be used, and for whom it is',
  body: z.object({ code: Code }),
  response: z.object({ email: z.string(), category: z.string() }),
})

export const registerAgent = endpoint({
  method: 'POST',
  path: '/api/agent/register',
  refuses: [409],
  access: 'public',
  summary: 'Join with an invite code, which this spends; e-mail and category are those of the invite. Signs in',
  body: z.object({
    code: Code,
    username: line(200, 'Username is required'),
    password: Password('Password is required'),
    // e-mail, category, rate and the rest of what a client may send here are dropped
    agentData: z.object({
      name: line(200, 'Full name is required'),
      bio: text(5000)
        .nullish()
        .transform((value) => value || null),
      experience: text(5000)
        .nullish()
        .transform((value) => value || null),
    }),
  }),
  response: z.object({ success: z.literal(true), agent: z.object({ name: z.string() }) }),
  status: 201,
})

/** The own profile, as its agent reads it. */
export const AgentProfile = Agent.extend({
  version: z.number().int().describe('The row version, to be sent back as If-Match'),
  photo: z.string().nullable().describe('The own picture alone; image is the poster without one'),
  poster: Poster.nullable().describe('The poster chosen; null when nobody chose one'),
}).meta({ id: 'AgentProfile' })
export type AgentProfile = z.infer<typeof AgentProfile>

export const showProfile = endpoint({
  method: 'GET',
  path: '/api/agent/profile',
  access: ['agent'],
  summary: 'The own profile',
  response: AgentProfile,
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/agent/profile',
  takes: ['if-match'],
  refuses: [409],
  access: ['agent'],
  summary: "Change the own profile; rate, category and rating are not the agent's to change and are dropped",
  body: AgentChanges.pick({
    name: true,
    bio: true,
    experience: true,
    image: true,
    availability: true,
    socialMedia: true,
    poster: true,
  }),
  response: AgentProfile,
})

export const listAgentBookings = endpoint({
  method: 'GET',
  path: '/api/agent/bookings',
  total: true,
  access: ['agent'],
  summary:
    'Own bookings by date, at most 100 a page with Link to the next and X-Total-Count: active ones with the next first, past ones and all with the latest first',
  query: PageQuery.extend({ group: z.enum(['active', 'past']).optional() }),
  response: z.array(AgentBooking),
})

export const answerBooking = endpoint({
  method: 'POST',
  path: '/api/agent/bookings/:id/answer',
  refuses: [409],
  access: ['agent'],
  summary: "Say whether the agent takes a pending booking; the status stays the office's",
  params: ById,
  body: z
    .object({
      answer: z.enum(['accepted', 'declined'], 'Accept or decline'),
      reason: text(1000)
        .nullish()
        .transform((value) => value || null),
    })
    .refine(({ answer, reason }) => answer === 'accepted' || reason !== null, {
      path: ['reason'],
      message: 'Say why, so that the office can help',
    }),
  response: AgentBooking,
})

export const arriveAtBooking = endpoint({
  method: 'POST',
  path: '/api/agent/bookings/:id/arrived',
  refuses: [409],
  access: ['agent'],
  summary: 'Note that the agent has arrived at a confirmed booking of today',
  params: ById,
  response: AgentBooking,
})

export const finishBooking = endpoint({
  method: 'POST',
  path: '/api/agent/bookings/:id/finished',
  refuses: [409],
  access: ['agent'],
  summary: 'Note that the agent has finished a confirmed booking of today',
  params: ById,
  response: AgentBooking,
})

export const agentEvents = endpoint({
  method: 'GET',
  path: '/api/agent/events',
  access: ['agent'],
  summary: 'What happens to own bookings and own blocked time as it happens (server-sent events, WHATWG HTML §9.2)',
  response: Raw,
  produces: 'text/event-stream; charset=utf-8',
})

/** Whether a calendar feed can be read, and since when its address is what it is. */
const FeedState = z
  .object({ since: Instant.nullable().describe('When the address was made; null while there is none') })
  .meta({ id: 'FeedState' })

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

export const showAgencyFeed = endpoint({
  method: 'GET',
  path: '/api/admin/calendar-feed',
  access: ['admin'],
  summary: 'Whether there is a calendar feed of the agency, and since when; its address is told once, when it is made',
  response: FeedState,
})

export const createAgencyFeed = endpoint({
  method: 'POST',
  path: '/api/admin/calendar-feed',
  access: ['admin'],
  summary: "Make the address of the agency's calendar feed anew; the address before stops working",
  response: z.object({ url: z.string() }),
  status: 201,
})

export const removeAgencyFeed = endpoint({
  method: 'DELETE',
  path: '/api/admin/calendar-feed',
  access: ['admin'],
  summary: "Stop the agency's calendar feed",
  response: Success,
})
