import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Access, type Endpoint, endpoint } from '#shared/contract/endpoint.ts'
import { ROLES } from '#shared/model/role.ts'
import { buildCustomer, buildUser } from '#tests/support/factories.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

const Body = z.object({ size: z.number() })
const Answer = z.object({ role: z.string().nullable(), nested: z.object({ shown: z.number() }) })

const write = <const A extends Access>(path: `/api/${string}`, access: A) =>
  endpoint({ method: 'POST', path, access, summary: 'For tests', body: Body, response: Answer })
const ONLY = {
  admin: write('/api/for-admins', ['admin']),
  agent: write('/api/for-agents', ['agent']),
  customer: write('/api/for-customers', ['customer']),
} as const
const forStaff = write('/api/for-staff', ['admin', 'agent'])
const forOwners = write('/api/for-owners', ['owner'])
const byStaffRole = {
  ...write('/api/by-staff-role', ['admin']),
  byRole: { booker: Answer.omit({ nested: true }) },
} as const satisfies Endpoint
const forAll = write('/api/for-all', 'public')
const guarded = {
  ...write('/api/guarded', ['customer', 'admin']),
  afterPasswordChange: true,
} as const satisfies Endpoint

let app: TestApp
const cookies: Record<string, string> = {}
beforeAll(async () => {
  app = await startTestApp({
    extra: (route) => {
      const answer = ({ actor }: { actor: { role: string } | null }) => ({
        role: actor?.role ?? null,
        nested: { shown: 1, hidden: 'inner secret' },
        password_hash: 'outer secret',
      })
      for (const one of [...Object.values(ONLY), forStaff, forOwners, byStaffRole, forAll, guarded]) {
        route(one as Endpoint, (input) => answer(input as { actor: { role: string } | null }))
      }
    },
  })
  const { db } = app.context
  for (const role of ['admin', 'agent'] as const) {
    cookies[role] = await signIn(app, { role, userId: (await buildUser(db, { role })).id })
  }
  cookies.customer = await signIn(app, { role: 'customer', customerId: (await buildCustomer(db)).id })
})
afterAll(() => app[Symbol.asyncDispose]())

const post = (url: string, cookie?: string, payload: string | object = { size: 1 }, headers = {}) =>
  app.send({
    method: 'POST',
    url,
    payload,
    headers: {
      ...(cookie && { cookie }),
      ...(typeof payload === 'string' && { 'content-type': 'text/x' }),
      ...headers,
    },
  })

describe('access is checked before the body is even read (S17)', () => {
  const rows = Object.entries(ONLY).flatMap(([owner, { path }]) =>
    [undefined, ...ROLES].map((who) => [
      path,
      who ?? 'a stranger',
      who === undefined ? 401 : who === owner ? 200 : 403,
    ]),
  ) as [string, string, number][]

  test.each(rows)('%s called by %s: %i', async (path, who, status) => {
    expect((await post(path, cookies[who])).status).toBe(status)
    const unreadable = await post(path, cookies[who], '<not json>')
    expect(unreadable.status).toBe(status === 200 ? 415 : status)
    const invalid = await post(path, cookies[who], { size: 'big' })
    expect(invalid.status).toBe(status === 200 ? 400 : status)
    if (status === 200) expect(invalid.body).toMatchObject({ fields: { size: expect.any(String) } })
    else expect(Object.keys(invalid.body as object)).toEqual(['error', 'code'])
  })

  test('an endpoint for two roles takes both and no third', async () => {
    const { path } = forStaff
    const statuses = await Promise.all(
      ['admin', 'agent', 'customer', 'nobody'].map(async (who) => (await post(path, cookies[who])).status),
    )
    expect(statuses).toEqual([200, 200, 403, 401])
  })

  test('a public endpoint learns who asks, if anyone', async () => {
    expect((await post(forAll.path)).body).toMatchObject({ role: null })
    expect((await post(forAll.path, cookies.agent)).body).toMatchObject({ role: 'agent' })
    expect((await post(forAll.path, 'session=forged; theme=dark')).body).toMatchObject({ role: null })
    expect((await post(forAll.path, `theme=dark; ${cookies.admin}; x`)).body).toMatchObject({ role: 'admin' })
  })

  test('the status call shows the role', async () => {
    expect((await app.call('GET /api/auth/status')).body).toEqual({ showChat: true, role: null, autoPopupDelay: 10 })
    expect((await app.call('GET /api/auth/status', { cookie: cookies.customer ?? '' })).body.role).toBe('customer')
  })
})

test('customers who must change their password get 403 on marked endpoints (S15)', async () => {
  const { id } = await buildCustomer(app.context.db, { must_change_password: true })
  const cookie = await signIn(app, { role: 'customer', customerId: id })
  const { status, body } = await post(guarded.path, cookie)
  expect([status, body]).toEqual([403, { error: 'Please change your password first', code: 'forbidden' }])
  expect((await post(ONLY.customer.path, cookie)).status).toBe(200)
  expect((await post(guarded.path, cookies.customer)).status).toBe(200)
  expect((await post(guarded.path, cookies.admin)).status).toBe(200)
})

test('fields the contract does not list never leave, however deep', async () => {
  const { body } = await post(forAll.path)
  expect(body).toEqual({ role: null, nested: { shown: 1 } })
})

describe('a write from another site is refused (S32)', () => {
  const own = 'http://127.0.0.1:3000'
  test.each<[string, Record<string, string>, number]>([
    ['without any of the headers: no browser', {}, 200],
    ['own origin', { origin: own, 'sec-fetch-site': 'same-origin' }, 200],
    ['own machine by another name', { origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
    ['foreign origin', { origin: 'https://evil.example' }, 403],
    ['null origin', { origin: 'null' }, 403],
    ['empty origin', { origin: '' }, 403],
    ['own name as a part of theirs', { origin: `${own}.evil.example` }, 403],
    ['own host, another port', { origin: 'http://127.0.0.1:3001' }, 403],
    ['cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['cross-site with own origin', { origin: own, 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling domain', { origin: 'https://other.marquee.example', 'sec-fetch-site': 'same-site' }, 403],
  ])('%s', async (_what, headers, status) => {
    const answer = await post(forAll.path, cookies.admin, { size: 1 }, headers)
    expect(answer.status).toBe(status)
    if (status === 403) expect(answer.body).toMatchObject({ code: 'forbidden' })
  })

  test('reads are not: links from anywhere lead here', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await app.send({ method: 'GET', url: '/api/auth/status', headers })).status).toBe(200)
  })

  test('the origin is checked before a session is looked up', async () => {
    expect((await post(ONLY.admin.path, undefined, {}, { origin: 'null' })).status).toBe(403)
  })
})

describe('an endpoint for owners (P1.13)', () => {
  const enter = async (staff_role: 'owner' | 'booker') => {
    const { id } = await buildUser(app.context.db, { staff_role })
    return { id, cookie: await signIn(app, { role: 'admin', userId: id }) }
  }

  test('takes an owner, and refuses a booker in a sentence before the body is read', async () => {
    const [owner, booker] = [await enter('owner'), await enter('booker')]
    expect((await post(forOwners.path, owner.cookie)).status).toBe(200)
    for (const payload of [{ size: 1 }, { size: 'big' }, '<not json>']) {
      const { status, body } = await post(forOwners.path, booker.cookie, payload)
      expect([status, body]).toEqual([403, { error: 'Only owners of the agency can do this', code: 'forbidden' }])
    }
    expect((await post(ONLY.admin.path, booker.cookie)).status).toBe(200)
    expect((await post(forOwners.path, cookies.agent)).body).toMatchObject({ code: 'forbidden' })
  })

  test('follows a changed role in an open session at once', async () => {
    const { id, cookie } = await enter('booker')
    const change = (staff_role: 'owner' | 'booker') =>
      app.context.db.updateTable('users').set({ staff_role }).where('id', '=', id).execute()
    for (const [role, status] of [
      ['owner', 200],
      ['booker', 403],
    ] as const) {
      await change(role)
      expect((await post(forOwners.path, cookie)).status).toBe(status)
    }
  })

  test('strips to what each of them may see', async () => {
    const seenBy = async (staff_role: 'owner' | 'booker') =>
      (await post(byStaffRole.path, (await enter(staff_role)).cookie)).body
    expect(await seenBy('owner')).toEqual({ role: 'admin', nested: { shown: 1 } })
    expect(await seenBy('booker')).toEqual({ role: 'admin' })
  })
})
