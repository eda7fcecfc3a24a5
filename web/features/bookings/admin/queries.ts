import { queryOptions } from '@tanstack/react-query'
import type { BookingStatus } from '#shared/model/booking.ts'
import { addDays } from '#shared/model/day.ts'
import { shareRows } from '#web/features/bookings/admin/board/share-rows.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { call, callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

const ADMIN_KEY = [...BOOKINGS_KEY, 'admin'] as const
/** The pages of the table. */
export const TABLE_KEY = [...ADMIN_KEY, 'table'] as const
/** The grid of people and days. */
export const PEOPLE_KEY = [...ADMIN_KEY, 'people'] as const
/** Every list of bookings the office has read; the conditions follow. */
export const LISTS_KEY = [...ADMIN_KEY, 'list'] as const

/** What a list is searched by; empty texts are no conditions. */
export interface BookingSearch {
  /** Words of customer or agent, or a day. */
  q: string
  /** The first and the last day of the events: 2026-12-04. */
  from: string
  to: string
  /** A category's name. */
  category: string
  /** An agent's id. */
  person: string
}
export const NO_SEARCH: BookingSearch = { q: '', from: '', to: '', category: '', person: '' }

// others work here too: coming back looks again
const FRESH = { structuralSharing: shareRows, staleTime: 0 }

/** A column of the board, in its order; events from a day on, if one is given. */
export const columnQuery = (status: BookingStatus, from: string) => ({
  ...pagesQuery([...LISTS_KEY, status, from], (cursor, signal) =>
    callWithHeaders('GET /api/admin/bookings-board', { query: { status, from: from || undefined, cursor }, signal }),
  ),
  ...FRESH,
})

/** Bookings that a search finds across all statuses, newest first. */
export const adminListQuery = ({ q, from, to, category, person }: BookingSearch) => ({
  ...pagesQuery([...LISTS_KEY, '', q, from, to, category, person], (cursor, signal) =>
    callWithHeaders('GET /api/admin/bookings-with-details', {
      query: {
        q: q || undefined,
        category: category || undefined,
        agentId: person || undefined,
        from: from || undefined,
        // the server's end is the first moment that is no longer meant
        to: to ? addDays(to, 1) : undefined,
        cursor,
      },
      signal,
    }),
  ),
  ...FRESH,
})

/** Everything about one booking. */
export const bookingDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'details', id],
    queryFn: ({ signal }) => call('GET /api/admin/bookings/:id', { params: { id }, signal }),
    staleTime: 0,
  })

/** Everything about one event. */
export const eventDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'event', id],
    queryFn: ({ signal }) => call('GET /api/admin/event-details/:id', { params: { id }, signal }),
    staleTime: 0,
  })

/** The agency's calendar, from the start of one day to the start of another, in Atlanta; narrowed by category and person. */
export const calendarQuery = (
  from: string,
  to: string,
  { category, person }: Pick<BookingSearch, 'category' | 'person'> = NO_SEARCH,
) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'calendar', from, to, category, person],
    queryFn: ({ signal }) =>
      call('GET /api/admin/calendar', {
        query: { from, to, category: category || undefined, agentId: person || undefined },
        signal,
      }),
    staleTime: 0,
  })

/** Whether an agent gets an email about a new booking. */
export const newBookingEmailsQuery = (agentId: string, status: 'pending' | 'confirmed') =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'new-booking-emails', agentId, status],
    queryFn: ({ signal }) => call('GET /api/admin/new-booking-emails', { query: { agentId, status }, signal }),
    staleTime: 0,
  })
