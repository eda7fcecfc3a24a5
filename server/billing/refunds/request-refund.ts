import type { AppContext } from '#server/context.ts'
import type { Actor } from '#server/http/requests/actor.ts'
import { type ProviderRefund, ProviderRefusal } from '#server/integrations/payments/payments.ts'
import type { LiveAction } from '#shared/model/live.ts'
import { applyRefundState, isOrderedAs } from './refund-state.ts'

/**
 * A pending refund, with the provider's ids of its payment and, once it has answered, of the refund; of several bookings the
 * sum of its rows.
 * @param id of its row, or of its group
 */
async function findPendingRefund({ db }: AppContext, id: string) {
  return db
    .selectFrom('payments')
    .innerJoin('payments as p', 'p.id', 'payments.payment_id')
    .select(['p.processor_id as paid_as', 'payments.processor_id as made_as'])
    .select((eb) => eb.cast<number>(eb.fn.sum('payments.amount_cents'), 'integer').as('cents'))
    .where(isOrderedAs(id))
    .where('payments.payment_status', '=', 'pending')
    .where('p.processor_id', 'is not', null)
    .groupBy(['p.processor_id', 'payments.processor_id'])
    .$narrowType<{ paid_as: string }>()
    .executeTakeFirst()
}

const ACTIONS = {
  pending: 'payment:refund-begun',
  completed: 'payment:refunded',
  failed: 'payment:refund-failed',
} as const satisfies Record<ProviderRefund['state'], LiveAction>

/**
 * Requests a pending refund from the card provider, and saves the answer.
 * @param id of its row, or of its group: a refund of several bookings is one request
 * @param actor who refunds; null for the job
 * @returns the state of the refund
 * @throws ProviderUnavailable; the refund stays pending
 */
export async function requestRefund(
  context: AppContext,
  id: string,
  actor: Actor | null = null,
): Promise<ProviderRefund['state']> {
  const refund = await findPendingRefund(context, id)
  if (!refund) return 'completed'
  const answer = await context.payments
    .refund({ id, paymentId: refund.paid_as, cents: refund.cents })
    .catch((error: unknown) => {
      if (!(error instanceof ProviderRefusal)) throw error
      context.log.warn({ refund: id }, `a refund was refused: ${error.message}`)
      return { id: null, state: 'failed' as const }
    })
  await saveAnswer(context, id, answer, actor)
  return answer.state
}

/**
 * Resumes a refund whose answer was lost: takes the provider's refund if it has one, else requests it again. Stripe
 * forgets the keys of requests after a day, so the key alone would not prevent a second refund.
 * @throws ProviderUnavailable
 */
export async function resumeRefund(context: AppContext, id: string): Promise<void> {
  const refund = await findPendingRefund(context, id)
  if (!refund) return
  // one that was begun at the provider's desk has no order of ours
  const known = (await context.payments.listRefunds(refund.paid_as)).find(
    (made) => made.orderId === id || made.id === refund.made_as,
  )
  if (known) await saveAnswer(context, id, known, null)
  else await requestRefund(context, id)
}

async function saveAnswer(
  context: AppContext,
  refundId: string,
  answer: Pick<ProviderRefund, 'state'> & { id: string | null },
  actor: Actor | null,
): Promise<void> {
  const changed = await context.db.transaction().execute((trx) => applyRefundState(trx, refundId, answer))
  if (changed.length === 0) return
  context.nudgeMail()
  for (const bookingId of changed) context.announce({ action: ACTIONS[answer.state], id: bookingId, actor })
}
