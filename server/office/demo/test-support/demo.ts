import { onTestFinished } from 'vitest'
import { loadDemoData } from '#scripts/demo/load.ts'
import { makeFolder } from '#server/db/backup/test-support/contents.ts'
import type { DemoRemoval } from '#shared/contract/office/demo.admin.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { signIn, startTestApp, type TestApp, type TestAppOptions } from '#tests/support/start-test-app.ts'

/** The product with the demo loaded, and an owner of the agency's own who is signed in. */
export interface DemoOffice {
  app: TestApp
  /** The cookie of the owner. */
  owner: string
  ownerId: string
}

/** Starts the product with the demo and an own owner; it closes when the test is over. */
export async function startDemo(options: TestAppOptions = {}): Promise<DemoOffice> {
  const app = await startTestApp({ ...options, config: { backupDir: makeFolder(), ...options.config } })
  onTestFinished(() => app[Symbol.asyncDispose]())
  await loadDemoData(app.context)
  const { id: ownerId, cookie: owner } = await signInAdmin(app)
  return { app, owner, ownerId }
}

/** The cookie of the demo's own owner. */
export async function enterAsDemoOwner(app: TestApp): Promise<string> {
  const { id } = await app.context.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'office@marquee.example')
    .executeTakeFirstOrThrow()
  return signIn(app, { role: 'admin', userId: id })
}

/** What the removal would do, as an owner sees it. */
export async function preview(app: TestApp, cookie: string): Promise<DemoRemoval> {
  return (await app.call('GET /api/admin/demo/removal', { cookie })).body
}

/** Removes the demo as an owner who looked at it just now. */
export async function remove(app: TestApp, cookie: string, body: object = {}) {
  const { mark } = await preview(app, cookie)
  return app.call('POST /api/admin/demo/removal', { cookie, body: { confirm: 'REMOVE', mark, ...body } })
}

/** How many rows each table has. */
export async function countTables(app: TestApp): Promise<Record<string, number>> {
  const { rows: tables } = await app.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const { rows } = await app.database.pool.query<{ name: string; count: number }>(
    tables.map(({ name }) => `select '${name}' as name, count(*)::int as count from ${name}`).join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
