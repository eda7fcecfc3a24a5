import type { Insertable } from 'kysely'
import { beforeEach, expect } from 'vitest'
import type { Bookings } from '#server/db/types.ts'
import { buildBooking } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInAgent } from '#tests/support/sign-in.ts'

/**
 * The product for all tests of a file, with an agent of its own for each test who gets 70 percent and what is usual of
 * kept money, and the office's calls about the agent's bookings of $400.
 */
export async function openEarning() {
  const { app, admin } = await openOffice()
  const { db } = app.context
  let agent = { id: '', cookie: '' }
  beforeEach(async () => {
    agent = await signInAgent(app)
    await db.updateTable('agency_settings').set({ agent_share_percent: 70, kept_share_percent: null }).execute()
  })
  let references = 0
  return {
    app,
    admin,
    agent: () => agent,
    book: (values: Partial<Insertable<Bookings>> = {}) =>
      buildBooking(db, { agent_id: agent.id, status: 'confirmed', total_cents: 40_000, ...values }),
    async pay(id: string, purpose?: 'deposit') {
      references += 1
      const body = { paymentMethod: 'zelle' as const, transactionId: `S${references}`, ...(purpose && { purpose }) }
      const paid = await app.call('POST /api/admin/bookings/:id/payments', { params: { id }, body, cookie: admin })
      expect(paid.status).toBe(201)
      return paid.body
    },
    async setStatus(id: string, status: 'confirmed' | 'completed' | 'cancelled') {
      const set = await app.call('PUT /api/bookings/:id', { params: { id }, body: { status }, cookie: admin })
      expect(set.status).toBe(200)
    },
    async refund(id: string, amount: number) {
      const body = { amount, reason: 'Rain' }
      const made = await app.call('POST /api/admin/payments/:id/refund', { params: { id }, body, cookie: admin })
      expect(made.status).toBe(201)
    },
  }
}
