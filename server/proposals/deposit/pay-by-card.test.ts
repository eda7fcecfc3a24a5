import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCategory } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { type FakeStripe, signEvent, startStripe } from '#tests/support/stripe.ts'
import { startStage } from '../test-support/stage.ts'

let stripe: FakeStripe
let stage: Awaited<ReturnType<typeof startStage>>
beforeAll(async () => {
  stripe = await startStripe()
  stage = await startStage(stripe.env)
})
afterAll(async () => {
  await stage[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})

/** A signed event of two performers; cards are accepted for the first one's category alone. */
async function sign() {
  const { db, ask, send, tokenOf, accept } = stage
  const event = await ask(['Imani Okafor', 'Zoë Ångström'])
  const [first = '', second = ''] = event.agents
  for (const name of ['model', 'bartender']) await buildCategory(db, name)
  await db.updateTable('agents').set({ category: 'model' }).where('id', '=', first).execute()
  await db.updateTable('agents').set({ category: 'bartender' }).where('id', '=', second).execute()
  await db.updateTable('categories').set({ card_payments: true }).where('name', '=', 'model').execute()
  await send(event.eventId)
  const token = await tokenOf(event.email)
  const pay = (bookingId: string, by = token) =>
    stage.app.call('POST /api/proposal/checkout', { body: { token: by, bookingId } })
  const [card = '', other = ''] = event.bookingIds
  expect((await pay(card)).status, 'before it is signed').toBe(409)
  expect((await accept(token)).status).toBe(200)
  return { ...event, token, pay, card, other }
}

const sessionOf = (url: string) => url.split('/').at(-1) ?? ''

test('the deposit of one booking is paid by card without signing in, and the secret stays with us (P16.13)', async () => {
  const { token, pay, card } = await sign()
  const read = async () => (await stage.open(token)).body.deposit
  expect(await read()).toMatchObject({
    dueCents: 80_000,
    cards: [{ bookingId: card, name: 'Imani Okafor', cents: 40_000 }],
  })
  const opened = await Promise.all([pay(card), pay(card)])
  expect(opened.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(opened.map(({ body }) => body.url)).size).toBe(1)
  const asked = stripe.asked.at(-1)
  expect(asked?.form).toMatchObject({
    'line_items[0][price_data][unit_amount]': '40000',
    success_url: `https://marquee.example/booking?proposal=&paid=${card}`,
    cancel_url: 'https://marquee.example/booking?proposal=&canceled=1',
  })
  expect(JSON.stringify(stripe.asked)).not.toContain(token)

  const session = stripe.pay(sessionOf(opened[0]?.body.url ?? ''))
  const event = signEvent({ type: 'checkout.session.completed', object: session })
  const delivered = await stage.app.send({
    ...{ method: 'POST', url: '/api/webhooks/stripe', payload: event.payload, headers: event.headers },
  })
  expect(delivered.status).toBe(200)
  expect(await read()).toMatchObject({ dueCents: 40_000, paidCents: 40_000, cards: [] })
  expect((await pay(card)).status, 'paid').toBe(409)
})

test('where cards are accepted for all of it, the whole deposit is paid at once: one page, a line for each (P16.13)', async () => {
  const { token, pay, other, bookingIds } = await sign()
  const payAll = () => stage.app.call('POST /api/proposal/checkout', { body: { token } })
  expect((await payAll()).status, 'one category takes no cards').toBe(422)
  await stage.db.updateTable('categories').set({ card_payments: true }).where('name', '=', 'bartender').execute()
  try {
    const opened = await Promise.all([payAll(), payAll()])
    expect(new Set(opened.map(({ status, body }) => `${status} ${body.url}`)).size).toBe(1)
    const form = stripe.asked.findLast(({ path }) => path === '/v1/checkout/sessions')?.form
    expect(form).toMatchObject({
      'line_items[0][price_data][unit_amount]': '40000',
      'line_items[1][price_data][unit_amount]': '40000',
      success_url: `https://marquee.example/booking?proposal=&paid=${bookingIds[0]}`,
    })
    const session = stripe.pay(sessionOf(opened[0]?.body.url ?? ''))
    const event = signEvent({ type: 'checkout.session.completed', object: session })
    await stage.app.send({
      ...{ method: 'POST', url: '/api/webhooks/stripe', payload: event.payload, headers: event.headers },
    })
    expect((await stage.open(token)).body.deposit).toMatchObject({ dueCents: 0, paidCents: 80_000, cards: [] })
    expect([(await payAll()).status, (await pay(other)).status], 'paid').toEqual([409, 409])
  } finally {
    await stage.db.updateTable('categories').set({ card_payments: false }).where('name', '=', 'bartender').execute()
  }
})

test('what cannot be paid by card, and what is not of this proposal, is refused', async () => {
  const { pay, card, other, token } = await sign()
  expect((await pay(other)).status, 'a category without cards').toBe(422)
  expect((await pay(card, 'A'.repeat(43))).status).toBe(404)
  expect((await pay(randomUUID())).status).toBe(404)
  expect((await pay('the first one')).status).toBe(400)
  const stranger = await sign()
  expect((await pay(stranger.card)).status, 'of another event').toBe(404)
  expect((await stage.open(token)).body.deposit?.cards).toHaveLength(1)
})

test('a page opened here and one opened in the portal lead back each to its own screen', async () => {
  const { pay, card, customer } = await sign()
  await stage.db.updateTable('customers').set({ must_change_password: false }).where('id', '=', customer.id).execute()
  const cookie = await signIn(stage.app, { role: 'customer', customerId: customer.id })
  const params = { id: card }
  const inPortal = await stage.app.call('POST /api/customer/bookings/:id/checkout', {
    ...{ params, cookie, body: { purpose: 'deposit' } },
  })
  const here = await pay(card)
  expect([inPortal.status, here.status]).toEqual([200, 200])
  expect(here.body.url).not.toBe(inPortal.body.url)
  const backs = stripe.asked.map(({ form }) => form.cancel_url)
  expect(backs.slice(-2)).toEqual([
    'https://marquee.example/customer/dashboard',
    'https://marquee.example/booking?proposal=&canceled=1',
  ])
})

test('while the card provider is away, paying says so, and works again afterwards', async () => {
  const { pay, card } = await sign()
  stripe.trouble('hang up')
  expect((await pay(card)).status).toBe(503)
  stripe.trouble(undefined)
  expect((await pay(card)).status).toBe(200)
})
