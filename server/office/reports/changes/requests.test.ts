import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { buildPayer, buildPayment } from '#tests/support/billing.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { readCsv } from '../../test-support/read-csv.ts'

let app: TestApp
let cookie: string
let payer: Awaited<ReturnType<typeof buildPayer>>
let agentId: string
beforeEach(async () => {
  app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  cookie = (await signInAdmin(app)).cookie
  payer = await buildPayer(app)
  agentId = (await buildAgent(app.context.db, { hourly_rate: 85 })).id
})

let days = 30
/** A confirmed night of five hours at $85, each on a day of its own. */
async function book(status: 'confirmed' | 'pending' = 'confirmed') {
  days += 10
  const event_date = new Date(Math.floor(Date.now() / DAY_MS + days) * DAY_MS + 20 * HOUR_MS)
  const night = { agent_id: agentId, event_duration: 5, total_cents: 42_500, event_date, status: 'pending' as const }
  const booking = await payer.book(night)
  if (status === 'pending') return { ...booking, event_date }
  const confirmed = { params: { id: booking.id }, body: { status: 'confirmed' as const }, cookie }
  expect((await app.call('PUT /api/bookings/:id', confirmed)).status).toBe(200)
  return { ...booking, event_date }
}
const later = (start: Date) => new Date(start.getTime() + 2 * DAY_MS).toISOString()
const ask = async (id: string, body: object) => {
  const asked = await app.call('POST /api/customer/bookings/:id/change-request', {
    ...{ params: { id }, body, cookie: payer.cookie },
  })
  expect(asked.status).toBe(201)
  return asked.body.request?.id ?? ''
}
const office = async (id: string, answer: 'approve' | 'decline' | 'propose', body: object = {}) =>
  expect(
    (await app.call(`POST /api/admin/change-requests/:id/${answer}`, { params: { id }, body: body as never, cookie }))
      .status,
  ).toBe(200)
const customer = async (id: string, answer: 'accepted' | 'declined') =>
  expect(
    (
      await app.call('POST /api/customer/change-requests/:id/answer', {
        ...{ params: { id }, body: { answer }, cookie: payer.cookie },
      })
    ).status,
  ).toBe(200)
const withdraw = (id: string) =>
  app.call('POST /api/customer/change-requests/:id/withdraw', { params: { id }, cookie: payer.cookie })
const read = async (query: { from?: string; to?: string } = {}) =>
  (await app.call('GET /api/admin/reports/changes', { cookie, query })).body

/** Asks to cancel a booking of which half or all would be kept. */
async function askToCancel() {
  const booking = await book()
  await buildPayment(app.context.db, booking.id, { amount_cents: 42_500, verified_at: new Date() })
  // twelve hours before the start everything is kept
  const event_date = new Date(Date.now() + 12 * HOUR_MS)
  await app.context.db.updateTable('bookings').set({ event_date }).where('id', '=', booking.id).execute()
  const body = { refund: 0, reasonCode: 'found_other' as const, message: '-10% elsewhere' }
  const asked = await app.call('POST /api/customer/bookings/:id/cancel', {
    ...{ params: { id: booking.id }, body, cookie: payer.cookie },
  })
  expect(asked.body.state).toBe('requested')
  const { id } = await app.context.db
    .selectFrom('booking_requests')
    .select('id')
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow()
  return id
}

test('requests count by how they ended and what they changed, with what that did to prices (P15.82)', async () => {
  const nothing = { waiting: 0, approved: 0, accepted: 0, declined: 0, withdrawn: 0 }
  expect(await read()).toMatchObject({
    requests: [
      { kind: 'change', ...nothing },
      { kind: 'cancel', ...nothing },
    ],
    ...{ fields: [], price: { changed: 0, cents: 0 }, dropOuts: [] },
  })
  // a pending booking changes at once, without a request
  const pending = await book('pending')
  await ask(pending.id, { eventDuration: 6 })

  const [longer, moved, proposed, back] = [await book(), await book(), await book(), await book()]
  const [no, gone, open] = [await book(), await book(), await book()]
  await office(await ask(longer.id, { eventDuration: 7, eventLocation: 'The Fox' }), 'approve')
  await office(await ask(moved.id, { eventDate: later(moved.event_date) }), 'approve')
  const other = await ask(proposed.id, { eventDate: later(proposed.event_date), specialRequests: 'A cake' })
  await office(other, 'propose', { eventDuration: 4 })
  await customer(other, 'accepted')
  // the first wish is approved after the customer declined the proposal
  const first = await ask(back.id, { eventDate: later(back.event_date) })
  await office(first, 'propose', { eventDuration: 9 })
  await customer(first, 'declined')
  await office(first, 'approve')
  await office(await ask(no.id, { eventDuration: 8 }), 'decline', { answer: 'We are full.' })
  expect((await withdraw(await ask(gone.id, { eventLocation: 'The Tabernacle' }))).status).toBe(200)
  await ask(open.id, { eventDuration: 6 })
  await office(await askToCancel(), 'approve')
  await office(await askToCancel(), 'decline', { answer: 'Please call us.' })

  const report = await read()
  expect(report.requests).toEqual([
    { kind: 'change', waiting: 1, approved: 3, accepted: 1, declined: 1, withdrawn: 1 },
    { kind: 'cancel', waiting: 0, approved: 1, accepted: 0, declined: 1, withdrawn: 0 },
  ])
  expect(report.fields).toEqual([
    { field: 'eventDate', asked: 3, approved: 2 },
    { field: 'eventDuration', asked: 3, approved: 2 },
    { field: 'eventLocation', asked: 2, approved: 1 },
    { field: 'specialRequests', asked: 1, approved: 1 },
  ])
  // two hours more of one booking, one hour less of another
  expect(report.price).toEqual({ changed: 2, cents: 17_000 - 8_500 })

  const url = '/api/admin/exports/changes?list=requests'
  const file = readCsv(String((await app.send({ method: 'GET', url, headers: { cookie } })).body))
  expect(file.map((row) => [row.To, row.Outcome, row['Asked for'], row['Added to the price ($)']])).toEqual([
    ['Change', 'Approved', 'hours, place', '170'],
    ['Change', 'Approved', 'date', '0'],
    ['Change', 'Proposal accepted', 'date, wishes', '-85'],
    ['Change', 'Approved', 'date', '0'],
    ['Change', 'Declined', 'hours', ''],
    ['Change', 'Withdrawn', 'place', ''],
    ['Change', 'Open', 'hours', ''],
    ['Cancel', 'Approved', '', ''],
    ['Cancel', 'Declined', '', ''],
  ])
  expect(file[8]).toMatchObject({
    ...{ Reason: 'Found someone else', 'In words': "'-10% elsewhere", Answer: 'Please call us.' },
  })
  expect(file[2]).toMatchObject({ 'The office proposed': 'hours, wishes' })
  expect((await read({ to: '2020-01-01' })).fields).toEqual([])
})
