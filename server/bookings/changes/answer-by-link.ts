import { hashToken } from '#server/accounts/sessions/sessions.ts'
import type { AppContext } from '#server/context.ts'
import { type AppError, conflict, notFound } from '#server/errors.ts'
import type { Doer } from '#server/http/requests/actor.ts'
import type { AskedBooking } from '#shared/contract/bookings/answer-links.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import { type AskedRow, findAnswerLink, lockAnswerLink, spendAnswerLink } from '../mails/agent/answer-link-rows.ts'
import { type AgentAnswer, writeAnswer } from './answer-booking.ts'

/** What became of the booking meanwhile, in one sentence. */
const OVER: Record<Exclude<BookingStatus, 'pending'>, string> = {
  confirmed: "This booking is already confirmed. If you can't make it, call us.",
  completed: 'This booking is already completed.',
  cancelled: "This booking was canceled. You don't need to do anything.",
}

/** The first reason why a link takes no answer any more; undefined while it does. */
function findFault(link: AskedRow | undefined, now: Date): AppError | undefined {
  if (!link) return notFound("This link doesn't work. Sign in to see your requests.")
  if (!link.active) return notFound('This link no longer works. Call us if you have questions.')
  if (link.status !== 'pending') return conflict(OVER[link.status])
  if (link.moved)
    return conflict('This booking has moved to another time. Use the link in our latest email, or sign in.')
  if (link.agent_answer !== null) {
    return conflict(`You already ${link.agent_answer} this request. To change your answer, sign in.`)
  }
  if (link.used_at !== null) return conflict('This link was already used. To answer, sign in.')
  if (link.expires_at <= now) return notFound('This link has expired. To answer, sign in.')
  return undefined
}

/**
 * The request a mailed link is about. Opening it does not use it up (docs/product.md P5.20).
 * @throws AppError 404 for a link that is unknown or has expired, 409 when there is nothing to answer any more
 */
export async function openAnswerLink({ db, now }: AppContext, token: string): Promise<AskedBooking> {
  const link = await findAnswerLink(db, hashToken(token))
  const fault = findFault(link, now())
  if (fault || !link) throw fault ?? notFound()
  return {
    agentName: link.agent_name,
    customerName: link.customer_name,
    eventType: link.event_type,
    eventDate: link.event_date.toISOString(),
    eventDuration: link.event_duration,
    eventLocation: link.event_location,
    guests: link.guests,
    specialRequests: link.special_requests,
    packageName: link.package_name,
  }
}

/**
 * Answers a request by a mailed link, which is used up with the answer and not without it. Of two at once one counts.
 * @throws AppError as above
 */
export async function answerByLink(
  context: AppContext,
  token: string,
  answer: Omit<AgentAnswer, 'id' | 'actor'>,
): Promise<{ answer: AgentAnswer['answer'] }> {
  const { id, actor } = await context.db.transaction().execute(async (trx) => {
    const link = await lockAnswerLink(trx, hashToken(token))
    const fault = findFault(link, context.now())
    if (fault || !link) throw fault ?? notFound()
    await spendAnswerLink(trx, hashToken(token))
    const actor: Doer | null = link.user_id === null ? null : { role: 'agent', userId: link.user_id }
    await writeAnswer(trx, link, { ...answer, actor })
    return { id: link.id, actor }
  })
  context.nudgeMail()
  context.announce({ action: `booking:${answer.answer}`, id, actor })
  return { answer: answer.answer }
}
