import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** Changes and payments of one booking at most, the latest. */
const MOST = 200

/** Audited changes that a customer reads in a booking's history; the others stay with the office. */
const READ = [
  'booking.status-changed',
  'booking.confirmed-anyway',
  'booking.undone',
  'booking.details-changed',
  'booking.moved-anyway',
  'booking.price-changed',
  'booking.change-asked',
  'booking.change-approved',
  'booking.change-declined',
  'booking.change-withdrawn',
  'booking.change-proposed',
  'booking.proposal-declined',
  'booking.replacement-offered',
  'booking.replacement-picked',
  'booking.replaced',
] as const

/** What the history of an own booking is made of; undefined for another customer's or an unknown one. */
export type HistoryRows = NonNullable<Awaited<ReturnType<typeof readHistory>>>

/**
 * Reads what happened to a customer's own booking: its request, audited changes, ledger and sent invoice.
 * @returns the changes in order; undefined when the customer has no such booking
 */
export async function readHistory(db: Database, { id, customerId }: { id: string; customerId: string }) {
  const booking = await db
    .selectFrom('bookings')
    .select(['created_at', 'requested_as', 'event_duration'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!booking) return undefined
  const [changes, ledger, invoices] = await Promise.all([
    listChanges(db, id),
    listMoney(db, id),
    listSentInvoices(db, id),
  ])
  return { booking, changes: changes.reverse(), ledger, invoices }
}

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number]

/** The values that are read are named, so that nothing else of an entry leaves the database. */
const listChanges = (db: Database, id: string) =>
  db
    .selectFrom('audit_log as l')
    .leftJoin('agents as a', (join) =>
      join.on('l.action', '=', 'booking.replaced').on(sql`a.id::text`, '=', sql`l.after->>'agentId'`),
    )
    .select(['l.at', 'l.action', 'l.actor_role', 'a.name as agent_name'])
    .select([
      sql<string | null>`l.after->>'status'`.as('status'),
      sql<string | null>`l.after->>'kind'`.as('request_kind'),
      sql<string | null>`l.after->>'eventDate'`.as('event_date'),
      sql<number | null>`(l.before->>'eventDuration')::int`.as('old_hours'),
      sql<number | null>`(l.before->>'totalAmount')::float8`.as('old_total'),
      sql<number | null>`(l.after->>'totalAmount')::float8`.as('new_total'),
      sql<string[]>`array(select jsonb_object_keys(coalesce(l.after, '{}')))`.as('names'),
      sql<unknown>`l.after->'fields'`.as('asked'),
    ])
    .where('l.entity', '=', 'booking')
    .where('l.entity_id', '=', id)
    .where('l.action', 'in', READ)
    .orderBy('l.id', 'desc')
    .limit(MOST)
    .execute()

export type MoneyRow = Awaited<ReturnType<typeof listMoney>>[number]

const listMoney = (db: Database, id: string) =>
  db
    .selectFrom('payments')
    .select(['kind', 'amount_cents', 'payment_method', 'payment_status', 'reported_by', 'verified_at', 'created_at'])
    .where('booking_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute()

/** A voided invoice is in no list of a customer (docs/product.md P7.5). */
const listSentInvoices = (db: Database, id: string) =>
  db
    .selectFrom('invoice_parts as p')
    .innerJoin('invoices as i', 'i.id', 'p.invoice_id')
    .select(['i.invoice_number', 'i.sent_at'])
    .where('p.booking_id', '=', id)
    .where('p.voided_at', 'is', null)
    .where('p.status', '<>', 'draft')
    .where('i.sent_at', 'is not', null)
    .execute()
