import { expect, test } from 'vitest'
import { buildAgent } from '#tests/support/factories.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'

test('a booking request is on disk with its total, its customer, its audit entry and its mails', async () => {
  await using app = await startTestApp()
  const agent = await buildAgent(app.context.db, { hourly_rate: 220 })
  const { status, body } = await app.call('POST /api/bookings', {
    body: {
      agentId: agent.id,
      customerName: 'Renée Thibodeaux',
      customerEmail: 'renee@example.com',
      eventType: 'wedding',
      eventDate: '2026-12-04T21:00',
      duration: 3,
    },
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ status: 'pending', paymentStatus: 'pending', totalAmount: 660, eventDuration: 3 })
  const { db } = app.context
  expect(await db.selectFrom('bookings').select(['id', 'total_cents']).execute()).toEqual([
    { id: body.id, total_cents: 66_000 },
  ])
  expect(await db.selectFrom('customers').select(['email', 'password_hash']).execute()).toEqual([
    { email: 'renee@example.com', password_hash: null },
  ])
  expect(await db.selectFrom('audit_log').select(['action', 'entity_id']).execute()).toEqual([
    { action: 'booking.requested', entity_id: body.id },
  ])
  const mails = await db.selectFrom('outbox_emails').select('kind').orderBy('kind').execute()
  expect(mails.map(({ kind }) => kind)).toEqual(['account-created', 'booking-notice', 'booking-received'])
  expect(app.nudges()).toBe(1)
})
