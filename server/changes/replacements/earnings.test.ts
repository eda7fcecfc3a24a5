import { expect, test } from 'vitest'
import { startStage } from './test-support/stage.ts'

/** The stage with 70 percent for agents, and 50 for Lena. */
async function startShared() {
  const stage = await startStage()
  await stage.db.updateTable('agency_settings').set({ agent_share_percent: 70 }).execute()
  await stage.db.updateTable('agents').set({ share_percent: 50 }).where('id', '=', stage.lena.agent.id).execute()
  return stage
}

test('a booking that was completed, reopened and given to someone else is earned by who did it (P15.66, P7.44)', async () => {
  await using stage = await startShared()
  const { app, db, cookies, params, imani, lena } = stage
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
  await stage.payWhole()
  await setStatus('completed')
  expect(await earned()).toEqual({ [imani.agent.id]: 56_000 })
  await setStatus('confirmed')
  expect(await earned(), 'reopened').toEqual({ [imani.agent.id]: 0 })
  expect((await stage.giveTo(lena.agent.id)).status).toBe(200)
  await setStatus('completed')
  expect(await earned()).toEqual({ [imani.agent.id]: 0, [lena.agent.id]: 40_000 })
  const first = db.selectFrom('agent_earnings').select(['correction', 'share_percent'])
  expect(await first.where('agent_id', '=', lena.agent.id).execute()).toEqual([
    { correction: false, share_percent: 50 },
  ])
})

test('what is kept of a booking that went to someone else is earned by who has it then (P15.12, P15.66)', async () => {
  await using stage = await startShared()
  const { app, db, booking, cookies, params, imani, lena } = stage
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
  await stage.payWhole()
  await cancel(60_000, 'A regular.')
  expect(await kept()).toEqual({ [imani.agent.id]: 14_000 })
  const undone = await app.call('POST /api/admin/bookings/:id/undo', { cookie: cookies.admin, params })
  expect(undone.status).toBe(200)
  expect(await kept(), 'reopened').toEqual({ [imani.agent.id]: 0 })
  expect((await stage.giveTo(lena.agent.id)).status).toBe(200)
  await cancel(40_000, 'Half of it.')
  expect(await kept()).toEqual({ [imani.agent.id]: 0, [lena.agent.id]: 20_000 })
})
