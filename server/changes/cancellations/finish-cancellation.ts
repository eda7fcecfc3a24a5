import { isRefundRefused } from '#server/billing/refunds/refund-payment.ts'
import type { AppContext } from '#server/context.ts'
import type { Actor } from '#server/http/requests/actor.ts'
import { MAIL_HOLD_MS } from '#server/mail/queue-mail.ts'
import type { AppliedCancellation } from './apply-cancellation.ts'

/**
 * Follows a committed cancellation up: announces it, wakes the mail job, and requests its card refunds from the provider.
 * A refund that can't be requested now stays pending, and the job requests it.
 * @returns integer cents that the provider refused; they stay due
 */
export async function finishCancellation(
  context: AppContext,
  { booking, cardRefunds }: Pick<AppliedCancellation, 'booking' | 'cardRefunds'>,
  actor: Actor,
): Promise<number> {
  announceCancellation(context, booking.id, actor)
  return requestRefunds(context, cardRefunds, actor)
}

/** Announces a committed cancellation, and wakes the mail job. */
export function announceCancellation(context: AppContext, bookingId: string, actor: Actor): void {
  context.announce({ action: 'booking:cancelled', id: bookingId, actor })
  context.nudgeMail()
  context.nudgeMail(MAIL_HOLD_MS)
}

/**
 * Requests committed refunds from the card provider.
 * @returns integer cents that the provider refused; they stay due
 */
export async function requestRefunds(
  context: AppContext,
  cardRefunds: AppliedCancellation['cardRefunds'],
  actor: Actor,
): Promise<number> {
  let refused = 0
  for (const { id, cents } of cardRefunds) {
    if (await isRefundRefused(context, id, actor)) refused += cents
  }
  if (cardRefunds.length > 0) context.nudgeMail()
  return refused
}
