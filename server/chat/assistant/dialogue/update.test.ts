import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import type { Known } from '#shared/contract/chat/dialogue.ts'
import type { Reading } from '../understand/reading.ts'
import { chooseActs } from './acts.ts'
import { readEitherDay } from './either-day.ts'
import { readEllipsis } from './heard/ellipsis.ts'
import { readFragment } from './heard/fragment.ts'
import { EMPTY_STATE } from './state.ts'
import { updateState } from './update.ts'

const NOW = Temporal.ZonedDateTime.from('2026-11-24T15:00[America/New_York]')
const SATURDAY = Temporal.PlainDate.from('2026-11-28')

const reading = (said: Partial<Reading>): Reading => ({
  ...{ intents: [], nearest: [], language: 'en', categories: [], counts: {}, notCategories: [], agentIds: [] },
  ...{ notAgentIds: [], words: [], date: {}, time: {}, price: {}, corrects: false, bare: false, text: '' },
  ...said,
})
const state = (known: Partial<Known>) => ({ ...EMPTY_STATE, known: { ...EMPTY_STATE.known, ...known } })
const after = (known: Partial<Known>, said: Partial<Reading>) => updateState(state(known), reading(said), NOW).known

test.each<[string, Partial<Known>, Partial<Reading>, Partial<Known>]>([
  ['a follow-up inherits', { day: '2026-11-28', hours: 3 }, { categories: ['dj'] }, { day: '2026-11-28', hours: 3 }],
  [
    'a correction replaces',
    { categories: ['dj'] },
    { categories: ['model'], corrects: true },
    { categories: ['model'] },
  ],
  ['a date stands for the one before', { day: '2026-11-29' }, { date: { day: SATURDAY } }, { day: '2026-11-28' }],
  ['until 2 AM after 9 PM is 5 hours', { start: 1260 }, { time: { until: 120 } }, { start: 1260, hours: 5 }],
  ['an age stays with the event', {}, { text: "it is my son's 16th birthday" }, { youngest: 16 }],
  [
    '11 without am or pm stays in the morning of 10 AM',
    { start: 600 },
    { time: { minute: 1380, bare: true } },
    { start: 660 },
  ],
  ['11 PM said so does not', { start: 600 }, { time: { minute: 1380 } }, { start: 1380 }],
  [
    '9 without am or pm stays in the evening of 8 PM',
    { start: 1200 },
    { time: { minute: 1260, bare: true } },
    { start: 1260 },
  ],
  ['a fee for the evening changes no start in it', { start: 1170 }, { time: { part: 'evening' } }, { start: 1170 }],
  ['an hour later moves the start', { start: 1140, hours: 4 }, { time: { shift: 60 } }, { start: 1200, hours: 4 }],
  ['guests are kept', { guests: 40 }, { time: { hours: 2 } }, { guests: 40, hours: 2 }],
])('%s (P10.66)', (_, known, said, kept) => expect(after(known, said)).toMatchObject(kept))

test('a date within a complaint, a day that is over, and an age of 21 are not kept (P10.66)', () => {
  const complaint = { intents: [{ intent: 'complaint' as const, score: 0.9 }], date: { day: SATURDAY } }
  expect(after({}, complaint).day).toBeUndefined()
  expect(after({}, { date: { day: Temporal.PlainDate.from('2026-11-20') } }).day).toBeUndefined()
  expect(after({ youngest: 16 }, { text: 'sorry, her 30th birthday' }).youngest).toBeUndefined()
})

test('a number of guests is no age, and a name may join another (P10.66)', () => {
  expect(after({}, { text: 'so we are 12 now', guests: 12 })).toMatchObject({ guests: 12 })
  expect(after({}, { text: 'so we are 12 now', guests: 12 }).youngest).toBeUndefined()
  const theo = { agentIds: ['theo'] }
  expect(after(theo, { text: 'now add camille', agentIds: ['camille'] }).agentIds).toEqual(['theo', 'camille'])
  expect(after(theo, { text: 'and camille', agentIds: ['camille'] }).agentIds).toEqual(['camille'])
})

test('another part of the day takes the place of a start outside it (P10.66)', () => {
  const known = after({ start: 600 }, { time: { part: 'evening' } })
  expect(known.start).toBeUndefined()
  expect(known.part).toBe('evening')
})

test("'start over' clears everything (P10.66)", () => {
  const said = reading({ intents: [{ intent: 'start-over', score: 0.9 }] })
  expect(updateState(state({ categories: ['dj'], day: '2026-11-28' }), said, NOW)).toEqual(EMPTY_STATE)
})

test('details alone are an answer, also where the classifier sees a wish (P10.66)', () => {
  const emergency = [{ intent: 'emergency' as const, score: 0.9 }]
  const before = { ...state({}), asked: { what: 'service' as const }, intent: 'availability' }
  const said = reading({ bare: true, intents: emergency, categories: ['bartender'], text: 'a bartender i think' })
  expect(readFragment(before, said).intents).toEqual([])
  expect(readFragment(before, { ...said, bare: false }).intents).toEqual(emergency)
  expect(readFragment(EMPTY_STATE, said).intents).toEqual(emergency)
})

test.each([
  ['hours', { what: 'hours' as const }, { time: { hours: 2 } }],
  ['guests', { what: 'occasion' as const }, { guests: 2 }],
])('a number alone is the %s that were asked for (P10.66)', (_, asked, filled) => {
  const before = { ...state({ day: '2026-11-28' }), asked, intent: 'availability' }
  expect(readFragment(before, reading({ bare: true, text: 'two' }))).toMatchObject(filled)
})

test("an adults' act for a 16th birthday is declined, in either order (P10.71)", () => {
  const choose = (known: Partial<Known>, said: Partial<Reading>) => {
    const before = state(known)
    return chooseActs(before, updateState(before, reading(said), NOW), reading(said))
  }
  const dancer = { categories: ['exotic_dancer'], text: 'and a stripper for the boys' }
  expect(choose({ youngest: 16 }, dancer)).toEqual(['decline'])
  expect(choose({ categories: ['exotic_dancer'] }, { text: "it is for my son's 16th birthday" })).toEqual(['decline'])
  expect(choose({ youngest: 18 }, dancer)).not.toContain('decline')
  expect(choose({ youngest: 19 }, { text: 'can she serve them shots' })).toEqual(['decline'])
  expect(choose({ youngest: 19 }, { text: 'so can they just serve and not card anyone' })).toEqual(['decline'])
  expect(choose({ youngest: 19 }, { text: 'they can still get drinks from the bartender right' })).toEqual(['decline'])
})

test("'with what' after a question of payment, and two days of which one is to be chosen (P10.66)", () => {
  expect(readEllipsis({ intent: 'paying-when' }, { text: 'with what' })).toBe('payment')
  expect(readEllipsis({ intent: 'find' }, { text: 'with what' })).toBeUndefined()
  expect(readEitherDay('a dj friday or saturday')).toEqual(['Friday', 'Saturday'])
  expect(readEitherDay('a dj on friday or a singer')).toEqual([])
})
