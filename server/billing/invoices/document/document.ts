import { formatAtlantaDate } from '#server/availability/atlanta-time.ts'
import { readOwnLines, usualPrice } from '#server/bookings/price/price-lines.ts'
import type { Bill, BillEntry, BillLine } from '#server/integrations/pdf/pdf-bill.ts'
import type { AgencyProfile } from '#server/settings/agency-profile.ts'
import type { Issuer } from '#server/settings/instructions/payment-instructions.ts'
import { writeBookingTerms } from '#server/settings/terms/booking-terms.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { type BillState, billState, DEFAULT_TAX_PERCENT, taxCents, taxPercent } from '#shared/model/invoice.ts'
import { formatCents } from '#shared/model/money.ts'
import { PAYMENT_METHOD_LABELS, reportedSentence } from '#shared/model/payment.ts'
import { callForDetails, listWays, takesMemo } from '#shared/model/payment-instructions.ts'
import { lineDetail, linesTotalCents, lineTitle, signedCents, usualLines } from '#shared/model/price-line.ts'
import { taxExemptWords, toPercent } from '#shared/model/tax.ts'
import type { InvoiceDetailsRow } from '../customer-invoices.ts'

/** The state of an invoice, overdue or voided among them. */
export function findBillState(
  { status, due_date, voided_at }: Pick<InvoiceDetailsRow, 'status' | 'due_date' | 'voided_at'>,
  now: Date,
): BillState {
  return billState({ status, dueDate: due_date, voidedAt: voided_at }, now)
}

/** The words of an invoice that never change: all but its state, what was paid or reported, and how to pay the rest (docs/product.md P7.64). */
export type FrozenWords = Omit<Bill, 'state' | 'account' | 'reported' | 'howToPay'>

/**
 * The content of an invoice, for its page, its PDF and its mail alike: of an issued one the words in its row.
 * @param agency how to pay it, and the issuer of one that is not issued yet
 * @param now decides whether it is overdue
 */
export function buildBill(invoice: InvoiceDetailsRow, agency: Issuer, now: Date): Bill {
  // written by freezeInvoice alone
  const words = (invoice.frozen as FrozenWords | null) ?? composeWords(invoice, agency)
  const state = findBillState(invoice, now)
  const { reported_at, voided_at } = invoice
  const reported = reported_at === null || voided_at ? null : reportedSentence(reported_at)
  return { ...words, state, account: accountOf(invoice), reported, howToPay: howToPay(invoice, agency) }
}

/** The words of an invoice, made from its booking as it is; dates are Atlanta's. */
export function composeWords(invoice: InvoiceDetailsRow, agency: AgencyProfile): FrozenWords {
  const { subtotal_cents, discount_cents, tax_cents, total_cents, replaces_number } = invoice
  const replaces = replaces_number === null ? '' : `Replaces ${replaces_number}, which is void.`
  const number = formatBookingNumber(invoice.number)
  return {
    brand: agency,
    number: invoice.invoice_number,
    about: `${number}, ${invoice.agent_name}, ${formatAtlantaDate(invoice.event_date)}`,
    billedTo: { name: invoice.customer_name, email: invoice.customer_email },
    issued: formatAtlantaDate(invoice.created_at),
    due: formatAtlantaDate(invoice.due_date),
    lines: linesOf(invoice),
    sums: [
      { label: 'Subtotal', amount: formatCents(subtotal_cents) },
      // what is nothing takes no line (P7.130); an exemption says why there is no tax (P7.105)
      ...(discount_cents > 0 ? [{ label: 'Discount', amount: minus(discount_cents) }] : []),
      ...(tax_cents > 0 || invoice.tax_exempt ? [{ label: taxLabel(invoice), amount: formatCents(tax_cents) }] : []),
    ],
    total: formatCents(total_cents),
    notes: tidyLines([replaces, invoice.notes ?? ''].join('\n\n')) || null,
    cancellationTerms: tidyLines(writeBookingTerms(invoice, invoice.total_cents)),
  }
}

/** A text without empty lines at its ends, and with one at most between its paragraphs. */
const tidyLines = (text: string) => text.trim().replace(/\n\s*\n/g, '\n\n')

/**
 * What was booked: the lines of the booking's price where they make up the subtotal to the cent, else one line
 * (docs/product.md P7.55, P7.61).
 */
function linesOf(invoice: InvoiceDetailsRow): BillLine[] {
  const { agent_name: agent, subtotal_cents: subtotal } = invoice
  const night = [
    formatBookingNumber(invoice.number),
    EVENT_TYPE_LABELS[invoice.event_type],
    writeEventTime(invoice.event_date, invoice.event_duration),
    ...(invoice.event_location === null ? [] : [invoice.event_location]),
  ]
  const own = readOwnLines(invoice)
  const usual = usualLines({ ...usualPrice(invoice), totalCents: subtotal })
  const lines = own !== null && linesTotalCents(own) === subtotal ? own : usual
  return lines.map((line, i) => {
    const detail = lineDetail(line, agent)
    return {
      title: lineTitle(line, agent),
      // the first line says which event the bill is for
      detail: (i > 0 ? [detail] : [...(detail === '' ? [] : [detail]), ...night]).join(', '),
      rate: line.rate === null ? '' : formatCents(line.rate),
      hours: line.hours === null ? '' : String(line.hours),
      amount: signedCents(line.amount),
    }
  })
}

/** What was paid, refunded and is owed; nothing for a void invoice. */
function accountOf(invoice: InvoiceDetailsRow): BillEntry[] {
  const { paid_cents, refunded_cents, voided_at } = invoice
  if (voided_at) return []
  return [
    { label: 'Paid', amount: minus(paid_cents + refunded_cents) },
    ...(refunded_cents > 0 ? [{ label: 'Refunded', amount: formatCents(refunded_cents) }] : []),
    { label: 'Balance due', amount: formatCents(computeBalance(invoice)) },
  ]
}

/** Whether an invoice's booking waits for confirmation, so that nothing is due yet (docs/product.md P7.155). */
export const isUnconfirmed = ({ booking_status }: Pick<InvoiceDetailsRow, 'booking_status'>): boolean =>
  booking_status === 'pending'

/** Says that an invoice of a booking that is not confirmed is not due yet (docs/product.md P7.155). */
export const NOT_DUE_YET = 'Nothing is due until we confirm your booking.'

/**
 * How to pay what is owed, with the invoice's number as the memo; nothing once nothing is (docs/product.md P7.82), and
 * until the booking is confirmed only that nothing is due yet.
 */
function howToPay(invoice: InvoiceDetailsRow, { instructions, phone }: Issuer): BillEntry[] {
  if (invoice.voided_at || computeBalance(invoice) === 0) return []
  if (isUnconfirmed(invoice)) return [{ label: 'Not yet', amount: NOT_DUE_YET }]
  const ways = listWays(instructions)
  return [
    ...ways.map(({ method, details }) => ({ label: PAYMENT_METHOD_LABELS[method], amount: tidyLines(details) })),
    ...(ways.some(({ method }) => takesMemo(method)) ? [{ label: 'Memo', amount: invoice.invoice_number }] : []),
    { label: ways.length === 0 ? 'By phone' : 'Other ways', amount: callForDetails(phone) },
  ]
}

/**
 * What is still owed, integer cents. What was refunded of the price is not owed again; nothing is owed once the booking is cancelled
 * or refunded (docs/product.md P7.24, P7.48).
 */
export function computeBalance({
  status,
  total_cents,
  settled_cents,
  owes_nothing,
}: Pick<InvoiceDetailsRow, 'status' | 'total_cents' | 'settled_cents' | 'owes_nothing'>): number {
  return status === 'paid' || owes_nothing ? 0 : Math.max(0, total_cents - settled_cents)
}

/** A subtracted amount after a minus sign; 0 is $0.00. */
const minus = (cents: number): string => signedCents(0 - cents)

/**
 * Names the tax: by the settings with its rate when it is a percentage, for an exempt customer with the number
 * (docs/product.md P7.105). Of an invoice from before the settings the usual rate is shown when it gives this tax.
 */
function taxLabel({ subtotal_cents, discount_cents, tax_cents: tax, ...invoice }: InvoiceDetailsRow): string {
  if (tax === 0 && invoice.tax_exempt) return taxExemptWords(invoice.tax_exempt_number)
  const gives = (percent: number) => taxCents(subtotal_cents, discount_cents, percent) === tax
  if (invoice.tax_rule === null) {
    return tax > 0 && gives(DEFAULT_TAX_PERCENT) ? `Tax (${DEFAULT_TAX_PERCENT}%)` : 'Tax'
  }
  const nearest = taxPercent({ subtotal: subtotal_cents, discount: discount_cents, tax })
  const percent = [toPercent(invoice.tax_rule), nearest].find(gives)
  return tax > 0 && percent !== undefined ? `${invoice.tax_name} (${percent}%)` : invoice.tax_name
}
