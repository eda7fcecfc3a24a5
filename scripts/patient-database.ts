import type pg from 'pg'
import { type Database, openDatabase, openPool, PATIENCE } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'

/** Work on an up-to-date database, whose statements may take as long as they need: nobody waits for an answer. */
export async function withPatientDatabase<T>(
  connection: pg.PoolConfig,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const pool = openPool({
    ...connection,
    max: 1,
    query_timeout: PATIENCE,
    statement_timeout: PATIENCE,
    idle_in_transaction_session_timeout: PATIENCE,
  })
  try {
    await migrate(pool)
    return await work(openDatabase(pool))
  } finally {
    await pool.end()
  }
}
