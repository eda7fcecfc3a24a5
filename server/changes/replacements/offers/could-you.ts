import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { CouldYou } from '#shared/contract/changes/replacements.agent.ts'
import { findLink, spendLink } from '../link-rows.ts'
import { lockOffer } from '../offer-rows.ts'
import { takeOutIn } from './take-out.ts'

const unknown = () => notFound("This link doesn't work. Call us if you have questions.")

/** The choice a link asks about, with its offer and booking; in any state. */
async function findAsked(db: Database, choiceId: string) {
  return db
    .selectFrom('replacement_choices as c')
    .innerJoin('replacement_offers as o', 'o.id', 'c.offer_id')
    .innerJoin('bookings as b', 'b.id', 'o.booking_id')
    .innerJoin('agents as a', 'a.id', 'c.agent_id')
    .select(['c.id', 'c.offer_id', 'c.state', 'o.state as offer_state', 'o.booking_id', 'a.name', 'a.user_id'])
    .select(['a.archived_at', 'b.event_type', 'b.event_date', 'b.event_duration', 'b.event_location', 'b.guests'])
    .where('c.id', '=', choiceId)
    .executeTakeFirst()
}

async function requireAsked(db: Database, token: string, now: Date) {
  const link = await findLink(db, 'could_you', token)
  const asked = link?.choice_id ? await findAsked(db, link.choice_id) : undefined
  if (!link || !asked || asked.archived_at !== null) throw unknown()
  if (link.used_at !== null) throw conflict('You already answered. To change your answer, call us.')
  if (link.expires_at <= now || asked.event_date <= now) throw notFound('This link has expired.')
  const waits = asked.offer_state === 'open' || asked.offer_state === 'picked'
  if (!waits || asked.state === 'gone') throw conflict("This date is settled. You don't need to do anything.")
  return asked
}

/**
 * The date a mailed link asks an agent about. Opening it does not use it up.
 * @throws AppError 404 for a link that is unknown or has expired, 409 when nothing is asked any more
 */
export async function openCouldYou({ db, now }: AppContext, token: string): Promise<CouldYou> {
  const asked = await requireAsked(db, token, now())
  return {
    agentName: asked.name,
    eventType: asked.event_type,
    eventDate: asked.event_date.toISOString(),
    eventDuration: asked.event_duration,
    eventLocation: asked.event_location,
    guests: asked.guests,
  }
}

/**
 * Saves whether an agent could take a date, with the link, which is used up. A yes reserves nothing; a no takes the
 * agent out of the offer (docs/product.md P15.64).
 * @throws AppError as above
 */
export async function answerCouldYou(
  context: AppContext,
  { token, answer, requestId }: { token: string; answer: 'yes' | 'no'; requestId: string },
): Promise<void> {
  const link = await findLink(context.db, 'could_you', token)
  const first = link?.choice_id ? await findAsked(context.db, link.choice_id) : undefined
  if (!first) throw unknown()
  await context.db.transaction().execute(async (trx) => {
    await lockOffer(trx, first.offer_id)
    const asked = await requireAsked(trx, token, context.now())
    await trx
      .updateTable('replacement_choices')
      .set({ agent_answer: answer, agent_answered_at: sql<Date>`now()` })
      .where('id', '=', asked.id)
      .execute()
    await spendLink(trx, token)
    await recordAudit(trx, {
      actor: asked.user_id === null ? null : { role: 'agent', userId: asked.user_id },
      ...{ action: 'booking.could-you-answered', entity: 'booking', entityId: asked.booking_id, requestId },
      after: { agent: asked.name, answer },
    })
    const { offer_id: offerId, id: choiceId } = asked
    if (answer === 'no') await takeOutIn(trx, { offerId, choiceId, requestId, mail: true }, context.now())
  })
  context.nudgeMail()
  context.announce({ action: 'booking:could-you', id: first.booking_id, actor: null })
}
