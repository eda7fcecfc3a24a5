import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { bookingBody } from '#tests/support/bookings.ts'
import { openChat } from '#tests/support/chat.ts'
import { buildAgent, buildBooking, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { startFakeOpenai } from '#tests/support/openai.ts'
import { signIn, type TestApp } from '#tests/support/start-test-app.ts'

const CARD = '4111 1111 1111 1111'
const TYPED = `Charge ${CARD} 12/29 cvv 123 please`
const MASKED = 'Charge •••• •••• •••• 1111 12/29 cvv ••• please'

/** Every text the database holds, and every line of the log. */
async function readTraces({ context: { db }, logged }: TestApp): Promise<string> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const texts = []
  for (const { name } of rows) {
    const all = await sql<{
      all: string | null
    }>`select string_agg(t::text, ' ') as all from ${sql.table(name)} t`.execute(db)
    texts.push(all.rows[0]?.all ?? '')
  }
  return [...texts, ...logged].join('\n')
}

test('a card number in wishes, a note, a chat and a reason is masked before it is stored or logged', async () => {
  const { app, db, open, say, history } = await openChat()
  const admin = await signIn(app, { role: 'admin', userId: (await buildUser(db)).id })
  const agent = await buildAgent(db, {})
  const booked = await app.call('POST /api/bookings', {
    body: bookingBody(agent.id, { specialRequests: TYPED, eventLocation: `Hall, ${CARD}` }) as never,
  })
  expect(booked.status).toBeLessThan(300)
  expect(booked.headers['x-card-masked']).toBe('1')
  const row = await db.selectFrom('bookings').select(['special_requests', 'event_location']).executeTakeFirstOrThrow()
  expect(row).toEqual({ special_requests: MASKED, event_location: 'Hall, •••• •••• •••• 1111' })

  const booking = await buildBooking(db, { customer_id: (await buildCustomer(db)).id })
  const noted = await app.call('POST /api/admin/bookings/:id/notes', {
    ...{ params: { id: booking.id }, body: { content: TYPED }, cookie: admin },
  })
  expect(noted.headers['x-card-masked']).toBe('1')
  const plain = await app.call('POST /api/admin/bookings/:id/notes', {
    ...{ params: { id: booking.id }, body: { content: 'Call 404-555-0142 before 6' }, cookie: admin },
  })
  expect(plain.headers['x-card-masked']).toBeUndefined()

  const token = await open()
  const said = await say(token, TYPED)
  expect([said.status, said.headers['x-card-masked']]).toEqual([200, '1'])
  expect((await history(token)).body.messages.map(({ content }) => content)).toContain(MASKED)

  const traces = await readTraces(app)
  expect(traces).toContain(MASKED)
  expect(traces).not.toContain('4111 1111')
  expect(traces).not.toMatch(/cvv 123/)
})

test('a model gets the masked text', async () => {
  const openai = await startFakeOpenai()
  onTestFinished(() => openai[Symbol.asyncDispose]())
  const { set, open, say } = await openChat({ env: { OPENAI_BASE_URL: openai.url, OPENAI_API_KEY: 'sk-test' } })
  await set({ ai_model: 'gpt-4o-mini' })
  await say(await open(), TYPED)
  const sent = JSON.stringify(openai.requests)
  expect(sent).toContain('•••• 1111')
  expect(sent).not.toContain('4111 1111')
})

test('a payment’s reference stays as it is typed', async () => {
  const { app, db } = await openChat()
  const admin = await signIn(app, { role: 'admin', userId: (await buildUser(db)).id })
  const booking = await buildBooking(db, { total_cents: 40_000 })
  // a bank's 14 digits that pass Luhn are no card number here (P7.12 looks at 15 and 16)
  const transactionId = '42424242424242'
  const { status } = await app.call('POST /api/admin/bookings/:id/payments', {
    ...{ params: { id: booking.id }, body: { paymentMethod: 'bank_transfer', transactionId }, cookie: admin },
  })
  expect(status).toBe(201)
  expect(await db.selectFrom('payments').select('transaction_id').execute()).toEqual([
    { transaction_id: transactionId },
  ])
})
