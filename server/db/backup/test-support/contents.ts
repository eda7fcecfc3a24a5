import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type Cluster, withAdmin } from '#tests/support/cluster.ts'

/** An empty folder, gone after the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A database nothing was done to yet, gone after the test. */
export async function openBareDatabase(connection: Cluster['connection']): Promise<Cluster['connection']> {
  const name = `bare_${process.pid}_${Math.random().toString(36).slice(2)}`
  await withAdmin(connection, (admin) => admin.query(`create database ${name}`))
  onTestFinished(async () => {
    await withAdmin(connection, (admin) => admin.query(`drop database ${name} with (force)`))
  })
  return { ...connection, database: name }
}

/** Runs one statement over a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(connection: pg.ClientConfig, sql: string): Promise<Row[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** A checksum of the rows of every table, independent of their order. */
export async function readContents(connection: pg.ClientConfig): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    connection,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname <> 'migrations' order by 1`,
  )
  const sums = await query<{ name: string; sum: string }>(
    { ...connection, options: '-c timezone=UTC' },
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${name} t`,
      )
      .join(' union all '),
  )
  return Object.fromEntries(sums.map(({ name, sum }) => [name, sum]))
}

/** The same backup with other lines; its checksum is right again. */
export function rewrite(file: string, to: string, edit: (text: string) => string): void {
  const lines = edit(gunzipSync(readFileSync(file)).toString())
    .trimEnd()
    .split('\n')
  const end: object = JSON.parse(lines.pop() ?? '')
  const text = `${lines.join('\n')}\n`
  const sha256 = createHash('sha256').update(text).digest('hex')
  writeFileSync(to, gzipSync(`${text}${JSON.stringify({ ...end, sha256 })}\n`))
}
