import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { agentEmail } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/client.ts'
import type { MailContext } from '#server/mail/deliver.ts'
import { DAY_MS } from '#shared/model/day.ts'
import type { AgentsBooking } from './agent-facts.ts'

/** Days a link to answer a request is good for, unless the event begins before. */
const ANSWER_LINK_DAYS = 30

/**
 * Makes a link with which an agent answers a request. Only its hash is stored, with the time it is about and the address
 * it is sent to; a mail that is tried again carries another one.
 * @param sentTo the address of its mail
 * @returns its address
 */
export async function makeAnswerLink(
  { db, config, now }: MailContext,
  booking: AgentsBooking,
  sentTo: string | null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires = Math.min(booking.event_date.getTime(), now().getTime() + ANSWER_LINK_DAYS * DAY_MS)
  await db
    .insertInto('one_time_links')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      purpose: 'answer_booking',
      booking_id: booking.id,
      sent_to: sentTo,
      user_id: booking.user_id,
      event_date: booking.event_date,
      event_duration: booking.event_duration,
      expires_at: new Date(expires),
    })
    .execute()
  return `${config.publicUrl}/agent/login?request=${token}`
}

/** A link's booking as its agent may see it, and whether the link still takes an answer. */
export type AskedRow = NonNullable<Awaited<ReturnType<typeof findAnswerLink>>>

/** The booking of a link in any state of either; undefined for an unknown link. */
export async function findAnswerLink(db: Database, tokenHash: Buffer) {
  return (
    db
      .selectFrom('one_time_links as l')
      .innerJoin('bookings as b', 'b.id', 'l.booking_id')
      .innerJoin('agents as a', 'a.id', 'b.agent_id')
      .select(['b.id', 'b.customer_name', 'b.event_type', 'b.event_date', 'b.event_duration', 'b.event_location'])
      .select(['b.guests', 'b.special_requests', 'b.package_name', 'b.status', 'b.agent_answer'])
      .select(['a.name as agent_name', 'a.user_id', 'l.used_at', 'l.expires_at'])
      // the agent is still reached where the link was sent to
      .select(
        sql<boolean>`${agentEmail} is not null and lower(coalesce(l.sent_to, ${agentEmail})) = lower(${agentEmail})`.as(
          'active',
        ),
      )
      .select(sql<boolean>`(l.event_date, l.event_duration) <> (b.event_date, b.event_duration)`.as('moved'))
      .where('l.token_hash', '=', tokenHash)
      .where('l.purpose', '=', 'answer_booking')
      .executeTakeFirst()
  )
}

/** The same, with the booking locked until the transaction ends: answers and changes of it take turns. */
export async function lockAnswerLink(trx: Database, tokenHash: Buffer): Promise<AskedRow | undefined> {
  await trx
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('one_time_links').select('booking_id').where('token_hash', '=', tokenHash))
    .forNoKeyUpdate()
    .execute()
  return findAnswerLink(trx, tokenHash)
}

/** Uses a link up. */
export async function spendAnswerLink(trx: Database, tokenHash: Buffer): Promise<void> {
  await trx.updateTable('one_time_links').set({ used_at: sql`now()` }).where('token_hash', '=', tokenHash).execute()
}
