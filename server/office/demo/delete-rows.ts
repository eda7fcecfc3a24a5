import { sql } from 'kysely'
import { accountKey } from '#server/accounts/sessions/throttle.ts'
import { sweepOrphanImages } from '#server/catalog/images/image-queries.ts'
import { forgetSearchWords } from '#server/catalog/search/forget-words.ts'
import type { Database } from '#server/db/client.ts'
import { chatsOf, type Going, mailsOf } from './demo-rows.ts'

/**
 * Locks what goes, in the order every other change has: agents, bookings, customers, log-ins. New rows that refer to one
 * of these wait until the removal is over, and are refused then.
 */
export async function lockGoing(trx: Database, { agents, bookings, customers, users }: Going): Promise<void> {
  await sql`select from agents where id = any(${agents}::uuid[]) order by id for update`.execute(trx)
  await sql`select from bookings where id = any(${bookings}::uuid[]) order by id for update`.execute(trx)
  await sql`select from customers where id = any(${customers}::uuid[]) order by id for update`.execute(trx)
  await sql`select from users where id = any(${users}::uuid[]) order by id for update`.execute(trx)
}

/**
 * Deletes mails and conversations of what goes.
 * @returns the message ids of mails that may lie about as files
 */
export async function deleteMessages(trx: Database, going: Going): Promise<string[]> {
  // before the conversations: a transcript says whose it was
  const mails = await sql<{ message_id: string | null }>`
    delete from outbox_emails as m where ${mailsOf(going)} returning message_id`.execute(trx)
  await sql`delete from chat_sessions as s where ${chatsOf(going)}`.execute(trx)
  return [...new Set(mails.rows.flatMap(({ message_id }) => message_id ?? []))]
}

/**
 * Deletes reviews, money and bookings. Payments before bookings before agents: sums and tallies follow each deletion
 * (docs/decisions/021), and find the category of what is deleted by these.
 */
export async function deleteBookings(trx: Database, { agents, bookings, testimonials }: Going): Promise<void> {
  const ids = sql`any(${bookings}::uuid[])`
  const people = sql`any(${agents}::uuid[])`
  await sql`delete from testimonials where id = any(${testimonials}::uuid[]) or booking_id = ${ids}`.execute(trx)
  await sql`
    delete from disputes where payment_id in (select id from payments where booking_id = ${ids})`.execute(trx)
  await sql`delete from payments where booking_id = ${ids}`.execute(trx)
  // one for several bookings goes with any of them
  const invoices = sql`(select invoice_id from invoice_parts where booking_id = ${ids})`
  await sql`update payments set invoice_id = null where invoice_id in ${invoices}`.execute(trx)
  await sql`delete from invoices where id in ${invoices}`.execute(trx)
  // after the payments, whose deletion writes corrections
  await sql`delete from agent_earnings where booking_id = ${ids} or agent_id = ${people}`.execute(trx)
  await sql`delete from payouts where agent_id = ${people}`.execute(trx)
  await sql`delete from replacement_choices where agent_id = ${people}`.execute(trx)
  await sql`delete from drop_outs where agent_id = ${people}`.execute(trx)
  const events = await sql<{ event_id: string }>`
    delete from bookings where id = ${ids} returning event_id`.execute(trx)
  // noted once more by the trigger that follows an agent's freed time
  await sql`delete from drop_outs where agent_id = ${people}`.execute(trx)
  await sql`
    delete from events e where id = any(${events.rows.map(({ event_id }) => event_id)}::uuid[])
      and not exists (select from bookings b where b.event_id = e.id)`.execute(trx)
}

/** Deletes the people, their log-ins with every way to sign in, and what only the demo offered. */
export async function deletePeople(trx: Database, going: Going): Promise<void> {
  const users = sql`any(${going.users}::uuid[])`
  await sql`delete from events where customer_id = any(${going.customers}::uuid[])`.execute(trx)
  // both sides of a merge at once
  await sql`delete from customers where id = any(${going.customers}::uuid[])`.execute(trx)
  await sql`update images set uploaded_by = null where uploaded_by = ${users}`.execute(trx)
  await sql`update replacement_offers set created_by = null where created_by = ${users}`.execute(trx)
  await sql`update chat_sessions set taken_by = null, taken_name = null, taken_at = null
    where taken_by = ${users}`.execute(trx)
  await sql`delete from calendar_feeds where created_by = ${users}`.execute(trx)
  await sql`delete from agents where id = any(${going.agents}::uuid[])`.execute(trx)
  await sql`delete from users where id = ${users}`.execute(trx)
  await sql`delete from service_packages where id = any(${going.service_packages}::uuid[])`.execute(trx)
  await sql`delete from categories where id = any(${going.categories}::uuid[])`.execute(trx)
  await forgetFailures(trx, going)
}

/** Forgets failed log-ins, turns and requests for links of the accounts that go. */
async function forgetFailures(trx: Database, { users, customers, emails }: Going): Promise<void> {
  const keys = [...users, ...customers, ...emails].flatMap((name) =>
    (['admin', 'agent', 'customer'] as const).flatMap((role) => [
      accountKey(role, name),
      accountKey(`change ${role}`, name),
      accountKey(`code ${role}`, name),
    ]),
  )
  await sql`delete from login_failures where account = any(${keys}::text[])`.execute(trx)
  await sql`delete from login_turns where account = any(${keys}::text[])`.execute(trx)
  await sql`delete from password_link_asks where account = any(${keys}::text[])`.execute(trx)
}

/**
 * Brings what was counted and learned in line with what is left: pictures nothing shows, invoice numbers, words of the
 * search, and the settings the loader had written.
 * @param share the usual share in percent that the loader set
 */
export async function settleRest(trx: Database, going: Going, share: number | null): Promise<void> {
  // old at once, so that the sweep takes those that nothing shows any more
  await sql`update images set created_at = created_at - interval '2 days'
    where id = any(${going.images}::text[])`.execute(trx)
  await sweepOrphanImages(trx)
  await sql`
    with used as (
      select split_part(invoice_number, '-', 2)::int as year, max(split_part(invoice_number, '-', 3)::int) as last
      from invoices group by 1
    ), gone as (
      delete from invoice_counters where year not in (select year from used)
    )
    update invoice_counters c set last_number = used.last from used where used.year = c.year`.execute(trx)
  await forgetSearchWords(trx)
  await sql`
    update agency_settings set notice_recipients = array(
      select one from unnest(notice_recipients) with ordinality as list (one, place)
      where lower(one) <> all(${going.emails}::text[]) order by place)
    where exists (select from unnest(notice_recipients) as one where lower(one) = any(${going.emails}::text[]))`.execute(
    trx,
  )
  await sql`
    update agency_settings set agent_share_percent = null
    where agent_share_percent = ${share} and not exists (
      select from audit_log where action = 'settings.changed' and after ? 'agentSharePercent')`.execute(trx)
}
