import { requireEvent } from '#server/bookings/events/event-rows.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import type { By, CustomerActor } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { OwnEventCancellation } from '#shared/contract/changes/event-cancellations.ts'
import {
  type CustomerCancelReason,
  computeCancellation,
  type RefundPart,
  type RefundWay,
  splitRefund,
} from '#shared/model/cancel-booking.ts'
import { assertNoProposal, listOpenBookings, lockOpenBookings, type OpenBooking } from '../events/open-bookings.ts'
import { findOpenRequest } from '../requests/rows.ts'
import type { AppliedCancellation } from './apply-cancellation.ts'
import { cancelOrRequest, takesEffectAtOnce } from './cancel-own.ts'
import { announceCancellation, requestRefunds } from './finish-cancellation.ts'
import { presentPreview } from './present.ts'
import { reissueWithout } from './reissue-without.ts'
import { assertSameRefund, readMoment, readTerms } from './terms.ts'

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
    bookings: bookings.map(({ terms, figures, ...booking }) => booking),
    paid: sum(({ figures }) => figures.paidCents),
    kept: sum(({ figures }) => figures.keptCents),
    refund: sum(({ refund }) => refund),
    reported: sum(({ terms }) => terms.reported),
    ways: {
      card: sum(({ terms, refund }) => sumOf(splitRefund(terms.payments, refund), 'card')),
      hand: sum(({ terms, refund }) => sumOf(splitRefund(terms.payments, refund), 'hand')),
    },
    terms: [...new Set(bookings.map(({ terms }) => presentPreview(terms, now).terms))],
  }
}

const sumOf = (parts: readonly RefundPart[], way: RefundWay): number =>
  parts.reduce((all, part) => (part.way === way ? all + part.cents : all), 0)

async function preview(db: Database, row: OpenBooking, now: Date) {
  const terms = await readTerms(db, row.id)
  const request = await findOpenRequest(db, row.id)
  const at = await readMoment(db, row.id, { cause: 'customer', now })
  const figures = computeCancellation(terms.basis, { cause: 'customer', at })
  const asked = request && (request.kind === 'cancel' ? ('asked' as const) : ('changing' as const))
  return {
    ...{ bookingId: row.id, version: row.version, agentName: row.agent_name, refund: figures.refundCents },
    eventDate: row.event_date.toISOString(),
    way: takesEffectAtOnce(terms, figures) ? ('at_once' as const) : (asked ?? ('request' as const)),
    ...{ terms, figures },
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
 * @returns how many were canceled, were asked for now, and had been asked for before
 * @throws AppError 404 for an event that isn't theirs; 409 when no booking is left, others were shown, the refund is
 *   another one by now, a proposal is open, or a booking that needs a request has one that changes it
 */
export async function cancelOwnEvent(
  context: AppContext,
  call: OwnEventCancel,
): Promise<{ canceled: number; requested: number; waiting: number }> {
  await requireEvent(context.db, call.eventId, call.actor.customerId)
  const { applied, requested, waiting } = await context.db.transaction().execute((trx) => cancelAll(trx, context, call))
  for (const { booking } of applied) announceCancellation(context, booking.id, call.actor)
  for (const id of requested) context.announce({ action: 'booking:asked', id, actor: call.actor })
  context.nudgeMail()
  const cardRefunds = applied.flatMap((one) => one.cardRefunds)
  await requestRefunds(context, cardRefunds, call.actor)
  return { canceled: applied.length, requested: requested.length, waiting }
}

async function cancelAll(
  trx: Database,
  context: AppContext,
  { eventId, bookings, refundCents, ...call }: OwnEventCancel,
): Promise<{ applied: AppliedCancellation[]; requested: string[]; waiting: number }> {
  const now = context.now()
  const [first, ...others] = await lockOpenBookings(trx, eventId, bookings)
  if (!first) throw conflict('No booking of this event is left to cancel')
  await assertNoProposal(trx, eventId, 'A proposal for this event waits for your answer. Decline it first.')
  const applied: AppliedCancellation[] = []
  const requested: string[] = []
  let waiting = 0
  let refund = 0
  for (const row of [first, ...others].toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const shown = await preview(trx, row, now)
    if (shown.way === 'changing') {
      throw conflict(`You asked us to change the booking with ${row.agent_name}. Withdraw that request first.`)
    }
    if (shown.way === 'asked') {
      waiting += 1
      refund += shown.refund
      continue
    }
    const one = await cancelOrRequest(trx, { ...call, bookingId: row.id, refundCents: undefined, ofEvent: true }, now)
    refund += one.refundCents
    if (one.applied) applied.push(one.applied)
    else requested.push(row.id)
  }
  assertSameRefund(refund, refundCents)
  if (applied.length + requested.length === 0) throw conflict('You already asked us to cancel these bookings')
  const canceled = applied.map(({ booking }) => booking.id)
  await reissueWithout(trx, context, canceled, call)
  if (canceled.length > 0) {
    await queueMail(trx, {
      ...{ kind: 'event-canceled', to: first.customer_email, about: { customerId: first.customer_id } },
      data: { bookings: canceled.join() },
    })
  }
  return { applied, requested, waiting }
}
