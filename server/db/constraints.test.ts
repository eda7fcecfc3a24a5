import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { buildAgent, buildCustomer, buildTestimonial } from '#tests/support/factories.ts'
import { type Database, openDatabase, violates } from './client.ts'
import type { AgentStatuses, Invoices, PaymentMethods, Payments } from './types.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await openTestDatabase(inject('cluster'))
  db = openDatabase(database.pool)
})
afterAll(() => database[Symbol.asyncDispose]())

/** The constraint a write fails on, or 'none'. */
async function brokenBy(write: Promise<unknown>): Promise<string> {
  try {
    await write
    return 'none'
  } catch (error) {
    const { constraint, code } = error as { constraint?: string; code?: string }
    if (constraint !== undefined) expect(violates(error, constraint)).toBe(true)
    return constraint ?? code ?? String(error)
  }
}

async function buildBooking(): Promise<string> {
  const [agent, customer] = [await buildAgent(db), await buildCustomer(db)]
  const { id } = await db
    .insertInto('bookings')
    .values({
      agent_id: agent.id,
      customer_id: customer.id,
      customer_name: customer.name,
      customer_email: customer.email,
      event_type: 'other',
      event_date: new Date(),
      event_duration: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('the time of an agent (S49)', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 11, 4, hour))
  const take = (agent_id: string, from: number, to: number, more: Partial<Insertable<AgentStatuses>> = {}) =>
    brokenBy(
      db
        .insertInto('agent_statuses')
        .values({
          agent_id,
          start_time: at(from),
          end_time: at(to),
          busy_until: at(to),
          duration_minutes: (to - from) * 60,
          ...more,
        })
        .execute(),
    )

  test('active intervals cannot overlap, the buffer included; they may touch', async () => {
    const { id } = await buildAgent(db)
    const other = await buildAgent(db)
    expect(await take(id, 10, 12, { busy_until: at(13) })).toBe('none')
    expect(await take(id, 11, 14)).toBe('agent_statuses_no_overlap')
    expect(await take(id, 12, 14)).toBe('agent_statuses_no_overlap')
    expect(await take(id, 9, 20)).toBe('agent_statuses_no_overlap')
    expect(await take(id, 13, 14)).toBe('none')
    expect(await take(id, 8, 10)).toBe('none')
    expect(await take(other.id, 11, 14)).toBe('none')
    for (const status of ['overlapping', 'ended', 'cancelled'] as const) {
      expect(await take(id, 11, 14, { status })).toBe('none')
    }
  })

  test('one of twenty concurrent intervals for one hour is written', async () => {
    const { id } = await buildAgent(db)
    const all = await Promise.all(Array.from({ length: 20 }, () => take(id, 10, 12)))
    expect(all.filter((result) => result === 'none')).toHaveLength(1)
    expect(all.filter((result) => result === 'agent_statuses_no_overlap' || result === '40P01')).toHaveLength(19)
  })

  test('an interval that ends before it starts is refused', async () => {
    const { id } = await buildAgent(db)
    expect(await take(id, 12, 10, { duration_minutes: 1 })).toBe('agent_statuses_order')
    expect(await take(id, 10, 12, { busy_until: at(11) })).toBe('agent_statuses_order')
  })

  test('a booking has one interval', async () => {
    const { id } = await buildAgent(db)
    const booking_id = await buildBooking()
    expect(await take(id, 10, 12, { booking_id })).toBe('none')
    expect(await take(id, 14, 15, { booking_id })).toBe('agent_statuses_of_booking')
  })
})

test('an email address has one customer and one user, in any case (S14)', async () => {
  await buildCustomer(db, { email: 'Someone@example.com' })
  expect(await brokenBy(buildCustomer(db, { email: 'sOMEONE@EXAMPLE.com' }))).toBe('customers_email_key')
  const user = (email: string, username: string = randomUUID()) =>
    brokenBy(
      db
        .insertInto('users')
        .values({ email, username, role: 'admin', staff_role: 'owner', password_hash: 'x' })
        .execute(),
    )
  expect(await user('Boss@example.com')).toBe('none')
  expect(await user('bOSS@example.com')).toBe('users_email_key')
  expect(await user('a@example.com', 'vera')).toBe('none')
  expect(await user('b@example.com', 'VERA')).toBe('users_username_key')
})

describe('an invoice (S45, S48)', () => {
  const write = (booking_id: string, invoice_number: string, more: Partial<Insertable<Invoices>> = {}) =>
    brokenBy(
      db
        .insertInto('invoices')
        .values({ booking_id, invoice_number, subtotal_cents: 1000, total_cents: 1000, due_date: new Date(), ...more })
        .execute(),
    )

  test('adds up, and no part of it is negative', async () => {
    const id = await buildBooking()
    expect(await write(id, 'INV-2026-0001', { tax_cents: 80 })).toBe('invoices_total')
    expect(await write(id, 'INV-2026-0001', { discount_cents: 1 })).toBe('invoices_total')
    const negative = { subtotal_cents: -1000, total_cents: -1000 }
    expect(await write(id, 'INV-2026-0001', negative)).toMatch(/invoices_(sub)?total_cents_check/)
    const below = { discount_cents: 1001, total_cents: -1 }
    expect(await write(id, 'INV-2026-0001', below)).toBe('invoices_total_cents_check')
    expect(await write(id, 'INV-2026-0001', { tax_cents: 72, discount_cents: 100, total_cents: 972 })).toBe('none')
  })

  test('is the only live one of its booking; a voided one keeps its number', async () => {
    const id = await buildBooking()
    expect(await write(id, 'INV-2026-0101')).toBe('none')
    expect(await write(id, 'INV-2026-0102')).toBe('invoices_live_booking_key')
    await db.updateTable('invoices').set({ voided_at: new Date() }).where('booking_id', '=', id).execute()
    expect(await write(id, 'INV-2026-0101')).toBe('invoices_number_key')
    expect(await write(id, 'INV-2026-0102')).toBe('none')
    expect(await write(await buildBooking(), 'X-1')).toBe('invoices_invoice_number_check')
  })
})

describe('a payment (S46)', () => {
  const pay = (booking_id: string, more: Partial<Insertable<Payments>> = {}) =>
    brokenBy(
      db
        .insertInto('payments')
        .values({ booking_id, amount_cents: 100, payment_method: 'cash', payment_status: 'completed', ...more })
        .execute(),
    )

  test('of one purpose is made once for a booking, unless it failed or was reversed', async () => {
    const id = await buildBooking()
    expect(await pay(id, { payment_status: 'failed' })).toBe('none')
    expect(await pay(id)).toBe('none')
    expect(await pay(id)).toBe('payments_purpose_key')
    expect(await pay(id, { payment_status: 'pending' })).toBe('payments_purpose_key')
    expect(await pay(id, { purpose: 'deposit' })).toBe('none')
    await db.updateTable('payments').set({ reversed_at: new Date() }).where('booking_id', '=', id).execute()
    expect(await pay(id)).toBe('none')
  })

  test('is made once by twenty concurrent inserts', async () => {
    const id = await buildBooking()
    const all = await Promise.all(Array.from({ length: 20 }, () => pay(id)))
    expect(all.filter((result) => result === 'none')).toHaveLength(1)
  })

  test('has a positive amount, a reference of its own, and a refund points at it', async () => {
    const id = await buildBooking()
    expect(await pay(id, { amount_cents: 0 })).toBe('payments_amount_cents_check')
    expect(await pay(id, { payment_method: 'zelle', transaction_id: 'Ref-1' })).toBe('none')
    const again = { payment_method: 'zelle', transaction_id: 'rEF-1', purpose: 'deposit' } as const
    expect(await pay(id, again)).toBe('payments_reference_key')
    expect(await pay(id, { kind: 'refund' })).toBe('payments_points_at_payment')
    const { id: payment_id } = await db
      .selectFrom('payments')
      .select('id')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await pay(id, { kind: 'refund', payment_id })).toBe('none')
    expect(await pay(id, { kind: 'reversal', payment_id })).toBe('none')
    expect(await pay(id, { kind: 'reversal', payment_id })).toBe('payments_reversal_key')
  })
})

test('a customer has one default card (P4.12)', async () => {
  const { id: customer_id } = await buildCustomer(db)
  const add = (more: Partial<Insertable<PaymentMethods>>) =>
    brokenBy(
      db
        .insertInto('payment_methods')
        .values({
          customer_id,
          type: 'credit_card',
          last4: '4242',
          brand: 'Visa',
          expiry_month: 12,
          expiry_year: 2030,
          cardholder_name: 'D',
          ...more,
        })
        .execute(),
    )
  expect(await add({ is_default: true })).toBe('none')
  expect(await add({ is_default: true })).toBe('payment_methods_default_key')
  expect(await add({})).toBe('none')
  expect(await add({ last4: '424242' })).toBe('payment_methods_last4_check')
})

test('a session belongs to exactly one kind of person', async () => {
  const { id: customer_id } = await buildCustomer(db)
  const open = (values: { role: 'admin' | 'customer'; customer_id?: string }) =>
    brokenBy(
      db
        .insertInto('sessions')
        .values({ token_hash: Buffer.alloc(32, Math.floor(Math.random() * 256)), expires_at: new Date(), ...values })
        .execute(),
    )
  expect(await open({ role: 'admin', customer_id })).toBe('sessions_principal')
  expect(await open({ role: 'customer' })).toBe('sessions_principal')
})

test('an agent begins with a rating of 5, and a testimonial gives 1 to 5 stars', async () => {
  expect(Number((await buildAgent(db)).rating)).toBe(5)
  for (const rating of [1, 5]) expect(await brokenBy(buildTestimonial(db, { rating }))).toBe('none')
  for (const rating of [0, 6]) {
    expect(await brokenBy(buildTestimonial(db, { rating }))).toBe('testimonials_rating_check')
  }
})

test('every row that changes says so in its version', async () => {
  const agent = await buildAgent(db)
  const changed = await db
    .updateTable('agents')
    .set({ name: 'X' })
    .where('id', '=', agent.id)
    .returning(['version', 'updated_at'])
    .executeTakeFirstOrThrow()
  expect(changed.version).toBe(agent.version + 1)
  expect(changed.updated_at.getTime()).toBeGreaterThanOrEqual(agent.updated_at.getTime())
})
