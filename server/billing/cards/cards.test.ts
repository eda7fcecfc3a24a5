import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_CARDS } from '#shared/model/card.ts'
import { buildPayer } from '#tests/support/billing.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

const app = await openTestApp()
let payer: Awaited<ReturnType<typeof buildPayer>>

beforeEach(async () => {
  payer = await buildPayer(app)
})

const CARD = {
  type: 'credit_card',
  last4: '4242',
  brand: 'Visa',
  expiryMonth: '12',
  expiryYear: '2031',
  cardholderName: 'Renée Thibodeaux',
  billingZip: '30312',
  isDefault: false,
  paymentProcessorId: 'tok_placeholder_1',
} as const

async function send(payload: unknown, cookie = payer.cookie) {
  const { status, body } = await app.send({
    method: 'POST',
    url: '/api/customer/payment-methods',
    payload: payload as object,
    headers: { cookie },
  })
  return { status, body: body as { id: string; error?: string; fields?: Record<string, string> } }
}
const add = (more: Record<string, unknown> = {}) => send({ ...CARD, ...more })
const list = async () => (await app.call('GET /api/customer/payment-methods', { cookie: payer.cookie })).body
const remove = (id: string, cookie = payer.cookie) =>
  app.call('DELETE /api/customer/payment-methods/:id', { params: { id }, cookie })
const setDefault = (id: string, cookie = payer.cookie) =>
  app.call('PUT /api/customer/payment-methods/:id/set-default', { params: { id }, cookie })
const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ last4 }) => last4)

test('a card is kept by its last four digits, as its customer may see it', async () => {
  const { status, body } = await add()
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(String),
      customerId: payer.customer.id,
      type: 'credit_card',
      last4: '4242',
      brand: 'Visa',
      expiryMonth: 12,
      expiryYear: 2031,
      cardholderName: 'Renée Thibodeaux',
      billingZip: '30312',
      isDefault: true,
      createdAt: expect.any(String),
    },
  ])
  expect(await list()).toEqual([body])
  const stored = await app.context.db.selectFrom('payment_methods').selectAll().where('id', '=', body.id).execute()
  expect(stored).toMatchObject([{ payment_processor_id: 'tok_placeholder_1', customer_id: payer.customer.id }])
})

test('a past expiry, two digits of a year and what is optional are accepted', async () => {
  expect((await add({ expiryMonth: 1, expiryYear: 2019 })).status).toBe(201)
  expect((await add({ expiryYear: '27', billingZip: '', paymentProcessorId: null })).body).toMatchObject({
    expiryYear: 27,
    billingZip: null,
  })
  expect((await send({ ...CARD, billingZip: undefined, isDefault: undefined })).status).toBe(201)
})

test('the first card is the default until another is chosen; the list begins with the default', async () => {
  await add({ last4: '0001' })
  await add({ last4: '0002' })
  expect(await defaults()).toEqual(['0001'])
  await add({ last4: '0003', isDefault: true })
  expect((await list()).map(({ last4 }) => last4)).toEqual(['0003', '0002', '0001'])
  expect(await defaults()).toEqual(['0003'])
  const [, second] = await list()
  const { status, body } = await setDefault(second?.id ?? '')
  expect([status, body.isDefault, body.last4]).toEqual([200, true, '0002'])
  expect(await defaults()).toEqual(['0002'])
  expect((await setDefault(second?.id ?? '')).status).toBe(200)
})

test('removing the default promotes the newest; removing another changes nothing', async () => {
  for (const last4 of ['0001', '0002', '0003']) await add({ last4 })
  const [first, newest, middle] = await list()
  expect(await remove(middle?.id ?? '')).toMatchObject({ status: 200, body: { success: true } })
  expect(await defaults()).toEqual(['0001'])
  await remove(first?.id ?? '')
  expect(await defaults()).toEqual(['0003'])
  await remove(newest?.id ?? '')
  expect(await list()).toEqual([])
  await add({ last4: '0004' })
  expect(await defaults()).toEqual(['0004'])
})

test('additions, removals and changes of the default are audited without anything typed freely', async () => {
  const { body: first } = await add({ cardholderName: 'Secret Name' })
  const { body: second } = await add()
  await setDefault(second.id)
  await remove(second.id)
  const entries = await app.context.db
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'before', 'after'])
    .where('actor_id', '=', payer.customer.id)
    .orderBy('id')
    .execute()
  const kept = { type: 'credit_card', last4: '4242' }
  const [off, on] = [{ isDefault: false }, { isDefault: true }]
  expect(entries).toEqual([
    { action: 'payment-method.added', entity_id: first.id, before: null, after: { ...kept, ...on } },
    { action: 'payment-method.added', entity_id: second.id, before: null, after: { ...kept, ...off } },
    { action: 'payment-method.made-default', entity_id: second.id, before: off, after: on },
    { action: 'payment-method.removed', entity_id: second.id, before: { ...kept, ...on }, after: null },
    { action: 'payment-method.made-default', entity_id: first.id, before: off, after: on },
  ])
})

describe('a full card number or security code is refused with a sentence, never stored or logged (P7.12)', () => {
  test.each([
    { number: '4111111111111111' },
    { cardNumber: '' },
    { card_number: null },
    { cvv: '737' },
    { cvc: 737 },
    { securityCode: '737' },
    { pan: 'x' },
    { metadata: { deep: [{ Card: { CVV2: '' } }] } },
    { brand: '4111 1111 1111 1111' },
    { cardholderName: '4111-1111-1111-1111' },
    { cardholderName: '4111\u200b11111111\u200b1111' },
    { billingZip: '4111111111111111' },
    { paymentProcessorId: '4111111111111111' },
    { anything: { at: ['all', 4_111_111_111_111_111] } },
  ])('%j', async (more) => {
    const { status, body } = await add(more)
    expect(status).toBe(400)
    expect(body.error).toBe('Never send a whole card number or a security code. The last four digits are all we keep.')
    expect(await list()).toEqual([])
    const traces = [JSON.stringify(body), app.logged.join('')].join('')
    for (const secret of ['4111', '1111-1111', '737']) expect(traces).not.toContain(`"${secret}`)
    expect(traces).not.toContain('4111')
    const audited = app.context.db.selectFrom('audit_log').select('id').where('actor_id', '=', payer.customer.id)
    expect(await audited.execute()).toEqual([])
  })
})

test.each([
  [{ type: 'gift_card' }, 'type'],
  [{ type: undefined }, 'type'],
  [{ last4: '424' }, 'last4'],
  [{ last4: 4242 }, 'last4'],
  [{ last4: '４２４２' }, 'last4'],
  [{ brand: '' }, 'brand'],
  [{ brand: 'x'.repeat(41) }, 'brand'],
  [{ expiryMonth: 13 }, 'expiryMonth'],
  [{ expiryMonth: '' }, 'expiryMonth'],
  [{ expiryMonth: true }, 'expiryMonth'],
  [{ expiryYear: null }, 'expiryYear'],
  [{ expiryYear: '20311' }, 'expiryYear'],
  [{ expiryYear: 1e300 }, 'expiryYear'],
  [{ cardholderName: '   ' }, 'cardholderName'],
  [{ cardholderName: 'a\u0000' }, 'cardholderName'],
  [{ cardholderName: 'x'.repeat(201) }, 'cardholderName'],
  [{ billingZip: 'x'.repeat(21) }, 'billingZip'],
  [{ isDefault: 'yes' }, 'isDefault'],
])('a card that cannot be: %j', async (more, field) => {
  const { status, body } = await add(more)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  expect(await list()).toEqual([])
})

test('malformed payloads are refused', async () => {
  for (const payload of [[], [CARD], 'null', '"card"', '{', { ...CARD, note: 'x'.repeat(300_000) }]) {
    const headers = { cookie: payer.cookie, 'content-type': 'application/json' }
    const url = '/api/customer/payment-methods'
    const { status } = await app.send({ method: 'POST', url, payload, headers })
    expect([400, 413]).toContain(status)
  }
})

test('at most 50 cards are kept', async () => {
  await app.context.db
    .insertInto('payment_methods')
    .values(
      Array.from({ length: MAX_CARDS }, () => ({
        customer_id: payer.customer.id,
        type: 'debit_card' as const,
        last4: '0000',
        brand: 'Visa',
        expiry_month: 1,
        expiry_year: 2030,
        cardholder_name: 'R',
      })),
    )
    .execute()
  const { status, body } = await add()
  expect([status, body.error]).toEqual([409, 'At most 50 cards can be kept. Please remove one first.'])
  await remove((await list())[0]?.id ?? '')
  expect((await add()).status).toBe(201)
})

test('other customers’ cards are neither seen, changed nor removed', async () => {
  const { body: card } = await add()
  const { cookie } = await buildPayer(app)
  expect((await app.call('GET /api/customer/payment-methods', { cookie })).body).toEqual([])
  for (const id of [card.id, randomUUID()]) {
    expect((await remove(id, cookie)).status).toBe(404)
    expect((await setDefault(id, cookie)).status).toBe(404)
  }
  expect((await remove('1')).status).toBe(400)
  expect((await setDefault('1')).status).toBe(400)
  expect(await list()).toHaveLength(1)
})

test('exactly one card is the default after twenty changes at once (S48)', async () => {
  const first = await Promise.all(Array.from({ length: 20 }, (_, i) => add({ isDefault: i % 3 === 0 })))
  expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
  expect(await defaults()).toHaveLength(1)
  const cards = await list()
  const changes = await Promise.all(
    cards.map(async ({ id }, i) => {
      if (i % 4 === 0) return (await remove(id)).status
      return i % 4 === 1 ? (await add({ isDefault: i % 8 === 1 })).status : (await setDefault(id)).status
    }),
  )
  expect(changes.filter((status) => status >= 300)).toEqual([])
  expect(await defaults()).toHaveLength(1)
  expect(await list()).toHaveLength(20)
})
