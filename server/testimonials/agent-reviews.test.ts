import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildAgent, buildBooking, buildTestimonial } from '#tests/support/factories.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

const app = await openTestApp()

const read = (id: string) => app.call('GET /api/agents/:id/reviews', { params: { id } })

async function review(agentId: string, day: number, values: Parameters<typeof buildTestimonial>[1] = {}) {
  const { db } = app.context
  const booking = await buildBooking(db, { agent_id: agentId, status: 'completed' })
  return buildTestimonial(db, { booking_id: booking.id, created_at: new Date(Date.UTC(2026, 0, day)), ...values })
}

test('the three latest approved reviews of this agent and how many there are (P9.12)', async () => {
  const { id } = await buildAgent(app.context.db)
  const other = await buildAgent(app.context.db)
  for (const day of [1, 4, 3, 2]) await review(id, day, { content: `day ${day}` })
  await review(id, 9, { content: 'waiting', is_approved: false })
  await review(other.id, 8, { content: 'of somebody else' })
  await buildTestimonial(app.context.db, { content: 'of no booking' })
  const { status, body } = await read(id)
  expect(status).toBe(200)
  expect([body.total, body.reviews.map(({ content }) => content)]).toEqual([4, ['day 4', 'day 3', 'day 2']])
  expect((await read(other.id)).body.reviews.map(({ content }) => content)).toEqual(['of somebody else'])
})

test('none, and one that is no longer approved is gone; nothing else of the booking is in the answer', async () => {
  const { db } = app.context
  const { id } = await buildAgent(db)
  expect((await read(id)).body).toEqual({ total: 0, reviews: [] })
  const { id: reviewId, booking_id } = await review(id, 1, { customer_name: 'Dana' })
  const { customer_email } = await db
    .selectFrom('bookings')
    .select('customer_email')
    .where('id', '=', booking_id ?? '')
    .executeTakeFirstOrThrow()
  const { body } = await read(id)
  expect(body.total).toBe(1)
  expect(JSON.stringify(body)).not.toContain(customer_email)
  await db.updateTable('testimonials').set({ is_approved: false }).where('id', '=', reviewId).execute()
  expect((await read(id)).body).toEqual({ total: 0, reviews: [] })
})

test('404 for an agent nobody may see, 400 for no id', async () => {
  const { db } = app.context
  const hidden = [await buildAgent(db, { published_at: null }), await buildAgent(db, { archived_at: new Date() })]
  for (const { id } of hidden) expect((await read(id)).status).toBe(404)
  expect((await read(randomUUID())).status).toBe(404)
  expect((await read('nobody')).status).toBe(400)
})
