import { expect } from 'vitest'
import type { PayoutMethod } from '#shared/model/payout.ts'
import { buildAgent, buildBooking, buildUser } from '#tests/support/factories.ts'
import { startOffice } from '#tests/support/office.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'

let references = 0

/** The day of these tests. */
const NOW = new Date('2026-11-23T15:00:00Z')

/** The product for one test, on the day of these tests, with an owner; agents get 70 percent. */
export async function openPayday() {
  const { app, admin: owner } = await startOffice({ context: { now: () => NOW } })
  await app.context.db.updateTable('agency_settings').set({ agent_share_percent: 70 }).execute()
  return { app, owner }
}

/**
 * What comes before a payday, and the calls of one.
 * @param stage the app and the cookie of an owner, once they are there
 */
export function makePayday(stage: () => { app: TestApp; owner: string }) {
  /** An agent with a login. */
  async function hire(name: string) {
    const user = await buildUser(stage().app.context.db, { role: 'agent' })
    return { ...(await buildAgent(stage().app.context.db, { user_id: user.id, name })), address: user.email }
  }

  /** A booking of $400 that is completed, paid and verified; its line is moved to a month. */
  async function earn(agentId: string, month = '2026-11', cents = 40_000) {
    const booking = await buildBooking(stage().app.context.db, {
      agent_id: agentId,
      status: 'confirmed',
      total_cents: cents,
    })
    references += 1
    const body = { paymentMethod: 'zelle' as const, transactionId: `P${references}` }
    const { body: payment } = await stage().app.call('POST /api/admin/bookings/:id/payments', {
      ...{ params: { id: booking.id }, body, cookie: stage().owner },
    })
    await stage().app.call('PUT /api/bookings/:id', {
      params: { id: booking.id },
      body: { status: 'completed' },
      cookie: stage().owner,
    })
    await moveTo(month, booking.id)
    return { booking, payment }
  }

  /** Moves the lines of a booking that no payout has paid to a month, as time would. */
  const moveTo = (month: string, bookingId: string) =>
    stage()
      .app.context.db.updateTable('agent_earnings')
      .set({ month: `${month}-01` })
      .where('booking_id', '=', bookingId)
      .where('payout_id', 'is', null)
      .execute()

  async function refund(paymentId: string, amount: number) {
    const answer = await stage().app.call('POST /api/admin/payments/:id/refund', {
      ...{ params: { id: paymentId }, body: { amount, reason: 'Rain' }, cookie: stage().owner },
    })
    expect(answer.status).toBe(201)
  }

  const list = async (month = '2026-11') =>
    (await stage().app.call('GET /api/admin/payouts', { cookie: stage().owner, query: { month } })).body
  const summary = async (month = '2026-11') =>
    (await stage().app.call('GET /api/admin/payouts/summary', { cookie: stage().owner, query: { month } })).body
  const mark = (
    expectedTotal: number,
    more: {
      month?: string
      agentIds?: string[] | null
      paidOn?: string
      reference?: string
      method?: PayoutMethod
    } = {},
  ) =>
    stage().app.call('POST /api/admin/payouts', {
      cookie: stage().owner,
      body: { month: '2026-11', agentIds: null, method: 'zelle', paidOn: '2026-11-20', expectedTotal, ...more },
    })

  return { hire, earn, moveTo, refund, list, summary, mark }
}
