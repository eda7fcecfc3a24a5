import { z } from 'zod'
import { PAYMENT_PURPOSES } from '../../model/payment.ts'
import { endpoint } from '../endpoint.ts'
import { ById } from '../text.ts'

export const startCheckout = endpoint({
  method: 'POST',
  path: '/api/customer/bookings/:id/checkout',
  refuses: [409, 422],
  access: ['customer'],
  afterPasswordChange: true,
  summary:
    "Begin to pay what is due on one of the customer's bookings at the card provider's page. 422 when cards are not taken for it; 503 when the provider is away",
  params: ById,
  body: z.object({ purpose: z.enum(PAYMENT_PURPOSES).optional() }),
  response: z.object({ url: z.url().describe('Where to send the browser; https') }),
})

export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  refuses: [404, 409],
  access: 'public',
  summary:
    "Stripe's events, signed by the header Stripe-Signature over the bytes of the body. 400 for a wrong signature. Any other signed event answers 200 and is handled once",
  accepts: 'application/json',
  signed: true,
  response: z.object({ received: z.literal(true) }),
})
