import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { closeProposal } from '#server/proposals/proposal-rows.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { buildPayment } from '#tests/support/billing.ts'
import { openCardAgency } from '#tests/support/card-payments.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { buildProposal } from '#tests/support/proposals.ts'
import { startSmtp } from '#tests/support/smtp.ts'

const agency = await openCardAgency()
const { app } = agency
const { db } = app.context

type Shown = { id: string; version: number }[]

/** Bookings of one event, 48 hours ahead: half of a price is kept when the customer cancels. */
async function buildEvent(prices: readonly number[]) {
  const bookings = []
  for (const total_cents of prices) {
    const event_date = new Date(Date.now() + 48 * HOUR_MS + 60_000)
    bookings.push(await agency.book({ status: 'confirmed', event_date, total_cents, event_type: 'wedding' }))
  }
  const ids = bookings.map(({ id }) => id)
  const { event_id: eventId, customer_email: email } = await db
    .selectFrom('bookings')
    .select(['event_id', 'customer_email'])
    .where('id', '=', ids[0] ?? '')
    .executeTakeFirstOrThrow()
  await db.updateTable('bookings').set({ event_id: eventId }).where('id', 'in', ids).execute()
  const statuses = async () =>
    (await db.selectFrom('bookings').select('status').where('id', 'in', ids).orderBy('number').execute()).map(
      ({ status }) => status,
    )
  const cancel = async (refund: number, more: { cause?: 'customer' | 'agency'; key?: string; shown?: Shown } = {}) =>
    app.call('POST /api/admin/event-cancellations/:id', {
      ...{ params: { id: eventId }, cookie: agency.cookie },
      ...(more.key && { headers: { 'idempotency-key': more.key } }),
      body: { cause: more.cause ?? 'customer', reasonCode: 'other', refund, bookings: more.shown ?? (await show()) },
    })
  const show = async () => (await preview()).bookings.map(({ bookingId, version }) => ({ id: bookingId, version }))
  const preview = async () =>
    (await app.call('GET /api/admin/event-cancellations/:id', { params: { id: eventId }, cookie: agency.cookie })).body
  return { eventId, ids, email, statuses, cancel, preview, show }
}

test('a whole event is canceled by the terms of each booking, with one mail, once (P15.90)', async () => {
  const { ids, email, statuses, cancel, preview, show } = await buildEvent([36_000, 20_001, 10_000])
  const [first, second] = ids
  const { intent } = await agency.payByCard(first ?? '')
  await buildPayment(db, second ?? '', { amount_cents: 20_001, verified_at: new Date() })
  const shown = await preview()
  // half of a price is kept, half a cent rounded for the customer
  expect(shown.bookings.map(({ byCustomer }) => byCustomer.refund).sort()).toEqual([0, 10_000, 18_000])
  expect(shown).toMatchObject({ paid: 56_001, reported: 0, byCustomer: { refund: 28_000, kept: 28_001 } })
  expect(shown.byAgency).toEqual({ refund: 56_001, kept: 0 })

  expect((await cancel(56_001)).status, 'another refund').toBe(409)
  expect(await statuses()).toEqual(Array(3).fill('confirmed'))
  const key = randomUUID()
  const seen = await show()
  expect((await cancel(28_000, { shown: seen.slice(1) })).status, 'not all of them').toBe(409)
  const older = seen.map(({ id, version }) => ({ id, version: version - 1 }))
  expect((await cancel(28_000, { shown: older })).status, 'as they were').toBe(409)
  const again = { key, shown: seen }
  const answers = await Promise.all([cancel(28_000, again), cancel(28_000, again)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ body }) => body)).toEqual(
    expect.arrayContaining([
      { canceled: 3, refunded: 18_000, byHand: 10_000, refused: 0 },
      { canceled: 0, refunded: 0, byHand: 0, refused: 0 },
    ]),
  )
  expect(await statuses()).toEqual(Array(3).fill('cancelled'))
  expect(agency.stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)).toHaveLength(1)
  expect((await cancel(0, { shown: seen })).status, 'nothing is left').toBe(409)

  await using smtp = await startSmtp()
  await makeDue(app)
  await deliver(app, mailTo(smtp.url))
  const mails = smtp.arrived.filter(
    ({ envelopeTo, subject }) => envelopeTo.includes(email) && /cancel/i.test(subject ?? ''),
  )
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Canceled: Wedding, /)])
  expect(mails[0]?.text).toContain('3 bookings of your event are canceled.')
  expect(mails[0]?.text).toMatch(/Paid: \$560\.01[\s\S]*Kept: \$280\.01[\s\S]*Refund: \$280\.00/)
  expect(mails[0]?.attachments).toHaveLength(3)
})

test('when the agency cancels everything goes back; completed bookings stay, and an unknown event is 404', async () => {
  const { ids, statuses, cancel, preview } = await buildEvent([20_000, 10_000, 5_000])
  await db
    .updateTable('bookings')
    .set({ status: 'completed' })
    .where('id', '=', ids[0] ?? '')
    .execute()
  await buildPayment(db, ids[1] ?? '', { amount_cents: 10_000, verified_at: new Date() })
  expect((await preview()).bookings).toHaveLength(2)
  expect((await cancel(10_000, { cause: 'agency' })).body).toMatchObject({ canceled: 2, byHand: 10_000 })
  expect(await statuses()).toEqual(['completed', 'cancelled', 'cancelled'])
  const bookings = [{ id: randomUUID(), version: 1 }]
  const body = { cause: 'customer' as const, reasonCode: 'other' as const, refund: 0, bookings }
  const unknown = await app.call('POST /api/admin/event-cancellations/:id', {
    ...{ params: { id: randomUUID() }, cookie: agency.cookie, body },
  })
  expect(unknown.status).toBe(404)
})

test('who asked to cancel gets the terms of that moment, an open proposal is withdrawn first, and an undo stays possible', async () => {
  const { ids, statuses, cancel, preview } = await buildEvent([20_000, 10_000])
  for (const id of ids) await buildPayment(db, id, { amount_cents: 10_000, verified_at: new Date() })
  const asked = new Date(Date.now() - 40 * HOUR_MS)
  await db
    .insertInto('booking_requests')
    .values({ booking_id: ids[0] ?? '', kind: 'cancel', reason_code: 'other', wanted: '{}', created_at: asked })
    .execute()
  // 88 hours before the start nothing was kept
  expect((await preview()).byCustomer.refund).toBe(10_000 + 5_000)
  const { id: admin } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
  const booking = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', ids[1] ?? '')
    .executeTakeFirstOrThrow()
  const proposal = await buildProposal(db, booking, admin)
  const refused = await cancel(15_000)
  expect([refused.status, refused.body]).toMatchObject([409, { error: expect.stringContaining('Withdraw it first') }])
  await closeProposal(db, proposal, 'withdrawn')
  expect((await cancel(15_000)).status).toBe(200)
  const undone = await app.call('POST /api/admin/bookings/:id/undo', {
    params: { id: ids[1] ?? '' },
    cookie: agency.cookie,
  })
  expect(undone.status).toBe(200)
  expect(await statuses()).toEqual(['cancelled', 'confirmed'])
  // the mail about the other one still leaves, without the one that is back
  await using smtp = await startSmtp()
  await makeDue(app)
  await deliver(app, mailTo(smtp.url))
  const said = smtp.arrived.filter(({ text }) => /Your booking with .* is canceled\./.test(text ?? ''))
  expect(said.map(({ attachments }) => attachments.length)).toEqual([1])
})
