import type { AppContext } from '#server/context.ts'
import type { Actor } from '#server/http/requests/actor.ts'
import { type ProviderRefund, ProviderRefusal } from '#server/integrations/payments/payments.ts'
import type { LiveAction } from '#shared/model/live.ts'
import { applyRefundState } from './refund-state.ts'

/** A pending refund, with the provider's id of its payment. */
async function findPendingRefund({ db }: AppContext, id: string) {
  return db
    .selectFrom('payments as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.amount_cents', 'p.processor_id as paid_as'])
    .where('r.id', '=', id)
    .where('r.kind', '=', 'refund')
    .where('r.payment_status', '=', 'pending')
    .where('p.processor_id', 'is not', null)
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
    .refund({ id, paymentId: refund.paid_as, cents: refund.amount_cents })
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
  const known = (await context.payments.listRefunds(refund.paid_as)).find(({ orderId }) => orderId === id)
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
  if (changed === undefined) return
  context.nudgeMail()
  context.announce({ action: ACTIONS[answer.state], id: changed, actor })
}
