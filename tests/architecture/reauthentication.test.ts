import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#shared/contract/api.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ageSession } from '#tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { ACTORS, gatherCast, mayCall } from './access-cast.ts'
import { sampleBody } from './access-samples.ts'

const all: readonly Endpoint[] = endpoints
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** What a session must be verified for, by method and address (docs/product.md P1.21). */
const SENSITIVE: readonly RegExp[] = [
  /^GET \/api\/admin\/exports\//,
  /^(?:POST|PUT|DELETE) \/api\/admin\/team\b/,
  /^PUT \/api\/admin\/settings\/(?:second-factor|private-access)$/,
  /^(?:POST|PUT|DELETE) \/api\/auth\/(?:sessions|passkeys|authenticator-app|recovery-codes)\b/,
  /^DELETE \/api\/agents\/:id$/,
  /\/:id\/(?:end-sessions|restore-access|reset-second-factor|suspend|refund)$/,
  /^POST \/api\/admin\/bookings\/:id\/cancel$/,
  /^POST \/api\/admin\/event-cancellations\/:id$/,
  /^(?:POST|PUT|DELETE) \/api\/admin\/(?:customer-merges|customer-erasures|private-records)\b/,
  /\/taxpayer-numbers\/:id\/(?:show|w9)$/,
  /^PUT \/api\/admin\/chat-settings$/,
  /^POST \/api\/admin\/calendar-feed$/,
  /^POST \/api\/admin\/demo\/removal$/,
  /^POST \/api\/customer\/contact-wish$/,
]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

test('changes of the team and of factors, secrets, exports, refunds, ended sessions and archiving ask again, and nothing else', () => {
  const expected = all.map(nameOf).filter((name) => SENSITIVE.some((pattern) => pattern.test(name)))
  const asking = all.filter(({ reauth }) => reauth).map(nameOf)
  expect(asking.sort()).toEqual([...expected, 'GET /api/auth/verification'].sort())
  for (const pattern of SENSITIVE)
    expect(
      expected.filter((name) => pattern.test(name)),
      String(pattern),
    ).not.toEqual([])
})

describe('a session that was not verified within ten minutes', () => {
  const asking = all.filter(({ reauth }) => reauth)
  test.each(asking.map((one) => [nameOf(one), one] as const))(
    'is refused at %s, by whom it may',
    async (_, endpoint) => {
      const cast = await gatherCast(app)
      const actor = ACTORS.find((one) => mayCall(endpoint, one)) ?? 'an owner'
      const cookie = (await cast.enter(actor)) ?? ''
      await ageSession(app, cookie, 10.3)
      const entries = () => app.context.db.selectFrom('audit_log').select('id').execute()
      const before = await entries()
      const url = endpoint.path.replace(
        /([\w-]+)\/:\w+/g,
        (_, kind: string) => `${kind}/${cast.things[kind] ?? randomUUID()}`,
      )
      const payload = sampleBody(endpoint, {})
      const { status, body } = await app.send({
        ...{ method: endpoint.method, url, headers: { cookie } },
        ...(payload !== undefined && { payload: payload as object }), // every sample is made as an object
      })
      expect([status, body]).toMatchObject([403, { code: 'reauthentication_required' }])
      expect(await entries()).toEqual(before)
    },
  )
})
