/**
 * Sends a request to every endpoint of the contract as each of seven people (docs/product.md S17, S18). No endpoint is
 * named here: a new one is tested because the contract lists it, and the test fails when its ids belong to nobody of
 * the cast or its body can't be made from its schema.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#shared/contract/api.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { buildCustomer } from '#tests/support/factories.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { ACTORS, type ActorName, type Cast, gatherCast, mayCall } from './access-cast.ts'
import { sampleBody } from './access-samples.ts'

/** People whose role may call an endpoint but who do not own the ids of the cast. */
const OTHERS: readonly ActorName[] = ['another customer', 'another agent']
/** Endpoints that answer wrong credentials with 401, which says nothing about the session. */
const IS_LOGIN = /\/login$/

const all: readonly Endpoint[] = endpoints
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

let app: TestApp
/** A read changes nothing of the cast: all reads share one. */
let readers: Promise<Cast> | undefined
const castFor = ({ method }: Endpoint): Promise<Cast> => {
  if (method !== 'GET') return gatherCast(app)
  readers ??= gatherCast(app)
  return readers
}

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

/** A path with its ids filled in: `idOf` gets the path segment before each. */
function addressOf({ path }: Endpoint, idOf: (kind: string) => string): string {
  const url = path
    .replace(':width.:format', '400.webp')
    .replace(':occasion', 'wedding')
    .replace(':name', 'share.jpg')
    .replace(/([\w-]+)\/:\w+/g, (_, kind: string) => `${kind}/${idOf(kind)}`)
  expect(url, 'a parameter the test knows no value for').not.toContain(':')
  return url
}

interface Answer {
  status: number
  text: string
  headers: Record<string, unknown>
}

/** Sends a request over HTTP; reads only the beginning of a stream that never ends. */
async function send(endpoint: Endpoint, cast: Cast, url: string, cookie: string | undefined): Promise<Answer> {
  const { agents: agentId = '', bookings: bookingId = '', invoices: invoiceId = '' } = cast.things
  const payload = sampleBody(endpoint, { agentId, bookingId, invoiceId })
  const response = await app.app.inject({
    method: endpoint.method,
    url,
    ...(payload !== undefined && { payload: payload as object }), // every sample is made as an object
    headers: { ...(cookie !== undefined && { cookie }) },
    payloadAsStream: true,
  })
  const stream = response.stream()
  let text = ''
  if (String(response.headers['content-type']).startsWith('text/event-stream')) stream.destroy()
  else for await (const chunk of stream) text += String(chunk)
  return { status: response.statusCode, text, headers: response.headers }
}

/** The ids of the cast, as an actor may send them: those who own nothing of the cast send a session of the customer. */
function thingOf({ things, sessions }: Cast, endpoint: Endpoint, actor: ActorName = 'a customer') {
  const session = sessions[OTHERS.includes(actor) ? 'a customer' : actor] ?? sessions['a customer']
  return (kind: string) => {
    const id = kind === 'sessions' ? session : things[kind]
    if (id === undefined) throw new Error(`${nameOf(endpoint)}: gatherCast knows nothing of the kind '${kind}'`)
    return id
  }
}

/** Checks what every answer has in common for every role. */
function expectDecent({ status, text, headers }: Answer, what: string): void {
  expect(status, what).toBeLessThan(500)
  expect(text, what).not.toMatch(/\$argon2|password_?hash|token_?hash/i)
  if (status < 400) return
  const body = JSON.parse(text) as { error: string } // the contract's shape of a refusal, checked in the next lines
  expect(body, what).toMatchObject({ error: expect.any(String), code: expect.any(String) })
  expect(body.error.length, what).toBeLessThanOrEqual(200)
  expect(String(headers['cache-control']), what).toContain('no-store')
}

test.each(all.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
  const { access, params } = endpoint
  let cast = await castFor(endpoint)
  const url = addressOf(endpoint, thingOf(cast, endpoint))
  const owned = access !== 'public' && params !== undefined

  if (access !== 'public') {
    for (const cookie of [await cast.enterTooLate(), 'session=', 'session=%00', `session=${'x'.repeat(43)}`]) {
      const answer = await send(endpoint, cast, url, cookie)
      expectDecent(answer, cookie)
      expect(answer.status, cookie).toBe(401)
    }
  }
  for (const actor of ACTORS) {
    if (actor === 'an owner' && endpoint.method === 'DELETE' && mayCall(endpoint, 'a booker')) {
      // the booker deleted it
      cast = await gatherCast(app)
    }
    if (owned && mayCall(endpoint, actor)) {
      const nothing = await send(
        endpoint,
        cast,
        addressOf(endpoint, () => randomUUID()),
        await cast.enter(actor),
      )
      expectDecent(nothing, actor)
      expect(nothing.status, `an id of nothing by ${actor}`).toBe(404)
    }
    const own = addressOf(endpoint, thingOf(cast, endpoint, actor))
    const answer = await send(endpoint, cast, own, await cast.enter(actor))
    expectDecent(answer, actor)
    if (!mayCall(endpoint, actor)) {
      expect(answer.status, actor).toBe(actor === 'a stranger' ? 401 : 403)
      expect(Object.keys(JSON.parse(answer.text) as object)).toEqual(['error', 'code'])
    } else {
      if (!IS_LOGIN.test(endpoint.path)) expect([401, 403], actor).not.toContain(answer.status)
      if (owned && OTHERS.includes(actor)) expect(answer.status, `a foreign id by ${actor}`).toBe(404)
      else if (owned) expect(answer.status, `an id of their own by ${actor}`).not.toBe(404)
    }
    if (actor === 'a booker' || actor === 'an owner') continue
    for (const [owner, secret] of Object.entries(cast.secrets)) {
      if (owner !== actor) expect(answer.text, `what is of ${owner}, read by ${actor}`).not.toContain(secret)
    }
  }
})

test('with a temporary password customers may only change it and log out; other writes are 403 (S15)', async () => {
  const writes = all.filter(
    ({ method, access }) => method !== 'GET' && access !== 'public' && access.includes('customer'),
  )
  expect(writes.length).toBeGreaterThan(4)
  for (const endpoint of writes) {
    const { id } = await buildCustomer(app.context.db, { must_change_password: true })
    const cookie = await signIn(app, { role: 'customer', customerId: id })
    const cast = await gatherCast(app)
    const { status } = await send(endpoint, cast, addressOf(endpoint, thingOf(cast, endpoint)), cookie)
    if (endpoint.path === '/api/customer/change-password') expect(status).not.toBe(403)
    else expect(status, nameOf(endpoint)).toBe(403)
  }
})
