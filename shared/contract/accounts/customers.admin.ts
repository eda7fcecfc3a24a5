import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id, text } from '../text.ts'

/** Whether a customer may sign in. */
export const CUSTOMER_STATUSES = ['active', 'suspended', 'erased', 'merged'] as const

const CustomerState = z.object({ id: Id, status: z.enum(CUSTOMER_STATUSES) }).meta({ id: 'CustomerState' })

export const suspendCustomer = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:id/suspend',
  access: ['admin'],
  reauth: true,
  refuses: [409],
  summary: 'Suspend a customer: the log-in is refused, sessions and mailed links end; bookings stay. No mail is sent',
  params: ById,
  body: z.object({ reason: text(500, 'Give a reason') }),
  response: CustomerState,
})

export const restoreCustomer = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:id/restore',
  access: ['admin'],
  refuses: [409],
  summary: 'Let a suspended customer sign in again, with the same password. No mail is sent',
  params: ById,
  response: CustomerState,
})
