import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { endSessions } from '#server/accounts/sessions/end-access.ts'
import { CUSTOMER_LIVE_ACTIONS, LIVE_ACTIONS } from '#shared/model/live.ts'
import { buildPayer } from '#tests/support/billing.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { readStatuses } from '#tests/support/refusals.ts'
import { signInOutsiders } from '#tests/support/sign-in.ts'
import { openStream, readEvents, untilListening } from '#tests/support/streams.ts'
import { until } from '#tests/support/until.ts'

const PATH = '/api/customer/events'

const { app, admin } = await openOffice()
await app.app.listen({ port: 0, host: '127.0.0.1' })
await untilListening(app, 1)

const listen = (cookie: string) => openStream(app.app, PATH, cookie)
const setStatus = (id: string, status: 'confirmed' | 'completed') =>
  app.call('PUT /api/bookings/:id', { params: { id }, body: { status }, cookie: admin })
const note = (id: string) =>
  app.call('POST /api/admin/bookings/:id/notes', { params: { id }, body: { content: 'Secret' }, cookie: admin })

describe('GET /api/customer/events (P4.25)', () => {
  test('sends a customer what happens to own bookings and payments, and nothing of another customer', async () => {
    const [renee, grant] = [await buildPayer(app), await buildPayer(app)]
    const agent = await buildAgent(app.context.db, { name: 'Felix Amadou' })
    const [hers, his] = [await renee.book({ agent_id: agent.id }), await grant.book()]
    const [stream, secondWindow, others] = [
      await listen(renee.cookie),
      await listen(renee.cookie),
      await listen(grant.cookie),
    ]
    await setStatus(his.id, 'confirmed')
    await setStatus(hers.id, 'confirmed')
    await note(hers.id)
    const pay = { params: { id: hers.id }, cookie: renee.cookie, body: { paymentMethod: 'cash' as const } }
    expect((await app.call('POST /api/customer/bookings/:id/pay', pay)).status).toBe(200)
    const payments = (await app.call('GET /api/payments', { cookie: admin })).body
    const payment = payments.find(({ bookingId }) => bookingId === hers.id)
    await app.call('POST /api/admin/payments/:id/verify', { params: { id: payment?.id ?? '' }, cookie: admin })
    await until(() => stream.events === 3 && secondWindow.events === 3 && others.events === 1)
    await sleep(200)
    const subject = { name: 'Felix Amadou', date: hers.event_date.toISOString() }
    const about = { id: hers.id, at: expect.any(String), subject }
    const told = [
      { ...about, kind: 'booking', action: 'booking:confirmed', actor: null },
      {
        ...{ ...about, kind: 'payment', action: 'payment:reported' },
        actor: { role: 'customer', name: null, self: true },
      },
      { ...about, kind: 'payment', action: 'payment:verified', actor: null },
    ]
    expect(readEvents(stream)).toEqual(told)
    expect(readEvents(secondWindow)).toEqual(told)
    expect(readEvents(others).map(({ id, action }) => [id, action])).toEqual([[his.id, 'booking:confirmed']])
    expect(others.text).not.toContain(hers.id)
  })

  test('sends nothing of what only the office and the agent hear of a booking', async () => {
    const renee = await buildPayer(app)
    const booking = await renee.book()
    const stream = await listen(renee.cookie)
    const hidden = LIVE_ACTIONS.filter((action) => !CUSTOMER_LIVE_ACTIONS.includes(action))
    expect(hidden).toEqual(
      expect.arrayContaining(['payment:disputed', 'payment:dispute-lost', 'payment:dispute-won', 'payment:not-due']),
    )
    for (const action of hidden) app.context.announce({ action, id: booking.id, actor: null })
    for (const action of hidden) app.context.announce({ action, id: renee.customer.id, actor: null })
    await setStatus(booking.id, 'confirmed')
    await until(() => stream.events > 0)
    await sleep(200)
    expect(readEvents(stream).map(({ action }) => action)).toEqual(['booking:confirmed'])
  })

  test.each(['log-out', 'revocation', 'suspension'] as const)('ends with its session: %s', async (how) => {
    const [renee, grant] = [await buildPayer(app), await buildPayer(app)]
    const [hers, his] = [await renee.book(), await grant.book()]
    const [stream, stays] = [await listen(renee.cookie), await listen(grant.cookie)]
    const { id } = renee.customer
    if (how === 'log-out') await app.call('POST /api/customer/logout', { cookie: renee.cookie })
    if (how === 'revocation') await endSessions(app.context.db, { role: 'customer', id })
    if (how === 'suspension') {
      const body = { reason: 'Threatened an agent' }
      await app.call('POST /api/admin/customers/:id/suspend', { params: { id }, body, cookie: admin })
    }
    await until(() => stream.ended)
    expect(stream.text).toContain('event: ended')
    await setStatus(hers.id, 'confirmed')
    await setStatus(his.id, 'confirmed')
    await until(() => stays.events === 1)
    expect(stream.events).toBe(0)
    expect((await app.send({ method: 'GET', url: PATH, headers: { cookie: renee.cookie } })).status).toBe(401)
  })

  test('is for customers', async () => {
    const { agent } = await signInOutsiders(app)
    expect(await readStatuses(app, PATH, admin, agent)).toEqual([401, 403, 403])
  })
})
