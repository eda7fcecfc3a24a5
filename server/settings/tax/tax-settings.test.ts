import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildBooking, buildCategory, buildCustomer } from '#tests/support/factories.ts'
import { signInAdmin, signInBooker } from '#tests/support/sign-in.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'

async function start() {
  const app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db } = app.context
  const { cookie } = await signInAdmin(app)
  const show = async () => (await app.call('GET /api/admin/tax-settings', { cookie })).body
  const save = (body: object = {}, headers: Record<string, string> = {}) =>
    app.call('PUT /api/admin/tax-settings', {
      cookie,
      body: { name: 'Sales tax', percent: 8.875, untaxed: [], ...body },
      headers,
    })
  const rateOf = async (booking: string) => {
    const { rows } = await sql<{ rate: number | null }>`select booking_tax_rate(${booking}) as rate`.execute(db)
    return rows[0]?.rate
  }
  return { app, db, show, save, rateOf }
}

describe('tax settings (P7.100)', () => {
  test('are off until an owner saves them, also with the values they begin with; each save is audited', async () => {
    const { db, show, save, rateOf } = await start()
    const { id } = await buildBooking(db)
    expect(await show()).toMatchObject({ name: 'Sales tax', percent: 8, saved: false, version: 1 })
    expect(await rateOf(id)).toBeNull()
    expect((await save({ percent: 8 }, { 'if-match': '"1"' })).body).toMatchObject({ percent: 8, saved: true })
    expect(await rateOf(id)).toBe(8000)
    expect((await save({ percent: 8 }, { 'if-match': '"2"' })).body.version).toBe(2)
    expect((await save({ name: ' State  tax ', percent: 8.875 })).body).toMatchObject({
      ...{ name: 'State tax', percent: 8.875, version: 3 },
    })
    expect(await rateOf(id)).toBe(8875)
    const audited = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'settings.changed')
      .orderBy('id')
      .execute()
    expect(audited).toHaveLength(2)
    expect(audited[1]).toMatchObject({ before: { taxPercent: 8 }, after: { taxPercent: 8.875, taxName: 'State tax' } })
  })

  test('rule each category on its own, a new one is taxed, and an exempt customer pays none', async () => {
    const { db, show, save, rateOf } = await start()
    const booking = await buildBooking(db)
    const off = (await show()).categories.map(({ id }) => id)
    expect((await save({ untaxed: [...off, ...off] })).body.categories.every(({ taxed }) => !taxed)).toBe(true)
    expect(await rateOf(booking.id)).toBe(0)
    await buildCategory(db, 'juggler')
    expect((await show()).categories.filter(({ taxed }) => taxed)).toHaveLength(1)
    await save()
    expect(await rateOf(booking.id)).toBe(8875)
    await db.updateTable('customers').set({ tax_exempt: true }).where('id', '=', booking.customer_id).execute()
    expect(await rateOf(booking.id)).toBe(0)
  })

  test('of two owners one wins, the other is notified', async () => {
    const { save } = await start()
    const answers = await Promise.all([
      save({ percent: 7 }, { 'if-match': '"1"' }),
      save({ percent: 6 }, { 'if-match': '"1"' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test.each([
    [{ percent: -1 }, 'percent'],
    [{ percent: 100.5 }, 'percent'],
    [{ percent: 8.8755 }, 'percent'],
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(41) }, 'name'],
    [{ untaxed: ['00000000-0000-4000-8000-000000000000'] }, 'untaxed'],
  ])('refuses %j', async (body, field) => {
    const { save, show } = await start()
    expect(await save(body)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
    expect((await show()).saved).toBe(false)
  })

  test('are for owners', async () => {
    const { app, db } = await start()
    const booker = await signInBooker(app)
    const customer = await signIn(app, { role: 'customer', customerId: (await buildCustomer(db)).id })
    for (const [cookie, status] of [
      [booker, 403],
      [customer, 403],
      ['', 401],
    ] as const) {
      expect((await app.call('GET /api/admin/tax-settings', { cookie })).status).toBe(status)
      const body = { name: 'Sales tax', percent: 8, untaxed: [] }
      expect((await app.call('PUT /api/admin/tax-settings', { cookie, body })).status).toBe(status)
    }
  })
})

test('half a cent of tax is rounded up, once, in SQL as in the product (P7.3)', async () => {
  const { db } = await start()
  const { taxCents } = await import('#shared/model/invoice.ts')
  for (const [cents, percent] of [
    [42_500, 8],
    [50, 8.875],
    [625, 8],
    [333, 8.25],
    [99_999, 0.005],
  ] as const) {
    const { rows } = await sql<{
      tax: number
    }>`select tax_cents(${cents}, ${Math.round(percent * 1000)}) as tax`.execute(db)
    expect(rows[0]?.tax).toBe(taxCents(cents, 0, percent))
  }
  expect([taxCents(625, 0, 8), taxCents(619, 0, 8), taxCents(10_000, 0, 8.875)]).toEqual([50, 50, 888])
})
