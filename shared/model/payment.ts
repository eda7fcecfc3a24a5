import { dateFormat } from './lazy-format.ts'

/** Ways a payment can be made (docs/product.md P4.7). */
export const PAYMENT_METHODS = ['cash', 'card', 'bank_transfer', 'paypal', 'venmo', 'zelle'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  cash: 'Cash',
  card: 'Card',
  bank_transfer: 'Bank transfer',
  paypal: 'PayPal',
  venmo: 'Venmo',
  zelle: 'Zelle',
}

/** Any method but cash needs a transaction or reference number (docs/product.md P4.7). */
export function needsReference(method: PaymentMethod): boolean {
  return method !== 'cash'
}

const reportDay = dateFormat({ month: 'long', day: 'numeric' })

/**
 * What everyone but the office reads beside the status of money that stands on its customer's word alone
 * (docs/product.md P7.110): "Reported November 22. We'll email you once it's verified."
 * @param reportedAt when it was reported, for its day in Atlanta
 */
export const reportedSentence = (reportedAt: Date | string): string =>
  `Reported ${reportDay.format(new Date(reportedAt))}. We'll email you once it's verified.`

/** What the office calls money in, by whether it has looked (docs/product.md P7.112). */
export const RECEIPT_LABELS = { reported: 'Reported, not checked', received: 'Received' } as const

/** Where a payment stands. */
export const PAYMENT_STATUSES = ['completed', 'pending', 'failed'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** A row of the ledger: money in, or one of the two ways it is undone. */
export const PAYMENT_KINDS = ['payment', 'refund', 'reversal'] as const

/** Which part of the price a payment covers. */
export const PAYMENT_PURPOSES = ['full', 'deposit', 'balance'] as const
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]

/** What is to be paid next, in integer cents. */
export interface AmountDue {
  purpose: PaymentPurpose
  cents: number
}

interface Account {
  /** The invoice's total when there is one, else the booking's with its tax; null while unknown. Integer cents. */
  totalCents: number | null
  /** What counts as paid (docs/product.md P7.24, P7.154), integer cents. */
  paidCents: number
  /** The agreed deposit, 1 to 99 percent of the total; null when all is due at once. */
  depositPercent: number | null
}

/**
 * What a customer may pay next, each part once: the deposit or everything at first, the balance after the deposit
 * (docs/product.md P7.7).
 * @returns the parts, the one that is due first; none when nothing is owed or no amount is known
 */
export function amountsDue({ totalCents, paidCents, depositPercent }: Account): AmountDue[] {
  if (totalCents === null || totalCents <= 0 || paidCents >= totalCents) return []
  if (paidCents > 0) return [{ purpose: 'balance', cents: totalCents - paidCents }]
  const full = { purpose: 'full', cents: totalCents } as const
  const deposit = depositCents(totalCents, depositPercent)
  return deposit === null ? [full] : [{ purpose: 'deposit', cents: deposit }, full]
}

/** What a payment is for, in integer cents. */
interface TaxedAccount {
  /** The price without tax: an invoice's subtotal minus discount, else the booking's total. */
  netCents: number
  /** The price with tax. */
  totalCents: number
  /** Completed payments minus reversals, before this payment. */
  paidCents: number
  /** The tax in them. */
  paidTaxCents: number
}

/**
 * The tax in a payment: money pays the price first, and what goes beyond it is tax (docs/product.md P7.103). So a
 * usual deposit has none, and the payments that settle the price have all of it, to the cent.
 * @param cents the payment
 * @returns integer cents, 0 to the payment
 */
export function taxInPayment(cents: number, { netCents, totalCents, paidCents, paidTaxCents }: TaxedAccount): number {
  const beyond = Math.max(0, Math.min(paidCents + cents, totalCents) - netCents)
  return Math.min(cents, Math.max(0, beyond - paidTaxCents))
}

/** An agreed deposit in integer cents, rounded half-up; null when none is agreed or it would be nothing or all. */
function depositCents(totalCents: number, percent: number | null): number | null {
  if (percent === null) return null
  const cents = Math.round((totalCents * percent) / 100)
  return cents > 0 && cents < totalCents ? cents : null
}
