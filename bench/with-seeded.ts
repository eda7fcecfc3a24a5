import pg from 'pg'
import { type Scale, seedScale } from '#scripts/seed.ts'

/**
 * Adds agents and bookings to a database, analyzes it, and runs `work` on a connection without a statement timeout.
 * @returns what `work` returns
 */
export async function withSeeded<T>(
  database: pg.ClientConfig,
  size: Scale,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...database, statement_timeout: 0 })
  await client.connect()
  try {
    await seedScale(client, size, { add: true })
    await client.query('vacuum analyze')
    return await work(client)
  } finally {
    await client.end()
  }
}
