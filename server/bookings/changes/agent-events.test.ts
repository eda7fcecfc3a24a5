import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { endSessions } from '#server/accounts/sessions/end-access.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { openOffice } from '#tests/support/office.ts'
import { readStatuses } from '#tests/support/refusals.ts'
import { signInAgent, signInOutsiders } from '#tests/support/sign-in.ts'
import { expectOldestEnds, openStream, readEvents, untilListening } from '#tests/support/streams.ts'
import { until } from '#tests/support/until.ts'

const PATH = '/api/agent/events'

const { app, admin } = await openOffice()
await app.app.listen({ port: 0, host: '127.0.0.1' })
await untilListening(app, 1)

const hire = () => signInAgent(app)
type Hired = Awaited<ReturnType<typeof hire>>

const book = async ({ id }: Hired) => (await app.call('POST /api/bookings', { body: bookingBody(id) })).body.id
const block = (agent: Hired) =>
  app.call('POST /api/admin/agents/:id/blocked-times', {
    params: { id: agent.id },
    body: { from: '2031-05-04', to: '2031-05-05' },
    cookie: admin,
  })

describe('GET /api/agent/events', () => {
  test("sends an agent events of their own bookings and blocked time, and of no other agent's", async () => {
    const [vera, other] = [await hire(), await hire()]
    const stream = await openStream(app.app, PATH, vera.cookie)
    const otherStream = await openStream(app.app, PATH, other.cookie)
    const office = await openStream(app.app, '/api/admin/events', admin)
    expect(stream.answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })

    const others = await book(other)
    const own = await book(vera)
    await app.call('PUT /api/bookings/:id', { params: { id: own }, body: { status: 'confirmed' }, cookie: admin })
    const { body: time } = await block(vera)
    await app.call('DELETE /api/agent/blocked-times/:id', { params: { id: time.id }, cookie: vera.cookie })
    app.context.announce({ action: 'payment:verified', id: own, actor: null })
    await app.call('POST /api/admin/bookings/:id/notes', {
      params: { id: own },
      body: { content: 'Secret' },
      cookie: admin,
    })
    app.context.announce({ action: 'chat:asked', id: vera.id, actor: null })
    const kindAndId = ({ kind, id }: { kind: string; id: string }) => [kind, id]
    const told = [
      ['booking', own],
      ['booking', own],
      ['blocked', vera.id],
      ['blocked', vera.id],
    ]
    await until(() => office.events === 8)
    await until(() => stream.events === 4)
    expect(readEvents(stream).map(kindAndId)).toEqual(told)
    expect(readEvents(otherStream).map(kindAndId)).toEqual([['booking', others]])
    expect(stream.text).not.toContain(others)
    const { customerName, customerEmail, customerPhone = '' } = bookingBody(vera.id)
    const subject = { name: customerName, date: expect.any(String) }
    const office_ = { role: 'admin', name: null, self: false }
    const herself = { role: 'agent', name: vera.name, self: true }
    expect(readEvents(stream).map(({ action, subject: about, actor }) => [action, about, actor])).toEqual([
      ['booking:requested', subject, null],
      ['booking:confirmed', subject, office_],
      ['blocked:added', { name: vera.name, date: '2031-05-04T04:00:00.000Z' }, office_],
      ['blocked:removed', { name: vera.name, date: '2031-05-04T04:00:00.000Z' }, herself],
    ])
    for (const hidden of [customerEmail, customerPhone, 'Secret', 'noted']) expect(stream.text).not.toContain(hidden)
  })

  test('sends nothing for refused actions', async () => {
    const agent = await hire()
    const stream = await openStream(app.app, PATH, agent.cookie)
    expect((await block(agent)).status).toBe(201)
    expect((await block(agent)).status).toBe(409)
    await until(() => stream.events > 0)
    await sleep(200)
    expect(readEvents(stream).map(({ kind }) => kind)).toEqual(['blocked'])
  })

  test.each(['log-out', 'revocation', 'archiving'] as const)('ends with its session: %s', async (how) => {
    const [agent, stays] = [await hire(), await hire()]
    const stream = await openStream(app.app, PATH, agent.cookie)
    const other = await openStream(app.app, PATH, stays.cookie)
    if (how === 'log-out') await app.call('POST /api/agent/logout', { cookie: agent.cookie })
    if (how === 'revocation') await endSessions(app.context.db, { role: 'agent', id: agent.userId })
    if (how === 'archiving') await app.call('DELETE /api/agents/:id', { params: { id: agent.id }, cookie: admin })
    await until(() => stream.ended)
    await block(stays)
    await until(() => other.events === 1)
    expect(stream.events).toBe(0)
    expect((await app.send({ method: 'GET', url: PATH, headers: { cookie: agent.cookie } })).status).toBe(401)
  })

  test('ends the oldest of a session when a fourth opens', async () => {
    const { cookie } = await hire()
    await expectOldestEnds(app, PATH, cookie)
  })

  test('is for agents who are on the roster', async () => {
    const { agent: nobody, customer } = await signInOutsiders(app)
    expect(await readStatuses(app, PATH, admin, customer, nobody)).toEqual([401, 403, 403, 404])
  })
})
