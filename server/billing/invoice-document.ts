import { formatAtlantaDate } from '#server/availability/atlanta-time.ts'
import type { Bill, BillEntry } from '#server/integrations/pdf-bill.ts'
import type { Agency } from '#shared/contract/settings.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { type BillState, billState, DEFAULT_TAX_PERCENT, taxCents } from '#shared/model/invoice.ts'
import { formatCents } from '#shared/model/money.ts'
import type { InvoiceDetailsRow } from './queries.ts'

/** Where an invoice stands. */
export function stateOf(
  { status, due_date, voided_at }: Pick<InvoiceDetailsRow, 'status' | 'due_date' | 'voided_at'>,
  now: Date,
): BillState {
  return billState({ status, dueDate: due_date, voidedAt: voided_at }, now)
}

/**
 * All that an invoice says, in the words and figures that every form of it shows; dates are Atlanta's.
 * @param agency whose paper it is
 * @param now decides whether it is overdue
 */
export function invoiceBill(invoice: InvoiceDetailsRow, agency: Agency, now: Date): Bill {
  const { subtotal_cents, discount_cents, tax_cents, total_cents, event_duration: hours } = invoice
  const detail = [
    EVENT_TYPE_LABELS[invoice.event_type],
    formatAtlantaDate(invoice.event_date, { weekday: true }),
    invoice.event_location,
  ]
  return {
    brand: agency,
    number: invoice.invoice_number,
    state: stateOf(invoice, now),
    billedTo: { name: invoice.customer_name, email: invoice.customer_email },
    issued: formatAtlantaDate(invoice.created_at),
    due: formatAtlantaDate(invoice.due_date),
    lines: [
      {
        title: invoice.agent_name,
        detail: detail.filter((part) => part !== null).join(', '),
        // a rate is only said when it makes up the amount to the cent
        rate: subtotal_cents % hours === 0 ? formatCents(subtotal_cents / hours) : '',
        hours: String(hours),
        amount: formatCents(subtotal_cents),
      },
    ],
    sums: [
      { label: 'Subtotal', amount: formatCents(subtotal_cents) },
      { label: 'Discount', amount: minus(discount_cents) },
      { label: taxLabel(subtotal_cents, discount_cents, tax_cents), amount: formatCents(tax_cents) },
    ],
    total: formatCents(total_cents),
    account: accountOf(invoice),
    notes: invoice.notes?.trim().replace(/\n\s*\n/g, '\n\n') || null,
  }
}

/** What was paid, given back and is owed; a void invoice demands nothing. */
function accountOf(invoice: InvoiceDetailsRow): BillEntry[] {
  const { paid_cents, refunded_cents, voided_at } = invoice
  if (voided_at) return []
  return [
    { label: 'Paid', amount: minus(paid_cents + refunded_cents) },
    ...(refunded_cents > 0 ? [{ label: 'Refunded', amount: formatCents(refunded_cents) }] : []),
    { label: 'Balance due', amount: formatCents(balanceCents(invoice)) },
  ]
}

/**
 * What is still to be paid, integer cents; what was refunded is not owed again, nothing once the booking is cancelled or
 * refunded (docs/product.md P7.24, P7.48).
 */
export function balanceCents({
  status,
  total_cents,
  paid_cents,
  refunded_cents,
  owes_nothing,
}: Pick<InvoiceDetailsRow, 'status' | 'total_cents' | 'paid_cents' | 'refunded_cents' | 'owes_nothing'>): number {
  return status === 'paid' || owes_nothing ? 0 : Math.max(0, total_cents - paid_cents - refunded_cents)
}

/** An amount that is taken off, with the sign of U+2212 before it; nothing is $0.00. */
function minus(cents: number): string {
  return cents === 0 ? formatCents(0) : `−${formatCents(cents)}`
}

/** Names the usual rate where it makes this tax; an invoice keeps the amount, not the rate. */
function taxLabel(subtotal: number, discount: number, tax: number): string {
  return tax > 0 && taxCents(subtotal, discount, DEFAULT_TAX_PERCENT) === tax ? `Tax (${DEFAULT_TAX_PERCENT}%)` : 'Tax'
}
