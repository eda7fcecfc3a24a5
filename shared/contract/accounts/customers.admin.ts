import { z } from 'zod'
import { MAX_TAGS, TAG_LENGTH } from '../../model/customer.ts'
import { endpoint } from '../endpoint.ts'
import { ById, exactLine, Id, Instant, line, text } from '../text.ts'

/** Whether a customer may sign in: an active one. A merged one became part of another account. */
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

/** What the office keeps about a customer; customers do not see it. */
export const CustomerProfile = z
  .object({
    id: Id,
    company: z.string().nullable(),
    tags: z.array(z.string()),
    taxExempt: z.boolean(),
    taxExemptNumber: z.string().nullable(),
    version: z.number().int().describe('The row version, to be sent back as If-Match'),
  })
  .meta({ id: 'CustomerProfile' })

export const updateCustomer = endpoint({
  method: 'PUT',
  path: '/api/admin/customers/:id',
  takes: ['if-match'],
  access: ['admin'],
  refuses: [409],
  summary:
    'Change what the office keeps about a customer: company, tags, tax exemption and its number. 409 when If-Match is not the current row version',
  params: ById,
  body: z.object({
    company: line(200).nullish(),
    tags: z
      .array(line(TAG_LENGTH, 'A tag needs a letter'))
      .max(MAX_TAGS, `At most ${MAX_TAGS} tags`)
      .optional()
      .describe('All tags; the same word in another case is one tag'),
    taxExempt: z.boolean().optional(),
    taxExemptNumber: exactLine(40)
      .nullish()
      .describe('Of the exemption certificate; kept while the customer is exempt'),
  }),
  response: CustomerProfile,
})

/** A note about a customer. */
export const CustomerNote = z
  .object({ id: Id, author: z.string().nullable(), content: z.string(), createdAt: Instant })
  .meta({ id: 'CustomerNote' })

export const addCustomerNote = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:id/notes',
  access: ['admin'],
  refuses: [409],
  summary: 'Write a note on a customer, which only the office sees',
  params: ById,
  body: z.object({ content: text(5000, 'Write a note first') }),
  response: CustomerNote,
  status: 201,
})

/** Why the office no longer books for a customer, since when, and who decided it. */
export const DoNotBook = z
  .object({ reason: z.string(), since: Instant, by: z.string().nullable().describe('Null when they left the office') })
  .meta({ id: 'DoNotBook' })

const DoNotBookState = z.object({ id: Id, doNotBook: DoNotBook.nullable() })

export const setDoNotBook = endpoint({
  method: 'PUT',
  path: '/api/admin/customers/:id/do-not-book',
  access: ['admin'],
  refuses: [409],
  summary:
    'Mark a customer do not book, with a reason, or change the reason. Confirming their bookings then needs confirmAnyway. Customers see nothing of it',
  params: ById,
  body: z.object({ reason: text(500, 'Give a reason') }),
  response: DoNotBookState,
})

export const liftDoNotBook = endpoint({
  method: 'DELETE',
  path: '/api/admin/customers/:id/do-not-book',
  access: ['admin'],
  refuses: [409],
  summary: 'Book for a customer again. Lifting it twice is a no-op',
  params: ById,
  response: DoNotBookState,
})

/** All endpoints of this file. */
export const customerChanges = [
  suspendCustomer,
  restoreCustomer,
  updateCustomer,
  addCustomerNote,
  setDoNotBook,
  liftDoNotBook,
] as const
