import { type Database, openDatabase, openPool } from '#server/db/client.ts'
import { connectTo } from '#server/db/connect/database-url.ts'
import type { Log } from '#server/log.ts'
import { type LagClock, startLagClock } from './lag-clock.ts'

/** The oldest state a read may see, in milliseconds (docs/product.md S128). */
const LONGEST_LAG_MS = 5_000
/** How often the replica is looked at, in milliseconds. */
const LOOK_EVERY_MS = 1_000
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

/**
 * Opens a pool to a replica and follows how far it lags. One that is away, or no replica at all, keeps nothing from
 * starting: reads then go to the primary.
 * @param url an address that `listAddresses` understands
 * @param options.primary the database the replica copies
 * @param options.lookEveryMs for tests
 */
export async function openReplica(
  url: string,
  { primary, log, lookEveryMs = LOOK_EVERY_MS }: { primary: Database; log: Log; lookEveryMs?: number },
): Promise<Replica> {
  const pool = openPool({ ...connectTo(url), max: MAX_CONNECTIONS }, (message) => log.warn(`replica: ${message}`))
  const db = openDatabase(pool)
  const clock: LagClock = await startLagClock({ primary, replica: db, log, everyMs: lookEveryMs })
  return {
    pick: () => (clock.lagMs() <= LONGEST_LAG_MS ? db : undefined),
    noteFault: () => clock.forget(),
    lagMs: () => clock.lagMs(),
    async close() {
      clock.stop()
      await pool.end()
    },
  }
}
