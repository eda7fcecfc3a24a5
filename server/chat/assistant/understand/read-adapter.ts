import type { Temporal } from 'temporal-polyfill'
import type { Lexicon } from '#server/catalog/words/lexicon.ts'
import type { AgencyTopic } from '../../knowledge/built-in-entries.ts'
import type { Intent } from './intents.ts'
import type { Reading } from './reading.ts'
import { understand } from './understand.ts'

const TOPIC: Partial<Record<AgencyTopic, Intent>> = {
  booking: 'how-to-book',
  account: 'account',
  change: 'change-booking',
  request: 'request-terms',
  price: 'tax',
}
const EXTRA: readonly (readonly [Intent, RegExp])[] = [
  ['start-over', /^start over|\bforget (?:it|everything)\b/],
  ['emergency', /\b(?:911|ambulance|bleeding|unconscious|passed out)\b/],
  ['decline', /\b(?:cocaine|coke|drugs|guns?|fake ids?|escorts?|happy ending|sex)\b/],
  ['complaint', /\b(?:hours late|charged? (?:me )?twice|never (?:came|got|showed)|no show)\b/],
  ['apply', /\b(?:work (?:for|with) you|job|hiring|apply|join your)\b/],
  ['identity', /\bare you (?:a |an |really )?(?:bot|robot|machine|ai|human|person|real|computer|chatbot)\b/],
  ['suggest', /\b(?:suggest|recommend|best)\b/],
  ['compare', /\b(?:compare|cheaper of|versus|vs)\b/],
  ['discount', /\b(?:discount|deal|coupon)s?\b/],
  ['packages', /\bpackages?\b/],
  ['tips', /\btips?\b/],
  ['overtime', /\bovertime\b/],
  ['equipment', /\b(?:stage|speakers|equipment|need space)\b/],
  ['deposit', /\bdeposit\b/],
  ['cancellation', /\bcancel\w*\b/],
  ['several-performers', /\bboth on one booking\b/],
]
const PICKS: readonly (readonly [NonNullable<Reading['pick']>, RegExp])[] = [
  [1, /\bfirst (?:one)?\b/],
  [2, /\b(?:second|2nd)(?: one)?\b/],
  [3, /\b(?:third|3rd)(?: one)?\b/],
  [-1, /\blast one\b/],
  ['cheapest', /\bcheap(?:er|est)(?: one)?\b/],
]

/** A message's reading by the rules for whole conversations. */
export function readMessage(
  said: string,
  { lexicon, now }: { lexicon: Lexicon; now: Temporal.ZonedDateTime; underDiscussion?: Temporal.PlainDate | undefined },
): Reading {
  const { intent, topic, place, ...rest } = understand([said], lexicon, now.toPlainDate())
  const { text } = rest
  const intents = EXTRA.filter(([, cue]) => cue.test(text)).map(([one]) => one)
  const main: Partial<Record<string, Intent>> = {
    ...{ greeting: 'greeting', services: 'find', availability: 'availability', pricing: 'price', agent: 'about-agent' },
    ...{ thanks: 'thanks', person: topic === 'hours' ? 'hours' : 'person' },
    booking:
      topic === undefined || topic === 'booking' ? (rest.agentIds.length > 0 ? 'book' : 'how-to-book') : TOPIC[topic],
    policies: topic && (TOPIC[topic] ?? (topic as Intent)), // a topic without an entry is an intent of that name
  }
  const found = main[intent]
  const all = [...intents, ...(found && intents.length === 0 ? [found] : [])]
  const pick = PICKS.find(([, cue]) => cue.test(text))?.[0]
  const guests = /(\d{1,4}) (?:guests|people|girls)/.exec(text)?.[1]
  return {
    intents: [...new Set(all)].map((one) => ({ intent: one, score: 0.9 })),
    nearest: [],
    language: 'en',
    notCategories: [],
    notAgentIds: [],
    corrects: /\b(?:actually|instead|make that|make it)\b/.test(text),
    ...(pick !== undefined && { pick }),
    ...(place !== undefined && { place }),
    ...(guests !== undefined && { guests: Number(guests) }),
    ...rest,
  }
}
