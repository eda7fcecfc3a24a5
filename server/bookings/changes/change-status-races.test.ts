import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { BookingStatus } from '#shared/model/booking.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'

const { app, admin } = await openOffice()

const EVENING = new Date('2027-06-05T01:00:00Z')

async function buildMany(count: number, everyMinutes = 5): Promise<{ agentId: string; ids: string[] }> {
  const { db } = app.context
  const [agent, customer] = [await buildAgent(db), await buildCustomer(db)]
  const build = (n: number) =>
    buildBooking(db, {
      agent_id: agent.id,
      customer_id: customer.id,
      event_date: new Date(EVENING.getTime() + n * everyMinutes * 60_000),
    })
  const made = await Promise.all(Array.from({ length: count }, (_, n) => build(n)))
  return { agentId: agent.id, ids: made.map(({ id }) => id) }
}

const set = (id: string, status: BookingStatus, headers: Record<string, string> = {}) =>
  app.call('PUT /api/bookings/:id', { params: { id }, body: { status }, cookie: admin, headers })

function tally(answers: readonly { status: number }[]): Record<number, number> {
  const seen: Record<number, number> = {}
  for (const { status } of answers) seen[status] = (seen[status] ?? 0) + 1
  return seen
}

const intervalsOf = (agentId: string) =>
  app.context.db
    .selectFrom('agent_statuses')
    .select(['status', 'booking_id'])
    .where('agent_id', '=', agentId)
    .where('status', 'in', ['active', 'overlapping'])
    .execute()

test.each([20, 50])('of %i overlapping bookings confirmed at once exactly one is (S49)', async (count) => {
  const { agentId, ids } = await buildMany(count, 4)
  const answers = await Promise.all(ids.map((id) => set(id, 'confirmed')))
  expect(tally(answers)).toEqual({ 200: 1, 409: count - 1 })
  const [taken, ...more] = await intervalsOf(agentId)
  expect([taken?.booking_id, more]).toEqual([answers.find(({ status }) => status === 200)?.body.id, []])
  const mails = app.context.db.selectFrom('outbox_emails').select('id').where('booking_id', 'in', ids)
  expect(await mails.execute()).toHaveLength(1)
})

test('one of twenty admins who saw the same version succeeds', async () => {
  const { ids } = await buildMany(1)
  const wanted = ['confirmed', 'cancelled', 'completed'] as const
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => set(ids[0] ?? '', wanted[n % 3] ?? 'pending', { 'if-match': '"1"' })),
  )
  expect(tally(answers)).toEqual({ 200: 1, 409: 19 })
})

test('twenty admins set statuses at once: interval and count fit the status in the end', async () => {
  const { db } = app.context
  const { agentId, ids } = await buildMany(4, 600)
  const statuses = ['confirmed', 'completed', 'pending', 'cancelled'] as const
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => set(ids[n % 4] ?? '', statuses[(n * 7) % 4] ?? 'pending')),
  )
  expect(tally(answers)).toEqual({ 200: 60 })
  const rows = await db.selectFrom('bookings').select(['id', 'status']).where('id', 'in', ids).execute()
  const having = (status: BookingStatus) => rows.filter((row) => row.status === status).map(({ id }) => id)
  expect((await intervalsOf(agentId)).map(({ booking_id }) => booking_id).sort()).toEqual(having('confirmed').sort())
  const agent = db.selectFrom('agents').select('total_bookings').where('id', '=', agentId)
  expect((await agent.executeTakeFirstOrThrow()).total_bookings).toBe(having('completed').length)
})

test('requests for the same agent go on while bookings are confirmed', async () => {
  const { agentId, ids } = await buildMany(10, 600)
  const answers = await Promise.all(
    ids.flatMap((id) => [
      set(id, 'confirmed'),
      app.call('POST /api/bookings', { body: bookingBody(agentId, { customerEmail: `${id}@example.com` }) }),
    ]),
  )
  expect(tally(answers)).toEqual({ 200: 10, 201: 10 })
})

test('time that is taken without the agent’s lock is still seen and named', async () => {
  const { agentId, ids } = await buildMany(1)
  const later = new Date(EVENING.getTime() + HOUR_MS)
  const blocking = app.context.db.transaction().execute(async (trx) => {
    const time = { start_time: EVENING, end_time: later, busy_until: later, duration_minutes: 60 }
    await trx
      .insertInto('agent_statuses')
      .values({ agent_id: agentId, ...time })
      .execute()
    await sleep(300)
  })
  await sleep(100)
  const { status, body } = await set(ids[0] ?? '', 'confirmed')
  await blocking
  expect([status, body.error]).toEqual([409, expect.stringContaining('This agent has blocked time then')])
})

test('a request that waits too long for the lock on an agent is a 503 with Retry-After', async () => {
  const { agentId, ids } = await buildMany(1)
  const holding = app.context.db.transaction().execute(async (trx) => {
    await sql`select from agents where id = ${agentId} for update`.execute(trx)
    await sleep(2500)
  })
  await sleep(50)
  const { status, headers, body } = await set(ids[0] ?? '', 'confirmed')
  await holding
  expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([503, 'unavailable', true])
  expect((await set(ids[0] ?? '', 'confirmed')).status).toBe(200)
})

test('a deadlock is a 503 with Retry-After', async () => {
  const { agentId, ids } = await buildMany(1)
  const holding = app.context.db.transaction().execute(async (trx) => {
    await sql`select from bookings where id = ${ids[0]} for update`.execute(trx)
    await sleep(300)
    await sql`select from agents where id = ${agentId} for update`.execute(trx)
  })
  await sleep(50)
  const { status, headers } = await set(ids[0] ?? '', 'confirmed')
  await holding
  expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
})
