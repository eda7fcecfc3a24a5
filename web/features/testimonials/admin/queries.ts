import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { AdminTestimonial, TESTIMONIAL_STATES } from '#shared/contract/testimonials/testimonials.admin.ts'
import { callWithHeaders } from '#web/lib/api.ts'
import { type Page, pagesQuery } from '#web/lib/page.ts'

export type TestimonialState = (typeof TESTIMONIAL_STATES)[number]

/** Every list of testimonials, the public one too, is kept under this key. */
export const TESTIMONIALS_KEY = ['testimonials'] as const
const listKey = (state: TestimonialState) => [...TESTIMONIALS_KEY, 'admin', state] as const

/** The testimonials of one state, newest first. */
export const adminTestimonialsQuery = (state: TestimonialState) => ({
  ...pagesQuery<AdminTestimonial>(listKey(state), async (cursor, signal) => {
    const { data, headers } = await callWithHeaders('GET /api/testimonials', { query: { state, cursor }, signal })
    // an admin gets them as admins see them
    return { data: data as AdminTestimonial[], headers }
  }),
  staleTime: 0,
})

export const getState = ({ isApproved, rejectedAt }: Pick<AdminTestimonial, 'isApproved' | 'rejectedAt'>) =>
  isApproved ? 'approved' : rejectedAt === null ? 'pending' : 'rejected'

type Pages = InfiniteData<Page<AdminTestimonial>, string | undefined>

/** Moves a testimonial to the list it belongs to by now, and the counts with it. With an older one it undoes. */
export function placeTestimonial(client: QueryClient, testimonial: AdminTestimonial): void {
  const home = getState(testimonial)
  for (const state of ['pending', 'approved', 'rejected'] as const) {
    client.setQueryData<Pages>(listKey(state), (list) => list && place(list, testimonial, state === home))
  }
}

function place(list: Pages, testimonial: AdminTestimonial, belongs: boolean): Pages {
  const was = list.pages.some(({ rows }) => rows.some(({ id }) => id === testimonial.id))
  const change = Number(belongs) - Number(was)
  const older = ({ createdAt }: AdminTestimonial) => createdAt < testimonial.createdAt
  const found = list.pages.findIndex(({ rows }) => rows.some(older))
  // older than all that were read, it is the last of them
  const home = found === -1 ? list.pages.length - 1 : found
  const pages = list.pages.map((page, i) => {
    const rows = page.rows.filter(({ id }) => id !== testimonial.id)
    if (belongs && i === home) {
      const at = rows.findIndex(older)
      rows.splice(at === -1 ? rows.length : at, 0, testimonial)
    }
    return { ...page, rows, total: page.total === undefined ? undefined : page.total + change }
  })
  return { ...list, pages }
}
