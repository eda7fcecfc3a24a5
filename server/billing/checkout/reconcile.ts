import type { AppContext } from '#server/context.ts'
import { ProviderRefusal, ProviderUnavailable, ProviderUnreadable } from '#server/integrations/payments/payments.ts'
import { syncDisputes } from '../disputes/sync-disputes.ts'
import { resumeRefund } from '../refunds/request-refund.ts'
import { syncRefunds } from '../refunds/sync-refunds.ts'
import { refundCheckout } from './auto-refund.ts'
import { expireCheckout, findCheckout } from './checkouts.ts'
import { keepFee } from './fees.ts'
import { applyCheckout } from './handle-webhook.ts'
import { releaseEvents } from './stripe-events.ts'
import {
  listAwaitedPayments,
  listExpiredCheckouts,
  listFeelessPayments,
  listPendingRefunds,
  listReturningCheckouts,
  saveLook,
  type Unfinished,
} from './unfinished.ts'

/** The request id of this job's changes. */
const JOB_NAME = 'reconcile-payments'

/** Something unfinished, and how to finish it. */
interface Step extends Unfinished {
  finish(): Promise<void>
}

/**
 * Finishes what a crash, a lost event or an unavailable card provider left open: pending refunds, automatic refunds,
 * expired checkouts, refunds that came before their payment, and fees that were not known (docs/decisions/023). Each kind has its own share of a
 * run, those not looked at for longest first. An answer that can't be read concerns its row alone; the run ends early
 * only while the provider is away (docs/product.md P7.29).
 */
export async function reconcilePayments(context: AppContext, signal?: AbortSignal): Promise<void> {
  if (context.payments.provider === 'manual') return
  for (const { finish, ...unfinished } of await findUnfinished(context)) {
    if (signal?.aborted) return
    await saveLook(context.db, unfinished)
    try {
      await finish()
    } catch (error) {
      if (error instanceof ProviderUnavailable && !(error instanceof ProviderUnreadable)) {
        context.log.warn(`payments wait for the card provider: ${error.message}`)
        return
      }
      // the others are still finished
      context.log.error({ err: error, ...unfinished }, 'a payment could not be finished')
    }
  }
}

async function findUnfinished(context: AppContext): Promise<Step[]> {
  const { db } = context
  const [refunds, returning, expired, awaited, feeless] = await Promise.all([
    listPendingRefunds(db),
    listReturningCheckouts(db),
    listExpiredCheckouts(db, context.now()),
    listAwaitedPayments(db),
    listFeelessPayments(db),
  ])
  const steps = (subject: Unfinished['subject'], references: string[], finish: (reference: string) => Promise<void>) =>
    references.map((reference) => ({ subject, reference, finish: () => finish(reference) }))
  return [
    ...steps('refund', refunds, (id) => resumeRefund(context, id)),
    ...steps('checkout', returning, (id) => refundCheckout(context, id)),
    ...steps('checkout', expired, (id) => closeCheckout(context, id)),
    ...steps('event', awaited, async (paidAs) => {
      await syncRefunds(context, paidAs, null)
      await syncDisputes(context, paidAs, null)
      await releaseEvents(db, paidAs)
    }),
    ...steps('fee', feeless, (paidAs) => keepFee(context, paidAs)),
  ]
}

/** Settles an expired checkout that was paid, closes any other. Without a session its page was never shown. */
async function closeCheckout(context: AppContext, id: string): Promise<void> {
  const sessionId = (await findCheckout(context.db, id))?.session_id ?? null
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
