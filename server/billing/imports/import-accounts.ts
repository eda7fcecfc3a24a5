import { sql } from 'kysely'
import { billedTogether } from '#server/db/billed-together.ts'
import type { Database } from '#server/db/client.ts'
import { ledgerCents, refundableCents, settledCents, settledTaxCents, taxRate } from '#server/db/ledger.ts'
import type { BookingPaymentStatus, BookingStatus } from '#shared/model/booking.ts'
import type { PaymentMethod, PaymentPurpose } from '#shared/model/payment.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { findDemand } from '../account/account.ts'

/** A payment or refund from a file, with its booking found; the id is made by the caller. */
export interface ImportedPayment {
  id: string
  bookingId: string
  kind: 'payment' | 'refund'
  /** Integer cents. */
  cents: number
  method: PaymentMethod
  reference: string | null
  /** When money moved, an instant. */
  paidAt: string
}

/** What money can still go back of: a payment of the ledger, or one of the file. */
export interface RefundablePayment {
  id: string
  /** Integer cents. */
  left: number
}

/** What a booking demands and has been paid, as far as an import needs it. It changes as rows are planned. */
export interface ImportAccount {
  bookingId: string
  status: BookingStatus
  paymentStatus: BookingPaymentStatus
  /** The live invoice. */
  invoiceId: string | null
  /** What it demands with tax; null while no price is known. Integer cents, as all below. */
  totalCents: number | null
  taxCents: number
  settledCents: number
  settledTaxCents: number
  keptCents: number
  /** Purposes that live payments have. */
  purposes: Set<PaymentPurpose>
  /** Method and reference of each payment. */
  references: Set<string>
  /** Payments and refunds by what makes two the same. */
  known: Set<string>
  /** The latest last; those that the card provider took are left out. */
  refundable: RefundablePayment[]
}

/** What makes two payments of a booking the same (docs/product.md P17.32). */
export const paymentKey = ({ kind, cents, reference, paidAt }: Omit<ImportedPayment, 'id' | 'bookingId' | 'method'>) =>
  `${kind}|${atlantaDay(new Date(paidAt))}|${cents}|${reference?.toLowerCase() ?? ''}`

/** A method with a reference, which a booking has once. */
export const referenceKey = (method: string, reference: string): string => `${method}|${reference.toLowerCase()}`

/**
 * Reads the accounts of bookings.
 * @param lock whether the bookings, those on the same live invoices and these invoices are locked first, in the order of their
 *   ids
 */
export async function readImportAccounts(
  trx: Database,
  bookingIds: readonly string[],
  { lock }: { lock: boolean },
): Promise<Map<string, ImportAccount>> {
  if (bookingIds.length === 0) return new Map()
  const ids = sql<string>`any(${[...new Set(bookingIds)]}::uuid[])`
  if (lock) {
    const locked = sql<string>`any(${billedTogether(...bookingIds)})`
    await trx.selectFrom('bookings').select('id').where('id', '=', locked).orderBy('id').forNoKeyUpdate().execute()
    const live = trx
      .selectFrom('invoice_parts')
      .select('invoice_id')
      .where('booking_id', '=', ids)
      .where('voided_at', 'is', null)
    const invoices = trx.selectFrom('invoices').select('id').where('id', 'in', live)
    await invoices.orderBy('id').forNoKeyUpdate().execute()
  }
  // in statements of their own, so that they see what the locks waited for
  const bookings = await trx
    .selectFrom('bookings as b')
    .leftJoin('invoice_parts as i', (join) => join.onRef('i.booking_id', '=', 'b.id').on('i.voided_at', 'is', null))
    .select(['b.id', 'b.status', 'b.payment_status', 'b.total_cents', taxRate('b').as('tax_rate')])
    .select(['i.invoice_id', 'i.total_cents as invoice_total'])
    .select(['i.tax_cents as invoice_tax', settledCents('b.id').as('settled'), ledgerCents('b.id').as('kept')])
    .select(settledTaxCents('b.id').as('settled_tax'))
    .where('b.id', '=', ids)
    .execute()
  const rows = await trx
    .selectFrom('payments as p')
    .select(['p.id', 'p.booking_id', 'p.kind', 'p.purpose', 'p.amount_cents', 'p.payment_method', 'p.transaction_id'])
    .select(['p.payment_status', 'p.reversed_at', 'p.paid_at', 'p.created_at', 'p.processor'])
    .select(refundableCents('p').as('refundable'))
    .where('p.booking_id', '=', ids)
    .orderBy(sql`coalesce(p.paid_at, p.created_at)`)
    .execute()
  const ledgers = Map.groupBy(rows, ({ booking_id }) => booking_id)
  return new Map(
    bookings.map((booking) => {
      const ledger = ledgers.get(booking.id) ?? []
      const invoice =
        booking.invoice_total === null
          ? undefined
          : { total_cents: booking.invoice_total, tax_cents: booking.invoice_tax ?? 0 }
      const payments = ledger.filter(({ kind }) => kind === 'payment')
      const live = payments.filter(
        ({ payment_status, reversed_at }) => payment_status !== 'failed' && reversed_at === null,
      )
      const account: ImportAccount = {
        ...{ bookingId: booking.id, status: booking.status, paymentStatus: booking.payment_status },
        invoiceId: booking.invoice_id,
        ...findDemand(booking, invoice, booking.settled_tax),
        ...{ settledCents: booking.settled, settledTaxCents: booking.settled_tax, keptCents: booking.kept },
        purposes: new Set(live.map(({ purpose }) => purpose)),
        references: new Set(
          payments.flatMap(({ payment_method, transaction_id }) =>
            transaction_id === null ? [] : [referenceKey(payment_method, transaction_id)],
          ),
        ),
        known: new Set(
          ledger.flatMap(({ kind, amount_cents, transaction_id, payment_status, paid_at, created_at }) =>
            kind === 'reversal' || payment_status === 'failed'
              ? []
              : [
                  paymentKey({
                    ...{ kind, cents: amount_cents, reference: transaction_id },
                    paidAt: (paid_at ?? created_at).toISOString(),
                  }),
                ],
          ),
        ),
        refundable: payments.flatMap(({ id, refundable, processor }) =>
          refundable > 0 && processor === null ? [{ id, left: refundable }] : [],
        ),
      }
      return [booking.id, account]
    }),
  )
}
