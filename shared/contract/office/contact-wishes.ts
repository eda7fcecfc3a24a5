import { z } from 'zod'
import { BOOKING_TEXT_LIMITS } from '../../model/booking.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, line, Success } from '../text.ts'

/** A customer's wish for another email or phone (docs/product.md P4.27). */
export const ContactWish = z
  .object({
    id: Id,
    email: z.string().nullable(),
    phone: z.string().nullable(),
    createdAt: Instant,
    state: z.enum(['open', 'mailed']).describe("'mailed' once the office approved and a link went to the new email"),
  })
  .meta({ id: 'ContactWish' })
export type ContactWish = z.infer<typeof ContactWish>

const Wish = z.object({ wish: ContactWish.nullable().describe('Null when nothing is open') })

export const showContactWish = endpoint({
  method: 'GET',
  path: '/api/customer/contact-wish',
  access: ['customer'],
  afterPasswordChange: true,
  summary: 'The own wish for another email or phone that is open',
  response: Wish,
})

const Email = z
  .string('Invalid email address')
  .trim()
  .max(BOOKING_TEXT_LIMITS.email, 'Invalid email address')
  .pipe(z.email('Invalid email address'))

export const sendContactWish = endpoint({
  method: 'POST',
  path: '/api/customer/contact-wish',
  access: ['customer'],
  afterPasswordChange: true,
  reauth: true,
  refuses: [409],
  summary: 'Ask the office for another email or phone. It replaces the wish that is open',
  body: z.object({
    email: Email.nullable().describe('Null keeps the email'),
    phone: line(BOOKING_TEXT_LIMITS.phone, 'Enter a phone number').nullable().describe('Null keeps the phone'),
  }),
  response: Wish,
  status: 201,
})

const Token = z.string('This link is incomplete').min(1, 'This link is incomplete').max(200, 'This link is incomplete')

export const showEmailChange = endpoint({
  method: 'POST',
  path: '/api/email-changes',
  access: 'public',
  refuses: [404, 409],
  summary: 'The new email of a mailed link, by its token; does not use it up',
  body: z.object({ token: Token }),
  response: z.object({ email: z.string() }),
})

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/email-changes/confirm',
  access: 'public',
  refuses: [404, 409],
  summary:
    'Change the email of an account by a mailed link, which this uses up. Its sessions and other links end. 409 when another account has the email by now',
  body: z.object({ token: Token }),
  response: Success,
})
