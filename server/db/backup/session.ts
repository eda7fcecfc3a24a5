import pg from 'pg'

/** Values as every server writes and reads them the same, and all the time it takes (docs/product.md S61). */
const SETTINGS = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set bytea_output = 'hex'; set extra_float_digits = 1; set row_security = off;
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`

/** The holder of this lock makes a backup; others don't wait. */
const BACKUP_LOCK = 7_140_226_513

/**
 * Does something over a connection of its own, always closed afterwards.
 * @param name what the server's list of connections shows
 */
export async function withSession<T>(
  connection: pg.ClientConfig,
  name: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: name, query_timeout: undefined })
  // a connection that breaks fails the statement it was at work on
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(SETTINGS)
    return await use(client)
  } finally {
    await client.end()
  }
}

/**
 * Takes the turn to make a backup, until the connection ends.
 * @returns false when another process is making one
 */
export async function takeBackupTurn(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [BACKUP_LOCK])
  return rows[0]?.taken === true
}
