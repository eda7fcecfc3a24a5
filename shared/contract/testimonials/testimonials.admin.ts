import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { ById, Id, Instant, Raw, text } from '../text.ts'
import { Testimonial } from './testimonials.ts'

/** A testimonial as admins see it. */
export const AdminTestimonial = Testimonial.extend({
  rejectedAt: Instant.nullable(),
  agentName: z.string().nullable(),
  agent: z
    .object({ id: Id, name: z.string(), image: z.string().nullable().describe('As everyone sees it') })
    .nullable()
    .describe('The agent of the booking that the review is about'),
  version: z.number().int().describe('The row version, to be sent back as If-Match'),
}).meta({ id: 'AdminTestimonial' })
export type AdminTestimonial = z.infer<typeof AdminTestimonial>

export const TESTIMONIAL_STATES = ['pending', 'approved', 'rejected'] as const

export const listTestimonials = endpoint({
  method: 'GET',
  path: '/api/testimonials',
  access: 'public',
  summary:
    'Admins see all testimonials, everyone else the approved ones; newest first, 100 a page with Link to the next',
  query: PageQuery.extend({ state: z.enum(TESTIMONIAL_STATES).optional().describe('Admins only') }),
  response: z.array(z.union([AdminTestimonial, Testimonial])),
  byRole: { admin: z.array(AdminTestimonial) },
})

export const decideTestimonial = endpoint({
  method: 'PUT',
  path: '/api/testimonials/:id',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary: 'Approve a testimonial; false on an approved one takes it back, false on another rejects it',
  params: z.object({ id: Id }),
  body: z.object({ isApproved: z.boolean('Say true or false') }),
  response: AdminTestimonial,
})

export const replyToTestimonial = endpoint({
  method: 'PUT',
  path: '/api/admin/testimonials/:id/reply',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary: "The agency's public reply to a testimonial: written, changed, or removed with null or an empty text",
  params: ById,
  body: z.object({
    reply: text(2000)
      .nullable()
      .transform((reply) => reply || null),
  }),
  response: AdminTestimonial,
})

export const exportTestimonials = endpoint({
  method: 'GET',
  path: '/api/admin/exports/testimonials',
  access: ['owner'],
  reauth: true,
  summary: 'Testimonials as CSV (RFC 4180), newest first, safe to open in a spreadsheet',
  response: Raw,
  produces: 'text/csv; charset=utf-8',
})
