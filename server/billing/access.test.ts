import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import * as cards from '#shared/contract/billing/cards.ts'
import * as invoices from '#shared/contract/billing/invoices.ts'
import * as payments from '#shared/contract/billing/payments.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { buildCustomer, buildUser } from '#tests/support/factories.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

const ofCustomers = Object.values({ ...payments, ...cards, ...invoices }).filter(
  (value): value is typeof value & Endpoint => 'path' in value && value.path.startsWith('/api/customer/'),
) as Endpoint[]

let app: TestApp
const cookies: Record<string, string> = {}
beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.context
  for (const role of ['admin', 'agent'] as const) {
    cookies[role] = await signIn(app, { role, userId: (await buildUser(db, { role })).id })
  }
  const customer = await buildCustomer(db, { must_change_password: true })
  cookies.new = await signIn(app, { role: 'customer', customerId: customer.id })
})
afterAll(() => app[Symbol.asyncDispose]())

const send = ({ method, path }: Endpoint, cookie: string | undefined, payload?: string) =>
  app.send({
    method,
    url: path.replace(':id', randomUUID()),
    headers: { ...(cookie && { cookie }), ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload }),
  })

test('there are nine calls for customers', () => {
  expect(ofCustomers).toHaveLength(9)
})

describe.each(ofCustomers.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_call, endpoint) => {
    test('is only for customers', async () => {
      expect((await send(endpoint, undefined)).status).toBe(401)
      expect((await send(endpoint, cookies.admin)).status).toBe(403)
      expect((await send(endpoint, cookies.agent)).status).toBe(403)
    })

    test('changes nothing before the temporary password is changed', async () => {
      const { status } = await send(endpoint, cookies.new)
      if (endpoint.method === 'GET') expect([200, 404]).toContain(status)
      else expect(status).toBe(403)
    })
  },
)

const withBody = ofCustomers.filter(({ body }) => body)
test.each(withBody.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s takes no body beyond the limits',
  async (_path, endpoint) => {
    const customer = await buildCustomer(app.context.db)
    const cookie = await signIn(app, { role: 'customer', customerId: customer.id })
    const payload = JSON.stringify({ paymentMethod: 'cash', transactionId: 'x'.repeat(300_000) })
    expect((await send(endpoint, cookie, payload)).status).toBe(413)
    expect((await send(endpoint, cookie, `${'['.repeat(60)}${']'.repeat(60)}`)).status).toBe(400)
  },
)
