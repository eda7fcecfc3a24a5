import { Socket } from 'node:net'
import pg from 'pg'

/** How long a host may take to say whether it takes writes, in milliseconds. */
const PATIENCE_MS = 2_000

const STATE = `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
  case when pg_is_in_recovery() then '' else substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline`

/** Where the server that takes writes is. */
export interface Primary {
  host: string
  port: number
}

/** A search that is under way, by the addresses it asks: connections that are opened together share it. */
const searches = new Map<string, Promise<Primary>>()

/**
 * Asks all addresses at once, and waits for each to answer or to fail: a primary that came back after its replica was
 * promoted takes writes, too. Of two the one with the later timeline is the primary (PostgreSQL manual, 'Timelines').
 * @throws an error with the code ECONNREFUSED when none takes writes, with what each said
 */
export function findPrimary(addresses: readonly string[]): Promise<Primary> {
  const key = addresses.join(' ')
  const known = searches.get(key)
  if (known) return known
  const search = choosePrimary(addresses).finally(() => searches.delete(key))
  searches.set(key, search)
  return search
}

async function choosePrimary(addresses: readonly string[]): Promise<Primary> {
  const answers = await Promise.allSettled(addresses.map(ask))
  const [primary] = answers
    .filter((answer) => answer.status === 'fulfilled')
    .map(({ value }) => value)
    .sort((a, b) => (a.timeline < b.timeline ? 1 : -1))
  if (primary) return primary
  const reasons = answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason) : ''))
  throw Object.assign(new Error(`no host of DATABASE_URL takes writes: ${reasons.join('; ')}`), {
    code: 'ECONNREFUSED',
  })
}

async function ask(address: string): Promise<Primary & { timeline: string }> {
  const limits = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS }
  const client = new pg.Client({ connectionString: address, application_name: 'marquee search', ...limits })
  client.on('error', () => {})
  const { host, port } = client
  try {
    await client.connect()
    const { rows } = await client.query<{ isReadOnly: boolean; timeline: string }>(STATE)
    const [state] = rows
    if (!state || state.isReadOnly) throw new Error(`${host}:${port} is read-only`)
    return { host, port, timeline: state.timeline }
  } finally {
    void client.end().catch(() => {})
  }
}

/** A socket for node-postgres that connects to the host that takes writes, not to the one it is given. */
export class PrimarySocket extends Socket {
  readonly #addresses: readonly string[]

  /** @param addresses of one database, at least two (database-url.ts) */
  constructor(addresses: readonly string[]) {
    super()
    this.#addresses = addresses
  }

  override connect(): this {
    findPrimary(this.#addresses).then(
      ({ host, port }) => {
        if (this.destroyed) return
        if (host.startsWith('/')) super.connect(`${host}/.s.PGSQL.${port}`)
        else super.connect(port, host)
      },
      (error: Error) => this.destroy(error),
    )
    return this
  }
}
