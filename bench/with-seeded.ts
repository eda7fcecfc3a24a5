import pg from 'pg'
import { type Scale, seedScale } from '#scripts/seed.ts'

/**
 * Adds agents and bookings to a database, analyzes it, and runs `work` on a connection without a statement timeout. A
 * database that has as many bookings already is taken as it is.
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
    const { rows } = await client.query<{ enough: boolean }>(
      'select count(*) >= $1 as enough from (select from bookings limit $1) as found',
      [size.bookings],
    )
    if (!rows[0]?.enough) await seedScale(client, size, { add: true })
    await client.query('vacuum analyze')
    return await work(client)
  } finally {
    await client.end()
  }
}
