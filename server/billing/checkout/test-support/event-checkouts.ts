import { expect } from 'vitest'
import type { TogetherPart } from '#shared/model/payment-together.ts'
import { openCardAgency } from '#tests/support/card-payments.ts'
import { signEvent } from '#tests/support/stripe.ts'
import { buildPayableEvent } from '../../test-support/payable-event.ts'

type Rows = { kind: string; payment_status: string; amount_cents: number }[]

/** Rows in a few words: 'payment completed 40000'. */
export const written = (rows: Rows) =>
  rows.map(({ kind, payment_status, amount_cents }) => `${kind} ${payment_status} ${amount_cents}`)

/** The product with events that are paid by card at once, and the provider's webhooks about them. */
export async function openEventCheckouts() {
  const agency = await openCardAgency()
  const { app, stripe, deliver, sessionOf } = agency
  const { db } = app.context

  async function build(prices = [40_000, 20_000, 30_000], booking: Parameters<typeof buildPayableEvent>[2] = {}) {
    const event = await buildPayableEvent(app, prices, booking)
    const checkout = (part: TogetherPart = 'all', cookie = event.cookie) =>
      app.call('POST /api/customer/event-accounts/:id/checkout', {
        ...{ cookie, params: { id: event.eventId }, body: { part } },
      })
    const rows = () =>
      db
        .selectFrom('payments')
        .selectAll()
        .where(
          'booking_id',
          'in',
          event.bookings.map(({ id }) => id),
        )
        .orderBy('created_at')
        .execute()
    const mails = async () =>
      (await db.selectFrom('outbox_emails').select('kind').where('recipient', '=', event.customer.email).execute())
        .map(({ kind }) => kind)
        .sort()
    return { ...event, checkout, rows, mails }
  }
  /** An event that was paid by card at once, and the webhook of it. */
  async function buildPaid(...given: Parameters<typeof build>) {
    const event = await build(...given)
    const session = stripe.pay(sessionOf((await event.checkout()).body.url))
    const webhook = signEvent({ type: 'checkout.session.completed', object: session })
    expect((await deliver(webhook)).status).toBe(200)
    return { ...event, session, webhook, intent: session.payment_intent ?? '' }
  }

  return {
    ...{ agency, app, stripe, deliver, sessionOf, db, build, buildPaid },
    deliverAbout: (type: string, object: unknown) => deliver(signEvent({ type, object })),
    refundsOf: (intent: string) => stripe.refunds.filter(({ payment_intent }) => payment_intent === intent),
    refund: (id: string, body: object) =>
      app.call('POST /api/admin/payments/:id/refund', {
        ...{ cookie: agency.cookie, params: { id }, body: { reason: 'It rained', amount: 1, ...body } },
      }),
  }
}
