import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildPayment } from '#tests/support/billing.ts'
import { buildBooking, buildUser } from '#tests/support/factories.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'

const ROUNDS = 12
/** More than a booker may give back of a payment (P6.49). */
const REFUND = 40_000

const app = await openTestApp()

async function enterOwner() {
  const { id } = await buildUser(app.context.db, { staff_role: 'owner' })
  return { id, cookie: await signIn(app, { role: 'admin', userId: id }) }
}

/** What an owner was doing when the role changed: the call, and what it left behind. */
async function prepare(cookie: string) {
  const { db } = app.context
  const email = `${randomUUID()}@example.com`
  const booking = await buildBooking(db, { total_cents: REFUND })
  const payment = await buildPayment(db, booking.id, { amount_cents: REFUND })
  const { id: other } = await buildUser(db, { staff_role: 'booker' })
  const count = async (query: string, id: string) => (await app.database.pool.query(query, [id])).rows[0].n as number
  return [
    {
      name: 'an invitation',
      send: () => app.call('POST /api/admin/team/invitations', { body: { email, staffRole: 'owner' }, cookie }),
      left: async () => [
        await count('select count(*)::int as n from staff_invitations where email = $1', email),
        await count('select count(*)::int as n from outbox_emails where recipient = $1', email),
      ],
    },
    {
      name: 'a refund beyond what a booker may give back',
      send: () =>
        app.call('POST /api/admin/payments/:id/refund', {
          ...{ params: { id: payment.id }, body: { amount: REFUND, reason: 'Rain' }, cookie },
        }),
      left: async () => [
        await count('select count(*)::int as n from payments where payment_id = $1', payment.id),
        await count(
          "select count(*)::int as n from audit_log where action = 'payment.refunded' and entity_id = $1",
          payment.id,
        ),
      ],
    },
    {
      name: "the end of a colleague's access",
      send: () => app.call('POST /api/admin/team/:id/end', { params: { id: other }, cookie }),
      left: async () => [
        await count('select count(*)::int as n from users where id = $1 and ended_at is not null', other),
        await count("select count(*)::int as n from audit_log where action = 'staff.ended' and entity_id = $1", other),
      ],
    },
  ]
}

test(`what an owner sends while made a booker is done whole or refused whole, in ${ROUNDS} rounds (P1.16)`, async () => {
  const first = await enterOwner()
  const outcomes = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const colleague = await enterOwner()
    const calls = await prepare(colleague.cookie)
    const demote = () =>
      app.call('PUT /api/admin/team/:id/role', {
        ...{ params: { id: colleague.id }, body: { staffRole: 'booker' as const }, cookie: first.cookie },
      })
    // the one before the other, and further apart, by turns
    const [early, late] = round % 2 === 0 ? [0, round * 3] : [round * 3, 0]
    const [demoted, ...answers] = await Promise.all([
      sleep(early).then(demote),
      ...calls.map(async ({ send }) => {
        await sleep(late)
        return send()
      }),
    ])
    expect(demoted.status).toBe(200)
    for (const [i, { name, left }] of calls.entries()) {
      const status = answers[i]?.status ?? 0
      expect([200, 201, 403], name).toContain(status)
      expect(await left(), `${name}: ${status}`).toEqual(status === 403 ? [0, 0] : [1, 1])
      outcomes.add(status === 403 ? 'refused' : 'done')
    }
    const { rows } = await app.database.pool.query(
      `select action from audit_log where (actor_id = $1 and action like 'staff.%') or entity_id = $1::text order by id`,
      [colleague.id],
    )
    expect(rows.at(-1), 'no change of the team after the role').toEqual({ action: 'staff.role-changed' })
    const after = await Promise.all((await prepare(colleague.cookie)).map(({ send }) => send()))
    expect(after.map(({ status }) => status)).toEqual([403, 403, 403])
  }
  expect([...outcomes].sort(), 'both happened').toEqual(['done', 'refused'])
})
