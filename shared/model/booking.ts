/** A booking's number as people read and say it: 1042 becomes 'B-1042' (docs/product.md P3.36). */
export const formatBookingNumber = (number: number): string => `B-${number}`

/** 'B-1042', 'b1042', '1042'; a shorter one is a number of something else. */
const BOOKING_NUMBER = /^(?:b-?)?(\d{4,9})$/i

/** The booking number in a word as typed, such as 'B-1042', 'b1042' or '1042'; undefined when it is none. */
export function parseBookingNumber(word: string): number | undefined {
  const [, digits] = BOOKING_NUMBER.exec(word.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Every status a booking can have (docs/product.md §3). */
export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Whether a booking can still be changed: it is neither completed nor canceled. @param status may be one a newer server knows */
export const isOpen = ({ status }: { status: string }): boolean => status === 'pending' || status === 'confirmed'

export const BOOKING_STATUS_LABELS: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/**
 * What an admin may make of a booking in each state, by select, route and test (docs/product.md P3.9): any of the four
 * from any. Setting what is already so changes nothing.
 */
export const BOOKING_TRANSITIONS: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['pending', 'confirmed', 'completed', 'cancelled'],
  confirmed: ['pending', 'confirmed', 'completed', 'cancelled'],
  completed: ['pending', 'confirmed', 'completed', 'cancelled'],
  cancelled: ['pending', 'confirmed', 'completed', 'cancelled'],
}

/** Completed and cancelled bookings are past, the others active (docs/product.md P3.9). */
export const BOOKING_GROUPS = {
  active: ['pending', 'confirmed'],
  past: ['completed', 'cancelled'],
} as const satisfies Record<string, readonly BookingStatus[]>
export type BookingGroup = keyof typeof BOOKING_GROUPS

/** Whether the money of a booking has arrived. */
export const BOOKING_PAYMENT_STATUSES = ['pending', 'paid', 'refunded'] as const
export type BookingPaymentStatus = (typeof BOOKING_PAYMENT_STATUSES)[number]

export const BOOKING_PAYMENT_STATUS_LABELS: Record<BookingPaymentStatus, string> = {
  pending: 'Pending Payment',
  paid: 'Paid',
  refunded: 'Refunded',
}

/** What kinds of nights are booked. */
export const EVENT_TYPES = [
  'corporate',
  'private_party',
  'wedding',
  'birthday',
  'bachelor_party',
  'bachelorette_party',
  'other',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

export const EVENT_TYPE_LABELS: Record<EventType, string> = {
  corporate: 'Corporate event',
  private_party: 'Private party',
  wedding: 'Wedding',
  birthday: 'Birthday',
  bachelor_party: 'Bachelor party',
  bachelorette_party: 'Bachelorette party',
  other: 'Other',
}

/** The event as a sentence names it after 'your': 'wedding', and 'event' for one of no listed type. */
export const nameEvent = (type: EventType): string =>
  type === 'other' ? 'event' : EVENT_TYPE_LABELS[type].toLowerCase()

/** Hours a booking may last. */
export const MIN_HOURS = 1
export const MAX_HOURS = 72
export const DEFAULT_HOURS = 1

/** The longest texts a booking request may carry, in characters. */
export const BOOKING_TEXT_LIMITS = { name: 200, email: 254, phone: 40, location: 200, specialRequests: 5000 } as const
