import { AppError } from '#server/errors.ts'
import type { HandlerInput } from '#server/http/route.ts'
import type { createBooking as endpoint } from '#shared/contract/bookings/bookings.ts'
import type { CreatedBooking } from './create-booking.ts'

const LIMITS = ['bookingsHourly', 'bookingsDaily'] as const

/**
 * Lets one address make so many bookings an hour and a day. Only a booking that was made counts; the repeat of one that
 * was made is answered even when no further one may be (docs/product.md S26, S50).
 * @throws AppError too_many_requests (429), or whatever making the booking throws
 */
export async function countingBookings(
  limits: HandlerInput<typeof endpoint>['limits'],
  { make, findEarlier }: { make(): Promise<CreatedBooking>; findEarlier(): Promise<CreatedBooking | undefined> },
): Promise<CreatedBooking> {
  try {
    for (const limit of LIMITS) await limits.count(limit)
  } catch (refusal) {
    const earlier = refusal instanceof AppError && refusal.code === 'too_many_requests' && (await findEarlier())
    if (earlier) return earlier
    throw refusal
  }
  let made = false
  try {
    const created = await make()
    made = !created.replayed
    return created
  } finally {
    if (!made) for (const limit of LIMITS) await limits.giveBack(limit)
  }
}
