import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant } from '../text.ts'

export const Category = z
  .object({
    id: Id,
    name: z.string(),
    displayName: z.string(),
    description: z.string().nullable(),
    image: z.string().nullable(),
    createdAt: Instant,
    hidden: z.boolean().describe('No choice for visitors: not on /services and not offered in the chat'),
    lowestRate: z
      .number()
      .int()
      .optional()
      .describe(
        'In the public list: the lowest rate of an agent who can be booked, in whole dollars; none when unknown',
      ),
    features: z.array(z.string()).describe('What /services lists about it; the built-in lines when empty'),
  })
  .meta({ id: 'Category' })

export type Category = z.infer<typeof Category>

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/categories',
  etag: true,
  access: 'public',
  summary: "The categories of talent, in the office's order; without hidden ones",
  response: z.array(Category),
})
