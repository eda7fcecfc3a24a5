import type { Expectation, ExpectedEvent, Language, Topic } from './expectation.ts'

const NO = /\b(?:no|not|can.?t|cannot|don.?t|doesn.?t|won.?t|never|unable|isn.?t|aren.?t)\b/i
/** Says that someone cannot be had then, or at all. */
export const UNAVAILABLE = /isn.t|not|taken|booked|busy|unavailable|takes no|no bookings/i
const PROMISED = /\b(?:i.ve|i have|is now|has been|it.s) (?:changed|moved|cancell?ed|refunded|booked|confirmed)\b/i

/** Expectations that many messages share. More can be added to each. */
export const greeted: Expectation = { as: ['greeting'], nobody: true }
export const thanked: Expectation = { as: ['thanks'], nobody: true }
/** A yes, a no or a new start without anything before it. */
export const nothingYet: Expectation = {
  as: ['other', 'greeting', 'thanks', 'services', 'booking'],
  nobody: true,
}
export const identified: Expectation = {
  as: ['other', 'greeting', 'person'],
  nobody: true,
  says: /assistant|not a (?:person|human)|automat/i,
}
export const handedOver: Expectation = { as: ['person'], nobody: true, says: /\(\d{3}\) ?\d{3}|person|someone|office/i }
export const declined: Expectation = { as: ['decline'], nobody: true, says: NO }
export const applied: Expectation = { as: ['apply'], nobody: true }
export const complained: Expectation = {
  as: ['complaint'],
  nobody: true,
  says: /sorry|apolog|regret|lament|siento|disculp/i,
  saysNot: PROMISED,
  waiting: true,
}
export const emergency: Expectation = { as: ['emergency'], nobody: true, says: /911/, waiting: true }
/** An injection, or a question about other people's data. */
export const refused: Expectation = { as: ['other', 'policies', 'person', 'decline', 'pricing'], nobody: true }
export const offTopic: Expectation = { as: ['other'], nobody: true }
/** Nothing to understand: no guess and no name. */
export const unclear: Expectation = { as: ['other', 'greeting', 'services'], nobody: true }
export const account: Expectation = {
  as: ['booking', 'policies', 'other', 'person'],
  nobody: true,
  says: /log ?in|sign|email|account/i,
}
export const changeBooking: Expectation = {
  as: ['booking', 'policies', 'person'],
  nobody: true,
  says: /@|call|log ?in|office/i,
  saysNot: PROMISED,
}
export const howToBook: Expectation = { as: ['booking', 'policies'], nobody: true, says: /book now|form|request/i }
export const severalPerformers: Expectation = {
  as: ['booking', 'policies'],
  says: /each|separate|one (?:booking|request|form|person)|both|another|several|more than one/i,
}
export const noDiscount: Expectation = {
  as: ['pricing', 'policies', 'other'],
  says: /rate|discount|price|package|office/i,
  saysNot: /\d+ ?% off|i can (?:give|offer)|you(?:.ll)? get a discount/i,
}

/** An answer from the policies. */
export const policy = (...topics: readonly Topic[]): Expectation => ({
  as: ['policies', 'pricing', 'booking', 'agent', 'services', 'person', 'other'],
  nobody: true,
  policy: topics,
})
/** People of these categories. */
export const found = (...categories: readonly string[]): Expectation => ({
  as: ['services', 'availability', 'pricing'],
  only: categories,
})
/** Free people of these categories. */
export const free = (event: ExpectedEvent, ...categories: readonly string[]): Expectation => ({
  as: ['availability'],
  only: categories,
  event,
})
/** Sums, such as 'dj1*5'. */
export const priced = (...price: readonly string[]): Expectation => ({ as: ['pricing'], price })
/** The booking form of these people. */
export const booked = (event: ExpectedEvent, ...who: readonly string[]): Expectation => ({
  as: ['booking'],
  who,
  event,
})
/** What is known of a person. */
export const described = (...has: readonly string[]): Expectation => ({ as: ['agent', 'services', 'pricing'], has })
/** The packages by name. */
export const packaged: Expectation = { as: ['pricing', 'services'], names: 'a package' }
/** A sentence in the visitor's language. */
export const spoken = (language: Language, more: Expectation = {}): Expectation => ({ language, ...more })
