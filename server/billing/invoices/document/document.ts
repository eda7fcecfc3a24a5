import { formatAtlantaDate } from '#server/availability/atlanta-time.ts'
import { readOwnLines, usualPrice } from '#server/bookings/price/price-lines.ts'
import type { Bill, BillEntry, BillLine } from '#server/integrations/pdf/pdf-bill.ts'
import type { AgencyProfile } from '#server/settings/agency-profile.ts'
import type { Issuer } from '#server/settings/instructions/payment-instructions.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { type BillState, billState, DEFAULT_TAX_PERCENT, taxCents, taxPercent } from '#shared/model/invoice.ts'
import { formatCents } from '#shared/model/money.ts'
import { PAYMENT_METHOD_LABELS, reportedSentence } from '#shared/model/payment.ts'
import { callForDetails, listWays, takesMemo } from '#shared/model/payment-instructions.ts'
import { lineDetail, linesTotalCents, lineTitle, signedCents, usualLines } from '#shared/model/price-line.ts'
import { taxExemptWords, toPercent } from '#shared/model/tax.ts'
import type { InvoiceDetailsRow } from '../customer-invoices.ts'
import { computeBalance } from '../parts/balance.ts'
import type { PartRow } from '../parts/read-parts.ts'
import { writeInvoiceTerms } from './invoice-terms.ts'

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

/** The words of an invoice, made from its bookings as they are; dates are Atlanta's. */
export function composeWords(invoice: InvoiceDetailsRow, agency: AgencyProfile): FrozenWords {
  const { subtotal_cents, discount_cents, tax_cents, total_cents, replaces_number, parts } = invoice
  const replaces = replaces_number === null ? '' : `Replaces ${replaces_number}, which is void.`
  return {
    brand: agency,
    number: invoice.invoice_number,
    about: aboutOf(parts),
    billedTo: { name: invoice.customer_name, email: invoice.customer_email },
    issued: formatAtlantaDate(invoice.created_at),
    due: formatAtlantaDate(invoice.due_date),
    lines: parts.flatMap(linesOf),
    sums: [
      { label: 'Subtotal', amount: formatCents(subtotal_cents) },
      // what is nothing takes no line (P7.130); an exemption says why there is no tax (P7.105)
      ...(discount_cents > 0 ? [{ label: 'Discount', amount: minus(discount_cents) }] : []),
      ...(tax_cents > 0 || invoice.tax_exempt ? [{ label: taxLabel(invoice), amount: formatCents(tax_cents) }] : []),
    ],
    total: formatCents(total_cents),
    notes: tidyLines([replaces, invoice.notes ?? ''].join('\n\n')) || null,
    cancellationTerms: tidyLines(writeInvoiceTerms(parts)),
  }
}

/** The bookings in one line: number, agent and date of one; all numbers and the first date of several. */
function aboutOf(parts: readonly PartRow[]): string {
  const [first, ...others] = parts
  if (!first) return ''
  const day = formatAtlantaDate(first.event_date)
  if (others.length === 0) return `${formatBookingNumber(first.number)}, ${first.agent_name}, ${day}`
  const numbers = parts.map(({ number }) => formatBookingNumber(number)).join(', ')
  return `${numbers}, ${parts.length} performers, ${day}`
}

/** A text without empty lines at its ends, and with one at most between its paragraphs. */
const tidyLines = (text: string) => text.trim().replace(/\n\s*\n/g, '\n\n')

/**
 * What was booked of one performer: the lines of the booking's price where they make up the subtotal to the cent, else one
 * line (docs/product.md P7.55, P7.61).
 */
function linesOf(part: PartRow): BillLine[] {
  const { agent_name: agent, subtotal_cents: subtotal } = part
  const night = [
    formatBookingNumber(part.number),
    EVENT_TYPE_LABELS[part.event_type],
    writeEventTime(part.event_date, part.event_duration),
    ...(part.event_location === null ? [] : [part.event_location]),
  ]
  const priced = { ...part, total_cents: part.booking_cents }
  const own = readOwnLines(priced)
  const usual = usualLines({ ...usualPrice(priced), totalCents: subtotal })
  const lines = own !== null && linesTotalCents(own) === subtotal ? own : usual
  return lines.map((line, i) => {
    const detail = lineDetail(line, agent)
    return {
      title: lineTitle(line, agent),
      // the first line says which booking it is
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

/** Says that an invoice of a booking that is not confirmed is not due yet (docs/product.md P7.155). */
export const NOT_DUE_YET = 'Nothing is due until we confirm your booking.'

/**
 * How to pay what is owed, with the invoice's number as the memo; nothing once nothing is (docs/product.md P7.82), and
 * until the booking is confirmed only that nothing is due yet.
 */
function howToPay(invoice: InvoiceDetailsRow, { instructions, phone }: Issuer): BillEntry[] {
  if (invoice.voided_at || computeBalance(invoice) === 0) return []
  if (invoice.unconfirmed) return [{ label: 'Not yet', amount: NOT_DUE_YET }]
  const ways = listWays(instructions)
  return [
    ...ways.map(({ method, details }) => ({ label: PAYMENT_METHOD_LABELS[method], amount: tidyLines(details) })),
    ...(ways.some(({ method }) => takesMemo(method)) ? [{ label: 'Memo', amount: invoice.invoice_number }] : []),
    { label: ways.length === 0 ? 'By phone' : 'Other ways', amount: callForDetails(phone) },
  ]
}

/** A subtracted amount after a minus sign; 0 is $0.00. */
const minus = (cents: number): string => signedCents(0 - cents)

/**
 * Names the tax: by the settings with its rate when it is a percentage, for an exempt customer with the number
 * (docs/product.md P7.105). Of an invoice from before the settings the usual rate is shown when it gives this tax. Several
 * bookings name a rate when all of them have it.
 */
function taxLabel({ tax_cents: tax, parts, ...invoice }: InvoiceDetailsRow): string {
  if (tax === 0 && invoice.tax_exempt) return taxExemptWords(invoice.tax_exempt_number)
  const gives = (percent: number) =>
    parts.every((part) => taxCents(part.subtotal_cents, part.discount_cents, percent) === part.tax_cents)
  if (invoice.tax_rule === null) {
    return tax > 0 && gives(DEFAULT_TAX_PERCENT) ? `Tax (${DEFAULT_TAX_PERCENT}%)` : 'Tax'
  }
  const nearest = taxPercent({ subtotal: invoice.subtotal_cents, discount: invoice.discount_cents, tax })
  const percent = [toPercent(invoice.tax_rule), nearest].find(gives)
  return tax > 0 && percent !== undefined ? `${invoice.tax_name} (${percent}%)` : invoice.tax_name
}
