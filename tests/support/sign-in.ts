import { createHash } from 'node:crypto'
import { VERIFIED_MINUTES } from '#shared/model/verification.ts'
import { buildCustomer, buildUser } from './factories.ts'
import { signIn, type TestApp } from './start-test-app.ts'

/** A new admin who is signed in. */
export async function signInAdmin(app: TestApp): Promise<{ id: string; cookie: string }> {
  const { id } = await buildUser(app.context.db)
  return { id, cookie: await signIn(app, { role: 'admin', userId: id }) }
}

/** A new person of each role who is signed in: their cookies, and the admin's id. */
export async function signInEach(
  app: TestApp,
): Promise<{ adminId: string; cookies: Record<'admin' | 'agent' | 'customer', string> }> {
  const { db } = app.context
  const { id: adminId, cookie: admin } = await signInAdmin(app)
  const agent = await signIn(app, { role: 'agent', userId: (await buildUser(db, { role: 'agent' })).id })
  const customer = await signIn(app, { role: 'customer', customerId: (await buildCustomer(db)).id })
  return { adminId, cookies: { admin, agent, customer } }
}

/** Lets time pass for a session since its person last proved who they are: by default it must be proved again. */
export async function ageSession(
  { database }: Pick<TestApp, 'database'>,
  cookie: string,
  minutes = VERIFIED_MINUTES + 1,
): Promise<void> {
  const hash = createHash('sha256')
    .update(cookie.slice(cookie.indexOf('=') + 1))
    .digest()
  const { rowCount } = await database.pool.query(
    'update sessions set verified_at = verified_at - make_interval(secs => $1::float8 * 60) where token_hash = $2',
    [minutes, hash],
  )
  if (rowCount !== 1) throw new Error('no session has this cookie')
}
