import { z } from 'zod'
import { Password } from '../accounts/passwords.ts'
import { endpoint } from '../endpoint.ts'
import { BookingNumber, Cents, Count, exactLine, Instant, line } from '../text.ts'
import { Setup } from './setup.admin.ts'

/** A booking that names people of the demo and was not loaded with it. */
const OwnBooking = z.object({
  number: BookingNumber,
  customerName: z.string(),
  agentName: z.string(),
  eventDate: Instant,
  paid: Cents.describe('Payments less refunds'),
})

/** What goes, what stays, and what has to be decided before the demo is removed. */
export const DemoRemoval = z
  .object({
    goes: z.object({
      agents: Count,
      customers: Count,
      bookings: Count,
      invoices: Count,
      payments: Count,
      reviews: Count,
      packages: Count,
      categories: Count,
      pictures: Count,
      logins: Count,
      chats: Count,
      mails: Count,
    }),
    stays: z.object({
      agents: Count,
      customers: Count,
      bookings: Count,
      colleagues: Count,
      categories: z.array(z.string()).describe('Categories of the demo that other rows use, by their display names'),
    }),
    ownBookings: z.object({
      count: Count.describe('Bookings that were added beside the demo and name its people: they go only if asked'),
      first: z.array(OwnBooking).describe('The first 20, by date'),
      byCard: Count.describe('Payments of theirs that the card provider took'),
    }),
    underWay: Count.describe('Card payments, refunds and disputes that are not settled: they must end first'),
    needsOwner: z.boolean().describe('Only accounts of the demo own this agency: the removal makes an owner'),
    ownAccount: z.boolean().describe('False when the one who asks is signed in with an account of the demo'),
    backup: z.object({
      folder: z.string(),
      managed: z.boolean().describe('The database is elsewhere (DATABASE_URL): the product makes no nightly backup'),
    }),
    mark: z.string().describe('Names what was shown; to be sent back'),
  })
  .meta({ id: 'DemoRemoval' })
export type DemoRemoval = z.infer<typeof DemoRemoval>

export const previewDemoRemoval = endpoint({
  method: 'GET',
  path: '/api/admin/demo/removal',
  access: ['owner'],
  refuses: [409],
  summary: 'What the removal of the demo deletes and keeps. 409 when there is no demo',
  response: DemoRemoval,
})

export const removeDemo = endpoint({
  method: 'POST',
  path: '/api/admin/demo/removal',
  access: ['owner'],
  reauth: true,
  refuses: [409],
  summary:
    'Back up the database, then remove the demo in one transaction. 409 when there is none, when something changed since it was shown, and while card money is under way',
  body: z.object({
    confirm: exactLine(200, 'Type the name of the agency').describe('The name of the agency, or REMOVE'),
    mark: z.string('The mark of what was shown').max(100),
    withOwnBookings: z.boolean().optional().describe('Bookings of yours that name people of the demo go, too'),
    owner: z
      .object({
        name: line(60, 'Enter your name'),
        email: z.string('Enter your email').trim().max(254).pipe(z.email('Invalid email address')),
        password: Password('Choose a password'),
      })
      .optional()
      .describe('The account of the owner that is made; needed while only accounts of the demo own the agency'),
  }),
  response: z.object({
    backup: z.object({ file: z.string(), bytes: Count }),
    signedInAs: z.string().nullable().describe('The email of the session that goes on; null when it ended'),
  }),
})

export const keepDemo = endpoint({
  method: 'PUT',
  path: '/api/admin/demo/kept',
  access: ['owner'],
  refuses: [409],
  summary: 'Keep the demo for now, so that the dashboard asks no more; audited. 409 when there is no demo',
  body: z.object({ kept: z.boolean('Yes or no') }),
  response: Setup,
})

/** All endpoints of this file. */
export const demoEndpoints = [previewDemoRemoval, removeDemo, keepDemo] as const
