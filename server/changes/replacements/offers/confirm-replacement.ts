import { recordAudit } from '#server/audit/record.ts'
import { findTaken } from '#server/availability/holds/wanted-times.ts'
import { getTakenSpan, releaseAgent } from '#server/availability/intervals.ts'
import { lockAgent } from '#server/availability/lock-agent.ts'
import { type AdminBookingRow, lockBooking, saveBooking, saveStatus } from '#server/bookings/changes/status-rows.ts'
import { queueAgentMails } from '#server/bookings/mails/agent/queue-agent-mail.ts'
import { reserveTime } from '#server/bookings/time/reserve-time.ts'
import type { AppContext } from '#server/context.ts'
import { type Database, violates } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { findBufferMinutes } from '#server/settings/agency-settings.ts'
import { endAnswerLinks } from '../link-rows.ts'
import { queuePassed, queueReleased } from '../mails/queue-mails.ts'
import { type ChoiceRow, closeOffer, findLiveOffer, lockOffer, readChoices } from '../offer-rows.ts'
import { isReplaceable } from '../show-replacements.ts'
import { applyPrice } from './replaced-price.ts'
import { takeOut } from './take-out.ts'

/** A pick that an admin confirms. */
export interface Confirmation extends By<AdminActor> {
  id: string
  choiceId: string
}

/** The picked agent was booked meanwhile. */
class TakenError extends Error {
  readonly offerId: string
  readonly agentName: string
  constructor(offerId: string, agentName: string) {
    super('taken')
    this.offerId = offerId
    this.agentName = agentName
  }
}

/**
 * Gives a booking to the agent its customer picked, in one transaction: the time, the price, the invoice, the status
 * 'confirmed' and the mails. The booking keeps its id, number, payments and history (docs/product.md P15.66).
 * @throws AppError 404 unknown booking; 409 when the pick was withdrawn or confirmed, papers are missing, or the agent
 *   was taken meanwhile: the choice is out, the others stay
 */
export async function confirmReplacement(context: AppContext, confirmation: Confirmation): Promise<void> {
  const { id, choiceId, actor, requestId = '' } = confirmation
  try {
    await context.db.transaction().execute((trx) => confirmIn(trx, context, confirmation))
  } catch (error) {
    const live = violates(error, 'agent_statuses_no_overlap') ? await findLiveOffer(context.db, id) : undefined
    const taken = error instanceof TakenError ? error : live && new TakenError(live.id, 'This agent')
    if (!taken) throw error
    await takeOut(context, { offerId: taken.offerId, choiceId, requestId, mail: true })
    throw conflict(`${taken.agentName} was booked for that time meanwhile. The other choices stay.`)
  }
  context.nudgeMail()
  context.announce({ action: 'booking:replaced', id, actor })
}

const over = () => conflict('There is no pick to confirm any more. Look at the booking again.')

async function confirmIn(trx: Database, context: AppContext, { id, choiceId, actor, requestId }: Confirmation) {
  const { before, offerId, choice } = await lockAll(trx, id, choiceId)
  if (!isReplaceable(before, context.now())) throw over()
  const span = getTakenSpan(before.event_date, before.event_duration, await findBufferMinutes(trx))
  const wanted = { bookingId: id, agentId: choice.agent_id, span }
  if ((await findTaken(trx, [wanted])).size > 0) throw new TakenError(offerId, choice.name)
  if (before.status === 'confirmed') await releaseAgent(trx, id, 'cancelled')
  await closeOffer(trx, offerId, 'confirmed')
  const booking = await giveTo(trx, before, choice)
  const by = { actor, requestId }
  await reserveTime(trx, booking, 'confirm', { confirmAnyway: false, reason: null, actor, now: context.now() })
  await recordAudit(trx, {
    ...{ ...by, action: 'booking.replaced', entity: 'booking', entityId: id },
    before: { agentId: before.agent_id, status: before.status },
    after: { agentId: choice.agent_id, status: 'confirmed' },
  })
  await applyPrice(trx, context, booking, { ...by, choice })
  await endAnswerLinks(trx, id)
  const about = { bookingId: id, customerId: before.customer_id }
  await queueMail(trx, { kind: 'booking-confirmed', to: before.customer_email, about })
  await queueAgentMails(trx, [id], 'confirmed')
  await queuePassed(trx, context.now())
  await queueReleased(trx, id, before.agent_id)
}

/** Locks both agents, the lower id first, then the booking, then the offer with its pick. */
async function lockAll(trx: Database, id: string, choiceId: string) {
  const live = await findLiveOffer(trx, id)
  const seen = await trx.selectFrom('bookings').select('agent_id').where('id', '=', id).executeTakeFirst()
  if (!seen) throw notFound('We do not know this booking')
  const wanted = live && (await readChoices(trx, [live.id])).find((one) => one.id === choiceId)
  if (!live || !wanted) throw over()
  const agents = new Map<string, Date | null>()
  for (const agentId of [seen.agent_id, wanted.agent_id].sort()) {
    agents.set(agentId, (await lockAgent(trx, agentId))?.archived_at ?? null)
  }
  const locked = await lockBooking(trx, id)
  const offer = await lockOffer(trx, live.id)
  // the locks may have waited for another admin's withdrawal or confirmation
  const choice = (await readChoices(trx, [live.id])).find((one) => one.id === choiceId)
  if (!locked || offer?.state !== 'picked' || choice?.state !== 'picked') throw over()
  if (locked.agent_id !== seen.agent_id) throw over()
  if (agents.get(choice.agent_id) !== null) throw new TakenError(live.id, choice.name)
  const { counted_at, ...before } = locked
  return { before, offerId: live.id, choice }
}

/** Writes the new agent and the status; what the agent answered holds for the request, too. */
async function giveTo(trx: Database, before: AdminBookingRow, choice: ChoiceRow): Promise<AdminBookingRow> {
  if (before.status !== 'confirmed') await saveStatus(trx, before.id, 'confirmed')
  const said = choice.agent_answer === 'yes'
  return saveBooking(trx, before.id, {
    agent_id: choice.agent_id,
    ...{ agent_answer: said ? 'accepted' : null, agent_answer_reason: null },
    agent_answered_at: said ? choice.agent_answered_at : null,
    ...((await keepsPackage(trx, before, choice))
      ? before.package_id !== null && { package_rate: choice.hourly_rate }
      : { package_id: null, package_name: null, package_cents: null, package_hours: null, package_rate: null }),
  })
}

/** A package is for one category; an agent of another takes the booking by the hour. */
async function keepsPackage(trx: Database, before: AdminBookingRow, choice: ChoiceRow): Promise<boolean> {
  const { category } = await trx
    .selectFrom('agents')
    .select('category')
    .where('id', '=', before.agent_id)
    .executeTakeFirstOrThrow()
  return category === choice.category
}
