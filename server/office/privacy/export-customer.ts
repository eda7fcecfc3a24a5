import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import { readAudit } from './export-audit.ts'
import { readEvents } from './export-events.ts'
import { readOffers } from './export-offers.ts'
import { readProposals } from './export-proposals.ts'
import { findChats } from './find-chats.ts'

/** Everything that is kept about a customer, by the table it is in; no hash, no token, of cards the last four digits. */
export interface CustomerExport {
  account: Record<string, unknown>
  /** Accounts that were merged into this one; what follows is of all of them. */
  mergedAccounts: unknown[]
  notes: unknown[]
  contactWishes: unknown[]
  /** What the office wrote down about their events. */
  events: unknown[]
  bookings: unknown[]
  bookingNotes: unknown[]
  cancellations: unknown[]
  changeRequests: unknown[]
  /** With questions and signature. */
  proposals: unknown[]
  payments: unknown[]
  checkouts: unknown[]
  disputes: unknown[]
  invoices: unknown[]
  invoiceParts: unknown[]
  invoiceMailings: unknown[]
  messages: unknown[]
  cards: unknown[]
  reviews: unknown[]
  chats: unknown[]
  mails: unknown[]
  sessions: unknown[]
  knownDevices: unknown[]
  audit: unknown[]
}

/**
 * Reads everything there is about a customer at one moment (docs/product.md S71). Times are ISO 8601 in UTC, sums
 * integer cents.
 * @param email whom it is about, in any case
 * @returns undefined for an unknown address
 */
export async function exportCustomer(db: Database, email: string): Promise<CustomerExport | undefined> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const known = sql<string>`(select coalesce(merged_into, id) from customers where lower(email) = lower(${email}))`
      const account = await trx
        .selectFrom('customers')
        .select(['id', 'email', 'name', 'phone', 'status', 'must_change_password', 'created_at', 'updated_at'])
        .select(['company', 'tags', 'tax_exempt', 'tax_exempt_number', 'do_not_book_reason', 'do_not_book_since'])
        .where('id', '=', known)
        .executeTakeFirst()
      if (!account) return undefined
      const { id, email: address } = account
      const mergedAccounts = await trx
        .selectFrom('customers')
        .select(['id', 'email', 'name', 'created_at'])
        .where('merged_into', '=', id)
        .orderBy('created_at')
        .execute()
      const own = await readWords(trx, id, address)
      const chats = [...own.chats]
      const mails = [...own.mails]
      const audit = await readAudit(trx, id, address)
      for (const merged of mergedAccounts) {
        const words = await readWords(trx, merged.id, merged.email)
        chats.push(...words.chats)
        mails.push(...words.mails)
        audit.push(...(await readAudit(trx, merged.id, merged.email)))
      }
      return {
        account,
        mergedAccounts,
        notes: await readNotes(trx, id),
        contactWishes: await readWishes(trx, id),
        ...(await readMoney(trx, id)),
        events: await readEvents(trx, id),
        ...(await readBookings(trx, id)),
        proposals: await readProposals(trx, id),
        chats: byId(chats),
        mails: byId(mails),
        sessions: own.sessions,
        knownDevices: own.knownDevices,
        audit,
      }
    })
}

/** As `exportCustomer`, with an audit entry that it was done (docs/product.md S99). */
export async function exportAudited(
  db: Database,
  email: string,
  by: { actor: OwnerActor | null; requestId?: string } = { actor: null },
): Promise<CustomerExport | undefined> {
  const found = await exportCustomer(db, email)
  if (found) {
    const entityId = String(found.account.id)
    await recordAudit(db, { ...by, action: 'customer.exported', entity: 'customer', entityId })
  }
  return found
}

/**
 * Exports a customer for an owner, audited (docs/product.md P6.121).
 * @throws AppError not_found (404) for an unknown or erased customer
 */
export async function exportById(
  db: Database,
  { id, ...by }: By<OwnerActor> & { id: string },
): Promise<CustomerExport> {
  const customer = await db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', id)
    .where('status', '<>', 'erased')
    .executeTakeFirst()
  const found = customer && (await exportAudited(db, customer.email, by))
  if (!found) throw notFound('There is no such customer')
  return found
}

/** Each row once: two addresses of one person may have led to the same. */
const byId = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

async function readNotes(db: Database, id: string) {
  return db
    .selectFrom('customer_notes')
    .select(['content', 'created_at'])
    .where('customer_id', '=', id)
    .orderBy('created_at')
    .execute()
}

async function readWishes(db: Database, id: string) {
  return db
    .selectFrom('contact_wishes')
    .select(['email', 'phone', 'created_at', 'approved_at'])
    .where('customer_id', '=', id)
    .execute()
}

const bookingsOf = (db: Database, id: string) => db.selectFrom('bookings').select('id').where('customer_id', '=', id)

async function readBookings(db: Database, id: string) {
  const bookings = await db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['b.id', 'a.name as agent', 'b.customer_name', 'b.customer_email', 'b.customer_phone', 'b.event_type'])
    .select(['b.event_date', 'b.event_duration', 'b.event_location', 'b.guests', 'b.special_requests', 'b.status'])
    .select([
      'b.payment_status',
      'b.total_cents',
      'b.price_lines',
      'b.deposit_percent',
      'b.requested_as',
      'b.agent_answer',
    ])
    .select(['b.package_name', 'b.package_cents', 'b.package_hours', 'b.package_rate'])
    .select(['b.agent_answer_reason', 'b.agent_answered_at', 'b.created_at', 'b.updated_at', 'b.completed_at'])
    .where('b.customer_id', '=', id)
    .orderBy('b.created_at')
    .execute()
  const bookingNotes = await db
    .selectFrom('booking_notes')
    .select(['booking_id', 'content', 'created_at'])
    .where('booking_id', 'in', bookingsOf(db, id))
    .orderBy('created_at')
    .execute()
  const cancellations = await db
    .selectFrom('booking_cancellations')
    .select(['booking_id', 'cause', 'reason_code', 'reason', 'keep_cents', 'deviation_reason', 'created_at'])
    .where('booking_id', 'in', bookingsOf(db, id))
    .orderBy('created_at')
    .execute()
  const changeRequests = await db
    .selectFrom('booking_requests')
    .select(['id', 'booking_id', 'kind', 'state', 'wanted', 'proposed', 'message'])
    .select(['reason_code', 'answer', 'price_cents', 'created_at', 'answered_at'])
    .where('booking_id', 'in', bookingsOf(db, id))
    .orderBy('created_at')
    .execute()
  const reviews = await db
    .selectFrom('testimonials')
    .select(['id', 'booking_id', 'customer_name', 'customer_image', 'rating', 'content', 'is_approved', 'rejected_at'])
    .select(['created_at', 'reply', 'replied_at'])
    .where('booking_id', 'in', bookingsOf(db, id))
    .execute()
  return { bookings, bookingNotes, cancellations, changeRequests, reviews, ...(await readOffers(db, id)) }
}

async function readMoney(db: Database, id: string) {
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'booking_id', 'invoice_id', 'kind', 'payment_id', 'purpose', 'amount_cents', 'payment_method'])
    .select(['payment_status', 'transaction_id', 'reported_by', 'verified_at', 'reversed_at', 'paid_at', 'notes'])
    .select(['processor', 'processor_id', 'created_at'])
    .where('booking_id', 'in', bookingsOf(db, id))
    .orderBy('created_at')
    .execute()
  const checkouts = await db
    .selectFrom('checkouts')
    .select(['id', 'booking_id', 'processor', 'purpose', 'amount_cents', 'state', 'created_at'])
    .where('booking_id', 'in', bookingsOf(db, id))
    .execute()
  const invoices = await db
    .selectFrom('invoices')
    .select(['id', 'booking_id', 'invoice_number', 'subtotal_cents', 'tax_cents', 'discount_cents', 'total_cents'])
    .select(['due_date', 'status', 'notes', 'sent_at', 'voided_at', 'void_reason', 'created_at'])
    .where('booking_id', 'in', bookingsOf(db, id))
    .orderBy('created_at')
    .execute()
  const invoiceParts = await db
    .selectFrom('invoice_parts')
    .select(['invoice_id', 'booking_id', 'subtotal_cents', 'tax_cents', 'discount_cents', 'total_cents', 'status'])
    .where('booking_id', 'in', bookingsOf(db, id))
    .orderBy('invoice_id')
    .orderBy('position')
    .execute()
  const messages = await db
    .selectFrom('booking_messages')
    .select(['booking_id', 'recipient_email', 'subject', 'message', 'created_at'])
    .where('booking_id', 'in', bookingsOf(db, id))
    .orderBy('created_at')
    .execute()
  const invoiceMailings = await db
    .selectFrom('invoice_mailings')
    .select(['invoice_id', 'recipient_name', 'recipient_email', 'message', 'created_at'])
    .where('invoice_id', 'in', db.selectFrom('invoices').select('id').where('booking_id', 'in', bookingsOf(db, id)))
    .execute()
  const cards = await db
    .selectFrom('payment_methods')
    .select(['type', 'brand', 'last4', 'expiry_month', 'expiry_year', 'cardholder_name', 'billing_address'])
    .select(['billing_city', 'billing_state', 'billing_zip', 'is_default', 'created_at'])
    .where('customer_id', '=', id)
    .execute()
  const disputes = await db
    .selectFrom('disputes as d')
    .innerJoin('payments as p', 'p.id', 'd.payment_id')
    .select([
      'd.id',
      'd.payment_id',
      'd.amount_cents',
      'd.reason',
      'd.state',
      'd.due_by',
      'd.created_at',
      'd.closed_at',
    ])
    .where('p.booking_id', 'in', bookingsOf(db, id))
    .execute()
  return { payments, checkouts, disputes, invoices, invoiceParts, invoiceMailings, messages, cards }
}

async function readWords(db: Database, id: string, email: string) {
  const ofThem = sql<boolean>`s.id = any(${await findChats(db, { id, email })}::uuid[])`
  const chats = await db
    .selectFrom('chat_sessions as s')
    .leftJoin('chat_ratings as r', 'r.session_id', 's.id')
    .select(['s.id', 's.status', 's.contact_name', 's.contact_email', 's.contact_phone', 's.created_at', 's.ended_at'])
    .leftJoin('chat_applications as a', 'a.session_id', 's.id')
    .select(['r.rating', 'r.comment', 's.dialogue', sql<unknown>`to_jsonb(a) - 'session_id'`.as('application')])
    .select(
      sql<unknown>`(select coalesce(jsonb_agg(
        jsonb_build_object('role', m.role, 'content', m.content, 'created_at', m.created_at) order by m.created_at, m.id
      ), '[]') from chat_messages m where m.session_id = s.id)`.as('messages'),
    )
    .where(ofThem)
    .orderBy('s.created_at')
    .execute()
  const mails = await db
    .selectFrom('outbox_emails')
    .select(['id', 'kind', 'recipient', 'booking_id', 'invoice_id', 'state', 'created_at', 'sent_at'])
    .where(sql<boolean>`(customer_id = ${id} or lower(recipient) = lower(${email}))`)
    .orderBy('created_at')
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .select(['user_agent', 'address', 'created_at', 'last_seen_at', 'expires_at'])
    .where('customer_id', '=', id)
    .execute()
  const knownDevices = await db
    .selectFrom('known_devices')
    .select(['created_at', 'last_used_at'])
    .where('customer_id', '=', id)
    .execute()
  return { chats, mails, sessions, knownDevices }
}
