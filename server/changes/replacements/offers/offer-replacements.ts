import { recordAudit } from '#server/audit/record.ts'
import { lockBooking } from '#server/bookings/changes/status-rows.ts'
import type { AppContext } from '#server/context.ts'
import { type Database, violates } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { pickDeadline } from '#shared/model/replacement.ts'
import { findCandidates, findReplaceable, type ReplaceableBooking } from '../candidate-rows.ts'
import { queueCouldYou, queuePassed } from '../mails/queue-mails.ts'
import { closeOffer, findLiveOffer, insertOffer, lockOffer, type NewChoice } from '../offer-rows.ts'
import { priceWith } from '../present.ts'
import { isReplaceable } from '../show-replacements.ts'

/** Agents an admin offers to the customer of a booking. */
export interface NewOffer extends By<AdminActor> {
  id: string
  agentIds: readonly string[]
  message: string | null
}

/**
 * Offers other agents to a booking's customer, and asks these whether they could. It reserves nobody
 * (docs/product.md P15.64).
 * @throws AppError 404 unknown booking; 409 when it is over, refunded, already has an offer, or an agent is not free
 */
export async function offerReplacements(context: AppContext, offer: NewOffer): Promise<void> {
  try {
    await context.db.transaction().execute((trx) => offerIn(trx, offer, context.now()))
  } catch (error) {
    if (violates(error, 'replacement_offers_live')) throw waiting()
    throw error
  }
  context.nudgeMail()
  context.announce({ action: 'booking:offered', id: offer.id, actor: offer.actor })
}

const waiting = () => conflict('An offer already waits for the customer. Withdraw it first.')

async function offerIn(trx: Database, { id, agentIds, message, actor, requestId }: NewOffer, now: Date): Promise<void> {
  if (!(await lockBooking(trx, id))) throw notFound('We do not know this booking')
  const booking = await findReplaceable(trx, id)
  if (!booking) throw notFound('We do not know this booking')
  if (!isReplaceable(booking, now)) throw conflict('Only a booking that is still to come can go to someone else')
  if (booking.payment_status === 'refunded') throw conflict('This booking was refunded, so its price stays')
  if (await findLiveOffer(trx, id)) throw waiting()
  const choices = await readChoicesOf(trx, booking, [...new Set(agentIds)])
  const deadline = pickDeadline(now, booking.event_date)
  const offerId = await insertOffer(trx, { bookingId: id, message, deadline, userId: actor.userId }, choices)
  await recordAudit(trx, {
    ...{ actor, requestId, action: 'booking.replacement-offered', entity: 'booking', entityId: id },
    after: { agents: choices.map(({ name }) => name).join(', ') },
  })
  const about = { bookingId: id, customerId: booking.customer_id }
  await queueMail(trx, { kind: 'replacement-offer', to: booking.customer_email, about, data: { offerId } })
  await queueCouldYou(trx, offerId)
}

async function readChoicesOf(
  trx: Database,
  booking: ReplaceableBooking,
  agentIds: readonly string[],
): Promise<(NewChoice & { name: string })[]> {
  const found = new Map((await findCandidates(trx, booking, agentIds)).map((row) => [row.id, row]))
  return agentIds.map((agentId) => {
    const row = found.get(agentId)
    if (!row) throw conflict('One of them is not free any more. Look at the list again.')
    const price = priceWith(booking, row)
    if (price === null) throw conflict(`${row.name} has no rate yet, so there is no price to offer.`)
    return { agentId, name: row.name, ...price }
  })
}

/**
 * Takes an offer back, picked or not; the agents who were asked are notified (docs/product.md P15.65).
 * @throws AppError 404 unknown booking, 409 when no offer waits
 */
export async function withdrawOffer(
  context: AppContext,
  { id, actor, requestId }: By<AdminActor> & { id: string },
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    if (!(await lockBooking(trx, id))) throw notFound('We do not know this booking')
    const live = await findLiveOffer(trx, id)
    const offer = live && (await lockOffer(trx, live.id))
    if (!offer || (offer.state !== 'open' && offer.state !== 'picked'))
      throw conflict('No offer waits for the customer')
    await closeOffer(trx, offer.id, 'withdrawn')
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'booking.replacement-withdrawn', entity: 'booking', entityId: id },
    })
    await queuePassed(trx, context.now())
  })
  context.nudgeMail()
  context.announce({ action: 'booking:changed', id, actor })
}
