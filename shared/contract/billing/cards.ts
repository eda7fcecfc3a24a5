import { z } from 'zod'
import { CARD_TYPES } from '../../model/card.ts'
import { endpoint } from '../endpoint.ts'
import { ById, exactLine, Id, Instant, Success } from '../text.ts'

/** A card as its owner sees it. */
export const PaymentMethod = z
  .object({
    id: Id,
    customerId: Id,
    type: z.enum(CARD_TYPES),
    last4: z.string(),
    brand: z.string(),
    expiryMonth: z.number().int(),
    expiryYear: z.number().int(),
    cardholderName: z.string(),
    billingZip: z.string().nullable(),
    isDefault: z.boolean(),
    createdAt: Instant,
  })
  .meta({ id: 'PaymentMethod' })

export type PaymentMethod = z.infer<typeof PaymentMethod>

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/customer/payment-methods',
  access: ['customer'],
  summary: 'Own cards, the default first, then the newest; at most 50',
  response: z.array(PaymentMethod),
})

/** A whole number, or its digits as people type them. */
function wholeNumber(message: string, { min, max }: { min: number; max: number }) {
  const typed = z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
  return z.union([z.number(), typed], message).pipe(z.number().int(message).min(min, message).max(max, message))
}

/** A card as it is sent. Loose, so that keys that must never arrive are seen and refused, not dropped (docs/product.md P7.12). */
export const NewPaymentMethod = z.looseObject({
  type: z.enum(CARD_TYPES, 'Not a card type we know'),
  last4: z.string('Must be four digits').regex(/^\d{4}$/, 'Must be four digits'),
  brand: exactLine(40, 'Brand is required'),
  expiryMonth: wholeNumber('Not a month', { min: 1, max: 12 }),
  expiryYear: wholeNumber('Not a year', { min: 0, max: 9999 }),
  cardholderName: exactLine(200, 'Cardholder name is required'),
  billingZip: exactLine(20)
    .nullish()
    .transform((value) => value || null),
  isDefault: z.boolean().default(false),
  paymentProcessorId: exactLine(200)
    .nullish()
    .transform((value) => value || null),
})

export type NewPaymentMethod = z.output<typeof NewPaymentMethod>

export const addPaymentMethod = endpoint({
  method: 'POST',
  path: '/api/customer/payment-methods',
  refuses: [409],
  access: ['customer'],
  afterPasswordChange: true,
  summary: 'Keep a card by its last four digits; a payload with a whole card number or a security code is refused',
  body: NewPaymentMethod,
  response: PaymentMethod,
  status: 201,
})

export const removePaymentMethod = endpoint({
  method: 'DELETE',
  path: '/api/customer/payment-methods/:id',
  access: ['customer'],
  afterPasswordChange: true,
  summary: "Remove one of the customer's cards; when it was the default, the newest of the others becomes it",
  params: ById,
  response: Success,
})

export const setDefaultPaymentMethod = endpoint({
  method: 'PUT',
  path: '/api/customer/payment-methods/:id/set-default',
  access: ['customer'],
  afterPasswordChange: true,
  summary: "Make one of the customer's cards the default",
  params: ById,
  response: PaymentMethod,
})
