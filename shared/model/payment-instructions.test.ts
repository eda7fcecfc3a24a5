import { expect, test } from 'vitest'
import { PAYMENT_METHODS } from './payment.ts'
import { findInstruction, type PaymentInstructions, sortMethods } from './payment-instructions.ts'

const NONE: PaymentInstructions = { zelle: null, venmo: null, paypal: null, bank_transfer: null, cash: null }

test('methods without details are listed last, all six stay', () => {
  expect(sortMethods(undefined)).toEqual(PAYMENT_METHODS)
  expect(sortMethods(NONE)).toEqual(PAYMENT_METHODS)
  expect(sortMethods({ ...NONE, zelle: 'pay@marquee.example', cash: 'In an envelope' })).toEqual([
    ...['cash', 'zelle'],
    ...['card', 'bank_transfer', 'paypal', 'venmo'],
  ])
})

test('a card has no details', () => {
  expect(findInstruction({ ...NONE, zelle: 'pay@marquee.example' }, 'zelle')).toBe('pay@marquee.example')
  expect(findInstruction({ ...NONE, zelle: 'pay@marquee.example' }, 'card')).toBeNull()
  expect(findInstruction(undefined, 'cash')).toBeNull()
})
