import { expect, onTestFinished, test } from 'vitest'
import { invoiceState } from '#shared/model/invoice.ts'
import { buildInvoice, buildPayment } from '#tests/support/billing.ts'
import { buildBooking } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'

test('the billing screen and the lists of payments and invoices show the same money (P11.14)', async () => {
  const app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db } = app.context
  const { cookie } = await signInAdmin(app)
  const settled = await buildBooking(db, { total_cents: 43_200, payment_status: 'paid' })
  const open = await buildBooking(db, { total_cents: 43_200 })
  const late = await buildBooking(db, { total_cents: 43_200 })
  await buildInvoice(db, settled.id, { status: 'paid' })
  await buildInvoice(db, open.id, { due_date: new Date(Date.now() + 5 * 86_400_000) })
  await buildInvoice(db, late.id, { due_date: new Date(Date.now() - 5 * 86_400_000) })
  const payment = await buildPayment(db, settled.id, { amount_cents: 43_200, verified_at: new Date() })
  await buildPayment(db, settled.id, { kind: 'refund', payment_id: payment.id, amount_cents: 1234 })
  await buildPayment(db, late.id, { amount_cents: 5000, purpose: 'deposit' })

  const { body: payments } = await app.call('GET /api/payments', { cookie })
  const { body: invoices } = await app.call('GET /api/invoices', { cookie })
  const { body: billing } = await app.call('GET /api/admin/billing', { cookie })
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  expect(payments).toHaveLength(3)
  expect(billing.revenue?.total).toBe(sum(payments.map(({ kind, amount }) => (kind === 'payment' ? amount : -amount))))
  const received = payments.filter(({ kind }) => kind === 'payment').map(({ id }) => id)
  expect(billing.recentPayments.map(({ id }) => id)).toEqual(received)
  const shown = (wanted: string) =>
    invoices.filter(({ status, dueDate }) => invoiceState(status, new Date(dueDate), new Date()) === wanted).length
  expect(billing.invoices).toMatchObject({
    total: invoices.length,
    paid: shown('paid'),
    pending: shown('pending'),
    overdue: shown('overdue'),
    owed: sum(invoices.map(({ status, total, paid }) => (status === 'pending' ? total - paid : 0))),
  })
})
