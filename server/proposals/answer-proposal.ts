import { recordAudit } from '#server/audit/record.ts'
import { findDueTogether, sumPaid } from '#server/billing/account/due-together.ts'
import { readEventAccounts } from '#server/billing/events/event-accounts.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, notFound } from '#server/errors.ts'
import { readInstructions } from '#server/settings/instructions/payment-instructions.ts'
import type { CustomerProposal } from '#shared/contract/proposals/proposals.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { listWays } from '#shared/model/payment-instructions.ts'
import { isOpenProposal } from '#shared/model/proposal.ts'
import { alertOffice } from './alert-office.ts'
import { listCardParts } from './deposit/card-parts.ts'
import { listProposable } from './document.ts'
import { announce, queueNotice } from './notices.ts'
import { findObstacle } from './obstacles.ts'
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
export async function readForCustomer(context: AppContext, id: string): Promise<CustomerProposal> {
  return (await readStanding(context, id)).proposal
}

/** The same, and why an open proposal can't be signed: a sentence for the office. */
async function readStanding(context: AppContext, id: string) {
  const { db, now } = context
  const row = await findProposal(db, id)
  if (!row) throw notFound(UNKNOWN)
  const rows = await listProposable(db, row.event_id)
  const open = isOpenProposal(stateOf(row))
  const facts = { document: readDocument(row), customerId: row.customer_id, rows, now: now() }
  const obstacle = open ? await findObstacle(db, facts) : undefined
  const proposal = presentToCustomer(row, {
    ready: open && obstacle === undefined,
    canceled: row.state === 'accepted' && rows.length === 0 && !(await hasCompleted(db, row.event_id)),
    deposit: await readDeposit(context, row),
  })
  return { row, proposal, obstacle }
}

/** Whether an event has a booking that took place. */
async function hasCompleted(db: Database, eventId: string): Promise<boolean> {
  const completed = db
    .selectFrom('bookings')
    .select('id')
    .where('event_id', '=', eventId)
    .where('status', '=', 'completed')
  return (await completed.executeTakeFirst()) !== undefined
}

/** How the deposit of a signed proposal is paid; null before it is signed, and without a deposit. */
async function readDeposit(context: AppContext, row: ProposalRow): Promise<CustomerProposal['deposit']> {
  const { db } = context
  const { depositCents, performers } = readDocument(row)
  const [first] = performers
  if (row.state !== 'accepted' || depositCents === 0 || !first) return null
  const ids = performers.map(({ bookingId }) => bookingId)
  const due = await findDueTogether(db, ids, 'deposit')
  const [account] = await readEventAccounts(db, [row.event_id])
  return {
    dueCents: due.reduce((sum, { cents }) => sum + cents, 0),
    paidCents: await sumPaid(db, ids),
    memo: account?.invoiceNumber ?? formatBookingNumber(first.number),
    ways: listWays(await readInstructions(db)),
    cards: await listCardParts(context, row),
  }
}

/**
 * The proposal of a mailed link, in any state. The first time it is marked as read, and screens of the office learn it; one
 * that can't be signed as it stands alerts the office.
 * @throws AppError 404 for a link that is unknown or has expired
 */
export async function openProposal(context: AppContext, token: string, requestId: string): Promise<CustomerProposal> {
  const id = await requireLinked(context.db, token)
  const isNew = await markSeen(context.db, id)
  const { row, proposal, obstacle } = await readStanding(context, id)
  if (isNew) announce(context, row)
  // the page says that the office looks into it
  if (obstacle !== undefined) await alertOffice(context, id, obstacle, requestId)
  return proposal
}

/** Why a proposal takes no answer any more, in words for its customer. */
export function refuseClosed(row: ProposalRow): never {
  const state = stateOf(row)
  if (state === 'accepted') throw conflict('This proposal is signed already.')
  if (state === 'superseded') throw conflict('There is a newer proposal. Please open the link in our last email.')
  if (state === 'expired') throw conflict("This proposal has expired. Call us and we'll see what we can do.")
  if (state === 'declined') throw conflict('You declined this proposal. Call us if you changed your mind.')
  throw conflict('We withdrew this proposal. Call us if you have questions.')
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
  const { row, proposal } = await readStanding(context, id)
  announce(context, row)
  return proposal
}

/**
 * Sends the office a customer's question about an open proposal.
 * @throws AppError 404 for an unknown link, 409 for a proposal that is no longer open, and after 20 questions
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
    if (questionId === undefined) throw conflict('You have sent 20 questions. Please call us instead.')
    await queueNotice(trx, row, { about: 'question', question: questionId })
  })
  context.nudgeMail()
  announce(context, (await readStanding(context, id)).row)
}
