import { expect, onTestFinished, test } from 'vitest'
import { buildAgent, buildPackage } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'

test('public prices say that tax is added as soon as an owner has saved the tax, category by category (P7.131)', async () => {
  const app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db } = app.context
  const { cookie } = await signInAdmin(app)
  await buildAgent(db, { name: 'Kei', category: 'dj' })
  await buildAgent(db, { name: 'Vera', category: 'model' })
  await buildPackage(db, { name: 'Night set', category: 'dj' })
  const read = async (url: string) =>
    ((await app.send({ method: 'GET', url })).body as { name: string; plusTax: boolean }[]) // both lists have these
      .filter(({ plusTax }) => plusTax)
      .map(({ name }) => name)
      .sort()
      .join()
  const agents = () => read('/api/agents')
  const packages = () => read('/api/packages')
  const save = async (percent: number, untaxed: string[]) => {
    const body = { name: 'Sales tax', percent, untaxed }
    expect((await app.call('PUT /api/admin/tax-settings', { cookie, body })).status).toBe(200)
  }
  await until(async () => (await app.call('GET /api/packages')).body.length === 1, 5_000)
  expect([await agents(), await packages(), await read('/api/agents?category=dj')]).toEqual(['', '', ''])

  await save(8, [])
  await until(async () => (await agents()) === 'Kei,Vera' && (await packages()) === 'Night set', 5_000)
  expect([await read('/api/agents?category=dj'), await read('/api/packages?x=1')]).toEqual(['Kei', 'Night set'])

  const dj = await db.selectFrom('categories').select('id').where('name', '=', 'dj').executeTakeFirstOrThrow()
  await save(8, [dj.id])
  await until(async () => (await agents()) === 'Vera' && (await packages()) === '', 5_000)

  await save(0, [])
  await until(async () => (await agents()) === '', 5_000)
})
