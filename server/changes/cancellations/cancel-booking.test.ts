import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { buildPayment } from '#tests/support/billing.ts'
import { openCardAgency } from '#tests/support/card-payments.ts'
import { buildUser } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'

const agency = await openCardAgency()

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS + 60_000)
async function cardPaid(hours: number) {
  const booking = await agency.book({ status: 'confirmed', event_date: inHours(hours), total_cents: 36_000 })
  const { intent } = await agency.payByCard(booking.id)
  return { id: booking.id, intent }
}
const backOf = (intent: string) =>
  agency.stripe.refunds.filter(({ payment_intent }) => payment_intent === intent).map(({ amount }) => amount)

interface Cancel {
  cause?: 'customer' | 'agency'
  refund: number
  deviationReason?: string
  cookie?: string
  headers?: Record<string, string>
}
const cancel = (id: string, { cause = 'customer', cookie = agency.cookie, headers = {}, ...more }: Cancel) =>
  agency.app.call('POST /api/admin/bookings/:id/cancel', {
    ...{ params: { id }, cookie, headers },
    body: { cause, reasonCode: 'other', ...more },
  })
const preview = async (id: string) =>
  (await agency.app.call('GET /api/admin/bookings/:id/cancellation', { params: { id }, cookie: agency.cookie })).body
const signInBooker = async () =>
  signIn(agency.app, { role: 'admin', userId: (await buildUser(agency.app.context.db, { staff_role: 'booker' })).id })

test.each([
  ['free', 80, 36_000, 0],
  ['half', 48, 18_000, 18_000],
  ['all', 3, 0, 36_000],
] as const)(
  'inside the tier that is %s, what is shown goes back by card (P15.24)',
  async (_tier, hours, refund, kept) => {
    const { id, intent } = await cardPaid(hours)
    const shown = await preview(id)
    expect(shown.figures).toMatchObject({ refund, kept })
    expect(shown.byAgency).toMatchObject({ refund: 36_000, kept: 0 })
    const { status, body } = await cancel(id, { refund })
    expect([status, body]).toMatchObject([200, { refunded: refund, byHand: 0, refused: 0, undoable: refund === 0 }])
    expect(body.booking.status).toBe('cancelled')
    expect(backOf(intent)).toEqual(refund > 0 ? [refund] : [])
    expect((await preview(id)).decided).toMatchObject({ keep: kept, policyKeep: kept, due: 0, cause: 'customer' })
  },
)

test('when the agency cancels, everything goes back', async () => {
  const { id, intent } = await cardPaid(3)
  expect((await cancel(id, { cause: 'agency', refund: 36_000 })).body).toMatchObject({ refunded: 36_000 })
  expect(backOf(intent)).toEqual([36_000])
  expect(await agency.statusOf(id)).toBe('refunded')
})

test('money paid by hand stays due until its refund is recorded; undo brings the booking back', async () => {
  const { id } = await agency.book({ status: 'confirmed', event_date: inHours(80), total_cents: 36_000 })
  const payment = await buildPayment(agency.app.context.db, id, { amount_cents: 36_000, verified_at: new Date() })
  expect((await cancel(id, { refund: 36_000 })).body).toMatchObject({ byHand: 36_000, refunded: 0, undoable: true })
  expect((await preview(id)).decided).toMatchObject({ due: 36_000 })
  const undone = await agency.app.call('POST /api/admin/bookings/:id/undo', { params: { id }, cookie: agency.cookie })
  expect([undone.status, undone.body.status]).toEqual([200, 'confirmed'])
  expect((await preview(id)).decided).toBeNull()

  await cancel(id, { refund: 36_000 })
  const refund = (amount: number) =>
    agency.app.call('POST /api/admin/payments/:id/refund', {
      ...{ params: { id: payment.id }, cookie: agency.cookie, body: { amount, reason: 'Zelle ZX-1' } },
    })
  expect((await refund(36_001)).status).toBe(409)
  expect((await refund(36_000)).status).toBe(201)
  expect((await preview(id)).decided).toMatchObject({ due: 0 })
})

test('what the card provider took goes back through it: a method or reference of a payout is 400 (P15.10)', async () => {
  const { id, intent } = await cardPaid(80)
  const { db } = agency.app.context
  const payment = await db.selectFrom('payments').select('id').where('booking_id', '=', id).executeTakeFirstOrThrow()
  for (const how of [{ paymentMethod: 'cash' as const }, { transactionId: 'ZX-1' }]) {
    const body = { amount: 1000, reason: 'Rain', ...how }
    const refused = await agency.app.call('POST /api/admin/payments/:id/refund', {
      ...{ params: { id: payment.id }, cookie: agency.cookie, body },
    })
    expect(refused.status).toBe(400)
  }
  expect(backOf(intent)).toEqual([])
})

test('no undo once money is on its way back to a card', async () => {
  const { id } = await cardPaid(80)
  await cancel(id, { refund: 36_000 })
  const undone = await agency.app.call('POST /api/admin/bookings/:id/undo', { params: { id }, cookie: agency.cookie })
  expect(undone.status).toBe(409)
  expect((await preview(id)).decided).not.toBeNull()
})

test('another amount is for owners, with a reason, and at most what was paid (P15.25)', async () => {
  const { id, intent } = await cardPaid(3)
  expect((await cancel(id, { refund: 5_000 })).status).toBe(409)
  const booker = await signInBooker()
  const deviation = { refund: 5_000, deviationReason: 'A regular.' }
  expect((await cancel(id, { ...deviation, cookie: booker })).status).toBe(403)
  expect((await cancel(id, { ...deviation, refund: 36_001 })).status).toBe(409)
  expect(backOf(intent)).toEqual([])
  expect((await cancel(id, deviation)).body).toMatchObject({ refunded: 5_000 })
  expect((await preview(id)).decided).toMatchObject({ keep: 31_000, policyKeep: 36_000, deviationReason: 'A regular.' })
})

test('beyond a booker’s limit the booking is canceled and the money stays due for an owner (P6.49)', async () => {
  const { id, intent } = await cardPaid(80)
  await agency.app.context.db.updateTable('agency_settings').set({ booker_refund_cents: 10_000 }).execute()
  const { status, body } = await cancel(id, { refund: 36_000, cookie: await signInBooker() })
  expect([status, body]).toMatchObject([200, { refunded: 0, byHand: 36_000 }])
  expect(backOf(intent)).toEqual([])
  expect((await preview(id)).decided).toMatchObject({ due: 36_000 })
})

test('a repeat with the same key cancels and refunds once; another version is refused', async () => {
  const { id, intent } = await cardPaid(80)
  expect((await cancel(id, { refund: 36_000, headers: { 'if-match': '"9000"' } })).status).toBe(409)
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => cancel(id, { refund: 36_000, headers })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(backOf(intent)).toEqual([36_000])
  expect((await cancel(id, { refund: 1, headers })).status).toBe(422)
})

test('office and customer cancel at once: one wins, the money goes back once', async () => {
  const { id, intent } = await cardPaid(80)
  const own = agency.app.call('POST /api/customer/bookings/:id/cancel', {
    ...{ params: { id }, cookie: agency.payer.cookie, body: { refund: 36_000 } },
  })
  const answers = await Promise.all([cancel(id, { refund: 36_000 }), own, cancel(id, { refund: 36_000 })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(backOf(intent)).toEqual([36_000])
})

test('what the provider refuses stays due; what is lost on the way is requested again', async () => {
  const refusedOne = await cardPaid(80)
  agency.stripe.refundsBecome('failed')
  expect((await cancel(refusedOne.id, { refund: 36_000 })).body).toMatchObject({ refused: 36_000 })
  expect((await preview(refusedOne.id)).decided).toMatchObject({ due: 36_000 })
  agency.stripe.refundsBecome('succeeded')

  const { id, intent } = await cardPaid(80)
  agency.stripe.trouble('hang up')
  expect((await cancel(id, { refund: 36_000 })).body).toMatchObject({ refunded: 36_000, refused: 0 })
  agency.stripe.trouble(undefined)
  const [, pending] = await agency.ledgerOf(id)
  expect(pending).toMatchObject({ kind: 'refund', payment_status: 'pending' })
  expect((await preview(id)).decided).toMatchObject({ due: 0 })
  const { reconcilePayments } = await import('#server/billing/checkout/reconcile.ts')
  await agency.age(id)
  await reconcilePayments(agency.app.context)
  expect(backOf(intent)).toEqual([36_000])
})

test('a completed booking is refused', async () => {
  const done = await agency.book({ status: 'completed', event_date: new Date(Date.now() - DAY_MS) })
  expect(await cancel(done.id, { refund: 0 })).toMatchObject({
    ...{ status: 409, body: { error: 'This booking is completed, so it cannot be canceled' } },
  })
})
