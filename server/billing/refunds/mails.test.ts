import { expect, test } from 'vitest'
import { buildPayment } from '#tests/support/billing.ts'
import { buildNight, deliver, queueMail, startPost } from '#tests/support/mail.ts'
import { startOffice } from '#tests/support/office.ts'

async function openPost(
  booking: Parameters<typeof buildNight>[1] = {},
  customer: Parameters<typeof buildNight>[2] = {},
) {
  const { app } = await startOffice({ env: { PUBLIC_URL: 'https://marquee.example' } })
  const { smtp, mailer } = await startPost()
  const night = await buildNight(app, booking, customer)
  const payment = await buildPayment(app.context.db, night.id, { verified_at: new Date() })
  return {
    night,
    payment,
    add: (values: Parameters<typeof buildPayment>[2]) => buildPayment(app.context.db, night.id, values),
    send: async (kind: string, paymentId: unknown, recipient: string | null = night.customer_email) => {
      await queueMail(app, kind, night, { data: JSON.stringify({ paymentId }), recipient })
      await deliver(app, mailer)
      return smtp.arrived.at(-1)
    },
    arrived: smtp.arrived,
  }
}

test('a refund says how much, why, and to which card', async () => {
  const { payment, add, send } = await openPost()
  const shared = { kind: 'refund', payment_id: payment.id, amount_cents: 12_345, notes: 'Rain' } as const
  const mail = await send('payment-refunded', (await add(shared)).id)
  expect(mail?.subject).toBe('Refund of $123.45 for Vera Vane')
  for (const fact of ['Amount: $123.45', 'Method: Cash', 'Reason: Rain', 'https://marquee.example/customer/billing']) {
    expect(mail?.text).toContain(fact)
  }
  expect(mail?.text).not.toContain('card you paid with')
  const byCard = await add({ ...shared, processor: 'stripe', processor_id: 're_1', payment_method: 'card' })
  expect((await send('payment-refunded', byCard.id))?.text).toContain('It goes back to the card you paid with')
})

test('a reversal says what is owed again, and what to do', async () => {
  const { payment, add, send } = await openPost()
  const reversal = await add({ kind: 'reversal', payment_id: payment.id, notes: 'Never came' })
  const mail = await send('payment-reversed', reversal.id)
  expect(mail?.subject).toBe("We couldn't find your payment of $400.00 for Vera Vane")
  for (const fact of ['Reason: Never came', 'Balance: $400.00', 'If you did pay']) expect(mail?.text).toContain(fact)
})

test('of a cancelled booking nothing is owed', async () => {
  const { payment, add, send } = await openPost({ status: 'cancelled' })
  const reversal = await add({ kind: 'reversal', payment_id: payment.id })
  expect((await send('payment-reversed', reversal.id))?.text).not.toContain('Balance')
})

test('a reason is free text and goes to proven addresses only (S26)', async () => {
  const { payment, add, send } = await openPost({}, { must_change_password: true })
  const refund = await add({ kind: 'refund', payment_id: payment.id, amount_cents: 1, notes: 'evil.example' })
  const mail = await send('payment-refunded', refund.id)
  expect(mail?.text).toContain('$0.01')
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
})

test('money that was not due notifies both, with the reason for admins', async () => {
  const { add, send } = await openPost()
  const notes = 'Not due, refunded automatically: This booking is already paid'
  const failed = await add({ payment_status: 'failed', purpose: 'deposit', payment_method: 'card', notes })
  const toCustomer = await send('payment-not-due', failed.id)
  expect(toCustomer?.subject).toBe("We're refunding your card payment of $400.00")
  expect(toCustomer?.text).not.toContain('already paid')
  const toOffice = await send('payment-not-due', failed.id, null)
  expect(toOffice?.subject).toBe('Card payment of $400.00 not due, refunded: Vera Vane')
  expect(toOffice?.text).toContain(notes)
  expect(toOffice?.text).toContain('https://marquee.example/admin/payments')
})

test('what is not there, not done or of another kind has no mail', async () => {
  const { payment, add, send, arrived } = await openPost()
  const pending = await add({ kind: 'refund', payment_id: payment.id, amount_cents: 1, payment_status: 'pending' })
  for (const id of [pending.id, payment.id, crypto.randomUUID(), 'nonsense', null]) await send('payment-refunded', id)
  for (const kind of ['payment-reversed', 'payment-not-due']) await send(kind, payment.id)
  expect(arrived).toEqual([])
})
