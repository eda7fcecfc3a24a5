import type { ProposalDocument } from '#shared/contract/proposals/document.ts'
import type { Proposal, ProposalRow as ProposalSummary } from '#shared/contract/proposals/proposals.admin.ts'
import type { CustomerProposal } from '#shared/contract/proposals/proposals.ts'
import { isOpenProposal, type ProposalState } from '#shared/model/proposal.ts'
import { hashText } from './document.ts'
import type { ProposalRow, readProposals } from './proposal-rows.ts'

type Listed = Awaited<ReturnType<typeof readProposals>>[number]

/** What was sent, as it is stored. */
export const readDocument = ({ document }: Pick<ProposalRow, 'document'>): ProposalDocument => JSON.parse(document) // written by this room alone

/** Where it stands: one whose time is over has expired, also before the job has noted it. */
export const stateOf = ({ state, lapsed }: Pick<ProposalRow, 'state' | 'lapsed'>): ProposalState =>
  isOpenProposal(state) && lapsed ? 'expired' : state

/** Whether the stored document is still what was sent. */
export const isIntact = ({ document, document_hash }: Pick<ProposalRow, 'document' | 'document_hash'>): boolean =>
  hashText(document).equals(document_hash)

/** Both signatures: without a setting to sign by hand, the agency's is there on receipt of the customer's (P16.20). */
function signedOf(row: ProposalRow): Proposal['signed'] {
  const { signed_name: name, signed_at: at, countersigned_name, countersigned_at, countersign_by_hand: byHand } = row
  if (name === null || at === null) return null
  const signed = { name, at: at.toISOString(), byHand: byHand ?? false }
  if (!byHand) return { ...signed, countersigned: { name: readDocument(row).agency.name, at: signed.at } }
  return {
    ...signed,
    countersigned:
      countersigned_name === null || countersigned_at === null
        ? null
        : { name: countersigned_name, at: countersigned_at.toISOString() },
  }
}

/** A proposal as its customer sees it. @param now what depends on its bookings as they are */
export function presentToCustomer(
  row: ProposalRow,
  now: Pick<CustomerProposal, 'ready' | 'canceled' | 'deposit'>,
): CustomerProposal {
  return {
    version: row.version,
    state: stateOf(row),
    document: readDocument(row),
    documentHash: row.document_hash.toString('hex'),
    signed: signedOf(row),
    ...now,
  }
}

/** A proposal as the office sees it. */
export function presentProposal(row: ProposalRow): Proposal {
  const document = readDocument(row)
  return {
    id: row.id,
    eventId: row.event_id,
    version: row.version,
    state: stateOf(row),
    document,
    sentBy: row.sent_by_name,
    sentAt: row.sent_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    declineReason: row.decline_reason,
    stuckAt: row.stuck_at?.toISOString() ?? null,
    stuckReason: row.stuck_reason,
    questions: row.questions.map(({ question, at }) => ({ question, at: new Date(at).toISOString() })),
    signed: signedOf(row),
  }
}

/** A proposal in the list of all, from its row as `readProposals` reads it. */
export const presentListed = (row: Listed): ProposalSummary => ({
  id: row.id,
  eventId: row.event_id,
  bookingId: row.first.bookingId,
  eventType: row.first.eventType,
  eventDate: row.first.eventDate,
  customerName: row.customer_name,
  version: row.version,
  state: stateOf(row),
  performers: row.performers,
  totalCents: row.total_cents,
  sentAt: row.sent_at.toISOString(),
  validUntil: row.valid_until.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  stuckAt: row.stuck_at?.toISOString() ?? null,
  toCountersign: row.waits,
})
