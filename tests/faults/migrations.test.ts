import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openPool } from '#server/db/client.ts'
import { canServe, countMigrations, migrate } from '#server/db/migrate.ts'
import { withAdmin } from '#tests/support/cluster.ts'
import { connectionUrl } from '#tests/support/database.ts'
import { FILLED, fillOldRows, readRows, readTables } from '#tests/support/old-rows.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../server/db/migrations')
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort()

/** An empty database without any migration. */
async function openEmptyDatabase(): Promise<{ pool: pg.Pool; url: string }> {
  const { connection } = inject('cluster')
  const database = `upgrade_${process.pid}_${Math.random().toString(36).slice(2)}`
  await withAdmin(connection, (admin) => admin.query(`create database ${database}`))
  const pool = openPool({ ...connection, database })
  onTestFinished(async () => {
    await pool.end()
    await withAdmin(connection, (admin) => admin.query(`drop database ${database} with (force)`))
  })
  return { pool, url: connectionUrl({ ...connection, database }) }
}

/** The migrations of an earlier release. */
function firstMigrations(count: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of files.slice(0, count)) copyFileSync(path.join(FOLDER, name), path.join(folder, name))
  return folder
}

test('two processes that migrate at once: both succeed, and each migration ran once (S65)', async () => {
  const { pool, url } = await openEmptyDatabase()
  const run = () =>
    promisify(execFile)('node', ['scripts/migrate.ts'], {
      env: { ...process.env, DATABASE_URL: url, SECRET_KEY: 'a-secret-key-that-only-tests-know', DEMO_DATA: '0' },
    })
  const said = (await Promise.all([run(), run(), run()])).map(({ stdout }) => stdout.trim())
  expect(said.filter((line) => line === 'Already up to date')).toHaveLength(2)
  const { rows } = await pool.query<{ name: string }>('select name from migrations order by name')
  expect(rows.map(({ name }) => name)).toEqual(files)
})

/** Tables that hold no work of anyone: built from other rows, or gone within a day. */
const WITHOUT_ROWS = new Set([
  ...[
    'payment_instructions',
    'place_settings',
    'tax_settings',
    'agency_settings',
    'brand_settings',
    'chat_settings',
    'migrations',
    'model_health',
    'model_tokens',
    'kb_builds',
    'kb_entries',
  ],
  ...['agent_earnings', 'agent_weeks', 'booking_accounts', 'booking_balances', 'current_tallies', 'current_totals'],
  ...[
    'earned_bookings',
    'margin_changes',
    'margin_tallies',
    'revenue_changes',
    'revenue_tallies',
    'search_words',
    'tallies',
    'tally_changes',
  ],
  ...['proposal_changes', 'proposal_hours', 'proposal_outcomes', 'proposal_tallies'],
  ...['current_due', 'due_changes', 'due_tallies', 'payout_years'],
  ...['tally_months', 'tally_totals', 'factor_challenges', 'login_turns', 'password_link_asks', 'reconcile_looks'],
  ...['processor_events', 'checkouts', 'image_variants', 'review_pictures', 'invoice_mailings', 'invoice_parts'],
  ...['authenticator_apps', 'passkeys', 'recovery_codes', 'staff_invitations', 'calendar_feeds'],
])

test('each table has rows to bring up to date', async () => {
  const { pool } = await openEmptyDatabase()
  await migrate(pool)
  const missing = [...(await readTables(pool)).keys()].filter((name) => !FILLED.has(name) && !WITHOUT_ROWS.has(name))
  expect(missing, 'add rows to tests/support/later-rows.ts').toEqual([])
})

test.each(files.slice(0, -1).map((name, i) => [name, i + 1] as const))(
  'a database of %s with data is brought up to date without loss (S65)',
  async (_name, count) => {
    const { pool } = await openEmptyDatabase()
    expect(await migrate(pool, firstMigrations(count))).toHaveLength(count)
    await fillOldRows(pool)
    const before = await readRows(pool)
    expect(before.size).toBeGreaterThan(15)
    expect(await migrate(pool)).toEqual(files.slice(count))
    expect(await canServe(pool, countMigrations())).toBe(true)
    const after = await readRows(pool)
    for (const [table, rows] of before) {
      const now = after.get(table)
      expect(now, table).toHaveLength(rows.length)
      for (const [i, row] of rows.entries()) expect(now?.[i], table).toMatchObject(keptOf(row, now?.[i] ?? {}))
    }
    // numbers follow the order in which the requests came in
    const numbered = await pool.query<{ number: number }>('select number from bookings order by created_at, id')
    const numbers = numbered.rows.map(({ number }) => number)
    expect(numbers.slice(1).every((number, i) => number > (numbers[i] ?? 0) && number - (numbers[i] ?? 0) <= 9)).toBe(
      true,
    )
    // counts and search indexes were built for the old rows too
    const { rows } = await pool.query<{ words: number; bookings: number }>(
      `select (select count(*)::int from agents where search_words is not null) as words, (select count(*)::int from bookings) as bookings`,
    )
    expect(rows).toEqual([{ words: 2, bookings: 4 }])
  },
)

/** The values a row must keep: all columns except those that a later migration removed. */
function keptOf(row: Record<string, unknown>, now: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column in now && column !== 'updated_at'))
}
