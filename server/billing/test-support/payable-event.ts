import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Bookings } from '#server/db/types.ts'
import type { TogetherPart } from '#shared/model/payment-together.ts'
import { buildInvoice } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { signIn, type TestApp } from '#tests/support/start-test-app.ts'

/**
 * A wedding with a booking for each price, in cents, confirmed and invoiced; the second performer begins last. With its
 * customer, who pays for it.
 */
export async function buildPayableEvent(
  app: TestApp,
  prices: readonly number[],
  booking: Partial<Insertable<Bookings>> = {},
) {
  const { db } = app.context
  const customer = await buildCustomer(db, { email: `${randomUUID()}@example.com`, name: 'Dana Whitfield' })
  const cookie = await signIn(app, { role: 'customer', customerId: customer.id })
  const { id: eventId } = await db
    .insertInto('events')
    .values({ customer_id: customer.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const bookings: { id: string }[] = []
  for (const [i, total_cents] of prices.entries()) {
    const agent = await buildAgent(db, { name: `Performer ${i + 1}`, category: 'model' })
    const row = await buildBooking(db, {
      ...{ agent_id: agent.id, customer_id: customer.id, customer_name: customer.name, customer_email: customer.email },
      ...{ event_id: eventId, event_type: 'wedding', status: 'confirmed', total_cents, ...booking },
      event_date: new Date(Date.UTC(2031, 5, 7, i === 1 ? 23 : 20)),
    })
    await buildInvoice(db, row.id, { subtotal_cents: total_cents, tax_cents: 0, total_cents })
    bookings.push(row)
  }
  const pay = (body: object = {}, { by = cookie, key }: { by?: string; key?: string } = {}) =>
    app.call('POST /api/customer/event-accounts/:id/pay', {
      ...{ cookie: by, params: { id: eventId } },
      body: { paymentMethod: 'zelle', transactionId: 'ZL-1', part: 'all' as TogetherPart, expectedAmount: 1, ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const ledger = () =>
    db
      .selectFrom('payments')
      .select(['kind', 'purpose', 'amount_cents', 'verified_at', 'reversed_at', 'group_id', 'id', 'booking_id'])
      .where(
        'booking_id',
        'in',
        bookings.map(({ id }) => id),
      )
      .orderBy('created_at')
      .execute()
  const states = async () =>
    (
      await db
        .selectFrom('bookings as b')
        .innerJoin('invoices as i', 'i.booking_id', 'b.id')
        .select(['b.payment_status', 'i.status'])
        .where('b.event_id', '=', eventId)
        .execute()
    ).map((row) => `${row.payment_status} ${row.status}`)
  return { customer, cookie, eventId, bookings, pay, ledger, states }
}
