import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Success } from '../text.ts'
import { confirmEmailChange, sendContactWish, showContactWish, showEmailChange } from './contact-wishes.ts'

export const answerContactWish = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:id/contact-wish',
  access: ['admin'],
  refuses: [404, 409],
  summary:
    "Approve or decline a customer's wish for another email or phone. Approved, a phone is changed at once, and the new email gets a link that changes the email. 409 when the wish was answered or replaced, or another account has the email",
  params: ById,
  body: z.object({ wishId: Id, answer: z.enum(['approve', 'decline']) }),
  response: Success,
})

/** Every endpoint of a customer's change of email or phone. */
export const contactWishEndpoints = [
  showContactWish,
  sendContactWish,
  showEmailChange,
  confirmEmailChange,
  answerContactWish,
] as const
