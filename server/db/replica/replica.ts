import type pg from 'pg'
import { type Database, openDatabase, openPool } from '#server/db/client.ts'
import { connectTo } from '#server/db/connect/database-url.ts'
import type { Log } from '#server/log.ts'
import { startLagClock } from './lag-clock.ts'

/** The oldest state a read may see, in milliseconds (docs/product.md S128). */
const LONGEST_LAG_MS = 5_000
/** How often the replica is looked at, in milliseconds. */
const LOOK_EVERY_MS = 1_000
/** How long one look may take, in milliseconds. */
const LOOK_TIMEOUT_MS = 1_000
const MAX_CONNECTIONS = 5

/** Where reads go that may be a little old. */
export interface Replica {
  /** The replica while it lags by five seconds at most; undefined otherwise, and without one: the primary serves then. */
  pick(): Database | undefined
  /** Leaves the replica alone until it was looked at again: a read failed on it. */
  noteFault(): void
  /** How old its state may be, in milliseconds: Infinity while that is unknown, undefined without a replica. */
  lagMs(): number | undefined
  close(): Promise<void>
}

/** Where there is no replica. */
export const NO_REPLICA: Replica = {
  pick: () => undefined,
  noteFault: () => {},
  lagMs: () => undefined,
  close: async () => {},
}

/** How the product opens its connections to a database, and watches what it sends. */
export interface ReplicaOptions {
  /** How to reach the database that the replica copies. */
  primary: pg.PoolConfig
  log: Log
  /** Makes a builder over a pool that is watched as the product's own. */
  open: (pool: pg.Pool) => Database
  /** For tests. */
  lookEveryMs?: number
}

/**
 * Opens a pool to a replica and follows how far it lags. One that is away, or no replica at all, keeps nothing from
 * starting: reads then go to the primary.
 * @param url the address of one server
 */
export async function openReplica(
  url: string,
  { primary, log, open, lookEveryMs = LOOK_EVERY_MS }: ReplicaOptions,
): Promise<Replica> {
  const notice = (message: string) => log.warn(`replica: ${message}`)
  const pool = openPool({ ...connectTo(url), max: MAX_CONNECTIONS }, notice)
  const db = open(pool)
  // connections of their own: a look must not wait for busy ones
  const look = { max: 1, query_timeout: LOOK_TIMEOUT_MS, connectionTimeoutMillis: LOOK_TIMEOUT_MS }
  const lookers = [
    openPool({ ...primary, ...look }, () => {}),
    openPool({ ...connectTo(url), ...look }, () => {}),
  ] as const
  const clock = await startLagClock({
    primary: openDatabase(lookers[0]),
    replica: openDatabase(lookers[1]),
    log,
    everyMs: lookEveryMs,
  })
  return {
    pick: () => (clock.lagMs() <= LONGEST_LAG_MS ? db : undefined),
    noteFault: () => clock.forget(),
    lagMs: () => clock.lagMs(),
    async close() {
      clock.stop()
      await Promise.all([pool, ...lookers].map((one) => one.end()))
    },
  }
}
