import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { buildUser } from '#tests/support/factories.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { signInAdmin, signInBooker } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { buildPayableEvent } from '../test-support/payable-event.ts'

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await startTestApp()
  await buildUser(app.context.db, { email: 'office@example.com' })
  admin = (await signInAdmin(app)).cookie
})

const buildEvent = (prices: readonly number[], booking: { deposit_percent?: number } = {}) =>
  buildPayableEvent(app, prices, booking)

/** The kinds of the mails queued to a customer. */
async function mailKindsTo(email: string): Promise<string[]> {
  const { db } = app.context
  const rows = await db.selectFrom('outbox_emails').select('kind').where('recipient', '=', email).execute()
  return rows.map(({ kind }) => kind)
}

const accountOf = async (id: string) =>
  (await app.call('GET /api/admin/event-accounts/:id', { cookie: admin, params: { id } })).body

test('an event is paid at once: a row for each booking, and their sums agree (P7.160)', async () => {
  const { cookie, customer, eventId, bookings, pay, ledger, states } = await buildEvent([40_001, 20_000, 30_000])
  const listed = (await app.call('GET /api/customer/event-accounts', { cookie })).body
  // by date, then amount: the second performer begins last
  expect(listed.map(({ bookings: all }) => all.map(({ agentName, due }) => [agentName, due]))).toEqual([
    [
      ['Performer 3', 30_000],
      ['Performer 1', 40_001],
      ['Performer 2', 20_000],
    ],
  ])
  expect(listed[0]).toMatchObject({ eventId, total: 90_001, paid: 0, due: 90_001, deposit: 0 })
  expect((await pay({ expectedAmount: 90_000 })).status, 'another amount').toBe(409)
  expect((await pay({ transactionId: null, expectedAmount: 90_001 })).status, 'no reference').toBe(400)
  expect(await ledger()).toEqual([])

  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => pay({ expectedAmount: 90_001 }, { key })))
  expect(answers.map(({ status, body }) => [status, body.due])).toEqual(Array(3).fill([200, 0]))
  const rows = await ledger()
  expect(rows.map(({ amount_cents, purpose }) => [amount_cents, purpose])).toEqual([
    [30_000, 'full'],
    [40_001, 'full'],
    [20_000, 'full'],
  ])
  expect(new Set(rows.map(({ group_id }) => group_id)).size).toBe(1)
  expect(await states()).toEqual(Array(3).fill('paid paid'))
  expect((await pay({ expectedAmount: 90_001 })).status, 'again without the key').toBe(409)
  expect((await app.call('GET /api/customer/event-accounts', { cookie })).body).toEqual([])
  const own = await app.call('GET /api/customer/bookings', { cookie })
  expect(own.body.map(({ paid }) => paid).reduce((a, b) => a + b)).toBe((await accountOf(eventId)).paid)
  expect(await mailKindsTo(customer.email)).toEqual(['payment-received'])
  expect(bookings).toHaveLength(3)
})

test('deposits first, and then the rest; the call of one booking still pays that one (P7.160)', async () => {
  const { cookie, bookings, eventId, pay, ledger } = await buildEvent([40_000, 20_000, 30_000], { deposit_percent: 50 })
  expect(await accountOf(eventId)).toMatchObject({ due: 90_000, deposit: 45_000 })
  expect((await pay({ part: 'deposit', expectedAmount: 45_000 })).body).toMatchObject({ due: 45_000, deposit: 0 })
  const one = await app.call('POST /api/customer/bookings/:id/pay', {
    ...{ cookie, params: { id: bookings[1]?.id ?? '' } },
    body: { paymentMethod: 'venmo', transactionId: 'VN-1' },
  })
  expect(one.status).toBe(200)
  expect(await accountOf(eventId)).toMatchObject({ due: 35_000, paid: 55_000 })
  expect((await pay({ part: 'deposit', expectedAmount: 45_000 })).status, 'no deposit is due any more').toBe(409)
  const office = (expectedAmount: number) =>
    app.call('POST /api/admin/event-accounts/:id/payments', {
      ...{ cookie: admin, params: { id: eventId } },
      body: { paymentMethod: 'cash', transactionId: null, part: 'all', expectedAmount },
    })
  expect((await office(45_000)).status, 'out of date').toBe(409)
  expect((await office(35_000)).body).toMatchObject({ due: 0, paid: 90_000 })
  const rows = await ledger()
  expect(rows.map(({ purpose, verified_at }) => [purpose, verified_at !== null])).toEqual([
    ...Array(3).fill(['deposit', false]),
    ['balance', false],
    ...Array(2).fill(['balance', true]),
  ])
})

test('one payment is verified as a whole, and reversed as a whole, with one mail each (P7.161)', async () => {
  const { db } = app.context
  const { customer, pay, ledger, states, eventId } = await buildEvent([40_000, 20_000])
  await pay({ expectedAmount: 60_000 })
  const [first, second] = await ledger()
  const act = <T extends 'verify' | 'reverse'>(what: T, id = '', by = admin) =>
    app.call(`POST /api/admin/payments/:id/${what}`, {
      ...{ cookie: by, params: { id } },
      ...(what === 'reverse' && { body: { reason: 'It never came' } }),
    } as never)
  const shown = await app.call('GET /api/payments', { cookie: admin, query: { q: customer.email } })
  expect(shown.body.map(({ together }) => together)).toEqual(Array(2).fill({ amount: 60_000, bookings: 2 }))
  const both = await Promise.all([act('verify', first?.id), act('verify', second?.id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await ledger()).every(({ verified_at }) => verified_at !== null)).toBe(true)

  // a booker may give back $500.00 of one payment: two of its rows are one
  await db.updateTable('agency_settings').set({ booker_refund_cents: 50_000 }).execute()
  const booker = await signInBooker(app)
  expect((await act('reverse', second?.id, booker)).status).toBe(403)
  expect((await act('reverse', second?.id)).status).toBe(200)
  const rows = await ledger()
  expect(rows.map(({ kind, amount_cents }) => [kind, amount_cents]).sort()).toEqual([
    ['payment', 20_000],
    ['payment', 40_000],
    ['reversal', 20_000],
    ['reversal', 40_000],
  ])
  expect(await states()).toEqual(Array(2).fill('pending pending'))
  expect(await accountOf(eventId)).toMatchObject({ paid: 0, due: 60_000 })
  expect((await mailKindsTo(customer.email)).sort()).toEqual([
    'payment-received',
    'payment-reversed',
    'payment-verified',
  ])
  // it is owed again, and can be paid
  expect((await pay({ transactionId: 'ZL-2', expectedAmount: 60_000 })).status).toBe(200)
})

test('a payment of which a part was refunded did arrive: all of it is verified, and it is not reversed (P7.161)', async () => {
  const { customer, pay, ledger } = await buildEvent([40_000, 20_000])
  await pay({ expectedAmount: 60_000 })
  const [first, second] = await ledger()
  const refund = await app.call('POST /api/admin/payments/:id/refund', {
    ...{ cookie: admin, params: { id: first?.id ?? '' } },
    body: { amount: 100, reason: 'Late' },
  })
  expect(refund.status).toBe(201)
  const reversed = await app.call('POST /api/admin/payments/:id/reverse', {
    ...{ cookie: admin, params: { id: second?.id ?? '' } },
    body: { reason: 'It never came' },
  })
  expect(reversed.status).toBe(409)
  const rows = await ledger()
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['payment', 'payment', 'refund'])
  expect(rows.every(({ verified_at }) => verified_at !== null)).toBe(true)
  const shown = await app.call('GET /api/payments', { cookie: admin, query: { q: customer.email } })
  expect(shown.body.map(({ reversible }) => reversible)).toEqual([false, false, false])
})

test('a booker who refunds rows of one payment at once stays within the limit of one payment (P6.49)', async () => {
  const { db } = app.context
  await db.updateTable('agency_settings').set({ booker_refund_cents: 25_000 }).execute()
  const booker = await signInBooker(app)
  const { pay, ledger } = await buildEvent([40_000, 40_000, 40_000])
  await pay({ expectedAmount: 120_000 })
  const refunds = await Promise.all(
    (await ledger()).map(({ id }) =>
      app.call('POST /api/admin/payments/:id/refund', {
        ...{ cookie: booker, params: { id } },
        body: { amount: 20_000, reason: 'Late' },
      }),
    ),
  )
  expect(refunds.map(({ status }) => status).sort()).toEqual([201, 403, 403])
})

test('the mail about a payment names what is still owed: nothing for a booking that was canceled since', async () => {
  const { db } = app.context
  await using smtp = await startSmtp()
  const { customer, bookings, pay, ledger } = await buildEvent([40_000, 20_000], { deposit_percent: 50 })
  await pay({ part: 'deposit', expectedAmount: 30_000 })
  await db
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('id', '=', bookings[0]?.id ?? '')
    .execute()
  const [first] = await ledger()
  const verified = await app.call('POST /api/admin/payments/:id/verify', {
    ...{ cookie: admin, params: { id: first?.id ?? '' } },
  })
  expect(verified.status).toBe(200)
  await deliver(app, mailTo(smtp.url))
  const mails = smtp.arrived.filter(({ envelopeTo }) => envelopeTo.includes(customer.email))
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Payment of $300.00 for Performer 1 and 1 other',
    'Payment verified: $300.00 for Performer 1 and 1 other',
  ])
  expect(mails[1]?.text).toContain('Balance: $100.00')
  expect(mails[1]?.text).toContain('For: Deposit')
})

test('strangers, wrong ids and wrong bodies change nothing; bookings that are not confirmed are left out', async () => {
  const { db } = app.context
  const { eventId, bookings, pay, ledger } = await buildEvent([40_000, 20_000, 30_000])
  const other = await buildEvent([10_000, 10_000])
  expect((await pay({ expectedAmount: 90_000 }, { by: other.cookie })).status).toBe(404)
  for (const body of [{ part: 'some' }, { expectedAmount: 0 }, { expectedAmount: '90000' }, { paymentMethod: 'gold' }])
    expect((await pay(body)).status, JSON.stringify(body)).toBe(400)
  const unknown = await app.call('GET /api/admin/event-accounts/:id', { cookie: admin, params: { id: randomUUID() } })
  expect(unknown.status).toBe(404)
  await db
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('id', '=', bookings[0]?.id ?? '')
    .execute()
  await db
    .updateTable('bookings')
    .set({ status: 'pending' })
    .where('id', '=', bookings[1]?.id ?? '')
    .execute()
  expect(await accountOf(eventId)).toMatchObject({ total: 30_000, due: 30_000, bookings: [{ due: 30_000 }] })
  expect(await ledger()).toEqual([])
})
