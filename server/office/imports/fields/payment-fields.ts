import { line } from '#shared/contract/text.ts'
import { BOOKING_TEXT_LIMITS, parseBookingNumber } from '#shared/model/booking.ts'
import { looksLikeCardNumber } from '#shared/model/card.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#shared/model/payment.ts'
import { notADate, readEmail, readPastDay } from './customer-fields.ts'
import type { RowReader } from './read-row.ts'
import { readCents, readWrittenTime } from './read-values.ts'

/** A payment or refund as a row of a file says. Its booking is looked up by these. */
export interface PaymentFields {
  /** A booking's number. */
  number: number | null
  customerName: string
  customerEmail: string | null
  /** Day of the event: 2026-12-04. */
  eventDay: string | null
  /** A name or an email. */
  agent: string
  kind: 'payment' | 'refund'
  /** Integer cents. */
  cents: number
  method: PaymentMethod
  reference: string | null
  /** When money moved, an instant. */
  paidAt: string
}

const Name = line(BOOKING_TEXT_LIMITS.name)
const Agent = line(254)
const Reference = line(200)

/** The largest amount, in cents. */
const MAX_CENTS = 1_000_000_00

const METHOD_WORDS: Record<PaymentMethod, RegExp> = {
  cash: /^cash$/,
  card: /card|visa|mastercard|amex|american express|discover|stripe|square|credit|debit/,
  bank_transfer: /bank|transfer|wire|\bach\b/,
  paypal: /pay ?pal/,
  venmo: /venmo/,
  zelle: /zelle/,
}

function readMethod(row: RowReader): PaymentMethod {
  const words = row.raw('method').toLowerCase().replaceAll('_', ' ').trim()
  const found = PAYMENT_METHODS.find((method) => METHOD_WORDS[method].test(words))
  if (found) return found
  const sentence =
    words === '' ? 'Method is required' : 'Not a method. Write cash, card, bank transfer, PayPal, Venmo or Zelle.'
  row.refuse('method', sentence)
  return 'cash'
}

const REFUND_WORDS = new Set(['refund', 'refunded', 'refunds', 'money back', 'out'])
const PAYMENT_WORDS = new Set(['payment', 'paid', 'deposit', 'balance', 'full', 'received', 'sale', 'charge', 'in'])

/** Whether money came in or went back: by its column, else by the sign of the amount. */
function readKind(row: RowReader, isNegative: boolean): PaymentFields['kind'] {
  const word = row.raw('kind').toLowerCase()
  if (REFUND_WORDS.has(word)) return 'refund'
  if (word === '') return isNegative ? 'refund' : 'payment'
  if (!PAYMENT_WORDS.has(word)) row.refuse('kind', 'Write payment or refund')
  else if (isNegative) row.refuse('amount', 'A payment is above zero')
  return 'payment'
}

/** An amount that may be below zero: -200, (200.00). @returns integer cents without the sign */
function readAmount(row: RowReader): { cents: number; isNegative: boolean } {
  const typed = row.raw('amount')
  const [, inner = typed] = /^\((.+)\)$/.exec(typed) ?? []
  const isNegative = inner !== typed || /^\$?\s*[-−]/.test(typed)
  const cents = readCents(isNegative ? inner.replace(/[-−]/, '') : typed)
  if (cents !== undefined && cents > 0 && cents <= MAX_CENTS) return { cents, isNegative }
  row.refuse(
    'amount',
    typed === ''
      ? 'Amount is required'
      : cents === 0
        ? 'Nothing was paid'
        : 'Not an amount. Write it as 1250 or 1,250.00.',
  )
  return { cents: 0, isNegative }
}

function readReference(row: RowReader): string | null {
  // as it was typed: what is read has its card numbers masked
  if (looksLikeCardNumber(row.raw('reference').replace(/\p{Cf}/gu, '')))
    return row.refuse('reference', 'This looks like a card number. Remove it from the file.')
  return (
    row
      .readOptional('reference', Reference)
      ?.replace(/\p{Cf}/gu, '')
      .trim() || null
  )
}

function readNumber(row: RowReader): number | null {
  const typed = row.raw('booking').replace(/^(?:#|no\.?)\s*/i, '')
  if (typed === '') return null
  return parseBookingNumber(typed) ?? row.refuse('booking', 'Not a booking number. Write it as B-1042.')
}

function readEventDay(row: RowReader): string | null {
  if (row.raw('eventDate') === '') return null
  return readWrittenTime(row.raw('eventDate'), row.dayFirst)?.day ?? row.refuse('eventDate', notADate(row))
}

/** Reads a payment or refund. The errors stay with the row; the fields count only without any. */
export function readPayment(row: RowReader, now: Date): PaymentFields {
  const { cents, isNegative } = readAmount(row)
  if (row.raw('date') === '') row.refuse('date', 'Payment date is required')
  return {
    number: readNumber(row),
    customerName: row.read('customerName', Name) ?? '',
    customerEmail: row.raw('customerEmail') === '' ? null : readEmail(row, 'customerEmail'),
    eventDay: readEventDay(row),
    agent: row.read('agent', Agent) ?? '',
    kind: readKind(row, isNegative),
    cents,
    method: readMethod(row),
    reference: readReference(row),
    paidAt: readPastDay(row, 'date', now) ?? '',
  }
}
