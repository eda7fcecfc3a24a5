import { requireEvent } from '#server/bookings/events/event-rows.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import type { By, CustomerActor } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { OwnEventCancellation } from '#shared/contract/changes/event-cancellations.ts'
import { type CustomerCancelReason, computeCancellation } from '#shared/model/cancel-booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { listOpenBookings, lockOpenBookings, type OpenBooking } from '../events/open-bookings.ts'
import { findOpenRequest } from '../requests/rows.ts'
import type { AppliedCancellation } from './apply-cancellation.ts'
import { cancelOrRequest, takesEffectAtOnce } from './cancel-own.ts'
import { announceCancellation, requestRefunds } from './finish-cancellation.ts'
import { readTerms } from './terms.ts'

/**
 * What canceling all pending and confirmed bookings of an own event would keep and give back now, in integer cents
 * (docs/product.md P15.92).
 * @throws AppError 404 for an event that isn't theirs
 */
export async function previewOwnEventCancellation(
  db: Database,
  { eventId, customerId, now }: { eventId: string; customerId: string; now: Date },
): Promise<OwnEventCancellation> {
  await requireEvent(db, eventId, customerId)
  const rows = await listOpenBookings(db, eventId)
  const bookings = await Promise.all(rows.map((row) => preview(db, row, now)))
  const sum = (cents: (booking: (typeof bookings)[number]) => number) =>
    bookings.reduce((all, one) => all + cents(one), 0)
  return {
    bookings: bookings.map(({ paid, kept, ...booking }) => booking),
    ...{ paid: sum(({ paid }) => paid), kept: sum(({ kept }) => kept), refund: sum(({ refund }) => refund) },
  }
}

async function preview(db: Database, row: OpenBooking, now: Date) {
  const terms = await readTerms(db, row.id)
  const figures = computeCancellation(terms.basis, { cause: 'customer', at: now })
  const asked = (await findOpenRequest(db, row.id)) !== undefined
  const atOnce = takesEffectAtOnce(terms, figures)
  return {
    ...{ bookingId: row.id, version: row.version, agentName: row.agent_name },
    eventDate: row.event_date.toISOString(),
    paid: terms.basis.payments.reduce((all, { cents }) => all + cents, 0),
    ...{ kept: figures.keptCents, refund: figures.refundCents },
    way: atOnce ? ('at_once' as const) : asked ? ('asked' as const) : ('request' as const),
  }
}

/** A customer's wish to cancel an own event. */
export interface OwnEventCancel extends By<CustomerActor> {
  eventId: string
  reasonCode: CustomerCancelReason
  message: string | null
  /** The bookings that were shown, each with its row version. */
  bookings: readonly { id: string; version: number }[]
  /** The refund of all bookings that was shown, integer cents. */
  refundCents: number
}

/**
 * Cancels all pending and confirmed bookings of an own event in one transaction: at once where nothing is kept or nothing was
 * paid, else with a request that the office answers; what was asked before stays as it is. The customer gets one mail about
 * those that are canceled (docs/product.md P15.92).
 * @throws AppError 404 for an event that isn't theirs; 409 when no booking is left, others were shown, or the refund is
 *   another one by now
 */
export async function cancelOwnEvent(
  context: AppContext,
  call: OwnEventCancel,
): Promise<{ canceled: number; requested: number }> {
  await requireEvent(context.db, call.eventId, call.actor.customerId)
  const { applied, requested } = await context.db.transaction().execute((trx) => cancelAll(trx, context.now(), call))
  for (const { booking } of applied) announceCancellation(context, booking.id, call.actor)
  for (const id of requested) context.announce({ action: 'booking:asked', id, actor: call.actor })
  context.nudgeMail()
  const cardRefunds = applied.flatMap((one) => one.cardRefunds)
  await requestRefunds(context, cardRefunds, call.actor)
  return { canceled: applied.length, requested: requested.length }
}

async function cancelAll(
  trx: Database,
  now: Date,
  { eventId, bookings, refundCents, ...call }: OwnEventCancel,
): Promise<{ applied: AppliedCancellation[]; requested: string[] }> {
  const [first, ...others] = await lockOpenBookings(trx, eventId, bookings)
  if (!first) throw conflict('No booking of this event is left to cancel')
  const applied: AppliedCancellation[] = []
  const requested: string[] = []
  let refund = 0
  for (const row of [first, ...others].toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const { way, refund: shown } = await preview(trx, row, now)
    refund += shown
    if (way === 'asked') continue
    const one = await cancelOrRequest(trx, { ...call, bookingId: row.id, refundCents: undefined, ofEvent: true }, now)
    if (one.applied) applied.push(one.applied)
    else requested.push(row.id)
  }
  if (refund !== refundCents) {
    const words = `The refund is ${formatCents(refund)} now. Look at the figures again.`
    throw conflict(words, { refund: words })
  }
  if (applied.length + requested.length === 0) throw conflict('You already asked us to change or cancel these bookings')
  if (applied.length > 0) {
    await queueMail(trx, {
      ...{ kind: 'event-canceled', to: first.customer_email, about: { customerId: first.customer_id } },
      data: { bookings: applied.map(({ booking }) => booking.id).join() },
    })
  }
  return { applied, requested }
}
