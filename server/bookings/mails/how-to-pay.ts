import type { MailContext } from '#server/mail/deliver.ts'
import { readInstructions } from '#server/settings/instructions/payment-instructions.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { amountsDue, PAYMENT_METHOD_LABELS } from '#shared/model/payment.ts'
import { listWays, type PaymentInstructions, takesMemo } from '#shared/model/payment-instructions.ts'
import type { MailedBooking } from './mail-facts.ts'

/**
 * How to pay a booking that is not paid yet: the deposit that was agreed on, a paragraph for each method with details,
 * and the memo: the number of its issued invoice, else of the booking (docs/product.md P7.82, P10.57). None when it is
 * paid or has no price.
 */
export async function writeHowToPay({ db }: MailContext, booking: MailedBooking): Promise<string[]> {
  if (booking.payment_status !== 'pending' || booking.total_cents === null) return []
  const { number, invoice_number, invoice_status } = booking
  // a draft is the office's alone
  const issued = invoice_status === 'draft' ? null : invoice_number
  return [
    `Pay any time from your bookings page${describeDeposit(booking)}.`,
    ...describeWays(await readInstructions(db), issued ?? formatBookingNumber(number)),
  ]
}

/** The deposit as a customer can pay it first; empty when none is agreed, or something is paid. */
function describeDeposit(booking: MailedBooking): string {
  const { total_cents, price_tax_cents, invoice_cents, settled_cents, deposit_percent } = booking
  const [first, whole] = amountsDue({
    totalCents: invoice_cents ?? (total_cents === null ? null : total_cents + (price_tax_cents ?? 0)),
    paidCents: settled_cents,
    depositPercent: deposit_percent,
  })
  if (first?.purpose !== 'deposit' || !whole) return ''
  return `: the ${deposit_percent}% deposit of ${formatCents(first.cents)} first, or the full ${formatCents(whole.cents)}`
}

/**
 * The methods that have details, a paragraph each, and the memo, for a mail about money that is owed; none when no
 * method has details (docs/product.md P7.82, P7.115).
 * @param memo the number that the payment is matched by
 */
export function describeWays(instructions: PaymentInstructions, memo: string): string[] {
  const ways = listWays(instructions)
  if (ways.length === 0) return []
  return [
    'How to pay:',
    ...ways.map(({ method, details }) => `${PAYMENT_METHOD_LABELS[method]}: ${details.replace(/\s*\n\s*/g, ', ')}`),
    ...(ways.some(({ method }) => takesMemo(method)) ? [`Put ${memo} in the memo so we can match your payment.`] : []),
  ]
}
