import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { buildNight } from '#tests/support/mail.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'

const KEY = 'GET /api/customer/bookings/:id/calendar'

test('a customer gets a booking of theirs as a file for a calendar; anyone else gets nothing', async () => {
  await using app = await startTestApp({ env: { PUBLIC_URL: 'https://marquee.example' } })
  const { db } = app.context
  const night = await buildNight(app, { event_date: new Date('2026-12-05T02:00:00Z') })
  const cookie = await signIn(app, { role: 'customer', customerId: night.customer_id })
  const params = { id: night.id }

  const { status, headers, body } = await app.call(KEY, { params, cookie, headers: { host: 'evil.example' } })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(headers['content-disposition']).toBe(`attachment; filename="vera-vane-${atlantaDay(night.event_date)}.ics"`)
  expect(headers['cache-control']).toBe('no-store')
  const file = String(body)
  expect(file).not.toMatch(/dana@example\.com|555-0199|evil\.example/)
  const calendar = new ICAL.Component(ICAL.parse(file))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  expect(event.uid).toBe(`${night.id}@marquee.example`)
  expect(event.sequence).toBe(night.version)
  expect(event.location).toBe('Grant Park, Atlanta')

  await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', night.id).execute()
  const cancelled = String((await app.call(KEY, { params, cookie })).body)
  expect(cancelled).toContain('STATUS:CANCELLED')
  expect(cancelled).toContain(`SEQUENCE:${night.version + 1}`)

  const other = await buildCustomer(db)
  const others = await buildBooking(db)
  expect((await app.call(KEY, { params: { id: others.id }, cookie })).status).toBe(404)
  const stranger = await signIn(app, { role: 'customer', customerId: other.id })
  expect((await app.call(KEY, { params, cookie: stranger })).status).toBe(404)
  expect((await app.call(KEY, { params: { id: crypto.randomUUID() }, cookie })).status).toBe(404)
  expect((await app.call(KEY, { params: { id: 'x' }, cookie })).status).toBe(400)
  expect((await app.call(KEY, { params })).status).toBe(401)
})
