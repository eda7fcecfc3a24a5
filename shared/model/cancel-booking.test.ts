import { expect, test } from 'vitest'
import { computeCancellation, type Refundable, splitRefund, wordRefundWays } from './cancel-booking.ts'
import { DEFAULT_CANCELLATION_POLICY } from './cancellation.ts'
import { HOUR_MS } from './day.ts'

const START = new Date('2027-06-05T01:00:00Z')
const before = (hours: number) => new Date(START.getTime() - hours * HOUR_MS)
const cash: Refundable = { id: 'cash', cents: 50_001, way: 'hand' }
const card: Refundable = { id: 'card', cents: 22_000, way: 'card' }
const basis = { policy: DEFAULT_CANCELLATION_POLICY, eventDate: START, demandCents: 72_001, payments: [cash, card] }

test.each([
  ['more than 72 hours before', 73, 0, 0, 72_001, 50],
  ['exactly 72 hours before', 72, 0, 0, 72_001, 50],
  ['a moment later', 71.999, 50, 36_001, 36_000, 100],
  ['exactly 24 hours before', 24, 50, 36_001, 36_000, 100],
  ['under 24 hours before', 23, 100, 72_001, 0, null],
  ['after the start', -1, 100, 72_001, 0, null],
] as const)('a customer who cancels %s', (_, hours, keepPercent, keptCents, refundCents, nextPercent) => {
  const figures = computeCancellation(basis, { cause: 'customer', at: before(hours) })
  expect(figures).toMatchObject({ keepPercent, keptCents, refundCents, nextPercent, paidCents: 72_001 })
})

test('the agency keeps nothing, and a pending booking has no policy', () => {
  const late = { at: before(1) }
  expect(computeCancellation(basis, { cause: 'agency', ...late })).toMatchObject({ keptCents: 0, refundCents: 72_001 })
  expect(computeCancellation({ ...basis, policy: null }, { cause: 'customer', ...late })).toMatchObject({
    ...{ keepPercent: 0, keptCents: 0, refundCents: 72_001, until: null },
  })
})

test('no more is kept than was paid; the claim stays the policy’s', () => {
  const deposit = { ...basis, payments: [{ ...cash, cents: 10_000 }] }
  expect(computeCancellation(deposit, { cause: 'customer', at: before(30) })).toMatchObject({
    ...{ claimCents: 36_001, keptCents: 10_000, refundCents: 0 },
  })
})

test('cards go back first, and the parts add up to the refund', () => {
  expect(splitRefund([cash, card], 30_000)).toEqual([
    { paymentId: 'card', cents: 22_000, way: 'card' },
    { paymentId: 'cash', cents: 8_000, way: 'hand' },
  ])
  expect(splitRefund([cash, card], 0)).toEqual([])
})

test('a refund is worded by its ways, and none has no sentence', () => {
  expect(wordRefundWays({ card: 0, hand: 0 })).toEqual([])
  expect(wordRefundWays({ card: 22_000, hand: 14_001 })).toEqual([
    '$220.00 goes back to the card you paid with, usually within 5 to 10 business days.',
    "We'll send you $140.01 and email you when it's on its way.",
  ])
})
