import { beforeEach, expect, test } from 'vitest'
import { buildBooking } from '#tests/support/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { findCancellation, insertCancellation } from './rows.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
  return () => app[Symbol.asyncDispose]()
})

test('a cancellation goes with its status: it is gone when the booking is reopened (P15.20)', async () => {
  const { db } = app.context
  const { id: booking_id } = await buildBooking(db, { status: 'cancelled' })
  const decided = { cause: 'customer' as const, reason_code: 'weather', keep_percent: 50 }
  const row = { booking_id, ...decided, policy_keep_cents: 36_000, keep_cents: 36_000, by_customer: true }
  expect(await insertCancellation(db, row)).toMatchObject(row)
  await db.updateTable('bookings').set({ special_requests: 'None.' }).where('id', '=', booking_id).execute()
  expect(await findCancellation(db, booking_id)).toMatchObject({ keep_cents: 36_000, deviation_reason: null })
  await db.updateTable('bookings').set({ status: 'pending' }).where('id', '=', booking_id).execute()
  expect(await findCancellation(db, booking_id)).toBeUndefined()
})
