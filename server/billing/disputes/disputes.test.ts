import { describe, expect, test } from 'vitest'
import { buildInvoice } from '#tests/support/billing.ts'
import { openCardAgency } from '#tests/support/card-payments.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { type FakeStripe, signEvent } from '#tests/support/stripe.ts'

const agency = await openCardAgency()

type Dispute = FakeStripe['disputes'][number]

const send = (what: string, object: Dispute) => agency.deliver(signEvent({ type: `charge.dispute.${what}`, object }))

async function buildDisputed(amount = 40_000, changes: Partial<Dispute> = {}) {
  const booking = await agency.book()
  const { intent } = await agency.payByCard(booking.id)
  const [payment] = await agency.ledgerOf(booking.id)
  if (!payment) throw new Error('nothing was paid')
  return { booking, intent, payment, dispute: agency.stripe.dispute(intent, amount, changes) }
}

const office = async () => (await agency.app.call('GET /api/admin/summary', { cookie: agency.cookie })).body
const listed = async (show?: 'disputed') =>
  (await agency.app.call('GET /api/payments', { query: show ? { show } : {}, cookie: agency.cookie })).body
const shownOf = async (id: string) => (await listed()).find((row) => row.id === id)
const revenue = async () => {
  const { body } = await agency.app.call('GET /api/admin/billing', { cookie: agency.cookie })
  if (!body.revenue) throw new Error('the owner sees no revenue')
  return body.revenue
}
const auditOf = async (id: string) =>
  (
    await agency.app.context.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', id)
      .where('action', 'like', 'payment.disput%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)
const mailsOf = (id: string) =>
  agency.app.context.db
    .selectFrom('outbox_emails')
    .select(['recipient', 'data'])
    .where('booking_id', '=', id)
    .where('kind', '=', 'payment-dispute')
    .execute()

describe('a dispute', () => {
  test('is an open item, a mail to the office and a mark on the payment; the money still counts', async () => {
    const { booking, payment, dispute } = await buildDisputed()
    const before = { waiting: (await office()).waiting.disputes, revenue: await revenue() }
    const { status } = await send('created', dispute)
    expect(status).toBe(200)
    expect((await office()).waiting.disputes).toBe(before.waiting + 1)
    expect(await shownOf(payment.id)).toMatchObject({
      dispute: {
        state: 'open',
        amount: 40_000,
        reason: 'fraudulent',
        dueBy: new Date((dispute.evidence_details.due_by ?? 0) * 1000).toISOString(),
      },
    })
    expect((await listed('disputed')).map(({ id }) => id)).toContain(payment.id)
    expect(await auditOf(payment.id)).toEqual(['payment.disputed'])
    expect(await mailsOf(booking.id)).toMatchObject([{ recipient: null, data: { state: 'open' } }])
    expect(await revenue()).toEqual(before.revenue)
    expect(await agency.statusOf(booking.id)).toBe('paid')
  })

  test('bars a refund until it is decided; an inquiry does not', async () => {
    const { payment, dispute } = await buildDisputed()
    await send('created', dispute)
    const refund = (id: string) =>
      agency.app.call('POST /api/admin/payments/:id/refund', {
        ...{ params: { id }, body: { amount: 1_000, reason: 'Sorry' }, cookie: agency.cookie },
      })
    const refused = await refund(payment.id)
    expect([refused.status, refused.body]).toMatchObject([409, { error: expect.stringMatching(/disputes/) }])
    dispute.status = 'won'
    await send('closed', dispute)
    expect((await refund(payment.id)).status).toBe(201)

    const inquiry = await buildDisputed(40_000, { status: 'warning_needs_response', is_charge_refundable: true })
    await send('created', inquiry.dispute)
    expect((await refund(inquiry.payment.id)).status).toBe(201)
  })

  test('lost reduces revenue by a reversal, and the booking and its invoice owe the money again', async () => {
    const booking = await agency.book()
    const { db } = agency.app.context
    const invoice = await buildInvoice(db, booking.id)
    const { intent } = await agency.payByCard(booking.id)
    const dispute = agency.stripe.dispute(intent, 43_200)
    await send('created', dispute)
    const before = await revenue()
    dispute.status = 'lost'
    await send('closed', dispute)
    expect(await agency.ledgerOf(booking.id)).toMatchObject([
      { kind: 'payment', reversed_at: expect.any(Date) },
      { kind: 'reversal', amount_cents: 43_200, payment_status: 'completed', processor_id: dispute.id },
    ])
    expect((await revenue()).total - before.total).toBe(-43_200)
    expect(await agency.statusOf(booking.id)).toBe('pending')
    const row = await db.selectFrom('invoices').select('status').where('id', '=', invoice.id).executeTakeFirstOrThrow()
    expect(row.status).toBe('pending')
    // and it can be paid again
    await agency.payByCard(booking.id)
    expect(await agency.statusOf(booking.id)).toBe('paid')
  })

  test('lost and then won restores what it took', async () => {
    const { booking, payment, dispute } = await buildDisputed(15_000)
    const before = await revenue()
    dispute.status = 'lost'
    await send('closed', dispute)
    expect(await agency.statusOf(booking.id)).toBe('pending')
    dispute.status = 'won'
    await send('closed', dispute)
    expect(await agency.statusOf(booking.id)).toBe('paid')
    expect(await revenue()).toEqual(before)
    expect(await shownOf(payment.id)).toMatchObject({ dispute: { state: 'won' }, reversedAt: null })
    expect(await auditOf(payment.id)).toEqual(['payment.dispute-lost', 'payment.dispute-won'])
  })

  test('won late keeps both payments when the customer paid again meanwhile', async () => {
    const { booking, dispute } = await buildDisputed()
    dispute.status = 'lost'
    await send('closed', dispute)
    await agency.payByCard(booking.id)
    dispute.status = 'won'
    expect((await send('closed', dispute)).status).toBe(200)
    const live = (await agency.ledgerOf(booking.id)).filter(
      ({ kind, reversed_at }) => kind === 'payment' && !reversed_at,
    )
    expect(live).toHaveLength(2)
    expect(await agency.statusOf(booking.id)).toBe('paid')
  })

  test('lost twice on one payment takes no more than was paid', async () => {
    const { booking, intent, dispute } = await buildDisputed(30_000)
    dispute.status = 'lost'
    await send('closed', dispute)
    await send('closed', agency.stripe.dispute(intent, 30_000, { status: 'lost' }))
    const reversals = (await agency.ledgerOf(booking.id)).filter(({ kind }) => kind === 'reversal')
    expect(reversals.map(({ amount_cents }) => amount_cents)).toEqual([30_000, 10_000])
  })

  test('counts once: the same event twenty times, and events in any order', async () => {
    const { booking, payment, dispute } = await buildDisputed()
    dispute.status = 'lost'
    const event = signEvent({ type: 'charge.dispute.closed', object: dispute })
    const answers = await Promise.all(Array.from({ length: 20 }, () => agency.deliver(event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await send('created', { ...dispute, status: 'needs_response' })
    expect(await auditOf(payment.id)).toEqual(['payment.dispute-lost'])
    expect(await mailsOf(booking.id)).toHaveLength(1)
    expect((await agency.ledgerOf(booking.id)).filter(({ kind }) => kind === 'reversal')).toHaveLength(1)
  })

  test('of a forged, old or huge event does nothing (I5)', async () => {
    const { booking, payment, dispute } = await buildDisputed()
    const waiting = (await office()).waiting.disputes
    const event = { type: 'charge.dispute.closed', object: { ...dispute, status: 'lost' as const } }
    const refused = async (sent: { payload: string; headers: Record<string, string> }) =>
      (await agency.app.send({ method: 'POST', url: '/api/webhooks/stripe', ...sent })).status
    const good = signEvent(event)
    // one that was taken down and is sent again later
    expect(await refused(signEvent(event, { at: Date.now() - 301_000 }))).toBe(400)
    expect(await refused(signEvent(event, { secret: 'whsec_other' }))).toBe(400)
    expect(await refused({ ...good, payload: good.payload.replace('"lost"', '"won"') })).toBe(400)
    const huge = signEvent({ ...event, object: { ...event.object, evidence: 'x'.repeat(2_000_000) } })
    expect(await refused(huge)).toBe(413)
    expect(await auditOf(payment.id)).toEqual([])
    expect(await mailsOf(booking.id)).toEqual([])
    expect((await agency.ledgerOf(booking.id)).filter(({ kind }) => kind === 'reversal')).toEqual([])
    expect(await shownOf(payment.id)).toMatchObject({ dispute: null })
    expect((await office()).waiting.disputes).toBe(waiting)
  })

  test('that comes before its payment waits for it', async () => {
    const booking = await agency.book()
    const session = agency.stripe.pay(agency.sessionOf((await agency.checkout(booking.id)).body.url))
    const dispute = agency.stripe.dispute(session.payment_intent ?? '', 40_000)
    expect((await send('created', dispute)).status).toBe(200)
    await agency.deliver(signEvent({ type: 'checkout.session.completed', object: session }))
    const [payment] = await agency.ledgerOf(booking.id)
    expect(await shownOf(payment?.id ?? '')).toMatchObject({ dispute: { state: 'open' } })
  })

  test('of another product, or without a payment, does nothing; an unavailable provider is asked again', async () => {
    const before = (await office()).waiting.disputes
    expect((await send('created', agency.stripe.dispute('pi_other', 100))).status).toBe(200)
    const none = { ...agency.stripe.dispute('pi_none', 100), payment_intent: null } as unknown as Dispute
    expect((await send('created', none)).status).toBe(200)
    expect((await office()).waiting.disputes).toBe(before)
    const { payment, dispute } = await buildDisputed()
    const event = signEvent({ type: 'charge.dispute.created', object: dispute })
    agency.stripe.trouble(500, '/v1/disputes')
    expect((await agency.deliver(event)).status).toBe(503)
    agency.stripe.trouble(undefined, '/v1/disputes')
    expect((await agency.deliver(event)).status).toBe(200)
    expect(await shownOf(payment.id)).toMatchObject({ dispute: { state: 'open' } })
  })

  test('is mailed to the office, opened and decided', async () => {
    const smtp = await startSmtp()
    const mailer = mailTo(smtp.url)
    // earlier mails would fill the hour of the office's address
    await agency.app.context.db.deleteFrom('outbox_emails').execute()
    try {
      const { dispute } = await buildDisputed()
      await send('created', dispute)
      dispute.status = 'lost'
      await send('closed', dispute)
      await deliver(agency.app, mailer)
      const subjects = smtp.arrived.map(({ subject }) => subject)
      expect(subjects).toContain('Card payment of $400.00 disputed: Vera Vane')
      expect(subjects).toContain('Dispute lost, $400.00 returned: Vera Vane')
      const opened = smtp.arrived.find(({ subject }) => subject?.startsWith('Card payment of'))
      expect(opened?.text).toMatch(/Reason: Fraudulent/)
      expect(opened?.text).toMatch(/Evidence due: /)
    } finally {
      mailer[Symbol.dispose]()
      await smtp[Symbol.asyncDispose]()
    }
  })
})
