import { sql } from 'kysely'
import { moveEvents } from '#server/bookings/events/event-rows.ts'
import type { Database } from '#server/db/client.ts'

/** An account as a merge reads and locks it. */
export type MergedRow = Awaited<ReturnType<typeof lockAccounts>>[number]

const COLUMNS = [
  ...(['id', 'name', 'email', 'phone', 'company', 'tags', 'tax_exempt', 'status'] as const),
  ...(['do_not_book_reason', 'do_not_book_since', 'do_not_book_by'] as const),
]

/** Finds two accounts, in no order. */
export async function findAccounts(db: Database, ids: readonly [string, string]) {
  return db.selectFrom('customers').select(COLUMNS).where('id', 'in', ids).execute()
}

/**
 * Locks two accounts until the transaction ends, each in the same order. Rows that point at them wait
 * (migration 0035), and so does another merge.
 */
export async function lockAccounts(trx: Database, ids: readonly [string, string]) {
  return trx.selectFrom('customers').select(COLUMNS).where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** Locks the bookings of a customer. Lock order: bookings, then customers, as mails about a booking have it. */
export async function lockBookingsOf(trx: Database, customerId: string): Promise<void> {
  await sql`select from bookings where customer_id = ${customerId} order by id for no key update`.execute(trx)
}

/** Counts what a merge would move from an account. */
export async function countMoves(db: Database, customerId: string) {
  const { rows } = await sql<
    Record<'bookings' | 'invoices' | 'payments' | 'cards' | 'reviews' | 'chats' | 'notes', number>
  >`
    with of_customer as (select id from bookings where customer_id = ${customerId})
    select
      (select count(*)::int from of_customer) as bookings,
      (select count(*)::int from invoices where booking_id in (select id from of_customer)) as invoices,
      (select count(*)::int from payments where booking_id in (select id from of_customer)) as payments,
      (select count(*)::int from testimonials where booking_id in (select id from of_customer)) as reviews,
      (select count(*)::int from payment_methods where customer_id = ${customerId}) as cards,
      (select count(*)::int from chat_sessions where customer_id = ${customerId}) as chats,
      (select count(*)::int from customer_notes where customer_id = ${customerId}) as notes`.execute(db)
  const [moves] = rows
  if (!moves) throw new Error('a count has one row')
  return moves
}

/** Counts the card payments and refunds of an account that are under way. */
export async function countUnderWay(db: Database, customerId: string): Promise<{ payments: number; refunds: number }> {
  const { rows } = await sql<{ payments: number; refunds: number }>`
    with of_customer as (select id from bookings where customer_id = ${customerId})
    select
      (select count(*)::int from checkouts where booking_id in (select id from of_customer)
        and state in ('open', 'returning'))
      + (select count(*)::int from payments where booking_id in (select id from of_customer)
        and kind = 'payment' and payment_status = 'pending') as payments,
      (select count(*)::int from payments where booking_id in (select id from of_customer)
        and kind = 'refund' and payment_status = 'pending') as refunds`.execute(db)
  return rows[0] ?? { payments: 0, refunds: 0 }
}

/** Moves every row of an account to another one. The accounts are locked. */
export async function moveRows(trx: Database, from: string, into: string): Promise<void> {
  // an account has one default card, which stays that of the account that stays
  await sql`
    update payment_methods set is_default = false where customer_id = ${from} and is_default
      and exists (select from payment_methods where customer_id = ${into} and is_default)`.execute(trx)
  await trx.updateTable('payment_methods').set({ customer_id: into }).where('customer_id', '=', from).execute()
  await moveEvents(trx, from, into)
  await trx.updateTable('chat_sessions').set({ customer_id: into }).where('customer_id', '=', from).execute()
  await trx.updateTable('customer_notes').set({ customer_id: into }).where('customer_id', '=', from).execute()
  await trx.deleteFrom('known_devices').where('customer_id', '=', from).execute()
  await moveMails(trx, from, into)
}

/**
 * Moves a wish for another email or phone, unless the account that stays has one. The link of an approved one ends: it
 * waits for the office again. A wish for the email of the account that stays is met by the merge (docs/product.md P4.28).
 * Before the sessions of the merged account end, which deletes its wish. The accounts are locked.
 */
export async function moveWish(trx: Database, from: string, into: Pick<MergedRow, 'id' | 'email'>): Promise<void> {
  const isMet = sql<boolean>`lower(email) = lower(${into.email})`
  await sql`
    delete from contact_wishes where customer_id = ${from}
      and ((${isMet} and phone is null) or exists (select from contact_wishes where customer_id = ${into.id}))`.execute(
    trx,
  )
  await trx
    .updateTable('contact_wishes')
    .set({
      ...{ customer_id: into.id, approved_at: null },
      email: sql<string | null>`case when ${isMet} then null else email end`,
    })
    .where('customer_id', '=', from)
    .execute()
}

/**
 * Moves an account's mails. Those with a password or a link to it end; where one also confirms a pending request, the
 * confirmation alone leaves. A mail that is being sent is locked until the mail server has answered: it stays with the
 * merged account, where an export and an erasure find it.
 */
async function moveMails(trx: Database, from: string, into: string): Promise<void> {
  const confirms = sql`exists (select from bookings b where b.id = booking_id and b.status = 'pending')`
  // one that was given up can be sent again, and would then open the account that stays
  await sql`
    update outbox_emails set customer_id = ${into}, state = case
      when state not in ('queued', 'failed') then state
      when kind = 'password-link' or (kind = 'account-created' and not ${confirms}) then 'cancelled' else state end,
      kind = case when state in ('queued', 'failed') and kind = 'account-created' and ${confirms} then 'booking-received'
        else kind end
    where id in (select id from outbox_emails where customer_id = ${from} order by id for update skip locked)`.execute(
    trx,
  )
}

/** As the column allows it. */
const REASON_LENGTH = 500

/**
 * Writes what an account takes over from one that is merged into it. A suspension or a mark do not book of either
 * account holds for the one that stays, with the reasons of both (docs/product.md P6.190).
 */
export async function saveKept(trx: Database, into: MergedRow, from: MergedRow, tags: string[]): Promise<void> {
  const reasons = new Set([into.do_not_book_reason, from.do_not_book_reason].filter((reason) => reason !== null))
  const first = into.do_not_book_reason === null ? from : into
  await trx
    .updateTable('customers')
    .set({
      tags,
      phone: into.phone ?? from.phone,
      company: into.company ?? from.company,
      ...(reasons.size > 0 && {
        do_not_book_reason: [...reasons].join('\n').slice(0, REASON_LENGTH),
        do_not_book_since: first.do_not_book_since,
        do_not_book_by: first.do_not_book_by,
      }),
      ...(from.status === 'suspended' && { status: from.status }),
    })
    .where('id', '=', into.id)
    .execute()
}

/**
 * Leaves of a merged account its name and email, which is an alias of the account that stays. Accounts merged into it
 * before point at that account too.
 */
export async function saveMerged(trx: Database, from: string, into: string): Promise<void> {
  await trx
    .updateTable('customers')
    .set({
      ...{ status: 'merged', merged_into: into, password_hash: null, earlier_password_hashes: [] },
      ...{
        temporary_password_expires_at: null,
        phone: null,
        company: null,
        tags: [],
        tax_exempt: false,
        tax_exempt_number: null,
      },
      ...{ do_not_book_reason: null, do_not_book_since: null, do_not_book_by: null },
    })
    .where('id', '=', from)
    .execute()
  await trx.updateTable('customers').set({ merged_into: into }).where('merged_into', '=', from).execute()
}
