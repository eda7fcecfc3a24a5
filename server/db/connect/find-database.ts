import path from 'node:path'
import type pg from 'pg'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { prepareDatabase } from '../embedded/prepare-database.ts'
import { startEmbeddedDatabase } from '../embedded/start-embedded.ts'
import { connectTo } from './database-url.ts'

/** A database of the product, and how to reach it. */
export interface FoundDatabase {
  /** For requests: reads and writes rows, and changes no structure (docs/product.md S110). Maybe through a pooler. */
  connection: pg.PoolConfig
  /** The same without a pooler in between: for what listens, and so needs a session of its own. */
  session: pg.PoolConfig
  /**
   * For migrations, the job queue, backups and commands: the owner of the tables, without a pooler in between. The same
   * as `session` with DATABASE_URL.
   */
  owner: pg.PoolConfig
  /** Lets go of the database; the last process to do so stops an embedded one. */
  stop: () => Promise<void>
}

/**
 * The database the configuration names, or the embedded one in DATA_DIR, started or joined.
 * @param settings of the embedded server, over the defaults, when it is this process that starts it
 * @throws when the embedded one does not start
 */
export async function findDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  log: Log,
  settings: Record<string, string> = {},
): Promise<FoundDatabase> {
  if (config.databaseUrl !== undefined) {
    const direct = connectTo(config.databaseDirectUrl ?? config.databaseUrl)
    return { connection: connectTo(config.databaseUrl), session: direct, owner: direct, stop: async () => {} }
  }
  const embedded = await startEmbeddedDatabase({
    dir: path.join(config.dataDir, 'postgres'),
    log: (line) => log.info(line),
    serverLog: (line) => log.debug({ postgres: true }, line),
    settings,
  })
  const { requests, owner } = await prepareDatabase(embedded.config)
  return { connection: requests, session: requests, owner, stop: () => embedded.stop() }
}
