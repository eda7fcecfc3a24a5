import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import type { ProviderDispute, ProviderEvent } from '#server/integrations/payments/payments.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { LiveAction } from '#shared/model/live.ts'
import { lockWholePayment } from '../account/ledger.ts'
import { rememberEvent } from '../checkout/stripe-events.ts'
import { findCharge } from '../refunds/sync-refunds.ts'
import { findDispute, saveDispute } from './dispute-rows.ts'
import { returnMoney, takeMoneyBack } from './lost-money.ts'

const ACTIONS = {
  open: 'payment:disputed',
  lost: 'payment:dispute-lost',
  won: 'payment:dispute-won',
} as const satisfies Record<ProviderDispute['state'], LiveAction>

/**
 * Updates our rows to the card provider's disputes of a payment (docs/product.md P7.58). All disputes are read, so that
 * the order of events doesn't matter.
 * @param event saved with the change; a no-op when it was handled meanwhile
 * @throws ProviderUnavailable
 */
export async function syncDisputes(context: AppContext, paidAs: string, event: ProviderEvent | null): Promise<void> {
  const charge = await findCharge(context.db, paidAs)
  if (!charge) return
  const disputes = await context.payments.listDisputes(paidAs)
  const changed = await context.db.transaction().execute(async (trx) => {
    if (event && !(await rememberEvent(trx, event))) return []
    await lockWholePayment(trx, charge.id)
    const states: ProviderDispute['state'][] = []
    for (const dispute of disputes) if (await applyDispute(trx, charge, dispute)) states.push(dispute.state)
    return states
  })
  if (changed.length === 0) return
  context.nudgeMail()
  for (const state of changed) {
    for (const id of charge.bookingIds) context.announce({ action: ACTIONS[state], id, actor: null })
  }
}

const AUDITED = { open: 'payment.disputed', lost: 'payment.dispute-lost', won: 'payment.dispute-won' } as const

/** Saves a dispute, moves the money when it is decided, and notifies the office. Returns whether its state is new. */
async function applyDispute(
  trx: Database,
  payment: { id: string; booking_id: string },
  dispute: ProviderDispute,
): Promise<boolean> {
  const known = await findDispute(trx, dispute.id)
  const id = await saveDispute(trx, payment.id, dispute)
  if (known?.state === dispute.state) return false
  await recordAudit(trx, {
    actor: null,
    action: AUDITED[dispute.state],
    entity: 'payment',
    entityId: payment.id,
    ...(known && { before: { state: known.state } }),
    after: { bookingId: payment.booking_id, state: dispute.state, amountCents: dispute.cents, disputeId: id },
    reason: dispute.reason,
  })
  if (dispute.state === 'lost') await returnMoney(trx, payment.id, dispute)
  else if (known?.state === 'lost') await takeMoneyBack(trx, payment.id, dispute)
  const about = { bookingId: payment.booking_id }
  await queueMail(trx, { kind: 'payment-dispute', to: null, about, data: { disputeId: id, state: dispute.state } })
  return true
}
