import { expect, test } from 'vitest'
import { randomNumbers } from '#tests/support/random.ts'
import { invoiceTotalCents, taxCents } from './invoice.ts'
import { type AmountDue, amountsDue } from './payment.ts'

test('tax, totals and parts of 1,000 random invoices add up to the cent (S45)', () => {
  const random = randomNumbers(20_261_121)
  for (let i = 0; i < 1000; i++) {
    const subtotal = random(0, i % 2 ? 100_000 : 720_000_000)
    const discount = random(0, subtotal)
    const hundredths = random(0, 3) === 0 ? random(0, 10_000) : 800
    const tax = taxCents(subtotal, discount, hundredths / 100)
    // exact: twice the tax differs from twice the true tax by at most one, and a half goes up
    const exact = BigInt(subtotal - discount) * BigInt(hundredths)
    expect(BigInt(tax)).toBe((exact * 2n + 10_000n) / 20_000n)
    const total = invoiceTotalCents({ subtotal, tax, discount })
    expect(total - tax + discount).toBe(subtotal)
    expect(total).toBeGreaterThanOrEqual(0)

    const depositPercent = random(0, 2) === 0 ? null : random(1, 99)
    const [first, full] = amountsDue({ totalCents: total, paidCents: 0, depositPercent })
    if (total === 0) {
      expect(first).toBeUndefined()
      continue
    }
    if (first?.purpose === 'deposit') {
      expect(full).toEqual({ purpose: 'full', cents: total })
      expect(first.cents).toBe(Number((BigInt(total) * BigInt(depositPercent ?? 0) * 2n + 100n) / 200n))
    }
    expect(payAll(total, depositPercent)).toBe(total)
  }
})

/** Pays what is due first until nothing is, and gives the sum. */
function payAll(totalCents: number, depositPercent: number | null): number {
  let paidCents = 0
  const paid: AmountDue[] = []
  for (;;) {
    const [due] = amountsDue({ totalCents, paidCents, depositPercent })
    if (!due) break
    expect(Number.isInteger(due.cents) && due.cents > 0).toBe(true)
    paid.push(due)
    paidCents += due.cents
  }
  expect(new Set(paid.map(({ purpose }) => purpose)).size).toBe(paid.length)
  return paidCents
}

test.each([
  ['all at once', { totalCents: 40_000, paidCents: 0, depositPercent: null }, [{ purpose: 'full', cents: 40_000 }]],
  [
    'the deposit first, or everything',
    { totalCents: 40_001, paidCents: 0, depositPercent: 50 },
    [
      { purpose: 'deposit', cents: 20_001 },
      { purpose: 'full', cents: 40_001 },
    ],
  ],
  [
    'then the balance',
    { totalCents: 40_001, paidCents: 20_001, depositPercent: 50 },
    [{ purpose: 'balance', cents: 20_000 }],
  ],
  ['nothing when all is paid', { totalCents: 40_000, paidCents: 40_000, depositPercent: 50 }, []],
  ['nothing when more is paid', { totalCents: 40_000, paidCents: 50_000, depositPercent: null }, []],
  ['nothing for nothing', { totalCents: 0, paidCents: 0, depositPercent: null }, []],
  ['nothing while no amount is known', { totalCents: null, paidCents: 0, depositPercent: 50 }, []],
  [
    'no deposit that would be nothing',
    { totalCents: 1, paidCents: 0, depositPercent: 10 },
    [{ purpose: 'full', cents: 1 }],
  ],
])('%s', (_what, account, due) => {
  expect(amountsDue(account)).toEqual(due)
})
