/**
 * `npm run seed`: loads the demo agency into the configured empty database. With `--scale 10000x1000000` it makes that
 * many agents and bookings instead, for measurements; a database with bookings is refused unless `--add`.
 */
import { totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { ConfigError, readConfig } from '#server/config.ts'
import { NO_TIMEOUT, openDatabase, openPool } from '#server/db/client.ts'
import { findDatabase } from '#server/db/connect/find-database.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLog } from '#server/log.ts'
import { loadDemoData } from './demo/load.ts'
import { runMain } from './run-command.ts'
import { fillInBulk, giveMemory } from './seed/bulk.ts'
import { fillBookings } from './seed/fill-bookings.ts'
import { fillMoney } from './seed/fill-money.ts'
import { fillAgents, fillCustomers } from './seed/fill-people.ts'
import { fillProposals } from './seed/fill-proposals.ts'
import { dropIndexes } from './seed/suspend.ts'

/** The numbers of rows to make. */
export interface Scale {
  agents: number
  bookings: number
}

const BOOKINGS_A_CUSTOMER = 10
/** Filling has no time limit (docs/product.md S61). */
const NO_LIMITS = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  query_timeout: NO_TIMEOUT,
}

/**
 * Settings of an embedded server while it fills a database: indexes of tables that are filled need no log, and
 * checkpoints are rare. The next start has the usual ones.
 */
const fillSettings = () => ({
  shared_buffers: `${Math.floor(totalmem() / 6 / 2 ** 20)}MB`,
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
})

/**
 * Reads a scale such as 10000x1000000.
 * @returns undefined when the text is not a scale
 */
export function readScale(text: string): Scale | undefined {
  const [, agents, bookings] = /^([1-9]\d{0,5})x([1-9]\d{0,7})$/.exec(text) ?? []
  return agents && bookings ? { agents: Number(agents), bookings: Number(bookings) } : undefined
}

/**
 * Fills a database with agents, customers, bookings and proposals, in one transaction.
 * @param report gets a line of progress from time to time
 * @returns false when there are bookings already and `add` is not set: nothing was written
 */
export async function seedScale(
  client: pg.ClientBase,
  { agents, bookings }: Scale,
  {
    add = false,
    now = new Date(),
    report = () => {},
  }: { add?: boolean; now?: Date; report?: (line: string) => void } = {},
): Promise<boolean> {
  const { rows } = await client.query<{ people: number; bookings: number }>(
    'select (select count(*)::int from agents) as people, (select count(*)::int from bookings) as bookings',
  )
  const found = rows[0] ?? { people: 0, bookings: 0 }
  if (found.bookings > 0 && !add) return false
  const seed = found.people + found.bookings
  const customers = Math.ceil(bookings / BOOKINGS_A_CUSTOMER)
  await client.query('begin')
  try {
    await giveMemory(client)
    const indexCustomers = await dropIndexes(client, ['customers'])
    await fillAgents(client, { seed, count: agents })
    report(`${agents} agents`)
    await fillCustomers(client, { seed, count: customers })
    await indexCustomers()
    report(`${customers} customers`)
    const fill = async () => {
      await fillBookings(client, { seed, count: bookings, agents, customers, now }, (made) => {
        report(`${made} of ${bookings} bookings`)
      })
      await fillMoney(client, { seed, now }, report)
      await fillProposals(client, { seed, count: bookings, now })
      report('proposals')
    }
    await fillInBulk(client, fill, report)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return true
}

/** The statement that vacuums after a fill. PostgreSQL before 16 has no limit to lift. */
export const writeVacuum = (version: number) =>
  version >= 160_000 ? 'vacuum (analyze, buffer_usage_limit 0)' : 'vacuum (analyze)'

async function run(): Promise<number> {
  const { values } = parseArgs({ options: { scale: { type: 'string' }, add: { type: 'boolean', default: false } } })
  const scale = values.scale === undefined ? undefined : readScale(values.scale)
  if (values.scale !== undefined && !scale) {
    console.error('--scale is agents x bookings, such as 10000x1000000.')
    return 2
  }
  const config = readConfig(process.env)
  const log = createLog(config)
  const database = await findDatabase(config, log, scale && fillSettings())
  const pool = openPool({ ...database.owner, ...NO_LIMITS })
  try {
    await migrate(pool)
    if (!scale) {
      const loaded = await loadDemoData({ db: openDatabase(pool), log, now: () => new Date() })
      console.log(loaded ? 'The demo agency is loaded.' : 'There are people in this database: nothing was loaded.')
      return loaded ? 0 : 1
    }
    const client = await pool.connect()
    const began = performance.now()
    const report = (line: string) =>
      console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`)
    const seeded = await seedScale(client, scale, { add: values.add, report }).finally(() => client.release(true))
    if (seeded) {
      // no plan reads an index alone before a vacuum
      const { rows } = await pool.query<{ version: number }>(
        `select current_setting('server_version_num')::int as version`,
      )
      await pool.query(writeVacuum(rows[0]?.version ?? 0))
      report('vacuum')
    } else console.error('There are bookings in this database. With --add more are put beside them.')
    return seeded ? 0 : 1
  } finally {
    await pool.end()
    await database.stop()
  }
}

if (import.meta.main) await runMain(run, ConfigError)
