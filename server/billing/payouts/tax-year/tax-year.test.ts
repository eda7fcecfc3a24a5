import { beforeEach, describe, expect, test } from 'vitest'
import { buildAgent, buildUser } from '#tests/support/factories.ts'
import { startOffice } from '#tests/support/office.ts'
import { ageSession, signInAdmin, signInBooker, signInOutsiders } from '#tests/support/sign-in.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'
import { SCANNED_PDF, sendFile } from '#tests/support/upload.ts'

/** The rows of a file by their headings; no cell has a quote in it. */
function readRows(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''))
  return rows.map((row) => Object.fromEntries(row.map((cell, i) => [head[i] ?? '', cell])))
}

const NOW = new Date('2026-11-23T15:00:00Z')
const ADDRESS = { street: '12 Peachtree St', city: 'Atlanta', state: 'GA', zip: '30303' }
let app: TestApp
let owner: string
let months = 0

beforeEach(async () => {
  ;({ app, admin: owner } = await startOffice({ context: { now: () => NOW } }))
})

/** A payout of a month of its own. */
async function pay(agent_id: string, cents: number, some: object = {}) {
  months += 1
  const month = `${2000 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
  const { id } = await app.context.db
    .insertInto('payouts')
    .values({
      ...{ agent_id, month, bookings: 1, share_cents: cents + 500, adjustment_cents: -500, cents, method: 'zelle' },
      ...{ paid_on: '2026-03-05', ...some },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const enter = (id: string, body: object) =>
  app.call('PUT /api/admin/agents/:id/tax-details', { params: { id }, body, cookie: owner })
/** Someone of whom nothing is missing. */
async function hireComplete(name: string, tin = '219-09-9999') {
  const { id } = await buildAgent(app.context.db, { name })
  await enter(id, { legalName: `${name} Legal`, ...ADDRESS, tin })
  await sendFile(app, { url: `/api/admin/agents/${id}/w9`, cookie: owner, bytes: SCANNED_PDF })
  return id
}
const list = async (year?: number) =>
  (await app.call('GET /api/admin/payouts/year', { cookie: owner, query: year === undefined ? {} : { year } })).body
const summary = async (year?: number) =>
  (await app.call('GET /api/admin/payouts/year/summary', { cookie: owner, query: year === undefined ? {} : { year } }))
    .body
const set = (body: { year: number; cents: number; was: number }, cookie = owner) =>
  app.call('PUT /api/admin/payouts/year/threshold', { body, cookie })

describe('the year of Form 1099-NEC (P7.124)', () => {
  test('sums what was paid in it by the day of the payout, adjustments included, processor and reopened ones left out', async () => {
    const id = await hireComplete('Vera Vane')
    await pay(id, 150_000)
    await pay(id, 50_000, { paid_on: '2026-01-01' })
    await pay(id, 1, { paid_on: '2025-12-31' })
    await pay(id, 2, { paid_on: '2027-01-01' })
    await pay(id, 70_000, { method: 'card_processor' })
    const wrong = await pay(id, 900_000)
    const reopen = { params: { id: wrong }, body: { reason: 'Wrong account' }, cookie: owner }
    expect((await app.call('POST /api/admin/payouts/:id/reopen', reopen)).status).toBe(200)
    expect(await list()).toEqual([
      {
        ...{ id, name: 'Vera Vane', legalName: 'Vera Vane Legal', address: '12 Peachtree St, Atlanta, GA 30303' },
        ...{
          tinKind: 'ssn',
          tinLast4: '9999',
          w9On: expect.any(String),
          w9Readable: true,
          paid: 200_000,
          processor: 70_000,
        },
        ...{ reportable: true, missing: [], canAsk: false, askedOn: null },
      },
    ])
    expect(await summary()).toEqual({
      ...{ year: 2026, threshold: 200_000, people: 1, paid: 200_000, reportable: 1, incomplete: 0 },
    })
    expect(await list(2025)).toMatchObject([{ paid: 1, reportable: false }])
    expect(await list(2027)).toMatchObject([{ paid: 2 }])
    expect(await list(2024)).toEqual([])
  })

  test('who is to be reported with something missing comes first, then by name', async () => {
    const { db } = app.context
    const complete = await hireComplete('Anna')
    const below = await buildAgent(db, { name: 'Bea' })
    const login = await buildUser(db, { role: 'agent' })
    const lacking = await buildAgent(db, { name: 'Zoe', user_id: login.id })
    const partly = await buildAgent(db, { name: 'yuki' })
    await enter(partly.id, { legalName: 'Yuki', ...ADDRESS, zip: null, tin: '12-3456789', tinKind: 'ein' })
    await pay(complete, 300_000)
    await pay(below.id, 199_999)
    await pay(lacking.id, 200_000)
    await pay(partly.id, 250_000)
    const rows = await list()
    expect(rows.map(({ name }) => name)).toEqual(['yuki', 'Zoe', 'Anna', 'Bea'])
    expect(rows).toMatchObject([
      { reportable: true, missing: ['address', 'w9'], address: null, tinKind: 'ein', tinLast4: '6789', canAsk: false },
      { reportable: true, missing: ['legalName', 'address', 'tin', 'w9'], canAsk: true },
      { reportable: true, missing: [] },
      { reportable: false },
    ])
    expect(await summary()).toMatchObject({ people: 4, reportable: 3, incomplete: 2 })
    await app.call('POST /api/admin/taxpayer-numbers/:id/ask', { params: { id: lacking.id }, cookie: owner })
    expect((await list())[1]).toMatchObject({ name: 'Zoe', askedOn: '2026-11-23' })
  })

  test('is paged by key: 500 people in five pages, each person once', async () => {
    const { db } = app.context
    const agents = []
    for (let i = 0; i < 500; i++) agents.push(await buildAgent(db, { name: `P${String(i).padStart(3, '0')}` }))
    await db
      .insertInto('payouts')
      .values(
        agents.map(({ id }, i) => ({
          ...{ agent_id: id, month: '2026-03-01', bookings: 1, share_cents: 1000 * (i + 1), adjustment_cents: 0 },
          ...{ cents: 1000 * (i + 1), method: 'check', paid_on: '2026-04-01' },
        })),
      )
      .execute()
    const names: string[] = []
    let url: string | undefined = '/api/admin/payouts/year?year=2026'
    let pages = 0
    while (url !== undefined) {
      const { body, headers } = await app.send({ method: 'GET', url, headers: { cookie: owner } })
      names.push(...(body as { name: string }[]).map(({ name }) => name))
      url = /<([^>]+)>/.exec(String(headers.link))?.[1]
      pages += 1
    }
    expect([pages, names.length, new Set(names).size]).toEqual([5, 500, 500])
    // $2,000 and more come first
    expect([names[0], names.at(-1)]).toEqual(['P199', 'P198'])
  })

  test('its threshold is $600 through 2025 and $2,000 since, until an owner sets another for a year and those after it', async () => {
    const { id } = await buildAgent(app.context.db)
    await pay(id, 60_000, { paid_on: '2025-06-01' })
    expect([(await summary(2025)).threshold, (await list(2025))[0]?.reportable]).toEqual([60_000, true])
    expect([(await summary(2026)).threshold, (await summary(2027)).threshold]).toEqual([200_000, 200_000])
    expect((await set({ year: 2027, cents: 210_000, was: 200_000 })).body).toEqual({ year: 2027, threshold: 210_000 })
    const found = await Promise.all([2025, 2026, 2027, 2028].map(async (year) => (await summary(year)).threshold))
    expect(found).toEqual([60_000, 200_000, 210_000, 210_000])
    const audited = await app.context.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('entity_id', '=', 'tax-year')
      .execute()
    expect(audited).toEqual([
      { before: { year: 2027, thresholdCents: 200_000 }, after: { year: 2027, thresholdCents: 210_000 } },
    ])
    for (const body of [
      { year: 2025, cents: 70_000, was: 60_000 },
      { year: 2026, cents: 0, was: 200_000 },
      { year: 2026, cents: 1.5, was: 200_000 },
    ])
      expect((await set(body)).status).toBe(400)
  })

  test('of two owners who set the threshold at once the second is refused', async () => {
    const second = (await signInAdmin(app)).cookie
    const both = await Promise.all([
      set({ year: 2026, cents: 250_000, was: 200_000 }),
      set({ year: 2026, cents: 300_000, was: 200_000 }, second),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.error).toMatch(
      /^Someone else changed it: 2026 is reported from \$/,
    )
    expect((await summary()).threshold).toBe(both.find(({ status }) => status === 200)?.body.threshold)
  })
})

describe("the year's CSV (P7.125)", () => {
  const download = (cookie = owner, year = 2026) =>
    app.send({ method: 'GET', url: `/api/admin/exports/tax-year?year=${year}`, headers: { cookie } })

  test('has the whole number, is audited each time, kept nowhere, and asks for re-authentication', async () => {
    const id = await hireComplete('Vera Vane')
    const lost = await hireComplete('Noor Valentine')
    const { id: bare } = await buildAgent(app.context.db, { name: '=Cleo' })
    for (const agent of [id, lost]) await pay(agent, 200_000)
    await pay(bare, 10_050, { method: 'card_processor' })
    await app.context.db
      .updateTable('agent_tax_details')
      .set({ tin_sealed: Buffer.alloc(40, 1) })
      .where('agent_id', '=', lost)
      .execute()
    const { body, headers } = await download()
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="1099-nec-2026-2026-11-23.csv"',
    })
    const rows = readRows(String(body))
    expect(rows).toMatchObject([
      { Name: 'Noor Valentine', 'Taxpayer number': '' },
      {
        ...{ Name: 'Vera Vane', 'Legal name': 'Vera Vane Legal', Street: '12 Peachtree St', City: 'Atlanta' },
        ...{ State: 'GA', ZIP: '30303', 'Number type': 'SSN or ITIN', 'Taxpayer number': '219-09-9999' },
        ...{ 'Paid ($)': '2000', 'By card processor ($)': '0', 'To be reported': 'yes', Missing: '' },
      },
      {
        ...{ Name: "'=Cleo", 'Paid ($)': '0', 'By card processor ($)': '100.5', 'To be reported': 'no' },
        Missing: 'Legal name, Address, Taxpayer number, W-9',
      },
    ])
    await download()
    const audits = app.context.db.selectFrom('audit_log').select('entity_id').where('action', '=', 'export.made')
    expect(await audits.execute()).toEqual([{ entity_id: 'tax-year' }, { entity_id: 'tax-year' }])
    await ageSession(app, owner)
    expect((await download()).body).toMatchObject({ code: 'reauthentication_required' })
    expect(await audits.execute()).toHaveLength(2)
  })

  test('and the year are for owners alone, also where bookers open private details', async () => {
    const { db } = app.context
    await db.updateTable('agency_settings').set({ bookers_open_private: true }).execute()
    const { agent, customer } = await signInOutsiders(app)
    const cookies = [await signInBooker(app), agent, customer]
    for (const cookie of cookies) {
      expect((await app.call('GET /api/admin/payouts/year', { cookie })).status).toBe(403)
      expect((await app.call('GET /api/admin/payouts/year/summary', { cookie })).status).toBe(403)
      expect((await set({ year: 2026, cents: 1000, was: 200_000 }, cookie)).status).toBe(403)
      expect((await download(cookie)).status).toBe(403)
    }
    expect((await app.call('GET /api/admin/payouts/year')).status).toBe(401)
    expect((await app.call('GET /api/admin/payouts/year', { cookie: owner, query: { year: 12 } })).status).toBe(400)
  })
})
