import { beforeEach, expect, test } from 'vitest'
import { openCardAgency } from '#tests/support/card-payments.ts'
import { reconcilePayments } from './reconcile.ts'

const agency = await openCardAgency()

beforeEach(async () => {
  agency.stripe.asked.length = 0
  await agency.app.database.pool.query('delete from payments; delete from checkouts; delete from reconcile_looks')
})

/** Bookings paid by card, each with a refund that has been pending for so many minutes. */
async function begunRefunds(count: number, minutes: number) {
  const made = []
  for (let i = 0; i < count; i++) {
    const { id } = await agency.book()
    const intent = `pi_${minutes}_${i}`
    const { rows } = await agency.app.database.pool.query(
      `with paid as (
        insert into payments (booking_id, amount_cents, payment_method, payment_status, processor, processor_id, reported_by, purpose)
        values ($1, 40000, 'card', 'completed', 'stripe', $2, 'processor', 'full') returning id
      )
      insert into payments (booking_id, amount_cents, payment_method, payment_status, kind, payment_id, processor, created_at)
      select $1, 40000, 'card', 'pending', 'refund', id, 'stripe', now() - make_interval(mins => $3) from paid returning id`,
      [id, intent, minutes],
    )
    made.push({ id: rows[0].id as string, intent, amount: 40_000 }) // the row's id
  }
  return made
}

/** The provider knows these refunds, and they stay pending there. */
function knowAsPending(refunds: { id: string; intent: string; amount: number }[]) {
  for (const { id, intent, amount } of refunds) {
    agency.stripe.refundAtDesk(intent, amount, 'pending').metadata = { refund_id: id }
  }
}

const stateOf = async (id: string) =>
  (await agency.app.database.pool.query('select payment_status from payments where id = $1', [id])).rows[0]
    .payment_status

test('sixty refunds that stay pending keep no other from being finished in the next run (P7.29)', async () => {
  knowAsPending(await begunRefunds(60, 60))
  const [young] = await begunRefunds(1, 10)
  if (!young) throw new Error('no refund')
  agency.stripe.refundAtDesk(young.intent, young.amount, 'succeeded').metadata = { refund_id: young.id }
  await reconcilePayments(agency.app.context)
  expect(await stateOf(young.id)).toBe('pending')
  await reconcilePayments(agency.app.context)
  expect(await stateOf(young.id)).toBe('completed')
})

test('pending refunds take nothing from expired checkouts: each kind has its own share of a run', async () => {
  knowAsPending(await begunRefunds(55, 60))
  const booking = await agency.book()
  await agency.checkout(booking.id)
  await agency.age(booking.id)
  await reconcilePayments(agency.app.context)
  expect(await agency.checkoutsOf(booking.id)).toMatchObject([{ state: 'expired' }])
})

test('an answer nobody can read leaves its row waiting; the others are finished', async () => {
  const [odd, plain] = await begunRefunds(2, 30)
  if (!odd || !plain) throw new Error('no refunds')
  agency.stripe.refundAtDesk(plain.intent, plain.amount, 'succeeded').metadata = { refund_id: plain.id }
  const oddPath = `/v1/refunds?payment_intent=${odd.intent}&limit=100`
  agency.stripe.trouble('nonsense', oddPath)
  await reconcilePayments(agency.app.context)
  agency.stripe.trouble(undefined, oddPath)
  expect(agency.stripe.asked.map(({ path }) => path)).toContain(oddPath)
  expect([await stateOf(odd.id), await stateOf(plain.id)]).toEqual(['pending', 'completed'])
})

test('a provider that is away ends the run after one question, and the next run begins with the others', async () => {
  const refunds = await begunRefunds(3, 30)
  knowAsPending(refunds)
  agency.stripe.trouble(503)
  for (let run = 0; run < 3; run++) await reconcilePayments(agency.app.context)
  expect(agency.stripe.asked).toHaveLength(3)
  expect(new Set(agency.stripe.asked.map(({ path }) => path)).size).toBe(3)
})
