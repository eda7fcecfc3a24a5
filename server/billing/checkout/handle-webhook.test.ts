import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openCardAgency } from '#tests/support/card-payments.ts'
import { signEvent } from '#tests/support/stripe.ts'

const agency = await openCardAgency()

const events = () => agency.app.context.db.selectFrom('processor_events').select(['event_id', 'type']).execute()

async function paidAt() {
  const booking = await agency.book()
  const session = agency.stripe.pay(agency.sessionOf((await agency.checkout(booking.id)).body.url))
  return { booking, session }
}

describe('the signature of an event', () => {
  const completed = async () => {
    const { booking, session } = await paidAt()
    return { booking, event: { type: 'checkout.session.completed', object: session } }
  }
  const refused = async (
    booking: { id: string },
    sent: { payload: string | Buffer; headers: Record<string, string | string[]> },
  ) => {
    const { status, body } = await agency.app.send({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload: sent.payload,
      headers: sent.headers as Record<string, string>,
    })
    expect([status, body]).toMatchObject([400, { code: 'invalid_request' }])
    expect(await agency.ledgerOf(booking.id)).toEqual([])
  }

  test('a sender without the secret is refused', async () => {
    const { booking, event } = await completed()
    const good = signEvent(event)
    const json = { 'content-type': 'application/json' }
    await refused(booking, { payload: good.payload, headers: json })
    await refused(booking, { payload: good.payload, headers: { ...json, 'stripe-signature': '' } })
    await refused(booking, { payload: good.payload, headers: { ...json, 'stripe-signature': 't=,v1=' } })
    await refused(booking, signEvent(event, { secret: 'whsec_other' }))
    const time = Math.floor(Date.now() / 1000)
    await refused(booking, { payload: good.payload, headers: { ...json, 'stripe-signature': `t=${time}` } })
    await refused(booking, { payload: good.payload, headers: { ...json, 'stripe-signature': `t=${time},v1=zz` } })
    // one byte more than was signed
    await refused(booking, { payload: `${good.payload} `, headers: good.headers })
    await refused(booking, { payload: good.payload.replace('40000', '40001'), headers: good.headers })
    // the old scheme is no signature
    const v0 = good.headers['stripe-signature']?.replace('v1=', 'v0=') ?? ''
    await refused(booking, { payload: good.payload, headers: { ...json, 'stripe-signature': v0 } })
    expect(agency.app.logged.join('')).not.toContain('whsec_')
  })

  test('a signature more than five minutes old or ahead is refused', async () => {
    const { booking, event } = await completed()
    await refused(booking, signEvent(event, { at: Date.now() - 301_000 }))
    await refused(booking, signEvent(event, { at: Date.now() + 302_000 }))
    expect((await agency.deliver(signEvent(event, { at: Date.now() - 290_000 }))).status).toBe(200)
    expect(await agency.ledgerOf(booking.id)).toHaveLength(1)
  })

  test('one of several signatures is enough while the secret is exchanged', async () => {
    const { booking, event } = await completed()
    const good = signEvent(event)
    const signature = good.headers['stripe-signature']?.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`) ?? ''
    await agency.deliver({ payload: good.payload, headers: { ...good.headers, 'stripe-signature': signature } })
    expect(await agency.ledgerOf(booking.id)).toHaveLength(1)
  })

  test('the webhook is the only write accepted from another origin', async () => {
    const { booking, event } = await completed()
    const good = signEvent(event)
    const headers = { ...good.headers, origin: 'https://stripe.example', 'sec-fetch-site': 'cross-site' }
    expect((await agency.deliver({ payload: good.payload, headers })).status).toBe(200)
    expect(await agency.ledgerOf(booking.id)).toHaveLength(1)
    const elsewhere = { origin: 'https://stripe.example' }
    const other = await agency.app.send({ method: 'POST', url: '/api/customer/logout', headers: elsewhere })
    expect(other.status).toBe(403)
  })

  test('a signed body that is not an event is 400; another type is 415, too large a body 413', async () => {
    const post = (payload: string, type: string) =>
      agency.app.send({
        ...{ method: 'POST', url: '/api/webhooks/stripe', payload },
        headers: { ...signEvent({ type: 'x', object: {} }).headers, 'content-type': type },
      })
    expect((await post('<x/>', 'text/xml')).status).toBe(415)
    expect((await post('x'.repeat(300_000), 'application/json')).status).toBe(413)
    expect((await post('', 'application/json')).status).toBe(400)
    const broken = signEvent({ type: 'checkout.session.completed', object: { id: 'cs_1' } })
    expect((await agency.deliver(broken)).status).toBe(400)
  })

  test('a page that was paid with nothing settles nothing', async () => {
    const { booking, session } = await paidAt()
    const statusOf = async (amount_total: number | null) => {
      const event = signEvent({ type: 'checkout.session.completed', object: { ...session, amount_total } })
      return (await agency.deliver(event)).status
    }
    expect([await statusOf(0), await statusOf(null), await statusOf(-5)]).toEqual([200, 200, 400])
    expect(await agency.ledgerOf(booking.id)).toEqual([])
    await agency.deliver(signEvent({ type: 'checkout.session.completed', object: session }))
    expect(await agency.statusOf(booking.id)).toBe('paid')
  })
})

describe('each event', () => {
  test('counts once, sent again or twenty times at once', async () => {
    const { booking, session } = await paidAt()
    const event = signEvent({ type: 'checkout.session.completed', object: session })
    const answers = await Promise.all(Array.from({ length: 20 }, () => agency.deliver(event)))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 20 }, () => [200, { received: true }]),
    )
    // the same said by another event
    const other = signEvent({ type: 'checkout.session.async_payment_succeeded', object: session })
    expect((await agency.deliver(other)).status).toBe(200)
    expect(await agency.ledgerOf(booking.id)).toHaveLength(1)
    expect(await agency.checkoutsOf(booking.id)).toMatchObject([{ state: 'paid' }])
    expect(agency.stripe.refunds).toEqual([])
    expect((await events()).filter(({ event_id }) => event_id === event.id)).toHaveLength(1)
  })

  test('of an unhandled type is accepted and does nothing', async () => {
    const { status, body } = await agency.deliver(signEvent({ type: 'customer.created', object: { id: 'cus_1' } }))
    expect([status, body]).toEqual([200, { received: true }])
  })

  test.each([
    ['another product’s', { client_reference_id: 'order-17' }],
    ['nobody’s', { client_reference_id: null }],
    ['one we never made', { client_reference_id: randomUUID() }],
  ])('about a page of %s does nothing', async (_whose, changes) => {
    const { booking, session } = await paidAt()
    const event = signEvent({ type: 'checkout.session.completed', object: { ...session, ...changes } })
    expect((await agency.deliver(event)).status).toBe(200)
    expect(await agency.ledgerOf(booking.id)).toEqual([])
  })

  test('may come in any order: expired after paid, paid after expired, completed before it is paid', async () => {
    const one = await paidAt()
    await agency.deliver(signEvent({ type: 'checkout.session.completed', object: one.session }))
    const expired = (session: typeof one.session) => ({ ...session, status: 'expired', payment_status: 'unpaid' })
    await agency.deliver(signEvent({ type: 'checkout.session.expired', object: expired(one.session) }))
    expect(await agency.checkoutsOf(one.booking.id)).toMatchObject([{ state: 'paid' }])

    const other = await paidAt()
    await agency.deliver(signEvent({ type: 'checkout.session.expired', object: expired(other.session) }))
    expect(await agency.checkoutsOf(other.booking.id)).toMatchObject([{ state: 'expired' }])
    await agency.deliver(signEvent({ type: 'checkout.session.completed', object: other.session }))
    expect(await agency.statusOf(other.booking.id)).toBe('paid')

    const later = await paidAt()
    const unpaid = { ...later.session, payment_status: 'unpaid' }
    await agency.deliver(signEvent({ type: 'checkout.session.completed', object: unpaid }))
    expect(await agency.ledgerOf(later.booking.id)).toEqual([])
    await agency.deliver(signEvent({ type: 'checkout.session.async_payment_succeeded', object: later.session }))
    expect(await agency.statusOf(later.booking.id)).toBe('paid')
  })

  test('that arrives before the session is stored settles the booking too', async () => {
    const booking = await agency.book()
    agency.stripe.trouble('answer lost', '/v1/checkout/sessions')
    await agency.checkout(booking.id)
    agency.stripe.trouble(undefined, '/v1/checkout/sessions')
    const [row] = await agency.checkoutsOf(booking.id)
    expect(row?.session_id).toBeNull()
    const made = [...agency.stripe.sessions.values()].find(({ client_reference_id }) => client_reference_id === row?.id)
    const session = agency.stripe.pay(made?.id ?? '')
    await agency.deliver(signEvent({ type: 'checkout.session.completed', object: session }))
    expect(await agency.statusOf(booking.id)).toBe('paid')
    expect(await agency.checkoutsOf(booking.id)).toMatchObject([{ state: 'paid', session_id: session.id }])
  })

  test('is not rate limited: a burst is accepted', async () => {
    const burst = Array.from({ length: 50 }, () => agency.deliver(signEvent({ type: 'charge.updated', object: {} })))
    expect(new Set((await Promise.all(burst)).map(({ status }) => status))).toEqual(new Set([200]))
  })
})
