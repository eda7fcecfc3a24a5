import type { AppContext } from '#server/context.ts'
import type { Actor } from '#server/http/requests/actor.ts'
import { type ProviderRefund, ProviderRefusal } from '#server/integrations/payments/payments.ts'
import type { LiveAction } from '#shared/model/live.ts'
import { applyRefundState } from './refund-state.ts'

/** A refund that waits for the card provider, with the provider's name for its payment. */
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
 * Asks the card provider for a refund that is in the ledger as pending, and writes what it says.
 * @param actor who refunds; null for the job
 * @returns how the refund stands now
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
 * Goes on with a refund nobody knows the end of: what the provider has of it counts; only what it doesn't know is asked
 * for again. Stripe forgets the keys of requests after a day, so the key alone would not keep it from paying twice.
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
