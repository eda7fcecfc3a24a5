import { expect, test } from 'vitest'
import { buildLogin } from '#tests/support/accounts.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { deliver } from '#tests/support/mail.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { currentTrace, withTrace } from './trace.ts'

test('a mail carries the id of the request that queued it, and so does the log when it leaves', async () => {
  await using app = await startTestApp()
  const { email } = await buildLogin(app, 'customer')
  const agent = await buildAgent(app.context.db)
  const forgot = await app.call('POST /api/auth/forgot-password', { body: { role: 'customer', email } })
  const booked = await app.call('POST /api/bookings', {
    body: {
      agentId: agent.id,
      customerName: 'Dana Whitfield',
      customerEmail: 'dana@example.com',
      customerPhone: '(404) 555-0199',
      eventType: 'wedding',
      eventDate: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      eventDuration: 4,
    },
  })
  expect([forgot.status, booked.status]).toEqual([200, 201])
  const mails = await app.context.db
    .selectFrom('outbox_emails')
    .select(['kind', 'request_id'])
    .orderBy('kind')
    .execute()
  expect(Object.fromEntries(mails.map(({ kind, request_id }) => [kind, request_id]))).toEqual({
    'account-created': booked.headers['x-request-id'],
    'booking-notice': booked.headers['x-request-id'],

    'password-link': forgot.headers['x-request-id'],
  })
  await deliver(app, { send: async () => {}, close: () => {} })
  const sent = app.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'mail sent')
  expect(sent).toHaveLength(3)
  expect(sent).toContainEqual(
    expect.objectContaining({ kind: 'password-link', reqId: forgot.headers['x-request-id'], mail: expect.any(String) }),
  )
  expect(JSON.stringify(sent)).not.toContain('@')
})

test('the log lines of a job carry the id of its run', async () => {
  await using app = await startTestApp()
  await withTrace({ job: 'sweep-expired', run: 'r1' }, async () => {
    await Promise.resolve()
    app.context.log.info('swept')
  })
  expect(JSON.parse(app.logged.at(-1) ?? '')).toMatchObject({ msg: 'swept', job: 'sweep-expired', run: 'r1' })
  expect(currentTrace()).toBeUndefined()
})
