import { toRate } from './tax.ts'

/** What is stored of an invoice's state (docs/product.md P7.6). */
export const INVOICE_STATUSES = ['draft', 'pending', 'paid'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** What is shown of it: overdue is computed when read, never stored. */
export const INVOICE_STATES = ['pending', 'overdue', 'paid'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

export const INVOICE_STATE_LABELS: Record<InvoiceState, string> = {
  pending: 'Pending',
  overdue: 'Overdue',
  paid: 'Paid',
}

/**
 * Paid is Paid; otherwise Overdue when the due date is before now; otherwise Pending (docs/product.md P7.6).
 * @param dueDate the last second of the due day in Atlanta, 23:59:59
 */
export function invoiceState(status: InvoiceStatus, dueDate: Date, now: Date): InvoiceState {
  if (status === 'paid') return 'paid'
  return dueDate.getTime() < now.getTime() ? 'overdue' : 'pending'
}

/** What a bill says of itself: what is shown of an invoice, and what only the office sees. */
export type BillState = InvoiceState | 'draft' | 'voided'

export const BILL_STATE_LABELS: Record<BillState, string> = { ...INVOICE_STATE_LABELS, draft: 'Draft', voided: 'Void' }

/** The state of an invoice as the office sees it: void, draft, or what everyone is shown (docs/product.md P7.30). */
export function billState(
  invoice: { status: InvoiceStatus; dueDate: Date; voidedAt: Date | null },
  now: Date,
): BillState {
  if (invoice.voidedAt !== null) return 'voided'
  return invoice.status === 'draft' ? 'draft' : invoiceState(invoice.status, invoice.dueDate, now)
}

/** Paper an invoice can be made for. */
export const PAPERS = ['letter', 'a4'] as const
export type Paper = (typeof PAPERS)[number]

/** The tax rate an invoice begins with, in percent (docs/product.md P13.1). */
export const DEFAULT_TAX_PERCENT = 8
/** Days until an invoice is due, unless said otherwise (docs/product.md P7.4). */
export const DEFAULT_DUE_DAYS = 15

/**
 * The tax of an invoice: a percentage of subtotal minus discount, half a cent rounded up, once (docs/product.md P7.3).
 * @param percent 0 to 100, to the thousandth
 * @returns integer cents
 */
export function taxCents(subtotalCents: number, discountCents: number, percent: number): number {
  // in whole thousandths of a percent, so that no half cent is lost to binary fractions
  return Math.floor(((subtotalCents - discountCents) * toRate(percent) + 50_000) / 100_000)
}

/**
 * The rate that an invoice's tax came from, in percent: the roundest one that gives it to the cent, to the thousandth at
 * most; the nearest one when the tax was typed as an amount.
 */
export function taxPercent({ subtotal, discount, tax }: { subtotal: number; discount: number; tax: number }): number {
  if (subtotal <= discount) return 0
  const exact = (tax * 100) / (subtotal - discount)
  const rounded = [1, 10, 100, 1000].map((parts) => Math.round(exact * parts) / parts)
  return rounded.find((percent) => taxCents(subtotal, discount, percent) === tax) ?? rounded[2] ?? 0
}

/** What an invoice demands: subtotal plus tax minus discount, integer cents. */
export function invoiceTotalCents(amounts: { subtotal: number; tax: number; discount: number }): number {
  return amounts.subtotal + amounts.tax - amounts.discount
}

/**
 * Names the performers an invoice is for in a few words: 'Ansel Ferreira and 2 others'.
 * @param names in the order of the invoice, at least one
 */
export function performersInWords(names: readonly string[]): string {
  const [first = '', second = ''] = names
  if (names.length < 2) return first
  return names.length === 2 ? `${first} and ${second}` : `${first} and ${names.length - 1} others`
}
