import { type To, useLocation, useNavigate, useSearchParams } from 'react-router'
import { BOOKING_STATUSES, type BookingStatus } from '#shared/model/booking.ts'
import { isDay } from '#shared/model/day.ts'
import type { BookingSearch } from '#web/features/bookings/admin/queries.ts'
import { changeParams, type ParamChanges, useChangeAddress } from '#web/lib/use-change-address.ts'

/** The views of the bookings, as `?view=` names them; the first needs no parameter. */
export const BOOKING_VIEWS = ['board', 'table', 'calendar', 'customers', 'proposals'] as const

/** The query parameter that opens a booking. */
const PARAM = 'booking'
/** With it, the form to open in the booking: 'payment' records one. */
const RECORD = 'record'
/** The query parameter that opens an event; `event` is a kind of event in the address of the New booking form. */
const EVENT_PARAM = 'eventId'
/** With it, the dialog that sends a proposal is open. */
const PROPOSE = 'propose'
/** Travels with a link that opened a booking here: closing then goes back instead of adding a step. */
export const OPENED_HERE = { bookingOpenedHere: true } as const

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'bookingOpenedHere' in state

/** Where the same screen is with a booking open. */
export const bookingAddress = (params: URLSearchParams, id: string): To => openAddress(params, PARAM, id)
/** Where the same screen is with an event open. */
export const eventAddress = (params: URLSearchParams, id: string): To => openAddress(params, EVENT_PARAM, id)

/** One of them is open at a time. */
function openAddress(params: URLSearchParams, name: string, id: string): To {
  const search = changeParams(params, { [PARAM]: '', [RECORD]: '', [EVENT_PARAM]: '', [PROPOSE]: '', [name]: id })
  return { search: search.toString() }
}

/** Whether a text can be the id of something. */
export const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

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
export const useOpenBooking = () => useOpened(PARAM, RECORD)

/** The event the address opens, and how to close it; a booking in the address lies over it. */
export function useOpenEvent() {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const { id, close } = useOpened(EVENT_PARAM, PROPOSE)
  return {
    id: params.has(PARAM) ? null : id,
    close,
    /** The dialog that sends a proposal is open. */
    proposes: params.has(PROPOSE),
    /** Opens an event in the place of another part of the address, with that dialog. */
    propose: (eventId: string, gone: ParamChanges = {}) =>
      change({ ...gone, [PARAM]: '', [RECORD]: '', [EVENT_PARAM]: eventId, [PROPOSE]: 'yes' }),
    /** Closes the dialog alone. */
    endPropose: () => change({ [PROPOSE]: '' }),
  }
}

function useOpened(name: string, also: string) {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const change = useChangeAddress()
  return {
    id: params.get(name) || null,
    close: () => {
      if (wasOpenedHere(state)) void navigate(-1)
      else change({ [name]: '', [also]: '' })
    },
  }
}
