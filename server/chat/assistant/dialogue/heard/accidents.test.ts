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
function left(intent: Intent, said: Partial<Reading>, before = EMPTY_STATE): string[] {
  const reading = {
    ...{ categories: [], notCategories: [], agentIds: [], notAgentIds: [], words: [], date: {}, time: {}, price: {} },
    ...said,
    intents: [{ intent, score: 0.9 }],
  } as unknown as Reading // what it reads of a reading
  return dropAccidents(before, reading).intents.map((one) => one.intent)
}

test.each<[string, Intent, Partial<Reading>]>([
  ['a slip blames nobody', 'complaint', { text: 'oops wrong date, it is december 5', date: { day: SATURDAY } }],
  ['a detail of a plan asks nothing', 'overtime', { text: 'starts at 9 and goes til 1', time: { minute: 1260 } }],
  ['a move of a plan is no change of a booking', 'change-booking', { text: 'move it', date: { day: SATURDAY } }],
  ['what is dropped is not canceled', 'cancellation', { text: 'drop the bartender', notCategories: ['bartender'] }],
  ['a plan is no farewell', 'goodbye', { text: 'that is all, a dj', categories: ['dj'] }],
])('%s: %s (P10.66)', (_, intent, said) => expect(left(intent, said, PLANNED)).toEqual([]))

test.each<[string, Intent, Partial<Reading>]>([
  ['a complaint', 'complaint', { text: 'the dj came at the wrong time', categories: [] }],
  ['a question of terms', 'overtime', { text: 'what if they stay until 2', time: { until: 120 } }],
  ['a booking that is made', 'change-booking', { text: 'move my booking', date: { day: SATURDAY } }],
  ['a farewell', 'goodbye', { text: 'that is all' }],
])('%s stays: %s (P10.66)', (_, intent, said) => expect(left(intent, said, PLANNED)).toEqual([intent]))

test("'would Camille be able to come for two hours' asks for her, not for the terms (P10.66)", () => {
  const said = { agentIds: ['camille'], time: { hours: 2 } }
  expect(left('travel', { ...said, text: 'would she be able to come for two hours' })).toEqual([])
  expect(left('travel', { ...said, text: 'how far would she travel for two hours' })).toEqual(['travel'])
})
