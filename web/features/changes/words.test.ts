import { expect, test } from 'vitest'
import { describeOwnCancellation, describePrice, describeTier, listDifferences } from './words.ts'

const figures = { keepPercent: 0, until: null, nextPercent: null, kept: 0, refund: 0 }
const eventDate = '2026-12-16T00:00:00.000Z'
const tier = (keepPercent: number, until: string | null, now: string) =>
  describeTier({ eventDate, figures: { ...figures, keepPercent, until } }, Date.parse(now))

test('the tier that holds, how long it is until the start, and when it ends, today without the date (P15.28)', () => {
  expect(tier(0, '2026-12-12T23:00:00.000Z', '2026-12-11T14:00:00.000Z')).toMatch(
    // the year stands in it when it is over
    /^Starts in 4 days 10 hours: canceling is free until Sat, Dec 12, (2026, )?6:00 PM\.$/,
  )
  expect(tier(0, '2026-12-12T23:00:00.000Z', '2026-12-12T17:00:00.000Z')).toBe(
    'Starts in 3 days 7 hours: canceling is free until today, 6:00 PM.',
  )
  // 11 PM in Atlanta is the next day in UTC
  expect(tier(50, '2026-12-13T04:00:00.000Z', '2026-12-12T17:00:00.000Z')).toContain('until today, 11:00 PM.')
  expect(tier(100, null, '2026-12-15T23:59:30.000Z')).toBe('Starts in 1 minute: we keep all of it.')
  expect(tier(100, null, eventDate)).toBe('The event has begun: we keep all of it.')
})

test('a cancellation by the agency keeps nothing', () => {
  expect(describeOwnCancellation({ eventDate, figures }, Date.parse('2026-12-15T22:55:00.000Z'))).toBe(
    'Starts in 1 hour 5 minutes: we keep nothing.',
  )
})

test('a change names each field as its form does, and counts guests with a comma', () => {
  const current = { eventDate, eventDuration: 3, eventLocation: null, guests: 1250, specialRequests: null }
  expect(listDifferences(current, { eventLocation: 'Swan House', guests: null, specialRequests: 'Jazz' })).toEqual([
    { name: 'Location', from: 'None', to: 'Swan House' },
    { name: 'Guests', from: '1,250', to: 'None' },
    { name: 'Special requests', from: 'None', to: 'Jazz' },
  ])
  expect(`Price: ${describePrice({ before: null, after: null, plusTax: false })}`).toBe(
    'Price: the same, unless we agree on another',
  )
})
