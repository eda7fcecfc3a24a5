import { describe, expect, test } from 'vitest'
import {
  computeLines,
  findLineError,
  findLinesError,
  type LineTerms,
  linesTotalCents,
  repricedInWords,
  repriceLines,
  splitCents,
  usualLines,
} from '#shared/model/price-line.ts'

const terms = (some: Partial<LineTerms>): LineTerms => ({
  ...{ kind: 'talent', share: 'shared', label: '', hours: null, rate: null, percent: null, amount: null },
  ...some,
})

describe('amounts', () => {
  test('hours at a rate, an amount, and a discount of all that is no discount', () => {
    const lines = computeLines([
      terms({ hours: 5, rate: 8500 }),
      terms({ kind: 'travel', amount: 6000 }),
      terms({ kind: 'discount', label: 'Regular', percent: 10 }),
      terms({ kind: 'discount', label: 'Sorry', amount: 1000 }),
    ])
    expect(lines.map(({ amount }) => amount)).toEqual([42_500, 6000, -4850, -1000])
    expect(linesTotalCents(lines)).toBe(42_650)
  })

  test.each([
    [{ hours: 1.25, rate: 3333 }, 4166],
    [{ hours: 0.5, rate: 1 }, 1],
    [{ hours: 0.01, rate: 49 }, 0],
  ])('round half a cent up: %j', (some, cents) => expect(computeLines([terms(some)])[0]?.amount).toBe(cents))

  test('a percentage rounds half a cent up, once', () => {
    const [, off] = computeLines([terms({ amount: 50 }), terms({ kind: 'discount', label: 'x', percent: 1 })])
    expect(off?.amount).toBe(-1)
  })

  test('a discount of nothing is 0, not -0', () => {
    expect(computeLines([terms({ kind: 'discount', label: 'x', amount: 0 })])[0]?.amount).toBe(0)
  })
})

test.each([
  [{ kind: 'extra', percent: 5 }, 'Only a discount is a percentage'],
  [{ kind: 'discount', percent: 5, label: ' ' }, 'Say why there is a discount'],
  [{ rate: 100 }, 'Give the hours of this rate'],
  [{ hours: 3 }, 'Give an amount'],
  [{ hours: 3, rate: 100 }, undefined],
  [{ hours: 3, amount: 0 }, undefined],
] satisfies [Partial<LineTerms>, string | undefined][])('%j: %s', (some, error) =>
  expect(findLineError(terms(some))).toBe(error),
)

test('discounts cannot be more than the rest; exactly as much is a price of nothing', () => {
  const off = (amount: number) => [terms({ amount: 100 }), terms({ kind: 'discount', label: 'x', amount })]
  expect(findLinesError(off(101))).toBe('The discounts are more than the rest of the price')
  expect(findLinesError(off(100))).toBeUndefined()
})

describe('hours that change', () => {
  const usual = { totalCents: 42_500, hours: 5, sold: null }
  test('rate times hours follows them, in words', () => {
    const next = repriceLines(null, usual, 7)
    expect(next?.totalCents).toBe(59_500)
    expect(next && repricedInWords(usual, 7, next)).toBe('5 → 7 hours at $85: $425 → $595')
  })

  test('the last line of talent with a rate takes the difference, and a percentage is computed again', () => {
    const lines = computeLines([
      terms({ hours: 5, rate: 8500 }),
      terms({ kind: 'travel', amount: 1000 }),
      terms({ kind: 'discount', label: 'Regular', percent: 10 }),
    ])
    const next = repriceLines(lines, { ...usual, totalCents: linesTotalCents(lines) }, 7)
    expect(next?.lines.map(({ amount }) => amount)).toEqual([59_500, 1000, -6050])
  })

  test('a package is priced anew', () => {
    const sold = { name: 'Signature Set', basePrice: 30_000, duration: 3, hourlyRate: 90 }
    const next = repriceLines(null, { totalCents: 30_000, hours: 2, sold }, 5)
    expect([next?.totalCents, next?.rate, next?.lines.length]).toEqual([48_000, 9000, 2])
  })

  test.each([
    ['an agreed price without a rate', { totalCents: 50_000, hours: 6, sold: null }],
    ['a price to be confirmed', { totalCents: null, hours: 6, sold: null }],
  ])('%s does not follow', (_, price) => expect(repriceLines(null, price, 7)).toBeNull())
})

test('usual lines: one of rate times hours, and none without a price', () => {
  expect(usualLines({ totalCents: 42_500, hours: 5, sold: null })).toMatchObject([{ hours: 5, rate: 8500 }])
  expect(usualLines({ totalCents: 50_000, hours: 6, sold: null })).toMatchObject([{ hours: 6, rate: null }])
  expect(usualLines({ totalCents: null, hours: 6, sold: null })).toEqual([])
})

test('parts add up to the cent, for any weights', () => {
  for (let cents = -50; cents <= 50; cents++) {
    for (const weights of [[1, 1, 1], [3, -1, 5], [0, 0], [7], [1, -1], [40_000, 333, 60_001]]) {
      const parts = splitCents(cents, weights)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
    }
  }
  expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(splitCents(17_600, [13_200, 6000, -1600])).toEqual([13_200, 6000, -1600])
})
