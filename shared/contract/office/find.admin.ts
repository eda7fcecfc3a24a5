import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { exactText, Id, Instant } from '../text.ts'

/** Something the office can open, as the search from everywhere finds it. */
export const Found = z
  .object({
    kind: z.enum(['agent', 'customer', 'booking', 'invoice']),
    id: Id,
    title: z.string().describe("A name, 'B-1042' or 'INV-2026-0013'"),
    detail: z.string().describe('Names, an email address or a category; may be empty'),
    at: Instant.nullable().describe("When a booking's event begins; else null"),
    hours: z.number().int().nullable().describe('How long that event lasts; else null'),
  })
  .meta({ id: 'Found' })

export type Found = z.infer<typeof Found>

export const findAnything = endpoint({
  method: 'GET',
  path: '/api/admin/find',
  mayLag: true,
  access: ['admin'],
  summary:
    'Talent, customers, bookings and invoices by words of a name, an email, a phone number, a number or a day in words, at most five of each',
  query: z.object({ q: exactText(200) }),
  response: z.object({
    found: z.array(Found),
    day: z.string().nullable().describe('The day named in the text, in Atlanta: 2026-12-04; null when none is'),
  }),
})
