import { beforeEach, describe, expect, test } from 'vitest'
import { countStatuses, sendAtOnce } from '#tests/support/at-once.ts'
import { paymentDispute } from '../disputes/mails.ts'
import { reconcilePayments } from './reconcile.ts'
import { openEventCheckouts, written } from './test-support/event-checkouts.ts'

const { agency, app, stripe, db, buildPaid, deliverAbout, refund, refundsOf } = await openEventCheckouts()
beforeEach(() => stripe.feesBecome(null))

describe('a refund of one card payment for all bookings of an event (P7.180)', () => {
  /** The body of a refund of $450: $200 of the last booking, $250 of the one before it. */
  async function shownOf(rows: { id: string; amount_cents: number }[]) {
    const idOf = (cents: number) => rows.find(({ amount_cents }) => amount_cents === cents)?.id ?? ''
    return {
      amount: 45_000,
      parts: [
        { paymentId: idOf(20_000), amount: 20_000 },
        { paymentId: idOf(40_000), amount: 25_000 },
      ],
    }
  }

  test('is one call to the provider, and one mail once it is done', async () => {
    const { rows, intent, mails } = await buildPaid()
    stripe.refundsBecome('pending')
    const shown = await shownOf(await rows())
    const begun = await refund(shown.parts[1]?.paymentId ?? '', shown)
    expect([begun.status, begun.body.paymentStatus]).toEqual([201, 'pending'])
    const [made, ...more] = refundsOf(intent)
    expect([made?.amount, more]).toEqual([45_000, []])
    expect(await mails()).toEqual(['payment-received'])
    if (made) made.status = 'succeeded'
    for (let i = 0; i < 2; i++) await deliverAbout('refund.updated', made)
    const refunds = (await rows()).filter(({ kind }) => kind === 'refund')
    expect(written(refunds)).toEqual(['refund completed 20000', 'refund completed 25000'])
    expect(new Set(refunds.map(({ group_id, processor_id }) => `${group_id} ${processor_id}`)).size).toBe(1)
    expect(await mails()).toEqual(['payment-received', 'payment-refunded'])
    // it fails later: nothing went back
    if (made) made.status = 'failed'
    await deliverAbout('refund.failed', made)
    expect(written((await rows()).filter(({ kind }) => kind === 'refund'))).toEqual([
      ...['refund failed 20000', 'refund failed 25000'],
    ])
    const entries = await db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', shown.parts[0]?.paymentId ?? '')
      .where('action', 'like', 'payment.refund%')
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      ...['payment.refund-begun', 'payment.refunded', 'payment.refund-failed'],
    ])
  })

  test('that the provider refuses gives nothing back, and says so', async () => {
    const { rows, intent } = await buildPaid()
    const shown = await shownOf(await rows())
    stripe.trouble(400, '/v1/refunds')
    expect((await refund(shown.parts[0]?.paymentId ?? '', shown)).status).toBe(409)
    stripe.trouble(undefined, '/v1/refunds')
    expect(refundsOf(intent)).toEqual([])
    expect((await refund(shown.parts[0]?.paymentId ?? '', shown)).status).toBe(201)
  })

  test.each(['hang up', 'answer lost'] as const)('whose answer never comes (%s) ends once', async (trouble) => {
    const { rows, intent } = await buildPaid()
    const shown = await shownOf(await rows())
    stripe.trouble(trouble, '/v1/refunds')
    expect((await refund(shown.parts[0]?.paymentId ?? '', shown)).body.paymentStatus).toBe('pending')
    stripe.trouble(undefined, '/v1/refunds')
    stripe.forgetKeys()
    await db
      .updateTable('payments')
      .set({ created_at: new Date(Date.now() - 600_000) })
      .where('kind', '=', 'refund')
      .where('payment_status', '=', 'pending')
      .execute()
    await Promise.all([reconcilePayments(app.context), reconcilePayments(app.context)])
    await reconcilePayments(app.context)
    expect(refundsOf(intent).map(({ amount }) => amount)).toEqual([45_000])
    expect(written((await rows()).filter(({ kind }) => kind === 'refund')).sort()).toEqual([
      ...['refund completed 20000', 'refund completed 25000'],
    ])
  })

  test('twenty at once, of one booking and of all, never give back more than was paid', async () => {
    const { rows, intent } = await buildPaid([10_000, 10_000])
    const [one, two] = await rows()
    const amount = 20_000
    const parts = [one, two].map((row) => ({ paymentId: row?.id ?? '', amount: 10_000 }))
    const answers = await sendAtOnce(20, (i) =>
      refund((i % 4 < 2 ? one : two)?.id ?? '', i % 2 === 0 ? { amount, parts } : { amount: 10_000 }),
    )
    const counts = countStatuses(answers)
    expect(Object.keys(counts).sort()).toEqual(['201', '409'])
    expect(refundsOf(intent).reduce((sum, row) => sum + row.amount, 0)).toBe(20_000)
  })

  test('of one booking alone goes to the same card', async () => {
    const { rows, intent } = await buildPaid()
    const [first] = await rows()
    expect((await refund(first?.id ?? '', { amount: 1_000 })).status).toBe(201)
    expect(refundsOf(intent)).toMatchObject([{ amount: 1_000 }])
    const [made] = (await rows()).filter(({ kind }) => kind === 'refund')
    expect(made).toMatchObject({ payment_id: first?.id, group_id: null, processor_id: refundsOf(intent)[0]?.id })
  })

  test('that was begun at the provider’s desk goes to the bookings, the last first, and never beyond what was paid', async () => {
    const { rows, intent, mails } = await buildPaid()
    const desk = stripe.refundAtDesk(intent, 45_000)
    for (let i = 0; i < 2; i++) await deliverAbout('refund.created', desk)
    expect(written((await rows()).filter(({ kind }) => kind === 'refund'))).toEqual([
      ...['refund completed 20000', 'refund completed 25000'],
    ])
    expect(await mails()).toEqual(['payment-received', 'payment-refunded'])
    await deliverAbout('refund.created', stripe.refundAtDesk(intent, 45_001))
    expect((await rows()).filter(({ kind }) => kind === 'refund')).toHaveLength(2)
  })
})

test('a refund that waits at the provider’s desk is not made a second time by the job', async () => {
  const booking = await agency.book()
  const { intent } = await agency.payByCard(booking.id)
  const desk = stripe.refundAtDesk(intent, 10_000, 'pending')
  await deliverAbout('refund.created', desk)
  await agency.age(booking.id)
  await reconcilePayments(app.context)
  expect(refundsOf(intent)).toHaveLength(1)
  desk.status = 'succeeded'
  await reconcilePayments(app.context)
  expect(refundsOf(intent)).toHaveLength(1)
  expect((await agency.ledgerOf(booking.id)).map(({ payment_status }) => payment_status)).toEqual([
    ...['completed', 'completed'],
  ])
})

test('a dispute is of all bookings: each row shows it, none is refunded, and lost money is owed again (P7.58)', async () => {
  const { rows, intent, states, customer } = await buildPaid()
  const dispute = stripe.dispute(intent, 90_000)
  await deliverAbout('charge.dispute.created', dispute)
  const q = { q: customer.email }
  const list = async (show?: 'disputed') =>
    (await app.call('GET /api/payments', { cookie: agency.cookie, query: { ...q, ...(show && { show }) } })).body
  expect((await list('disputed')).map((row) => row.dispute?.state)).toEqual(['open', 'open', 'open'])
  for (const { id } of await rows()) expect((await refund(id, { amount: 1 })).status).toBe(409)
  dispute.status = 'lost'
  for (let i = 0; i < 2; i++) await deliverAbout('charge.dispute.closed', dispute)
  const back = (await rows()).filter(({ kind }) => kind === 'reversal')
  expect(written(back)).toEqual(['reversal completed 20000', 'reversal completed 40000', 'reversal completed 30000'])
  expect(await states()).toEqual(Array(3).fill('pending pending'))
  const { id: disputeId } = await db.selectFrom('disputes').select('id').executeTakeFirstOrThrow()
  const mail = await paymentDispute.compose(app.context, {
    ...{ id: disputeId, kind: 'payment-dispute', recipient: null, customer_id: null, user_id: null, booking_id: null },
    ...{ data: { disputeId, state: 'open' }, attempts: 0, deferred: false, request_id: null },
  })
  expect(mail?.facts?.map(([label, fact]) => `${label}: ${fact}`)).toEqual(
    expect.arrayContaining([1, 2, 3].map((n) => expect.stringMatching(`Performer ${n}: \\$[234]00\\.00$`))),
  )
  dispute.status = 'won'
  await deliverAbout('charge.dispute.closed', dispute)
  expect(await states()).toEqual(Array(3).fill('paid paid'))
  // lost after all, of a part: the last booking first
  Object.assign(dispute, { status: 'lost' })
  await deliverAbout('charge.dispute.closed', dispute)
  expect(await states()).toEqual(Array(3).fill('pending pending'))
  expect((await rows()).filter(({ kind }) => kind === 'reversal')).toHaveLength(3)
})
