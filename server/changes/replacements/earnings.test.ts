import { expect, test } from 'vitest'
import { buildPayment } from '#tests/support/billing.ts'
import { startStage } from './test-support/stage.ts'

test('a booking that was completed, reopened and given to someone else is earned by who did it (P15.66, P7.44)', async () => {
  await using stage = await startStage()
  const { app, db, booking, cookies, params, imani, lena } = stage
  await db.updateTable('agency_settings').set({ agent_share_percent: 70 }).execute()
  await db.updateTable('agents').set({ share_percent: 50 }).where('id', '=', lena.agent.id).execute()
  const setStatus = async (status: 'confirmed' | 'completed') =>
    expect((await app.call('PUT /api/bookings/:id', { cookie: cookies.admin, params, body: { status } })).status).toBe(
      200,
    )
  const earned = async () => {
    const rows = await db
      .selectFrom('agent_earnings')
      .select(['agent_id', ({ fn }) => fn.sum<string>('cents').as('cents')])
      .groupBy('agent_id')
      .execute()
    return Object.fromEntries(rows.map(({ agent_id, cents }) => [agent_id, Number(cents)]))
  }
  await setStatus('confirmed')
  await buildPayment(db, booking.id, { amount_cents: 80_000, verified_at: new Date() })
  await db.updateTable('bookings').set({ payment_status: 'paid' }).where('id', '=', booking.id).execute()
  await setStatus('completed')
  expect(await earned()).toEqual({ [imani.agent.id]: 56_000 })
  await setStatus('confirmed')
  expect(await earned(), 'reopened').toEqual({ [imani.agent.id]: 0 })
  await stage.offer([lena.agent.id])
  const choiceId = await stage.choiceOf(lena.agent.id)
  await stage.pick(choiceId)
  expect((await stage.confirm(choiceId)).status).toBe(200)
  await setStatus('completed')
  expect(await earned()).toEqual({ [imani.agent.id]: 0, [lena.agent.id]: 40_000 })
  const first = db.selectFrom('agent_earnings').select(['correction', 'share_percent'])
  expect(await first.where('agent_id', '=', lena.agent.id).execute()).toEqual([
    { correction: false, share_percent: 50 },
  ])
})

test('what is kept of a booking that went to someone else is earned by who has it then (P15.12, P15.66)', async () => {
  await using stage = await startStage()
  const { app, db, booking, cookies, params, imani, lena } = stage
  await db.updateTable('agency_settings').set({ agent_share_percent: 70 }).execute()
  await db.updateTable('agents').set({ share_percent: 50 }).where('id', '=', lena.agent.id).execute()
  const cancel = async (refund: number, deviationReason: string) => {
    const body = { cause: 'customer' as const, reasonCode: 'other' as const, refund, deviationReason }
    const canceled = await app.call('POST /api/admin/bookings/:id/cancel', { cookie: cookies.admin, params, body })
    expect(canceled.status).toBe(200)
  }
  const kept = async () => {
    const rows = await db
      .selectFrom('agent_earnings')
      .select(['agent_id', ({ fn }) => fn.sum<string>('cents').as('cents')])
      .where('booking_id', '=', booking.id)
      .groupBy('agent_id')
      .execute()
    return Object.fromEntries(rows.map(({ agent_id, cents }) => [agent_id, Number(cents)]))
  }
  await stage.confirmBooking()
  await buildPayment(db, booking.id, { amount_cents: 80_000, verified_at: new Date() })
  await db.updateTable('bookings').set({ payment_status: 'paid' }).where('id', '=', booking.id).execute()
  await cancel(60_000, 'A regular.')
  expect(await kept()).toEqual({ [imani.agent.id]: 14_000 })
  const undone = await app.call('POST /api/admin/bookings/:id/undo', { cookie: cookies.admin, params })
  expect(undone.status).toBe(200)
  expect(await kept(), 'reopened').toEqual({ [imani.agent.id]: 0 })
  await stage.offer([lena.agent.id])
  const choiceId = await stage.choiceOf(lena.agent.id)
  await stage.pick(choiceId)
  expect((await stage.confirm(choiceId)).status).toBe(200)
  await cancel(40_000, 'Half of it.')
  expect(await kept()).toEqual({ [imani.agent.id]: 0, [lena.agent.id]: 20_000 })
})
