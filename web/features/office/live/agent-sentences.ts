import type { Sentences } from './admin-sentences.ts'
import { listBookingStates } from './booking-states.ts'
import type { EventWords } from './event-words.ts'

const booking = ({ name, on }: EventWords) => `Your booking from ${name}${on}`
const fresh = {
  one: ({ name }: EventWords) => `You have a new booking from ${name}`,
  many: (count: string) => `You have ${count} new bookings`,
}
const from = (day: string) => day && ` from ${day}`

/** Sentences of live events for an agent, about their own bookings and blocked times. */
export const AGENT_SENTENCES: Sentences = {
  'booking:requested': fresh,
  'booking:entered': fresh,
  'booking:replaced': fresh,
  ...listBookingStates(booking),
  'blocked:added': {
    one: ({ day }) => `The office blocked your time${from(day)}`,
    many: (count) => `The office blocked your time ${count} times`,
  },
  'blocked:removed': {
    one: ({ day }) => `The office unblocked your time${from(day)}`,
    many: (count) => `The office unblocked your time ${count} times`,
  },
}
