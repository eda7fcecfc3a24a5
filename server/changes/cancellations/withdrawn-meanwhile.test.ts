import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/model/day.ts'
import { makeBookingReaders } from '#tests/support/bookings.ts'
import { type CardAgency, startCardAgency } from '#tests/support/card-payments.ts'
import { until } from '#tests/support/until.ts'

let agency: CardAgency
beforeEach(async () => {
  agency = await startCardAgency()
})
const { auditOf, mailsOf } = makeBookingReaders(() => agency.app.context.db)

/** An odd number of cents: half of it is kept, rounded up. */
const PRICE = 33_337
const REFUND = 16_668

/** A booking in the tier that keeps half, paid by card, with a request of its customer. */
async function startWithRequest(kind: 'change' | 'cancel') {
  const { app, payer } = agency
  const event_date = new Date(Date.now() + 48 * HOUR_MS)
  const { id } = await agency.book({ status: 'pending', event_date, event_duration: 3, total_cents: PRICE })
  const confirm = { params: { id }, body: { status: 'confirmed' as const }, cookie: agency.cookie }
  expect((await app.call('PUT /api/bookings/:id', confirm)).status).toBe(200)
  expect(await takenBy(id)).toHaveLength(1)
  const { intent } = await agency.payByCard(id)
  const sent = { params: { id }, cookie: payer.cookie }
  const asked =
    kind === 'change'
      ? await app.call('POST /api/customer/bookings/:id/change-request', { ...sent, body: { eventDuration: 5 } })
      : await app.call('POST /api/customer/bookings/:id/cancel', { ...sent, body: { refund: REFUND } })
  expect(asked.status).toBeLessThan(300)
  const request = await requestOf(id)
  expect(request).toMatchObject({ kind, state: 'open', answered_at: null })
  return { id, intent, request: request.id }
}

const takenBy = (id: string) =>
  agency.app.context.db
    .selectFrom('agent_statuses')
    .select('id')
    .where('booking_id', '=', id)
    .where('status', 'in', ['active', 'overlapping'])
    .execute()
const requestOf = (id: string) =>
  agency.app.context.db
    .selectFrom('booking_requests')
    .select(['id', 'kind', 'state', 'answered_at'])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
const cancel = (id: string) =>
  agency.app.call('POST /api/admin/bookings/:id/cancel', {
    ...{ params: { id }, cookie: agency.cookie },
    body: { cause: 'customer', reasonCode: 'weather', refund: REFUND },
  })
const withdraw = (id: string) =>
  agency.app.call('POST /api/customer/change-requests/:id/withdraw', { params: { id }, cookie: agency.payer.cookie })
const approve = (id: string) =>
  agency.app.call('POST /api/admin/change-requests/:id/approve', { params: { id }, body: {}, cookie: agency.cookie })

/** The booking is canceled once, with everything that goes with it, to the cent. */
async function expectCanceledOnce(id: string, intent: string) {
  const { db } = agency.app.context
  const booking = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(booking).toMatchObject({ status: 'cancelled', event_duration: 3, total_cents: PRICE })
  const canceled = db.selectFrom('booking_cancellations').select(['keep_percent', 'keep_cents', 'policy_keep_cents'])
  expect(await canceled.where('booking_id', '=', id).execute()).toEqual([
    { keep_percent: 50, keep_cents: PRICE - REFUND, policy_keep_cents: PRICE - REFUND },
  ])
  const back = agency.stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)
  expect(back.map(({ amount }) => amount)).toEqual([REFUND])
  const ledger = await agency.ledgerOf(id)
  expect(ledger.map(({ kind, amount_cents, payment_status }) => [kind, amount_cents, payment_status])).toEqual([
    ['payment', PRICE, 'completed'],
    ['refund', REFUND, 'completed'],
  ])
  const account = db.selectFrom('booking_accounts').select('excess_cents').where('booking_id', '=', id)
  expect(await account.execute()).toEqual([{ excess_cents: 0 }])
  expect(await takenBy(id), 'the time is free').toEqual([])
  expect(await count(id)).toMatchObject({ canceled: 1, canceledMails: 1 })
  const { body } = await agency.app.call('GET /api/admin/work', { cookie: agency.cookie })
  expect(body.items.filter((item) => 'booking' in item && item.booking?.id === id)).toEqual([])
}

/** How often something was recorded about a booking, and mailed. */
async function count(id: string) {
  const [audits, mails] = [(await auditOf(id)).map(({ action }) => action), await mailsOf(id)]
  const times = (list: readonly string[], name: string) => list.filter((one) => one === name).length
  return {
    canceled: times(audits, 'booking.canceled'),
    canceledMails: times(mails, 'booking-cancelled'),
    withdrawn: times(audits, 'booking.change-withdrawn'),
    withdrawnMails: times(mails, 'request-withdrawn'),
    approved: times(audits, 'booking.change-approved'),
  }
}

/** Sends calls that wait for the same agent's row, one behind the other, and then lets them go. */
async function queueUp<Answer>(id: string, calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const { db } = agency.app.context
  const sent: Promise<Answer>[] = []
  const waiting = async () =>
    (
      await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    ).rows.length
  await db.transaction().execute(async (trx) => {
    const agents = trx.selectFrom('agents').select('id').forUpdate()
    await agents.where('id', 'in', trx.selectFrom('bookings').select('agent_id').where('id', '=', id)).execute()
    for (const call of calls) {
      sent.push(call())
      await until(async () => (await waiting()) === sent.length)
    }
  })
  return Promise.all(sent)
}

test('the office cancels before a withdrawal that waits: the request ends with its booking, the withdrawal is 409 (P15.49)', async () => {
  const { id, intent, request } = await startWithRequest('change')
  const [canceled, withdrawn] = await queueUp<{ status: number; body: { error?: string } }>(id, [
    () => cancel(id),
    () => withdraw(request),
  ])
  expect([canceled?.status, withdrawn?.status, withdrawn?.body.error]).toEqual([
    ...[200, 409],
    'This request was withdrawn',
  ])
  await expectCanceledOnce(id, intent)
  expect(await requestOf(id)).toMatchObject({ state: 'withdrawn', answered_at: expect.any(Date) })
  expect(await count(id)).toMatchObject({ withdrawn: 0, withdrawnMails: 0 })
})

test('a withdrawal before a cancellation that waits: both count, and nothing is canceled twice (P15.44)', async () => {
  const { id, intent, request } = await startWithRequest('change')
  const answers = await queueUp<{ status: number }>(id, [() => withdraw(request), () => cancel(id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await expectCanceledOnce(id, intent)
  expect(await requestOf(id)).toMatchObject({ state: 'withdrawn' })
  expect(await count(id)).toMatchObject({ withdrawn: 1, withdrawnMails: 1 })
})

test('the office cancels and the customer withdraws at once, many times: one of both ends the request', async () => {
  for (let round = 0; round < 6; round++) {
    const { id, intent, request } = await startWithRequest('change')
    const both = round % 2 === 0 ? [cancel(id), withdraw(request)] : [withdraw(request), cancel(id)]
    const answers: { status: number }[] = await Promise.all(both)
    const [canceled, withdrawn] = round % 2 === 0 ? answers : answers.toReversed()
    expect(canceled?.status).toBe(200)
    expect([200, 409]).toContain(withdrawn?.status)
    await expectCanceledOnce(id, intent)
    expect(await requestOf(id)).toMatchObject({ state: 'withdrawn' })
    const once = withdrawn?.status === 200 ? 1 : 0
    expect(await count(id)).toMatchObject({ withdrawn: once, withdrawnMails: once })
  }
})

test.each([
  ['withdrawn, then canceled', ['withdraw', 'cancel', 'approve'], [200, 200, 409], 'withdrawn'],
  ['withdrawn, not approved, then canceled', ['withdraw', 'approve', 'cancel'], [200, 409, 200], 'withdrawn'],
  ['canceled by the office', ['cancel', 'withdraw', 'approve'], [200, 409, 409], 'withdrawn'],
  ['approved', ['approve', 'cancel', 'withdraw'], [200, 409, 409], 'approved'],
] as const)(
  'a request to cancel is withdrawn, approved, and its booking canceled at once: %s (P15.48)',
  async (_how, order, statuses, state) => {
    const { id, intent, request } = await startWithRequest('cancel')
    const calls = { withdraw: () => withdraw(request), cancel: () => cancel(id), approve: () => approve(request) }
    const answers = await queueUp<{ status: number }>(
      id,
      order.map((name) => calls[name]),
    )
    expect(answers.map(({ status }) => status)).toEqual(statuses)
    await expectCanceledOnce(id, intent)
    expect(await requestOf(id)).toMatchObject({ state })
    const once = order[0] === 'withdraw' ? 1 : 0
    const approved = state === 'approved' ? 1 : 0
    expect(await count(id)).toMatchObject({ withdrawn: once, withdrawnMails: once, approved })
  },
)
