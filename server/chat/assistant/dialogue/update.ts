import { Temporal } from 'temporal-polyfill'
import type { DialogueState, Known } from '#shared/contract/chat/dialogue.ts'
import { EVENT_TYPES, type EventType, MAX_HOURS } from '#shared/model/booking.ts'
import type { Reading } from '../understand/reading.ts'
import { EMPTY_STATE } from './state.ts'
import { readAge, youngestOf } from './youngest.ts'

/** Words that add to what was asked for instead of replacing it. */
const ADDS = /^(?:and|also|plus|maybe also)\b|\b(?:as well|also|plus|add|in addition|on top of that)\b/
/** Words that add to a wish also where it is corrected: 'wait, a photographer too'. */
const ADDS_SURELY = /\b(?:too|as well)(?=$|[\s.!?,]*$| (?:please|pls|then)\b)/
/** 'Now add Theo' keeps those named before. */
const ADDS_SOMEONE = /\b(?:add|together with|along with|on top of|as well as|combined with)\b/
/** Words that ask for anyone in place of a person who can't come. */
export const INSTEAD = /\bwhom?(?: \w+){0,4} (?:then|instead)\b|\b(?:then|so) who\b/
/** Words that ask for anyone but those under discussion. */
export const OTHERS =
  /\b(?:(?:some|any|who|no)(?:one|body)? else|others?|another (?:one|person)|different (?:one|person)|alternatives?)\b|\bwhom?(?: \w+){0,4} (?:then|instead)\b|\b(?:then|so) who\b/

/** What is reported rather than planned: its dates are of another event. */
const TELLS: ReadonlySet<string> = new Set(['complaint', 'emergency'])

const LONGEST = { place: 200, list: 7, agents: 20, words: 10, word: 120 }

/**
 * What a conversation knows after a message: corrections replace, follow-ups inherit, 'start over' clears
 * (docs/product.md P10.66). Pure.
 * @param reading of the message, with the pick among those shown already resolved to `agentIds`
 * @param now in Atlanta; a day before it is no plan
 */
export function updateState(
  { asked: _asked, ...state }: DialogueState,
  reading: Reading,
  now: Temporal.ZonedDateTime,
): DialogueState {
  const language = languageOf(state, reading)
  if (reading.intents[0]?.intent === 'start-over') return { ...EMPTY_STATE, ...(language && { language }) }
  const today = now.toPlainDate()
  const known = clean({
    ...state.known,
    ...whoOf(state.known, reading),
    ...whenOf(state.known, TELLS.has(reading.intents[0]?.intent ?? '') ? { date: {}, time: {} } : reading, today),
    budget: budgetOf(state.known, reading),
    place: reading.place?.slice(0, LONGEST.place) ?? state.known.place,
    guests: reading.guests ?? state.known.guests,
    // 'we are 12 now' counts guests
    youngest: readAge(reading.text) === reading.guests ? state.known.youngest : youngestOf(state.known, reading.text),
    eventType: isEventType(reading.eventType) ? reading.eventType : state.known.eventType,
  })
  return { ...state, known, ...(language && { language }) }
}

const isEventType = (type: string | undefined): type is EventType => EVENT_TYPES.some((one) => one === type)

/** Without the keys that hold nothing. */
const clean = (known: { [key in keyof Known]: Known[key] | undefined }): Known =>
  Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as Known // required ones are never left out

function whoOf(known: Known, { text, categories, counts, notCategories, words, ...reading }: Reading) {
  const isNew = categories.length > 0
  const adds = isNew && (ADDS_SURELY.test(text) || (!reading.corrects && ADDS.test(text)))
  const named = (adds ? [...new Set([...known.categories, ...categories])] : isNew ? categories : known.categories)
    .filter((name) => !notCategories.includes(name))
    .slice(0, LONGEST.list)
  const numbers = { ...(isNew && !adds ? {} : known.counts), ...counts }
  const kept = isNew || notCategories.length > 0 || OTHERS.test(text) ? [] : known.agentIds
  const joins = reading.agentIds.length > 0 && ADDS_SOMEONE.test(text) ? known.agentIds : []
  const persons = [...new Set([...joins, ...reading.agentIds])]
  const agentIds = (reading.agentIds.length > 0 ? persons : kept).filter((id) => !reading.notAgentIds.includes(id))
  return {
    categories: named,
    counts: Object.fromEntries(Object.entries(numbers).filter(([name]) => named.includes(name))),
    agentIds: agentIds.slice(0, LONGEST.agents),
    words: (words.length > 0 ? words : isNew && !adds ? [] : known.words)
      .slice(0, LONGEST.words)
      .map((word) => word.slice(0, LONGEST.word)),
  }
}

/** The time from a start to an end, in whole hours; without am or pm within half a day. */
const hoursBetween = (start: number, until: number) => Math.ceil(((until - start + 1440) % 1440 || 1440) / 60)

/** The hours to an end that is said; without am or pm at most half a day: 'and if we end at 1' after 8 PM. */
function hoursUntil(start: number, { until, bareEnd }: Reading['time']): number | undefined {
  if (until === undefined) return undefined
  const hours = hoursBetween(start, until)
  return bareEnd && hours > 12 ? hoursBetween(start, until + NOON) : hours
}

/** The minute that is said; without am or pm it stays in the morning of the plan: 'actually 11, not 10'. */
function halfOf({ start }: Known, { minute = 0, bare }: Reading['time']): number {
  const isOfMorning = bare === true && start !== undefined && start < NOON && minute - NOON >= DAWN
  return isOfMorning && minute < 2 * NOON ? minute - NOON : minute
}
const NOON = 720
const DAWN = 360

/** Whether a start is in this part of the day: 'what is her fee for the evening' changes no start. */
const isPartOf = (start: number, part: keyof typeof PART_HOURS) => {
  const [from, to] = PART_HOURS[part]
  return start >= from * 60 && start < to * 60
}
const PART_HOURS = { morning: [0, 12], afternoon: [12, 18], evening: [16, 24], night: [17, 24] } as const

function whenOf(known: Known, { date, time }: Pick<Reading, 'date' | 'time'>, today: Temporal.PlainDate) {
  const said = date.day && Temporal.PlainDate.compare(date.day, today) >= 0 ? date.day.toString() : undefined
  const kept = known.day !== undefined && known.day >= today.toString() ? known.day : undefined
  const minute = time.minute === undefined ? undefined : halfOf(known, time) % 1440
  const moved =
    known.start !== undefined && time.shift !== undefined ? (known.start + time.shift + 1440) % 1440 : undefined
  const start = minute ?? moved ?? known.start
  const ends = start === undefined ? undefined : hoursUntil(start, time)
  const longer = known.hours !== undefined && time.longer !== undefined ? known.hours + time.longer : undefined
  const lasts = time.hours ?? longer ?? (ends !== undefined && ends <= MAX_HOURS ? ends : undefined)
  const isWithin = known.start !== undefined && time.part !== undefined && isPartOf(known.start, time.part)
  const saysWhen = minute !== undefined || moved !== undefined || (time.part !== undefined && !isWithin)
  return {
    day: said ?? kept,
    weekend: said === undefined ? known.weekend : date.weekend,
    start: minute ?? moved ?? (saysWhen ? undefined : known.start),
    part: saysWhen ? time.part : known.part,
    hours: lasts === undefined ? known.hours : Math.min(Math.max(1, Math.round(lasts)), MAX_HOURS),
  }
}

/** A limit stays until another is said; 'the cheapest' is of one question. */
function budgetOf({ budget }: Known, { price, categories }: Reading): Known['budget'] {
  const { min, max, total, lean } = price
  if (min !== undefined || max !== undefined || lean !== undefined) {
    return Object.fromEntries(Object.entries({ min, max, total, lean }).filter(([, value]) => value !== undefined))
  }
  if (categories.length === 0) return budget
  const { lean: _lean, ...limits } = budget
  return limits
}

/** 'No' and 'OK' are words of many languages: alone they name none. */
export const isCertain = ({ text, language }: Pick<Reading, 'text' | 'language'>): boolean =>
  language === 'en' || text.split(' ').length >= 3 || !/^(?:no|nope|ok|okay|yes|non)\b/.test(text)

/** Few words in another language do not change that of the conversation. */
function languageOf({ language }: Pick<DialogueState, 'language'>, reading: Reading): string | undefined {
  if (reading.language === 'other' || !isCertain(reading)) return language
  if (reading.language !== 'en') return reading.language
  return language === undefined || reading.text.split(' ').length >= 4 ? undefined : language
}
