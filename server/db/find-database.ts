import path from 'node:path'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { startEmbeddedDatabase } from './embedded/start-embedded.ts'

const DATABASE = 'marquee'

/**
 * The database the configuration names, or the embedded one in DATA_DIR, started or joined.
 * @returns how to connect, and what lets go of it
 * @throws when the embedded one does not start
 */
export async function findDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<{ connection: pg.PoolConfig; stop: () => Promise<void> }> {
  if (config.databaseUrl !== undefined) {
    return { connection: { connectionString: config.databaseUrl }, stop: async () => {} }
  }
  const embedded = await startEmbeddedDatabase({
    dir: path.join(config.dataDir, 'postgres'),
    log: (line) => log.info(line),
    serverLog: (line) => log.debug({ postgres: true }, line),
  })
  const admin = new pg.Client(embedded.config)
  await admin.connect()
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount === 0) await admin.query(`create database ${DATABASE}`)
  await admin.end()
  return { connection: { ...embedded.config, database: DATABASE }, stop: () => embedded.stop() }
}
