import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { announceSettled, explainViolation, type Reporter } from '../../payments/settle-booking.ts'
import { settleTogether, type TogetherSettlement } from '../../payments/settle-together.ts'

/** A customer's payment of all that is owed on one of their invoices. */
export interface InvoiceSettlement extends Omit<TogetherSettlement, 'bookingIds' | 'part' | 'repeats' | 'reporter'> {
  invoiceId: string
  reporter: Reporter & { by: 'customer' }
}

/**
 * Enters one payment of all that is owed on an own invoice: a row of the ledger for each of its bookings that owes something,
 * by date, then amount, with a shared group, and one mail (docs/product.md P7.174).
 * @returns whether it was entered before, with the same idempotency key
 * @throws AppError 400 for a reference that is missing or is a card number, 404 for an invoice that is not theirs, a draft or
 *   a void one, 409 for another amount due, none at all, or a reference that was used on one of the bookings before, 422 when
 *   the idempotency key came with another body before
 */
export async function payInvoice(
  context: AppContext,
  { invoiceId, ...payment }: InvoiceSettlement,
): Promise<{ replayed: boolean }> {
  const { reporter } = payment
  const settled = await context.db
    .transaction()
    .execute(async (trx) => {
      const parts = await trx
        .selectFrom('invoice_parts as p')
        .innerJoin('bookings as b', 'b.id', 'p.booking_id')
        .select('b.id')
        .where('p.invoice_id', '=', invoiceId)
        .where('p.voided_at', 'is', null)
        .where('p.status', '<>', 'draft')
        .where('b.customer_id', '=', reporter.actor.customerId)
        .orderBy('p.position')
        .execute()
      if (parts.length === 0) throw notFound('We do not know this invoice')
      return settleTogether(trx, { ...payment, part: 'all', bookingIds: parts.map(({ id }) => id) })
    })
    .catch((error: unknown) => {
      throw explainViolation(error) ?? error
    })
  for (const bookingId of settled.bookingIds) announceSettled(context, bookingId, reporter)
  return { replayed: settled.replayed }
}
