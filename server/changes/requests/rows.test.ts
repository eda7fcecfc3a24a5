import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { buildBooking } from '#tests/support/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { findOpenRequest, insertRequest, lockRequest, saveRequest } from './rows.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
  return () => app[Symbol.asyncDispose]()
})

test('a booking has one open request; another one waits for its answer (P15.40)', async () => {
  const { db } = app.context
  const { id: booking_id } = await buildBooking(db, { status: 'confirmed' })
  const request = { booking_id, kind: 'change' as const, wanted: { eventDuration: 6 }, price_cents: 60_000 }
  const first = await insertRequest(db, request)
  expect(await findOpenRequest(db, booking_id)).toEqual(first)
  expect(await lockRequest(db, first.id)).toMatchObject({ wanted: { eventDuration: 6 }, version: 1 })
  await expect(insertRequest(db, { booking_id, kind: 'cancel' })).rejects.toMatchObject({
    ...{ status: 409, message: 'There is already an open request' },
  })
  const saved = await saveRequest(db, first.id, { state: 'declined', answer: 'We are full.' })
  expect(saved).toMatchObject({ state: 'declined', version: 2 })
  expect(await findOpenRequest(db, booking_id)).toBeUndefined()
  await insertRequest(db, { booking_id, kind: 'cancel', reason_code: 'weather' })
})

test('two requests at once: one is written', async () => {
  const { db } = app.context
  const { id: booking_id } = await buildBooking(db, { status: 'confirmed' })
  const ask = () => insertRequest(db, { booking_id, kind: 'cancel' }).then(({ state }) => state)
  const answers = await Promise.allSettled([ask(), ask(), ask()])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  const { rows } = await sql`select from booking_requests where booking_id = ${booking_id}`.execute(db)
  expect(rows).toHaveLength(1)
})
