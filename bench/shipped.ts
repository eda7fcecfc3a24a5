/** The product as a user runs it: `npm start` with demo data, jobs and log; and its database, joined from outside. */
import pg from 'pg'
import { buildSite } from '#scripts/build-site.ts'
import { readConfig } from '#server/config.ts'
import { findDatabase } from '#server/db/connect/find-database.ts'
import { createLog } from '#server/log.ts'
import { makeFolder, npmStart } from './children.ts'
import { isNode, listTree, readCommand } from './process-tree.ts'

export interface Shipped extends AsyncDisposable {
  url: string
  /** The process of `npm start`. */
  pid: number
  /** Connected as the owner of the tables. */
  client: pg.Client
  /** How to reach the database. */
  owner: pg.PoolConfig
  /** The product's processes with those of its PostgreSQL, as they are now. */
  list(): number[]
}

/**
 * The process that answers, below npm and its shell.
 * @throws when it has ended
 */
export function findServer({ pid }: Pick<Shipped, 'pid'>): number {
  const server = listTree(pid)
    .filter(isNode)
    .findLast((one) => readCommand(one).includes('scripts/start.js'))
  if (server === undefined) throw new Error('npm start has started no server')
  return server
}

/** Builds the site and starts the product on a new folder. */
export async function startShipped(port: number, env: Record<string, string> = {}): Promise<Shipped> {
  await buildSite()
  await using started = new AsyncDisposableStack()
  const folder = started.use(makeFolder())
  const product = started.use(await npmStart(folder.dir, port, { DEMO_DATA: '1', RATE_LIMIT_SCALE: '1000000', ...env }))
  const config = readConfig({ DATA_DIR: folder.dir, LOG_LEVEL: 'warn' })
  const found = await findDatabase(config, createLog(config))
  started.defer(found.stop)
  const client = new pg.Client({ ...found.owner, statement_timeout: 0 })
  await client.connect()
  started.defer(() => client.end())
  const all = started.move()
  return {
    url: product.url,
    pid: product.pid,
    client,
    owner: found.owner,
    list: () => listTree(product.pid),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}
