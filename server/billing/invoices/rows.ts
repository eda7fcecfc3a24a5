import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Invoices } from '#server/db/types.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { lockSeveralPayable, type PayableBooking } from '../account/account.ts'

const LOCKED = [
  ...(['id', 'booking_id', 'invoice_number', 'subtotal_cents', 'tax_cents', 'discount_cents', 'total_cents'] as const),
  ...(['due_date', 'status', 'notes', 'sent_at', 'voided_at', 'version', 'reminders_paused_at', 'bookings'] as const),
] as const

/** An invoice whose row is locked until the transaction ends. */
export type LockedInvoice = NonNullable<Awaited<ReturnType<typeof lockRow>>>

async function lockRow(trx: Database, id: string) {
  return trx.selectFrom('invoices').select(LOCKED).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** What an invoice says about one of its bookings, which is locked. */
export type LockedPart = Awaited<ReturnType<typeof readLockedParts>>[number] & { booking: PayableBooking }

async function readLockedParts(trx: Database, id: string) {
  return trx
    .selectFrom('invoice_parts')
    .select(['booking_id', 'subtotal_cents', 'tax_cents', 'discount_cents', 'total_cents', 'status', 'tax_rule'])
    .where('invoice_id', '=', id)
    .orderBy('position')
    .execute()
}

/** A locked invoice with its bookings. */
export interface LockedBill {
  invoice: LockedInvoice
  /** The first one, which the invoice names as its own. */
  booking: PayableBooking
  /** All of them, in the order of the document. */
  parts: LockedPart[]
}

/**
 * Locks an invoice. Lock order: its bookings by id, then the invoice. An invoice never changes its bookings, so their ids
 * are read without a lock.
 * @returns undefined when there is no such invoice
 */
export async function lockInvoice(trx: Database, id: string): Promise<LockedBill | undefined> {
  const found = await readLockedParts(trx, id)
  if (found.length === 0) return undefined
  const bookings = await lockSeveralPayable(
    trx,
    found.map(({ booking_id }) => booking_id),
  )
  const invoice = await lockRow(trx, id)
  const locked = await readLockedParts(trx, id)
  const parts = locked.flatMap((part) => {
    const booking = bookings.find((one) => one.id === part.booking_id)
    return booking ? [{ ...part, booking }] : []
  })
  const [first] = parts
  return invoice && first && { invoice, booking: first.booking, parts }
}

/**
 * Takes the next invoice number of the year `now` falls into in Atlanta. The year's counter stays locked until the
 * transaction ends and is rolled back with it, so that numbers have no gaps (docs/product.md P7.5).
 */
export async function claimInvoiceNumber(trx: Database, now: Date): Promise<string> {
  const year = Number(atlantaDay(now).slice(0, 4))
  const { last_number } = await trx
    .insertInto('invoice_counters')
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last_number: sql<number>`invoice_counters.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return `INV-${year}-${String(last_number).padStart(4, '0')}`
}

/** One booking's line of an invoice that is to be written. */
export interface NewPart {
  booking: PayableBooking
  /** Integer cents, as all amounts of an invoice. */
  amounts: { subtotal: number; tax: number; discount: number; total: number }
}

/**
 * Inserts an invoice of bookings that are locked: its amounts are the sums of theirs, and it names the first as its own. The
 * part of an invoice of one booking is written by the database.
 * @param parts at least one, in the order of the document
 */
export async function insertInvoice(
  trx: Database,
  [first, ...others]: readonly [NewPart, ...NewPart[]],
  values: Omit<Insertable<Invoices>, 'booking_id' | 'bookings' | `${string}_cents` | 'tax_rule'>,
): Promise<LockedInvoice> {
  const parts = [first, ...others]
  const sum = (name: keyof NewPart['amounts']) => parts.reduce((cents, { amounts }) => cents + amounts[name], 0)
  const invoice = await trx
    .insertInto('invoices')
    .values({
      ...values,
      ...{ booking_id: first.booking.id, bookings: parts.length, tax_rule: first.booking.tax_rate },
      ...{ subtotal_cents: sum('subtotal'), tax_cents: sum('tax') },
      ...{ discount_cents: sum('discount'), total_cents: sum('total') },
    })
    .returning(LOCKED)
    .executeTakeFirstOrThrow()
  if (others.length === 0) return invoice
  const rows = parts.map(({ booking, amounts }, position) => ({
    ...{ invoice_id: invoice.id, booking_id: booking.id, position, status: invoice.status },
    ...{ subtotal_cents: amounts.subtotal, tax_cents: amounts.tax, tax_rule: booking.tax_rate },
    ...{ discount_cents: amounts.discount, total_cents: amounts.total },
  }))
  await trx.insertInto('invoice_parts').values(rows).execute()
  return invoice
}

/** Saves columns of a locked invoice. */
export async function saveInvoice(trx: Database, id: string, values: Updateable<Invoices>): Promise<LockedInvoice> {
  return trx.updateTable('invoices').set(values).where('id', '=', id).returning(LOCKED).executeTakeFirstOrThrow()
}

/** Whether an invoice has a completed or pending payment that was not reversed. */
export async function hasOwnPayment(trx: Database, invoiceId: string): Promise<boolean> {
  const payment = await trx
    .selectFrom('payments')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', 'payment')
    .where('payment_status', '<>', 'failed')
    .where('reversed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return payment !== undefined
}
