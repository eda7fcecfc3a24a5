import { recordAudit } from '#server/audit/record.ts'
import { holdTime } from '#server/availability/holds/holds.ts'
import { findTaken } from '#server/availability/holds/wanted-times.ts'
import { lockAgents } from '#server/availability/lock-agent.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, invalid, notFound, notPossible } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { findBufferMinutes } from '#server/settings/agency-settings.ts'
import type { Proposal } from '#shared/contract/proposals/proposals.admin.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { LEAST_VALID_MS, MOST_PROPOSED, MOST_VALID_MS } from '#shared/model/proposal.ts'
import {
  findEventCustomer,
  findGaps,
  hashDraft,
  hashText,
  listProposable,
  type ProposableRow,
  type ProposalTerms,
  writeDocument,
} from './document.ts'
import { expireProposal } from './expire-proposals.ts'
import { listWanted } from './obstacles.ts'
import { presentProposal } from './present.ts'
import {
  closeProposal,
  findProposal,
  insertProposal,
  lockOpenProposal,
  lockProposal,
  type ProposalRow,
} from './proposal-rows.ts'

/** An admin's wish to send a proposal for an event. */
export interface NewProposal extends By<AdminActor>, ProposalTerms {
  eventId: string
  /** The draft that the admin saw. */
  draftHash: string
}

/**
 * Sends the customer of an event a proposal of its active bookings. It holds the time of their agents until it ends, and
 * replaces the open proposal of the event (docs/product.md P16.3, P16.5).
 * @throws AppError 400 for a time to answer that is too short or too long, or ends after the event began; 404 unknown
 *   event; 409 when a booking changed since the draft was read, or an agent is booked, held or blocked then; 422 when a
 *   price is missing or nothing waits to be confirmed
 */
export async function sendProposal(context: AppContext, wanted: NewProposal): Promise<Proposal> {
  const id = await context.db.transaction().execute((trx) => send(trx, context, wanted))
  context.nudgeMail()
  const row = await findProposal(context.db, id)
  if (!row) throw notFound()
  const proposal = presentProposal(row)
  for (const { bookingId } of proposal.document.performers) {
    context.announce({ action: 'booking:changed', id: bookingId, actor: wanted.actor })
  }
  return proposal
}

async function send(trx: Database, context: AppContext, wanted: NewProposal): Promise<string> {
  const { eventId, actor, requestId, validUntil } = wanted
  const now = context.now()
  const open = await lockOpenProposal(trx, eventId)
  const customer = await findEventCustomer(trx, eventId)
  if (customer.status !== 'active') throw notPossible('This customer’s account is closed, so nothing can be proposed')
  await lockAgents(
    trx,
    (await listProposable(trx, eventId)).map(({ agent_id }) => agent_id),
  )
  const rows = await listProposable(trx, eventId)
  const [gap] = findGaps(rows, now, await findBufferMinutes(trx))
  if (gap !== undefined) throw notPossible(gap)
  if (rows.length > MOST_PROPOSED) throw notPossible(`A proposal has at most ${MOST_PROPOSED} performers`)
  if (hashDraft(rows) !== wanted.draftHash) {
    throw conflict('A booking of this event was changed just now. Look at the proposal again.')
  }
  assertValidUntil(validUntil, rows, now)
  const document = await writeDocument(trx, context, { customer, rows }, wanted)
  const text = JSON.stringify(document)
  if (text.length > MOST_CHARACTERS) {
    throw notPossible('The agreement with its fields is too long. Shorten the template in the settings.')
  }
  if (open) await replace(trx, open, { actor, requestId })
  const id = await insertProposal(trx, {
    ...{ eventId, document: text, documentHash: hashText(text), totalCents: document.totalCents, validUntil },
    userId: actor.userId,
  })
  await holdAll(trx, rows, { proposalId: id, until: validUntil })
  await recordAudit(trx, {
    ...{ actor, requestId, action: 'proposal.sent', entity: 'proposal', entityId: id },
    after: { eventId, totalAmount: centsToDollars(document.totalCents), performers: rows.length },
  })
  await queueMail(trx, {
    kind: 'event-proposal',
    to: customer.email,
    about: { customerId: customer.id, bookingId: rows[0]?.id ?? null },
    data: { proposal: id },
  })
  return id
}

/** Characters of a document that the table takes. */
const MOST_CHARACTERS = 500_000

/** Closes the version before: as replaced or, when its time is over and nobody has noted it, as expired. */
async function replace(trx: Database, open: ProposalRow, by: By<AdminActor>): Promise<void> {
  if (open.lapsed) return expireProposal(trx, open)
  await closeProposal(trx, open.id, 'superseded')
  await recordAudit(trx, { ...by, action: 'proposal.replaced', entity: 'proposal', entityId: open.id })
}

function assertValidUntil(validUntil: Date, rows: readonly ProposableRow[], now: Date): void {
  const left = validUntil.getTime() - now.getTime()
  if (left < LEAST_VALID_MS) throw invalid({ validUntil: 'At least an hour from now' })
  if (left > MOST_VALID_MS) throw invalid({ validUntil: 'At most 60 days from now' })
  if (rows.some(({ event_date }) => validUntil > event_date)) throw invalid({ validUntil: 'Before the event begins' })
}

/** Holds the time of every booking that waits. @throws AppError 409 that names the first agent who is not free */
async function holdAll(
  trx: Database,
  rows: readonly ProposableRow[],
  { proposalId, until }: { proposalId: string; until: Date },
): Promise<void> {
  const wanted = await listWanted(trx, rows)
  const taken = await findTaken(trx, wanted)
  for (const { row, bookingId, agentId, span } of wanted) {
    const by = taken.get(bookingId)
    if (by === 'booked')
      throw conflict(`${row.agent_name} is booked or blocked at that time. Choose someone else first.`)
    if (by === 'held') throw conflict(`${row.agent_name} is held by another proposal at that time.`)
    await holdTime(trx, { bookingId, proposalId, agentId, span, until })
  }
}

/**
 * Withdraws an open proposal. Its customer is mailed.
 * @throws AppError 404 for an unknown proposal, 409 for one that is no longer open
 */
export async function withdrawProposal(
  context: AppContext,
  { id, actor, requestId }: By<AdminActor> & { id: string },
): Promise<void> {
  const bookingIds = await context.db.transaction().execute(async (trx) => {
    const row = await lockProposal(trx, id)
    if (!row) throw notFound('We do not know this proposal')
    if (row.state !== 'sent' && row.state !== 'seen') throw conflict('This proposal is no longer open')
    await closeProposal(trx, id, 'withdrawn')
    await recordAudit(trx, { actor, requestId, action: 'proposal.withdrawn', entity: 'proposal', entityId: id })
    const { performers } = presentProposal(row).document
    const { email } = await findEventCustomer(trx, row.event_id)
    await queueMail(trx, {
      kind: 'proposal-withdrawn',
      to: email,
      about: { customerId: row.customer_id, bookingId: performers[0]?.bookingId ?? null },
      data: { proposal: id },
    })
    return performers.map(({ bookingId }) => bookingId)
  })
  context.nudgeMail()
  for (const bookingId of bookingIds) context.announce({ action: 'booking:changed', id: bookingId, actor })
}
