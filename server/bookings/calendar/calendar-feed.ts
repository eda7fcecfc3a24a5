import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { holdSession } from '#server/accounts/sessions/end-access.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import type { AdminActor, AgentActor, By } from '#server/http/requests/actor.ts'

const TOKEN_BYTES = 32
/** How often it is stored that a feed was read, in minutes. */
const READ_EVERY_MIN = 5

/** Whose bookings a feed holds: an agent's, or, with null, all of the agency. */
export interface FeedOwner {
  agentId: string | null
}

/** Who makes or ends a feed. */
export type FeedCall = FeedOwner & By<AdminActor | AgentActor>

const hashOf = (token: string) => createHash('sha256').update(token).digest()

const entityOf = ({ agentId }: FeedOwner): Pick<AuditEntry, 'entity' | 'entityId'> =>
  agentId === null ? { entity: 'settings', entityId: 'agency' } : { entity: 'agent', entityId: agentId }

const isOwner = (agentId: string | null) => (agentId === null ? 'is' : '=')

/** When a feed's address was made and when a calendar last read it; null while there is no feed. */
export async function readFeedState(
  db: Database,
  { agentId }: FeedOwner,
): Promise<{ since: string | null; lastRead: string | null }> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select(['created_at', 'last_read_at'])
    .where('agent_id', isOwner(agentId), agentId)
    .executeTakeFirst()
  return { since: feed?.created_at.toISOString() ?? null, lastRead: feed?.last_read_at?.toISOString() ?? null }
}

/**
 * Makes a new address for a feed; the old address stops working. Only the hash of its token is stored. The feed ends with
 * the sessions of the account that made it (docs/product.md P1.17).
 * @returns the address, which can't be read again later
 * @throws AppError unauthenticated (401) when the session ended meanwhile
 */
export async function createFeed(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { agentId, actor, requestId }: FeedCall,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const made = { token_hash: hashOf(token), created_by: actor.userId }
  await db.transaction().execute(async (trx) => {
    await holdSession(trx, actor)
    await trx
      .insertInto('calendar_feeds')
      .values({ agent_id: agentId, ...made })
      .onConflict((taken) =>
        taken
          .constraint('calendar_feeds_agent_key')
          .doUpdateSet({ ...made, created_at: sql<Date>`now()`, last_read_at: null }),
      )
      .execute()
    await recordAudit(trx, { actor, action: 'calendar-feed.created', ...entityOf({ agentId }), requestId })
  })
  return `${config.publicUrl.replace(/\/$/, '')}/api/calendar/${token}.ics`
}

/** Ends a feed; ending one that isn't there is done already. */
export async function removeFeed(db: Database, { agentId, actor, requestId }: FeedCall): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('calendar_feeds')
      .where('agent_id', isOwner(agentId), agentId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    await recordAudit(trx, { actor, action: 'calendar-feed.removed', ...entityOf({ agentId }), requestId })
  })
}

/**
 * Finds the owner of a token's feed and stores that it was read. Every token, malformed or not, costs one hash and one
 * query.
 * @throws AppError not_found (404) when the token belongs to no feed
 */
export async function requireFeed(db: Database, token: string): Promise<FeedOwner> {
  const feed = await db
    .selectFrom('calendar_feeds as f')
    .leftJoin('agents as a', 'a.id', 'f.agent_id')
    .select(['f.agent_id', 'a.archived_at'])
    .select(
      sql<boolean>`coalesce(f.last_read_at <= now() - make_interval(mins => ${READ_EVERY_MIN}), true)`.as('unread'),
    )
    .where('f.token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!feed || feed.archived_at !== null) throw notFound('There is no such calendar')
  if (feed.unread) await markRead(db, token)
  return { agentId: feed.agent_id }
}

async function markRead(db: Database, token: string): Promise<void> {
  await db
    .updateTable('calendar_feeds')
    .set({ last_read_at: sql<Date>`now()` })
    .where('token_hash', '=', hashOf(token))
    .execute()
}
