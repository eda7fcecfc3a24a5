import type { AdminBookingRow } from '#server/bookings/changes/status-rows.ts'
import { lockBooking } from '#server/bookings/changes/status-rows.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { claimIdempotencyKey, type Idempotency } from '#server/http/requests/idempotency.ts'
import { type AppliedCancellation, applyCancellation, type CancellationCall } from './apply-cancellation.ts'
import { finishCancellation } from './finish-cancellation.ts'
import { reissueWithout } from './reissue-without.ts'

/** An admin's cancellation of a booking. */
export interface OfficeCancel
  extends By<AdminActor>,
    Pick<
      CancellationCall,
      'bookingId' | 'cause' | 'reasonCode' | 'reason' | 'version' | 'refundCents' | 'deviationReason'
    > {
  idempotency: (Idempotency & { route: string }) | null
}

/** What the office sees of it. Amounts are integer cents. */
export interface OfficeCanceled {
  booking: AdminBookingRow
  refunded: number
  byHand: number
  refused: number
  undoable: boolean
  replayed: boolean
}

/**
 * Cancels a booking for the office, once for each idempotency key, and requests its card refunds (docs/product.md P15.24).
 * @throws AppError as `applyCancellation`; 422 when the key came with another body before, 503 when it was swept meanwhile
 */
export async function cancelBooking(
  context: AppContext,
  { idempotency, ...call }: OfficeCancel,
): Promise<OfficeCanceled> {
  const applied = await context.db.transaction().execute(async (trx) => {
    if (idempotency && (await isRepeat(trx, idempotency, call.bookingId))) return undefined
    const done = await applyCancellation(trx, { ...call, now: context.now() })
    await reissueWithout(trx, context, [call.bookingId], call)
    return done
  })
  if (applied === undefined) return readRepeated(context.db, call.bookingId)
  const refused = await finishCancellation(context, applied, call.actor)
  return { ...present(applied), refused, replayed: false }
}

const isRepeat = (trx: Database, { route, ...key }: Idempotency & { route: string }, bookingId: string) =>
  claimIdempotencyKey(trx, key, { route, bookingId, status: 200 })

function present({
  booking,
  cardRefunds,
  byHandCents,
}: AppliedCancellation): Omit<OfficeCanceled, 'refused' | 'replayed'> {
  const refunded = cardRefunds.reduce((sum, { cents }) => sum + cents, 0)
  return { booking, refunded, byHand: byHandCents, undoable: cardRefunds.length === 0 }
}

/** The booking as an earlier request with the same key left it; what that request refunded was answered then. */
async function readRepeated(db: Database, id: string): Promise<OfficeCanceled> {
  const found = await db.transaction().execute((trx) => lockBooking(trx, id))
  if (!found) throw notFound('We do not know this booking')
  const { counted_at, ...booking } = found
  return { booking, refunded: 0, byHand: 0, refused: 0, undoable: false, replayed: true }
}
