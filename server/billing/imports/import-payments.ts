import { sql } from 'kysely'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { saveImportedStatuses } from '#server/bookings/changes/payment-status.ts'
import type { Database } from '#server/db/client.ts'
import type { AdminActor } from '#server/http/requests/actor.ts'
import { lockPayment, STATEMENT_TIME } from '../account/ledger.ts'
import { insertReversal } from '../refunds/reversal-rows.ts'
import { type ImportedPayment, readImportAccounts } from './import-accounts.ts'
import { type PlannedPayment, planPayment, type Refusal } from './plan-payment.ts'

/** Which import enters payments. */
interface Importer {
  importId: string
  /** The owner who imports; null once their account is gone. */
  actor: Pick<AdminActor, 'role' | 'userId'> | null
  now: Date
}

/**
 * Enters payments and refunds of an import into the ledger in a few statements: verified, on the day money moved, and
 * audited. Bookings and invoices that owe nothing any more become paid, those whose money is all back refunded. No mail is
 * queued (docs/product.md P17.30 to P17.33). Lock order: bookings, then invoices.
 * @returns in the order of the rows: what was entered, or why a row is left out
 */
export async function insertImportedPayments(
  trx: Database,
  rows: readonly ImportedPayment[],
  importer: Importer,
): Promise<(PlannedPayment | Refusal)[]> {
  const accounts = await readImportAccounts(
    trx,
    rows.map(({ bookingId }) => bookingId),
    { lock: true },
  )
  const gone: Refusal = { verdict: 'problem', field: 'booking', message: 'This booking is no longer here' }
  const planned = rows.map((row) => {
    const account = accounts.get(row.bookingId)
    return account ? planPayment(account, row) : gone
  })
  const entered = planned.filter((one) => 'purpose' in one)
  await insertPayments(
    trx,
    entered.filter(({ kind }) => kind === 'payment'),
    importer,
  )
  for (const refund of entered) if (refund.refundOf !== null) await insertRefund(trx, refund, refund.refundOf, importer)
  await followStatuses(trx, entered)
  await audit(trx, entered, importer)
  return planned
}

async function insertPayments(trx: Database, payments: readonly PlannedPayment[], { actor, now }: Importer) {
  if (payments.length === 0) return
  const userId = actor?.userId ?? null
  await trx
    .insertInto('payments')
    .values(
      payments.map(({ id, bookingId, invoiceId, purpose, cents, taxCents, method, reference, paidAt }) => ({
        ...{ id, booking_id: bookingId, invoice_id: invoiceId, purpose, amount_cents: cents, tax_cents: taxCents },
        ...{ payment_method: method, payment_status: 'completed' as const, transaction_id: reference },
        ...{ reported_by: 'office' as const, verified_at: STATEMENT_TIME, verified_by: userId, entered_by: userId },
        ...{ paid_at: paidAt, created_at: STATEMENT_TIME, imported_at: now },
      })),
    )
    .execute()
}

/** Refunds are few: each takes its part of tax and excess of its payment by the ledger's own rule. */
async function insertRefund(trx: Database, row: PlannedPayment, paymentId: string, { actor, now }: Importer) {
  const { payment } = await lockPayment(trx, paymentId)
  await insertReversal(trx, {
    ...{ id: row.id, kind: 'refund', payment, cents: row.cents, status: 'completed', reportedBy: 'office' },
    ...{ enteredBy: actor?.userId ?? null, processed: null, reason: 'Imported', method: row.method },
    ...{ reference: row.reference, imported: { paidAt: row.paidAt, at: now } },
  })
}

/** Gives bookings and invoices the status that the last row of each brings. */
async function followStatuses(trx: Database, entered: readonly PlannedPayment[]): Promise<void> {
  const last = new Map(
    entered.flatMap((row) => (row.statusBefore === null ? [] : [[row.bookingId, row.kind === 'refund'] as const])),
  )
  const ids = (refunded: boolean) => [...last].flatMap(([id, isRefund]) => (isRefund === refunded ? [id] : []))
  await saveImportedStatuses(trx, ids(false), 'paid')
  await saveImportedStatuses(trx, ids(true), 'refunded')
  // the part of an invoice that the ledger covers is paid, as its booking is
  const billed = [...new Set(entered.flatMap(({ invoiceId, bookingId }) => (invoiceId === null ? [] : [bookingId])))]
  if (billed.length === 0) return
  await sql`update invoice_parts p set status = 'paid'
    where booking_id = any(${billed}::uuid[]) and voided_at is null and status <> 'paid'
      and exists (select from bookings b where b.id = p.booking_id and b.payment_status = 'paid')`.execute(trx)
}

async function audit(trx: Database, entered: readonly PlannedPayment[], { actor, importId }: Importer): Promise<void> {
  const entries = entered.flatMap((row): AuditEntry[] => {
    const { id, bookingId, kind, cents, method, reference, refundOf, statusBefore, purpose } = row
    const money = { bookingId, amountCents: cents, import: importId }
    const of = { actor, entity: 'payment' as const }
    const entry: AuditEntry =
      refundOf === null
        ? {
            ...{ ...of, action: 'payment.recorded', entityId: id },
            after: { ...money, purpose, paymentMethod: method, transactionId: reference, reportedBy: 'office' },
          }
        : { ...of, action: 'payment.refunded', entityId: refundOf, after: { ...money, refundId: id } }
    if (statusBefore === null) return [entry]
    const status: AuditEntry = {
      ...{ actor, entity: 'booking', entityId: bookingId },
      ...{ action: kind === 'refund' ? 'booking.refunded' : 'booking.paid', before: { paymentStatus: statusBefore } },
      after: { paymentStatus: kind === 'refund' ? 'refunded' : 'paid', import: importId },
    }
    return [entry, status]
  })
  const [first, ...more] = entries
  if (first) await recordAudit(trx, first, ...more)
}
