import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildAgent, buildBooking, buildTestimonial } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInOutsiders } from '#tests/support/sign-in.ts'
import { until } from '#tests/support/until.ts'

const announced: unknown[] = []
const { app, admin } = await openOffice({ context: { announce: (happening) => announced.push(happening) } })

const answer = (id: string, reply: string | null, more: Record<string, unknown> = {}) =>
  app.call('PUT /api/admin/testimonials/:id/reply', { params: { id }, body: { reply }, cookie: admin, ...more })
const published = async () =>
  (await app.call('GET /api/testimonials/approved')).body.map(({ reply, repliedAt }) => [reply, repliedAt !== null])
/** The prepared read follows within a moment. */
const untilPublished = (wanted: unknown) =>
  until(async () => JSON.stringify(await published()) === JSON.stringify(wanted))

test('a reply is written, changed and removed; everyone reads it as plain text (P9.7)', async () => {
  const { db } = app.context
  const { id } = await buildTestimonial(db, { is_approved: true })
  await untilPublished([[null, false]])
  const written = await answer(id, '  Thank you,\n<b>Dana</b>. ')
  expect([written.status, written.body]).toMatchObject([200, { id, reply: 'Thank you,\n<b>Dana</b>.', version: 2 }])
  await untilPublished([['Thank you,\n<b>Dana</b>.', true]])
  expect(announced).toMatchObject([{ action: 'testimonial:replied', id, actor: { role: 'admin' } }])
  // the same again is a no-op
  expect((await answer(id, 'Thank you,\n<b>Dana</b>.')).body).toMatchObject({ version: 2 })
  expect((await answer(id, 'See you in May.', { headers: { 'if-match': '"2"' } })).body).toMatchObject({ version: 3 })
  expect(await answer(id, 'Late', { headers: { 'if-match': '"2"' } })).toMatchObject({
    status: 409,
    body: { fields: { reply: 'Now See you in May.' } },
  })
  expect((await answer(id, '')).body).toMatchObject({ reply: null, repliedAt: null })
  await untilPublished([[null, false]])
  const log = await db.selectFrom('audit_log').selectAll().where('entity_id', '=', id).orderBy('id').execute()
  expect(log.map(({ action }) => action)).toEqual([
    ...['testimonial.replied', 'testimonial.replied', 'testimonial.reply-removed'],
  ])
  expect(log[1]).toMatchObject({ before: { reply: 'Thank you,\n<b>Dana</b>.' }, after: { reply: 'See you in May.' } })
})

test('the office sees the agent whom a review is about, with the picture everyone sees (P9.8)', async () => {
  const { db } = app.context
  const agent = await buildAgent(db, { name: 'Vera Lux', poster_image: '/api/images/abc' })
  const booking = await buildBooking(db, { agent_id: agent.id, status: 'completed' })
  const { id } = await buildTestimonial(db, { booking_id: booking.id, is_approved: false })
  const { body } = await app.call('GET /api/testimonials', { query: { state: 'pending' }, cookie: admin })
  expect(body).toMatchObject([
    { id, bookingId: booking.id, agent: { id: agent.id, name: 'Vera Lux', image: '/api/images/abc' } },
  ])
})

test('invalid, unknown, strangers and other roles are refused', async () => {
  const { db } = app.context
  const { id } = await buildTestimonial(db, { is_approved: true })
  for (const reply of ['x'.repeat(2001), '\u200b', 7, undefined]) {
    const refused = await answer(id, reply as string)
    expect(refused).toMatchObject({ status: 400, body: { fields: { reply: expect.any(String) } } })
  }
  expect((await answer(randomUUID(), 'Hello')).status).toBe(404)
  const { agent, customer } = await signInOutsiders(app, (await buildBooking(db)).customer_id)
  expect((await answer(id, 'Hello', { cookie: undefined })).status).toBe(401)
  expect((await answer(id, 'Hello', { cookie: agent })).status).toBe(403)
  expect((await answer(id, 'Hello', { cookie: customer })).status).toBe(403)
})
