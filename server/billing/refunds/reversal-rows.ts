import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { PaymentStatus } from '#shared/model/payment.ts'
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
}

/** Inserts a refund or a reversal into the ledger; its row points at the payment. */
export async function insertReversal(trx: Database, returned: Reversal): Promise<void> {
  const { payment, status } = returned
  await trx
    .insertInto('payments')
    .values({
      id: returned.id,
      booking_id: payment.booking_id,
      invoice_id: payment.invoice_id,
      kind: returned.kind,
      payment_id: payment.id,
      purpose: payment.purpose,
      amount_cents: returned.cents,
      tax_cents: await findReturnedTax(trx, payment, returned.cents),
      payment_method: payment.payment_method,
      payment_status: status,
      reported_by: returned.reportedBy,
      verified_at: STATEMENT_TIME,
      verified_by: returned.enteredBy,
      entered_by: returned.enteredBy,
      processor: returned.processed?.processor ?? null,
      processor_id: returned.processed?.id ?? null,
      notes: returned.reason,
      paid_at: status === 'completed' ? STATEMENT_TIME : null,
      created_at: STATEMENT_TIME,
    })
    .execute()
}

/**
 * The tax that goes back with a part of a payment of a locked booking. What was kept beyond the price takes the tax that
 * was kept beyond the invoice's along; the rest takes its part of the payment's tax, half a cent rounded up, so that a
 * payment that went back whole has its whole tax back (docs/product.md P7.104).
 * @param cents what goes back, integer cents
 * @returns integer cents
 */
export async function findReturnedTax(
  trx: Database,
  payment: Pick<LockedPayment, 'id' | 'booking_id' | 'amount_cents' | 'tax_cents'>,
  cents: number,
): Promise<number> {
  if (payment.tax_cents === 0) return 0
  const { back, backTax, excess, excessTax } = await readReturned(trx, payment)
  const beyond = Math.min(cents, excess)
  const first = Math.min(beyond, excessTax, payment.tax_cents - backTax)
  const left = { cents: payment.amount_cents - back - beyond, tax: payment.tax_cents - backTax - first }
  const rest = cents - beyond
  return left.cents <= 0 ? first : first + Math.floor((2 * left.tax * rest + left.cents) / (2 * left.cents))
}

/** What went back of a payment, pending refunds included, and what its booking was paid beyond its invoice. */
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
  const invoice = await trx
    .selectFrom('invoices')
    .select(['total_cents', 'tax_cents'])
    .where('booking_id', '=', booking_id)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
  return {
    ...ledger,
    excess: invoice ? Math.max(0, ledger.kept - invoice.total_cents) : 0,
    excessTax: invoice ? Math.max(0, ledger.keptTax - invoice.tax_cents) : 0,
  }
}
