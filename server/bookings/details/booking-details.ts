import { sql } from 'kysely'
import { listEntries } from '#server/audit/queries.ts'
import type { Database } from '#server/db/client.ts'
import { addsTax, readPaid } from '#server/db/ledger.ts'
import { notFound } from '#server/errors.ts'
import { listMailsOfBooking } from '#server/mail/queries.ts'
import { listConflicts } from '../changes/conflict-rows.ts'
import { findExcess, findLiveInvoice, listLedger } from '../changes/money-rows.ts'
import { readDetailedBookings } from '../lists/admin-bookings.ts'
import { foretellMails } from '../mails/agent/foretell-mails.ts'
import { listNotes } from './notes.ts'

/** Audit entries of one booking at most, the latest. */
const TIMELINE = 200
/** Other bookings of the customer at most, the latest. */
const OTHERS = 20

/** Everything the agency knows about a booking. */
export type BookingDetailsRows = Awaited<ReturnType<typeof readBookingDetails>>

/**
 * Reads everything the agency knows about a booking.
 * @throws AppError 404 for an unknown one
 */
export async function readBookingDetails(db: Database, id: string) {
  const [booking] = await readDetailedBookings(db, [id])
  if (!booking) throw notFound('We do not know this booking')
  const [conflicts, timeline, mails, emails, notes, ledger, invoice, excess, { settled }, others] = await Promise.all([
    listConflicts(db, id),
    listEntries(db, { entity: 'booking', entityId: id }, { limit: TIMELINE }),
    listMailsOfBooking(db, id),
    foretellMails(db, id, booking.customer_status !== 'erased'),
    listNotes(db, id),
    listLedger(db, id),
    findLiveInvoice(db, id),
    findExcess(db, id),
    readPaid(db, id),
    listOthers(db, booking),
  ])
  return { booking, conflicts, timeline, mails, emails, notes, ledger, invoice, excess, settled, others }
}

/** The customer's other bookings: those of the same event, then the latest. */
async function listOthers(
  db: Database,
  { id, customer_id, event_id }: { id: string; customer_id: string; event_id: string },
) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['b.id', 'b.number', 'b.event_id', 'a.name as agent_name', 'b.event_type', 'b.event_date'])
    .select(['b.event_duration', 'b.status', 'b.total_cents'])
    .select(addsTax('b').as('plus_tax'))
    .where('b.customer_id', '=', customer_id)
    .where('b.id', '<>', id)
    .orderBy(sql`(b.event_id = ${event_id}) desc`)
    .orderBy('b.event_date', 'desc')
    .orderBy('b.id', 'desc')
    .limit(OTHERS)
    .execute()
}
