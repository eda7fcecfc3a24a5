import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { ProposedPerformer } from '#shared/contract/proposals/document.ts'
import type { OwnProposal } from '#shared/contract/proposals/proposals.ts'
import { findProposal, makeLink } from './proposal-rows.ts'

/** Proposals in one answer at most. */
const MOST = 20

/** The proposals that wait for a signed-in customer, the first to end first. */
export async function listOwnProposals(db: Database, customerId: string): Promise<OwnProposal[]> {
  const rows = await db
    .selectFrom('proposals as p')
    .innerJoin('events as e', 'e.id', 'p.event_id')
    .select(['p.id', 'p.total_cents', 'p.valid_until'])
    .select(sql<ProposedPerformer>`p.document::jsonb #> '{performers,0}'`.as('first'))
    .select(sql<number>`jsonb_array_length(p.document::jsonb -> 'performers')`.as('performers'))
    .where('e.customer_id', '=', customerId)
    .where('p.state', 'in', ['sent', 'seen'])
    .where('p.valid_until', '>', sql<Date>`now()`)
    .orderBy('p.valid_until')
    .orderBy('p.id')
    .limit(MOST)
    .execute()
  return rows.map(({ id, total_cents, valid_until, first, performers }) => ({
    ...{ id, performers, totalCents: total_cents, validUntil: valid_until.toISOString() },
    ...{ eventType: first.eventType, eventDate: first.eventDate, eventDuration: first.eventDuration },
  }))
}

/**
 * Makes a link to a proposal of a signed-in customer.
 * @returns its token
 * @throws AppError 404 for an unknown proposal, or another customer's
 */
export async function linkOwnProposal(
  db: Database,
  { id, customerId }: { id: string; customerId: string },
): Promise<string> {
  const row = await findProposal(db, id)
  if (row?.customer_id !== customerId) throw notFound('We do not know this proposal')
  return makeLink(db, { id, validUntil: row.valid_until })
}
