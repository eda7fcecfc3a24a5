import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseTypes, TYPES_FILE } from '#scripts/write-db-types.ts'
import { withAdmin } from '#tests/support/cluster.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { openPool } from './client.ts'
import { canServe, countMigrations, migrate } from './migrate.ts'

/** A database nothing was done to yet. */
async function openEmptyDatabase() {
  const { connection } = inject('cluster')
  const name = `empty_${process.pid}_${Math.random().toString(36).slice(2)}`
  await withAdmin(connection, (admin) => admin.query(`create database ${name}`))
  const pools = [openPool({ ...connection, database: name }), openPool({ ...connection, database: name })] as const
  onTestFinished(async () => {
    for (const pool of pools) await pool.end()
    await withAdmin(connection, (admin) => admin.query(`drop database ${name} with (force)`))
  })
  return pools
}

function makeFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, sql] of Object.entries(files)) writeFileSync(path.join(folder, name), sql)
  return folder
}

test('types.ts is what the migrations make of the database', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  expect(await databaseTypes(database.pool), 'npm run db:types').toBe(readFileSync(TYPES_FILE, 'utf8'))
})

test('migrating twice does nothing the second time', async () => {
  const [pool] = await openEmptyDatabase()
  await expect(canServe(pool, countMigrations())).rejects.toThrow()
  expect((await migrate(pool)).length).toBeGreaterThan(0)
  expect(await migrate(pool)).toEqual([])
  expect(await canServe(pool, countMigrations())).toBe(true)
})

test('two that migrate at once take turns: one does it all, the other nothing (S65)', async () => {
  const pools = await openEmptyDatabase()
  const ran = await Promise.all(pools.map((pool) => migrate(pool)))
  expect(ran.map((names) => names.length).sort()[0]).toBe(0)
  expect(ran.flat()).toEqual([...new Set(ran.flat())])
  expect(ran.flat().length).toBeGreaterThan(0)
})

test('a migration that was changed after it had been applied is refused', async () => {
  const [pool] = await openEmptyDatabase()
  const folder = makeFolder({ '0001-a.sql': 'create table a (id int)' })
  await migrate(pool, folder)
  writeFileSync(path.join(folder, '0001-a.sql'), 'create table a (id bigint)')
  await expect(migrate(pool, folder)).rejects.toThrow('migration 0001-a.sql was changed after it had been applied')
})

test('a failed migration leaves nothing, the ones before it stay, and a repaired one succeeds', async () => {
  const [pool, other] = await openEmptyDatabase()
  const folder = makeFolder({
    '0001-a.sql': 'create table a (id int); insert into a values (1)',
    '0002-b.sql': 'create table b (id int); insert into a values (2); select 1/0',
    '0003-c.sql': 'create table c (id int)',
    'notes.txt': 'no migration',
  })
  await expect(migrate(pool, folder)).rejects.toMatchObject({
    message: 'migration 0002-b.sql failed',
    cause: { code: '22012' },
  })
  const { rows } = await other.query(`select to_regclass('a') as a, to_regclass('b') as b, to_regclass('c') as c`)
  expect(rows).toEqual([{ a: 'a', b: null, c: null }])
  expect((await other.query('select id from a')).rows).toEqual([{ id: 1 }])
  writeFileSync(path.join(folder, '0002-b.sql'), 'create table b (id int)')
  expect(await migrate(other, folder)).toEqual(['0002-b.sql', '0003-c.sql'])
})
