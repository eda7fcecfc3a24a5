import { formatCents } from '#shared/model/money.ts'
import { type PaymentPurpose, taxInPayment } from '#shared/model/payment.ts'
import { PURPOSE_ORDER } from '../payments/choose-part.ts'
import { type ImportAccount, type ImportedPayment, paymentKey, referenceKey } from './import-accounts.ts'

/** A row as it will be entered. */
export interface PlannedPayment extends ImportedPayment {
  purpose: PaymentPurpose
  /** The tax in it, integer cents; of a refund the ledger decides. */
  taxCents: number
  /** The payment that a refund gives back; null for a payment. */
  refundOf: string | null
  invoiceId: string | null
  /** The payment status that the booking had, when this row changes it; null when it does not. */
  statusBefore: 'pending' | 'paid' | null
}

/** Why a row is left out. */
export interface Refusal {
  verdict: 'problem' | 'duplicate'
  /** What it is about. */
  field: 'amount' | 'reference' | 'booking'
  message: string
}

const refuse = (field: Refusal['field'], message: string): Refusal => ({ verdict: 'problem', field, message })

/**
 * Decides how a payment or refund enters the ledger, by the rules of `settleBooking` and `refundPayment`: never more than is
 * owed, nor more back than was paid (docs/product.md P7.7, P7.24, P17.31). The account is changed as if it was entered, so
 * that the next row of the same booking counts with it.
 */
export function planPayment(account: ImportAccount, row: ImportedPayment): PlannedPayment | Refusal {
  const key = paymentKey(row)
  if (account.known.has(key)) return { verdict: 'duplicate', field: 'amount', message: 'Already in the ledger' }
  const planned = row.kind === 'payment' ? planIncoming(account, row) : planRefund(account, row)
  if (!('message' in planned)) account.known.add(key)
  return planned
}

function planIncoming(account: ImportAccount, row: ImportedPayment): PlannedPayment | Refusal {
  const { totalCents, taxCents } = account
  if (account.status === 'cancelled') return refuse('booking', 'This booking was canceled')
  if (account.paymentStatus === 'refunded') return refuse('booking', 'This booking was refunded')
  if (totalCents === null) return refuse('booking', 'The price of this booking is still to be confirmed')
  const reference = row.reference === null ? null : referenceKey(row.method, row.reference)
  if (reference !== null && account.references.has(reference))
    return refuse('reference', 'This reference is already recorded for this booking')
  const owed = Math.max(0, totalCents - account.settledCents)
  if (owed === 0) return refuse('amount', 'There is nothing to pay on this booking')
  if (row.cents > owed) return refuse('amount', `More than is owed on this booking: ${formatCents(owed)}`)
  const purpose = choosePurpose(account, row.cents)
  if (purpose === undefined)
    return refuse('booking', 'This booking has three payments already. Put the rest in one row.')
  const tax = taxInPayment(row.cents, {
    ...{ netCents: totalCents - taxCents, totalCents },
    ...{ paidCents: account.settledCents, paidTaxCents: account.settledTaxCents },
  })
  account.settledCents += row.cents
  account.settledTaxCents += tax
  account.keptCents += row.cents
  account.purposes.add(purpose)
  if (reference !== null) account.references.add(reference)
  account.refundable.push({ id: row.id, left: row.cents })
  const settles = account.paymentStatus === 'pending' && account.settledCents >= totalCents
  if (settles) account.paymentStatus = 'paid'
  return {
    ...{ ...row, purpose, taxCents: tax, refundOf: null, invoiceId: account.invoiceId },
    statusBefore: settles ? 'pending' : null,
  }
}

/** The part of the price that a payment is; undefined when all three have a payment. */
function choosePurpose({ purposes, settledCents, totalCents }: ImportAccount, cents: number) {
  const first = settledCents > 0 ? 'balance' : cents === totalCents ? 'full' : 'deposit'
  return purposes.has(first) ? PURPOSE_ORDER.find((name) => !purposes.has(name)) : first
}

function planRefund(account: ImportAccount, row: ImportedPayment): PlannedPayment | Refusal {
  const payment = account.refundable.findLast(({ left }) => left >= row.cents)
  if (!payment) {
    const most = Math.max(0, ...account.refundable.map(({ left }) => left))
    const why = most === 0 ? 'has nothing to refund' : `has no payment with more than ${formatCents(most)} to refund`
    return refuse('amount', `This booking ${why}. Payments come before their refunds in the file.`)
  }
  payment.left -= row.cents
  account.keptCents -= row.cents
  const before = account.paymentStatus
  if (account.keptCents === 0) account.paymentStatus = 'refunded'
  return {
    ...{ ...row, purpose: 'full' as const, taxCents: 0, refundOf: payment.id, invoiceId: account.invoiceId },
    statusBefore: account.keptCents === 0 && before !== 'refunded' ? before : null,
  }
}
