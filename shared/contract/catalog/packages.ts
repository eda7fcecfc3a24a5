import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../text.ts'

/** A service package as everyone may see one: it is offered. */
export const ActivePackage = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string().nullable(),
    category: z.string(),
    basePrice: z.number().int().describe('Integer cents'),
    plusTax: z.boolean().describe('Whether tax is added to the price'),
    duration: z.number().int().describe('Hours the price is for'),
    features: z.array(z.string()),
  })
  .meta({ id: 'ActivePackage' })

export type ActivePackage = z.infer<typeof ActivePackage>

export const listActivePackages = endpoint({
  method: 'GET',
  path: '/api/packages',
  access: 'public',
  summary: 'The service packages that can be booked, by category and price, at most 500',
  response: z.array(ActivePackage),
  etag: true,
})
