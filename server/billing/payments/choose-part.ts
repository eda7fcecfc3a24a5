import type { Database } from '#server/db/client.ts'
import { conflict, notPossible } from '#server/errors.ts'
import type { AmountDue, PaymentPurpose } from '#shared/model/payment.ts'
import type { BookingAccount } from '../account/account.ts'
import { readLivePurposes } from '../account/ledger.ts'

/**
 * Chooses the part of the price that is paid: the requested one, or the first that is due.
 * @throws AppError 409 when it isn't due, 422 while the price is unknown
 */
export function choosePart(
  { totalCents, due }: Pick<BookingAccount, 'totalCents' | 'due'>,
  purpose: PaymentPurpose | undefined,
): AmountDue {
  if (totalCents === null) throw notPossible('The price of this booking is still to be confirmed')
  const [first] = due
  if (!first) throw conflict('There is nothing to pay on this booking')
  const part = purpose === undefined ? first : due.find((one) => one.purpose === purpose)
  if (!part) throw conflict('This part of the price is not due')
  return part
}

/** The purposes a balance can have, the first that is free. */
export const PURPOSE_ORDER = ['balance', 'deposit', 'full'] as const

/**
 * Gives a balance a purpose that no live payment of the booking has. After a reversed deposit the rest is due as the
 * balance, though a balance was paid.
 */
export async function choosePurpose(trx: Database, bookingId: string, part: AmountDue): Promise<AmountDue> {
  if (part.purpose !== 'balance') return part
  const taken = await readLivePurposes(trx, bookingId)
  return { ...part, purpose: PURPOSE_ORDER.find((name) => !taken.includes(name)) ?? part.purpose }
}
