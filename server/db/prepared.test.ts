import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { borrowTestDatabase } from '#tests/support/borrowed-databases.ts'
import { buildCustomer } from '#tests/support/factories.ts'
import { openDatabase } from './client.ts'
import { prepareOnce, prepareQuery } from './prepared.ts'

test('a prepared query takes each value where its stand-in was, and is planned once for each connection', async () => {
  await using database = await borrowTestDatabase(inject('cluster'))
  const db = openDatabase(database.pool)
  for (const name of ['Ada', 'Bea', 'Cleo']) await buildCustomer(db, { name, email: `${name}@example.com` })
  const find = prepareQuery(database.pool, 'some-customers', { least: 'a', limit: -1 }, ({ least, limit }) =>
    db
      .selectFrom('customers')
      .select(['name', sql<string>`${'fixed'}::text`.as('word'), sql<string>`${least}::text`.as('least')])
      .where('name', '>=', least)
      .orderBy('name')
      .limit(limit),
  )
  expect(await find({ least: 'B', limit: 1 })).toEqual([{ name: 'Bea', word: 'fixed', least: 'B' }])
  expect((await find({ least: 'B', limit: 5 })).map(({ name }) => name)).toEqual(['Bea', 'Cleo'])
  const { rows } = await database.pool.query("select name from pg_prepared_statements where name = 'some-customers'")
  expect(rows).toHaveLength(1)
})

test('a stand-in that is no value of the query is refused at once', async () => {
  await using database = await borrowTestDatabase(inject('cluster'))
  const db = openDatabase(database.pool)
  const prepare = () =>
    prepareQuery(database.pool, 'nothing', { least: 'a' }, () => db.selectFrom('customers').select('id'))
  expect(prepare).toThrow('nothing has no value for least')
})

test('a query of a module is prepared over the pool of its builder, and sent without a name in a transaction', async () => {
  await using database = await borrowTestDatabase(inject('cluster'))
  const db = openDatabase(database.pool)
  for (const name of ['Ada', 'Bea']) await buildCustomer(db, { name, email: `${name}@example.com` })
  const find = prepareOnce(
    'customers-of-a-module',
    (on, { name, other }: { name: string; other: string | null }) =>
      on
        .selectFrom('customers')
        .select('name')
        .where('name', '=', sql<string>`coalesce(${other}::text, ${name}::text)`),
    { name: 'a name', other: 'another' },
  )
  const named = async () =>
    (await database.pool.query("select from pg_prepared_statements where name = 'customers-of-a-module'")).rowCount
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('customers').set({ name: 'Cleo' }).where('name', '=', 'Ada').execute()
    expect(await find(trx, { name: 'Cleo', other: null })).toEqual([{ name: 'Cleo' }])
  })
  expect(await named()).toBe(0)
  expect(await find(db, { name: 'Ada', other: 'Bea' })).toEqual([{ name: 'Bea' }])
  expect(await find(db, { name: 'Bea', other: null })).toEqual([{ name: 'Bea' }])
  expect(await named()).toBe(1)
})
