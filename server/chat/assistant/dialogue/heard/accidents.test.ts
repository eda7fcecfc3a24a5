import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import type { Intent } from '../../understand/intents.ts'
import type { Reading } from '../../understand/reading.ts'
import { EMPTY_STATE } from '../state.ts'
import { dropAccidents } from './accidents.ts'

const SATURDAY = Temporal.PlainDate.from('2026-11-28')
const PLANNED: DialogueState = {
  ...EMPTY_STATE,
  known: { ...EMPTY_STATE.known, day: '2026-11-27', categories: ['dj'] },
  intent: 'availability',
}

/** The intents that are left of a message with one intent. */
function left(intent: Intent, said: Partial<Reading>, before = EMPTY_STATE, score = 0.9): string[] {
  const reading = {
    ...{ categories: [], notCategories: [], agentIds: [], notAgentIds: [], words: [], date: {}, time: {}, price: {} },
    ...said,
    intents: [{ intent, score }],
  } as unknown as Reading // what it reads of a reading
  return dropAccidents(before, reading).intents.map((one) => one.intent)
}

test.each<[string, Intent, Partial<Reading>]>([
  ['a slip blames nobody', 'complaint', { text: 'oops wrong date, it is december 5', date: { day: SATURDAY } }],
  ['a detail of a plan asks nothing', 'overtime', { text: 'starts at 9 and goes til 1', time: { minute: 1260 } }],
  ['a move of a plan is no change of a booking', 'change-booking', { text: 'move it', date: { day: SATURDAY } }],
  ['what is dropped is not canceled', 'cancellation', { text: 'drop the bartender', notCategories: ['bartender'] }],
  ['a worry is no emergency', 'emergency', { text: 'i cannot go over 700' }],
  ['a booking is no emergency', 'emergency', { text: 'we stopped fighting, book theo', agentIds: ['theo'] }],
  ['a fee is no emergency', 'emergency', { text: 'grandma is in the hospital, is there a fee to cancel' }],
  ['help that came is no new one', 'emergency', { text: 'the ambulance has come' }],
  ['another wish is no new start', 'start-over', { text: 'scratch that, a stripper', categories: ['exotic_dancer'] }],
  ['half an hour is no discount', 'discount', { text: 'a dj for three and a half hours', categories: ['dj'] }],
  ['a DJ for a 17th birthday is fine', 'decline', { text: 'he turns 17 and wants a dj', categories: ['dj'] }],
  ['twelve guests are no age', 'decline', { text: 'so we are 12 now', guests: 12 }],
  ['a poor student is no complaint', 'complaint', { text: 'broke student, cheapest dj', price: { lean: 'cheap' } }],
  [
    'who plans does not apply',
    'apply',
    { text: 'massages for our staff', date: { day: SATURDAY }, time: { hours: 4 } },
  ],
  ['a swap asks no terms', 'included', { text: 'a dj instead', categories: ['dj'], corrects: true }],
  ['a plan is no farewell', 'goodbye', { text: 'that is all, a dj', categories: ['dj'] }],
])('%s: %s (P10.66)', (_, intent, said) =>
  expect(left(intent, said, { ...PLANNED, intent: intent === 'emergency' ? 'emergency' : 'availability' })).toEqual([]),
)

test.each<[string, Intent, Partial<Reading>]>([
  ['an emergency', 'emergency', { text: 'he is not breathing' }],
  ['one beside a question of a fee', 'emergency', { text: 'he is bleeding, and can we cancel' }],
  ['a new start', 'start-over', { text: 'start over, a dj', categories: ['dj'] }],
  ['a discount', 'discount', { text: 'any discount on a dj', categories: ['dj'] }],
  ['an act for adults at 17', 'decline', { text: 'he turns 17, a stripper', categories: ['exotic_dancer'] }],
  ['a complaint', 'complaint', { text: 'the dj came at the wrong time', categories: [] }],
  ['a question of terms', 'overtime', { text: 'what if they stay until 2', time: { until: 120 } }],
  ['a booking that is made', 'change-booking', { text: 'move my booking', date: { day: SATURDAY } }],
  ['a farewell', 'goodbye', { text: 'that is all' }],
])('%s stays: %s (P10.66)', (_, intent, said) => expect(left(intent, said, PLANNED)).toEqual([intent]))

test("thanks before a remark are thanks, a question beside them isn't (P10.66)", () => {
  const thanked = { text: 'thank you, you have been sweeter than my bank' }
  expect(left('find', thanked)).toEqual(['thanks'])
  expect(left('travel', { text: 'thanks, and do you travel' })).toEqual(['travel'])
})

test("'would Camille be able to come for two hours' asks for her, not for the terms (P10.66)", () => {
  const said = { agentIds: ['camille'], time: { hours: 2 } }
  expect(left('travel', { ...said, text: 'would she be able to come for two hours' })).toEqual([])
  expect(left('travel', { ...said, text: 'how far would she travel for two hours' })).toEqual(['travel'])
})

test('a booking is no emergency, however sure the classifier is', () => {
  const calm = { text: 'ok he is calm. kindly book theo', agentIds: ['theo'] }
  expect(left('emergency', calm, PLANNED, 0.99)).toEqual([])
  expect(left('emergency', { ...calm, text: 'he is bleeding, and book theo' }, PLANNED, 0.99)).toEqual(['emergency'])
})
