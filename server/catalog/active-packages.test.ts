import { expect, onTestFinished, test } from 'vitest'
import { buildPackage } from '#tests/support/factories.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'

test('the public list has the offered packages by category and price, and follows every change', async () => {
  const app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db } = app.context
  const list = async () => (await app.call('GET /api/packages')).body
  expect(await list()).toEqual([])
  const big = await buildPackage(db, { name: 'Big', category: 'dj', base_price_cents: 90_000, features: ['Two decks'] })
  await buildPackage(db, { name: 'Hidden', category: 'dj', is_active: false })
  await buildPackage(db, { name: 'Small', category: 'dj', base_price_cents: 30_000 })
  await buildPackage(db, { name: 'Early', category: 'bartender' })
  const names = async () => (await list()).map(({ name }) => name).join()
  await until(async () => (await names()) === 'Early,Small,Big', 5_000)
  expect((await list()).at(-1)).toEqual({
    ...{ id: big.id, name: 'Big', description: null, category: 'dj', basePrice: 90_000, duration: 5 },
    features: ['Two decks'],
    plusTax: false,
  })
  // the ordinary route, for an address with a query
  expect((await app.send({ method: 'GET', url: '/api/packages?x=1' })).body).toEqual(await list())
  await db.updateTable('service_packages').set({ is_active: false }).where('id', '=', big.id).execute()
  await until(async () => (await names()) === 'Early,Small', 5_000)
  await db.updateTable('categories').set({ name: 'disc_jockey' }).where('name', '=', 'dj').execute()
  await until(async () => (await list()).some(({ category }) => category === 'disc_jockey'), 5_000)
})
