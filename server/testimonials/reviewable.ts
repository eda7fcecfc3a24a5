import type { Database } from '#server/db/client.ts'
import { conflict, notFound, notPossible } from '#server/errors.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import * as reviews from './reviews.ts'

/** 404: a link that is unknown, used or has expired (docs/product.md P9.5). */
export const noSuchLink = () => notFound('This link no longer works.')
/** 404: no such booking of this customer. */
export const noSuchBooking = () => notFound('We do not know this booking')
/** 409: a booking is reviewed once. */
export const alreadyReviewed = () => conflict('You have already reviewed this booking.')

/**
 * Refuses a review before the booking is completed.
 * @throws AppError 422
 */
export function assertCompleted(status: BookingStatus): void {
  if (status !== 'completed') throw notPossible('A booking can be reviewed when it is completed.')
}

/**
 * Looks whether one of the customer's bookings can be reviewed now.
 * @throws AppError 404 when there is no such booking of this customer, 409 once it is reviewed, 422 before it is completed
 */
export async function requireReviewable(
  db: Database,
  { bookingId, customerId }: { bookingId: string; customerId: string },
): Promise<void> {
  const booking = await reviews.findBookingToReview(db, bookingId, customerId)
  if (!booking) throw noSuchBooking()
  if (await reviews.isReviewed(db, bookingId)) throw alreadyReviewed()
  assertCompleted(booking.status)
}

/**
 * What a review link is for, without spending it.
 * @throws AppError 404 for a link that is unknown, used or has expired, 409 and 422 as above
 */
export async function requireReviewLink(db: Database, tokenHash: Buffer) {
  const link = await reviews.findReviewLink(db, tokenHash)
  if (!link) throw noSuchLink()
  if (link.reviewed) throw alreadyReviewed()
  assertCompleted(link.status)
  return link
}
