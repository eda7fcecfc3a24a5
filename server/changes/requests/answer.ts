import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import { retryOnOverlap } from '#server/bookings/time/retry-on-overlap.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { notPossible, reauthenticationRequired } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { MailKindName } from '#server/mail/mail-kinds.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { AuditAction } from '#shared/model/audit.ts'
import { readCustomerReason } from '#shared/model/cancel-booking.ts'
import { type AppliedCancellation, applyCancellation } from '../cancellations/apply-cancellation.ts'
import { finishCancellation } from '../cancellations/finish-cancellation.ts'
import { reissueWithout } from '../cancellations/reissue-without.ts'
import { applyWanted } from './apply-change.ts'
import { assertWaiting, type LockedRequest, lockWithBooking } from './lock-request.ts'
import { type RequestRow, saveRequest } from './rows.ts'
import { type AskedChange, listWanted, readWanted } from './wanted.ts'

/** An admin's answer to a request. */
export interface RequestAnswer extends By<AdminActor> {
  id: string
  /** The row version of the request the admin saw; undefined when the client didn't send it. */
  version: number | undefined
  /** A sentence to the customer. */
  answer: string | null
}

interface Written {
  state: 'approved' | 'declined' | 'proposed'
  action: Extract<AuditAction, `booking.change-${string}`>
  mail: MailKindName
}

/**
 * Approves a request in one transaction: the time under the overlap constraint, the price, the invoice, the mails and
 * the audit entries, or nothing (docs/product.md P15.46). A request to cancel cancels by the terms of the moment the
 * customer asked (P15.23).
 * @param bookingVersion the row version of the booking the admin saw; undefined when the client didn't send it
 * @param refund integer cents: the refund of a cancellation the admin saw; undefined for that of the terms
 * @throws AppError 403 when a refund asks the admin to sign in again, 404 unknown, 409 answered or withdrawn already,
 *   decided on an older row, or the time was taken meanwhile: the request stays open then
 */
export async function approveRequest(
  context: AppContext,
  call: RequestAnswer & { bookingVersion: number | undefined; refund: number | undefined },
): Promise<RequestRow> {
  const written = { state: 'approved', action: 'booking.change-approved', mail: 'request-approved' } as const
  let canceled: AppliedCancellation | undefined
  const approved = await answer(context, call, written, async (trx, { booking, request }) => {
    assertVersion(call.bookingVersion, booking.version, 'booking')
    const { actor, requestId } = call
    if (request.kind === 'cancel') {
      const { message: reason, created_at: at } = request
      const by = { actor, requestId, now: context.now(), refundCents: call.refund }
      const why = { cause: 'customer' as const, reasonCode: readCustomerReason(request.reason_code), reason, at }
      canceled = await applyCancellation(trx, { ...by, ...why, bookingId: booking.id })
      // as every refund does
      if (canceled.refundCents > 0 && !actor.verified) throw reauthenticationRequired()
      await reissueWithout(trx, context, [booking.id], by)
      return {}
    }
    const applied = { wanted: readWanted(request.wanted), mailCustomer: false, actor, requestId }
    return { price_change_cents: await applyWanted(trx, context, booking, applied) }
  })
  if (canceled) await finishCancellation(context, canceled, call.actor)
  return approved
}

/**
 * Declines a request with a sentence.
 * @throws AppError 404 unknown, 409 answered or withdrawn already
 */
export async function declineRequest(context: AppContext, call: RequestAnswer): Promise<RequestRow> {
  const written = { state: 'declined', action: 'booking.change-declined', mail: 'request-declined' } as const
  return answer(context, call, written, async () => ({}))
}

/**
 * Proposes another date, other hours or another place; wishes and guests the customer asked for stay in it. The customer answers
 * in the portal or with a mailed link (docs/product.md P15.45).
 * @throws AppError 400 when it changes nothing, 404 unknown, 409 answered or withdrawn already, 422 to cancel
 */
export async function proposeInstead(
  context: AppContext,
  call: RequestAnswer & { instead: Omit<AskedChange, 'specialRequests' | 'guests'> },
): Promise<RequestRow> {
  const written = { state: 'proposed', action: 'booking.change-proposed', mail: 'request-proposal' } as const
  return answer(context, call, written, async (_trx, { booking, request }) => {
    if (request.kind === 'cancel') throw notPossible('The customer wants to cancel. Approve or decline it.')
    const { specialRequests, guests } = readWanted(request.wanted)
    return {
      proposed: JSON.stringify(listWanted(booking, { ...call.instead, specialRequests, guests }, context.now())),
    }
  })
}

async function answer(
  context: AppContext,
  { id, version, answer: sentence, actor, requestId }: RequestAnswer,
  { state, action, mail }: Written,
  apply: (trx: Database, found: LockedRequest) => Promise<{ proposed?: string; price_change_cents?: number | null }>,
): Promise<RequestRow> {
  const request = await retryOnOverlap(() =>
    context.db.transaction().execute(async (trx) => {
      const found = await lockWithBooking(trx, id)
      assertWaiting(found)
      assertVersion(version, found.request.version, 'request')
      const columns = await apply(trx, found)
      const { booking } = found
      await recordAudit(trx, {
        ...{ actor, requestId, action, entity: 'booking', entityId: booking.id, reason: sentence },
        after: { request: id, kind: found.request.kind },
      })
      const about = { bookingId: booking.id, customerId: booking.customer_id }
      // a cancellation has a mail of its own
      const silent = state === 'approved' && found.request.kind === 'cancel'
      if (!silent) await queueMail(trx, { kind: mail, to: booking.customer_email, about, data: { request: id } })
      const answered = { answered_at: sql<Date>`now()`, answered_by: actor.userId, reminded_at: null }
      return saveRequest(trx, id, { state, answer: sentence, ...answered, ...columns })
    }),
  )
  context.nudgeMail()
  context.announce({ action: 'booking:changed', id: request.booking_id, actor })
  return request
}
