import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildAgent, buildBooking, buildCustomer, buildTestimonial } from '#tests/support/factories.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const REVIEW = { rating: 5, content: 'She had the whole room on its feet.' }

async function completed(values: Parameters<typeof buildBooking>[1] = {}) {
  const booking = await buildBooking(app.context.db, { status: 'completed', ...values })
  return { booking, cookie: await signIn(app, { role: 'customer', customerId: booking.customer_id }) }
}

async function linkTo(
  booking_id: string,
  more: { expires_at?: Date; used_at?: Date; purpose?: 'reset_password' } = {},
) {
  const token = randomBytes(32).toString('base64url')
  const token_hash = createHash('sha256').update(token).digest()
  const link = { purpose: 'review' as const, expires_at: new Date(Date.now() + 86_400_000), ...more }
  await app.context.db
    .insertInto('one_time_links')
    .values({ token_hash, booking_id, ...link })
    .execute()
  return token
}

const review = (id: string, cookie?: string, body: object = REVIEW) =>
  app.call('POST /api/customer/bookings/:id/review', {
    params: { id },
    body: body as typeof REVIEW,
    ...(cookie !== undefined && { cookie }),
  })
const byLink = (token: string, body: object = REVIEW) =>
  app.call('POST /api/testimonials', { body: { ...(body as typeof REVIEW), token } })
const open = (token: string) => app.call('POST /api/testimonials/link', { body: { token } })

const rowsOf = (booking: string) =>
  app.context.db.selectFrom('testimonials').selectAll().where('booking_id', '=', booking).execute()
const unused = async (booking: string) =>
  (
    await app.context.db.selectFrom('one_time_links').select('used_at').where('booking_id', '=', booking).execute()
  ).every(({ used_at }) => used_at === null)

describe('from the past card', () => {
  test('a completed own booking is reviewed: unapproved, with its booking, with a notice to the agency', async () => {
    const { booking, cookie } = await completed()
    const nudges = app.nudges()
    const { status, body } = await review(booking.id, cookie, { rating: 4, content: '  Wonderful.\nAll night. ' })
    expect([status, body]).toEqual([
      201,
      {
        ...{ reply: null, repliedAt: null },
        id: expect.any(String),
        bookingId: booking.id,
        customerName: booking.customer_name,
        customerImage: null,
        rating: 4,
        content: 'Wonderful.\nAll night.',
        eventType: 'wedding',
        isApproved: false,
        createdAt: expect.any(String),
      },
    ])
    expect(await rowsOf(booking.id)).toMatchObject([{ id: body.id, is_approved: false, rejected_at: null }])
    const { db } = app.context
    const mails = db.selectFrom('outbox_emails').select(['kind', 'recipient']).where('booking_id', '=', booking.id)
    expect(await mails.execute()).toEqual([{ kind: 'review-notice', recipient: null }])
    expect(app.nudges()).toBe(nudges + 1)
    const audit = db
      .selectFrom('audit_log')
      .select(['action', 'actor_role', 'actor_id'])
      .where('entity_id', '=', body.id)
    expect(await audit.execute()).toEqual([
      { action: 'testimonial.written', actor_role: 'customer', actor_id: booking.customer_id },
    ])
  })

  test('it is public once approved, and says that its booking was one', async () => {
    const { booking, cookie } = await completed()
    const content = `Approved later ${randomUUID()}`
    await review(booking.id, cookie, { rating: 5, content })
    const found = async () => {
      const { body } = await app.call('GET /api/testimonials/approved')
      return body.find((one) => one.content === content)
    }
    expect(await found()).toBeUndefined()
    await app.context.db.updateTable('testimonials').set({ is_approved: true }).where('content', '=', content).execute()
    await until(async () => (await found()) !== undefined, 1000)
    expect((await found())?.bookingId).toBe(booking.id)
  })

  test('the second time is refused, also when twenty are sent at once', async () => {
    const { booking, cookie } = await completed()
    const answers = await Promise.all(Array.from({ length: 20 }, () => review(booking.id, cookie)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
    const { status, body } = await review(booking.id, cookie)
    expect([status, body]).toEqual([409, { error: 'You have already reviewed this booking.', code: 'conflict' }])
    expect(await rowsOf(booking.id)).toHaveLength(1)
  })

  test.each(['pending', 'confirmed', 'cancelled'] as const)('a %s booking cannot be reviewed', async (state) => {
    const { booking, cookie } = await completed({ status: state })
    const { status, body } = await review(booking.id, cookie)
    expect([status, body.error]).toEqual([422, 'A booking can be reviewed when it is completed.'])
    expect(await rowsOf(booking.id)).toEqual([])
  })

  test('another customer’s booking is refused like an unknown one; an invalid id is 400', async () => {
    const { booking } = await completed()
    const { cookie } = await completed()
    const [foreign, unknown] = [await review(booking.id, cookie), await review(randomUUID(), cookie)]
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
    expect(await rowsOf(booking.id)).toEqual([])
    for (const id of ['1', '%00', "' or 1=1", 'x'.repeat(60)]) expect((await review(id, cookie)).status).toBe(400)
  })

  test('strangers, admins, agents and customers who must change their password are refused', async () => {
    const { db } = app.context
    const { booking } = await completed()
    expect((await review(booking.id)).status).toBe(401)
    const { admin, agent } = (await signInEach(app)).cookies
    for (const cookie of [admin, agent]) expect((await review(booking.id, cookie)).status).toBe(403)
    const fresh = await buildCustomer(db, { must_change_password: true })
    const own = await completed({ customer_id: fresh.id })
    const { status, body } = await review(own.booking.id, own.cookie)
    expect([status, body.error]).toEqual([403, 'Please change your password first'])
  })

  test.each([
    [{}, ['rating', 'content']],
    [{ rating: 0, content: 'x' }, ['rating']],
    [{ rating: 6, content: 'x' }, ['rating']],
    [{ rating: 4.5, content: 'x' }, ['rating']],
    [{ rating: '5', content: 'x' }, ['rating']],
    [{ rating: 5, content: ' \n ' }, ['content']],
    [{ rating: 5, content: '\u200b\u2060' }, ['content']],
    [{ rating: 5, content: 'x'.repeat(2001) }, ['content']],
    [{ rating: 5, content: 'a\u0000b' }, ['content']],
    [{ rating: 5, content: '\udc00' }, ['content']],
  ])('%j is refused by its fields', async (payload, fields) => {
    const { booking, cookie } = await completed()
    const { status, body } = await review(booking.id, cookie, payload)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, fields])
  })

  test('customers cannot approve, name or date their own review; too large a body is 413', async () => {
    const { booking, cookie } = await completed()
    const more = {
      isApproved: true,
      customerName: 'Beyoncé',
      bookingId: randomUUID(),
      createdAt: '2020-01-01T00:00:00Z',
    }
    const { body } = await review(booking.id, cookie, { ...REVIEW, ...more })
    expect(body).toMatchObject({ isApproved: false, customerName: booking.customer_name, bookingId: booking.id })
    expect(new Date(body.createdAt).getFullYear()).toBeGreaterThan(2020)
    expect((await review(booking.id, cookie, { rating: 5, content: 'x'.repeat(1_100_000) })).status).toBe(413)
  })
})

describe('by a mailed link', () => {
  test('opening it says what it is for and spends nothing; the review spends it', async () => {
    const { booking } = await completed({ agent_id: (await buildAgent(app.context.db, { name: 'Vera Lux' })).id })
    const token = await linkTo(booking.id)
    for (let n = 0; n < 3; n++) {
      const { status, body } = await open(token)
      expect([status, body]).toEqual([
        200,
        {
          agentName: 'Vera Lux',
          customerName: booking.customer_name,
          eventType: 'wedding',
          eventDate: booking.event_date.toISOString(),
        },
      ])
    }
    const { status, body } = await byLink(token)
    expect([status, body.bookingId, body.isApproved]).toEqual([201, booking.id, false])
    for (const answer of [await open(token), await byLink(token)]) {
      expect([answer.status, answer.body]).toEqual([404, { error: 'This link no longer works.', code: 'not_found' }])
    }
  })

  test('twenty at once make one review', async () => {
    const { booking } = await completed()
    const token = await linkTo(booking.id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => byLink(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(404)])
    expect(await rowsOf(booking.id)).toHaveLength(1)
  })

  test.each([
    { expires_at: new Date(Date.now() - 1000) },
    { used_at: new Date() },
    { purpose: 'reset_password' as const },
  ])('one with %j no longer works', async (more) => {
    const { booking } = await completed()
    const token = await linkTo(booking.id, more)
    for (const answer of [await open(token), await byLink(token)]) {
      expect([answer.status, answer.body.error]).toEqual([404, 'This link no longer works.'])
    }
    expect(await rowsOf(booking.id)).toEqual([])
  })

  test('one of a suspended customer works again after the restore (P1.17)', async () => {
    const { booking } = await completed()
    const token = await linkTo(booking.id)
    const set = (status: 'active' | 'suspended') =>
      app.context.db.updateTable('customers').set({ status }).where('id', '=', booking.customer_id).execute()
    await set('suspended')
    for (const answer of [await open(token), await byLink(token)]) expect(answer.status).toBe(404)
    expect(await unused(booking.id)).toBe(true)
    await set('active')
    expect((await byLink(token)).status).toBe(201)
  })

  test('an invented link does not work either', async () => {
    for (const token of ['x', randomBytes(32).toString('base64url'), '\u0000', '\ud800', "' or 1=1 --"]) {
      for (const answer of [await open(token), await byLink(token)]) expect(answer.status).toBe(404)
    }
  })

  test('a refused review does not spend it', async () => {
    const { booking } = await completed()
    const token = await linkTo(booking.id)
    for (const content of ['', '\u200b']) expect((await byLink(token, { rating: 5, content })).status).toBe(400)
    await app.context.db.updateTable('bookings').set({ status: 'pending' }).where('id', '=', booking.id).execute()
    for (const answer of [await open(token), await byLink(token)]) expect(answer.status).toBe(422)
    expect(await unused(booking.id)).toBe(true)
    await app.context.db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', booking.id).execute()
    expect((await byLink(token)).status).toBe(201)
  })

  test('a booking that was reviewed from its card cannot be reviewed again', async () => {
    const { booking } = await completed()
    const token = await linkTo(booking.id)
    await buildTestimonial(app.context.db, { booking_id: booking.id, is_approved: false })
    for (const answer of [await open(token), await byLink(token)]) {
      expect([answer.status, answer.body.error]).toEqual([409, 'You have already reviewed this booking.'])
    }
    expect(await unused(booking.id)).toBe(true)
  })

  test.each([undefined, null, '', 5, {}, 'x'.repeat(201)])('a token like %j is 400', async (token) => {
    for (const url of ['/api/testimonials/link', '/api/testimonials']) {
      const { status, body } = await app.send({ method: 'POST', url, payload: { ...REVIEW, token } })
      expect([status, Object.keys((body as { fields?: object }).fields ?? {})]).toEqual([400, ['token']])
    }
  })

  test('the token is never logged', async () => {
    const { booking } = await completed()
    const token = await linkTo(booking.id)
    await byLink(token)
    expect(app.logged.join('\n')).not.toContain(token)
  })
})

test('the notice shows the agency who wrote what, and leaves nothing to press but our own page', async () => {
  await using app = await startTestApp({
    env: { PUBLIC_URL: 'https://marquee.example', EMAIL: 'hello@marquee.example' },
  })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { db } = app.context
  const agent = await buildAgent(db, { name: 'Vera Lux' })
  const booking = await buildBooking(db, { agent_id: agent.id, status: 'completed' })
  const cookie = await signIn(app, { role: 'customer', customerId: booking.customer_id })
  const body = { rating: 2, content: '<b>Late</b>, but good' }
  await app.call('POST /api/customer/bookings/:id/review', { params: { id: booking.id }, body, cookie })
  await deliver(app, mailer)
  const [notice] = smtp.arrived
  expect(notice?.subject).toBe('New review: Vera Lux, 2 of 5')
  expect(notice?.text).toContain('<b>Late</b>, but good')
  expect(notice?.html).toContain('&lt;b&gt;Late')
  expect(notice?.html).toContain('https://marquee.example/admin/testimonials')
})

test('a notice about a review that was taken away is not sent', async () => {
  await using app = await startTestApp()
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { db } = app.context
  const booking = await buildBooking(db)
  await db.insertInto('outbox_emails').values({ kind: 'review-notice', booking_id: booking.id }).execute()
  await deliver(app, mailer)
  expect(smtp.arrived).toEqual([])
  expect(await db.selectFrom('outbox_emails').select('state').execute()).toEqual([{ state: 'cancelled' }])
})
