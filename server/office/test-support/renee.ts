import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import { hashOnce, PASSWORD } from '#tests/support/accounts.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCustomer, buildTestimonial, buildUser } from '#tests/support/factories.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'

export const EMAIL = 'renee.thibodeaux@example.com'
/**
 * Everything that identifies Renee, in any column. No other person in the test data matches; the digits of the card
 * count as a whole value only, because times and ids have such digits too.
 */
export const PERSONAL = /thibodeaux|renee|555-0147|magnolia|begonias|venmo-rt|[,"]4242[,"]|nightingale/i
const PAST = new Date(Date.now() - 20 * 86_400_000)

/** A customer with something in every place where there can be something of theirs. */
export async function gatherRenee({ context: { db } }: Pick<TestApp, 'context'>) {
  const agent = await buildAgent(db, { name: 'Vera Vane' })
  const admin = await buildUser(db)
  const { id } = await buildCustomer(db, {
    email: EMAIL,
    name: 'Renee Thibodeaux',
    phone: '(404) 555-0147',
    password_hash: await hashOnce(PASSWORD),
  })
  const booking = await buildBooking(db, {
    agent_id: agent.id,
    customer_id: id,
    customer_name: 'Renee Thibodeaux',
    customer_email: EMAIL,
    customer_phone: '(404) 555-0147',
    event_location: '7 Magnolia Street',
    guests: 83,
    special_requests: 'No begonias.',
    agent_answer_reason: 'Renee is a friend.',
    status: 'completed',
    event_date: PAST,
  })
  const of = { booking_id: booking.id }
  const invoice = await buildInvoice(db, booking.id, { notes: 'For Renee', void_reason: 'Renee asked' })
  const payment = await buildPayment(db, booking.id, {
    transaction_id: 'venmo-rt',
    notes: 'from Renee',
    amount_cents: 43_200,
  })
  await db
    .insertInto('payment_methods')
    .values({
      customer_id: id,
      type: 'credit_card',
      last4: '4242',
      brand: 'Visa',
      expiry_month: 1,
      expiry_year: 2030,
      cardholder_name: 'Renee Thibodeaux',
      billing_address: '7 Magnolia Street',
    })
    .execute()
  await db.insertInto('contact_wishes').values({ customer_id: id, email: 'renee@nightingale.example' }).execute()
  const review = await buildTestimonial(db, {
    ...of,
    customer_name: 'Renee T.',
    rating: 2,
    content: 'The nightingale sang.',
  })
  await buildTestimonial(db, { content: 'Of somebody else.' })
  await db
    .insertInto('booking_notes')
    .values({ ...of, content: 'Renee wants begonias gone.' })
    .execute()
  const canceled = { cause: 'customer' as const, reason_code: 'other', reason: 'Renee moved.', keep_percent: 0 }
  await db
    .insertInto('booking_cancellations')
    .values({ ...of, ...canceled, policy_keep_cents: 0, keep_cents: 0, by_customer: true })
    .execute()
  await db
    .insertInto('booking_requests')
    .values({
      ...{ booking_id: of.booking_id, kind: 'change', state: 'declined', answer: 'Renee, we have no begonias.' },
      wanted: JSON.stringify({ eventDuration: 6, eventLocation: '7 Magnolia Street' }),
      message: 'Renee wants begonias later.',
    })
    .execute()
  await db
    .insertInto('invoice_mailings')
    .values({ invoice_id: invoice.id, recipient_name: 'Renee', recipient_email: EMAIL })
    .execute()
  await db
    .insertInto('booking_messages')
    .values({ ...of, batch: randomUUID(), recipient_email: EMAIL, subject: 'Renee', message: 'No begonias, Renee.' })
    .execute()
  const chat = { session_token_hash: randomBytes(32), contact_name: 'Renee' }
  const [own, asked, applied] = await db
    .insertInto('chat_sessions')
    .values([
      { ...chat, customer_id: id },
      { ...chat, session_token_hash: randomBytes(32), contact_email: EMAIL.toUpperCase() },
      { ...chat, session_token_hash: randomBytes(32), created_at: new Date(Date.now() - 3_600_000) },
    ])
    .returning('id')
    .execute()
  const message = { role: 'user' as const, content: 'I am Renee, no begonias.' }
  await db
    .insertInto('chat_messages')
    .values([own, asked, applied].flatMap((session) => (session ? [{ ...message, session_id: session.id }] : [])))
    .execute()
  if (applied) {
    const application = { name: 'Renee', email: EMAIL.toUpperCase(), talent: 'I am Renee and sing.' }
    await db
      .insertInto('chat_applications')
      .values({ session_id: applied.id, ...application })
      .execute()
  }
  await db
    .insertInto('outbox_emails')
    .values([
      { kind: 'booking-received', recipient: EMAIL, customer_id: id, ...of, state: 'sent', message_id: '<a@b>' },
      { kind: 'chat-transcript', recipient: 'somebody.else@example.com', data: JSON.stringify({ sessionId: own?.id }) },
      { kind: 'booking-notice', ...of },
    ])
    .execute()
  await db
    .insertInto('idempotency_keys')
    .values({
      route: 'x',
      actor: `customer:${id}`,
      key: 'renee',
      body_hash: randomBytes(32),
      booking_id: booking.id,
      status: 200,
    })
    .execute()
  await db
    .insertInto('one_time_links')
    .values({ token_hash: randomBytes(32), purpose: 'review', booking_id: booking.id, expires_at: new Date() })
    .execute()
  const { id: batch_id } = await db
    .insertInto('import_batches')
    .values({ kind: 'customers', file_name: 'people.csv', state: 'checked' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const inFile = { batch_id, position: 2 }
  await db
    .insertInto('import_rows')
    .values({ ...inFile, cells: ['Renee Thibodeaux', `<${EMAIL.toUpperCase()}>`], verdict: 'duplicate' })
    .execute()
  await db
    .insertInto('import_problems')
    .values({ ...inFile, kind: 'duplicate', value: EMAIL, message: 'Already a customer: Renee Thibodeaux' })
    .execute()
  await recordAudit(
    db,
    {
      actor: { role: 'admin', staffRole: 'owner', userId: admin.id, sessionId: 'x' },
      action: 'booking.details-changed',
      entity: 'booking',
      entityId: booking.id,
      before: { customerName: 'Renee', eventLocation: null, eventDuration: 4, status: 'pending' },
      after: {
        customerName: 'Renee Thibodeaux',
        eventLocation: '7 Magnolia Street',
        eventDuration: 5,
        status: 'pending',
      },
      reason: 'Renee called',
    },
    {
      actor: { role: 'customer', customerId: id, sessionId: 'x', mustChangePassword: false },
      action: 'payment-method.added',
      entity: 'payment_method',
      entityId: 'gone',
      after: { cardholderName: 'Renee Thibodeaux' },
    },
  )
  return { id, agent, booking, invoice, payment, review }
}

/** Every row of the database in which something personal stands, as text. */
export async function findTraces({ context: { db } }: Pick<TestApp, 'context'>): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const traces: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db)
    traces.push(...rows.filter(({ row }) => PERSONAL.test(row)).map(({ row }) => `${name}: ${row}`))
  }
  return traces
}
