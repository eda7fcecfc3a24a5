import { expect, test } from 'vitest'
import type { Reading } from '../reading.ts'
import { readCounts } from './read-counts.ts'

const party = {
  categories: ['dj', 'bartender'],
  counts: { bartender: 3 },
  agentIds: [],
  words: [],
  budget: {},
  wishes: [],
}
const read = (text: string, categories: string[] = [], known = party) =>
  readCounts({ known }, { text, categories, notCategories: [] } as unknown as Reading) // what it reads of a reading

test.each([
  ['drop one bartender', ['bartender'], 2],
  ['one bartender less please', ['bartender'], 2],
  ['one less bartender', ['bartender'], 2],
  ['only two of them now', [], 2],
  ['just 2 of those', [], 2],
  ['only two bartenders', ['bartender'], 2],
  ['remove two bartenders', ['bartender'], undefined],
  ['only one of them', [], undefined],
  ['just one bartender', ['bartender'], undefined],
  ['one more bartender', ['bartender'], 4],
])('%j changes the number of one service and keeps the other (P10.66)', (text, categories, count) => {
  expect(read(text, categories)).toMatchObject({ categories: ['dj', 'bartender'] })
  expect(read(text, categories)?.counts?.bartender).toBe(count)
})

test('the last of a service that is dropped leaves the others', () => {
  expect(read('drop one dj', ['dj'])).toEqual({
    categories: ['bartender'],
    notCategories: ['dj'],
    counts: { bartender: 3 },
  })
})

test.each([
  ['drop one bartender', ['bartender'], { ...party, categories: ['dj'], counts: {} }],
  ['only two of them', [], { ...party, counts: {} }],
  ['for only 2 hours', [], party],
  ['one more question', [], party],
  ['just one photographer', ['photographer'], party],
  ['less than 2 hours', [], party],
])('%j counts nothing that is under discussion', (text, categories, known) => {
  expect(read(text, categories, known as typeof party)).toBeUndefined()
})
