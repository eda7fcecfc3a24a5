import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { BOOKING_TEXT_LIMITS, EVENT_TYPES } from '#shared/model/booking.ts'
import { isDay } from '#shared/model/day.ts'
import { isId } from '#web/features/bookings/admin/search-params.ts'
import { readEvent } from '#web/lib/event-address.ts'
import { type NewBookingAddress, NO_NEW_BOOKING, writeNewBooking } from '#web/lib/new-booking-address.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'

/** The time of a day that comes without one. */
const EVENING = '20:00'
/** Travels with the step that opened the form here: closing then goes back instead of adding a step. */
export const NEW_BOOKING_OPENED_HERE = { newBookingOpenedHere: true } as const

export const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'newBookingOpenedHere' in state

/** What an address fills in; undefined when it doesn't open the form. Invalid values are ignored. */
export function readNewBooking(params: URLSearchParams): NewBookingAddress | undefined {
  if (params.get('new') !== 'booking') return undefined
  const id = (name: string) => {
    const text = params.get(name) ?? ''
    return isId(text) ? text : undefined
  }
  const text = (name: string, max: number) => params.get(name)?.trim().slice(0, max) || undefined
  const day = params.get('date')
  const { date, hours, place, guests } = readEvent(params)
  return {
    agent: id('agent'),
    date: isDay(day) ? `${day}T${EVENING}` : date,
    hours,
    place,
    guests,
    customer: id('customer'),
    joins: id('joins'),
    name: text('name', BOOKING_TEXT_LIMITS.name),
    email: text('email', BOOKING_TEXT_LIMITS.email),
    phone: text('phone', BOOKING_TEXT_LIMITS.phone),
    event: EVENT_TYPES.find((type) => type === params.get('event')),
    requests: text('requests', BOOKING_TEXT_LIMITS.specialRequests),
  }
}

/** What the address fills into the New booking form, and how to open and close it. */
export function useNewBooking() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const change = useChangeAddress()
  return {
    /** Undefined while the form is closed. */
    prefill: readNewBooking(params),
    open: (prefill?: NewBookingAddress) =>
      change(writeNewBooking(prefill), { replace: false, state: NEW_BOOKING_OPENED_HERE }),
    close: () => {
      if (wasOpenedHere(state)) void navigate(-1)
      else change(NO_NEW_BOOKING)
    },
    /** Shows the booking made, in the place of the form. */
    showEntered: (id: string) => change({ ...NO_NEW_BOOKING, booking: id }),
  }
}
