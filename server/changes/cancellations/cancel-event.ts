import { requireEvent } from '#server/bookings/events/event-rows.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { claimIdempotencyKey, type Idempotency } from '#server/http/requests/idempotency.ts'
import { holdBack, queueMail } from '#server/mail/queue-mail.ts'
import type { EventCancellation } from '#shared/contract/changes/event-cancellations.admin.ts'
import { type CancelCause, computeCancellation } from '#shared/model/cancel-booking.ts'
import { assertNoProposal, listOpenBookings, lockOpenBookings, type OpenBooking } from '../events/open-bookings.ts'
import { type AppliedCancellation, applyCancellation, type CancellationCall } from './apply-cancellation.ts'
import { announceCancellation, requestRefunds } from './finish-cancellation.ts'
import { reissueWithout } from './reissue-without.ts'
import { assertSameRefund, readMoment, readTerms } from './terms.ts'

/**
 * What canceling all pending and confirmed bookings of an event would keep and give back now, by the terms of each, in
 * integer cents (docs/product.md P15.90).
 * @throws AppError 404 for an unknown event
 */
export async function previewEventCancellation(db: Database, eventId: string, now: Date): Promise<EventCancellation> {
  await requireEvent(db, eventId)
  const rows = await listOpenBookings(db, eventId)
  const bookings = await Promise.all(rows.map((row) => preview(db, row, now)))
  const sum = (cents: (booking: (typeof bookings)[number]) => number) =>
    bookings.reduce((all, one) => all + cents(one), 0)
  return {
    bookings: bookings.map(({ reported, ...booking }) => booking),
    paid: sum(({ paid }) => paid),
    reported: sum(({ reported }) => reported),
    byCustomer: { kept: sum((one) => one.byCustomer.kept), refund: sum((one) => one.byCustomer.refund) },
    byAgency: { kept: sum((one) => one.byAgency.kept), refund: sum((one) => one.byAgency.refund) },
  }
}

async function preview(db: Database, row: OpenBooking, now: Date) {
  const { basis, reported } = await readTerms(db, row.id)
  const of = async (cause: CancelCause) => {
    const at = await readMoment(db, row.id, { cause, now })
    const { keptCents, refundCents } = computeCancellation(basis, { cause, at })
    return { kept: keptCents, refund: refundCents }
  }
  return {
    ...{ bookingId: row.id, version: row.version, bookingNumber: row.number, agentName: row.agent_name, reported },
    eventDate: row.event_date.toISOString(),
    paid: basis.payments.reduce((sum, { cents }) => sum + cents, 0),
    ...{ byCustomer: await of('customer'), byAgency: await of('agency') },
  }
}

/** An admin's cancellation of a whole event. */
export interface EventCancel extends By<AdminActor>, Pick<CancellationCall, 'cause' | 'reasonCode' | 'reason'> {
  eventId: string
  /** The bookings that were shown, each with its row version. */
  bookings: readonly { id: string; version: number }[]
  /** The refund of all bookings that was shown, integer cents. */
  refundCents: number
  idempotency: (Idempotency & { route: string }) | null
}

/** What the office sees of it. Amounts are integer cents. */
export interface EventCanceled {
  canceled: number
  refunded: number
  byHand: number
  refused: number
  replayed: boolean
}

/**
 * Cancels all pending and confirmed bookings of an event in one transaction, each with the refund of its terms, and
 * queues one mail about them to the customer (docs/product.md P15.90). Locks the agents, then the bookings.
 * @throws AppError 404 for an unknown event; 409 when no booking is left, others were shown, a proposal is open, or the
 *   refund is another one by now; 422 when the key came with another body before
 */
export async function cancelEvent(context: AppContext, call: EventCancel): Promise<EventCanceled> {
  await requireEvent(context.db, call.eventId)
  const applied = await context.db.transaction().execute((trx) => applyAll(trx, context, call))
  if (applied === undefined) return { canceled: 0, refunded: 0, byHand: 0, refused: 0, replayed: true }
  // all of them before the card provider is asked, which takes its time
  for (const { booking } of applied) announceCancellation(context, booking.id, call.actor)
  const cardRefunds = applied.flatMap((one) => one.cardRefunds)
  return {
    canceled: applied.length,
    refunded: cardRefunds.reduce((sum, { cents }) => sum + cents, 0),
    byHand: applied.reduce((sum, { byHandCents }) => sum + byHandCents, 0),
    refused: await requestRefunds(context, cardRefunds, call.actor),
    replayed: false,
  }
}

/** @returns undefined for a repeat */
async function applyAll(
  trx: Database,
  context: AppContext,
  { eventId, idempotency, refundCents, bookings: shown, ...call }: EventCancel,
): Promise<AppliedCancellation[] | undefined> {
  const now = context.now()
  const [keyed] = shown
  if (keyed && idempotency) {
    const { route, ...key } = idempotency
    if (await claimIdempotencyKey(trx, key, { route, bookingId: keyed.id, status: 200 })) return undefined
  }
  const [first, ...others] = await lockOpenBookings(trx, eventId, shown)
  if (!first) throw conflict('No booking of this event is left to cancel')
  const rows = [first, ...others]
  await assertNoProposal(trx, eventId, 'The proposal of this event is open. Withdraw it first.')
  const applied: AppliedCancellation[] = []
  for (const { id, version } of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const at = await readMoment(trx, id, { cause: call.cause, now })
    applied.push(await applyCancellation(trx, { ...call, bookingId: id, version, now, at, ofEvent: true }))
  }
  const refund = applied.reduce((sum, one) => sum + one.refundCents, 0)
  assertSameRefund(refund, refundCents)
  const ids = rows.map(({ id }) => id)
  await reissueWithout(trx, context, ids, call)
  await holdBack(trx, ids)
  await queueMail(trx, {
    ...{ kind: 'event-canceled', to: first.customer_email, hold: true },
    // of no booking: an undo of one leaves the mail about the others
    about: { customerId: first.customer_id },
    data: { bookings: ids.join() },
  })
  return applied
}
