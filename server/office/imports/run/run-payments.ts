import { randomUUID } from 'node:crypto'
import type { ImportedPayment } from '#server/billing/imports/import-accounts.ts'
import { insertImportedPayments } from '#server/billing/imports/import-payments.ts'
import type { Database } from '#server/db/client.ts'
import type { BatchRow } from '../batch-rows.ts'
import type { WorkRow } from '../row-rows.ts'
import { importerOf, type Outcome } from './outcome.ts'

/** Enters payments and refunds; one that no longer fits the ledger is left out. */
export async function runPayments(
  trx: Database,
  batch: BatchRow,
  rows: readonly WorkRow[],
  now: Date,
): Promise<Outcome[]> {
  const payments = rows.map(({ fields }) => ({ ...(fields as Omit<ImportedPayment, 'id'>), id: randomUUID() })) // written by the check
  const entered = await insertImportedPayments(trx, payments, { importId: batch.id, actor: importerOf(batch), now })
  return rows.map(({ position }, at): Outcome => {
    const one = entered[at]
    if (one === undefined || 'message' in one) {
      const { verdict = 'problem', message = 'Not entered' } = one ?? {}
      return { position, made_id: null, customer_id: null, leftOut: { verdict, message } }
    }
    return { position, made_id: one.id, customer_id: null, status_before: one.statusBefore }
  })
}
