import { expect, test } from 'vitest'
import { buildPayer, buildPayment } from '#tests/support/billing.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'

test('the hours of a tier are elapsed ones, also when the clocks change in between (P15.1, P15.21)', async () => {
  let now = new Date('2028-03-01T12:00:00Z')
  await using app = await startTestApp({ context: { now: () => now } })
  const payer = await buildPayer(app)
  // clocks go forward on March 12, 2028 and back on November 5, both at 2 in the morning in Atlanta
  for (const [start, lastFree] of [
    ['2028-03-13T18:00:00-04:00', '2028-03-10T17:00:00-05:00'],
    ['2028-11-06T18:00:00-05:00', '2028-11-03T19:00:00-04:00'],
  ] as const) {
    const event_date = new Date(start)
    const booking = await payer.book({ status: 'confirmed', event_date, total_cents: 33_337 })
    await buildPayment(app.context.db, booking.id, { amount_cents: 33_337, verified_at: new Date() })
    const preview = async () => {
      const call = { params: { id: booking.id }, cookie: payer.cookie }
      return (await app.call('GET /api/customer/bookings/:id/cancellation', call)).body.figures
    }
    now = new Date(lastFree)
    expect(await preview()).toMatchObject({ keepPercent: 0, until: now.toISOString(), refund: 33_337 })
    now = new Date(now.getTime() + 1)
    expect(await preview()).toMatchObject({ keepPercent: 50, kept: 16_669, refund: 16_668, nextPercent: 100 })
  }
})
