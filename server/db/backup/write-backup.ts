import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { MIGRATION_LOCK } from '../migrate.ts'
import {
  BackupError,
  END_OF_ROWS,
  type EndLine,
  FORMAT,
  type Header,
  LEFT_OUT,
  readVersion,
  type TableLine,
} from './backup-format.ts'
import { CopyOut } from './copy.ts'
import { takeBackupTurn, withSession } from './session.ts'
import {
  type Counter,
  hasMigrations,
  listCounters,
  listTables,
  quoteColumns,
  quoteTable,
  type Table,
} from './tables.ts'

/** A quick level: pictures don't get smaller, and the product runs on the same processors. */
const LEVEL = 4

/** A backup that was made. */
export interface Backup {
  file: string
  at: Date
  /** Size of the file. */
  bytes: number
  tables: number
  rows: number
}

/**
 * Writes everything the database holds at one moment into one file, readable by its owner alone, which appears whole or
 * not at all. The product may run meanwhile (docs/product.md S66).
 * @param connection how to reach the database
 * @param file where to; one of that name is replaced
 * @param now the time the backup says it was made
 * @param signal ends it before its time
 * @throws BackupError when another process is making a backup, or the database is none of ours
 */
export async function writeBackup(
  connection: pg.ClientConfig,
  file: string,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<Backup> {
  return await withSession(connection, 'marquee backup', async (client) => {
    if (!(await takeBackupTurn(client))) throw new BackupError('Another backup is being made.')
    // no migration begins under it; taken before the snapshot, which must not be older than the schema
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
    if (!(await hasMigrations(client))) throw new BackupError('This database is empty: there is nothing to back up.')
    await client.query('begin isolation level repeatable read, read only')
    const header = await describe(client, now)
    const tables = (await listTables(client)).filter(({ name }) => !LEFT_OUT.includes(name))
    const end: EndLine = { end: {}, counters: await readCounters(client), sha256: '' }
    const bytes = await save(file, () => writeLines(client, header, tables, end), signal)
    await client.query('commit')
    const rows = Object.values(end.end).reduce((sum, count) => sum + count, 0)
    return { file, at: now, bytes, tables: tables.length, rows }
  })
}

async function describe(client: pg.Client, now: Date): Promise<Header> {
  const { rows: migrations } = await client.query<{ name: string; hash: string }>(
    'select name, hash from migrations order by name',
  )
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return {
    marquee: 'backup',
    format: FORMAT,
    version: readVersion(),
    at: now.toISOString(),
    postgres: rows[0]?.server_version ?? '',
    migrations,
  }
}

async function readCounters(client: pg.Client): Promise<EndLine['counters']> {
  const counters = (await listCounters(client)).filter(({ table }) => !LEFT_OUT.includes(table))
  if (counters.length === 0) return []
  const { rows } = await client.query<EndLine['counters'][number]>(counters.map(readCounter).join(' union all '))
  return rows
}

const readCounter = ({ table, column, sequence }: Counter) =>
  `select ${pg.escapeLiteral(table)} as table, ${pg.escapeLiteral(column)} as column, last_value::float8 as value,
    is_called as used from ${sequence}`

/** The lines of the file; fills in what the last one says. */
async function* writeLines(client: pg.Client, header: Header, tables: Table[], end: EndLine): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const counted = (chunk: Buffer) => {
    hash.update(chunk)
    return chunk
  }
  yield counted(line(header))
  for (const { name, columns } of tables) {
    yield counted(line({ table: name, columns } satisfies TableLine))
    const rows = client.query(new CopyOut(`copy ${quoteTable(name)} ${quoteColumns({ columns })} to stdout`))
    for await (const chunk of rows) yield counted(chunk)
    yield counted(END_OF_ROWS)
    end.end[name] = rows.rows
  }
  yield line({ ...end, sha256: hash.digest('hex') })
}

const line = (value: Header | TableLine | EndLine) => Buffer.from(`${JSON.stringify(value)}\n`)

/** Beside the file until it is complete; taken away by the next daily backup should this process be killed. */
export const PART = '.part'

/** @returns the size of the file */
async function save(
  file: string,
  lines: () => AsyncGenerator<Buffer>,
  signal: AbortSignal | undefined,
): Promise<number> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = `${file}.${process.pid}${PART}`
  await rm(part, { force: true })
  try {
    const out = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(lines, createGzip({ level: LEVEL, chunkSize: 64 * 1024 }), out, { signal })
    const { size } = await stat(part)
    await rename(part, file)
    await syncFolder(folder)
    return size
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** The new name is on disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
