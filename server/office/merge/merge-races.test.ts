import { beforeEach, describe, expect, test } from 'vitest'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildCustomer } from '#tests/support/factories.ts'
import { startOffice } from '#tests/support/office.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'
import { buildPair, makeMerging, OLD } from './test-support/pair.ts'

let app: TestApp
let owner: string
beforeEach(async () => {
  ;({ app, admin: owner } = await startOffice())
})

const { merge, rowOf, bookingsOf } = makeMerging(() => ({ app, owner }))

describe('at once', () => {
  test('two merges crosswise: one wins, the other is refused (S105)', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await buildCustomer(app.context.db), await buildCustomer(app.context.db)]
      const answers = await Promise.all([merge(a.id, b.id, a.email), merge(b.id, a.id, b.email)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const states = await Promise.all([a, b].map(async ({ id }) => (await rowOf(id)).status))
      expect(states.sort()).toEqual(['active', 'merged'])
    }
  })

  test('bookings that arrive while their account vanishes are all with the account that stays (S106)', async () => {
    const { from, into, agent } = await buildPair(app)
    const request = () => app.call('POST /api/bookings', { body: bookingBody(agent.id, { customerEmail: OLD }) })
    const enter = () =>
      app.call('POST /api/admin/bookings', { body: bookingBody(agent.id, { customerEmail: OLD }), cookie: owner })
    const [merged, ...made] = await Promise.all([
      merge(from.id, into.id, OLD),
      ...Array.from({ length: 10 }, (_, n) => (n % 2 ? request() : enter())),
    ])
    const count = made.filter(({ status }) => status === 201).length
    expect([merged.status, count]).toEqual([200, 10])
    expect([await bookingsOf(from.id), await bookingsOf(into.id)]).toEqual([0, 1 + count])
  })
})

test('a merge does not wait for a mail that is being sent (P3.48)', async () => {
  const { from, into } = await buildPair(app)
  const { db } = app.context
  for (const kind of ['password-link', 'booking-received']) {
    await db.insertInto('outbox_emails').values({ kind, recipient: OLD, customer_id: from.id }).execute()
  }
  const sender = await app.database.pool.connect()
  await sender.query("begin; select id from outbox_emails where kind = 'booking-received' for update")
  expect((await merge(from.id, into.id, OLD)).status).toBe(200)
  await sender.query("update outbox_emails set state = 'sent' where kind = 'booking-received'; commit")
  sender.release()
  const mails = await db.selectFrom('outbox_emails').select(['kind', 'state', 'customer_id']).orderBy('kind').execute()
  expect(mails).toEqual([
    { kind: 'booking-received', state: 'sent', customer_id: from.id },
    { kind: 'password-link', state: 'cancelled', customer_id: into.id },
  ])
})
