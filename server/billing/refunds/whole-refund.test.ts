import { beforeAll, describe, expect, test } from 'vitest'
import { divideRefund } from '#shared/model/payment-together.ts'
import { countStatuses, sendAtOnce } from '#tests/support/at-once.ts'
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

/** An event whose bookings, of these cents, were paid as one; the second performer begins last. */
async function buildPaid(prices: readonly number[] = [40_000, 20_000, 30_000]) {
  const event = await buildPayableEvent(app, prices)
  const sum = prices.reduce((all, price) => all + price, 0)
  expect((await event.pay({ expectedAmount: sum })).status).toBe(200)
  const paid = new Map((await event.ledger()).map((row) => [row.booking_id, row.id]))
  const rowOf = (place: number) => paid.get(event.bookings[place]?.id ?? '') ?? ''
  return { ...event, sum, rowOf }
}

const partsOf = async (id: string, cookie = admin) => {
  const { body } = await app.call('GET /api/admin/payments/:id/parts', { cookie, params: { id } })
  return body.parts
}
/** Refunds a sum as the dialog does: what goes back of each booking as it is shown. */
async function refund(id: string, amount: number, { by = admin, key }: { by?: string; key?: string } = {}) {
  const parts = divideRefund(amount, await partsOf(id)).map(({ part, cents }) => ({
    ...{ paymentId: part.paymentId, amount: cents },
  }))
  return send(id, { amount, parts }, { by, key })
}
const send = (id: string, body: object, { by = admin, key }: { by?: string; key?: string | undefined } = {}) =>
  app.call('POST /api/admin/payments/:id/refund', {
    ...{ cookie: by, params: { id }, body: { reason: 'It rained', amount: 1, ...body } },
    ...(key && { headers: { 'idempotency-key': key } }),
  })

describe('a refund of a sum of one payment for several bookings (P7.180)', () => {
  test('goes back in the reverse order, the last booking first, as it was shown', async () => {
    const { rowOf, ledger, bookings } = await buildPaid()
    // by date, then amount: the third and the first begin together, the second last
    expect((await partsOf(rowOf(1))).map(({ agentName, refundable }) => [agentName, refundable])).toEqual([
      ['Performer 3', 30_000],
      ['Performer 1', 40_000],
      ['Performer 2', 20_000],
    ])
    const { status, body } = await refund(rowOf(0), 45_000)
    expect([status, body]).toMatchObject([
      201,
      { kind: 'refund', amount: 20_000, together: { amount: 45_000, bookings: 2 } },
    ])
    const refunds = (await ledger()).filter(({ kind }) => kind === 'refund')
    expect(refunds.map(({ booking_id, amount_cents }) => [booking_id, amount_cents])).toEqual([
      [bookings[1]?.id, 20_000],
      [bookings[0]?.id, 25_000],
    ])
    expect(new Set(refunds.map(({ group_id }) => group_id)).size).toBe(1)
    expect(await partsOf(rowOf(0))).toMatchObject([{ refundable: 30_000 }, { refundable: 15_000 }, { refundable: 0 }])
    // the one whose money is all back is refunded, the others stay paid
    const { db } = app.context
    const states = await db
      .selectFrom('bookings')
      .select('payment_status')
      .where(
        'id',
        'in',
        bookings.map(({ id }) => id),
      )
      .orderBy('total_cents')
      .execute()
    expect(states.map((row) => row.payment_status)).toEqual(['refunded', 'paid', 'paid'])
    // the rest, to the cent
    expect((await refund(rowOf(2), 45_001)).status).toBe(409)
    expect((await refund(rowOf(2), 45_000)).status).toBe(201)
    const beyond = await send(rowOf(2), { parts: [{ paymentId: rowOf(2), amount: 1 }] })
    expect(beyond.body.error).toBe('This payment is already fully refunded')
  })

  test('is one mail about the sum and one audit entry, and verifies the whole payment', async () => {
    const { db } = app.context
    await using smtp = await startSmtp()
    const { rowOf, ledger, customer } = await buildPaid()
    expect((await refund(rowOf(0), 45_000)).status).toBe(201)
    const rows = await ledger()
    expect(rows.every(({ verified_at }) => verified_at !== null)).toBe(true)
    const entries = await db
      .selectFrom('audit_log')
      .select(['after', 'reason', 'entity_id'])
      .where('action', '=', 'payment.refunded')
      .where(
        'entity_id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
    expect(entries).toMatchObject([
      {
        reason: 'It rained',
        after: {
          amountCents: 45_000,
          bookings: [expect.stringMatching(/: \$200\.00$/), expect.stringMatching(/: \$250\.00$/)],
        },
      },
    ])
    await deliver(app, mailTo(smtp.url))
    const mails = smtp.arrived.filter(
      ({ envelopeTo, subject }) => envelopeTo.includes(customer.email) && subject?.startsWith('Refund'),
    )
    expect(mails.map(({ subject }) => subject)).toEqual(['Refund of $450.00 for Performer 2 and 1 other'])
    for (const words of ['Your refund of $450.00 is on its way.', 'Performer 1: $250.00', 'Performer 2: $200.00']) {
      expect(mails[0]?.text).toContain(words)
    }
  })

  test('that is divided otherwise than it was shown changes nothing', async () => {
    const { rowOf, ledger } = await buildPaid()
    const shown = [{ paymentId: rowOf(1), amount: 20_000 }]
    const wrong = [
      { amount: 20_000, parts: [{ paymentId: rowOf(0), amount: 20_000 }] },
      { amount: 20_001, parts: shown },
      { amount: 20_000, parts: [...shown, { paymentId: rowOf(0), amount: 1 }] },
    ]
    for (const body of wrong) {
      const { status, body: said } = await send(rowOf(0), body)
      expect([status, said.error]).toEqual([
        409,
        'This payment changed meanwhile. Nothing was refunded. Check the bookings again.',
      ])
    }
    for (const body of [{ parts: [] }, { parts: [{ paymentId: 'x', amount: 1 }] }, { parts: [{ amount: 1 }] }]) {
      expect((await send(rowOf(0), body)).status).toBe(400)
    }
    expect((await ledger()).filter(({ kind }) => kind === 'refund')).toEqual([])
    // a refund of one booking meanwhile
    expect((await send(rowOf(1), { amount: 5_000 })).status).toBe(201)
    expect((await send(rowOf(0), { amount: 20_000, parts: shown })).status).toBe(409)
    expect((await refund(rowOf(0), 20_000)).status).toBe(201)
  })

  test('twenty at once give back no more than was paid; with one key they are one', async () => {
    const { rowOf, ledger, sum } = await buildPaid([10_000, 10_000])
    const parts = [
      { paymentId: rowOf(1), amount: 10_000 },
      { paymentId: rowOf(0), amount: 10_000 },
    ]
    const answers = await sendAtOnce(20, (i) => send(rowOf(i % 2), { amount: sum, parts }))
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 19 })
    const back = (await ledger()).filter(({ kind }) => kind === 'refund')
    expect(back.reduce((all, { amount_cents }) => all + amount_cents, 0)).toBe(sum)

    const keyed = await buildPaid([10_000, 10_000])
    const same = await sendAtOnce(10, () =>
      send(keyed.rowOf(0), { amount: 100, parts: [{ paymentId: keyed.rowOf(1), amount: 100 }] }, { key: 'whole-once' }),
    )
    expect(new Set(same.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect((await keyed.ledger()).filter(({ kind }) => kind === 'refund')).toHaveLength(1)
  })

  test('and a refund of one booking at the same moment never give back more than was paid', async () => {
    const { rowOf, ledger } = await buildPaid([10_000, 10_000])
    const parts = [
      { paymentId: rowOf(1), amount: 10_000 },
      { paymentId: rowOf(0), amount: 10_000 },
    ]
    const answers = await Promise.all([
      ...[0, 1].map((place) => send(rowOf(place), { amount: 10_000 })),
      ...[0, 1].map((place) => send(rowOf(place), { amount: 20_000, parts })),
    ])
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const back = (await ledger()).filter(({ kind }) => kind === 'refund')
    expect(back.reduce((all, { amount_cents }) => all + amount_cents, 0)).toBe(20_000)
  })

  test('counts as a sum for what a booker may give back', async () => {
    const { db } = app.context
    await db.updateTable('agency_settings').set({ booker_refund_cents: 25_000 }).execute()
    const booker = await signInBooker(app)
    const { rowOf } = await buildPaid()
    expect((await refund(rowOf(0), 25_001, { by: booker })).status).toBe(403)
    expect((await refund(rowOf(0), 22_000, { by: booker })).status).toBe(201)
    expect((await refund(rowOf(2), 3_001, { by: booker })).body.error).toBe(
      'A booker can refund up to $250.00 of a payment, and $30.00 of that is left. Please ask an owner.',
    )
  })
})

test('the parts of a payment that stands alone are one; an unknown one has none', async () => {
  const { bookings, pay, ledger } = await buildPayableEvent(app, [40_000])
  await pay({ expectedAmount: 40_000 })
  const [row] = await ledger()
  expect(await partsOf(row?.id ?? '')).toMatchObject([{ paymentId: row?.id, amount: 40_000, refundable: 40_000 }])
  const [{ id = '' } = {}] = bookings
  expect((await app.call('GET /api/admin/payments/:id/parts', { cookie: admin, params: { id } })).status).toBe(404)
})
