import type { MailContext } from '#server/mail/deliver.ts'
import { readInstructions } from '#server/settings/instructions/payment-instructions.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { PAYMENT_METHOD_LABELS } from '#shared/model/payment.ts'
import { listWays, takesMemo } from '#shared/model/payment-instructions.ts'
import type { MailedBooking } from './mail-facts.ts'

/**
 * How to pay a booking that is not paid yet: a paragraph for each method with details, and the booking number as the
 * memo (docs/product.md P7.82). None when it is paid or has no price.
 */
export async function writeHowToPay({ db }: MailContext, booking: MailedBooking): Promise<string[]> {
  if (booking.payment_status !== 'pending' || booking.total_cents === null) return []
  const ways = listWays(await readInstructions(db))
  const words = ways.map(
    ({ method, details }) => `${PAYMENT_METHOD_LABELS[method]}: ${details.replace(/\s*\n\s*/g, ', ')}`,
  )
  return [
    'Pay any time from your bookings page.',
    ...(ways.length > 0 ? ['How to pay:', ...words] : []),
    ...(ways.some(({ method }) => takesMemo(method))
      ? [`Put ${formatBookingNumber(booking.number)} in the memo so we can match your payment.`]
      : []),
  ]
}
