import { type ImportedPayment, readImportAccounts } from '#server/billing/imports/import-accounts.ts'
import { planPayment } from '#server/billing/imports/plan-payment.ts'
import type { Database } from '#server/db/client.ts'
import type { RowReader } from '../fields/read-row.ts'
import { readFieldsOfBookings } from '../row-rows.ts'

/** A payment without an error, with its booking. */
interface PlacedPayment {
  reader: RowReader
  position: number
  payment: Omit<ImportedPayment, 'id'>
}

/**
 * Counts each payment with the ledger of its booking and with the rows before it in the file; one that does not fit gets an
 * error. What repeats another payment is left to the search for duplicates. Nothing is written.
 */
export async function planPayments(trx: Database, batchId: string, rows: readonly PlacedPayment[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const bookingIds = [...new Set(rows.map(({ payment }) => payment.bookingId))]
  const accounts = await readImportAccounts(trx, bookingIds, { lock: false })
  const earlier = await readFieldsOfBookings(trx, batchId, { before: first.position, bookingIds })
  for (const [at, fields] of earlier.entries()) {
    const payment = fields as Omit<ImportedPayment, 'id'> // written by an earlier part of this check
    const account = accounts.get(payment.bookingId)
    if (account) planPayment(account, { ...payment, id: `earlier ${at}` })
  }
  for (const { reader, position, payment } of rows) {
    const account = accounts.get(payment.bookingId)
    const planned = account && planPayment(account, { ...payment, id: `row ${position}` })
    if (planned && 'message' in planned && planned.verdict === 'problem') reader.refuse(planned.field, planned.message)
  }
}
