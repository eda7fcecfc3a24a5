import { sql } from 'kysely'
import { agentEmail } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/client.ts'
import { queueDueMails, queueMail } from '#server/mail/queue-mail.ts'

/** Queues the mail that asks each agent of an offer who can be emailed. */
export async function queueCouldYou(trx: Database, offerId: string): Promise<void> {
  const asked = await trx
    .selectFrom('replacement_choices as c')
    .innerJoin('replacement_offers as o', 'o.id', 'c.offer_id')
    .innerJoin('agents as a', 'a.id', 'c.agent_id')
    .select(['c.id', 'o.booking_id', 'a.user_id', agentEmail.as('email')])
    .where('c.offer_id', '=', offerId)
    .where(agentEmail, 'is not', null)
    .orderBy('c.position')
    .execute()
  for (const { id, booking_id, user_id, email } of asked) {
    const about = { bookingId: booking_id, userId: user_id }
    await queueMail(trx, { kind: 'could-you', to: email, about, data: { choiceId: id } })
  }
}

/**
 * Queues a mail to each agent of an offer that has ended who was not chosen and did not say no, once (docs/product.md
 * P15.66). Run it in the transaction that ends an offer, and later for offers that ended with their booking.
 * @param now events before it don't count
 * @returns how many were queued
 */
export async function queuePassed(db: Database, now: Date): Promise<number> {
  return queueDueMails(db, {
    kind: 'replacement-passed',
    to: agentEmail,
    userId: sql`a.user_id`,
    once: sql`c.id`,
    data: sql`jsonb_build_object('choiceId', c.id)`,
    due: sql`from replacement_offers o join replacement_choices c on c.offer_id = o.id
      join bookings b on b.id = o.booking_id join agents a on a.id = c.agent_id
    where o.closed_at > now() - interval '1 day' and c.state <> 'confirmed' and c.agent_answer is distinct from 'no'
      and b.event_date > ${now} and ${agentEmail} is not null`,
  })
}

/** Queues the mail to the agent who left a booking that goes to someone else (docs/product.md P15.67). */
export async function queueReleased(trx: Database, bookingId: string, agentId: string): Promise<void> {
  const agent = await trx
    .selectFrom('agents as a')
    .select(['a.user_id', agentEmail.as('email')])
    .where('a.id', '=', agentId)
    .executeTakeFirstOrThrow()
  if (agent.email === null) return
  const about = { bookingId, userId: agent.user_id }
  await queueMail(trx, { kind: 'replacement-released', to: agent.email, about, data: { agentId } })
}

/**
 * Queues an alert to the office for each booking whose talent dropped out and whose customer has been offered nobody in
 * time, for each offer whose customer has not picked in time, and for each pick that has waited for 24 hours; and what
 * `queuePassed` does; once each (docs/product.md P15.62, P15.65).
 * @param now the moment it is
 * @returns how many were queued
 */
export async function queueReplacementAlerts(db: Database, now: Date): Promise<number> {
  const active = sql`b.status in ('pending', 'confirmed') and b.event_date > ${now}::timestamptz`
  const nobody = await queueDueMails(db, {
    kind: 'replacement-due',
    once: sql`d.id`,
    due: sql`from drop_outs d join bookings b on b.id = d.booking_id
    where d.resolved_at is null and ${active}
      and greatest(d.created_at + interval '2 hours',
        least(d.created_at + interval '24 hours', b.event_date - interval '48 hours')) <= ${now}::timestamptz
      and not exists (select from replacement_offers o where o.booking_id = b.id and o.state in ('open', 'picked'))`,
  })
  const unpicked = await queueDueMails(db, {
    kind: 'replacement-due',
    once: sql`offer.id`,
    due: sql`from replacement_offers offer join bookings b on b.id = offer.booking_id
    where offer.state = 'open' and offer.deadline <= ${now}::timestamptz and ${active}`,
  })
  const unconfirmed = await queueDueMails(db, {
    kind: 'replacement-picked',
    // a pick that became void and a later one each have their own
    once: sql`offer.id || ' ' || offer.picked_at`,
    due: sql`from replacement_offers offer join bookings b on b.id = offer.booking_id
    where offer.state = 'picked' and offer.picked_at <= ${now}::timestamptz - interval '24 hours' and ${active}`,
  })
  // of offers that ended with their booking
  return nobody + unpicked + unconfirmed + (await queuePassed(db, now))
}
