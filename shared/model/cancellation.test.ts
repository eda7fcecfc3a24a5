import { describe, expect, test } from 'vitest'
import {
  DEFAULT_CANCELLATION_POLICY as DEFAULT,
  findTier,
  keptCents,
  writeDatedPolicy,
  writePolicy,
} from './cancellation.ts'
import { HOUR_MS } from './day.ts'
import { atlantaInstant } from './time-zone.ts'

const START = atlantaInstant('2026-12-15T18:00')
const before = (hours: number, ms = 0) => new Date(START.getTime() - hours * HOUR_MS + ms)

describe('the tier of a moment', () => {
  test.each([
    [100, 0, 0],
    [72, 0, 0],
    [72, 1, 50],
    [24, 0, 50],
    [24, 1, 100],
    [0, 0, 100],
    [-5, 0, 100],
  ])('%i hours before, %i ms later: %i%% is kept', (hours, ms, kept) => {
    expect(findTier(DEFAULT, START, before(hours, ms)).keepPercent).toBe(kept)
  })

  test('hours are elapsed ones: 72 of them before a start after the clocks went back begin an hour later on the clock', () => {
    // the clocks go back on November 1, 2026
    const start = atlantaInstant('2026-11-02T18:00')
    expect(findTier(DEFAULT, start, atlantaInstant('2026-10-30T19:00')).keepPercent).toBe(0)
    expect(findTier(DEFAULT, start, new Date(atlantaInstant('2026-10-30T19:00').getTime() + 1)).keepPercent).toBe(50)
  })
})

describe('what is kept', () => {
  test.each([
    ['half of $960.00, paid in full', 50, 96_000, 96_000, 48_000],
    ['half of an odd cent, rounded up once', 50, 96_001, 96_001, 48_001],
    ['at most what was paid', 50, 96_000, 30_000, 30_000],
    ['nothing of what was not paid', 100, 96_000, 0, 0],
    ['nothing without a price', 100, null, 5000, 0],
    ['nothing below zero', 50, 96_000, -100, 0],
  ])('%s', (_, percent, demand, paid, kept) => {
    expect(keptCents(percent, demand, paid)).toBe(kept)
  })
})

describe('in words', () => {
  test('without a date', () => {
    expect(writePolicy(DEFAULT)).toMatch(
      /^Cancel free up to 72 hours before the start\. From 72 to 24 hours before, we keep half of the total\. Less than 24 hours before, we keep all of it\. If we cancel, /,
    )
    expect(writePolicy({ tiers: [{ hours: 0, keepPercent: 30 }] })).toMatch(
      /^If you cancel, we keep 30% of the total\./,
    )
    expect(writePolicy({ tiers: [{ hours: 0, keepPercent: 0 }] })).toMatch(/^Canceling is free\./)
  })

  test('with the dates of a booking, in Atlanta, and amounts', () => {
    expect(writeDatedPolicy(DEFAULT, START, 96_000)).toMatch(
      /^Free until Sat, Dec 12, 6:00 PM; until Mon, Dec 14, 6:00 PM we keep half of the total \(\$480\.00\); after that, all of it \(\$960\.00\)\. If we cancel, /,
    )
    expect(writeDatedPolicy({ tiers: [{ hours: 0, keepPercent: 100 }] }, START)).toMatch(
      /^If you cancel, we keep all of it\./,
    )
  })
})
