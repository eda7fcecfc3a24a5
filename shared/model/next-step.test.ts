import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const ahead = '2026-12-05T02:00:00Z'
const booking = {
  status: 'pending',
  paymentStatus: 'pending',
  eventDate: ahead,
  eventDuration: 4,
  totalAmount: 400,
  owed: 40_000,
  invoiced: false,
  dropOut: null,
} as const

test.each([
  ['a request', {}, 'confirm'],
  ['a request whose event is over', { eventDate: '2026-11-01T02:00:00Z' }, 'confirm'],
  ['a confirmed one without an invoice', { status: 'confirmed' }, 'create-invoice'],
  ['one with an invoice that is owed', { status: 'confirmed', invoiced: true }, 'record-payment'],
  ['one without a price', { status: 'confirmed', totalAmount: null }, null],
  ['an invoiced one for nothing', { status: 'confirmed', totalAmount: 0, owed: 0, invoiced: true }, null],
  ['a confirmed one for nothing', { status: 'confirmed', totalAmount: 0, owed: 0 }, null],
  [
    'one for nothing whose event is over',
    { status: 'confirmed', totalAmount: 0, owed: 0, eventDate: '2026-11-01T02:00:00Z' },
    'complete',
  ],
  ['a completed one for nothing', { status: 'completed', totalAmount: 0, owed: 0 }, null],
  ['a completed one whose price is covered', { status: 'completed', owed: 0 }, null],
  ['a paid one', { status: 'confirmed', paymentStatus: 'paid', invoiced: true }, null],
  ['one whose event is over', { status: 'confirmed', eventDate: '2026-11-23T08:00:00Z' }, 'complete'],
  ['one whose event still goes on', { status: 'confirmed', eventDate: '2026-11-23T08:00:01Z' }, 'create-invoice'],
  ['a completed one that is owed', { status: 'completed', eventDate: '2026-11-01T02:00:00Z' }, 'record-payment'],
  ['a completed one that is paid', { status: 'completed', paymentStatus: 'paid' }, null],
  ['a canceled one', { status: 'cancelled' }, null],
  ['a request whose agent dropped out', { dropOut: 'open' }, 'find-replacement'],
  ['a confirmed one whose agent dropped out', { status: 'confirmed', dropOut: 'open' }, 'find-replacement'],
  ['one whose customer is to pick', { status: 'confirmed', dropOut: 'offered' }, null],
  ['a canceled one whose agent had dropped out', { status: 'cancelled', dropOut: 'open' }, null],
  [
    'one that is over in spite of a drop-out',
    { status: 'confirmed', dropOut: 'open', eventDate: '2026-11-23T08:00:00Z' },
    'complete',
  ],
] as const)('the next step of %s (P6.61)', (_what, some, step) => {
  expect(nextStep({ ...booking, ...some }, NOW)).toBe(step)
})
