import { describe, expect, test } from 'vitest'
import {
  addUp,
  type InvoiceValues,
  newValues,
  readAmounts,
  readDollars,
  readPercent,
} from '#web/features/billing/admin/invoices/dialogs/amounts.ts'
import { typeDollars } from '#web/lib/dollars.ts'

const NOW = new Date('2026-11-22T03:00:00Z') // the evening of the 21st in Atlanta
const typed = (some: Partial<InvoiceValues> = {}): InvoiceValues => ({ ...newValues(66_000), ...some })

test.each([
  ['660', 66_000],
  ['$1,250.50', 125_050],
  ['0.1', 10],
  [' 12. ', 1200],
  ['', undefined],
  ['12.345', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['abc', undefined],
])('dollars %j are %j cents', (text, cents) => expect(readDollars(text)).toBe(cents))

test.each([
  ['8', 8],
  ['8.25%', 8.25],
  ['0', 0],
  ['100', 100],
  ['100.01', undefined],
  ['8.125', 8.125],
  ['8.1255', undefined],
  ['', undefined],
])('percent %j is %j', (text, percent) => expect(readPercent(text)).toBe(percent))

test('dollars are typed as people would', () => {
  expect(typeDollars(66_000)).toBe('660')
  expect(typeDollars(66_005)).toBe('660.05')
})

describe('an invoice', () => {
  test('begins with 8 percent, no discount and 15 days of Atlanta', () => {
    expect(readAmounts(typed(), NOW)).toEqual({
      amounts: { subtotal: 66_000, tax: 5280, discount: 0, total: 71_280, dueDate: '2026-12-06', notes: null },
    })
  })

  test('rounds half a cent up, once', () => {
    expect(addUp(typed({ subtotal: '0.50', percent: '1' }))).toMatchObject({ tax: 1, total: 51 })
    expect(addUp(typed({ subtotal: '0.49', percent: '1' }))).toMatchObject({ tax: 0, total: 49 })
  })

  test('taxes what is left after the discount; empty means none', () => {
    expect(addUp(typed({ discount: '60' }))).toEqual({ subtotal: 66_000, discount: 6000, tax: 4800, total: 64_800 })
    expect(addUp(typed({ discount: '', percent: '' }))).toEqual({
      subtotal: 66_000,
      discount: 0,
      tax: 0,
      total: 66_000,
    })
  })

  test('keeps a tax no percentage gives, until something of it changes', () => {
    const known = { subtotal: 1_000_000, tax: 80_001, discount: 0 }
    const same = typed({ subtotal: '10000' })
    expect(addUp(same, known)?.tax).toBe(80_001)
    expect(addUp({ ...same, discount: '1' }, known)?.tax).toBe(79_992)
  })

  test.each([
    [{ subtotal: '' }, ['subtotal']],
    [{ subtotal: '1000000.01' }, ['subtotal']],
    [{ subtotal: '1000000', percent: '8' }, ['subtotal']],
    [{ discount: '660.01' }, ['discount']],
    [{ percent: '101' }, ['percent']],
    [{ due: '' }, ['due']],
    [{ due: '366' }, ['due']],
    [{ dueBy: 'date', due: '2026-02-30' }, ['due']],
  ] satisfies [Partial<InvoiceValues>, string[]][])('%j is at fault in %j', (some, fields) => {
    const result = readAmounts(typed(some), NOW)
    expect('errors' in result && Object.keys(result.errors)).toEqual(fields)
  })

  test('a day is taken as it is, and today is a term', () => {
    expect(readAmounts(typed({ dueBy: 'date', due: '2027-01-31' }), NOW)).toMatchObject({
      amounts: { dueDate: '2027-01-31' },
    })
    expect(readAmounts(typed({ due: '0' }), NOW)).toMatchObject({ amounts: { dueDate: '2026-11-21' } })
  })
})
