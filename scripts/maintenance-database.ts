import type pg from 'pg'
import { type Database, NO_TIMEOUT, openDatabase, openPool } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'

/** Runs `work` on a migrated database, in one connection whose statements have no time limit. */
export async function withMaintenanceDatabase<T>(
  connection: pg.PoolConfig,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const pool = openPool({
    ...connection,
    max: 1,
    query_timeout: NO_TIMEOUT,
    statement_timeout: NO_TIMEOUT,
    idle_in_transaction_session_timeout: NO_TIMEOUT,
  })
  try {
    await migrate(pool)
    return await work(openDatabase(pool))
  } finally {
    await pool.end()
  }
}
