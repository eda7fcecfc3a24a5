import { recordAudit } from '#server/audit/record.ts'
import { findDepositsDue } from '#server/billing/account/deposits-due.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound, tooManyRequests } from '#server/errors.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { readInstructions } from '#server/settings/instructions/payment-instructions.ts'
import type { CustomerProposal } from '#shared/contract/proposals/proposals.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { listWays } from '#shared/model/payment-instructions.ts'
import { isOpenProposal } from '#shared/model/proposal.ts'
import { presentToCustomer, readDocument, stateOf } from './present.ts'
import {
  closeProposal,
  findLinked,
  findProposal,
  insertQuestion,
  lockProposal,
  markSeen,
  type ProposalRow,
} from './proposal-rows.ts'

const UNKNOWN = 'This link doesn’t work any more. Call us if you have questions.'

/** The proposal that a link opens. @throws AppError 404 for a link that is unknown or has expired */
export async function requireLinked(db: Database, token: string): Promise<string> {
  const id = await findLinked(db, token)
  if (id === undefined) throw notFound(UNKNOWN)
  return id
}

/** A proposal as its customer sees it now. @throws AppError 404 for an unknown one */
export async function readForCustomer(db: Database, id: string): Promise<CustomerProposal> {
  const row = await findProposal(db, id)
  if (!row) throw notFound(UNKNOWN)
  return presentToCustomer(row, await readDeposit(db, row))
}

/** How the deposit of a signed proposal is paid; null before it is signed, and without a deposit. */
async function readDeposit(db: Database, row: ProposalRow): Promise<CustomerProposal['deposit']> {
  const { depositCents, performers } = readDocument(row)
  const [first] = performers
  if (row.state !== 'accepted' || depositCents === 0 || !first) return null
  const due = await findDepositsDue(
    db,
    performers.map(({ bookingId }) => bookingId),
  )
  return {
    dueCents: due.reduce((sum, { cents }) => sum + cents, 0),
    memo: formatBookingNumber(first.number),
    ways: listWays(await readInstructions(db)),
  }
}

/**
 * The proposal of a mailed link, in any state. The first time it is marked as read, and screens of the office learn it.
 * @throws AppError 404 for a link that is unknown or has expired
 */
export async function openProposal(context: AppContext, token: string): Promise<CustomerProposal> {
  const id = await requireLinked(context.db, token)
  const isNew = await markSeen(context.db, id)
  const proposal = await readForCustomer(context.db, id)
  if (isNew) announce(context, proposal)
  return proposal
}

/** Lets screens read again what shows a proposal. */
export function announce(
  context: AppContext,
  { document }: Pick<CustomerProposal, 'document'>,
  action: 'booking:changed' | 'booking:confirmed' = 'booking:changed',
): void {
  for (const { bookingId: id } of document.performers) context.announce({ action, id, actor: null })
}

/** Why a proposal takes no answer any more, in words for its customer. */
export function refuseClosed(row: ProposalRow): never {
  const state = stateOf(row)
  if (state === 'accepted') throw conflict('This proposal is signed already.')
  if (state === 'superseded') throw conflict('There is a newer proposal. Please open the link in our last email.')
  if (state === 'expired') throw conflict('The time to accept this proposal is over. Call us, and we look for a way.')
  if (state === 'declined') throw conflict('You declined this proposal. Call us if you changed your mind.')
  throw conflict('We took this proposal back. Call us if you have questions.')
}

/** Queues a notice to the office about what became of a proposal. */
export async function queueNotice(
  trx: Database,
  row: Pick<ProposalRow, 'id' | 'document'>,
  data: { about: 'accepted' | 'declined' | 'expired' | 'stuck' | 'question'; question?: string },
): Promise<void> {
  const [first] = readDocument(row).performers
  await queueMail(trx, {
    kind: 'proposal-notice',
    to: null,
    about: { bookingId: first?.bookingId ?? null },
    data: { proposal: row.id, ...data },
  })
}

/**
 * Declines a proposal; what it held is free again and the office gets a mail. A repeat answers the same.
 * @throws AppError 404 for an unknown link, 409 for a proposal that is no longer open
 */
export async function declineProposal(
  context: AppContext,
  { token, reason, requestId }: { token: string; reason: string | null; requestId: string },
): Promise<CustomerProposal> {
  const id = await requireLinked(context.db, token)
  await context.db.transaction().execute(async (trx) => {
    const row = await lockProposal(trx, id)
    if (!row) throw notFound(UNKNOWN)
    if (row.state === 'declined') return
    if (!isOpenProposal(stateOf(row))) refuseClosed(row)
    await closeProposal(trx, id, 'declined', reason)
    await recordAudit(trx, {
      actor: { role: 'customer', customerId: row.customer_id },
      ...{ requestId, action: 'proposal.declined', entity: 'proposal', entityId: id, reason },
    })
    await queueNotice(trx, row, { about: 'declined' })
  })
  context.nudgeMail()
  const proposal = await readForCustomer(context.db, id)
  announce(context, proposal)
  return proposal
}

/**
 * Sends the office a customer's question about an open proposal.
 * @throws AppError 404 for an unknown link, 409 for a proposal that is no longer open, 429 after 20 questions
 */
export async function askAboutProposal(
  context: AppContext,
  { token, question }: { token: string; question: string },
): Promise<void> {
  const id = await requireLinked(context.db, token)
  await context.db.transaction().execute(async (trx) => {
    const row = await lockProposal(trx, id)
    if (!row) throw notFound(UNKNOWN)
    if (!isOpenProposal(stateOf(row))) refuseClosed(row)
    const questionId = await insertQuestion(trx, id, question)
    if (questionId === undefined) throw tooManyRequests(24 * 60 * 60)
    await queueNotice(trx, row, { about: 'question', question: questionId })
  })
  context.nudgeMail()
  announce(context, await readForCustomer(context.db, id))
}
