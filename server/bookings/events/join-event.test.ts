import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'

const office = await openOffice()

/** Enters a booking of a customer, into an event or one of its own. */
const enter = (agentId: string, more: Record<string, unknown>, headers = {}) =>
  office.app.call('POST /api/admin/bookings', {
    ...{ cookie: office.admin, headers },
    body: bookingBody(agentId, more) as never,
  })

async function start() {
  const { db } = office.app.context
  const customer = await buildCustomer(db, { email: `${randomUUID()}@example.com` })
  const [dj, bartender] = [await buildAgent(db, { hourly_rate: 100 }), await buildAgent(db, { hourly_rate: 50 })]
  const booking = await buildBooking(db, { agent_id: dj.id, customer_id: customer.id, customer_email: customer.email })
  return { db, customer, dj, bartender, booking }
}

test('the office adds a performer to an event: one proposal and one account cover both bookings (P6.230)', async () => {
  const { db, customer, dj, bartender } = await start()
  const first = await enter(dj.id, { customerEmail: customer.email })
  const eventId = first.body.eventId
  const added = await enter(bartender.id, { customerEmail: customer.email, eventId })
  expect([added.status, added.body.eventId]).toEqual([201, eventId])

  const params = { id: eventId }
  const { body } = await office.app.call('GET /api/admin/event-proposals/:id', { cookie: office.admin, params })
  expect(body.draft?.performers.map(({ agentId }) => agentId).toSorted()).toEqual([dj.id, bartender.id].toSorted())
  const details = await office.app.call('GET /api/admin/bookings/:id', {
    ...{ cookie: office.admin, params: { id: first.body.id } },
  })
  const ofEvent = details.body.otherBookings.filter(({ sameEvent }) => sameEvent)
  expect(ofEvent.map(({ id }) => id)).toEqual([added.body.id])
  await db.updateTable('bookings').set({ status: 'confirmed' }).where('event_id', '=', eventId).execute()
  const account = await office.app.call('GET /api/admin/event-accounts/:id', { cookie: office.admin, params })
  expect(account.body.bookings).toHaveLength(2)
  const audit = await db.selectFrom('audit_log').select('after').where('entity_id', '=', added.body.id).execute()
  expect(audit).toMatchObject([{ after: { eventId } }])
})

test.each([
  ['of another customer', async () => (await start()).booking.event_id, 404],
  ['that is unknown', () => randomUUID(), 404],
  ['that is no id', () => 'the wedding', 400],
])('an event %s is refused, and nothing is booked', async (_which, findEvent, status) => {
  const { db, customer, bartender } = await start()
  const eventId = await findEvent()
  const refused = await enter(bartender.id, { customerEmail: customer.email, eventId })
  expect(refused.status).toBe(status)
  expect(await db.selectFrom('bookings').select('id').where('agent_id', '=', bartender.id).execute()).toEqual([])
})

test('sent twice at once with one key, one performer joins', async () => {
  const { db, customer, bartender, booking } = await start()
  const headers = { 'idempotency-key': randomUUID() }
  const send = () => enter(bartender.id, { customerEmail: customer.email, eventId: booking.event_id }, headers)
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const joined = db.selectFrom('bookings').select('id').where('event_id', '=', booking.event_id)
  expect(await joined.execute()).toHaveLength(2)
})
