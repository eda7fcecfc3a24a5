import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#shared/contract/api.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { gatherCast } from './access-cast.ts'

const all: readonly Endpoint[] = endpoints
/** What an admin can take along: every answer to admins that is a file or a page of its own. */
const files = all.filter(
  ({ access, produces = '' }) =>
    access !== 'public' &&
    (access.includes('admin') || access.includes('owner')) &&
    produces !== '' &&
    !produces.startsWith('text/event-stream'),
)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

test.each(files.map(({ path }) => path))(
  'GET %s leaves one audit entry of the admin who read it (S99)',
  async (path) => {
    const cast = await gatherCast(app)
    const cookie = (await cast.enter('an owner')) ?? ''
    const entries = () =>
      app.context.db.selectFrom('audit_log').select(['actor_id', 'actor_role']).orderBy('id').execute()
    const before = await entries()
    const url = path.replace(/([\w-]+)\/:\w+/g, (_, kind: string) => `${kind}/${cast.things[kind]}`)
    const answer = await app.app.inject({ method: 'GET', url, headers: { cookie } })
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
    const [made, ...more] = (await entries()).slice(before.length)
    expect([made?.actor_role, more]).toEqual(['admin', []])
    expect(made?.actor_id).toEqual(expect.any(String))
    expect(before).not.toContainEqual(made)
  },
)

test('there are such files', () => {
  expect(files.length).toBeGreaterThanOrEqual(14)
})
