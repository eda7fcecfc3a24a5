import { type To, useLocation, useNavigate, useSearchParams } from 'react-router'
import { BOOKING_STATUSES, type BookingStatus } from '#shared/model/booking.ts'
import { isDay } from '#shared/model/day.ts'
import type { BookingSearch } from '#web/features/bookings/admin/queries.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'

/** The views of the bookings, as `?view=` names them; the first needs no parameter. */
export const BOOKING_VIEWS = ['board', 'table', 'calendar', 'customers', 'proposals'] as const

/** The query parameter that opens a booking. */
const PARAM = 'booking'
/** With it, the form to open in the booking: 'payment' records one. */
const RECORD = 'record'
/** Travels with a link that opened a booking here: closing then goes back instead of adding a step. */
export const OPENED_HERE = { bookingOpenedHere: true } as const

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'bookingOpenedHere' in state

/** Where the same screen is with a booking open. */
export function bookingAddress(params: URLSearchParams, id: string): To {
  const search = new URLSearchParams(params)
  search.set(PARAM, id)
  return { search: search.toString() }
}

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** What the address searches for. Half a date is none. */
export function readBookingSearch(params: URLSearchParams): BookingSearch {
  const day = (name: string) => {
    const text = params.get(name)
    return isDay(text) ? text : ''
  }
  const person = params.get('person') ?? ''
  return {
    ...{ q: params.get('q')?.trim() ?? '', from: day('from'), to: day('to') },
    ...{ category: params.get('category') ?? '', person: isId(person) ? person : '' },
  }
}
export const isSearching = (search: BookingSearch): boolean => Object.values(search).some((value) => value !== '')

/** The group a phone shows. */
export const readGroup = (params: URLSearchParams): BookingStatus =>
  BOOKING_STATUSES.find((status) => status === params.get('status')) ?? 'pending'

/** The booking the address opens, and how to close it. */
export function useOpenBooking() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const change = useChangeAddress()
  return {
    id: params.get(PARAM),
    close: () => {
      if (wasOpenedHere(state)) void navigate(-1)
      else change({ [PARAM]: '', [RECORD]: '' })
    },
  }
}
