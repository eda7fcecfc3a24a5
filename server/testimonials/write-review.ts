import { hashToken } from '#server/accounts/sessions/sessions.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { type Database, violates } from '#server/db/client.ts'
import { invalid } from '#server/errors.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { requireOwnPicture } from './review-picture.ts'
import { alreadyReviewed, assertCompleted, noSuchBooking, noSuchLink, requireReviewLink } from './reviewable.ts'
import * as reviews from './reviews.ts'

/** A review, and who sent it. */
export interface WrittenReview extends By<Actor | null> {
  rating: number
  content: string
  /** The address of the picture that was sent for it; null for none. */
  customerImage: string | null
}

/** A review as it was stored. */
export type ReviewRow = Awaited<ReturnType<typeof reviews.insertReview>>

/** A character that is seen: a review of zero-width ones would be an empty card on the wall. */
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Reviews one of the customer's completed bookings, once; it waits for approval (docs/product.md P9.3).
 * @throws AppError 400 for a text that shows nothing or a picture that was not sent for it, 404 when there is no such booking of this customer, 422 before it
 *   is completed, 409 the second time
 */
export async function reviewOwnBooking(
  context: AppContext,
  { bookingId, customerId }: { bookingId: string; customerId: string },
  review: WrittenReview,
): Promise<ReviewRow> {
  return inTransaction(context, review.actor, async (trx) => {
    const booking = await reviews.findBookingToReview(trx, bookingId, customerId)
    if (!booking) throw noSuchBooking()
    return write(trx, booking, review)
  })
}

/**
 * Reviews a completed booking with a mailed link. The link is spent with the review and not without it, so that a
 * refused one can be sent again.
 * @throws AppError 404 for a link that is unknown, used or has expired, 400, 422 and 409 as above
 */
export async function reviewByLink(context: AppContext, token: string, review: WrittenReview): Promise<ReviewRow> {
  return inTransaction(context, review.actor, async (trx) => {
    const bookingId = await reviews.spendReviewLink(trx, hashToken(token))
    const booking = bookingId === undefined ? undefined : await reviews.findBookingToReview(trx, bookingId)
    if (!booking) throw noSuchLink()
    return write(trx, booking, review)
  })
}

/**
 * What a review link is for, without spending it.
 * @throws AppError as reviewing with it would
 */
export async function openReviewLink({ db }: AppContext, token: string) {
  return requireReviewLink(db, hashToken(token))
}

async function inTransaction(
  { db, nudgeMail, announce }: AppContext,
  actor: Actor | null,
  work: (trx: Database) => Promise<ReviewRow>,
): Promise<ReviewRow> {
  try {
    const row = await db.transaction().execute(work)
    nudgeMail()
    announce({ action: 'testimonial:written', id: row.id, actor })
    return row
  } catch (error) {
    if (violates(error, 'testimonials_booking_key')) throw alreadyReviewed()
    throw error
  }
}

async function write(trx: Database, booking: reviews.ReviewedBooking, review: WrittenReview): Promise<ReviewRow> {
  assertCompleted(booking.status)
  if (!SHOWN.test(review.content)) throw invalid({ content: 'Write a few words' })
  await requireOwnPicture(trx, booking.id, review.customerImage)
  const row = await reviews.insertReview(trx, booking, review)
  await recordAudit(trx, {
    actor: review.actor,
    action: 'testimonial.written',
    entity: 'testimonial',
    entityId: row.id,
    after: { bookingId: booking.id, rating: row.rating },
    requestId: review.requestId,
  })
  await queueMail(trx, { kind: 'review-notice', to: null, about: { bookingId: booking.id } })
  return row
}
