import type { Sentences } from './admin-sentences.ts'
import { listBookingStates } from './booking-states.ts'
import type { EventWords } from './event-words.ts'

/** The name is the agent's. */
const booking = ({ subject, on }: EventWords) => `Your booking${subject && ` with ${subject}`}${on}`

/** Sentences of live events for a customer, about their own bookings and payments (docs/product.md P4.25). */
export const CUSTOMER_SENTENCES: Sentences = {
  'booking:entered': {
    one: ({ subject, for: forDay }) => `We added your booking${subject && ` with ${subject}`}${forDay}`,
    many: (count) => `We added ${count} bookings for you`,
  },
  ...listBookingStates(booking),
  'booking:offered': {
    one: ({ for: forDay }) => `We have new talent for you to choose from${forDay}`,
    many: (count) => `We have new talent for ${count} of your bookings`,
  },
  'booking:replaced': {
    one: ({ subject, for: forDay }) => `${subject || 'Your new talent'} is confirmed${forDay}`,
    many: (count) => `${count} of your bookings are confirmed with new talent`,
  },
  'booking:priced': {
    one: (words) => `${booking(words)} has a new price`,
    many: (count) => `${count} of your bookings have a new price`,
  },
  'booking:invoice-sent': {
    one: ({ for: forDay }) => `We emailed you an invoice${forDay}`,
    many: (count) => `We emailed you ${count} invoices`,
  },
  'payment:charged': {
    one: ({ for: forDay }) => `Your card payment${forDay} has arrived`,
    many: (count) => `${count} card payments have arrived`,
  },
  'payment:recorded': {
    one: ({ for: forDay }) => `We recorded your payment${forDay}`,
    many: (count) => `We recorded ${count} of your payments`,
  },
  'payment:verified': {
    one: ({ for: forDay }) => `Your payment${forDay} is verified`,
    many: (count) => `${count} of your payments are verified`,
  },
  'payment:refunded': {
    one: ({ for: forDay }) => `We refunded you${forDay}`,
    many: (count) => `We made ${count} refunds to you`,
  },
}
