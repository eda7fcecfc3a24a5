import type { Sentences } from './admin-sentences.ts'
import type { EventWords } from './event-words.ts'

/**
 * Sentences of the states of own bookings, for whom they belong to.
 * @param booking names one booking
 */
export const listBookingStates = (booking: (words: EventWords) => string) =>
  ({
    'booking:confirmed': {
      one: (words) => `${booking(words)} is confirmed`,
      many: (count) => `${count} of your bookings are confirmed`,
    },
    'booking:completed': {
      one: (words) => `${booking(words)} is completed`,
      many: (count) => `${count} of your bookings are completed`,
    },
    'booking:cancelled': {
      one: (words) => `${booking(words)} is canceled`,
      many: (count) => `${count} of your bookings are canceled`,
    },
    'booking:reopened': {
      one: (words) => `${booking(words)} is pending again`,
      many: (count) => `${count} of your bookings are pending again`,
    },
    'booking:changed': {
      one: (words) => `${booking(words)} has changed`,
      many: (count) => `${count} of your bookings have changed`,
    },
  }) satisfies Sentences
