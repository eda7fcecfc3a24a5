import { readTime } from '#server/availability/read-time.ts'
import type { Database } from '#server/db/client.ts'
import { readPaid } from '#server/db/ledger.ts'
import { conflict, invalid, notPossible } from '#server/errors.ts'
import { nextDay } from '#shared/model/day.ts'
import { formatCents } from '#shared/model/money.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import type { PayableBooking } from '../account/account.ts'
import type { LockedInvoice } from './rows.ts'

/** The amounts and the due date of an invoice, as the client sends them; the contract has checked the sum. */
export interface InvoiceTerms {
  /** Integer cents, like the other amounts. */
  subtotal: number
  tax: number
  discount: number
  total: number
  /** A date, an Atlanta time or an instant: the day it falls on in Atlanta counts. */
  dueDate: string
  notes: string | null
}

/** An invoice is due within so many years. */
const MAX_YEARS = 10
const SECOND_MS = 1000

/**
 * The end of the day a due date falls on in Atlanta: 23:59:59 (docs/product.md P7.4, S51).
 * @throws AppError 400 for an invalid date, or one more than ten years ahead
 */
export function readDueDate(text: string, now: Date): Date {
  const day = atlantaDay(readTime('dueDate', text))
  if (Number(day.slice(0, 4)) > now.getUTCFullYear() + MAX_YEARS) {
    throw invalid({ dueDate: `At most ${MAX_YEARS} years ahead` })
  }
  return new Date(readTime('dueDate', nextDay(day)).getTime() - SECOND_MS)
}

/**
 * The columns that hold the terms.
 * @throws AppError 400 for an impossible due date
 */
export function toColumns(terms: InvoiceTerms, now: Date) {
  return {
    subtotal_cents: terms.subtotal,
    tax_cents: terms.tax,
    discount_cents: terms.discount,
    total_cents: terms.total,
    due_date: readDueDate(terms.dueDate, now),
    notes: terms.notes,
  }
}

/** The terms as the audit trail stores them. */
export function toTerms(invoice: Pick<LockedInvoice, keyof ReturnType<typeof toColumns> | 'status'>) {
  return {
    subtotal: invoice.subtotal_cents,
    tax: invoice.tax_cents,
    discount: invoice.discount_cents,
    total: invoice.total_cents,
    dueDate: invoice.due_date.toISOString(),
    notes: invoice.notes,
    status: invoice.status,
  }
}

/** Whether a booking can be on an invoice: it was neither cancelled nor refunded. */
export const isBillable = ({ status, payment_status }: PayableBooking): boolean =>
  status !== 'cancelled' && payment_status !== 'refunded'

/**
 * Refuses an invoice for a booking that no longer owes anything.
 * @throws AppError 422 when it was cancelled or refunded
 */
export function assertBillable({ status, payment_status }: PayableBooking): void {
  if (status === 'cancelled') throw notPossible("This booking was canceled, so there's nothing to invoice")
  if (payment_status === 'refunded') throw notPossible('This booking was refunded, so there is nothing to invoice')
}

/**
 * Refuses a total above what was paid for a settled booking (docs/product.md P7.31).
 * @throws AppError 409 when the booking is paid with less than the total
 */
export async function assertWithinPaid(trx: Database, booking: PayableBooking, total: number): Promise<void> {
  if (booking.payment_status !== 'paid') return
  const { settled: paid } = await readPaid(trx, booking.id)
  if (total <= paid) return
  const most = `${formatCents(paid)} was paid for all of it`
  throw conflict(`This booking is paid, so its invoice cannot demand more: ${most}`, { total: most })
}
