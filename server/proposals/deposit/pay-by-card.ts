import { startCheckout } from '#server/billing/checkout/start-checkout.ts'
import type { AppContext } from '#server/context.ts'
import { conflict, notFound } from '#server/errors.ts'
import { requireLinked } from '../answer-proposal.ts'
import { readDocument } from '../present.ts'
import { findProposal } from '../proposal-rows.ts'

/**
 * Starts the card payment of one booking's part of a signed deposit. The provider leads back to the page without its secret
 * (docs/product.md P16.13).
 * @returns the address of the provider's page
 * @throws AppError 404 for an unknown link or another event's booking, 409 for a proposal that is not signed or a part that
 *   is not due, 422 when cards are not accepted for it, 503 when the provider is unavailable
 */
export async function payDepositByCard(
  context: AppContext,
  { token, bookingId }: { token: string; bookingId: string },
): Promise<string> {
  const row = await findProposal(context.db, await requireLinked(context.db, token))
  if (!row || !readDocument(row).performers.some((performer) => performer.bookingId === bookingId)) {
    throw notFound('This booking is not part of the proposal')
  }
  if (row.state !== 'accepted') throw conflict('Sign the proposal first, then pay the deposit.')
  const { customer_id: customerId } = row
  return startCheckout(context, { bookingId, purpose: 'deposit', customerId, returnsTo: '/booking?proposal=' })
}
