import { isOnRoster } from '#server/availability/queries.ts'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { BY_TIME, cutPage } from '#server/http/answers/page.ts'
import type { PreparedReads } from '#server/http/answers/prepared.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/testimonials/testimonials.ts'
import { PLAIN_LIST_LIMIT } from '#shared/model/agent.ts'
import { presentReviewLink, presentTestimonial } from './present.ts'
import * as queries from './queries.ts'
import { uploadByLink, uploadForBooking } from './review-picture.ts'
import { openReviewLink, reviewByLink, reviewOwnBooking } from './write-review.ts'

/** What customers said, as everyone may read it, and what they say about their own bookings. */
export function testimonialRoutes(route: Route, prepared: PreparedReads, context: AppContext): void {
  const { db } = context
  prepared.add({
    endpoint: contract.listApproved,
    tables: ['testimonials'],
    build: async () => {
      const rows = await queries.listApproved(db, { limit: PLAIN_LIST_LIMIT + 1 })
      const { listed, link } = cutPage(
        { path: contract.listApproved.path, limit: PLAIN_LIST_LIMIT, order: BY_TIME },
        rows,
      )
      const body = listed.map(presentTestimonial)
      if (link === undefined) return { body }
      return { body, headers: { link, 'x-total-count': String(await queries.countApproved(db)) } }
    },
  })
  route(contract.listApproved, async ({ page }) => {
    const count = () => queries.countApproved(db)
    const rows = await page(BY_TIME, (window) => queries.listApproved(db, window), { most: PLAIN_LIST_LIMIT, count })
    return rows.map(presentTestimonial)
  })

  route(contract.listAgentReviews, async ({ params: { id }, actor }) => {
    if (!(await isOnRoster(db, id, actor?.role !== 'admin'))) throw notFound('We do not know this agent')
    const rows = await queries.listLatestOfAgent(db, id)
    return { total: rows[0]?.total ?? 0, reviews: rows.map(presentTestimonial) }
  })

  route(contract.reviewBooking, async ({ params, body, actor, requestId }) => {
    const whose = { bookingId: params.id, customerId: actor.customerId }
    return presentTestimonial(await reviewOwnBooking(context, whose, { ...body, actor, requestId }))
  })
  route(contract.uploadReviewPicture, async ({ params, actor, requestId, readFile }) => {
    const whose = { bookingId: params.id, customerId: actor.customerId }
    return { imageUrl: await uploadForBooking(context, whose, { actor, requestId, read: readFile }) }
  })
  route(contract.uploadLinkPicture, async ({ header, actor, requestId, readFile }) => {
    const token = header('review-token') ?? ''
    return { imageUrl: await uploadByLink(context, token, { actor, requestId, read: readFile }) }
  })
  route(contract.openReviewLink, async ({ body: { token } }) => presentReviewLink(await openReviewLink(context, token)))
  route(contract.reviewByLink, async ({ body: { token, ...review }, actor, requestId }) =>
    presentTestimonial(await reviewByLink(context, token, { ...review, actor, requestId })),
  )
}
