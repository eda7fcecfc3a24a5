import { expect, test } from 'vitest'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { describeWait } from './words.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const imani = { id: 'a', name: 'Imani Okafor', category: 'dj', image: null }
const build = (waitsFor: BookingWithDetails['waitsFor'], createdAt: string, eventDate: string) => ({
  ...{ waitsFor, agent: imani, createdAt, eventDate },
})

test.each([
  ['declined', '2026-11-20T12:00:00Z', '2026-12-03T12:00:00Z', 'Imani declined'],
  ['unanswered', '2026-11-21T11:00:00Z', '2026-12-03T12:00:00Z', 'No answer for 2 days'],
  ['unanswered', '2026-11-22T11:00:00Z', '2026-12-03T12:00:00Z', 'No answer for 1 day'],
  ['unpaid', '2026-10-01T12:00:00Z', '2026-11-26T13:00:00Z', 'Unpaid, starts in 3 days'],
  ['unpaid', '2026-10-01T12:00:00Z', '2026-11-23T17:30:00Z', 'Unpaid, starts in 5 hours'],
  ['pending', '2026-11-23T11:00:00Z', '2026-12-03T12:00:00Z', null],
  ['conflict', '2026-11-23T11:00:00Z', '2026-12-03T12:00:00Z', null],
  [null, '2026-11-23T11:00:00Z', '2026-12-03T12:00:00Z', null],
] as const)('%s, requested %s for %s: %s', (waitsFor, createdAt, eventDate, words) => {
  expect(describeWait(build(waitsFor, createdAt, eventDate), NOW)).toBe(words)
})
