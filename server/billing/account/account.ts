import { sql } from 'kysely'
import { savePaymentStatus } from '#server/bookings/changes/payment-status.ts'
import { billedTogether } from '#server/db/billed-together.ts'
import type { Database } from '#server/db/client.ts'
import { readPaid, taxRate } from '#server/db/ledger.ts'
import { conflict } from '#server/errors.ts'
import { taxCents } from '#shared/model/invoice.ts'
import { type AmountDue, amountsDue } from '#shared/model/payment.ts'
import { toPercent } from '#shared/model/tax.ts'

/** A booking with the columns billing needs, its row locked until the transaction ends. */
export type PayableBooking = NonNullable<Awaited<ReturnType<typeof lockPayable>>>

/** Bookings `b` with what billing needs of them, in the order in which they are locked. */
const selectPayable = (trx: Database) =>
  trx
    .selectFrom('bookings as b')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .select(['b.id', 'b.status', 'b.payment_status', 'b.total_cents', 'b.deposit_percent', 'b.customer_id', 'c.email'])
    .select(['b.event_date', 'b.number'])
    .select(['c.tax_exempt', taxRate('b').as('tax_rate')])
    .orderBy('b.id')
    .forNoKeyUpdate('b')

/**
 * Locks a booking, so that one change at a time decides what is owed, and those on the same invoice with it.
 * @param ofCustomer only when it is this customer's; undefined for admins and the card provider
 * @returns undefined when there is no such booking, or it is another customer's
 */
export async function lockPayable(trx: Database, id: string, ofCustomer?: string) {
  let query = selectPayable(trx).where('b.id', '=', sql<string>`any(${billedTogether(id)})`)
  if (ofCustomer !== undefined) query = query.where('b.customer_id', '=', ofCustomer)
  return (await query.execute()).find((booking) => booking.id === id)
}

/**
 * Locks several bookings, and those on the same invoices with them, in one statement and one order, as `lockPayable` does one.
 * @returns those of the ids that exist, in the order given
 */
export async function lockSeveralPayable(trx: Database, ids: readonly string[]): Promise<PayableBooking[]> {
  const locked = await selectPayable(trx)
    .where('b.id', '=', sql<string>`any(${billedTogether(...ids)})`)
    .execute()
  return ids.flatMap((id) => locked.find((booking) => booking.id === id) ?? [])
}

/**
 * Refuses to take money for a booking that is closed.
 * @throws AppError 409 when it is cancelled, paid or refunded
 */
export function assertPayable(booking: PayableBooking): void {
  if (booking.status === 'cancelled') throw conflict("This booking was canceled, so there's nothing to pay")
  if (booking.payment_status === 'paid') throw conflict('This booking is already paid')
  if (booking.payment_status === 'refunded') throw conflict('This booking was refunded, so there is nothing to pay')
}

/**
 * What the live invoice of a locked booking says about that booking; the invoice is locked too. Lock order: bookings, then
 * invoice.
 */
export async function lockLiveInvoice(trx: Database, bookingId: string) {
  return trx
    .selectFrom('invoice_parts as p')
    .innerJoin('invoices as i', 'i.id', 'p.invoice_id')
    .select(['i.id', 'i.status as whole_status', 'p.status', 'p.total_cents', 'p.tax_cents'])
    .where('p.booking_id', '=', bookingId)
    .where('p.voided_at', 'is', null)
    .forNoKeyUpdate('i')
    .executeTakeFirst()
}

/** What the live invoices of several locked bookings say about each of them. */
export async function listLiveInvoices(trx: Database, bookingIds: readonly string[]) {
  return trx
    .selectFrom('invoice_parts as p')
    .innerJoin('invoices as i', 'i.id', 'p.invoice_id')
    .select(['i.id', 'p.booking_id', 'p.status', 'p.total_cents'])
    .where('p.booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
    .where('p.voided_at', 'is', null)
    .forNoKeyUpdate('i')
    .execute()
}

/** The total of a booking, what was paid for it and what is due. Integer cents. */
export interface BookingAccount {
  /** The booking's part of the live invoice, locked; undefined when there is none. */
  invoice: Awaited<ReturnType<typeof lockLiveInvoice>>
  /** The invoice's total when there is one, else the booking's with its tax; null while no price is known. */
  totalCents: number | null
  /** The tax in it. */
  taxCents: number
  /** What counts as paid: `settledCents` (docs/product.md P7.24, P7.154). */
  paidCents: number
  /** The tax in them. */
  paidTaxCents: number
  /** Payments minus reversals and refunds. */
  keptCents: number
  /** The parts that can be paid next, the one that is due first; none when nothing is owed. */
  due: AmountDue[]
}

/** Reads the account of a locked booking, and locks its live invoice. */
export async function readAccount(trx: Database, booking: PayableBooking): Promise<BookingAccount> {
  const invoice = await lockLiveInvoice(trx, booking.id)
  const { settled, settledTax, kept } = await readPaid(trx, booking.id)
  const { totalCents, taxCents } = findDemand(booking, invoice, settledTax)
  const due = amountsDue({ totalCents, paidCents: settled, depositPercent: booking.deposit_percent })
  return { invoice, totalCents, taxCents, paidCents: settled, paidTaxCents: settledTax, keptCents: kept, due }
}

/**
 * What a booking demands, and the tax in it: of its invoice, else its price and the tax on it. That is the settings' tax
 * while the booking is owed, and what its payments have once it is paid, so that neither a changed rate nor one that
 * came later makes it owe again (docs/product.md P7.101).
 * @param settledTax the tax in what was paid, integer cents
 */
export function findDemand(
  { total_cents, tax_rate, payment_status }: Pick<PayableBooking, 'total_cents' | 'tax_rate' | 'payment_status'>,
  invoice: { total_cents: number; tax_cents: number } | undefined,
  settledTax: number,
): { totalCents: number | null; taxCents: number } {
  if (invoice) return { totalCents: invoice.total_cents, taxCents: invoice.tax_cents }
  if (total_cents === null) return { totalCents: null, taxCents: 0 }
  const owed = payment_status === 'pending'
  const tax = owed ? taxCents(total_cents, 0, toPercent(tax_rate ?? 0)) : settledTax
  return { totalCents: total_cents + tax, taxCents: tax }
}

/**
 * Marks a booking that owes nothing any more, and its part of its live invoice, as paid. The invoice follows once all of its
 * parts are.
 * @returns whether that made the invoice paid
 */
export async function markPaid(
  trx: Database,
  bookingId: string,
  invoice: { id: string; whole_status: string } | undefined,
): Promise<boolean> {
  await savePaymentStatus(trx, bookingId, 'paid')
  if (invoice === undefined) return false
  await savePart(trx, { bookingId, invoiceId: invoice.id }, 'paid')
  const { status } = await trx
    .selectFrom('invoices')
    .select('status')
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow()
  return status === 'paid' && invoice.whole_status !== 'paid'
}

/** Marks the paid part of an invoice, and so the invoice, as pending again. */
export async function reopenInvoice(trx: Database, bookingId: string, invoiceId: string): Promise<void> {
  await savePart(trx, { bookingId, invoiceId }, 'pending')
}

async function savePart(
  trx: Database,
  { bookingId, invoiceId }: { bookingId: string; invoiceId: string },
  status: 'pending' | 'paid',
): Promise<void> {
  await trx
    .updateTable('invoice_parts')
    .set({ status })
    .where('invoice_id', '=', invoiceId)
    .where('booking_id', '=', bookingId)
    .execute()
}
