import type { Database } from '#server/db/client.ts'
import { type CsvColumns, inBatches, writeCsv } from '#server/http/answers/csv.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { PAYOUT_METHOD_LABELS } from '#shared/model/payout.ts'
import { listPayouts, type PayoutListRow } from './payout-rows.ts'

/** Rows read at a time. */
const BATCH = 500

/**
 * A month's payday as CSV for the bank, by name, in chunks: what is due, and what was paid (docs/product.md P7.90).
 * @param memo what the bank prints beside each amount
 */
export function exportPayouts(db: Database, month: string, memo: string): AsyncGenerator<string> {
  const columns: CsvColumns<PayoutListRow> = {
    Name: ({ name }) => name,
    Email: ({ email }) => email,
    'Amount ($)': (row) => centsToDollars(row.paid_cents ?? row.share_cents + row.adjustment_cents),
    Memo: () => memo,
    Status: (row) => (row.payout_id ? 'Paid' : row.share_cents + row.adjustment_cents > 0 ? 'Due' : 'Carried over'),
    'Paid on': ({ paid_on }) => paid_on,
    Method: ({ method }) => method && PAYOUT_METHOD_LABELS[method],
    Reference: ({ reference }) => reference,
    Bookings: ({ bookings }) => bookings,
    'Share ($)': ({ share_cents }) => centsToDollars(share_cents),
    'Adjustments ($)': ({ adjustment_cents }) => centsToDollars(adjustment_cents),
    'Talent id': ({ id }) => id,
  }
  return writeCsv(
    columns,
    inBatches((last) =>
      listPayouts(db, month, { limit: BATCH, ...(last && { after: { name: last.key_name, id: last.id } }) }),
    ),
  )
}
