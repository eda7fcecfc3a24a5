import { presentAdminBooking } from '#server/bookings/lists/present-admin.ts'
import type { AppContext } from '#server/context.ts'
import { nameOf, readIdempotency } from '#server/http/requests/idempotency.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as office from '#shared/contract/changes/cancellations.admin.ts'
import * as own from '#shared/contract/changes/cancellations.ts'
import * as events from '#shared/contract/changes/event-cancellations.admin.ts'
import * as ownEvents from '#shared/contract/changes/event-cancellations.ts'
import { computeCancellation } from '#shared/model/cancel-booking.ts'
import { cancelBooking } from './cancel-booking.ts'
import { cancelEvent, previewEventCancellation } from './cancel-event.ts'
import { cancelOwnBooking, takesEffectAtOnce } from './cancel-own.ts'
import { cancelOwnEvent, previewOwnEventCancellation } from './cancel-own-event.ts'
import { presentAdminPreview, presentPreview } from './present.ts'
import { findCancellation } from './rows.ts'
import { readTerms } from './terms.ts'

/** Cancellations: what they cost, and canceling, for customers and the office. */
export function cancellationRoutes(route: Route, context: AppContext): void {
  const { db } = context

  route(own.previewOwnCancellation, async ({ params: { id }, actor }) => {
    const now = context.now()
    const terms = await readTerms(db, id, actor.customerId)
    const atOnce = takesEffectAtOnce(terms, computeCancellation(terms.basis, { cause: 'customer', at: now }))
    return { ...presentPreview(terms, now), atOnce }
  })
  route(own.cancelOwnBooking, async ({ params, body: { refund, ...body }, actor, requestId }) => {
    const call = { bookingId: params.id, ...body, refundCents: refund, actor, requestId }
    const { state, refundCents } = await cancelOwnBooking(context, call)
    return { state, refund: refundCents }
  })

  route(ownEvents.previewOwnEventCancellation, ({ params: { id }, actor: { customerId } }) =>
    previewOwnEventCancellation(db, { eventId: id, customerId, now: context.now() }),
  )
  route(ownEvents.cancelOwnEvent, ({ params: { id }, body: { refund, ...body }, actor, requestId }) =>
    cancelOwnEvent(context, { eventId: id, ...body, refundCents: refund, actor, requestId }),
  )

  route(office.previewCancellation, async ({ params: { id }, actor }) => {
    const [terms, canceled] = await Promise.all([readTerms(db, id), findCancellation(db, id)])
    return presentAdminPreview(terms, { now: context.now(), mayDeviate: actor.staffRole === 'owner', canceled })
  })
  route(office.cancelBooking, async (input) => {
    const { params, body, actor, requestId, header, setHeader } = input
    const { refund, ...fields } = body
    const idempotency = readIdempotency(header('idempotency-key'), input, { id: params.id, ...body })
    const { replayed, booking, ...done } = await cancelBooking(context, {
      ...{ bookingId: params.id, ...fields, refundCents: refund, actor, requestId },
      version: readIfMatch(header('if-match')),
      idempotency: idempotency && { ...idempotency, route: nameOf(office.cancelBooking) },
    })
    if (replayed) setHeader('idempotent-replayed', 'true')
    return { booking: presentAdminBooking(booking), ...done }
  })

  route(events.previewEventCancellation, ({ params: { id } }) => previewEventCancellation(db, id, context.now()))
  route(events.cancelEvent, async (input) => {
    const { params, body, actor, requestId, header, setHeader } = input
    const { refund, ...fields } = body
    const idempotency = readIdempotency(header('idempotency-key'), input, { id: params.id, ...body })
    const { replayed, ...done } = await cancelEvent(context, {
      ...{ eventId: params.id, ...fields, refundCents: refund, actor, requestId },
      idempotency: idempotency && { ...idempotency, route: nameOf(events.cancelEvent) },
    })
    if (replayed) setHeader('idempotent-replayed', 'true')
    return done
  })
}
