import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { exactText, shows, text } from '../text.ts'

const Details = z.object({
  zelle: z.string().nullable(),
  venmo: z.string().nullable(),
  paypal: z.string().nullable(),
  bank_transfer: z.string().nullable(),
  cash: z.string().nullable(),
})

/** What a customer needs to pay by each method, as owners edit it. */
export const PaymentInstructions = Details.extend({
  version: z.number().int().describe('The row version, to be sent back as If-Match'),
}).meta({ id: 'PaymentInstructions' })
export type PaymentInstructions = z.infer<typeof PaymentInstructions>

/** The same as customers read it. */
export const CustomerPaymentInstructions = Details.extend({
  cardProvider: z.boolean().describe("True when a card provider is set up: cards are paid at the provider's page"),
}).meta({ id: 'CustomerPaymentInstructions' })
export type CustomerPaymentInstructions = z.infer<typeof CustomerPaymentInstructions>

/** Details as they are typed; null when nothing is. */
const details = (typed: ReturnType<typeof exactText>) =>
  typed.nullable().transform((value) => (value && shows(value) ? value : null))

export const showPaymentInstructions = endpoint({
  method: 'GET',
  path: '/api/admin/payment-instructions',
  access: ['owner'],
  summary: 'How customers pay by each method',
  response: PaymentInstructions,
})

export const updatePaymentInstructions = endpoint({
  method: 'PUT',
  path: '/api/admin/payment-instructions',
  takes: ['if-match'],
  refuses: [409],
  access: ['owner'],
  summary: 'Change how customers pay by each method. 409 when If-Match is not the current row version',
  body: z.object({
    zelle: details(exactText(200)),
    venmo: details(exactText(200)),
    paypal: details(exactText(200)),
    // an account number is no card
    bank_transfer: details(exactText(500)),
    cash: details(text(500)),
  }),
  response: PaymentInstructions,
})

export const listCustomerInstructions = endpoint({
  method: 'GET',
  path: '/api/customer/payment-instructions',
  access: ['customer'],
  summary: 'How to pay by each method, and whether cards are paid online',
  response: CustomerPaymentInstructions,
})

/** What the agency says about paying it. */
export const paymentInstructionEndpoints = [
  showPaymentInstructions,
  updatePaymentInstructions,
  listCustomerInstructions,
] as const
