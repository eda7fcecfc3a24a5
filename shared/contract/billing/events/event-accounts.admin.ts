import { endpoint } from '../../endpoint.ts'
import { ById } from '../../text.ts'
import { EventAccount, EventPayment } from './event-accounts.ts'

export const showEventAccount = endpoint({
  method: 'GET',
  path: '/api/admin/event-accounts/:id',
  access: ['admin'],
  summary:
    'What an event costs, what was paid for it and what is due, for each of its confirmed and completed bookings',
  params: ById,
  response: EventAccount,
})

export const recordEventPayment = endpoint({
  method: 'POST',
  path: '/api/admin/event-accounts/:id/payments',
  takes: ['idempotency-key'],
  refuses: [404, 409, 422],
  access: ['admin'],
  summary:
    'Enter one payment the agency received for all bookings of an event: a payment of each, verified at once. With an Idempotency-Key a repeat within 24 hours is one',
  params: ById,
  body: EventPayment,
  response: EventAccount,
})
