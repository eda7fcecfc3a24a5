import { z } from 'zod'
import { BOOKING_PAYMENT_STATUSES, BOOKING_STATUSES, EVENT_TYPES } from '../../model/booking.ts'
import { CUSTOMER_STATUSES, CustomerNote, CustomerProfile, DoNotBook } from '../accounts/customers.admin.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { ById, Cents, Count, exactText, Id, Instant, Raw, Success } from '../text.ts'
import { contactWishEndpoints } from './contact-wishes.admin.ts'
import { ContactWish } from './contact-wishes.ts'

/** A customer in the office's list. */
export const CustomerRow = CustomerProfile.extend({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  status: z.enum(CUSTOMER_STATUSES).describe('Only an active customer may sign in'),
  isDoNotBook: z.boolean(),
  createdAt: Instant,
  bookings: Count.describe('All of them, canceled ones too'),
  balance: Cents.describe('Still owed for all bookings'),
  lifetime: Cents.describe('Completed payments minus refunds and reversals'),
  lastEvent: Instant.nullable().describe('The latest event that was not canceled; it may be still to come'),
}).meta({ id: 'CustomerRow' })

export type CustomerRow = z.infer<typeof CustomerRow>

export const listCustomers = endpoint({
  method: 'GET',
  path: '/api/admin/customers',
  access: ['admin'],
  summary: 'Customers, newest first, 50 a page with Link to the next',
  query: PageQuery.extend({
    q: exactText(200)
      .optional()
      .describe('Words of name, email, phone, company and tags; an email that was merged finds the account that stays'),
  }),
  response: z.array(CustomerRow),
})

/** Everything the office knows about a customer. */
export const CustomerPage = CustomerRow.extend({
  otherEmails: z.array(z.string()).describe('Of accounts merged into this one; bookings by them attach here'),
  doNotBook: DoNotBook.nullable(),
  notes: z.array(CustomerNote),
  contactWish: ContactWish.nullable(),
  recentBookings: z
    .array(
      z.object({
        id: Id,
        agentName: z.string(),
        eventType: z.enum(EVENT_TYPES),
        eventDate: Instant,
        eventDuration: z.number().int().describe('Hours'),
        status: z.enum(BOOKING_STATUSES),
        paymentStatus: z.enum(BOOKING_PAYMENT_STATUSES),
        total: Cents.nullable(),
        paid: Cents,
        reportedAt: Instant.nullable().describe('When a payment was reported that the office has not verified yet'),
        invoice: z.object({ id: Id, invoiceNumber: z.string() }).nullable(),
      }),
    )
    .describe('The latest events, 50 at most'),
}).meta({ id: 'CustomerPage' })

export type CustomerPage = z.infer<typeof CustomerPage>

export const showCustomer = endpoint({
  method: 'GET',
  path: '/api/admin/customers/:id',
  access: ['admin'],
  summary: 'A customer with bookings, notes and money. The id of a merged account shows the account that stays',
  params: ById,
  response: CustomerPage,
})

const MergedAccount = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  status: z.enum(CUSTOMER_STATUSES),
  isDoNotBook: z.boolean(),
})

/** What a merge would do. */
export const CustomerMerge = z
  .object({
    from: MergedAccount,
    into: MergedAccount,
    moves: z.object({
      bookings: Count,
      invoices: Count,
      payments: Count,
      cards: Count,
      reviews: Count,
      chats: Count,
      notes: Count,
      tags: z.array(z.string()),
    }),
    refusal: z.string().nullable().describe('Why it cannot be done now'),
  })
  .meta({ id: 'CustomerMerge' })

export type CustomerMerge = z.infer<typeof CustomerMerge>

export const previewMerge = endpoint({
  method: 'GET',
  path: '/api/admin/customer-merges',
  access: ['owner'],
  refuses: [404, 409],
  summary: 'What merging one customer into another would move, and what stands in its way',
  query: z.object({ fromId: Id, intoId: Id }),
  response: CustomerMerge,
})

export const mergeCustomers = endpoint({
  method: 'POST',
  path: '/api/admin/customer-merges',
  access: ['owner'],
  reauth: true,
  refuses: [404, 409],
  summary:
    "Merge a customer into another: everything moves, the merged account's sessions end, its email becomes an alias of the account that stays. 409 while a payment is under way. It cannot be undone",
  body: z.object({
    fromId: Id,
    intoId: Id,
    email: exactText(254).describe("The merged account's email, typed to confirm"),
  }),
  response: Success,
})

export const exportCustomer = endpoint({
  method: 'GET',
  path: '/api/admin/exports/customers/:id',
  access: ['owner'],
  reauth: true,
  summary: 'Everything that is kept about a customer, as JSON',
  params: ById,
  response: Raw,
  produces: 'application/json; charset=utf-8',
})

export const eraseCustomer = endpoint({
  method: 'POST',
  path: '/api/admin/customer-erasures',
  access: ['owner'],
  reauth: true,
  refuses: [404, 409],
  summary:
    'Erase a customer as far as the law allows. 409 while an event is to come or money is under way. It cannot be undone',
  body: z.object({ id: Id, email: exactText(254).describe("The customer's email, typed to confirm") }),
  response: Success,
})

/** All endpoints of this file, and those of a change of email or phone. */
export const customerEndpoints = [
  listCustomers,
  showCustomer,
  previewMerge,
  mergeCustomers,
  exportCustomer,
  eraseCustomer,
  ...contactWishEndpoints,
] as const
