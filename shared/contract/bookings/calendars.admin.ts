import { z } from 'zod'
import { BOOKING_STATUSES, EVENT_TYPES } from '../../model/booking.ts'
import { MAX_GRID_DAYS } from '../../model/calendar-grid.ts'
import { isDay } from '../../model/day.ts'
import { WeeklyHours } from '../availability/availability.ts'
import { CategoryName } from '../catalog/agents.admin.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { BookingNumber, EventDate, exactText, Id, Instant, Success } from '../text.ts'
import { FeedState } from './calendars.ts'

/** What takes time in the office's calendars: a booking, or blocked time without one. */
const CalendarTime = z.object({
  bookingId: Id.nullable().describe('Null for blocked time'),
  bookingNumber: BookingNumber.nullable(),
  customerName: z.string().nullable(),
  eventType: z.enum(EVENT_TYPES).nullable(),
  eventLocation: z.string().nullable().describe('Null when none was named'),
  status: z.enum([...BOOKING_STATUSES, 'blocked']),
  from: Instant,
  to: Instant,
})

export const agencyCalendar = endpoint({
  method: 'GET',
  path: '/api/admin/calendar',
  mayLag: true,
  access: ['admin'],
  summary: 'Bookings and blocked time of a span of at most 62 days, by start; the first 2,000',
  query: z.object({
    from: EventDate,
    to: EventDate,
    agentId: Id.optional(),
    category: CategoryName.optional(),
  }),
  response: z.array(CalendarTime.extend({ agentId: Id, agentName: z.string() })),
})

/** A person's row in the grid of people and days (docs/product.md P6.160). */
export const CalendarPerson = z
  .object({
    id: Id,
    name: z.string(),
    category: z.string(),
    categoryName: z.string().describe('As it is shown'),
    availability: z.boolean().describe('False for a person who takes no requests'),
    weeklyHours: WeeklyHours.describe('Empty for any time'),
    entries: z.array(CalendarTime).describe('What lies within the days, by start; the first 100'),
    more: z.boolean().describe('More lies within the days than is listed'),
  })
  .meta({ id: 'CalendarPerson' })
export type CalendarPerson = z.infer<typeof CalendarPerson>

export const listCalendarPeople = endpoint({
  method: 'GET',
  path: '/api/admin/calendar/people',
  mayLag: true,
  total: true,
  access: ['admin'],
  summary:
    'The roster with bookings and blocked time of at most 14 days, by the order of categories, then by name; at most 60 a page with Link to the next and X-Total-Count',
  query: PageQuery.extend({
    // holds a name of up to 200 characters
    cursor: z.string().max(2000).optional().describe('Where the page before ended, from its Link header'),
    from: z.string('Choose a day').refine(isDay, 'Choose a day').describe('The first day in Atlanta'),
    days: z.coerce.number('Not a number of days').int().min(1).max(MAX_GRID_DAYS).default(7),
    category: CategoryName.optional(),
    agentId: Id.optional(),
  }),
  response: z.array(CalendarPerson),
})

export const suggestAgents = endpoint({
  method: 'GET',
  path: '/api/admin/agents/suggest',
  mayLag: true,
  access: ['admin'],
  summary:
    'At most 20 people of the roster by words of the name, those whose name begins with the text first, then by name; `id` finds one',
  query: z.object({
    q: exactText(200).optional().describe('Words of the name'),
    category: CategoryName.optional(),
    id: Id.optional(),
  }),
  response: z.array(z.object({ id: Id, name: z.string(), category: z.string() })),
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
