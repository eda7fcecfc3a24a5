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
