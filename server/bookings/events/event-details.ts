import { sql } from 'kysely'
import { listEntriesAbout } from '#server/audit/queries.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { readDetailedBookings } from '../lists/admin-bookings.ts'

/** Audit entries of one event at most, the latest. */
const TIMELINE = 200

/** What is written down about an event. */
const OWN_COLUMNS = ['e.title', 'e.contact_name', 'e.contact_phone', 'e.notes'] as const

/** Everything the office knows about an event. */
export type EventDetailsRows = Awaited<ReturnType<typeof readEventDetails>>

/**
 * Reads everything the office knows about an event: its bookings by start, and what happened to it, its bookings and its
 * proposals (docs/product.md P6.231).
 * @throws AppError 404 for an unknown one
 */
export async function readEventDetails(db: Database, id: string) {
  const event = await db
    .selectFrom('events as e')
    .innerJoin('customers as c', 'c.id', 'e.customer_id')
    .select(['e.id', 'e.version', ...OWN_COLUMNS])
    .select([
      'c.id as customer_id',
      'c.name as customer_name',
      'c.email as customer_email',
      'c.phone as customer_phone',
    ])
    .where('e.id', '=', id)
    .executeTakeFirst()
  if (!event) throw notFound('We do not know this event')
  const ids = (await db.selectFrom('bookings').select('id').where('event_id', '=', id).execute()).map((row) => row.id)
  const proposals = await db.selectFrom('proposals').select('id').where('event_id', '=', id).execute()
  const [bookings, invoices, timeline] = await Promise.all([
    readDetailedBookings(db, ids),
    listLiveInvoices(db, ids),
    listEntriesAbout(
      db,
      [
        { entity: 'event', ids: [id] },
        { entity: 'booking', ids },
        { entity: 'proposal', ids: proposals.map((row) => row.id) },
      ],
      TIMELINE,
    ),
  ])
  return { event, bookings: bookings.toSorted(byStart), invoices, timeline }
}

const byStart = (a: { event_date: Date; number: number }, b: { event_date: Date; number: number }) =>
  a.event_date.getTime() - b.event_date.getTime() || a.number - b.number

/** The invoices of some bookings that are not voided, by number, each with the bookings it bills. */
async function listLiveInvoices(db: Database, bookingIds: readonly string[]) {
  return db
    .selectFrom('invoices as i')
    .innerJoin('invoice_parts as part', 'part.invoice_id', 'i.id')
    .select(['i.id', 'i.invoice_number', 'i.total_cents', 'i.status', 'i.due_date'])
    .select(sql<string[]>`array_agg(part.booking_id)`.as('booking_ids'))
    .where('part.booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
    .where('i.voided_at', 'is', null)
    .groupBy('i.id')
    .orderBy('i.invoice_number')
    .execute()
}
