import { expect, test } from 'vitest'
import { logIn } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { DEMO_LOGINS, loadDemoData } from './load.ts'

const roleFor = (who: string) => (who.startsWith('Admin') ? 'admin' : who.startsWith('Agent') ? 'agent' : 'customer')

test.each([
  ['open', 200],
  ['closed', 401],
] as const)('where demo log-ins are %s, each of them answers %i (S10)', async (where, status) => {
  await using app = await startTestApp({ config: { demoLogins: where === 'open' } })
  await loadDemoData(app.context)
  expect(DEMO_LOGINS).toHaveLength(5)
  for (const { who, login, password } of DEMO_LOGINS) {
    const answer = await logIn(app, roleFor(who), login, password)
    expect(answer.status, who).toBe(status)
    if (status === 401) {
      const { body } = await logIn(app, roleFor(who), login, 'a wrong password')
      expect(answer.body).toEqual(body)
    }
  }
})
