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
