import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Agents } from '#server/db/types.ts'
import { VERIFIED_MINUTES } from '#shared/model/verification.ts'
import { buildAgent, buildCustomer, buildUser } from './factories.ts'
import { signIn, type TestApp } from './start-test-app.ts'

/** A new admin who is signed in. */
export async function signInAdmin(app: TestApp): Promise<{ id: string; cookie: string }> {
  const { id } = await buildUser(app.context.db)
  return { id, cookie: await signIn(app, { role: 'admin', userId: id }) }
}

/** A new booker of the office who is signed in. @returns the cookie to send */
export async function signInBooker(app: TestApp): Promise<string> {
  const { id } = await buildUser(app.context.db, { staff_role: 'booker' })
  return signIn(app, { role: 'admin', userId: id })
}

/** A new agent with a log-in who is signed in. @param values columns of the agent's row */
export async function signInAgent(
  app: TestApp,
  values: Partial<Insertable<Agents>> = {},
): Promise<{ id: string; name: string; userId: string; cookie: string }> {
  const { db } = app.context
  const { id: userId } = await buildUser(db, { role: 'agent' })
  const { id, name } = await buildAgent(db, { user_id: userId, ...values })
  return { id, name, userId, cookie: await signIn(app, { role: 'agent', userId }) }
}

/** Those who may not do what is for admins: a new agent and a customer, signed in. @param customerId a new one if none */
export async function signInOutsiders(
  app: TestApp,
  customerId?: string,
): Promise<Record<'agent' | 'customer', string>> {
  const { db } = app.context
  return {
    agent: await signIn(app, { role: 'agent', userId: (await buildUser(db, { role: 'agent' })).id }),
    customer: await signIn(app, { role: 'customer', customerId: customerId ?? (await buildCustomer(db)).id }),
  }
}

/** A new person of each role who is signed in: their cookies, and the admin's id. */
export async function signInEach(
  app: TestApp,
): Promise<{ adminId: string; cookies: Record<'admin' | 'agent' | 'customer', string> }> {
  const { id: adminId, cookie: admin } = await signInAdmin(app)
  return { adminId, cookies: { admin, ...(await signInOutsiders(app)) } }
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
