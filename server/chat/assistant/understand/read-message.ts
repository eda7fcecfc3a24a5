import type { Temporal } from 'temporal-polyfill'
import { writeColons } from '#server/catalog/words/clock.ts'
import { COMMON_WORDS } from '#server/catalog/words/common-words.ts'
import { findAgents } from '#server/catalog/words/find-agents.ts'
import { findCategories } from '#server/catalog/words/find-categories.ts'
import { findTopics } from '#server/catalog/words/find-topics.ts'
import type { Lexicon } from '#server/catalog/words/lexicon.ts'
import { writeDigits } from '#server/catalog/words/numbers.ts'
import { readDate } from '#server/catalog/words/read-date.ts'
import { readTime } from '#server/catalog/words/read-time.ts'
import { isRuleWord, NARROWING, VOCABULARY } from '#server/catalog/words/vocabulary.ts'
import { correct, normalizeText, splitWords } from '#server/catalog/words/words.ts'
import { splitContacts } from './contact.ts'
import { readIntents } from './read-intents.ts'
import { readPlace, readPlaceAlone } from './read-place.ts'
import { readPrice } from './read-price.ts'
import type { Reading } from './reading.ts'
import { dropElapsed } from './slots/drop-elapsed.ts'
import { writeEnglish } from './slots/foreign-words.ts'
import { isBare } from './slots/read-bare.ts'
import { dropRuledOut, readCorrection } from './slots/read-correction.ts'
import { readEventType } from './slots/read-event-type.ts'
import { readGuests } from './slots/read-guests.ts'
import { readLanguage } from './slots/read-language.ts'
import { readPick } from './slots/read-pick.ts'
import { settleNumbers } from './slots/second-thoughts.ts'
import { writeForm } from './slots/write-form.ts'

/** The most of a message that is read, in characters. */
const READ_LIMIT = 2000
/** Words of a message in which two bare numbers are a time. */
const RANGE_WORDS = 5
const TWO_CLOCKS = String.raw`\d{1,2}(?::\d\d)? ?(?:to|-|till?|until) ?\d{1,2}(?::\d\d)?`
/** '10 to 1 instead', '5 to 8 oh and it is by the lake': two numbers that count nothing. */
const BARE_RANGE = new RegExp(
  String.raw`\b${TWO_CLOCKS}(?=[\s.!?]*$| (?:instead|then|now|please|pls|rather|actually|works?|will do|would do|is (?:fine|good|enough|plenty|ok|okay|better|perfect|great))\b)|^(?:(?:ok|okay|so|oh|yes|yeah|um|well|it'?s|say|probably|maybe)[\s,]+)*${TWO_CLOCKS}(?=[.,;!?]+\s|\s(?:oh|and|but|at|in|its|it's|lol|thanks|so)\b)`,
)
/** The most words profiles are searched for. */
const WORDS = 4
/** How sure a wish must be that is no answer to the question for a place. */
const SURELY = 0.9
const GREETING = /\bgood (?:morning|afternoon|evening|night|day)\b[,.!]?/g

/** What a message is read against. */
export interface ReadAbout {
  lexicon: Lexicon
  /** In Atlanta. */
  now: Temporal.ZonedDateTime
  /** The date the conversation is about: a bare weekday is counted from it. */
  underDiscussion?: Temporal.PlainDate | undefined
  /** Whether a place was asked for. */
  asksPlace?: boolean
}

/** Reads what one message wants and says, on its own (P10.80 to P10.84). */
export function readMessage(said: string, { lexicon, now, underDiscussion, asksPlace }: ReadAbout): Reading {
  const whole = writeForm(said.slice(0, READ_LIMIT))
  const language = readLanguage(whole)
  const located = readPlace(whole)
  // 'lock in Theo' names no place
  const { place, rest: unplaced } = isName(located.place, lexicon) ? { place: undefined, rest: whole } : located
  const { contacts, rest: plain } = splitContacts(normalizeText(unplaced).normalize('NFC'))
  const isKnown = (word: string) => isRuleWord(word) || lexicon.specialties.has(word)
  const named = settleNames(withoutNameOf(place, plain, lexicon), lexicon, isKnown)
  // a name is not misspelt, and means nothing but itself
  const english = writeEnglish(named.masked.replaceAll('{agent}', ' '), language)
  const text = correct(english, VOCABULARY, (word) => COMMON_WORDS.has(word) || isKnown(word))
    .replace(/\s+/g, ' ')
    .trim()
  const { pick, rest: unpicked } = readPick(text.replace(GREETING, ' '))
  const { guests, rest: uncounted } = readGuests(
    dropRuledOut(settleNumbers(writeColons(dropElapsed(writeDigits(unpicked))))),
  )
  const days = { today: now.toPlainDate(), about: underDiscussion }
  const { wish: date, rest: undated } = readDate(settle(uncounted, days), days)
  const isDated = date.day !== undefined || date.stretch !== undefined
  // about a day under discussion, '9 to 1' alone is a time too
  const isRange = BARE_RANGE.test(undated) || undated.trim().split(/\s+/).length <= RANGE_WORDS
  const isLoose = isDated || (underDiscussion !== undefined && isRange)
  const { wish: time, rest } = readTime(undated, isLoose)
  const services = findCategories(settleService(rest, lexicon), lexicon)
  const phrases = new Set(services.phrases)
  const words = [
    ...services.phrases.filter((phrase) => NARROWING.has(phrase)),
    ...findTopics(rest, lexicon).filter((word) => !phrases.has(word)),
  ]
  const eventType = readEventType(text)
  const names = services.categories.length > 0 || words.length > 0
  const { intents, nearest } = readIntents([named.masked, ...contacts].join(' '), names)
  const isDetailed = names || named.ids.length > 0 || isDated || Object.keys(time).length > 0 || guests !== undefined
  const isAnswer = !isDetailed && intents.every(({ score }) => score < SURELY)
  const where = place ?? (isAnswer ? readPlaceAlone(whole, asksPlace) : undefined)
  return {
    ...{ intents, nearest, language },
    categories: services.categories,
    counts: services.counts,
    notCategories: services.notCategories,
    agentIds: named.ids,
    notAgentIds: named.notIds,
    words: [...new Set(words)].slice(0, WORDS),
    ...(pick !== undefined && { pick }),
    ...{ date, time, price: readPrice(rest, writeDigits(text)) },
    ...(where !== undefined && { place: where }),
    ...(guests !== undefined && { guests }),
    ...(eventType !== undefined && { eventType }),
    corrects: readCorrection(text),
    bare: isBare(rest, lexicon),
    text: [text, ...contacts].join(' '),
  }
}

/** Whether all words of a place are words of one name on the roster. */
const isName = (place: string | undefined, { names }: Lexicon): boolean =>
  place !== undefined && splitWords(normalizeText(place)).every((word) => names.has(word) && !COMMON_WORDS.has(word))

/** A text without a part of the city that has a name of the roster: 'Grant Park' is not Josiah Grant. */
function withoutNameOf(place: string | undefined, text: string, { names }: Lexicon): string {
  const said = normalizeText(place ?? '')
  return splitWords(said).some((word) => names.has(word)) ? text.replace(said, ' ') : text
}

const CHANGED_MIND =
  /\b(?:no wait|wait no|wait|scratch that|i mean|i meant|or rather|rather (?:have|get|take|book|hire|go with|an?)|sorry)\b/

/** What is said after a second thought; undefined without one, and where it only adds. */
function afterMind(text: string): string | undefined {
  const mind = CHANGED_MIND.exec(text)
  const after = mind && text.slice(mind.index + mind[0].length)
  return !after || /^[\s,.!]*(?:and|also|plus|add)\b/.test(after) ? undefined : after
}

/** The people named, without those that a text takes back itself: 'Theo, wait no, Ruth'. */
function settleNames(text: string, lexicon: Lexicon, isKnown: (word: string) => boolean) {
  const named = findAgents(text, lexicon, isKnown)
  const after = named.ids.length > 1 ? afterMind(text) : undefined
  if (after === undefined) return named
  const { ids } = findAgents(after, lexicon, isKnown)
  if (ids.length === 0) return named
  return { ...named, ids, notIds: [...named.notIds, ...named.ids.filter((id) => !ids.includes(id))] }
}

/** A text without the service that it takes back itself: 'a magician, no wait, a photographer'. */
function settleService(text: string, lexicon: Lexicon): string {
  const after = afterMind(text)
  // 'rather an entertainer than a DJ'
  const wanted = after?.replace(/ than (?:a|an|the|any) .*$/, '')
  return wanted === undefined || findCategories(wanted, lexicon).categories.length === 0 ? text : wanted
}

/** A text without the day that it takes back itself: 'Friday, no wait, Saturday'. */
function settle(text: string, days: Parameters<typeof readDate>[1]): string {
  const at = CHANGED_MIND.exec(text)?.index
  if (at === undefined || readDate(text.slice(at), days).wish.day === undefined) return text
  return `${readDate(text.slice(0, at), days).rest} ${text.slice(at)}`
}
