import { expect, test } from 'vitest'
import { comingSaturday } from './coming-saturday.ts'

test.each([
  ['a Monday', '2026-11-23T12:00:00Z', '2026-11-28T20:00'],
  ['a Sunday', '2026-11-22T12:00:00Z', '2026-11-28T20:00'],
  ['Saturday afternoon', '2026-11-28T22:00:00Z', '2026-11-28T20:00'],
  ['Saturday night, when it is Sunday in Greenwich', '2026-11-29T02:00:00Z', '2026-12-05T20:00'],
])('%s', (_, now, saturday) => {
  expect(comingSaturday(Date.parse(now))).toBe(saturday)
})
