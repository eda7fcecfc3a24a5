import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { endSessions } from '#server/accounts/sessions/end-access.ts'
import { buildApp } from '#server/app.ts'
import { createAnnouncer, EVENTS_CHANNEL, writePayloads } from '#server/live/announce.ts'
import { listenForChanges } from '#server/live/changes.ts'
import { buildPayer } from '#tests/support/billing.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildBooking, buildTestimonial, buildUser } from '#tests/support/factories.ts'
import { readStatuses } from '#tests/support/refusals.ts'
import { signInOutsiders } from '#tests/support/sign-in.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'
import { expectOldestEnds, openStream, readEvents, untilListening } from '#tests/support/streams.ts'
import { until } from '#tests/support/until.ts'

const PATH = '/api/admin/events'

async function openAgency() {
  const app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  await untilListening(app, 1)
  const admin = await buildUser(app.context.db)
  return { app, db: app.context.db, admin, cookie: await signIn(app, { role: 'admin', userId: admin.id }) }
}

describe('GET /api/admin/events', () => {
  test('shows bookings, payments and reviews as they happen', async () => {
    const { app, db, cookie } = await openAgency()
    const stream = await openStream(app.app, PATH, cookie)
    expect(stream.answer.statusCode).toBe(200)
    expect(stream.answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(stream.answer.headers).not.toHaveProperty('content-encoding')
    expect(stream.text).toBe('retry: 3000\n\n')

    const agent = await buildAgent(db)
    const made = await app.call('POST /api/bookings', { body: bookingBody(agent.id) })
    const payer = await buildPayer(app)
    const booking = await payer.book({ status: 'completed' })
    const of = { params: { id: booking.id }, cookie: payer.cookie }
    expect(
      (await app.call('POST /api/customer/bookings/:id/pay', { ...of, body: { paymentMethod: 'cash' } })).status,
    ).toBe(200)
    const review = await app.call('POST /api/customer/bookings/:id/review', {
      ...of,
      body: { rating: 5, content: 'Yes.' },
    })
    await until(() => readEvents(stream).length === 3)
    const customer = { role: 'customer', name: payer.customer.name, self: false }
    const subject = { name: payer.customer.name, date: booking.event_date.toISOString() }
    expect(readEvents(stream)).toEqual([
      {
        ...{ kind: 'booking', id: made.body.id, at: expect.stringMatching(/^\d{4}-.*Z$/), action: 'booking:requested' },
        ...{ subject: { name: bookingBody(agent.id).customerName, date: expect.any(String) }, actor: null },
      },
      {
        ...{ kind: 'payment', id: booking.id, at: expect.any(String), action: 'payment:reported' },
        ...{ subject, actor: customer },
      },
      {
        ...{ kind: 'testimonial', id: review.body.id, at: expect.any(String), action: 'testimonial:written' },
        ...{ subject: { ...subject, date: null }, actor: customer },
      },
    ])
  })

  test('says what one of two admins did, to which booking; the one who did it is marked in every window', async () => {
    const { app, db, admin, cookie } = await openAgency()
    const colleague = await buildUser(db, { username: 'colleague' })
    const theirs = await openStream(app.app, PATH, await signIn(app, { role: 'admin', userId: colleague.id }))
    const otherWindow = await openStream(app.app, PATH, await signIn(app, { role: 'admin', userId: admin.id }))
    const payer = await buildPayer(app)
    const booking = await payer.book()
    const params = { id: booking.id }
    const pay = { params, cookie: payer.cookie, body: { paymentMethod: 'cash' as const } }
    await app.call('POST /api/customer/bookings/:id/pay', pay)
    const [payment] = (await app.call('GET /api/payments', { cookie })).body
    await app.call('POST /api/admin/payments/:id/verify', { params: { id: payment?.id ?? '' }, cookie })
    for (const status of ['confirmed', 'completed', 'pending', 'cancelled'] as const) {
      await app.call('PUT /api/bookings/:id', { params, body: { status }, cookie })
    }
    await app.call('POST /api/admin/bookings/:id/notes', { params, body: { content: 'Secret' }, cookie })
    const review = await buildTestimonial(db, { is_approved: false })
    for (const isApproved of [true, false, false]) {
      await app.call('PUT /api/testimonials/:id', { params: { id: review.id }, body: { isApproved }, cookie })
    }
    await until(() => theirs.events === 10 && otherWindow.events === 10)
    const by = (self: boolean) => ({ role: 'admin', name: admin.username, self })
    expect(readEvents(theirs).map(({ action }) => action)).toEqual([
      ...['payment:reported', 'payment:verified', 'booking:confirmed', 'booking:completed', 'booking:reopened'],
      ...['booking:cancelled', 'booking:noted'],
      ...['testimonial:approved', 'testimonial:unapproved', 'testimonial:rejected'],
    ])
    expect(
      readEvents(theirs)
        .slice(1)
        .map(({ actor }) => actor),
    ).toEqual(Array.from({ length: 9 }, () => by(false)))
    expect(
      readEvents(otherWindow)
        .slice(1)
        .map(({ actor }) => actor),
    ).toEqual(Array.from({ length: 9 }, () => by(true)))
    expect(readEvents(theirs)[2]?.subject).toEqual({
      name: payer.customer.name,
      date: booking.event_date.toISOString(),
    })
    expect(theirs.text).not.toContain('Secret')
    expect(theirs.text).not.toContain(payer.customer.email)
  })

  test('cuts a name of any length, and leaves it ASCII', async () => {
    const { app, db, cookie } = await openAgency()
    const stream = await openStream(app.app, PATH, cookie)
    const agent = await buildAgent(db)
    const body = { ...bookingBody(agent.id), customerName: '🎉'.repeat(100) }
    expect((await app.call('POST /api/bookings', { body })).status).toBe(201)
    await until(() => stream.events === 1)
    expect(readEvents(stream)[0]?.subject?.name).toBe('🎉'.repeat(40))
    expect(stream.text).toMatch(/^[ -~\n]*$/)
  })

  test('shows blocked time, given back too, by its agent', async () => {
    const { app, db, admin, cookie } = await openAgency()
    const stream = await openStream(app.app, PATH, cookie)
    const agent = await buildAgent(db)
    const { body } = await app.call('POST /api/admin/agents/:id/blocked-times', {
      params: { id: agent.id },
      body: { from: '2031-05-04', to: '2031-05-05' },
      cookie,
    })
    await app.call('DELETE /api/admin/blocked-times/:id', { params: { id: body.id }, cookie })
    await until(() => stream.events === 2)
    const told = {
      ...{ kind: 'blocked', id: agent.id, at: expect.any(String), action: 'blocked:added' },
      subject: { name: agent.name, date: '2031-05-04T04:00:00.000Z' },
      actor: { role: 'admin', name: admin.username, self: true },
    }
    expect(readEvents(stream)).toEqual([told, { ...told, action: 'blocked:removed' }])
  })

  test('sends nothing for refused and repeated actions', async () => {
    const { app, db, cookie } = await openAgency()
    const stream = await openStream(app.app, PATH, cookie)
    const agent = await buildAgent(db, { availability: false })
    await app.call('POST /api/bookings', { body: bookingBody(agent.id) })
    const payer = await buildPayer(app)
    const booking = await payer.book()
    const pay = () =>
      app.call('POST /api/customer/bookings/:id/pay', {
        params: { id: booking.id },
        cookie: payer.cookie,
        headers: { 'idempotency-key': 'once' },
        body: { paymentMethod: 'cash' },
      })
    await pay()
    await pay()
    await until(() => readEvents(stream).length > 0)
    await sleep(200)
    expect(readEvents(stream).map(({ kind }) => kind)).toEqual(['payment'])
  })

  test('shows events of another process', async () => {
    const { app, cookie } = await openAgency()
    const { context, database } = app
    const changes = listenForChanges(database.connection, context.log)
    const announcer = createAnnouncer(context.pool, context.log)
    const other = await buildApp({ ...context, changes, announce: announcer.announce }, { site: 'no-such-folder' })
    onTestFinished(async () => {
      await other.close()
      await changes.close()
    })
    await other.listen({ port: 0, host: '127.0.0.1' })
    await untilListening(app, 2)
    const [here, there] = [await openStream(app.app, PATH, cookie), await openStream(other, PATH, cookie)]
    const { id } = await buildBooking(context.db)
    announcer.announce({ action: 'booking:changed', id, actor: null })
    await until(() => readEvents(here).length === 1 && readEvents(there).length === 1)
    context.announce({ action: 'payment:verified', id, actor: null })
    await until(() => readEvents(here).length === 2 && readEvents(there).length === 2)
    await announcer.close()
  })

  test.each(['log-out', 'revocation', 'expiry', 'archiving'] as const)('ends with its session: %s', async (how) => {
    const { app, db, admin, cookie } = await openAgency()
    const other = await buildUser(db)
    const stays = await openStream(app.app, PATH, await signIn(app, { role: 'admin', userId: other.id }))
    const stream = await openStream(app.app, PATH, cookie)
    if (how === 'log-out') await app.call('POST /api/admin/logout', { cookie })
    // as a new password does
    if (how === 'revocation') await endSessions(db, { role: 'admin', id: admin.id })
    if (how === 'expiry') {
      await db.updateTable('sessions').set({ expires_at: new Date() }).where('user_id', '=', admin.id).execute()
    }
    if (how === 'archiving') {
      await db.updateTable('users').set({ archived_at: new Date() }).where('id', '=', admin.id).execute()
    }
    await until(() => stream.ended)
    app.context.announce({ action: 'chat:asked', id: admin.id, actor: null })
    await until(() => readEvents(stays).length === 1)
    expect(readEvents(stream)).toEqual([])
    expect((await app.send({ method: 'GET', url: PATH, headers: { cookie } })).status).toBe(401)
  })

  test('ends the oldest of a session when a fourth opens', async () => {
    const { app, cookie } = await openAgency()
    await expectOldestEnds(app, PATH, cookie)
  })

  test('ends at once when the process closes, also for a client that has stopped reading', async () => {
    const { app, cookie } = await openAgency()
    const stream = await openStream(app.app, PATH, cookie)
    ;(await openStream(app.app, PATH, cookie)).answer.pause()
    const began = performance.now()
    await app.app.close()
    expect(performance.now() - began).toBeLessThan(10_000)
    await until(() => stream.ended, 1000)
  })

  test('hangs up on a client that takes nothing, and on no other', async () => {
    const { app, cookie, admin } = await openAgency()
    const slow = await openStream(app.app, PATH, cookie)
    const stream = await openStream(app.app, PATH, cookie)
    slow.answer.pause()
    slow.answer.socket.pause()
    const at = new Date().toISOString()
    const connections = () =>
      new Promise<number>((resolve) => app.app.server.getConnections((_error, count) => resolve(count)))
    const [payload = ''] = writePayloads(
      Array.from({ length: 48 }, () => ({
        ...{ kind: 'booking' as const, id: admin.id, at, action: 'booking:changed' as const },
        ...{ by: undefined, date: undefined },
      })),
    )
    const payloads = [0, 1, 2, 3].map((i) => payload + ' '.repeat(i))
    let told = 0
    // sockets keep megabytes for a reader that doesn't read
    await until(async () => {
      const values = [EVENTS_CHANNEL, payloads]
      await app.context.pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', values)
      told += 192
      await until(() => stream.events === told)
      return (await connections()) === 1
    }, 15_000)
    expect(stream.ended).toBe(false)
  })

  test('leaves nothing open for a request that wants no answer', async () => {
    const { app, cookie } = await openAgency()
    const { port } = app.app.server.address() as AddressInfo // listens on a port
    for (let i = 0; i < 4; i++) {
      const { status } = await fetch(`http://127.0.0.1:${port}${PATH}`, { method: 'HEAD', headers: { cookie } })
      expect(status).toBe(200)
    }
    const stream = await openStream(app.app, PATH, cookie)
    await sleep(700)
    expect(stream.ended).toBe(false)
  })

  test('is for admins', async () => {
    const { app } = await openAgency()
    const { agent, customer } = await signInOutsiders(app)
    expect(await readStatuses(app, PATH, agent, customer)).toEqual([401, 403, 403])
  })
})
