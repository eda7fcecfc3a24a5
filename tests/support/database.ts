import type pg from 'pg'
import { openPool } from '#server/db/client.ts'
import { type Cluster, databaseName, REQUEST_LOGIN, withAdmin } from './cluster.ts'

export interface TestDatabase extends AsyncDisposable {
  name: string
  /** Connections of the superuser, who may do anything. */
  pool: pg.Pool
  /** Connections of the role that the product's requests run as. */
  requests: pg.Pool
  /** Connection settings of this database, for processes and pools of the test's own. */
  connection: Cluster['connection']
}

/** A migrated, empty database of its own, dropped when it goes out of use. */
export async function openTestDatabase({ connection, template, pooler }: Cluster): Promise<TestDatabase> {
  const name = databaseName(template)
  await withAdmin(connection, (admin) => admin.query(`create database ${name} template ${template}`))
  const pool = openPool({ ...connection, database: name })
  const { host, port, keepNames } = pooler ?? { ...connection, keepNames: true }
  const toRequests = { ...connection, ...REQUEST_LOGIN, database: name, host, ...(port !== undefined && { port }) }
  const requests = openPool(toRequests, undefined, { keepNames })
  return {
    name,
    pool,
    requests,
    connection: { ...connection, database: name },
    async [Symbol.asyncDispose]() {
      for (const one of [pool, requests]) if (!one.ended) await one.end()
      await withAdmin(connection, (admin) => admin.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** The same connection settings as an address for DATABASE_URL. */
export function connectionUrl({ database, ...more }: Cluster['connection']): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(more)) params.set(name, String(value))
  return `postgresql:///${database}?${params}`
}
