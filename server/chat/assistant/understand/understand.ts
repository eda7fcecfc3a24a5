import type { Temporal } from 'temporal-polyfill'
import { COMMON_WORDS } from '#server/catalog/words/common-words.ts'
import { findAgents } from '#server/catalog/words/find-agents.ts'
import { findCategories } from '#server/catalog/words/find-categories.ts'
import { findTopics } from '#server/catalog/words/find-topics.ts'
import type { Lexicon } from '#server/catalog/words/lexicon.ts'
import { type DateWish, readDate } from '#server/catalog/words/read-date.ts'
import { readTime, type TimeWish } from '#server/catalog/words/read-time.ts'
import { isRuleWord, NARROWING, VOCABULARY } from '#server/catalog/words/vocabulary.ts'
import { correct, normalizeText, splitWords } from '#server/catalog/words/words.ts'
import type { ChatIntent } from '#shared/contract/chat/chat-message.ts'
import type { AgencyTopic } from '../../knowledge/built-in-entries.ts'
import * as cues from './cues.ts'
import { readPlace } from './read-place.ts'
import { type PriceWish, readPrice } from './read-price.ts'

/** What a visitor wants, as far as they said. */
export interface Understanding {
  intent: Exclude<ChatIntent, 'complaint' | 'apply' | 'decline' | 'emergency'>
  /** The agency's topic, when the question is about a policy, the booking or the opening hours. */
  topic?: AgencyTopic
  /** In the order they were named. */
  categories: string[]
  /** How many of a category were asked for, by its name; those without a number are missing. */
  counts: Readonly<Record<string, number>>
  /** Agents of the name that was said. */
  agentIds: string[]
  /** Words to search profiles for. */
  words: string[]
  date: DateWish
  time: TimeWish
  price: PriceWish
  /** Where the event is, as it was written. */
  place?: string
  discount: boolean
  /** Packages are asked about. */
  packages: boolean
  /** Nothing but details, without a word of what is wanted. */
  bare: boolean
  /** Plain and corrected. */
  text: string
}

const SPEECH_LIMIT = 2000
const FOLLOW_LIMIT = 6

/**
 * What the last of several sayings of one visitor means; what it leaves out is taken from those before.
 * @param said by the visitor, oldest first
 * @param today in Atlanta
 */
export function understand(said: readonly string[], lexicon: Lexicon, today: Temporal.PlainDate): Understanding {
  const turns = said.slice(-FOLLOW_LIMIT).map((text) => readAlone(text, lexicon, today))
  let known: Understanding | undefined
  for (const turn of turns) known = known ? follow(known, turn) : turn
  const { place } = turns.findLast((turn) => turn.place !== undefined) ?? {}
  return { ...(known ?? readAlone('', lexicon, today)), ...(place !== undefined && { place }) }
}

function readAlone(said: string, lexicon: Lexicon, today: Temporal.PlainDate): Understanding {
  const { place, rest: unplaced } = readPlace(said.slice(0, SPEECH_LIMIT))
  const raw = normalizeText(unplaced)
  const isKnown = (word: string) => isRuleWord(word) || lexicon.specialties.has(word)
  const named = findAgents(raw, lexicon, isKnown)
  // a name is not misspelt, and means nothing but itself
  const unnamed = named.words.reduce((text, word) => text.replace(new RegExp(String.raw`\b${word}\b`), ' '), raw)
  const knows = (word: string) => COMMON_WORDS.has(word) || isKnown(word)
  const text = correct(unnamed, VOCABULARY, knows).replace(/\s+/g, ' ').trim()
  const { wish: date, rest: undated } = readDate(text, { today })
  const { wish: time, rest } = readTime(undated)
  const price = readPrice(rest)
  const { categories, phrases, counts } = findCategories(rest, lexicon)
  const words = [...phrases.filter((phrase) => NARROWING.has(phrase)), ...findTopics(rest, lexicon)]
  const found = { categories, counts, agentIds: named.ids, words: [...new Set(words)].slice(0, 4) }
  const parts = { ...found, date, time, price, text }
  const where = place === undefined ? {} : { place }
  const more = { ...parts, ...where, discount: cues.DISCOUNT.test(text), packages: cues.PACKAGES.test(text) }
  return { ...more, ...decide(more) }
}

type Parts = Omit<Understanding, 'intent' | 'topic' | 'bare'>
const has = (object: object) => Object.keys(object).length > 0

/** The first of these that fits is what is meant. */
function decide(parts: Parts): Pick<Understanding, 'intent' | 'topic' | 'bare'> {
  const { text, categories, agentIds, words, date, time, price, place } = parts
  const dated = date.day !== undefined || date.stretch !== undefined
  const somebody = agentIds.length > 0
  const something = somebody || categories.length > 0 || words.length > 0
  const say = (intent: Understanding['intent'], topic?: AgencyTopic) => ({
    intent,
    bare: false,
    ...(topic && { topic }),
  })

  if (splitWords(text).length === 0 && !somebody) return say('other')
  if (cues.MEDDLING.test(text)) return say('other')
  if (cues.HOURS.test(text)) return say('person', 'hours')
  if (cues.PERSON.test(text)) return say('person')
  const cued = cues.POLICIES.find(([, cue]) => cue.test(text))?.[0]
  // a price that is asked for is named; its answer says whether tax is added
  const policy = cued === 'price' && (somebody || categories.length > 0 || time.hours !== undefined) ? undefined : cued
  const isMine = cues.ACCOUNT.test(text)
  // where an evening is, rather than where we go
  const isOnTheWay = policy === 'place' && place !== undefined && dated
  const moves = cues.CHANGE.test(text)
  if (policy && !isOnTheWay && !(policy === 'request' && isMine)) return say('policies', policy)
  if (moves) return say('booking', 'change')
  if (isMine) return say('booking', 'account')
  const asksPrice = cues.PRICING.test(text)
  if (asksPrice && !(dated && has(price) && !/how much|cost|estimate|quote/.test(text))) return say('pricing')
  const picks = cues.SERVICES.test(text)
  const asksTime = cues.AVAILABILITY.test(text)
  const books = cues.BOOKING.test(text)
  if (books && !dated && !/^(?:what|which|who) can/.test(text)) return say('booking', 'booking')
  if (dated || asksTime || time.minute !== undefined) {
    const bare = !asksTime && !books && !something && !picks
    return { intent: 'availability', bare }
  }
  if (has(price)) return { intent: 'pricing', bare: true }
  if (time.hours !== undefined && !picks) return { intent: 'availability', bare: !something }
  if (somebody) return say('agent')
  if (picks) return say('services')
  if (something) return { intent: 'services', bare: isFragment(text) }
  if (cues.THANKS.test(text) || cues.NO.test(text)) return say('thanks')
  const greeted = cues.GREETING.exec(text)
  if (cues.SMALL_TALK.test(text) || (greeted && splitWords(text.slice(greeted[0].length)).length < 4))
    return say('greeting')
  return say('other')
}

const FRAGMENT =
  /^(?:(?:and|or|ok|okay|only|just|what about|how about|maybe|then|for|a|an|the|some|any|with|please|instead|rather|two|three|one)\b[\s,]*)*/
/** 'and djs?', 'only models please': details of what was asked before. */
const isFragment = (text: string) =>
  splitWords(text.replace(FRAGMENT, '').replace(/\b(?:please|instead|too|then)\b/g, '')).length <= 3

/** The meaning of `now` after `before`: a follow-up keeps what was said earlier. */
function follow(before: Understanding, now: Understanding): Understanding {
  if (now.intent === 'other' && cues.YES.test(now.text) && ['services', 'pricing', 'agent'].includes(before.intent)) {
    return { ...before, intent: 'availability', text: now.text }
  }
  const named = now.agentIds.length > 0 || now.categories.length > 0 || now.words.length > 0
  const asks = ['availability', 'pricing', 'booking', 'agent', 'services'].includes(now.intent)
  const wide = now.intent === 'services' && !now.bare
  const who = named || !asks || wide ? now : { ...now, ...pick(before) }
  const wasDated = before.intent === 'availability' || before.date.day !== undefined
  if (now.bare && now.intent === 'services' && wasDated)
    return { ...who, ...merge(before, now), intent: 'availability' }
  if (now.bare && now.intent === 'pricing' && wasDated) return { ...who, ...merge(before, now), intent: 'availability' }
  if (now.intent === 'availability') return { ...who, ...merge(before, now) }
  // thanks or a question about the agency in between keeps the event being planned
  if (!asks) return { ...now, ...(named ? {} : pick(before)), ...merge(before, now) }
  return { ...who, ...(now.intent === 'booking' ? merge(before, now) : plan(before, now)) }
}

const pick = ({ categories, counts, agentIds, words }: Understanding) => ({ categories, counts, agentIds, words })

const plan = (before: Understanding, now: Understanding) => ({
  date: has(now.date) ? now.date : before.date,
  time: { ...before.time, ...now.time },
})

const merge = (before: Understanding, now: Understanding) => ({
  ...plan(before, now),
  price: has(now.price) ? now.price : before.price,
})
