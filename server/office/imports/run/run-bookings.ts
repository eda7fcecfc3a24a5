import { randomUUID } from 'node:crypto'
import {
  deleteImportedCustomers,
  findAccounts,
  insertImportedCustomers,
} from '#server/accounts/customers/import-customers.ts'
import { recordAudit } from '#server/audit/record.ts'
import { type ImportedBooking, insertImportedBookings } from '#server/bookings/imports/insert-imported.ts'
import type { Database } from '#server/db/client.ts'
import { centsToDollars } from '#shared/model/money.ts'
import type { BatchRow } from '../batch-rows.ts'
import type { BookingFields } from '../fields/booking-fields.ts'
import type { WorkRow } from '../row-rows.ts'
import { importerOf, type Outcome } from './outcome.ts'

/** What the check stored: the booking with its agent and the email of its customer. */
type PlacedBooking = BookingFields & { agentId: string; customerName: string; customerEmail: string }

const toDate = (instant: string | null): Date | null => (instant === null ? null : new Date(instant))

/**
 * Imports bookings: customers with an unknown email first, as a booking by phone makes them, then the bookings. A
 * confirmed one whose time was taken since the check is left out, and so is a customer it alone would have needed.
 */
export async function runBookings(
  trx: Database,
  batch: BatchRow,
  rows: readonly WorkRow[],
  now: Date,
): Promise<Outcome[]> {
  const placed = rows.map(({ position, fields }) => ({ position, id: randomUUID(), ...(fields as PlacedBooking) })) // written by the check
  const created = await createCustomers(trx, placed, now)
  const accounts = await findAccounts(trx, [...new Set(placed.map(({ customerEmail }) => customerEmail.toLowerCase()))])
  const bookings = placed.map(
    (row): ImportedBooking => ({
      ...row,
      customerId: accounts.get(row.customerEmail.toLowerCase()) ?? '',
      eventDate: new Date(row.eventDate),
      bookedOn: toDate(row.bookedOn),
    }),
  )
  const inserted = await insertImportedBookings(trx, bookings, { userId: batch.created_by, now })
  const made = bookings.filter(({ id }) => inserted.has(id))
  await audit(trx, batch, made)
  const used = new Set(made.map(({ customerId }) => customerId))
  await deleteImportedCustomers(
    trx,
    [...created].filter((id) => !used.has(id)),
  )
  const owned = new Set<string>()
  return placed.map(({ position, id, customerEmail }): Outcome => {
    if (!inserted.has(id)) {
      const leftOut = { verdict: 'problem', message: 'This person was booked for that time before the import' } as const
      return { position, made_id: null, customer_id: null, leftOut }
    }
    const customerId = accounts.get(customerEmail.toLowerCase()) ?? ''
    const isFirst = created.has(customerId) && !owned.has(customerId)
    owned.add(customerId)
    return { position, made_id: id, customer_id: isFirst ? customerId : null }
  })
}

/** Makes the customers of emails that nobody has. @returns their ids */
async function createCustomers(
  trx: Database,
  placed: readonly PlacedBooking[],
  now: Date,
): Promise<ReadonlySet<string>> {
  // of several rows the first says who they are
  const wanted = new Map(placed.toReversed().map((row) => [row.customerEmail.toLowerCase(), row]))
  const known = await findAccounts(trx, [...wanted.keys()])
  const unknown = [...wanted].filter(([email]) => !known.has(email)).map(([, row]) => row)
  return insertImportedCustomers(
    trx,
    unknown.map(({ customerEmail, customerName, customerPhone, bookedOn, eventDate }) => ({
      ...{ id: randomUUID(), email: customerEmail, name: customerName, phone: customerPhone },
      ...{ company: null, tags: [], note: null },
      since: bookedOn ?? (new Date(eventDate) < now ? eventDate : null),
    })),
    null,
  )
}

async function audit(trx: Database, batch: BatchRow, bookings: readonly ImportedBooking[]): Promise<void> {
  const [first, ...more] = bookings.map(({ id, status, agentId, totalCents }) => ({
    ...{ actor: importerOf(batch), action: 'booking.imported' as const, entity: 'booking' as const, entityId: id },
    after: { status, agentId, totalAmount: centsToDollars(totalCents), import: batch.id },
  }))
  if (first) await recordAudit(trx, first, ...more)
}
