import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { OCCASION_NAMES, OCCASIONS, type Occasion } from '#shared/model/occasions.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { makeSite, makeWriter } from '#tests/support/site.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

const site = makeSite(afterAll)
makeWriter(
  site,
  "return { html: '<main>' + path + ' ' + reads.flatMap((read) => read.answer).map((one) => one.name).join() + '</main>', links: '' }",
)

let app: TestApp
const ids = new Map<string, string>()
beforeAll(async () => {
  app = await startTestApp({ site, env: { PUBLIC_URL: 'https://book.example' } })
  const rows = [
    { name: 'Theo', category: 'dj', hourly_rate: 120, rating: 4.8 },
    { name: 'Max', category: 'dj', hourly_rate: 90, rating: 4.9 },
    { name: 'Third', category: 'dj', hourly_rate: 80, rating: 4.1 },
    { name: 'Ruth', category: 'bartender', hourly_rate: 70, rating: 5 },
    { name: 'Unrated', category: 'bartender', hourly_rate: null, rating: 5 },
    { name: 'Away', category: 'photographer', hourly_rate: 60, availability: false },
    { name: 'Imani', category: 'model', hourly_rate: 180 },
    { name: 'Gone', category: 'dj', hourly_rate: 50, archived_at: new Date() },
  ]
  for (const row of rows) ids.set(row.name, (await buildAgent(app.context.db, row)).id)
  // the list is prepared, and follows what is written beside the API within a second
  await vi.waitFor(async () => expect(await namesFor('corporate')).toEqual(['Imani', 'Ruth']), { timeout: 10_000 })
})
afterAll(() => app[Symbol.asyncDispose]())

const namesFor = async (occasion: Occasion) => {
  const { status, body } = await app.call('GET /api/occasions/:occasion/agents', { params: { occasion } })
  expect(status).toBe(200)
  return body.map(({ name }) => name)
}
const page = async (url: string) => (await app.app.inject({ method: 'GET', url })).body

test('an occasion has the best of each fitting category: available, with a rate, two of each at most (P2.28)', async () => {
  expect(await namesFor('wedding')).toEqual(['Max', 'Ruth', 'Theo'])
  expect((await app.send({ url: '/api/occasions/funeral/agents' })).status).toBe(400)
})

test('it is served from memory as the other lists, follows a change, and with a query says the same (docs/decisions/012)', async () => {
  const url = '/api/occasions/corporate/agents'
  const read = (url: string) => app.app.inject({ method: 'GET', url })
  const { body, headers } = await read(url)
  expect(headers.etag).toMatch(/^"/)
  expect(JSON.parse(body).map(({ name }: { name: string }) => name)).toEqual(['Imani', 'Ruth'])
  expect((await read(`${url}?utm=1`)).body).toBe(body)
  const unchanged = await app.app.inject({ method: 'GET', url, headers: { 'if-none-match': String(headers.etag) } })
  expect(unchanged.statusCode).toBe(304)
  await app.context.db
    .updateTable('agents')
    .set({ availability: false })
    .where('id', '=', ids.get('Imani') ?? '')
    .execute()
  await vi.waitFor(async () => expect((await read(url)).body).not.toContain('Imani'), { timeout: 10_000 })
})

test('its page comes written with them, and its head says what it is (P2.28)', { timeout: 30_000 }, async () => {
  // changes of agents are gathered for five seconds
  const isMade = async () => expect(await page('/services?for=wedding')).toContain('Max,Ruth,Theo')
  await vi.waitFor(isMade, { timeout: 20_000, interval: 200 })
  const html = await page('/services?for=wedding&utm=1')
  expect(html).toContain('<main>/services?for=wedding')
  expect(html).toContain('<title>Talent for weddings | ')
  expect(html).toContain('<link rel="canonical" href="https://book.example/services?for=wedding">')
  expect(html).toContain(OCCASIONS.wedding.lead.slice(0, 40))
  expect(html).toContain(`"url":"https://book.example/?agent=${ids.get('Max')}"`)
  expect(html).toContain('"price":90')
  expect(html).not.toContain('Imani')
})

test('changes of agents are gathered: pages are not made anew for each (P2.28)', { timeout: 40_000 }, async () => {
  const { db } = app.context
  await db
    .updateTable('agents')
    .set({ name: 'Ruthie' })
    .where('id', '=', ids.get('Ruth') ?? '')
    .execute()
  await sleep(2_000)
  expect(await page('/services?for=wedding')).not.toContain('Ruthie')
  await vi.waitFor(async () => expect(await page('/services?for=wedding')).toContain('Ruthie'), {
    timeout: 20_000,
    interval: 200,
  })
})

test('an occasion nobody knows is the plain page', async () => {
  for (const url of ['/services?for=funeral', '/services?for=wedding&for=birthday', '/services?for=']) {
    const html = await page(url)
    expect(html).toContain('<title>Services | ')
    expect(html).toContain('<link rel="canonical" href="https://book.example/services">')
  }
})

test('the sitemap lists each occasion', async () => {
  const sitemap = await page('/sitemap.xml')
  for (const name of OCCASION_NAMES) expect(sitemap).toContain(`<loc>https://book.example/services?for=${name}</loc>`)
})

test('a category carries the lowest rate of those who can be booked (P2.29)', async () => {
  const rateOf = async () =>
    (await app.call('GET /api/categories', {})).body.find(({ name }) => name === 'dj')?.lowestRate
  expect(await rateOf()).toBe(80)
  await app.context.db.updateTable('agents').set({ availability: false }).where('name', '=', 'Third').execute()
  await vi.waitFor(async () => expect(await rateOf()).toBe(90), { timeout: 5_000 })
})
