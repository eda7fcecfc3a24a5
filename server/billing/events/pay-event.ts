import { requireEvent } from '#server/bookings/events/event-rows.ts'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import type { EventAccount } from '#shared/contract/billing/events/event-accounts.ts'
import type { TogetherPart } from '#shared/model/payment-together.ts'
import { startCheckoutTogether } from '../checkout/start-checkout.ts'
import { announceSettled, explainViolation } from '../payments/settle-booking.ts'
import { settleTogether, type TogetherSettlement } from '../payments/settle-together.ts'
import { readEventAccounts } from './event-accounts.ts'

/** One payment for all bookings of an event. */
export interface EventSettlement extends Omit<TogetherSettlement, 'bookingIds' | 'repeats'> {
  eventId: string
}

/** What an event's account says after a payment. */
export interface EventPaid {
  account: EventAccount
  /** It was entered before, with the same idempotency key. */
  replayed: boolean
}

/**
 * Enters one payment for the confirmed and completed bookings of an event: a row of the ledger for each of them with a
 * shared group, by date, then amount, and one mail to the customer (docs/product.md P7.160).
 * @throws AppError 400 for a reference that is missing or is a card number, 404 for an event that is unknown or another
 *   customer's, 409 for another amount due, none at all, or a reference that was used on one of the bookings before, 422
 *   when the idempotency key came with another body before
 */
export async function payEvent(context: AppContext, { eventId, ...payment }: EventSettlement): Promise<EventPaid> {
  const { reporter } = payment
  await requireEvent(context.db, eventId, reporter.by === 'customer' ? reporter.actor.customerId : undefined)
  const settled = await context.db
    .transaction()
    .execute(async (trx) => {
      const [account] = await readEventAccounts(trx, [eventId])
      const bookingIds = (account?.bookings ?? []).map(({ bookingId }) => bookingId)
      return settleTogether(trx, { ...payment, bookingIds })
    })
    .catch((error: unknown) => {
      throw explainViolation(error) ?? error
    })
  for (const bookingId of settled.bookingIds) announceSettled(context, bookingId, reporter)
  return { account: await showEventAccount(context, eventId), replayed: settled.replayed }
}

/**
 * Starts one card payment for the confirmed and completed bookings of a customer's event (docs/product.md P7.182).
 * @returns the address of the provider's page
 * @throws AppError 404 for an event that is unknown or another customer's, 409 when nothing is due, 422 when cards are not
 *   accepted for each of its bookings, 503 when the provider is unavailable
 */
export async function payEventByCard(
  context: AppContext,
  { eventId, part, customerId }: { eventId: string; part: TogetherPart; customerId: string },
): Promise<string> {
  await requireEvent(context.db, eventId, customerId)
  const [account] = await readEventAccounts(context.db, [eventId])
  const bookingIds = (account?.bookings ?? []).map(({ bookingId }) => bookingId)
  return startCheckoutTogether(context, { bookingIds, part, customerId })
}

/**
 * The account of an event.
 * @throws AppError 404 for an unknown one
 */
export async function showEventAccount(context: AppContext, eventId: string): Promise<EventAccount> {
  await requireEvent(context.db, eventId)
  const [account] = await readEventAccounts(context.db, [eventId])
  if (!account) throw notFound('We do not know this event')
  return account
}
