import { sumExpectedShares } from '#server/billing/pricing/expected-shares.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import type { AdminActor } from '#server/http/requests/actor.ts'
import { findBufferMinutes, findDepositPercent } from '#server/settings/agency-settings.ts'
import type { ProposalDocument } from '#shared/contract/proposals/document.ts'
import type { EventProposals } from '#shared/contract/proposals/proposals.admin.ts'
import { isOpenProposal } from '#shared/model/proposal.ts'
import { findEventCustomer, findGaps, hashDraft, isStillTrue, listProposable, writeDocument } from './document.ts'
import { presentProposal, readDocument, stateOf } from './present.ts'
import { listProposalsOf } from './proposal-rows.ts'

/**
 * What can be proposed for an event now, and the proposals that were sent.
 * @param asked the deposit in percent that the draft is computed with; 0 for none, undefined for the usual one
 * @param actor owners see the margin (docs/product.md P16.12)
 * @throws AppError 404 for an unknown event
 */
export async function showEventProposals(
  { db, config, now }: AppContext,
  eventId: string,
  asked: number | undefined,
  actor: AdminActor,
): Promise<EventProposals> {
  const customer = await findEventCustomer(db, eventId)
  const rows = await listProposable(db, eventId)
  const sent = await listProposalsOf(db, eventId)
  const missing = findGaps(rows, now(), await findBufferMinutes(db))
  const depositPercent = (asked ?? (await findDepositPercent(db))) || null
  const terms = { depositPercent, message: null, validUntil: now() }
  const open = sent.find((row) => isOpenProposal(stateOf(row)))
  const draft = missing.length > 0 ? null : await writeDocument(db, { config }, { customer, rows }, terms)
  return {
    draft,
    margin: draft && actor.staffRole === 'owner' ? await readMargin(db, draft) : null,
    draftHash: missing.length > 0 ? null : hashDraft(rows),
    missing,
    waits: rows.some(({ status }) => status === 'pending'),
    outdated: open !== undefined && !isStillTrue(readDocument(open), rows),
    proposals: sent.map(presentProposal),
  }
}

/** How the price of a draft is shared, without tax: integer cents. */
async function readMargin(
  db: Database,
  { performers, priceCents }: Pick<ProposalDocument, 'performers' | 'priceCents'>,
): Promise<EventProposals['margin']> {
  const talentCents = await sumExpectedShares(
    db,
    performers.map(({ bookingId }) => bookingId),
  )
  return { talentCents, agencyCents: priceCents - talentCents }
}
