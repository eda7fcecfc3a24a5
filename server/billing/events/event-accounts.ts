import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { demandCents, settledCents } from '#server/db/ledger.ts'
import type { EventAccount, OwnEventAccount } from '#shared/contract/billing/events/event-accounts.ts'
import { amountsDue } from '#shared/model/payment.ts'

/** Events of a customer that are listed at most. */
const MOST_EVENTS = 20

/**
 * The bookings of some events that can be paid: confirmed and completed ones, by date, then amount (docs/product.md P7.160).
 * @param eventIds uuids; unknown ones have no rows
 */
async function readPayableBookings(db: Database, eventIds: readonly string[]) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .leftJoin('invoice_parts as i', (join) => join.onRef('i.booking_id', '=', 'b.id').on('i.voided_at', 'is', null))
    .leftJoin('invoices as d', 'd.id', 'i.invoice_id')
    .select(['b.id', 'b.event_id', 'b.number', 'b.event_type', 'b.event_date', 'b.deposit_percent', 'b.payment_status'])
    .select([
      'a.name as agent_name',
      settledCents('b.id').as('paid_cents'),
      'd.invoice_number',
      'i.status as invoice_status',
    ])
    .select(demandCents('b', 'i').as('total_cents'))
    .where('b.event_id', '=', sql<string>`any(${eventIds}::uuid[])`)
    .where('b.status', 'in', ['confirmed', 'completed'])
    .orderBy('b.event_date')
    .orderBy('total_cents')
    .orderBy('b.id')
    .execute()
}
type PayableRow = Awaited<ReturnType<typeof readPayableBookings>>[number]

/**
 * The accounts of some events, in the order given: what each booking costs, what was paid and what is due, and their
 * sums. A payment of the event is what is due on each of them, so the sums are those of the bookings to the cent.
 */
export async function readEventAccounts(db: Database, eventIds: readonly string[]): Promise<EventAccount[]> {
  if (eventIds.length === 0) return []
  const rows = await readPayableBookings(db, eventIds)
  return eventIds.map((eventId) =>
    present(
      eventId,
      rows.filter((row) => row.event_id === eventId),
    ),
  )
}

function present(eventId: string, rows: readonly PayableRow[]): EventAccount {
  const bookings = rows.map((row) => {
    const { total_cents: totalCents, paid_cents: paidCents, deposit_percent: depositPercent } = row
    const parts = row.payment_status === 'pending' ? amountsDue({ totalCents, paidCents, depositPercent }) : []
    return {
      bookingId: row.id,
      bookingNumber: row.number,
      agentName: row.agent_name,
      eventDate: row.event_date.toISOString(),
      total: totalCents,
      paid: paidCents,
      due: parts.at(-1)?.cents ?? 0,
      deposit: parts.find(({ purpose }) => purpose === 'deposit')?.cents ?? 0,
    }
  })
  const sum = (column: 'total' | 'paid' | 'due' | 'deposit') =>
    bookings.reduce((cents, booking) => cents + (booking[column] ?? 0), 0)
  return {
    eventId,
    eventType: rows[0]?.event_type ?? null,
    bookings,
    ...{ total: sum('total'), paid: sum('paid'), due: sum('due'), deposit: sum('deposit') },
    invoiceNumber: findInvoiceNumber(rows),
  }
}

/** The number of the issued invoice that all unpaid bookings are on; null when there is none. */
function findInvoiceNumber(rows: readonly PayableRow[]): string | null {
  const open = rows.filter(({ payment_status }) => payment_status === 'pending')
  const [first] = open
  const isOne = open.every((row) => row.invoice_number === first?.invoice_number && row.invoice_status !== 'draft')
  return (isOne && first?.invoice_number) || null
}

/** The events of a customer of which two bookings or more have something to pay, the first to begin first. */
export async function listOwnEventAccounts(
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
  customerId: string,
): Promise<OwnEventAccount[]> {
  const events = await db
    .selectFrom('bookings')
    .select('event_id')
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['confirmed', 'completed'])
    .where('payment_status', '=', 'pending')
    .groupBy('event_id')
    .having(sql<boolean>`count(*) > 1`)
    .orderBy(sql`min(event_date)`)
    .limit(MOST_EVENTS)
    .execute()
  const accounts = await readEventAccounts(
    db,
    events.map(({ event_id: id }) => id),
  )
  // a price may be unknown, or paid without being settled
  const owed = accounts.filter(({ bookings }) => bookings.filter(({ due }) => due > 0).length > 1)
  const cards = payments.provider === 'manual' ? new Set() : await findCardBookings(db, owed)
  return owed.map((account) => ({
    ...account,
    cardCheckout: account.bookings.every(({ bookingId, due }) => due === 0 || cards.has(bookingId)),
  }))
}

/** The bookings of some accounts whose categories take cards (docs/product.md P7.25). */
async function findCardBookings(db: Database, accounts: readonly EventAccount[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .innerJoin('categories as k', 'k.name', 'a.category')
    .select('b.id')
    .where('b.event_id', '=', sql<string>`any(${accounts.map(({ eventId }) => eventId)}::uuid[])`)
    .where('k.card_payments', '=', true)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
