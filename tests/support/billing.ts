import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Bookings, Customers, Invoices, Payments } from '#server/db/types.ts'
import { buildBooking, buildCustomer } from './factories.ts'
import { signIn, type TestApp } from './start-test-app.ts'

let count = 0

/** Lines of a price of one kind each, as the office enters them: $436.50 in all. */
export const PRICE_LINES = [
  { kind: 'talent', share: 'shared', hours: 4, rate: 10_000 },
  { kind: 'travel', share: 'talent', amount: 6000, label: 'Round trip to Macon' },
  { kind: 'fee', share: 'agency', amount: 2500 },
  { kind: 'discount', share: 'shared', percent: 10, label: 'Third booking' },
] as const

/**
 * A generated invoice of $400 plus 8% tax for a booking, due in 15 days. Its number is of a year in which the product
 * gives none.
 */
export async function buildInvoice(
  db: Database,
  booking_id: string,
  values: Partial<Insertable<Invoices>> = {},
): Promise<Selectable<Invoices>> {
  count += 1
  return db
    .insertInto('invoices')
    .values({
      booking_id,
      invoice_number: `INV-2001-${String(count).padStart(4, '0')}`,
      subtotal_cents: 40_000,
      tax_cents: 3_200,
      total_cents: 43_200,
      due_date: new Date(Date.now() + 15 * 86_400_000),
      status: 'pending',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A completed payment of a booking in cash, reported by its customer. */
export async function buildPayment(
  db: Database,
  booking_id: string,
  values: Partial<Insertable<Payments>> = {},
): Promise<Selectable<Payments>> {
  return db
    .insertInto('payments')
    .values({ booking_id, amount_cents: 40_000, payment_method: 'cash', payment_status: 'completed', ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A customer who is signed in, with the cookie to send and a way to get bookings. */
export async function buildPayer(app: Pick<TestApp, 'context'>, values: Partial<Insertable<Customers>> = {}) {
  const { db } = app.context
  const customer = await buildCustomer(db, values)
  const cookie = await signIn(app, { role: 'customer', customerId: customer.id })
  return {
    customer,
    cookie,
    book: (booking: Partial<Insertable<Bookings>> = {}) =>
      buildBooking(db, {
        customer_id: customer.id,
        customer_name: customer.name,
        customer_email: customer.email,
        ...booking,
      }),
  }
}
