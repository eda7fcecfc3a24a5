import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import { retryOnOverlap } from '#server/bookings/time/retry-on-overlap.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { AppError, conflict } from '#server/errors.ts'
import type { By, Doer } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { PROPOSAL_ANSWERS } from '#shared/contract/changes/requests.ts'
import { applyWanted } from './apply-change.ts'
import { assertWaiting, type LockedRequest, lockWithBooking } from './lock-request.ts'
import { type RequestRow, saveRequest } from './rows.ts'
import { readWanted } from './wanted.ts'

export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number]

type Customer = Extract<Doer, { role: 'customer' }>

/** A customer's answer to what the office proposes. */
export interface AnsweredProposal extends By<Customer> {
  id: string
  answer: ProposalAnswer
}

/**
 * Answers a proposal. Accepted, it is applied as an approval is; declined, the request is open again, and the office
 * answers the first wish. A time that was taken meanwhile makes it open again too (docs/product.md P15.45).
 * @param before runs within the transaction, first; a mailed link is used up there
 * @throws AppError 404 another customer's, 409 when there is no proposal any more, or its time was taken meanwhile
 */
export async function answerProposal(
  context: AppContext,
  call: AnsweredProposal,
  before: (trx: Database, found: LockedRequest) => Promise<void> = async () => {},
): Promise<RequestRow> {
  try {
    const request = await retryOnOverlap(() =>
      context.db.transaction().execute((trx) => writeAnswer(trx, context, call, before)),
    )
    announce(context, request, call)
    return request
  } catch (error) {
    if (call.answer !== 'accepted' || !isTaken(error)) throw error
    await reopen(context, call)
    throw conflict('That time was taken just now. We still have your request and will get back to you.')
  }
}

/** Whether the agent was taken: the office's sentence names another customer, so this one does not get it. */
const isTaken = (error: unknown) =>
  error instanceof AppError &&
  error.status === 409 &&
  (error.fields?.confirmAnyway !== undefined || error.blocks !== undefined)

async function writeAnswer(
  trx: Database,
  context: AppContext,
  { id, answer, actor, requestId }: AnsweredProposal,
  before: (trx: Database, found: LockedRequest) => Promise<void>,
): Promise<RequestRow> {
  const found = await lockWithBooking(trx, id, actor.customerId)
  await before(trx, found)
  assertWaiting(found)
  const { booking, request } = found
  if (request.state !== 'proposed') throw conflict('There is nothing to answer any more')
  const accepted = answer === 'accepted'
  const wanted = readWanted(request.proposed)
  const columns = accepted && {
    accepted_proposal: true,
    price_change_cents: await applyWanted(trx, context, booking, { wanted, mailCustomer: false, actor, requestId }),
  }
  await recordAudit(trx, {
    ...{ actor, requestId, entity: 'booking', entityId: booking.id, after: { request: id, kind: request.kind } },
    action: accepted ? 'booking.change-approved' : 'booking.proposal-declined',
  })
  const about = { bookingId: booking.id, customerId: booking.customer_id }
  if (accepted) {
    await queueMail(trx, { kind: 'request-approved', to: booking.customer_email, about, data: { request: id } })
  }
  const outcome = { request: id, answer }
  await queueMail(trx, { kind: 'proposal-answer', to: null, about: { bookingId: booking.id }, data: outcome })
  const state = accepted ? ('approved' as const) : ('open' as const)
  return saveRequest(trx, id, { state, answered_at: sql<Date>`now()`, reminded_at: null, ...columns })
}

/** Opens the request again whose proposed time was taken; the office gets a mail. */
async function reopen(context: AppContext, { id, actor }: AnsweredProposal): Promise<void> {
  const request = await context.db.transaction().execute(async (trx) => {
    const { booking, request } = await lockWithBooking(trx, id, actor.customerId)
    if (request.state !== 'proposed') return undefined
    const data = { request: id, answer: 'taken' }
    await queueMail(trx, { kind: 'proposal-answer', to: null, about: { bookingId: booking.id }, data })
    return saveRequest(trx, id, { state: 'open', answered_at: sql<Date>`now()`, reminded_at: null })
  })
  if (request) announce(context, request, { actor })
}

function announce(context: AppContext, { booking_id }: RequestRow, { actor }: { actor: Customer }): void {
  context.nudgeMail()
  context.announce({ action: 'booking:changed', id: booking_id, actor })
}
