import { expect, test } from 'vitest'
import { buildInvoice, buildPayer } from '#tests/support/billing.ts'
import { makeBookingReaders } from '#tests/support/bookings.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'

test('guests alone can be asked for: at once while pending, else with the approval, and the invoice stays (P15.41)', async () => {
  await using app = await startTestApp()
  const { db } = app.context
  const { rowOf } = makeBookingReaders(() => db)
  const { cookie: admin } = await signInAdmin(app)
  const payer = await buildPayer(app)
  const ask = (id: string, guests: string | number) =>
    app.call('POST /api/customer/bookings/:id/change-request', {
      ...{ params: { id }, body: { guests }, cookie: payer.cookie },
    })

  const pending = await payer.book({ status: 'pending', guests: 20 })
  expect((await ask(pending.id, '1,250')).body.request).toBeNull()
  expect(await rowOf(pending.id)).toMatchObject({ guests: 1250, event_duration: pending.event_duration })
  expect((await ask(pending.id, '')).status).toBe(201)
  expect((await rowOf(pending.id)).guests).toBeNull()
  expect((await ask(pending.id, '2.5')).status).toBe(400)

  const { id } = await payer.book({ status: 'confirmed' })
  await buildInvoice(db, id)
  const { request } = (await ask(id, 40)).body
  expect(request?.wanted).toEqual({ guests: 40 })
  expect((await rowOf(id)).guests).toBeNull()
  const approve = { params: { id: request?.id ?? '' }, body: {}, cookie: admin }
  expect((await app.call('POST /api/admin/change-requests/:id/approve', approve)).status).toBe(200)
  expect((await rowOf(id)).guests).toBe(40)
  const invoices = await db.selectFrom('invoices').select('voided_at').where('booking_id', '=', id).execute()
  expect(invoices).toEqual([{ voided_at: null }])
})
