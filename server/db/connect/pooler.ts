import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ConfigError } from '#server/config.ts'
import { getErrorCode } from '#server/errors.ts'
import type { Log } from '#server/log.ts'

/** Rounds of asking; a pooler that hands out its connections in turn shows itself in the first two. */
const ROUNDS = 3
/** Rounds in which a statement is to reach a second connection of the server. */
const NAME_ROUNDS = 10

const NEEDS_DIRECT =
  'DATABASE_URL leads to a connection pooler in transaction mode (such as PgBouncer with pool_mode = transaction): ' +
  'set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for what needs a session of its own, ' +
  'or use pool_mode = session.'
const NO_TRANSACTIONS =
  'DATABASE_URL leads to a connection pooler that takes no transactions (PgBouncer: pool_mode = statement): ' +
  'use pool_mode = transaction with DATABASE_DIRECT_URL, or pool_mode = session.'
const NO_LIMITS =
  "the pooler's connections have no statement_timeout: set connect_query as in deploy/pgbouncer.ini, " +
  'or the defaults of the role (docs/operations.md)'

/** What the way to PostgreSQL keeps from one statement to the next. */
export interface Sessions {
  /** False behind a pooler in transaction mode: a session's next transaction may run on another connection. */
  areOwn: boolean
  /** Whether a statement that was given a name is found again: PgBouncer knows names since 1.21. */
  keepNames: boolean
}

/** Of PostgreSQL itself. */
export const OWN_SESSIONS: Sessions = { areOwn: true, keepNames: true }

/**
 * Finds out whether a pooler stands between, and what it keeps, from what it does: poolers do not say what they are.
 * @param hasDirect whether there is an address for what needs a session of its own (DATABASE_DIRECT_URL)
 * @param log notified of a pooler in transaction mode, and of what it does not keep
 * @throws ConfigError with what to do when the product can't work with it (docs/product.md S97); the database's own error when
 *   it is away
 */
export async function examineSessions(connection: pg.PoolConfig, hasDirect: boolean, log: Log): Promise<Sessions> {
  const settings = { ...connection, application_name: 'marquee check', query_timeout: 10_000 }
  const [one, two] = [new pg.Client(settings), new pg.Client(settings)]
  for (const client of [one, two]) client.on('error', () => {})
  try {
    await one.connect()
    await two.connect()
    if (await haveOwnBackends(one, two)) return OWN_SESSIONS
    if (!hasDirect) throw new ConfigError(NEEDS_DIRECT)
    const { rows } = await one.query<{ limit: string }>("select current_setting('statement_timeout') as limit")
    if (rows[0]?.limit === '0') log.warn(NO_LIMITS)
    const keepNames = await findNamesAgain(one, two)
    const names = keepNames ? 'it keeps named statements' : 'named statements are off, because it loses them'
    log.info(`DATABASE_URL leads to a connection pooler in transaction mode: ${names}`)
    return { areOwn: false, keepNames }
  } finally {
    await Promise.all([one.end(), two.end()].map((ended) => ended.catch(() => {})))
  }
}

/** False when two of our sessions share a connection of the server, or one of ours changes its own. */
async function haveOwnBackends(one: pg.Client, two: pg.Client): Promise<boolean> {
  const first = await readBackend(one)
  for (let round = 0; round < ROUNDS; round++) {
    await begin(two)
    const [other, again] = [await readBackend(two), await readBackend(one)]
    await two.query('rollback')
    if (first === undefined || other === first || again !== first) return false
    await sleep(10)
  }
  return true
}

/** Whether a statement that was named on one connection of the server runs by its name on another. Used last. */
async function findNamesAgain(one: pg.Client, two: pg.Client): Promise<boolean> {
  const named = { name: 'marquee-check', text: 'select pg_backend_pid() as pid' }
  const run = async () => {
    await begin(one)
    const { rows } = await one.query<{ pid: number }>(named)
    await one.query('commit')
    return rows[0]?.pid
  }
  try {
    const first = await run()
    for (let round = 0; round < NAME_ROUNDS; round++) {
      // while this one is busy, the other gets the next connection
      await begin(two)
      const pid = await run()
      await two.query('rollback')
      if (pid !== first) return true
    }
    return false
  } catch (error) {
    // invalid_sql_statement_name, duplicate_prepared_statement
    if (['26000', '42P05'].includes(getErrorCode(error) ?? '')) return false
    throw error
  }
}

/** @throws ConfigError when the pooler takes no transactions at all: its statement mode */
async function begin(client: pg.Client): Promise<void> {
  try {
    await client.query('begin')
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.severity !== 'FATAL') throw error
    throw new ConfigError(NO_TRANSACTIONS, { cause: error })
  }
}

/** The process of the server that answers a session. */
async function readBackend(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
