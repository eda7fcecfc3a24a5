import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { PaymentMethod, PaymentStatus } from '#shared/model/payment.ts'
import { type LockedPayment, type Processed, STATEMENT_TIME } from '../account/ledger.ts'

interface Reversal {
  id: string
  kind: 'refund' | 'reversal'
  /** The payment it refunds or reverses. */
  payment: LockedPayment
  /** Integer cents. */
  cents: number
  status: PaymentStatus
  reportedBy: 'office' | 'processor'
  /** The admin who entered it; null for a refund made at the card provider. */
  enteredBy: string | null
  processed: Partial<Processed> | null
  reason: string | null
  /** Shared by the rows that take one payment for several bookings back. */
  groupId?: string | null
  /** How it was paid out by hand; absent, as the payment came. */
  method?: PaymentMethod | undefined
  reference?: string | null
  /** When money moved before the product, and when an import entered it; absent, now. */
  imported?: { paidAt: string; at: Date }
}

/** Inserts a refund or a reversal into the ledger; its row points at the payment. */
export async function insertReversal(trx: Database, returned: Reversal): Promise<void> {
  const { payment, status, kind } = returned
  const { tax, excess, excessTax } = await findReturned(trx, payment, returned.cents)
  await trx
    .insertInto('payments')
    .values({
      id: returned.id,
      booking_id: payment.booking_id,
      invoice_id: payment.invoice_id,
      kind,
      payment_id: payment.id,
      purpose: payment.purpose,
      amount_cents: returned.cents,
      tax_cents: tax,
      ...(kind === 'refund' && { excess_cents: excess, excess_tax_cents: excessTax }),
      payment_method: returned.method ?? payment.payment_method,
      transaction_id: returned.reference ?? null,
      payment_status: status,
      reported_by: returned.reportedBy,
      verified_at: STATEMENT_TIME,
      verified_by: returned.enteredBy,
      entered_by: returned.enteredBy,
      processor: returned.processed?.processor ?? null,
      processor_id: returned.processed?.id ?? null,
      group_id: returned.groupId ?? null,
      notes: returned.reason,
      paid_at: returned.imported?.paidAt ?? (status === 'completed' ? STATEMENT_TIME : null),
      imported_at: returned.imported?.at ?? null,
      created_at: STATEMENT_TIME,
    })
    .execute()
}

/** What goes back with a part of a payment; integer cents. */
interface Returned {
  /** The tax in it. */
  tax: number
  /** The part that was kept beyond the price. */
  excess: number
  /** The tax in that. */
  excessTax: number
}

/**
 * Splits a part of a payment of a locked booking that goes back. What was kept beyond the price goes first: with an
 * invoice it takes the tax that was kept beyond the invoice's along, else its part of the tax. The rest takes its part of
 * the payment's tax, half a cent rounded up, so that a payment that went back whole has its whole tax back
 * (docs/product.md P7.104, P7.154).
 * @param cents what goes back, integer cents
 */
export async function findReturned(
  trx: Database,
  payment: Pick<LockedPayment, 'id' | 'booking_id' | 'amount_cents' | 'tax_cents'>,
  cents: number,
): Promise<Returned> {
  const returned = await readReturned(trx, payment)
  const excess = Math.min(cents, returned.excess)
  const beyond = returned.invoiced ? excess : 0
  const first = Math.min(beyond, returned.excessTax, payment.tax_cents - returned.backTax)
  const left = {
    cents: payment.amount_cents - returned.back - beyond,
    tax: payment.tax_cents - returned.backTax - first,
  }
  const tax = left.cents <= 0 ? first : first + roundUp(left.tax * (cents - beyond), left.cents)
  return { tax, excess, excessTax: returned.invoiced ? first : Math.min(excess, Math.floor((tax * excess) / cents)) }
}

/** A quotient of integers, half rounded up. */
const roundUp = (dividend: number, divisor: number) => Math.floor((2 * dividend + divisor) / (2 * divisor))

/** What went back of a payment, pending refunds included, and what its booking was paid beyond its price. */
async function readReturned(trx: Database, { id, booking_id }: Pick<LockedPayment, 'id' | 'booking_id'>) {
  const sumOf = (column: 'amount_cents' | 'tax_cents') =>
    sql<number>`coalesce(sum(${sql.ref(column)}) filter (where payment_id = ${id}), 0)`
  const kept = (column: 'amount_cents' | 'tax_cents') =>
    sql<number>`coalesce(sum(case kind when 'payment' then ${sql.ref(column)} else -${sql.ref(column)} end), 0)`
  const ledger = await trx
    .selectFrom('payments')
    .select([sumOf('amount_cents').as('back'), sumOf('tax_cents').as('backTax')])
    .select([kept('amount_cents').as('kept'), kept('tax_cents').as('keptTax')])
    .where('booking_id', '=', booking_id)
    .where((eb) =>
      eb.or([eb('payment_status', '=', 'completed'), eb('kind', '=', 'refund').and('payment_status', '=', 'pending')]),
    )
    .executeTakeFirstOrThrow()
  const booking = await trx
    .selectFrom('bookings as b')
    .leftJoin('invoice_parts as i', (join) => join.onRef('i.booking_id', '=', 'b.id').on('i.voided_at', 'is', null))
    .select(['b.status', 'b.total_cents as price_cents', 'i.total_cents', 'i.tax_cents'])
    .where('b.id', '=', booking_id)
    .executeTakeFirstOrThrow()
  const invoiced = booking.total_cents !== null
  // without an invoice the price has the tax that its payments have (P7.101); what is refunded of a cancelled booking
  // goes back by the terms
  const demand =
    booking.total_cents ?? (booking.price_cents === null ? ledger.kept : booking.price_cents + ledger.keptTax)
  return {
    ...ledger,
    invoiced,
    excess: booking.status === 'cancelled' ? 0 : Math.max(0, ledger.kept - demand),
    excessTax: invoiced ? Math.max(0, ledger.keptTax - (booking.tax_cents ?? 0)) : 0,
  }
}
