import { expect, test } from 'vitest'
import { invoiceState, taxCents } from './invoice.ts'

test('what is shown of an invoice: paid, else overdue past its due date, else pending (P7.6)', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const before = new Date('2026-11-21T11:59:59Z')
  const after = new Date('2026-11-21T12:00:01Z')
  expect(invoiceState('paid', before, now)).toBe('paid')
  expect(invoiceState('pending', before, now)).toBe('overdue')
  expect(invoiceState('draft', before, now)).toBe('overdue')
  expect(invoiceState('pending', after, now)).toBe('pending')
  expect(invoiceState('pending', now, now)).toBe('pending')
})

test('half a cent of tax is rounded up, once, after the discount (P7.3)', () => {
  expect(taxCents(66_000, 0, 8)).toBe(5_280)
  expect(taxCents(106, 100, 8)).toBe(0)
  expect(taxCents(107, 100, 8)).toBe(1)
  expect(taxCents(50, 0, 1)).toBe(1)
  expect(taxCents(49, 0, 1)).toBe(0)
  // 8.25 percent of 1,000,200 cents is 82,516.5, which binary fractions can miss
  expect(taxCents(1_000_200, 0, 8.25)).toBe(82_517)
})
