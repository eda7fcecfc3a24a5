import { z } from 'zod'
import { PAYMENT_METHODS } from '../../../model/payment.ts'
import { endpoint } from '../../endpoint.ts'
import { ById, Cents, Instant } from '../../text.ts'

/** What a customer reads in the history of a booking (docs/product.md P4.26). */
export const HISTORY_KINDS = [
  'requested',
  'entered',
  'confirmed',
  'completed',
  'canceled',
  'reopened',
  'changed',
  'priced',
  'change-asked',
  'cancel-asked',
  'request-approved',
  'request-declined',
  'request-withdrawn',
  'proposed',
  'proposal-declined',
  'offered',
  'picked',
  'replaced',
  'invoice-sent',
  'payment-reported',
  'payment-charged',
  'payment-recorded',
  'payment-verified',
  'payment-reversed',
  'refund-begun',
  'refunded',
] as const

/** The details of a booking that can change. */
export const HISTORY_FIELDS = ['type', 'date', 'hours', 'place', 'guests', 'requests'] as const

export const BookingHistoryEntry = z
  .object({
    at: Instant,
    kind: z.enum(HISTORY_KINDS),
    by: z.enum(['customer', 'agency']).nullable().describe('Null when nobody signed in did it'),
    fields: z.array(z.enum(HISTORY_FIELDS)).describe('The details that changed; empty for other kinds'),
    eventDate: Instant.nullable().describe('The new date, when it changed'),
    eventDuration: z.number().int().nullable().describe('How many hours it lasts then, with a new date'),
    agentName: z.string().nullable().describe('The new talent, of `replaced`'),
    invoiceNumber: z.string().nullable(),
    amount: Cents.nullable().describe('Of a payment or refund, or the new price'),
    paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
  })
  .meta({ id: 'BookingHistoryEntry' })

export type BookingHistoryEntry = z.infer<typeof BookingHistoryEntry>

export const showBookingHistory = endpoint({
  method: 'GET',
  path: '/api/customer/bookings/:id/history',
  access: ['customer'],
  summary: 'What happened to an own booking and its payments, the latest first, at most 200 of each',
  params: ById,
  response: z.array(BookingHistoryEntry),
})
