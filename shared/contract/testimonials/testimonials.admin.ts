import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { Id, Instant, Raw } from '../text.ts'
import { Testimonial } from './testimonials.ts'

/** A testimonial as admins see it. */
export const AdminTestimonial = Testimonial.extend({
  rejectedAt: Instant.nullable(),
  agentName: z.string().nullable(),
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

export const exportTestimonials = endpoint({
  method: 'GET',
  path: '/api/admin/exports/testimonials',
  access: ['owner'],
  reauth: true,
  summary: 'Testimonials as CSV (RFC 4180), newest first, safe to open in a spreadsheet',
  response: Raw,
  produces: 'text/csv; charset=utf-8',
})
