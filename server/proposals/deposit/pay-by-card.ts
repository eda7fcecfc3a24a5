import { startCheckout, startCheckoutTogether } from '#server/billing/checkout/start-checkout.ts'
import type { AppContext } from '#server/context.ts'
import { conflict, notFound } from '#server/errors.ts'
import { requireLinked } from '../answer-proposal.ts'
import { readDocument } from '../present.ts'
import { findProposal } from '../proposal-rows.ts'

/**
 * Starts the card payment of a signed deposit: of all its bookings at once, or one booking's part. The provider leads back
 * to the page without its secret (docs/product.md P16.13).
 * @param call without a booking: the whole deposit
 * @returns the address of the provider's page
 * @throws AppError 404 for an unknown link or another event's booking, 409 for a proposal that is not signed or a part that
 *   is not due, 422 when cards are not accepted for it, 503 when the provider is unavailable
 */
export async function payDepositByCard(
  context: AppContext,
  { token, bookingId }: { token: string; bookingId?: string | undefined },
): Promise<string> {
  const row = await findProposal(context.db, await requireLinked(context.db, token))
  const bookingIds = row ? readDocument(row).performers.map((performer) => performer.bookingId) : []
  if (!row || (bookingId !== undefined && !bookingIds.includes(bookingId))) {
    throw notFound('This booking is not part of the proposal')
  }
  if (row.state !== 'accepted') throw conflict('Sign the proposal first, then pay the deposit.')
  const call = { customerId: row.customer_id, returnsTo: '/booking?proposal=' } as const
  return bookingId === undefined
    ? startCheckoutTogether(context, { ...call, bookingIds, part: 'deposit' })
    : startCheckout(context, { ...call, bookingId, purpose: 'deposit' })
}
