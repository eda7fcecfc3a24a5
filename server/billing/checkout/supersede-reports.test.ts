import { describe, expect, test } from 'vitest'
import { buildInvoice } from '#tests/support/billing.ts'
import { openCardAgency } from '#tests/support/card-payments.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signEvent } from '#tests/support/stripe.ts'

const agency = await openCardAgency()

type Part = 'full' | 'deposit' | 'balance'

/** The customer reports a payment that nobody can see. */
const report = (id: string, purpose?: Part, transactionId = 'made-up') =>
  agency.app.call('POST /api/customer/bookings/:id/pay', {
    params: { id },
    body: { paymentMethod: 'zelle', transactionId, ...(purpose && { purpose }) },
    cookie: agency.payer.cookie,
  })

/** A page that was opened before, and is paid now. */
async function openPage(id: string, purpose?: Part) {
  const { body } = await agency.checkout(id, purpose)
  return () => {
    const session = agency.stripe.pay(agency.sessionOf(body.url))
    const event = signEvent({ type: 'checkout.session.completed', object: session })
    return agency.deliver(event).then(({ status }) => ({ status, event, intent: session.payment_intent }))
  }
}

const actionsOf = (entity: string) =>
  agency.app.context.db
    .selectFrom('audit_log')
    .select(['action', 'entity', 'reason', 'actor_role'])
    .where('entity_id', '=', entity)
    .orderBy('id')
    .execute()

describe('a card payment', () => {
  test('supersedes an unverified report; nothing is refunded', async () => {
    const booking = await agency.book()
    const invoice = await buildInvoice(agency.app.context.db, booking.id)
    const pay = await openPage(booking.id)
    expect((await report(booking.id)).status).toBe(200)
    expect(await agency.statusOf(booking.id)).toBe('paid')
    const { status, event, intent } = await pay()
    expect(status).toBe(200)
    const ledger = [
      { kind: 'payment', reported_by: 'customer', reversed_at: expect.any(Date), verified_at: null },
      { kind: 'reversal', reported_by: 'processor', amount_cents: 43_200, payment_status: 'completed' },
      { kind: 'payment', reported_by: 'processor', payment_status: 'completed', processor_id: intent },
    ]
    expect(await agency.ledgerOf(booking.id)).toMatchObject(ledger)
    expect(await agency.statusOf(booking.id)).toBe('paid')
    expect(await agency.checkoutsOf(booking.id)).toMatchObject([{ state: 'paid' }])
    expect(agency.stripe.refunds).toEqual([])
    const { db } = agency.app.context
    expect(
      await db.selectFrom('invoices').select('status').where('id', '=', invoice.id).executeTakeFirstOrThrow(),
    ).toEqual({ status: 'paid' })
    const [reported] = await agency.ledgerOf(booking.id)
    expect(await actionsOf(reported?.id ?? '')).toMatchObject([
      { action: 'payment.recorded' },
      { action: 'payment.superseded', actor_role: null, reason: expect.stringMatching(/not verified/) },
    ])
    // the same event again changes nothing
    await agency.deliver(event)
    expect(await agency.ledgerOf(booking.id)).toMatchObject(ledger)
  })

  test('names the replaced report in mails to the customer and the office', async () => {
    const smtp = await startSmtp()
    const mailer = mailTo(smtp.url)
    // earlier mails would fill the hour of the office's address
    await agency.app.context.db.deleteFrom('outbox_emails').execute()
    try {
      const booking = await agency.book()
      const pay = await openPage(booking.id)
      await report(booking.id)
      await pay()
      await deliver(agency.app, mailer)
      const about = smtp.arrived.filter(({ subject }) => /replaces/.test(subject ?? ''))
      expect(about.map(({ subject }) => subject).sort()).toEqual([
        'Card payment replaces reported $400.00: Vera Vane',
        'Your card payment replaces the payment you reported',
      ])
      const theirs = about.find(({ subject }) => subject?.startsWith('Your'))
      expect(theirs?.text).toContain('If you paid twice')
      expect(smtp.arrived.some(({ subject }) => subject === 'Payment of $400.00 for Vera Vane')).toBe(true)
      expect(smtp.arrived.some(({ subject }) => /couldn't find|refunding/.test(subject ?? ''))).toBe(false)
    } finally {
      mailer[Symbol.dispose]()
      await smtp[Symbol.asyncDispose]()
    }
  })

  test('is still refunded when the report was verified', async () => {
    const booking = await agency.book()
    const pay = await openPage(booking.id)
    await report(booking.id)
    const [reported] = await agency.ledgerOf(booking.id)
    const { cookie } = agency
    await agency.app.call('POST /api/admin/payments/:id/verify', { params: { id: reported?.id ?? '' }, cookie })
    const { intent } = await pay()
    expect(await agency.ledgerOf(booking.id)).toMatchObject([
      { reported_by: 'customer', reversed_at: null },
      { reported_by: 'processor', payment_status: 'failed' },
    ])
    expect(agency.stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)).toHaveLength(1)
  })

  test('is refunded, and the report stays, when the booking was canceled', async () => {
    const booking = await agency.book()
    const pay = await openPage(booking.id)
    await report(booking.id)
    await agency.app.context.db
      .updateTable('bookings')
      .set({ status: 'cancelled' })
      .where('id', '=', booking.id)
      .execute()
    await pay()
    expect(await agency.ledgerOf(booking.id)).toMatchObject([
      { reported_by: 'customer', reversed_at: null },
      { reported_by: 'processor', payment_status: 'failed' },
    ])
  })

  test.each([
    ['a deposit against a full report', 'deposit', 'full', ['deposit'], 'pending'],
    ['the full price against a reported deposit', 'full', 'deposit', ['full'], 'paid'],
    ['a deposit against a reported deposit', 'deposit', 'deposit', ['deposit'], 'pending'],
  ] as const)('%s counts', async (_what, paid, reported, purposes, status) => {
    const booking = await agency.book({ deposit_percent: 25 })
    const pay = await openPage(booking.id, paid)
    expect((await report(booking.id, reported)).status).toBe(200)
    await pay()
    const live = (await agency.ledgerOf(booking.id)).filter(
      ({ kind, reversed_at }) => kind === 'payment' && !reversed_at,
    )
    expect(live.map(({ purpose, reported_by }) => [purpose, reported_by])).toEqual(
      purposes.map((purpose) => [purpose, 'processor']),
    )
    expect(await agency.statusOf(booking.id)).toBe(status)
  })

  test('of the deposit becomes the balance when another balance was verified', async () => {
    const booking = await agency.book({ deposit_percent: 50 })
    const pay = await openPage(booking.id, 'deposit')
    await report(booking.id, 'deposit', 'first')
    await report(booking.id, 'balance', 'second')
    const { cookie } = agency
    const second = (await agency.ledgerOf(booking.id)).find(({ purpose }) => purpose === 'balance')
    await agency.app.call('POST /api/admin/payments/:id/verify', { params: { id: second?.id ?? '' }, cookie })
    await pay()
    const rows = await agency.ledgerOf(booking.id)
    expect(
      rows.filter(({ reported_by, payment_status }) => reported_by === 'processor' && payment_status === 'failed'),
    ).toEqual([])
    expect(await agency.statusOf(booking.id)).toBe('paid')
  })

  test('and twenty reports at the same moment: the card counts once, no report stays', async () => {
    const booking = await agency.book()
    const pay = await openPage(booking.id)
    const reports = Array.from({ length: 20 }, (_, n) => report(booking.id, undefined, `race-${n}`))
    const [{ status }, ...others] = await Promise.all([pay(), ...reports])
    expect(
      [status, ...new Set(others.map((answer) => answer.status))].every((code) => code === 200 || code === 409),
    ).toBe(true)
    const live = (await agency.ledgerOf(booking.id)).filter(
      ({ kind, reversed_at, payment_status }) => kind === 'payment' && !reversed_at && payment_status === 'completed',
    )
    expect(live).toMatchObject([{ reported_by: 'processor' }])
    expect(await agency.statusOf(booking.id)).toBe('paid')
  })
})
