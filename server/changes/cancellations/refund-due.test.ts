import { expect, test } from 'vitest'
import { buildPayment } from '#tests/support/billing.ts'
import { DANA, startStage } from '../replacements/test-support/stage.ts'

/** Dana's booking, paid in cash and canceled by the agency. */
async function startCanceled() {
  const stage = await startStage()
  const { app, db, cookies, params, adminId } = stage
  const { id } = stage.booking
  await db.updateTable('users').set({ staff_role: 'owner' }).where('id', '=', adminId).execute()
  await stage.confirmBooking()
  const values = { amount_cents: 80_000, payment_method: 'cash', verified_at: new Date() } as const
  const payment = await buildPayment(db, id, values)
  const body = { cause: 'agency', reasonCode: 'other', refund: 80_000 } as const
  const canceled = await app.call('POST /api/admin/bookings/:id/cancel', { cookie: cookies.admin, params, body })
  expect([canceled.status, canceled.body]).toMatchObject([200, { refunded: 0, byHand: 80_000 }])
  const refund = (body: object) =>
    app.call('POST /api/admin/payments/:id/refund', {
      ...{ cookie: cookies.admin, params: { id: payment.id } },
      body: { amount: 80_000, reason: 'The booking was canceled', ...body },
    })
  const work = async () =>
    (await app.call('GET /api/admin/work', { cookie: cookies.admin })).body.items
      .filter(({ booking }) => booking?.id === id)
      .map(({ kind }) => kind)
  const details = async () => (await app.call('GET /api/admin/bookings/:id', { cookie: cookies.admin, params })).body
  return { ...stage, stage, payment, refund, work, details, [Symbol.asyncDispose]: () => stage[Symbol.asyncDispose]() }
}

test('what is paid out by hand is an open item until its refund is recorded, with how it went back (P15.10)', async () => {
  await using canceled = await startCanceled()
  const { payment, refund, work, details, stage } = canceled
  expect([await work(), (await details()).excess]).toEqual([['refund'], 80_000])
  const part = await refund({ amount: 30_050, paymentMethod: 'zelle', transactionId: ' ZX\u200b-77 ' })
  expect([part.status, part.body]).toMatchObject([201, { paymentMethod: 'zelle', transactionId: 'ZX-77' }])
  expect([await work(), (await details()).excess]).toEqual([['refund'], 49_950])
  expect((await refund({ amount: 49_950 })).status).toBe(201)
  const { excess, ledger, paid, paymentStatus } = await details()
  expect([await work(), excess, paid, paymentStatus]).toEqual([[], 0, 0, 'refunded'])
  expect(
    ledger.map(({ kind, amount, paymentMethod, transactionId }) => [kind, amount, paymentMethod, transactionId]),
  ).toEqual([
    ['payment', 80_000, 'cash', payment.transaction_id],
    ['refund', 30_050, 'zelle', 'ZX-77'],
    ['refund', 49_950, 'cash', null],
  ])
  const mails = (await stage.arrived()).filter(({ envelopeTo, subject }) => {
    return envelopeTo.includes(DANA) && subject?.startsWith('Refund of $300.50')
  })
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toMatch(/Zelle[\s\S]*ZX-77/)
})

test('a payout is refused with a card number, an unknown method or beyond what was paid, and nothing is recorded', async () => {
  await using canceled = await startCanceled()
  const { refund, details } = canceled
  const bad = [
    { transactionId: '4242 4242 4242 4242', paymentMethod: 'zelle' },
    { paymentMethod: 'gold' },
    { paymentMethod: 7 },
    { transactionId: ['x'] },
    { transactionId: 'x'.repeat(201) },
  ]
  for (const body of bad) expect((await refund(body)).status, JSON.stringify(body).slice(0, 60)).toBe(400)
  expect((await refund({ amount: 80_001, paymentMethod: 'zelle' })).status).toBe(409)
  expect((await details()).ledger).toHaveLength(1)
})
