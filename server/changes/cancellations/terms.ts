import { findDemand } from '#server/billing/account/account.ts'
import type { Database } from '#server/db/client.ts'
import { hasOpenDispute, isUnverified, refundableCents, settledTaxCents, taxRate } from '#server/db/ledger.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { CancelCause, CancellationBasis, Refundable } from '#shared/model/cancel-booking.ts'
import type { CancellationPolicy } from '#shared/model/cancellation.ts'
import { formatCents } from '#shared/model/money.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { findOpenRequest } from '../requests/rows.ts'

/** A booking with what decides its cancellation. Amounts are integer cents. */
export type CancellationTerms = Awaited<ReturnType<typeof readTerms>>

/**
 * Reads what decides a booking's cancellation: the policy it was confirmed with, its price with tax and its payments
 * (docs/product.md P15.21). Two reads by key. Inside a change, call it after the booking was locked.
 * @param ofCustomer only when it is this customer's
 * @throws AppError 404 for an unknown booking, or another customer's
 */
export async function readTerms(db: Database, id: string, ofCustomer?: string) {
  let query = db
    .selectFrom('bookings as b')
    .leftJoin('invoice_parts as i', (join) => join.onRef('i.booking_id', '=', 'b.id').on('i.voided_at', 'is', null))
    .select(['b.id', 'b.status', 'b.event_date', 'b.total_cents', 'b.payment_status', 'b.version'])
    .select('b.cancellation_policy')
    .select(['i.total_cents as invoice_cents', 'i.tax_cents as invoice_tax'])
    .select([taxRate('b').as('tax_rate'), settledTaxCents('b.id').as('settled_tax')])
    .where('b.id', '=', id)
  if (ofCustomer !== undefined) query = query.where('b.customer_id', '=', ofCustomer)
  const booking = await query.executeTakeFirst()
  if (!booking) throw notFound('We do not know this booking')
  const { payments, reported } = await readPayments(db, id)
  const { invoice_cents, invoice_tax, settled_tax } = booking
  const invoice =
    invoice_cents === null || invoice_tax === null ? undefined : { total_cents: invoice_cents, tax_cents: invoice_tax }
  const basis: CancellationBasis = {
    policy: booking.cancellation_policy as CancellationPolicy | null, // written from the settings alone, which are checked
    eventDate: booking.event_date,
    demandCents: findDemand(booking, invoice, settled_tax).totalCents,
    payments,
  }
  return { ...booking, basis, payments, reported }
}

interface RefundablePayment extends Refundable {
  method: PaymentMethod
}

/** Verified payments of which something can go back, the oldest first, and the sum of those that are not verified. */
async function readPayments(db: Database, bookingId: string) {
  const rows = await db
    .selectFrom('payments as p')
    .select(['p.id', 'p.payment_method', 'p.processor', refundableCents('p').as('cents')])
    .select([isUnverified('p').as('unverified'), hasOpenDispute('p').as('disputed')])
    .where('p.booking_id', '=', bookingId)
    .where('p.kind', '=', 'payment')
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute()
  const left = rows.filter(({ cents }) => cents > 0)
  const payments = left
    .filter(({ unverified }) => !unverified)
    .map(({ id, cents, payment_method, processor, disputed }): RefundablePayment => {
      // what a bank disputes goes back by its decision, or by hand
      return { id, cents, method: payment_method, way: processor !== null && !disputed ? 'card' : 'hand' }
    })
  const reported = left.reduce((sum, { cents, unverified }) => (unverified ? sum + cents : sum), 0)
  return { payments, reported }
}

/** The moment that decides the tier: when the customer asked to cancel, if they did and cancel; else now (P15.23). */
export async function readMoment(
  db: Database,
  bookingId: string,
  { cause, now }: { cause: CancelCause; now: Date },
): Promise<Date> {
  if (cause !== 'customer') return now
  const request = await findOpenRequest(db, bookingId)
  return request?.kind === 'cancel' ? request.created_at : now
}

/** Refuses a sum of refunds that is not the one that was shown. Integer cents. @throws AppError 409 */
export function assertSameRefund(refundCents: number, shown: number): void {
  if (refundCents === shown) return
  const words = `The refund is ${formatCents(refundCents)} now. Look at the figures again.`
  throw conflict(words, { refund: words })
}
