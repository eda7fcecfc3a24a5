import { expect, test } from 'vitest'
import { findAgencyRecipients } from '#server/accounts/agency-recipients.ts'
import { logIn, readCookie } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { DEMO_LOGINS, loadDemoData } from './load.ts'

test('the agents who can sign in have weekly hours and blocked days', async () => {
  await using app = await startTestApp({ config: { demoLogins: 'all' } })
  await loadDemoData(app.context)
  for (const { login, password } of DEMO_LOGINS.filter(({ role }) => role === 'agent')) {
    const cookie = readCookie(await logIn(app, 'agent', login, password))
    const { body: hours } = await app.call('GET /api/agent/weekly-hours', { cookie })
    expect(hours).toHaveLength(7)
    const { body: blocked } = await app.call('GET /api/agent/blocked-times', { cookie })
    expect(blocked).toMatchObject([{ reason: expect.any(String) }])
  }
})

test.each([
  ['open', 200],
  ['closed', 401],
] as const)('where demo log-ins are %s, each of them answers %i (S10)', async (where, status) => {
  await using app = await startTestApp({ config: { demoLogins: where === 'open' ? 'all' : 'none' } })
  await loadDemoData(app.context)
  expect(DEMO_LOGINS).toHaveLength(6)
  for (const { role, who, login, password } of DEMO_LOGINS) {
    const answer = await logIn(app, role, login, password)
    expect(answer.status, who).toBe(status)
    if (status === 401) {
      const { body } = await logIn(app, role, login, 'a wrong password')
      expect(answer.body).toEqual(body)
    }
  }
})

test('one admin is an owner, the other a booker, and notices reach the owner alone', async () => {
  await using app = await startTestApp({ config: { demoLogins: 'all' } })
  await loadDemoData(app.context)
  const statuses = []
  for (const { login, password } of DEMO_LOGINS.filter(({ role }) => role === 'admin')) {
    const cookie = readCookie(await logIn(app, 'admin', login, password))
    const asked = ['GET /api/admin/summary', 'GET /api/admin/team'] as const
    statuses.push(await Promise.all(asked.map(async (call) => (await app.call(call, { cookie })).status)))
  }
  expect(statuses).toEqual([
    [200, 200],
    [200, 403],
  ])
  expect(await findAgencyRecipients(app.context.db, app.context.config)).toEqual(['office@marquee.example'])
})
