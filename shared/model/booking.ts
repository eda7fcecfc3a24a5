/** Every status a booking can have (docs/product.md §3). */
export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Whether the money of a booking has arrived. */
export const BOOKING_PAYMENT_STATUSES = ['pending', 'paid', 'refunded'] as const
export type BookingPaymentStatus = (typeof BOOKING_PAYMENT_STATUSES)[number]

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

/** Hours a booking may last. */
export const MIN_HOURS = 1
export const MAX_HOURS = 72
export const DEFAULT_HOURS = 1

/** The longest texts a booking request may carry, in characters. */
export const BOOKING_TEXT_LIMITS = { name: 200, email: 254, phone: 40, location: 200, specialRequests: 5000 } as const
