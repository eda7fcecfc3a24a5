import { recordAudit } from '#server/audit/record.ts'
import { lockAgents } from '#server/availability/lock-agent.ts'
import { listLiveInvoices, lockSeveralPayable } from '#server/billing/account/account.ts'
import { issueDraft, issueForSeveral } from '#server/billing/invoices/generate.ts'
import { confirmSigned, type Signer, saveSignedDeposit } from '#server/bookings/changes/confirm-signed.ts'
import { type LockedBooking, lockEventBookings } from '#server/bookings/changes/status-rows.ts'
import { cutName } from '#server/bookings/time/conflicts.ts'
import { retryOnOverlap } from '#server/bookings/time/retry-on-overlap.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { readPaid } from '#server/db/ledger.ts'
import { AppError, conflict, notFound } from '#server/errors.ts'
import { MAIL_HOLD_MS, queueMail } from '#server/mail/queue-mail.ts'
import type { ProposedPerformer } from '#shared/contract/proposals/document.ts'
import type { CustomerProposal } from '#shared/contract/proposals/proposals.ts'
import { addDays } from '#shared/model/day.ts'
import { findDueDayBefore } from '#shared/model/invoice-due.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { isOpenProposal } from '#shared/model/proposal.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { alertOffice } from './alert-office.ts'
import { readForCustomer, refuseClosed, requireLinked } from './answer-proposal.ts'
import { findEventCustomer, listProposable } from './document.ts'
import { announce, queueNotice } from './notices.ts'
import { findObstacle } from './obstacles.ts'
import { isIntact, readDocument, stateOf } from './present.ts'
import { closeProposal, insertAgreement, lockProposal } from './proposal-rows.ts'

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

/** Why a proposal that is open can't be signed: a sentence for the office, never for the customer. */
class StuckError extends Error {
  override name = 'StuckError'
}

const STUCK =
  'We could not book this. A performer is no longer available, or something changed. This changed and charged nothing. We have been alerted and will get back to you.'

/**
 * Signs a proposal. In one transaction its bookings are confirmed with the deposit it names and invoiced with its tax,
 * the signature is stored, and the mails are queued: all of it or nothing. A repeat answers what the first one did
 * (docs/product.md P16.6).
 * @throws AppError 404 for an unknown link; 409 for a proposal that is no longer open, for a document that is not the
 *   one that was read, and when a booking can't be confirmed as proposed: then the office is alerted
 */
export async function acceptProposal(context: AppContext, signature: Signature): Promise<CustomerProposal> {
  const id = await requireLinked(context.db, signature.token)
  const signed = await retryOnOverlap(
    () => context.db.transaction().execute((trx) => accept(trx, context, id, signature)),
    () => new StuckError('A performer was booked for that time just now.'),
  ).catch(async (error: unknown) => {
    if (!(error instanceof StuckError)) throw error
    await alertOffice(context, id, error.message, signature.requestId)
    throw conflict(STUCK)
  })
  if (signed) {
    context.nudgeMail()
    context.nudgeMail(MAIL_HOLD_MS)
    announce(context, signed, 'booking:confirmed')
  }
  return readForCustomer(context, id)
}

/** @returns the proposal; undefined when it was signed before */
async function accept(trx: Database, context: AppContext, id: string, signature: Signature) {
  const row = await lockProposal(trx, id)
  if (!row) throw notFound()
  if (row.state === 'accepted') return undefined
  if (!isOpenProposal(stateOf(row))) refuseClosed(row)
  if (!isIntact(row) || row.document_hash.toString('hex') !== signature.documentHash) {
    throw conflict('This is not the proposal we sent. Please open the link in our email again.')
  }
  const document = readDocument(row)
  const agents = await lockAgents(
    trx,
    document.performers.map(({ agentId }) => agentId),
  )
  const bookings = await lockEventBookings(trx, row.event_id)
  const rows = await listProposable(trx, row.event_id)
  const { customer_id: customerId } = row
  const obstacle = await findObstacle(trx, { document, customerId, rows, now: context.now() })
  if (obstacle !== undefined) throw new StuckError(obstacle)
  const actor = { role: 'customer' as const, customerId }
  const by = { actor, requestId: signature.requestId }
  await confirm(trx, { agents, bookings, performers: document.performers }, document.depositPercent, by)
  // after all bookings: the counter of invoice numbers is locked from the first one on
  await invoice(trx, context, document.performers, by)
  await closeProposal(trx, id, 'accepted')
  const { name, address, userAgent } = signature
  await insertAgreement(trx, { proposalId: id, name, address, userAgent, documentHash: row.document_hash })
  await recordAudit(trx, {
    ...{ ...by, action: 'proposal.accepted', entity: 'proposal', entityId: id },
    after: { signedBy: name, totalAmount: centsToDollars(document.totalCents), version: row.version },
  })
  const { email } = await findEventCustomer(trx, row.event_id)
  const about = { customerId, bookingId: document.performers[0]?.bookingId ?? null }
  await queueMail(trx, { kind: 'proposal-signed', to: email, about, data: { proposal: id } })
  await queueNotice(trx, row, { about: 'accepted' })
  return row
}

/** The performers of a proposal, and the rows that are locked for them. */
interface Locked {
  agents: readonly { id: string }[]
  bookings: readonly LockedBooking[]
  performers: readonly ProposedPerformer[]
}

/**
 * Confirms bookings as proposed, with their deposit. One that the office confirmed meanwhile stays confirmed, and gets the
 * deposit that was signed while nothing is paid.
 */
async function confirm(
  trx: Database,
  { agents, bookings, performers }: Locked,
  depositPercent: number | null,
  by: Signer,
): Promise<void> {
  const pending: LockedBooking[] = []
  for (const { bookingId, name, depositCents } of performers) {
    const booking = bookings.find(({ id }) => id === bookingId)
    if (!booking || !agents.some(({ id }) => id === booking.agent_id)) {
      throw new StuckError(`${cutName(name)} could not be confirmed.`)
    }
    if (booking.status === 'pending') pending.push(booking)
    else if (depositCents > 0 && (await readPaid(trx, bookingId)).settled === 0) {
      await saveSignedDeposit(trx, booking, depositPercent, by)
    }
  }
  await confirmSigned(trx, pending, depositPercent, by)
}

/**
 * Makes one invoice for all bookings, with the price and tax each was proposed with (docs/product.md P7.172), due as invoices
 * usually are (P7.114). An invoice that a booking has already is kept and, as a draft, issued.
 */
async function invoice(
  trx: Database,
  context: AppContext,
  performers: readonly ProposedPerformer[],
  by: Signer,
): Promise<void> {
  const ids = performers.map(({ bookingId }) => bookingId)
  const bookings = await lockSeveralPayable(trx, ids)
  const live = await listLiveInvoices(trx, ids)
  for (const { bookingId, name, totalCents } of performers) {
    const has = live.find((one) => one.booking_id === bookingId)
    if (has && has.total_cents !== totalCents)
      throw new StuckError(`The invoice of ${cutName(name)} has another total.`)
  }
  const drafts = live.filter(({ status }) => status === 'draft').map(({ id }) => id)
  for (const id of new Set(drafts)) await issueDraft(trx, context, { id, ...by })
  const parts = performers.flatMap(({ bookingId, priceCents: subtotal, taxCents: tax, totalCents: total }) => {
    const booking = bookings.find(({ id }) => id === bookingId)
    const isNew = total > 0 && !live.some(({ booking_id }) => booking_id === bookingId)
    return booking && isNew ? [{ booking, amounts: { subtotal, tax, discount: 0, total } }] : []
  })
  const [first, ...others] = parts
  if (!first) return
  const now = context.now()
  const begins = performers.map(({ eventDate }) => eventDate).sort((a, b) => Date.parse(a) - Date.parse(b))
  const dueDate = findDueDayBefore(begins[0] ?? now, now) ?? addDays(atlantaDay(now), 1)
  try {
    await issueForSeveral(trx, context, [first, ...others], { dueDate, notes: null, status: 'pending', ...by })
  } catch (error) {
    if (error instanceof AppError) throw new StuckError(error.message)
    throw error
  }
}
