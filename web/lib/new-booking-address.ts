import type { EventAddress } from '#web/lib/event-address.ts'

/** What a link to the New booking form knows already (docs/product.md P6.67). */
export interface NewBookingAddress extends EventAddress {
  /** An agent's id. */
  agent?: string | undefined
  /** A customer's id; name, email and phone then come from the account. */
  customer?: string | undefined
  /** The id of an event of that customer, which the booking joins. */
  joins?: string | undefined
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
}

/** Takes the form's parameters out of an address, for useChangeAddress. */
export const NO_NEW_BOOKING = {
  ...{ new: '', agent: '', date: '', hours: '', place: '', guests: '' },
  ...{ customer: '', joins: '', name: '', email: '', phone: '', event: '', requests: '' },
} satisfies Record<keyof NewBookingAddress | 'new', string>

/** Puts the form's parameters into an address, for useChangeAddress. */
export const writeNewBooking = (prefill: NewBookingAddress = {}) => ({ ...NO_NEW_BOOKING, new: 'booking', ...prefill })

/**
 * All bookings with the New booking form open, filled in. Not in paths.ts: every visitor's first script has those, and this
 * one is the office's.
 */
export function newBookingPath(prefill?: NewBookingAddress): string {
  const set = Object.entries(writeNewBooking(prefill)).filter(([, value]) => value !== undefined && value !== '')
  return `/admin/bookings?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`
}
