import { AppError } from '#server/errors.ts'
import type { LimitName } from '#server/http/requests/limits.ts'
import type { HandlerInput } from '#server/http/route.ts'
import type { createBooking } from '#shared/contract/bookings/bookings.ts'
import type { requestEvent } from '#shared/contract/bookings/events/events.ts'

const LIMITS = ['bookingsHourly', 'bookingsDaily'] as const

/**
 * Makes a request for one booking, or for those of an event, within the limits of its address per hour and per day. It
 * counts once, when it made something, and against neither limit when the other refuses it. The repeat of
 * an earlier request gets its answer even when the limit is reached (docs/product.md S26, S50).
 * @param make makes what is asked for, or finds what an earlier request with the same key made
 * @param findEarlier finds that alone
 * @throws AppError too_many_requests (429), and everything `make` throws
 */
export async function makeWithinLimits<Made extends { replayed: boolean }>(
  limits: HandlerInput<typeof createBooking | typeof requestEvent>['limits'],
  { make, findEarlier }: { make: () => Promise<Made>; findEarlier: () => Promise<Made | undefined> },
): Promise<Made> {
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
    const earlier = isOver && (await findEarlier())
    if (earlier) return earlier
    throw refusal
  }
  let made = false
  try {
    const created = await make()
    made = !created.replayed
    return created
  } finally {
    if (!made) await giveBack()
  }
}
