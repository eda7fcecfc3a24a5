import { buildAgent, buildUser } from '#tests/support/factories.ts'
import { signInAdmin, signInBooker } from '#tests/support/sign-in.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

export const TIN = '219-09-9999'
export const ADDRESS = { street: '12 Peachtree St', city: 'Atlanta', state: 'GA', zip: '30303' }

/** An agent with a login. */
export async function hire(app: TestApp, name: string) {
  const user = await buildUser(app.context.db, { role: 'agent' })
  const { id } = await buildAgent(app.context.db, { user_id: user.id, name })
  return { id, address: user.email, cookie: await signIn(app, { role: 'agent', userId: user.id }) }
}

/**
 * An app with an agent, and the cookies of an owner and a booker.
 * @param now the clock of the app
 */
export async function openTax(now: () => Date) {
  const app = await startTestApp({ context: { now }, env: { PUBLIC_URL: 'https://marquee.example' } })
  const owner = (await signInAdmin(app)).cookie
  const booker = await signInBooker(app)
  return { app, owner, booker, agent: await hire(app, 'Vera Vane') }
}

/**
 * Saves an agent's own tax details, and reads the audit log.
 * @param stage the app and the agent, once they are there
 */
export function makeTaxCalls(stage: () => { app: TestApp; agent: { cookie: string } }) {
  return {
    own: (body: object, cookie = stage().agent.cookie) =>
      stage().app.call('PUT /api/agent/tax-details', { body, cookie }),
    audits: async (action: string) =>
      stage()
        .app.context.db.selectFrom('audit_log')
        .select(['after', 'actor_role'])
        .where('action', '=', action as 'agent.changed')
        .orderBy('id')
        .execute(),
  }
}
