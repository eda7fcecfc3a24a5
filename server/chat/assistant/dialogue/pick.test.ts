import { expect, test } from 'vitest'
import type { Reading } from '../understand/reading.ts'
import { idsToPickFrom, resolvePick } from './pick.ts'

const shown = [
  { id: 'dear', hourlyRate: 200, rating: 4 },
  { id: 'cheap', hourlyRate: 90, rating: 3 },
  { id: 'loved', hourlyRate: 150, rating: 5 },
]
const NOBODY = { agentIds: [], budget: {} }
const pick = (said: Partial<Reading>, known: Parameters<typeof resolvePick>[2] = NOBODY, among = shown) =>
  resolvePick(
    { agentIds: [], notAgentIds: [], categories: [], price: {}, text: '', ...said } as unknown as Reading,
    among,
    known,
  ).agentIds // what it reads of a reading

test.each<[string, Partial<Reading>, string[]]>([
  ['the second one', { pick: 2 }, ['cheap']],
  ['the last one', { pick: -1 }, ['loved']],
  ['the cheapest', { pick: 'cheapest' }, ['cheap']],
  ['the most expensive', { pick: 'dearest' }, ['dear']],
  ['the best rated', { pick: 'best' }, ['loved']],
  ['all of them', { pick: 'all' }, ['dear', 'cheap', 'loved']],
  ['a cheap one of those', { price: { lean: 'cheap' }, text: 'a cheap one of those' }, ['cheap']],
  ['a cheaper DJ is a new search', { pick: 'cheapest', categories: ['dj'] }, []],
  ['her, of several', { text: 'book her' }, []],
])('%s (P10.66)', (_, said, ids) => expect(pick(said)).toEqual(ids))

test("'that one' after 'which is cheaper' is the cheapest, after 'the priciest' the dearest (P10.66)", () => {
  const said = { text: 'ok that one' }
  expect(pick(said, { agentIds: [], budget: { lean: 'cheap' } })).toEqual(['cheap'])
  expect(pick(said, { agentIds: [], budget: { lean: 'expensive' } })).toEqual(['dear'])
})

test("'the other one' is the one of two that was not talked about (P10.66)", () => {
  const known = { agentIds: ['dear'], budget: {} }
  expect(pick({ text: 'the other one' }, known, shown.slice(0, 2))).toEqual(['cheap'])
  expect(pick({ text: 'the other one' }, known)).toEqual([])
})

test('after one of a list was picked, the list can be picked from again (P10.66)', () => {
  const listed = ['dear', 'cheap']
  expect(idsToPickFrom({ shown: ['cheap'], listed })).toEqual(listed)
  expect(idsToPickFrom({ shown: ['another'], listed })).toEqual(['another'])
  expect(idsToPickFrom({ shown: ['loved', 'cheap'], listed })).toEqual(['loved', 'cheap'])
})

test('who of two was ruled out leaves the other one (P10.66)', () => {
  const said = { text: 'they voted against her, book the other one', notAgentIds: ['dear'] }
  expect(pick(said, { agentIds: ['dear', 'cheap'], budget: {} }, shown.slice(0, 2))).toEqual(['cheap'])
})
