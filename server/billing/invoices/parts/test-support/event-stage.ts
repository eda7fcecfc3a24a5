import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { expect } from 'vitest'
import type { Bookings } from '#server/db/types.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signIn } from '#tests/support/start-test-app.ts'

/** When the invoices are due. */
const DUE = '2031-05-15'

/** The product for all tests of a file, with events of several performers and the calls about one invoice for them. */
export async function openEvents() {
  const office = await openOffice()
  const { app, admin: cookie } = office
  const { db } = app.context

  /** A wedding with a confirmed booking for each price in cents, one hour after the other. */
  async function buildEvent(prices: readonly number[], values: Partial<Insertable<Bookings>> = {}) {
    const customer = await buildCustomer(db, { email: `${randomUUID()}@example.com`, name: 'Dana Whitfield' })
    const { id: eventId } = await db
      .insertInto('events')
      .values({ customer_id: customer.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const bookings = []
    for (const [i, total_cents] of prices.entries()) {
      const agent = await buildAgent(db, { name: `Performer ${i + 1}` })
      bookings.push(
        await buildBooking(db, {
          ...{ agent_id: agent.id, customer_id: customer.id, customer_name: customer.name },
          ...{ customer_email: customer.email, event_id: eventId, event_type: 'wedding', status: 'confirmed' },
          ...{ total_cents, event_date: new Date(Date.UTC(2031, 5, 7, 18 + i)), ...values },
        }),
      )
    }
    const own = await signIn(app, { role: 'customer', customerId: customer.id })
    return { customer, own, eventId, bookings, ids: bookings.map(({ id }) => id) }
  }

  return {
    ...office,
    db,
    buildEvent,
    generate: (id: string, expectedTotal: number, more: { dueDate?: string; notes?: string } = {}) =>
      app.call('POST /api/admin/event-accounts/:id/invoice', {
        ...{ cookie, params: { id }, body: { dueDate: DUE, expectedTotal, ...more } },
      }),
    account: async (id: string) =>
      (await app.call('GET /api/admin/event-accounts/:id', { cookie, params: { id } })).body,
    list: async (query: Record<string, string> = {}) => (await app.call('GET /api/invoices', { cookie, query })).body,
    payBooking: (own: string, id: string, reference = randomUUID()) =>
      app.call('POST /api/customer/bookings/:id/pay', {
        ...{ cookie: own, params: { id }, body: { paymentMethod: 'zelle', transactionId: reference } },
      }),
    payInvoice: (own: string, id: string, expectedAmount: number, headers: Record<string, string> = {}) =>
      app.call('POST /api/customer/invoices/:id/pay', {
        ...{ cookie: own, params: { id }, headers },
        body: { paymentMethod: 'zelle', transactionId: 'ZL-1', expectedAmount },
      }),
    /** Expects accounts and tallies to be what counting anew gives. */
    async expectCounted(): Promise<void> {
      const read = async () => ({
        accounts: (await sql`select * from booking_accounts order by booking_id`.execute(db)).rows,
        tallies: (
          await sql`select measure, day, sum(amount) as amount from current_tallies group by 1, 2 having sum(amount) <> 0
            order by 1, 2`.execute(db)
        ).rows,
      })
      const kept = await read()
      await sql`select recount_tallies()`.execute(db)
      expect(await read()).toEqual(kept)
    },
    details: async (id: string) => (await app.call('GET /api/admin/bookings/:id', { cookie, params: { id } })).body,
  }
}
