import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { CustomerActor } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { CustomerOffer } from '#shared/contract/changes/replacements.ts'
import { findCandidates, findReplaceable } from '../candidate-rows.ts'
import { findLink, spendLink } from '../link-rows.ts'
import { findLiveOffer, findOffersOf, lockOffer, readChoices, readOffers, writePick } from '../offer-rows.ts'
import { presentCustomerOffer } from '../present.ts'
import { takeOut } from './take-out.ts'

const ENDED = 'This offer has ended. Call us if you have questions.'
const unknown = () => notFound("This link doesn't work. Sign in to see your bookings.")

async function readOffer(db: Database, id: string): Promise<CustomerOffer> {
  const [offer] = await readOffers(db, [id])
  if (!offer) throw unknown()
  return presentCustomerOffer(offer, await readChoices(db, [id]))
}

/** What is offered for a customer's bookings, the nearest event first (docs/product.md P15.64). */
export async function listOwnOffers(db: Database, customerId: string): Promise<CustomerOffer[]> {
  const ids = await findOffersOf(db, customerId)
  const [offers, choices] = [await readOffers(db, ids), await readChoices(db, ids)]
  return offers.map((offer) =>
    presentCustomerOffer(
      offer,
      choices.filter(({ offer_id }) => offer_id === offer.id),
    ),
  )
}

/**
 * What a mailed link offers. Opening it does not use it up.
 * @throws AppError 404 for a link that is unknown or has expired, 409 when it was used or the offer has ended
 */
export async function openOfferLink({ db, now }: AppContext, token: string): Promise<CustomerOffer> {
  const offerId = await requireOfferLink(db, token, now())
  const offer = await readOffer(db, offerId)
  if (offer.state !== 'open' && offer.state !== 'picked') throw conflict(ENDED)
  return offer
}

async function requireOfferLink(db: Database, token: string, now: Date): Promise<string> {
  const link = await findLink(db, 'pick_replacement', token)
  if (!link?.offer_id) throw unknown()
  if (link.used_at !== null) throw conflict(await nameUse(db, link.offer_id))
  if (link.expires_at <= now) throw notFound('This link has expired. Call us if you have questions.')
  return link.offer_id
}

/** What a link was used for: the pick that holds, or was confirmed. A pick that is void is named no more. */
async function nameUse(db: Database, offerId: string): Promise<string> {
  const picked = (await readChoices(db, [offerId])).find(({ state }) => state === 'picked' || state === 'confirmed')
  return picked
    ? `You already picked ${picked.name}. Sign in to see your booking.`
    : 'This link has been used. Sign in to see your booking.'
}

/** A pick: by a signed-in customer, or by a mailed link. */
export type Pick = { choiceId: string; requestId: string } & (
  | { bookingId: string; actor: CustomerActor }
  | { token: string }
)

/**
 * Picks one of the agents a customer was offered. It reserves nobody: the office is mailed and confirms it (docs/product.md
 * P15.65). A
 * mailed link is used up with the pick and not without it.
 * @throws AppError 404 for a link, booking or choice that isn't theirs; 409 when the offer has ended, one is picked
 *   already, or the agent was taken meanwhile: then the other choices stay
 */
export async function pickReplacement(context: AppContext, pick: Pick): Promise<CustomerOffer> {
  const actor = 'actor' in pick ? pick.actor : null
  const offerId = await findOfferOf(context, pick)
  const { name, bookingId, free } = await context.db.transaction().execute((trx) => pickIn(trx, context, offerId, pick))
  if (!free) {
    await takeOut(context, { offerId, choiceId: pick.choiceId, requestId: pick.requestId, mail: false })
    throw conflict(`${name} was booked for that time just now. The others are still free.`)
  }
  context.nudgeMail()
  context.announce({ action: 'booking:picked', id: bookingId, actor })
  return readOffer(context.db, offerId)
}

async function findOfferOf({ db, now }: AppContext, pick: Pick): Promise<string> {
  if ('token' in pick) return requireOfferLink(db, pick.token, now())
  const booking = await findReplaceable(db, pick.bookingId)
  if (booking?.customer_id !== pick.actor.customerId) throw notFound('We do not know this booking')
  const live = await findLiveOffer(db, pick.bookingId)
  if (!live) throw conflict(ENDED)
  return live.id
}

async function pickIn(trx: Database, { now }: AppContext, offerId: string, pick: Pick) {
  const offer = await lockOffer(trx, offerId)
  // the lock may have waited for another use of the same link
  if ('token' in pick) await requireOfferLink(trx, pick.token, now())
  const choice = (await readChoices(trx, [offerId])).find(({ id }) => id === pick.choiceId)
  const booking = offer && (await findReplaceable(trx, offer.booking_id))
  if (!offer || !booking || !choice) throw notFound('This is not one of your choices')
  if (offer.state === 'picked') throw conflict('You already picked. We confirm it shortly.')
  if (offer.state !== 'open' || booking.event_date <= now()) throw conflict(ENDED)
  const { name } = choice
  if (choice.state !== 'offered') throw conflict(`${name} is no longer free. Please pick someone else.`)
  const [free] = await findCandidates(trx, booking, [choice.agent_id])
  if (!free) return { name, bookingId: booking.id, free: false }
  await writePick(trx, offerId, choice.id)
  if ('token' in pick) await spendLink(trx, pick.token)
  await queueMail(trx, { kind: 'replacement-picked', to: null, about: { bookingId: booking.id } })
  await recordAudit(trx, {
    actor: 'actor' in pick ? pick.actor : null,
    ...{ action: 'booking.replacement-picked', entity: 'booking', entityId: booking.id },
    ...{ after: { agent: name }, requestId: pick.requestId },
  })
  return { name, bookingId: booking.id, free: true }
}
