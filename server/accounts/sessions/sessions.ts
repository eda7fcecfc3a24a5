import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Config } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { userHasFactor } from '#server/db/user-has-factor.ts'
import type { Actor, Identify } from '#server/http/requests/actor.ts'
import { readCookies } from '#server/http/requests/cookies.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { VERIFIED_MINUTES } from '#shared/model/verification.ts'
import { REMEMBERED_MS, rememberSessions } from './remember-sessions.ts'

/** How long a session lives without a request, in hours (docs/product.md S3). */
export const IDLE_HOURS = { admin: 12, agent: 30 * 24, customer: 30 * 24 } as const

/** The longest network address, in characters. */
export const ADDRESS_LENGTH = 45
/** How often it is written down that a session is in use, in milliseconds. */
const SEEN_EVERY_MS = 5 * 60_000

/**
 * The session cookie's name: bound to this host when served over TLS (RFC 6265bis §4.1.3.2).
 */
export function sessionCookieName({ secure }: Pick<Config, 'secure'>): string {
  return secure ? '__Host-session' : 'session'
}

/** The stored form of a token, of a session or a mailed link: its SHA-256, so that a stolen database opens neither. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** What finds who sent a request, and forgets what it remembers of sessions. */
export interface Identifier {
  identify: Identify
  /** To be called before the answer to a request that wrote to a table of access. */
  forget(): void
}

/**
 * Finds who sent a request by its session cookie; a request without one costs no query, and reads within a second cost
 * one together (docs/decisions/036). Of several cookies of that name the first with a valid session counts. Stores now
 * and then that the session is in use, and from where. Sessions that ended, idled too long or belong to someone no
 * longer active count as none.
 * @param rememberedMs how long a session is remembered for reads; 0 for not at all
 */
export function createIdentify(
  { db, pool, changes, config }: Pick<AppContext, 'db' | 'pool' | 'changes'> & { config: Pick<Config, 'secure'> },
  rememberedMs = REMEMBERED_MS,
): Identifier {
  const cookie = sessionCookieName(config)
  const remembered = rememberSessions<SessionRow>(changes, rememberedMs)
  const findSessions = prepareFindSessions(db, pool)
  return {
    forget: () => remembered.forget(),
    async identify(request) {
      const tokens = readCookies(request.headers.cookie, cookie)
      if (tokens.length === 0) return null
      const isWrite = request.method !== 'GET'
      const hashes = tokens.map(hashToken)
      const key = hashes.map((hash) => hash.toString('latin1')).join('')
      for (const session of await remembered.find(key, isWrite, () => findSessions(hashes))) {
        const actor = actorOf(session)
        if (!actor) continue
        const address = request.ip.slice(0, ADDRESS_LENGTH)
        if (
          session.address !== address ||
          session.last_seen_at.getTime() + SEEN_EVERY_MS <= session.read_at.getTime()
        ) {
          await markSeen(db, session.id, address)
          session.address = address
          session.last_seen_at = session.read_at
        }
        return actor
      }
      return null
    },
  }
}

/**
 * Which of these sessions are still valid for a stream of events: one whose admin must add a second factor is not.
 * @param ids session ids
 */
export async function findLiveSessions(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await selectSessions(db).where('s.id', 'in', ids).execute()
  return new Set(rows.filter((row) => actorOf(row) !== null && !row.must_add_factor).map(({ id }) => id))
}

/** Finds the sessions of hashed tokens, in their order: one prepared statement, compiled once. */
function prepareFindSessions(db: Database, pool: pg.Pool): (hashes: readonly Buffer[]) => Promise<SessionRow[]> {
  const place: Buffer[] = []
  const { sql: text, parameters } = selectSessions(db)
    .select('s.token_hash')
    .where(sql<boolean>`s.token_hash = any(${place}::bytea[])`)
    .compile()
  const at = parameters.indexOf(place)
  return async (hashes) => {
    const values = parameters.with(at, hashes)
    const { rows } = await pool.query<SessionRow & { token_hash: Buffer }>({ name: 'find-sessions', text, values })
    const placeOf = (hash: Buffer) => hashes.findIndex((one) => one.equals(hash))
    return rows.sort((a, b) => placeOf(a.token_hash) - placeOf(b.token_hash))
  }
}

function selectSessions(db: Database) {
  return db
    .selectFrom('sessions as s')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('customers as c', 'c.id', 's.customer_id')
    .select(['s.id', 's.role', 's.user_id', 's.customer_id', 's.last_seen_at', 's.expires_at', 's.address'])
    .select(sql<Date>`now()`.as('read_at'))
    .select(sql<boolean>`s.verified_at > now() - make_interval(mins => ${VERIFIED_MINUTES})`.as('verified'))
    .select(
      sql<boolean>`(u.role = 'admin' and (select require_second_factor from agency_settings)
      and not ${userHasFactor}) is true`.as('must_add_factor'),
    )
    .select(['u.role as user_role', 'u.staff_role', 'u.archived_at', 'u.ended_at'])
    .select(['c.status as customer_status', 'c.must_change_password'])
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSessions>['executeTakeFirstOrThrow']>>

function actorOf(row: SessionRow): Actor | null {
  // both by the clock of the database, which wrote them
  const now = row.read_at.getTime()
  if (row.expires_at.getTime() <= now) return null
  if (row.last_seen_at.getTime() + IDLE_HOURS[row.role] * HOUR_MS <= now) return null
  const { id: sessionId, verified } = row
  if (row.role === 'customer') {
    if (row.customer_id === null || row.customer_status !== 'active') return null
    return {
      role: 'customer',
      customerId: row.customer_id,
      sessionId,
      verified,
      mustChangePassword: row.must_change_password ?? true,
    }
  }
  if (row.user_id === null || row.user_role !== row.role) return null
  if (row.archived_at !== null || row.ended_at !== null) return null
  if (row.role === 'agent') return { role: 'agent', userId: row.user_id, sessionId, verified }
  // read with each request: a changed role holds for open sessions at once
  if (row.staff_role === null) return null
  const { staff_role: staffRole, user_id: userId, must_add_factor: mustAddFactor } = row
  return { role: 'admin', staffRole, userId, sessionId, verified, mustAddFactor }
}

async function markSeen(db: Database, id: string, address: string): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: sql`now()`, address }).where('id', '=', id).execute()
}
