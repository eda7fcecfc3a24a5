import type { MailContext } from '#server/mail/deliver.ts'
import { readInstructions } from '#server/settings/instructions/payment-instructions.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { PAYMENT_METHOD_LABELS } from '#shared/model/payment.ts'
import { listWays, type PaymentInstructions, takesMemo } from '#shared/model/payment-instructions.ts'
import type { MailedBooking } from './mail-facts.ts'

/**
 * How to pay a booking that is not paid yet: a paragraph for each method with details, and the booking number as the
 * memo (docs/product.md P7.82). None when it is paid or has no price.
 */
export async function writeHowToPay({ db }: MailContext, booking: MailedBooking): Promise<string[]> {
  if (booking.payment_status !== 'pending' || booking.total_cents === null) return []
  return [
    'Pay any time from your bookings page.',
    ...describeWays(await readInstructions(db), formatBookingNumber(booking.number)),
  ]
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
