import { announceSettled, explainViolation } from '#server/billing/payments/settle-booking.ts'
import { settleTogether } from '#server/billing/payments/settle-together.ts'
import type { AppContext } from '#server/context.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { CustomerProposal } from '#shared/contract/proposals/proposals.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { readForCustomer, requireLinked } from '../answer-proposal.ts'
import { readDocument } from '../present.ts'
import { lockProposal } from '../proposal-rows.ts'

/** A customer's report that the deposit of a signed proposal was paid. */
export interface DepositReport {
  token: string
  method: PaymentMethod
  reference: string | null
  /** Integer cents, as the page showed them. */
  cents: number
  requestId: string
}

/**
 * Records that the deposit of a signed proposal was paid, unverified as every report of a customer (docs/product.md
 * P16.10). A repeat answers the same.
 * @throws AppError 400 for a reference that is missing or is a card number, 404 for an unknown link, 409 for a proposal
 *   that is not signed, another amount due, or a reference that was used before
 */
export async function payDeposit(context: AppContext, report: DepositReport): Promise<CustomerProposal> {
  const id = await requireLinked(context.db, report.token)
  const { settled, reporter } = await context.db
    .transaction()
    .execute(async (trx) => {
      const row = await lockProposal(trx, id)
      if (!row) throw notFound()
      if (row.state !== 'accepted') throw conflict('Sign the proposal first, then pay the deposit.')
      const reporter = { by: 'customer', actor: { role: 'customer', customerId: row.customer_id } } as const
      const bookingIds = readDocument(row).performers.map(({ bookingId }) => bookingId)
      const { method, reference, cents, requestId } = report
      return {
        settled: await settleTogether(trx, {
          bookingIds,
          part: 'deposit',
          repeats: true,
          reporter,
          method,
          reference,
          cents,
          requestId,
        }),
        reporter,
      }
    })
    .catch((error: unknown) => {
      throw explainViolation(error) ?? error
    })
  for (const bookingId of settled.bookingIds) announceSettled(context, bookingId, reporter)
  return readForCustomer(context, id)
}
