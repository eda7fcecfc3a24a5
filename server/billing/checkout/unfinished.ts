import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { PROCESSOR } from './stripe-events.ts'

/** Rows of each kind handled in one run. */
const MAX_ROWS = 50

/** Something that waits for the card provider, named as in reconcile_looks. */
export interface Unfinished {
  subject: 'refund' | 'checkout' | 'event' | 'fee'
  /** A payment's or checkout's id; for events and fees the provider's id of the payment. */
  reference: string
}

/** Rows in the order of their last look, so that those that stay pending never keep others from their turn. */
const byLastLook = (subject: Unfinished['subject'], rows: ReturnType<typeof sql>) => sql<{ reference: string }>`
  select u.reference from (${rows}) as u (reference, since)
  left join reconcile_looks l on l.subject = ${subject} and l.reference = u.reference
  order by l.looked_at nulls first, u.since, u.reference limit ${MAX_ROWS}`

/** Refunds whose answer was lost or that the provider has not finished: by their id, or that of a refund of several bookings. */
export async function listPendingRefunds(db: Database): Promise<string[]> {
  // a younger one may still be handled by its request
  const { rows } = await byLastLook(
    'refund',
    sql`select coalesce(group_id, id)::text, min(created_at) from payments
      where kind = 'refund' and payment_status = 'pending' and created_at < now() - interval '1 minute' group by 1`,
  ).execute(db)
  return rows.map(({ reference }) => reference)
}

/** Checkouts whose money is to go back. */
export async function listReturningCheckouts(db: Database): Promise<string[]> {
  const { rows } = await byLastLook(
    'checkout',
    sql`select id::text, expires_at from checkouts where state = 'returning'`,
  ).execute(db)
  return rows.map(({ reference }) => reference)
}

/** Open checkouts whose page has expired. */
export async function listExpiredCheckouts(db: Database, now: Date): Promise<string[]> {
  const { rows } = await byLastLook(
    'checkout',
    sql`select id::text, expires_at from checkouts where state = 'open' and expires_at < ${now}`,
  ).execute(db)
  return rows.map(({ reference }) => reference)
}

/** Payments that events wait for and that we have by now, by the provider's id. */
export async function listAwaitedPayments(db: Database): Promise<string[]> {
  const { rows } = await byLastLook(
    'event',
    sql`select e.waits_for, min(e.received_at) from processor_events e
      join payments p on p.processor_id = e.waits_for and p.processor = ${PROCESSOR}
      where e.processor = ${PROCESSOR} group by e.waits_for`,
  ).execute(db)
  return rows.map(({ reference }) => reference)
}

/** Payments whose fee is not known, by the provider's id. */
export async function listFeelessPayments(db: Database): Promise<string[]> {
  // a younger one may still be handled by its event
  const { rows } = await byLastLook(
    'fee',
    sql`select processor_id, min(created_at) from payments where kind = 'payment' and processor = ${PROCESSOR}
      and fee_cents is null and processor_id is not null and created_at < now() - interval '1 minute'
      group by processor_id`,
  ).execute(db)
  return rows.map(({ reference }) => reference)
}

/** Saves that something is looked at now. */
export async function saveLook(db: Database, { subject, reference }: Unfinished): Promise<void> {
  await db
    .insertInto('reconcile_looks')
    .values({ subject, reference, looked_at: sql`clock_timestamp()` })
    .onConflict((known) => known.columns(['subject', 'reference']).doUpdateSet({ looked_at: sql`clock_timestamp()` }))
    .execute()
}
