import type pg from 'pg'
import { grantRequests } from '../grants.ts'
import { applyWithin, CREATE_MIGRATIONS, MIGRATION_LOCK, type Migration, readMigrations } from '../migrate.ts'
import { BackupError, type EndLine, type Header } from './backup-format.ts'
import { copyIn } from './copy.ts'
import { assertUndamaged, type BackupReader, openBackup } from './read-backup.ts'
import { withSession } from './session.ts'
import { dropEverything, listCounters, listFilled, listTables, quoteColumns, quoteTable } from './tables.ts'

/** How long another connection may keep a table, in milliseconds: none should be open. */
const LOCK_MS = 20_000

/** A backup that was restored. */
export interface Restored {
  /** What the backup says of itself. */
  header: Header
  tables: number
  rows: number
  /** Migrations that came after it. */
  migrated: string[]
}

/**
 * Puts a backup in the place of everything the database holds, in one transaction: a restore that fails leaves the
 * database as it was. The tables are made as they were when the backup was made, filled, and brought up to date; keys
 * between them are checked by PostgreSQL as it takes the rows, counts by us (docs/product.md S66).
 * @param connection how to reach the database; its owner need not be a superuser
 * @param replace whether what is there may go
 * @param folder where the migrations are; the product's unless a test has its own
 * @throws BackupError when the file is none, damaged or of a newer release, when the product runs on this database, when
 * there is something in it and `replace` is not set, or when it belongs to something else
 */
export async function restoreBackup(
  connection: pg.ClientConfig,
  file: string,
  { replace = false, folder }: { replace?: boolean; folder?: string } = {},
): Promise<Restored> {
  const reader = await openBackup(file)
  try {
    const { made, since } = splitMigrations(reader.header, readMigrations(folder))
    await assertUndamaged(file)
    return await withSession(connection, 'marquee restore', async (client) => {
      await client.query(`set lock_timeout = ${LOCK_MS}`)
      await client.query('begin')
      // a product that starts meanwhile waits, and finds the whole
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
      await assertAlone(client)
      await assertFree(client, replace)
      await dropEverything(client)
      await client.query(CREATE_MIGRATIONS)
      await applyWithin(client, made)
      const { tables, rows } = await load(client, reader)
      await applyWithin(client, since)
      await grantRequests(client)
      await client.query('commit')
      // all is there; without it the server analyzes the tables later
      await client.query('analyze').catch(() => {})
      return { header: reader.header, tables, rows, migrated: since.map(({ name }) => name) }
    })
  } finally {
    reader.close()
  }
}

/** Those the backup was made with, and those that came after. */
function splitMigrations(header: Header, known: Migration[]): { made: Migration[]; since: Migration[] } {
  for (const [i, { name, hash }] of header.migrations.entries()) {
    if (known[i]?.name === name && known[i].hash === hash) continue
    if (known.some((migration) => migration.name === name)) {
      throw new BackupError(`This backup was made with another ${name} than this Marquee has: it comes from elsewhere.`)
    }
    throw new BackupError(
      `This backup was made by a newer Marquee (${header.version}, ${name}). Update this one first.`,
    )
  }
  return { made: known.slice(0, header.migrations.length), since: known.slice(header.migrations.length) }
}

async function assertAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'marquee%'`,
  )
  if ((rows[0]?.others ?? 0) > 0) {
    throw new BackupError('Marquee is running on this database. Stop it first, and start it again afterwards.')
  }
}

async function assertFree(client: pg.Client, replace: boolean): Promise<void> {
  const filled = await listFilled(client)
  if (filled.length > 0 && !replace) {
    const some = `${filled.slice(0, 3).join(', ')}${filled.length > 3 ? ' and more' : ''}`
    throw new BackupError(
      `There is something in this database (${some}). With --replace it all goes, and the backup takes its place.`,
    )
  }
}

async function load(client: pg.Client, reader: BackupReader): Promise<{ tables: number; rows: number }> {
  const names = (await listTables(client)).map(({ name }) => name)
  // what the migrations put in is in the backup too, as it was by then
  await client.query(`truncate ${names.map(quoteTable).join(', ')}`)
  // counts, words and times come from the backup as they are
  await switchTriggers(client, names, 'disable')
  const counts: Record<string, number> = {}
  for await (const { table, columns, rows } of reader.tables()) {
    if (!names.includes(table)) throw new BackupError(`This backup has a table this Marquee does not know: ${table}`)
    counts[table] = await copyIn(client, `copy ${quoteTable(table)} ${quoteColumns({ columns })} from stdin`, rows)
  }
  const end = reader.end()
  assertCounts(counts, end)
  await client.query('set constraints all immediate')
  await setCounters(client, end)
  await switchTriggers(client, names, 'enable')
  return { tables: Object.keys(counts).length, rows: Object.values(counts).reduce((sum, count) => sum + count, 0) }
}

/** Only the product's own: those that check keys stay on, so that an owner who is no superuser may do it. */
async function switchTriggers(client: pg.Client, names: string[], word: 'enable' | 'disable'): Promise<void> {
  await client.query(names.map((name) => `alter table ${quoteTable(name)} ${word} trigger user`).join('; '))
}

function assertCounts(counts: Record<string, number>, { end }: EndLine): void {
  const wrong = [...new Set([...Object.keys(counts), ...Object.keys(end)])].filter((name) => counts[name] !== end[name])
  if (wrong.length > 0) throw new BackupError(`Rows are missing from this backup: ${wrong.join(', ')}`)
}

async function setCounters(client: pg.Client, { counters }: EndLine): Promise<void> {
  for (const { table, column, sequence } of await listCounters(client)) {
    const kept = counters.find((one) => one.table === table && one.column === column)
    if (kept) await client.query('select setval($1::regclass, $2, $3)', [sequence, kept.value, kept.used])
  }
}
