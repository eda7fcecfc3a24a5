import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildPayer } from '#tests/support/billing.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInAgent } from '#tests/support/sign-in.ts'

const { app, admin } = await openOffice()

const read = (id: string, cookie: string) =>
  app.call('GET /api/customer/bookings/:id/history', { params: { id }, cookie })
const setStatus = (id: string, status: 'confirmed' | 'completed' | 'cancelled') =>
  app.call('PUT /api/bookings/:id', { params: { id }, body: { status }, cookie: admin })

describe('GET /api/customer/bookings/:id/history (P4.26)', () => {
  test('lists what happened, the latest first, with nothing of what stays with the office', async () => {
    const renee = await buildPayer(app)
    const agent = await signInAgent(app)
    const { id } = await renee.book({ agent_id: agent.id, total_cents: 20_000, event_duration: 2 })
    const params = { id }
    await app.call('POST /api/agent/bookings/:id/answer', {
      ...{ params, cookie: agent.cookie, body: { answer: 'declined', reason: 'Secret of the agent' } },
    })
    await setStatus(id, 'confirmed')
    await app.call('POST /api/admin/bookings/:id/notes', { params, cookie: admin, body: { content: 'Secret note' } })
    const eventDate = '2031-05-04T20:00:00-04:00'
    await app.call('PUT /api/admin/bookings/:id/details', {
      ...{ params, cookie: admin, body: { eventDate, eventLocation: 'Piedmont Park', reason: 'Secret reason' } },
    })
    await app.call('PUT /api/admin/bookings/:id/price', {
      ...{ params, cookie: admin, body: { totalAmount: 250, reason: 'Secret discount' } },
    })
    const body = { paymentMethod: 'zelle' as const, transactionId: 'ref-SECRET-1' }
    expect((await app.call('POST /api/customer/bookings/:id/pay', { params, cookie: renee.cookie, body })).status).toBe(
      200,
    )
    const payment = (await app.call('GET /api/payments', { cookie: admin })).body.find((row) => row.bookingId === id)
    await app.call('POST /api/admin/payments/:id/verify', { params: { id: payment?.id ?? '' }, cookie: admin })
    await setStatus(id, 'completed')

    const answer = await read(id, renee.cookie)
    expect(answer.status).toBe(200)
    expect(answer.body.map(({ kind, by }) => [kind, by])).toEqual([
      ['completed', 'agency'],
      ['payment-verified', 'agency'],
      ['payment-reported', 'customer'],
      ['priced', 'agency'],
      ['changed', 'agency'],
      ['confirmed', 'agency'],
      ['requested', 'customer'],
    ])
    const [, verified, reported, priced, changed] = answer.body
    expect(changed).toEqual({
      ...{ at: expect.stringMatching(/Z$/), kind: 'changed', by: 'agency', fields: ['date', 'place'] },
      ...{ eventDate: new Date(eventDate).toISOString(), eventDuration: 2, agentName: null, invoiceNumber: null },
      ...{ amount: null, paymentMethod: null },
    })
    expect(priced).toMatchObject({ amount: 25_000, fields: [] })
    for (const money of [verified, reported]) expect(money).toMatchObject({ amount: 25_000, paymentMethod: 'zelle' })
    expect(JSON.stringify(answer.body)).not.toMatch(/secret/i)
  })

  test('a new date has the hours that the booking had then, also when they change later', async () => {
    const renee = await buildPayer(app)
    const agent = await signInAgent(app)
    const { id } = await renee.book({ agent_id: agent.id, event_duration: 2 })
    const change = (body: object) =>
      app.call('PUT /api/admin/bookings/:id/details', {
        ...{ params: { id }, cookie: admin, body: { ...body, reason: 'Asked by phone' } },
      })
    expect((await change({ eventDate: '2031-05-04T20:00:00-04:00' })).status).toBe(200)
    expect((await change({ eventDate: '2031-05-05T20:00:00-04:00', eventDuration: 5 })).status).toBe(200)
    expect((await change({ eventDuration: 3 })).status).toBe(200)
    const moved = (await read(id, renee.cookie)).body.flatMap(({ eventDuration }) => eventDuration ?? [])
    expect(moved).toEqual([5, 2])
  })

  test('leaves out a change of status that was undone, and keeps the one after it', async () => {
    const renee = await buildPayer(app)
    const agent = await signInAgent(app)
    const { id } = await renee.book({ agent_id: agent.id })
    await setStatus(id, 'cancelled')
    const undone = await app.call('POST /api/admin/bookings/:id/undo', { params: { id }, cookie: admin })
    expect(undone.status).toBe(200)
    expect((await read(id, renee.cookie)).body.map(({ kind }) => kind)).toEqual(['requested'])
    await setStatus(id, 'confirmed')
    expect((await read(id, renee.cookie)).body.map(({ kind }) => kind)).toEqual(['confirmed', 'requested'])
  })

  test('says what the customer did: asked, withdrew, canceled; and a payment that the office returned', async () => {
    const renee = await buildPayer(app)
    const agent = await signInAgent(app)
    const { id } = await renee.book({ agent_id: agent.id, status: 'confirmed' })
    const own = { params: { id }, cookie: renee.cookie }
    const asked = await app.call('POST /api/customer/bookings/:id/change-request', {
      ...{ ...own, body: { eventLocation: 'Inman Park' } },
    })
    expect(asked.status).toBeLessThan(300)
    await app.call('POST /api/customer/bookings/:id/pay', { ...own, body: { paymentMethod: 'cash' } })
    const payment = (await app.call('GET /api/payments', { cookie: admin })).body.find((row) => row.bookingId === id)
    await app.call('POST /api/admin/payments/:id/reverse', {
      ...{ params: { id: payment?.id ?? '' }, cookie: admin, body: { reason: 'Secret: never arrived' } },
    })
    const { body } = await read(id, renee.cookie)
    expect(body.map(({ kind, by }) => [kind, by])).toEqual([
      ['payment-reversed', 'agency'],
      ['payment-reported', 'customer'],
      ['change-asked', 'customer'],
      ['requested', 'customer'],
    ])
    expect(body[2]?.fields).toEqual(['place'])
    expect(JSON.stringify(body)).not.toContain('Secret')
  })

  test("is the customer's alone: another customer's and an unknown booking are 404, other roles refused", async () => {
    const [renee, grant] = [await buildPayer(app), await buildPayer(app)]
    const agent = await signInAgent(app)
    const { id } = await renee.book()
    expect((await read(id, grant.cookie)).status).toBe(404)
    expect((await read(randomUUID(), grant.cookie)).status).toBe(404)
    expect((await read('x', grant.cookie)).status).toBe(400)
    expect((await read(id, '')).status).toBe(401)
    expect((await read(id, agent.cookie)).status).toBe(403)
    expect((await read(id, admin)).status).toBe(403)
  })
})
