import { describe, expect, test } from 'vitest'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { makeStatusCalls } from './test-support/status.ts'

const { app, admin, adminId } = await openOffice()

const { set, rowOf, auditOf, intervalsOf, mailsOf } = makeStatusCalls(app, admin)

describe('a conflict (P8.7)', () => {
  const plain = (text: string) => text.replace(/\u202f/g, ' ')

  async function buildConflict(hoursLater = 2) {
    const { db } = app.context
    const agent = await buildAgent(db)
    const of = async (name: string, event_date: Date) => {
      const customer = await buildCustomer(db, { name })
      const who = { customer_id: customer.id, customer_name: name, customer_email: customer.email }
      return buildBooking(db, { agent_id: agent.id, event_date, ...who })
    }
    const first = await of('Imani Okafor', new Date('2027-06-05T01:00:00Z'))
    const second = await of('Dana Whitfield', new Date(Date.UTC(2027, 5, 5, 1 + hoursLater)))
    expect((await set(first.id, { status: 'confirmed' })).status).toBe(200)
    return { agent, first, second }
  }

  test('names the other booking and its Atlanta time, and nothing has happened', async () => {
    const { second } = await buildConflict()
    const { status, body } = await set(second.id, { status: 'confirmed' })
    expect([status, body.code, plain(body.error ?? '')]).toEqual([
      409,
      'conflict',
      'This agent is already booked by Imani Okafor for Friday, June 4, 2027, 9 PM to 1 AM.',
    ])
    expect(body.fields).toEqual({ confirmAnyway: 'Give a reason to confirm it anyway' })
    expect(await rowOf(second.id)).toEqual(second)
    expect([await auditOf(second.id), await mailsOf(second.id), await intervalsOf(second.id)]).toEqual([[], [], []])
  })

  test('bookings that only touch do not conflict', async () => {
    const { second } = await buildConflict(4)
    expect((await set(second.id, { status: 'confirmed' })).status).toBe(200)
  })

  test('confirmed anyway, with a reason: outside the constraint, the first stays, both are audited', async () => {
    const { first, second } = await buildConflict()
    const reason = 'She plays both, the venues are next door'
    const { status, body } = await set(second.id, { status: 'confirmed', confirmAnyway: true, reason })
    expect([status, body.status]).toEqual([200, 'confirmed'])
    expect(await intervalsOf(second.id)).toMatchObject([{ status: 'overlapping', reason }])
    expect(await intervalsOf(first.id)).toMatchObject([{ status: 'active' }])
    expect((await rowOf(first.id)).status).toBe('confirmed')
    expect(await auditOf(second.id)).toMatchObject([
      { action: 'booking.confirmed-anyway', after: { status: 'confirmed', overlaps: [first.id] }, reason },
    ])
    expect((await auditOf(first.id)).at(-1)).toMatchObject({
      action: 'booking.overlapped',
      actor_id: adminId,
      after: { overlappedBy: second.id },
      reason,
    })
  })

  test('what was confirmed anyway takes time as well, even when the first is gone', async () => {
    const { agent, first, second } = await buildConflict()
    await set(second.id, { status: 'confirmed', confirmAnyway: true, reason: 'Both agreed' })
    const third = await buildBooking(app.context.db, { agent_id: agent.id, event_date: second.event_date })
    const both = await set(third.id, { status: 'confirmed' })
    expect(plain(both.body.error ?? '')).toBe(
      'This agent is already booked by Imani Okafor for Friday, June 4, 2027, 9 PM to 1 AM, and 1 more.',
    )
    await set(first.id, { status: 'cancelled' })
    expect((await set(third.id, { status: 'confirmed' })).body.error).toContain('booked by Dana Whitfield')
    await set(second.id, { status: 'pending' })
    expect(await intervalsOf(second.id)).toMatchObject([{ status: 'cancelled' }])
    expect((await set(third.id, { status: 'confirmed' })).status).toBe(200)
  })

  test('blocked time conflicts too, and is named as such', async () => {
    const { db } = app.context
    const booking = await buildBooking(db, { event_date: new Date('2027-06-05T01:00:00Z') })
    const [from, to] = [new Date('2027-06-05T04:00:00Z'), new Date('2027-06-05T09:00:00Z')]
    const time = { start_time: from, end_time: to, busy_until: to, duration_minutes: 300 }
    const blocked = await db
      .insertInto('agent_statuses')
      .values({ agent_id: booking.agent_id, ...time })
      .returning('id')
      .executeTakeFirstOrThrow()
    const refused = await set(booking.id, { status: 'confirmed' })
    expect([refused.status, plain(refused.body.error ?? '')]).toEqual([
      409,
      'This agent has blocked time then, Saturday, June 5, 2027, midnight to 5 AM.',
    ])
    await set(booking.id, { status: 'confirmed', confirmAnyway: true, reason: 'Agreed by phone' })
    expect(await auditOf(blocked.id)).toMatchObject([{ action: 'blocked-time.overridden', entity: 'interval' }])
  })

  test.each([{}, { reason: null }, { reason: '  ' }])('confirming anyway needs a reason: %j', async (more) => {
    const { second } = await buildConflict()
    const { status, body } = await set(second.id, { status: 'confirmed', confirmAnyway: true, ...more })
    expect([status, body.fields]).toEqual([400, { reason: 'Give a reason to confirm it anyway' }])
  })

  test('confirming anyway where nothing conflicts is confirming', async () => {
    const booking = await buildBooking(app.context.db)
    await set(booking.id, { status: 'confirmed', confirmAnyway: true, reason: 'To be sure' })
    expect(await intervalsOf(booking.id)).toMatchObject([{ status: 'active', reason: null }])
    expect(await auditOf(booking.id)).toMatchObject([{ action: 'booking.status-changed', reason: 'To be sure' }])
  })

  test('the longest name there is leaves room for the time', async () => {
    const { first, second } = await buildConflict()
    await app.context.db
      .updateTable('bookings')
      .set({ customer_name: '𝒟'.repeat(200) })
      .where('id', '=', first.id)
      .execute()
    expect(plain((await set(second.id, { status: 'confirmed' })).body.error ?? '')).toMatch(/𝒟 for Friday, June 4/)
  })
})
