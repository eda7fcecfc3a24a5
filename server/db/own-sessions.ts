import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Rounds of asking; a pooler that hands out its connections in turn shows itself in the first two. */
const ROUNDS = 3

const REFUSAL =
  'DATABASE_URL leads to a connection pooler in transaction mode (such as PgBouncer with pool_mode = transaction). ' +
  'Marquee listens for changes and keeps settings in its sessions, which that mode loses. ' +
  'Use pool_mode = session, or the address of PostgreSQL itself.'

/**
 * Refuses a connection pooler in transaction or statement mode: two sessions of ours would share one of the server, or
 * one of ours would change its own (docs/product.md S97).
 * @throws Error with what to do; the database's own error when it is away
 */
export async function assertOwnSessions(connection: pg.PoolConfig): Promise<void> {
  const one = new pg.Client({ ...connection, application_name: 'marquee check' })
  const two = new pg.Client({ ...connection, application_name: 'marquee check' })
  for (const client of [one, two]) client.on('error', () => {})
  try {
    await one.connect()
    await two.connect()
    const first = await readBackend(one)
    for (let round = 0; round < ROUNDS; round++) {
      await begin(two)
      const [other, again] = [await readBackend(two), await readBackend(one)]
      await two.query('rollback')
      if (first === undefined || other === first || again !== first) throw new Error(REFUSAL)
      await sleep(10)
    }
  } finally {
    await Promise.all([one.end(), two.end()].map((ended) => ended.catch(() => {})))
  }
}

/** @throws Error with the refusal when the pooler takes no transactions at all: its statement mode */
async function begin(client: pg.Client): Promise<void> {
  try {
    await client.query('begin')
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.severity !== 'FATAL') throw error
    throw new Error(REFUSAL, { cause: error })
  }
}

/** The process of the server that answers a session. */
async function readBackend(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
