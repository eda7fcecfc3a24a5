import { sql } from 'kysely'
import { afterAll, beforeEach, onTestFinished } from 'vitest'
import { buildPayer } from './billing.ts'
import { buildAgent, buildUser } from './factories.ts'
import { signIn, startTestApp, type TestApp } from './start-test-app.ts'
import { type FakeStripe, signEvent, startStripe } from './stripe.ts'

export type CardAgency = Awaited<ReturnType<typeof buildCardAgency>>

/** A card agency for all tests of a file; each begins with a Stripe that works. Call it at the top of the file. */
export async function openCardAgency(): Promise<CardAgency> {
  const agency = await buildCardAgency()
  afterAll(agency.close)
  beforeEach(() => {
    agency.stripe.trouble(undefined)
    agency.stripe.refundsBecome('succeeded')
  })
  return agency
}

/** A card agency for one test. It closes when the test is over. */
export async function startCardAgency(): Promise<CardAgency> {
  const agency = await buildCardAgency()
  onTestFinished(agency.close)
  return agency
}

/** The product with a fake Stripe, an admin and a customer who may pay models by card. */
async function buildCardAgency() {
  const stripe = await startStripe()
  const app = await startTestApp({ env: { ...stripe.env, PUBLIC_URL: 'https://marquee.example' } })
  const { db } = app.context
  const cookie = await signIn(app, { role: 'admin', userId: (await buildUser(db)).id })
  const agent = await buildAgent(db, { category: 'model', name: 'Vera Vane' })
  await db.updateTable('categories').set({ card_payments: true }).where('name', '=', 'model').execute()
  const payer = await buildPayer(app)
  return {
    stripe,
    app,
    cookie,
    payer,
    book: (more: Parameters<typeof payer.book>[0] = {}) => payer.book({ agent_id: agent.id, ...more }),
    ...callsOf(app, stripe, payer.cookie),
    ...rowsOf(app),
    async close() {
      await app[Symbol.asyncDispose]()
      await stripe[Symbol.asyncDispose]()
    },
  }
}

function callsOf(app: TestApp, stripe: FakeStripe, cookie: string) {
  const checkout = (id: string, purpose?: 'full' | 'deposit' | 'balance') =>
    app.call('POST /api/customer/bookings/:id/checkout', {
      ...{ params: { id }, body: purpose === undefined ? {} : { purpose }, cookie },
    })
  const deliver = ({ payload, headers }: Pick<ReturnType<typeof signEvent>, 'payload' | 'headers'>) =>
    app.send({ method: 'POST', url: '/api/webhooks/stripe', payload, headers })
  const sessionOf = (url: string) => url.split('/').at(-1) ?? ''
  return {
    checkout,
    deliver,
    sessionOf,
    /** A whole card payment: opens the provider's page, pays there and delivers the webhook. */
    async payByCard(id: string, purpose?: 'full' | 'deposit' | 'balance') {
      const { body } = await checkout(id, purpose)
      const session = stripe.pay(sessionOf(body.url))
      const event = signEvent({ type: 'checkout.session.completed', object: session })
      const { status } = await deliver(event)
      return { session, event, status, intent: session.payment_intent ?? '' }
    },
  }
}

function rowsOf({ context: { db } }: TestApp) {
  return {
    ledgerOf: (id: string) =>
      db.selectFrom('payments').selectAll().where('booking_id', '=', id).orderBy('created_at').execute(),
    statusOf: async (id: string) =>
      (await db.selectFrom('bookings').select('payment_status').where('id', '=', id).executeTakeFirstOrThrow())
        .payment_status,
    checkoutsOf: (id: string) =>
      db.selectFrom('checkouts').selectAll().where('booking_id', '=', id).orderBy('created_at').execute(),
    /** Lets so much time pass for what waits, as the job sees it. */
    async age(id: string) {
      await sql`update payments set created_at = created_at - interval '10 minutes' where booking_id = ${id}`.execute(
        db,
      )
      await sql`update checkouts set expires_at = now() - interval '1 minute' where booking_id = ${id}`.execute(db)
    },
  }
}
