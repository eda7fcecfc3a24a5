import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id } from '../text.ts'

/** A category, and whether its bookings can be paid by card at the card provider. */
export const CardCategory = z
  .object({ id: Id, name: z.string(), displayName: z.string(), cardPayments: z.boolean() })
  .meta({ id: 'CardCategory' })

export type CardCategory = z.infer<typeof CardCategory>

export const showCardPayments = endpoint({
  method: 'GET',
  path: '/api/admin/card-payments',
  access: ['owner'],
  summary: 'The card provider in use, and the categories it is used for',
  response: z.object({ provider: z.enum(['manual', 'stripe']), categories: z.array(CardCategory) }),
})

export const setCardPayments = endpoint({
  method: 'PUT',
  path: '/api/admin/card-payments/:id',
  access: ['owner'],
  summary: 'Let bookings of a category be paid by card at the provider, or not',
  params: ById,
  body: z.object({ cardPayments: z.boolean() }),
  response: CardCategory,
})
