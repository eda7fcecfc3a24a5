import { savePaymentStatus } from '#server/bookings/changes/payment-status.ts'
import type { Database } from '#server/db/client.ts'
import { readPaid } from '#server/db/ledger.ts'
import { conflict } from '#server/errors.ts'
import { type AmountDue, amountsDue } from '#shared/model/payment.ts'

/** A booking with the columns billing needs, its row locked until the transaction ends. */
export type PayableBooking = NonNullable<Awaited<ReturnType<typeof lockPayable>>>

/**
 * Locks a booking, so that one change at a time decides what is owed.
 * @param ofCustomer only when it is this customer's; undefined for admins and the card provider
 * @returns undefined when there is no such booking, or it is another customer's
 */
export async function lockPayable(trx: Database, id: string, ofCustomer?: string) {
  let query = trx
    .selectFrom('bookings as b')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .select(['b.id', 'b.status', 'b.payment_status', 'b.total_cents', 'b.deposit_percent', 'b.customer_id', 'c.email'])
    .select('b.event_date')
    .where('b.id', '=', id)
  if (ofCustomer !== undefined) query = query.where('b.customer_id', '=', ofCustomer)
  return query.forNoKeyUpdate('b').executeTakeFirst()
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

/** The live invoice of a locked booking, locked too. Lock order: booking, then invoice. */
export async function lockLiveInvoice(trx: Database, bookingId: string) {
  return trx
    .selectFrom('invoices')
    .select(['id', 'status', 'total_cents'])
    .where('booking_id', '=', bookingId)
    .where('voided_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The total of a booking, what was paid for it and what is due. Integer cents. */
export interface BookingAccount {
  /** The live invoice, locked; undefined when there is none. */
  invoice: Awaited<ReturnType<typeof lockLiveInvoice>>
  /** The invoice's total when there is one, else the booking's; null while no price is known. */
  totalCents: number | null
  /** Payments minus reversals: what was refunded is not owed again (docs/product.md P7.24). */
  paidCents: number
  /** Payments minus reversals and refunds. */
  keptCents: number
  /** The parts that can be paid next, the one that is due first; none when nothing is owed. */
  due: AmountDue[]
}

/** Reads the account of a locked booking, and locks its live invoice. */
export async function readAccount(trx: Database, booking: PayableBooking): Promise<BookingAccount> {
  const invoice = await lockLiveInvoice(trx, booking.id)
  const { settled, kept } = await readPaid(trx, booking.id)
  const totalCents = invoice?.total_cents ?? booking.total_cents
  const due = amountsDue({ totalCents, paidCents: settled, depositPercent: booking.deposit_percent })
  return { invoice, totalCents, paidCents: settled, keptCents: kept, due }
}

/** Marks a booking that owes nothing any more, and its live invoice, as paid. */
export async function markPaid(trx: Database, bookingId: string, invoiceId: string | undefined): Promise<void> {
  await savePaymentStatus(trx, bookingId, 'paid')
  if (invoiceId !== undefined) {
    await trx.updateTable('invoices').set({ status: 'paid' }).where('id', '=', invoiceId).execute()
  }
}

/** Marks a paid invoice as pending again. */
export async function reopenInvoice(trx: Database, invoiceId: string): Promise<void> {
  await trx.updateTable('invoices').set({ status: 'pending' }).where('id', '=', invoiceId).execute()
}
