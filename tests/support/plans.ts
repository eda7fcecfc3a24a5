import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { seedScale } from '#scripts/seed.ts'
import { type Database, openDatabase, openPool } from '#server/db/client.ts'
import type { Cluster } from './cluster.ts'
import { openTestDatabase } from './database.ts'

/** A large database, and the one connection that all its statements go through. */
export interface LargeDatabase extends AsyncDisposable {
  db: Database
  pool: pg.Pool
}

/**
 * A database with enough rows for the planner to prefer indexes, as it does for many more.
 * @param scale how many agents and bookings it gets
 * @param more a statement that adds rows to those of the seed
 */
export async function openLargeDatabase(
  cluster: Cluster,
  scale: { agents: number; bookings: number },
  more?: string,
): Promise<LargeDatabase> {
  const database = await openTestDatabase(cluster)
  // filling takes as long as it takes
  const client = new pg.Client(database.connection)
  await client.connect()
  await seedScale(client, scale)
  if (more) await client.query(more)
  await client.query('vacuum analyze')
  await client.end()
  const pool = openPool({ ...database.connection, max: 1 })
  return {
    db: openDatabase(pool),
    pool,
    async [Symbol.asyncDispose]() {
      await pool.end()
      await database[Symbol.asyncDispose]()
    },
  }
}

/**
 * The plans of all statements of some work.
 * @param pool has one connection, so that all statements go through the one that is watched
 */
export async function recordPlans(pool: pg.Pool, work: () => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  const explaining = await pool.connect()
  explaining.release()
  const original = explaining.query.bind(explaining)
  explaining.query = (async (text: string, values: unknown[]) => {
    const { rows } = await original(`explain ${text}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    return original(text, values)
  }) as typeof explaining.query
  try {
    await work()
  } finally {
    explaining.query = original as typeof explaining.query
  }
  return plans.join('\n\n')
}

/** A database with 300 agents and 30,000 bookings for all tests of a file. Call it at the top of the file. */
export async function openLargeBookings(): Promise<LargeDatabase> {
  const database = await openLargeDatabase(inject('cluster'), { agents: 300, bookings: 30_000 })
  afterAll(() => database[Symbol.asyncDispose]())
  return database
}
