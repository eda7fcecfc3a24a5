import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import { AppError, conflict, getErrorCode, unavailable } from '#server/errors.ts'
import { OWN_SESSIONS, type Sessions } from './connect/pooler.ts'
import type { DB } from './types.ts'
import { noteStatement } from './written-tables.ts'

export type Database = Kysely<DB>

/** Connections this process may hold, and callers that may wait for one before new ones are refused. */
const MAX_CONNECTIONS = 10
/** What all processes of one machine may hold together, of the 100 that PostgreSQL takes by default. */
const ALL_CONNECTIONS = 80
/** What each holds besides its pool: one that listens, three for its jobs. */
const OTHER_CONNECTIONS = 4
const MAX_WAITING = 200

/** Limits on every statement of a request, in milliseconds (docs/product.md S61). */
const LIMITS = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 }

/** When a server that took a statement and says nothing at all is given up on, in milliseconds. */
const SILENCE = 4_900

/** The statement timeout of maintenance: a day, in milliseconds. */
export const NO_TIMEOUT = 86_400_000

// bigint columns hold cents and audit ids, all far below 2^53
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// a day stays a day: as a Date it would be midnight somewhere
pg.types.setTypeParser(pg.types.builtins.DATE, String)

/**
 * Opens a connection pool. Lost connections are logged, never thrown at the process.
 * @param config how to reach the server
 * @param log notified of connections that break while idle
 * @param sessions what a pooler in between keeps
 */
export function openPool(
  config: pg.PoolConfig,
  log: (message: string) => void = () => {},
  { keepNames }: Pick<Sessions, 'keepNames'> = OWN_SESSIONS,
): pg.Pool {
  const { statement_timeout, lock_timeout, idle_in_transaction_session_timeout, ...rest } = { ...LIMITS, ...config }
  const limits = { statement_timeout, lock_timeout, idle_in_transaction_session_timeout }
  const setLimits = Object.entries(limits).map(([name, limit]) => `set ${name} = ${Number(limit)}`)
  const pool = new pg.Pool({
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    application_name: 'marquee',
    query_timeout: SILENCE,
    ...rest,
    // not as start-up parameters: a pooler refuses those (docs/product.md S98)
    onConnect: async (client) => void (await client.query(setLimits.join('; '))),
  })
  pool.on('error', (error) => log(`database connection lost: ${error.message}`))
  // one that is lost between two statements of a transaction emits an error; the next statement fails
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (!keepNames) forgetNames(client)
  })
  pool.on('release', (_error, client) => {
    if (!isIdle(client)) void client.end()
  })
  return pool
}

/** Makes a connection send its statements without their names: a pooler in between would lose them. */
function forgetNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...call: unknown[]) => unknown
  const send = (statement: unknown, ...rest: unknown[]) =>
    query(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest)
  client.query = send as typeof client.query // takes what it took
}

const isNamed = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement

/**
 * False while a statement is unanswered or a transaction is open. The next work on such a connection would become
 * part of that transaction and be lost with it: a BEGIN that was given up after SILENCE still runs when the server comes back, and Kysely returns its
 * connection without a ROLLBACK.
 */
function isIdle(client: pg.PoolClient): boolean {
  const { _activeQuery: unanswered } = client as pg.PoolClient & { _activeQuery?: object | null } // not in its types
  return !unanswered && client.getTransactionStatus() === 'I'
}

/**
 * How many connections the pool of each process may hold, so that together they leave PostgreSQL some for others.
 * @param workers processes on this machine
 */
export function connectionsOfEach(workers: number): number {
  return Math.min(MAX_CONNECTIONS, Math.floor(ALL_CONNECTIONS / workers) - OTHER_CONNECTIONS)
}

/**
 * The typed query builder over a pool.
 * @param watch called with every statement: its text, how it ended and how long it took
 */
export function openDatabase(pool: pg.Pool, watch?: (event: LogEvent) => void): Database {
  const log = (event: LogEvent) => {
    noteStatement(event.query.sql)
    watch?.(event)
  }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log })
  pools.set(db, pool)
  return db
}

/** The pools that builders were opened over. */
const pools = new WeakMap<Database, pg.Pool>()

/** The pool a builder was opened over; undefined for a transaction, which has a connection of its own. */
export const findPool = (db: Database): pg.Pool | undefined => pools.get(db)

/**
 * Refuses work while too many callers already wait for a connection, so that a flood is answered at once.
 * @throws AppError unavailable (503)
 */
export function assertRoom(pool: pg.Pool): void {
  if (pool.waitingCount > MAX_WAITING) throw unavailable('Too many requests at once. Please try again.')
}

/**
 * SQLSTATE classes and codes that mean the database is away, busy with others or read-only for now (25006, a replica),
 * not that the statement is wrong.
 */
const AWAY = /^(08|57P0[1-5]|53[0-9]{2}|55P03|57014|40001|40P01|25006)/

/** Errors of node-postgres and the socket when the server is away. */
const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])

/**
 * What a failed statement means to the caller.
 * @returns a 503 when the database is away or overloaded, a 400 for a value no column can hold, a 409 for a row that
 *   refers to one that was deleted meanwhile, else undefined
 */
export function databaseFailure(error: unknown): AppError | undefined {
  const code = getErrorCode(error)
  // FATAL ends the connection or keeps it from opening: nothing the statement did
  if (error instanceof pg.DatabaseError && error.severity === 'FATAL') return unavailable()
  if (code !== undefined && (AWAY.test(code) || AWAY_CODES.has(code))) return unavailable()
  if (
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/.test(
      error.message,
    )
  ) {
    return unavailable()
  }
  // numeric or datetime out of range, invalid text representation, character not in repertoire
  if (code === '22003' || code === '22008' || code === '22P02' || code === '22021' || code === '22P05') {
    return new AppError('invalid_request', 'A value is out of range')
  }
  if (code === '23503' && isOrphan(error)) return conflict('This no longer exists. Reload the page.')
  return undefined
}

/** A foreign key refused a new row, not a deletion: PostgreSQL names the value that it misses. */
const isOrphan = (error: unknown) =>
  error instanceof pg.DatabaseError && error.detail?.includes('is not present') === true

/** True when a statement failed on the constraint of that name. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.constraint === constraint
}
