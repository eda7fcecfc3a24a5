import { expect, test } from 'vitest'
import { readSearch } from './read-search.ts'

test('a day that was typed is a span of its own; a year 0 is a word', () => {
  expect(readSearch({ q: '2026-12-31' }).spans).toEqual([
    { from: new Date('2026-12-31T05:00:00Z'), to: new Date('2027-01-01T05:00:00Z') },
  ])
  expect(readSearch({ q: '0000-01-01' }).spans).toEqual([])
  expect(readSearch({ q: '9999-12-31' }).spans).toEqual([{ from: new Date('9999-12-31T05:00:00Z'), to: undefined }])
})
