import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { findChats } from './find-chats.ts'

/** What stands where a name was. */
export const ERASED_NAME = 'Erased customer'

/** Whom everything is about: the customer's id and the address they were known by. */
export interface Person {
  id: string
  email: string
}

const idOf = (email: string) =>
  sql<string>`(select coalesce(merged_into, id) from customers where lower(email) = lower(${email}))`

/** Agents whom the customer of an email has reviewed, in one order, so that two who lock them don't wait for each other. */
export async function listReviewedAgents(trx: Database, email: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('testimonials as t')
    .innerJoin('bookings as b', 'b.id', 't.booking_id')
    .select('b.agent_id')
    .distinct()
    .where('b.customer_id', '=', idOf(email))
    .orderBy('b.agent_id')
    .execute()
  return rows.map(({ agent_id }) => agent_id)
}

/**
 * Locks the customer of an email address, in any case, after their bookings, as a merge does; the email of a merged
 * account is its customer's.
 * @returns undefined after an erasure
 */
export async function lockCustomerByEmail(trx: Database, email: string): Promise<Person | undefined> {
  await sql`select from bookings where customer_id = ${idOf(email)} order by id for no key update`.execute(trx)
  return trx
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('id', '=', idOf(email))
    .where('status', 'not in', ['erased', 'merged'])
    .forUpdate()
    .executeTakeFirst()
}

/** The accounts that were merged into a customer's, locked: what they were known by is theirs too. */
export async function lockMerged(trx: Database, { id }: Person): Promise<Person[]> {
  return trx
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('merged_into', '=', id)
    .where('status', '=', 'merged')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * Counts what keeps a customer from being erased.
 * @returns `toCome`, the number of pending and confirmed bookings that have not ended, and `underWay`, the number of
 *   card checkouts, refunds and disputes that are not settled
 */
export async function countOpen(trx: Database, { id }: Person): Promise<{ toCome: number; underWay: number }> {
  const { rows } = await sql<{ toCome: number; underWay: number }>`
    with of_customer as (select id, status, event_date, event_duration from bookings where customer_id = ${id})
    select
      (select count(*)::int from of_customer
        where status in ('pending', 'confirmed') and event_date + make_interval(hours => event_duration) > now())
        as "toCome",
      (select count(*)::int from checkouts
        where booking_id in (select id from of_customer) and state in ('open', 'returning'))
      + (select count(*)::int from payments
        where booking_id in (select id from of_customer) and kind = 'refund' and payment_status = 'pending')
      + (select count(*)::int from disputes d join payments p on p.id = d.payment_id
        where p.booking_id in (select id from of_customer) and d.state = 'open')
        as "underWay"`.execute(trx)
  return rows[0] ?? { toCome: 0, underWay: 0 }
}

/**
 * Removes what identifies a person from the audit trail of their things: of the values before and after only figures,
 * switches, states, days and ids stay, and no reason. Requests can't change the trail; a function with the rights of
 * its owner does (docs/product.md S110).
 */
export async function eraseAudit(trx: Database, person: Person): Promise<void> {
  const chats = await findChats(trx, person)
  await sql`select erase_audit(${person.id}, ${chats}::text[])`.execute(trx)
}

/** What was deleted that stood elsewhere too: mails by their message id, as files have it. */
export interface Deleted {
  messageIds: string[]
  chats: number
  mails: number
}

/** Deletes what no law keeps. */
export async function deletePersonalRows(trx: Database, { id, email }: Person): Promise<Deleted> {
  const bookings = trx.selectFrom('bookings').select('id').where('customer_id', '=', id)
  // before the mails: a transcript says whose conversation it was
  const chatIds = await findChats(trx, { id, email })
  const mails = await sql<{ message_id: string | null }>`
    delete from outbox_emails
    where customer_id = ${id} or lower(recipient) = lower(${email})
      -- a cancellation that waits still reaches the agent; it is composed from the erased row
      or (booking_id in (${bookings}) and not (kind = 'agent-cancelled' and state = 'queued'))
      or (data ->> 'sessionId') = any(${chatIds}::text[])
    returning message_id`.execute(trx)
  const chats = await sql`
    delete from chat_sessions where id = any(${chatIds}::uuid[])`.execute(trx)
  // old at once: the next sweep deletes images that are not used elsewhere
  await sql`
    update images set created_at = created_at - interval '2 days'
    where id in (select image_id from review_pictures where booking_id in (${bookings}))`.execute(trx)
  await trx.deleteFrom('review_pictures').where('booking_id', 'in', bookings).execute()
  await trx.deleteFrom('testimonials').where('booking_id', 'in', bookings).execute()
  await trx.deleteFrom('booking_notes').where('booking_id', 'in', bookings).execute()
  await sql`
    delete from booking_messages
    where lower(recipient_email) = lower(${email}) or booking_id in (${bookings})`.execute(trx)
  await sql`
    delete from invoice_mailings
    where lower(recipient_email) = lower(${email})
      or invoice_id in (select id from invoices where booking_id in (${bookings}))`.execute(trx)
  await trx.deleteFrom('payment_methods').where('customer_id', '=', id).execute()
  await trx.deleteFrom('customer_notes').where('customer_id', '=', id).execute()
  await trx.deleteFrom('contact_wishes').where('customer_id', '=', id).execute()
  await sql`delete from idempotency_keys where booking_id in (${bookings}) or actor = ${`customer:${id}`}`.execute(trx)
  await sql`delete from one_time_links where customer_id = ${id} or booking_id in (${bookings})`.execute(trx)
  // with their questions, signatures and links
  await sql`delete from proposals where event_id in (select id from events where customer_id = ${id})`.execute(trx)
  await deleteImportedRows(trx, email)
  await trx.deleteFrom('sessions').where('customer_id', '=', id).execute()
  await trx.deleteFrom('known_devices').where('customer_id', '=', id).execute()
  return {
    messageIds: [...new Set(mails.rows.flatMap(({ message_id }) => message_id ?? []))],
    chats: Number(chats.numAffectedRows ?? 0),
    mails: mails.rows.length,
  }
}

/** Deletes the rows of uploaded files in which an email stands and that made nothing, and what was found about them. */
async function deleteImportedRows(trx: Database, email: string): Promise<void> {
  await sql`
    with gone as (
      delete from import_rows r where r.made_id is null
        and exists (select from unnest(r.cells) as cell where strpos(lower(cell), lower(${email})) > 0)
      returning batch_id, position
    )
    delete from import_problems p
    where (p.batch_id, p.position) in (select batch_id, position from gone)
      or strpos(lower(p.value), lower(${email})) > 0`.execute(trx)
}

/** Forgets whose failed log-ins, turns and requests for links these were. */
export async function deleteFailures(trx: Database, accounts: string[]): Promise<void> {
  await trx.deleteFrom('login_failures').where('account', 'in', accounts).execute()
  await trx.deleteFrom('login_turns').where('account', 'in', accounts).execute()
  await trx.deleteFrom('password_link_asks').where('account', 'in', accounts).execute()
}

/** Removes the person from what the law keeps: the account, bookings, invoices and payments. */
export async function pseudonymise(
  trx: Database,
  { id }: Person,
): Promise<{ bookings: number; invoices: number; payments: number }> {
  const email = `erased-${id}@erased.invalid`
  await sql`
    update customers set email = ${email}, name = ${ERASED_NAME}, phone = null, password_hash = null,
      earlier_password_hashes = '{}',
      temporary_password_expires_at = null, must_change_password = true, status = 'erased',
      company = null, tags = '{}', tax_exempt = false, tax_exempt_number = null,
      do_not_book_reason = null, do_not_book_since = null, do_not_book_by = null
    where id = ${id}`.execute(trx)
  const bookings = await sql`
    update bookings set customer_name = ${ERASED_NAME}, customer_email = ${email}, customer_phone = null,
      event_location = null, guests = null, special_requests = null, agent_answer_reason = null,
      price_lines = (select jsonb_agg(line || '{"label": ""}' order by place)
        from jsonb_array_elements(price_lines) with ordinality as each (line, place))
    where customer_id = ${id}`.execute(trx)
  await sql`select forget_line_labels(${id})`.execute(trx)
  await sql`
    update events set title = null, contact_name = null, contact_phone = null, notes = null
    where customer_id = ${id} and num_nonnulls(title, contact_name, contact_phone, notes) > 0`.execute(trx)
  await sql`
    update agent_statuses set reason = null
    where booking_id in (select id from bookings where customer_id = ${id})`.execute(trx)
  await sql`
    update booking_cancellations set reason = null, deviation_reason = null
    where booking_id in (select id from bookings where customer_id = ${id})`.execute(trx)
  await sql`
    update replacement_offers set message = null
    where booking_id in (select id from bookings where customer_id = ${id})`.execute(trx)
  await sql`
    update drop_outs set reason = null
    where booking_id in (select id from bookings where customer_id = ${id})`.execute(trx)
  const invoices = await sql`
    update invoices set notes = null, void_reason = null, frozen = null, frozen_facts = null
    where booking_id in (select id from bookings where customer_id = ${id})`.execute(trx)
  // what the customer typed may name them; the provider's own words for a payment say nothing about anybody
  const payments = await sql`
    update payments set notes = null, transaction_id = case when processor_id is null then null else transaction_id end
    where booking_id in (select id from bookings where customer_id = ${id})`.execute(trx)
  await sql`
    update booking_requests set message = null, answer = null, wanted = wanted - 'eventLocation' - 'specialRequests',
      proposed = proposed - 'eventLocation' - 'specialRequests'
    where booking_id in (select id from bookings where customer_id = ${id})`.execute(trx)
  await sql`
    update checkouts set url = null
    where booking_id in (select id from bookings where customer_id = ${id})`.execute(trx)
  return {
    bookings: Number(bookings.numAffectedRows ?? 0),
    invoices: Number(invoices.numAffectedRows ?? 0),
    payments: Number(payments.numAffectedRows ?? 0),
  }
}
