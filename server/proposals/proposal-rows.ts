import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken } from '#server/accounts/sessions/sessions.ts'
import { releaseHolds } from '#server/availability/holds/holds.ts'
import type { Database } from '#server/db/client.ts'
import { type Keyset, type ListPage, takeKeys } from '#server/db/keyset.ts'
import type { ProposedPerformer } from '#shared/contract/proposals/document.ts'
import type { ProposalState } from '#shared/model/proposal.ts'

const COLUMNS = [
  ...(['p.id', 'p.event_id', 'p.version', 'p.state', 'p.document', 'p.document_hash', 'p.valid_until'] as const),
  ...(['p.sent_at', 'p.seen_at', 'p.closed_at', 'p.decline_reason', 'p.stuck_at', 'p.stuck_reason'] as const),
] as const

/** Whether the time to answer is over, by the clock of the database that holds ask too. */
const LAPSED = sql<boolean>`p.valid_until <= now()`

const QUESTIONS = sql<{ question: string; at: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('question', q.question, 'at', q.asked_at) order by q.asked_at), '[]')
  from proposal_questions q where q.proposal_id = p.id)`

const selectProposals = (db: Database) =>
  db
    .selectFrom('proposals as p')
    .innerJoin('events as e', 'e.id', 'p.event_id')
    .leftJoin('agreements as g', 'g.proposal_id', 'p.id')
    .leftJoin('users as u', 'u.id', 'p.sent_by')
    .select(COLUMNS)
    .select(QUESTIONS.as('questions'))
    .select(['e.customer_id', 'g.signed_name', 'g.signed_at', 'u.username as sent_by_name', LAPSED.as('lapsed')])
    .select(['g.countersign_by_hand', 'g.countersigned_name', 'g.countersigned_at'])

/** A proposal with its customer, who sent it and who signed it. */
export type ProposalRow = Awaited<ReturnType<typeof listProposalsOf>>[number]

/** The proposals of an event, the newest first. */
export async function listProposalsOf(db: Database, eventId: string) {
  return selectProposals(db).where('p.event_id', '=', eventId).orderBy('p.version', 'desc').execute()
}

/** A proposal; undefined for an unknown one. */
export async function findProposal(db: Database, id: string): Promise<ProposalRow | undefined> {
  return selectProposals(db).where('p.id', '=', id).executeTakeFirst()
}

/** Locks a proposal until the transaction ends. Lock order: proposal, then agents by id, then bookings. */
export async function lockProposal(trx: Database, id: string): Promise<ProposalRow | undefined> {
  return selectProposals(trx).where('p.id', '=', id).forNoKeyUpdate('p').executeTakeFirst()
}

/** Locks the open proposal of an event and the event itself, so that one is sent at a time. */
export async function lockOpenProposal(trx: Database, eventId: string): Promise<ProposalRow | undefined> {
  await trx.selectFrom('events').select('id').where('id', '=', eventId).forNoKeyUpdate().execute()
  return selectProposals(trx)
    .where('p.event_id', '=', eventId)
    .where('p.state', 'in', ['sent', 'seen'])
    .forNoKeyUpdate('p')
    .executeTakeFirst()
}

/** Stores the next version of an event's proposal. @returns its id */
export async function insertProposal(
  trx: Database,
  proposal: {
    eventId: string
    document: string
    documentHash: Buffer
    totalCents: number
    validUntil: Date
    userId: string
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('proposals')
    .values({
      event_id: proposal.eventId,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from proposals where event_id = ${proposal.eventId})`,
      document: proposal.document,
      document_hash: proposal.documentHash,
      total_cents: proposal.totalCents,
      valid_until: proposal.validUntil,
      sent_by: proposal.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Closes an open proposal and gives back what it held. */
export async function closeProposal(
  trx: Database,
  id: string,
  state: Exclude<ProposalState, 'sent' | 'seen'>,
  declineReason: string | null = null,
): Promise<void> {
  await trx
    .updateTable('proposals')
    .set({ state, closed_at: sql<Date>`now()`, decline_reason: declineReason })
    .where('id', '=', id)
    .execute()
  await releaseHolds(trx, id)
}

/** Marks a sent proposal as read. @returns whether it was not before */
export async function markSeen(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('proposals')
    .set({ state: 'seen', seen_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes that a proposal could not be signed, and why. @returns whether that reason is new */
export async function markStuck(trx: Database, id: string, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('proposals')
    .set({ stuck_at: sql<Date>`now()`, stuck_reason: reason })
    .where('id', '=', id)
    .where(sql<boolean>`stuck_reason is distinct from ${reason}`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Questions about one proposal at most. */
const MOST_QUESTIONS = 20

/** Stores a question about a locked proposal. @returns its id; undefined when there are too many already */
export async function insertQuestion(trx: Database, proposalId: string, question: string): Promise<string | undefined> {
  const { count } = await trx
    .selectFrom('proposal_questions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('proposal_id', '=', proposalId)
    .executeTakeFirstOrThrow()
  if (count >= MOST_QUESTIONS) return undefined
  const { id } = await trx
    .insertInto('proposal_questions')
    .values({ proposal_id: proposalId, question })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores a signature, and whether the office countersigns it by hand: as the settings say now. */
export async function insertAgreement(
  trx: Database,
  agreement: { proposalId: string; name: string; address: string; userAgent: string; documentHash: Buffer },
): Promise<void> {
  await trx
    .insertInto('agreements')
    .values({
      proposal_id: agreement.proposalId,
      signed_name: agreement.name,
      address: agreement.address,
      user_agent: agreement.userAgent,
      document_hash: agreement.documentHash,
      countersign_by_hand: sql<boolean>`(select countersign_by_hand from agency_settings)`,
    })
    .execute()
}

/** A signature; undefined for a proposal that was not signed. */
export async function findAgreement(db: Database, proposalId: string) {
  return db
    .selectFrom('agreements')
    .select(['proposal_id', 'signed_name', 'signed_at', 'address', 'user_agent', 'document_hash'])
    .select(['countersign_by_hand', 'countersigned_name', 'countersigned_at'])
    .where('proposal_id', '=', proposalId)
    .executeTakeFirst()
}

/** Stores the office's signature under an agreement whose proposal is locked. */
export async function saveCountersignature(
  trx: Database,
  proposalId: string,
  { name, userId }: { name: string; userId: string },
): Promise<void> {
  await trx
    .updateTable('agreements')
    .set({ countersigned_name: name, countersigned_at: sql<Date>`now()`, countersigned_by: userId })
    .where('proposal_id', '=', proposalId)
    .execute()
}

/** How long a mailed link opens its proposal after the last moment to accept it. */
const LINK_DAYS = 90

/**
 * Makes a link that opens a proposal. Only its hash is stored; a mail that is tried again carries another one.
 * @returns its token, 256 random bits
 */
export async function makeLink(db: Database, proposal: { id: string; validUntil: Date }): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('one_time_links')
    .values({
      token_hash: hashToken(token),
      purpose: 'open_proposal',
      proposal_id: proposal.id,
      expires_at: sql<Date>`${proposal.validUntil}::timestamptz + make_interval(days => ${LINK_DAYS})`,
    })
    .execute()
  return token
}

/** The proposal that a link opens; undefined for a link that is unknown or has expired. */
export async function findLinked(db: Database, token: string): Promise<string | undefined> {
  const link = await db
    .selectFrom('one_time_links')
    .select('proposal_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', 'open_proposal')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return link?.proposal_id ?? undefined
}

const NEWEST: Keyset = { at: sql.ref<Date>('p.sent_at'), id: sql.ref<string>('p.id') }

const STATES_OF = {
  open: ['sent', 'seen'],
  accepted: ['accepted'],
  lost: ['declined', 'expired', 'withdrawn'],
} as const satisfies Record<string, readonly ProposalState[]>

/** Whether a proposal is signed and waits for the office's signature. */
const WAITS = sql<boolean>`exists (select from agreements g where g.proposal_id = p.id
  and g.countersign_by_hand and g.countersigned_at is null)`

/** One page of all proposals, the newest first. */
export async function findProposals(
  db: Database,
  show: keyof typeof STATES_OF | 'countersign' | undefined,
  page: ListPage,
) {
  let rows = db.selectFrom('proposals as p')
  if (show === 'countersign') rows = rows.where(WAITS)
  else if (show !== undefined)
    rows = rows.where(
      'p.state',
      'in',
      STATES_OF[show].map((state) => sql.lit(state)),
    )
  return rows.$call(takeKeys(NEWEST, page)).execute()
}

/** The rows of a page, in the order of their ids. */
export async function readProposals(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('proposals as p')
    .innerJoin('events as e', 'e.id', 'p.event_id')
    .innerJoin('customers as c', 'c.id', 'e.customer_id')
    .select(['p.id', 'p.event_id', 'p.version', 'p.state', 'p.total_cents', 'p.sent_at', 'p.valid_until'])
    .select(['p.closed_at', 'p.stuck_at', 'c.name as customer_name', LAPSED.as('lapsed'), WAITS.as('waits')])
    .select(sql<ProposedPerformer>`p.document::jsonb #> '{performers,0}'`.as('first'))
    .select(sql<number>`jsonb_array_length(p.document::jsonb -> 'performers')`.as('performers'))
    .where('p.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
