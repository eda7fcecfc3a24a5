import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { expectInvalid } from '#tests/support/refusals.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
let cookies: Awaited<ReturnType<typeof signInEach>>['cookies']
let grant = ''

beforeAll(async () => {
  app = await startTestApp()
  ;({ cookies } = await signInEach(app))
  const { db } = app.context
  const year = (n: number) => new Date(Date.UTC(2020 + n, 0, 1))
  const customer = {
    name: 'Grant Oyelaran',
    email: 'grant@oyelaran.example',
    phone: '+1 (404) 555-0164',
    company: 'Inc.',
  }
  grant = (await buildCustomer(db, { ...customer, created_at: year(1) })).id
  await buildCustomer(db, { name: 'Zoë Grantham', status: 'suspended', created_at: year(2) })
  await buildCustomer(db, { name: 'Erased customer', email: 'gone@grant.example', status: 'erased' })
  const merged = { name: 'Grant Merged', status: 'merged' as const, merged_into: grant }
  await buildCustomer(db, merged)
  const { id: agent_id } = await buildAgent(db, { name: 'Sabine Laurent' })
  const of = (n: number, values = {}) =>
    buildBooking(db, { customer_id: grant, agent_id, event_date: year(n), total_cents: 40_000, ...values })
  const paid = await of(1, { status: 'completed', payment_status: 'paid' })
  await buildPayment(db, paid.id, { amount_cents: 40_000 })
  await of(2, { status: 'cancelled' })
  const part = await of(3)
  await buildPayment(db, part.id, { amount_cents: 10_000 })
  const billed = await of(4, { status: 'confirmed' })
  await buildInvoice(db, billed.id, { total_cents: 43_200 })
})
afterAll(() => app[Symbol.asyncDispose]())

const suggest = (query: Record<string, string>, cookie: string | undefined = cookies.admin) =>
  app.call('GET /api/admin/customers/suggest', { query, ...(cookie && { cookie }) })
const namesOf = async (q: string) => (await suggest({ q })).body.map(({ name }) => name)

test('a customer comes with the number of bookings, the balance and the latest three', async () => {
  const { status, body } = await suggest({ q: 'grant oye' })
  expect(status).toBe(200)
  expect(body).toMatchObject([
    {
      ...{ id: grant, name: 'Grant Oyelaran', email: 'grant@oyelaran.example', phone: '+1 (404) 555-0164' },
      ...{ status: 'active', doNotBook: null, taxExempt: false, bookings: 4, balance: 30_000 + 43_200 },
    },
  ])
  expect(body[0]?.latest.map(({ agentName, eventDate, status }) => [agentName, eventDate.slice(0, 4), status])).toEqual(
    [
      ['Sabine Laurent', '2024', 'confirmed'],
      ['Sabine Laurent', '2023', 'pending'],
      ['Sabine Laurent', '2022', 'cancelled'],
    ],
  )
})

test.each([
  ['oyel', ['Grant Oyelaran']],
  ['GRANT', ['Zoë Grantham', 'Grant Oyelaran']],
  ['gr', ['Zoë Grantham', 'Grant Oyelaran']],
  ['oyelaran inc', ['Grant Oyelaran']],
  ['zz', []],
  ['grant@oyelaran.example', ['Grant Oyelaran']],
  ['rant@oye', ['Grant Oyelaran']],
  ['grant@nowhere.example', []],
  ['gr o', ['Grant Oyelaran']],
  ['404-555-0164', ['Grant Oyelaran']],
  ['1 404 555 0164', ['Grant Oyelaran']],
  ['0164', ['Grant Oyelaran']],
  ['999', []],
])('%s finds %j', async (q, names) => {
  expect(await namesOf(q)).toEqual(names)
})

test('without words the newest accounts are suggested, erased ones never, at most eight', async () => {
  for (let n = 0; n < 8; n++) await buildCustomer(app.context.db, { name: `Newest ${n}` })
  const names = await namesOf('')
  expect(names).toHaveLength(8)
  expect(names[0]).toBe('Newest 7')
  expect(await namesOf('erased')).toEqual([])
})

test('do not book comes with its reason', async () => {
  const marked = { do_not_book_reason: 'No show', do_not_book_since: new Date() }
  const { id } = await buildCustomer(app.context.db, { name: 'Mavis Marked', ...marked })
  expect((await suggest({ q: 'mavis' })).body).toMatchObject([{ id, doNotBook: 'No show' }])
})

test('an id finds its customer', async () => {
  expect((await suggest({ id: grant })).body).toMatchObject([{ name: 'Grant Oyelaran' }])
  expect((await suggest({ id: crypto.randomUUID() })).body).toEqual([])
})

test.each([
  ['q', { q: 'x'.repeat(201) }],
  ['q', { q: 'a\0b' }],
  ['id', { id: '1' }],
])('an invalid %s is refused', async (field, query) => expectInvalid(await suggest(query), field))

test('only admins may: owners and bookers', async () => {
  const { id } = await buildUser(app.context.db, { staff_role: 'booker' })
  expect((await suggest({}, await signIn(app, { role: 'admin', userId: id }))).status).toBe(200)
  expect((await suggest({}, '')).status).toBe(401)
  expect((await suggest({}, cookies.agent)).status).toBe(403)
  expect((await suggest({}, cookies.customer)).status).toBe(403)
})
