import { recordAudit } from '#server/audit/record.ts'
import { lockLiveInvoice, lockPayable } from '#server/billing/account/account.ts'
import { issueInvoice } from '#server/billing/invoices/generate.ts'
import { applyStatus, lockWithAgent } from '#server/bookings/changes/apply-status.ts'
import { saveBooking } from '#server/bookings/changes/status-rows.ts'
import { retryOnOverlap } from '#server/bookings/time/retry-on-overlap.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { AppError, conflict, notFound } from '#server/errors.ts'
import { MAIL_HOLD_MS, queueMail } from '#server/mail/queue-mail.ts'
import type { ProposedPerformer } from '#shared/contract/proposals/document.ts'
import type { CustomerProposal } from '#shared/contract/proposals/proposals.ts'
import { addDays } from '#shared/model/day.ts'
import { findDueDayBefore } from '#shared/model/invoice-due.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { isOpenProposal } from '#shared/model/proposal.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { announce, queueNotice, readForCustomer, refuseClosed, requireLinked } from './answer-proposal.ts'
import { isStillTrue, listProposable } from './document.ts'
import { isIntact, readDocument, stateOf } from './present.ts'
import {
  closeProposal,
  findProposal,
  insertAgreement,
  lockProposal,
  markStuck,
  type ProposalRow,
} from './proposal-rows.ts'
import { lockAgents } from './send-proposal.ts'

/** A customer's signature under a proposal. */
export interface Signature {
  token: string
  /** Of the document the customer read: SHA-256 in hexadecimal. */
  documentHash: string
  /** As typed. */
  name: string
  /** Of the browser that signed. */
  address: string
  userAgent: string
  requestId: string
}

/** Why a proposal that is open cannot be accepted: a sentence for the office, never for the customer. */
class StuckError extends Error {
  override name = 'StuckError'
}

const STUCK =
  'We could not book this. A performer is no longer available, or something changed. Nothing was booked or charged. We have been alerted and will get back to you.'

/**
 * Signs a proposal. In one transaction its bookings are confirmed with the deposit it names and invoiced with its tax,
 * the signature is stored, and the mails are queued: all of it or nothing. A repeat answers what the first one did
 * (docs/product.md P16.6).
 * @throws AppError 404 for an unknown link; 409 for a proposal that is no longer open, for a document that is not the
 *   one that was read, and when a booking can't be confirmed as proposed: then the office is alerted
 */
export async function acceptProposal(context: AppContext, signature: Signature): Promise<CustomerProposal> {
  const id = await requireLinked(context.db, signature.token)
  const isNew = await retryOnOverlap(
    () => context.db.transaction().execute((trx) => accept(trx, context, id, signature)),
    () => new StuckError('A performer was booked for that time just now'),
  ).catch(async (error: unknown) => {
    if (!(error instanceof StuckError)) throw error
    await alertOffice(context, id, error.message, signature.requestId)
    throw conflict(STUCK)
  })
  const proposal = await readForCustomer(context.db, id)
  if (isNew) {
    context.nudgeMail()
    context.nudgeMail(MAIL_HOLD_MS)
    announce(context, proposal, 'booking:confirmed')
  }
  return proposal
}

async function accept(trx: Database, context: AppContext, id: string, signature: Signature): Promise<boolean> {
  const row = await lockProposal(trx, id)
  if (!row) throw notFound()
  if (row.state === 'accepted') return false
  if (!isOpenProposal(stateOf(row))) refuseClosed(row)
  if (!isIntact(row) || row.document_hash.toString('hex') !== signature.documentHash) {
    throw conflict('This is not the proposal we sent. Please open the link in our email again.')
  }
  const document = readDocument(row)
  await lockAgents(
    trx,
    document.performers.map(({ agentId }) => ({ agent_id: agentId })),
  )
  if (!isStillTrue(document, await listProposable(trx, row.event_id))) {
    throw new StuckError('A booking of the event was changed after the proposal was sent')
  }
  const change = { row, depositPercent: document.depositPercent, requestId: signature.requestId }
  for (const performer of document.performers) await confirm(trx, context, performer, change)
  await closeProposal(trx, id, 'accepted')
  const { name, address, userAgent } = signature
  await insertAgreement(trx, { proposalId: id, name, address, userAgent, documentHash: row.document_hash })
  const actor = { role: 'customer' as const, customerId: row.customer_id }
  await recordAudit(trx, {
    ...{ actor, requestId: signature.requestId, action: 'proposal.accepted', entity: 'proposal', entityId: id },
    after: { signedBy: name, totalAmount: centsToDollars(document.totalCents), version: row.version },
  })
  await queueMail(trx, {
    kind: 'proposal-signed',
    to: document.customer.email,
    about: { customerId: row.customer_id, bookingId: document.performers[0]?.bookingId ?? null },
    data: { proposal: id },
  })
  await queueNotice(trx, row, { about: 'accepted' })
  return true
}

/** Confirms one booking as proposed, and invoices it. A booking that the office confirmed meanwhile stays as it is. */
async function confirm(
  trx: Database,
  context: AppContext,
  performer: ProposedPerformer,
  { row, depositPercent, requestId }: { row: ProposalRow; depositPercent: number | null; requestId: string },
): Promise<void> {
  const actor = { role: 'customer' as const, customerId: row.customer_id }
  const { agent, booking } = await lockWithAgent(trx, performer.bookingId)
  try {
    if (booking.status === 'pending') {
      const saved = await saveBooking(trx, booking.id, { deposit_percent: depositPercent })
      const { counted_at } = booking
      await applyStatus(
        trx,
        agent,
        { ...saved, counted_at },
        {
          ...{ status: 'confirmed', confirmAnyway: false, reason: null, mailCustomer: false },
          ...{ actor, requestId, now: context.now() },
        },
      )
    }
    await invoice(trx, context, performer, { actor, requestId })
  } catch (error) {
    // what speaks against it is a sentence for the office
    if (error instanceof AppError) throw new StuckError(`${performer.name}: ${error.message}`)
    throw error
  }
}

/** Invoices a booking with the price and tax it was proposed with, due as invoices usually are (docs/product.md P7.114). */
async function invoice(
  trx: Database,
  context: AppContext,
  { bookingId, eventDate, priceCents: subtotal, taxCents: tax, totalCents: total }: ProposedPerformer,
  by: { actor: { role: 'customer'; customerId: string }; requestId: string },
): Promise<void> {
  const booking = await lockPayable(trx, bookingId)
  if (!booking) throw notFound()
  const live = await lockLiveInvoice(trx, bookingId)
  if (live) {
    if (live.total_cents !== total) throw conflict('Its invoice has another total')
    return
  }
  if (total === 0) return
  const now = context.now()
  const dueDate = findDueDayBefore(eventDate, now) ?? addDays(atlantaDay(now), 1)
  const terms = { subtotal, tax, discount: 0, total, dueDate, notes: null }
  await issueInvoice(trx, context, booking, { terms, status: 'pending', ...by })
}

/** Alerts the office once that a customer could not accept a proposal, in a transaction of its own. */
async function alertOffice(context: AppContext, id: string, reason: string, requestId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await findProposal(trx, id)
    if (!row || !(await markStuck(trx, id))) return
    await recordAudit(trx, {
      ...{ actor: null, requestId, action: 'proposal.stuck', entity: 'proposal', entityId: id, reason },
    })
    await queueNotice(trx, row, { about: 'stuck' })
  })
  context.nudgeMail()
  announce(context, await readForCustomer(context.db, id))
}
