import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { LimitName } from '#server/http/requests/limits.ts'
import type { HandlerInput } from '#server/http/route.ts'
import type { createBooking as endpoint } from '#shared/contract/bookings/bookings.ts'
import { type BookingCall, type CreatedBooking, createBooking, findEarlierBooking } from './create-booking.ts'

const LIMITS = ['bookingsHourly', 'bookingsDaily'] as const

/**
 * Creates a booking within the limits of its address per hour and per day. Only a created booking counts, against neither limit when
 * the other refuses it. The repeat of
 * an earlier request gets its answer even when the limit is reached (docs/product.md S26, S50).
 * @throws AppError too_many_requests (429), and everything `createBooking` throws
 */
export async function createLimitedBooking(
  context: AppContext,
  limits: HandlerInput<typeof endpoint>['limits'],
  call: BookingCall,
): Promise<CreatedBooking> {
  const counted: LimitName[] = []
  const giveBack = async () => {
    for (const limit of counted) await limits.giveBack(limit)
  }
  try {
    for (const limit of LIMITS) {
      await limits.count(limit)
      counted.push(limit)
    }
  } catch (refusal) {
    await giveBack()
    const isOver = refusal instanceof AppError && refusal.code === 'too_many_requests'
    const earlier = isOver && (await findEarlierBooking(context, call))
    if (earlier) return earlier
    throw refusal
  }
  let made = false
  try {
    const created = await createBooking(context, call)
    made = !created.replayed
    return created
  } finally {
    if (!made) await giveBack()
  }
}
