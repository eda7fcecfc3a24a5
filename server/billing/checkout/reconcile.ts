import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import { ProviderRefusal, ProviderUnavailable } from '#server/integrations/payments/payments.ts'
import { syncDisputes } from '../disputes/sync-disputes.ts'
import { resumeRefund } from '../refunds/request-refund.ts'
import { syncRefunds } from '../refunds/sync-refunds.ts'
import { refundCheckout } from './auto-refund.ts'
import { expireCheckout } from './checkouts.ts'
import { applyCheckout } from './handle-webhook.ts'
import { findAwaitedPayments, releaseEvents } from './stripe-events.ts'

/** Rows of a kind handled in one run. */
const MAX_ROWS = 50
/** The request id of this job's changes. */
const JOB_NAME = 'reconcile-payments'

/**
 * Finishes what a crash, a lost event or an unavailable card provider left open: pending refunds, automatic refunds,
 * expired checkouts, and refunds that came before their payment (docs/decisions/023).
 */
export async function reconcilePayments(context: AppContext, signal?: AbortSignal): Promise<void> {
  if (context.payments.provider === 'manual') return
  for (const step of await findUnfinished(context)) {
    if (signal?.aborted) return
    try {
      await step()
    } catch (error) {
      if (error instanceof ProviderUnavailable) {
        context.log.warn(`payments wait for the card provider: ${error.message}`)
        return
      }
      // the others are still finished
      context.log.error({ err: error }, 'a payment could not be finished')
    }
  }
}

async function findUnfinished(context: AppContext): Promise<(() => Promise<void>)[]> {
  const { db } = context
  const refunds = await db
    .selectFrom('payments')
    .select('id')
    .where('kind', '=', 'refund')
    .where('payment_status', '=', 'pending')
    // a younger one may still be handled by its request
    .where('created_at', '<', sql<Date>`now() - interval '1 minute'`)
    .orderBy('created_at')
    .limit(MAX_ROWS)
    .execute()
  const checkouts = await db
    .selectFrom('checkouts')
    .select(['id', 'state', 'session_id', 'expires_at'])
    .where((eb) =>
      eb.or([eb('state', '=', 'returning'), eb.and([eb('state', '=', 'open'), eb('expires_at', '<', context.now())])]),
    )
    .where('state', 'in', ['open', 'returning'])
    .orderBy('expires_at')
    .limit(MAX_ROWS)
    .execute()
  const awaited = await findAwaitedPayments(db)
  return [
    ...refunds.map(
      ({ id }) =>
        () =>
          resumeRefund(context, id),
    ),
    ...checkouts.map(
      ({ id, state, session_id }) =>
        () =>
          state === 'returning' ? refundCheckout(context, id) : closeCheckout(context, id, session_id),
    ),
    ...awaited.map((paidAs) => async () => {
      await syncRefunds(context, paidAs, null)
      await syncDisputes(context, paidAs, null)
      await releaseEvents(db, paidAs)
    }),
  ]
}

/** Settles an expired checkout that was paid, closes any other. Without a session its page was never shown. */
async function closeCheckout(context: AppContext, id: string, sessionId: string | null): Promise<void> {
  if (sessionId !== null) {
    const checkout = await context.payments.findCheckout(sessionId).catch((error: unknown) => {
      if (error instanceof ProviderRefusal) return undefined
      throw error
    })
    if (checkout) await applyCheckout(context, checkout, { event: null, requestId: JOB_NAME })
  }
  // an event can still settle it later
  await expireCheckout(context.db, id)
}
