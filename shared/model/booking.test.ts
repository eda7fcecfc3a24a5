import { expect, test } from 'vitest'
import { formatBookingNumber, nameEvent, parseBookingNumber } from './booking.ts'

test('a booking number reads back as it is written, and as people type it (P3.36)', () => {
  expect(formatBookingNumber(1042)).toBe('B-1042')
  for (const typed of ['B-1042', 'b-1042', 'b1042', '1042', ' 1042 ']) expect(parseBookingNumber(typed)).toBe(1042)
})

test('an event is named as a sentence says it', () => {
  expect([nameEvent('bachelorette_party'), nameEvent('other')]).toEqual(['bachelorette party', 'event'])
})

test.each(['', 'B-', '104', 'B-104x', 'INV-2026-0001', '1042.5', '-1042', '4045550142', 'BB-1042'])(
  '%j is no booking number',
  (word) => {
    expect(parseBookingNumber(word)).toBeUndefined()
  },
)
