import type { Database } from '#server/db/client.ts'
import { type CsvColumns, writeCsv } from '#server/http/answers/csv.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { PAYMENT_METHOD_LABELS } from '#shared/model/payment.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { type AdminPaymentRow, readPayments } from './admin-payments.ts'
import { type PaymentConditions, scanPayments } from './search.ts'

/** Rows read at a time. */
const BATCH = 500

const KINDS = { payment: 'Payment', refund: 'Refund', reversal: 'Reversal' } as const
const PURPOSES = { full: 'Full amount', deposit: 'Deposit', balance: 'Balance' } as const
const STATUSES = { completed: 'Completed', pending: 'Pending', failed: 'Failed' } as const
const REPORTERS = { customer: 'Customer', office: 'Office', processor: 'Card provider' } as const

const momentOf = ({ paid_at, created_at }: AdminPaymentRow) => paid_at ?? created_at

/** Refunds and reversals are negative, so that the column adds up. */
const signed = (cents: number, { kind }: AdminPaymentRow) => centsToDollars(kind === 'payment' ? cents : -cents)

const COLUMNS: CsvColumns<AdminPaymentRow> = {
  When: momentOf,
  'Day in Atlanta': (row) => atlantaDay(momentOf(row)),
  Kind: ({ kind }) => KINDS[kind],
  For: ({ purpose }) => PURPOSES[purpose],
  'Amount ($)': (row) => signed(row.amount_cents, row),
  'Tax included ($)': (row) => signed(row.tax_cents, row),
  Status: ({ payment_status }) => STATUSES[payment_status],
  Method: ({ payment_method }) => PAYMENT_METHOD_LABELS[payment_method],
  Reference: ({ transaction_id }) => transaction_id,
  'Reported by': ({ reported_by }) => REPORTERS[reported_by],
  Verified: ({ verified_at }) => verified_at,
  Reversed: ({ reversed_at }) => reversed_at,
  Invoice: ({ invoice_number }) => invoice_number,
  Customer: ({ customer_name }) => customer_name,
  Email: ({ customer_email }) => customer_email,
  Agent: ({ agent_name }) => agent_name,
  Category: ({ category }) => category,
  Reason: ({ notes }) => notes,
  Booking: ({ number }) => formatBookingNumber(number),
  'Booking id': ({ booking_id }) => booking_id,
  'Refund of': ({ payment_id }) => payment_id,
  Id: ({ id }) => id,
}

/** The ledger as CSV, newest first, in chunks. */
export function exportPayments(
  db: Database,
  conditions: Pick<PaymentConditions, 'from' | 'to'>,
): AsyncGenerator<string> {
  return writeCsv(COLUMNS, readAll(db, conditions))
}

async function* readAll(
  db: Database,
  conditions: Pick<PaymentConditions, 'from' | 'to'>,
): AsyncGenerator<AdminPaymentRow[]> {
  for await (const ids of scanPayments(db, conditions, BATCH)) yield await readPayments(db, ids)
}
