import { expect, test } from 'vitest'
import {
  type BookingHistoryEntry,
  HISTORY_FIELDS,
  HISTORY_KINDS,
} from '#shared/contract/bookings/history/booking-history.ts'
import { describeStep } from './history-words.ts'

const step = (kind: BookingHistoryEntry['kind'], more: Partial<BookingHistoryEntry> = {}): BookingHistoryEntry => ({
  ...{
    at: '2026-11-21T20:00:00.000Z',
    kind,
    by: 'agency',
    fields: [],
    eventDate: null,
    eventDuration: null,
    agentName: null,
  },
  ...{ invoiceNumber: null, amount: null, paymentMethod: null },
  ...more,
})
const zelle = { amount: 60_000, paymentMethod: 'zelle' } as const

test.each<[string, BookingHistoryEntry]>([
  ['You sent the request', step('requested', { by: 'customer' })],
  ['Request sent with your email address', step('requested', { by: null })],
  ['We confirmed the booking', step('confirmed')],
  ['You canceled the booking', step('canceled', { by: 'customer' })],
  ['We canceled the booking', step('canceled')],
  ['We changed the hours and location', step('changed', { fields: ['hours', 'place'] })],
  [
    'You changed the date. New date: Friday, December 4, 2026, 9 PM to midnight',
    step('changed', { by: 'customer', fields: ['date'], eventDate: '2026-12-05T02:00:00.000Z', eventDuration: 3 }),
  ],
  ['You asked to change the date, hours, and location', step('change-asked', { fields: ['date', 'hours', 'place'] })],
  ['We changed the price to $600.00', step('priced', { amount: 60_000 })],
  ['You accepted our proposal', step('request-approved', { by: 'customer' })],
  ['Imani Okafor took over the booking', step('replaced', { agentName: 'Imani Okafor' })],
  ['We emailed invoice INV-2026-0007', step('invoice-sent', { invoiceNumber: 'INV-2026-0007' })],
  ['You reported a payment of $600.00 (Zelle)', step('payment-reported', zelle)],
  ['We verified your payment of $600.00', step('payment-verified', zelle)],
  ['We refunded $600.00 (Zelle)', step('refunded', zelle)],
])('%s', (words, entry) => {
  expect(describeStep(entry)).toBe(words)
})

test('every kind has words; a kind of a newer server has none', () => {
  for (const kind of HISTORY_KINDS) {
    expect(describeStep(step(kind, { fields: [...HISTORY_FIELDS] })), kind).toMatch(/^[A-Z].+[^.]$/)
  }
  const unknown = step('constructor' as BookingHistoryEntry['kind']) // of a newer server
  expect(describeStep(unknown)).toBeUndefined()
})
