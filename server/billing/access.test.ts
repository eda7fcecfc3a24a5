import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as cards from '#shared/contract/billing/cards.ts'
import * as invoices from '#shared/contract/billing/invoices.ts'
import * as payments from '#shared/contract/billing/payments.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { buildCustomer } from '#tests/support/factories.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'

const ofCustomers = Object.values({ ...payments, ...cards, ...invoices }).filter(
  (value): value is typeof value & Endpoint => 'path' in value && value.path.startsWith('/api/customer/'),
) as Endpoint[]

const app = await openTestApp()
const { cookies } = await signInEach(app)
const newcomer = await buildCustomer(app.context.db, { must_change_password: true })
const newCookie = await signIn(app, { role: 'customer', customerId: newcomer.id })

const send = ({ method, path }: Endpoint, cookie: string | undefined, payload?: string) =>
  app.send({
    method,
    url: path.replace(':id', randomUUID()),
    headers: { ...(cookie && { cookie }), ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload }),
  })

test('there are ten calls for customers', () => {
  expect(ofCustomers).toHaveLength(10)
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
      const { status } = await send(endpoint, newCookie)
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
