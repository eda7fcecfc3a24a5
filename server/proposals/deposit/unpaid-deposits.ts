import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { settledCents } from '#server/db/ledger.ts'
import { queueDueMails } from '#server/mail/queue-mail.ts'

/** Days after the signature: the reminder, the last day a missed one still leaves, and while the deposit is work. */
const DAYS = { remind: 3, remindUntil: 7, work: 7, workUntil: 90 } as const

/** Whether the signed document of `p` asks for a deposit for booking `b`. */
const ASKS = sql`exists (
  select from jsonb_to_recordset(p.document::jsonb -> 'performers') as said ("bookingId" uuid, "depositCents" bigint)
  where said."bookingId" = b.id and said."depositCents" > 0)`

/**
 * The newest signed proposals `p` of their events with the bookings `b` whose signed deposit is not paid, reported or
 * verified. It begins with the bookings: fewer wait for a deposit than proposals were signed.
 */
function unpaidSince(now: Date, from: number, until: number): RawBuilder<unknown> {
  const ago = (days: number) => sql`${now}::timestamptz - make_interval(days => ${days})`
  return sql`from (
      select id, event_id, event_date from bookings
      where status = 'confirmed' and payment_status = 'pending' and event_date > ${now} and deposit_percent is not null
        and total_cents > 0 offset 0) b
    join proposals p on p.event_id = b.event_id
    where p.state = 'accepted' and p.closed_at <= ${ago(from)} and p.closed_at > ${ago(until)}
      and ${settledCents('b.id')} <= 0 and ${ASKS}
      and not exists (select from proposals later where later.event_id = p.event_id and later.state = 'accepted'
        and later.version > p.version)`
}

/**
 * Queues one reminder for each signed proposal whose deposit is unpaid after three days (docs/product.md P16.11).
 * @param now the moment it is
 * @returns how many were queued
 */
export async function queueDepositReminders(db: Database, now: Date): Promise<number> {
  return queueDueMails(db, {
    kind: 'deposit-reminder',
    to: sql`c.email`,
    customerId: sql`c.id`,
    once: sql`'deposit:' || unpaid.proposal`,
    data: sql`jsonb_build_object('proposal', unpaid.proposal)`,
    due: sql`from (
      select distinct on (p.id) p.id as proposal, b.id as booking
      ${unpaidSince(now, DAYS.remind, DAYS.remindUntil)} order by p.id, b.event_date, b.id
    ) unpaid join bookings b on b.id = unpaid.booking join customers c on c.id = b.customer_id
    where c.status <> 'erased' and not exists (select from outbox_emails sent where sent.customer_id = c.id
      and sent.kind = 'deposit-reminder' and sent.data ->> 'proposal' = unpaid.proposal::text)`,
  })
}

/**
 * Finds signed proposals whose deposit is unpaid after a week (docs/product.md P16.11): of each its next booking without
 * one, the soonest event first.
 * @param most how many at most
 */
export async function findUnpaidDeposits(db: Database, now: Date, most: number): Promise<{ id: string; at: Date }[]> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select id, at from (
      select distinct on (p.id) b.id, b.event_date as at
      ${unpaidSince(now, DAYS.work, DAYS.workUntil)} order by p.id, b.event_date, b.id
    ) unpaid order by at, id limit ${most}`.execute(db)
  return rows
}
