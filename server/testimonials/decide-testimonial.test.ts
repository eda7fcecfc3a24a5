import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Testimonials } from '#server/db/types.ts'
import { buildAgent, buildBooking, buildTestimonial } from '#tests/support/factories.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'

const announced: unknown[] = []
const app = await openTestApp({ context: { announce: (happening) => announced.push(happening) } })
const { cookies } = await signInEach(app)

const decide = (id: string, isApproved: boolean, more: Record<string, unknown> = {}) =>
  app.call('PUT /api/testimonials/:id', { params: { id }, body: { isApproved }, cookie: cookies.admin, ...more })
const list = (query: Record<string, string> = {}, cookie: string = cookies.admin) =>
  app.call('GET /api/testimonials', { query, ...(cookie !== '' && { cookie }) })
const rowOf = (id: string) =>
  app.context.db.selectFrom('testimonials').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const auditOf = async (id: string) =>
  (await app.context.db.selectFrom('audit_log').selectAll().where('entity_id', '=', id).orderBy('id').execute()).map(
    ({ action }) => action,
  )
const ratingOf = async (id: string) =>
  (await app.context.db.selectFrom('agents').select('rating').where('id', '=', id).executeTakeFirstOrThrow()).rating

/** A review of a completed booking of an agent, unapproved unless said. */
async function buildReview(agent_id: string, values: Partial<Insertable<Testimonials>> = {}) {
  const booking = await buildBooking(app.context.db, { agent_id, status: 'completed' })
  return buildTestimonial(app.context.db, { booking_id: booking.id, is_approved: false, ...values })
}

describe('deciding (P9.2)', () => {
  test('approve, take back, reject, approve again: state, audit, rating', async () => {
    const agent = await buildAgent(app.context.db, { name: 'Vera Lux' })
    const { id } = await buildReview(agent.id, { rating: 4 })
    const approved = await decide(id, true)
    expect([approved.status, approved.body]).toMatchObject([
      200,
      { id, isApproved: true, rejectedAt: null, agentName: 'Vera Lux', version: 2 },
    ])
    expect(announced).toMatchObject([{ action: 'testimonial:approved', id, actor: { role: 'admin' } }])
    expect(await ratingOf(agent.id)).toBe(4)
    expect((await decide(id, false)).body).toMatchObject({ isApproved: false, rejectedAt: null, version: 3 })
    expect(await ratingOf(agent.id)).toBe(5)
    expect((await decide(id, false)).body).toMatchObject({ isApproved: false, rejectedAt: expect.any(String) })
    expect((await decide(id, true)).body).toMatchObject({ isApproved: true, rejectedAt: null, version: 5 })
    expect(await ratingOf(agent.id)).toBe(4)
    expect(await auditOf(id)).toEqual([
      ...['testimonial.approved', 'testimonial.unapproved', 'testimonial.rejected', 'testimonial.approved'],
    ])
  })

  test('repeating a decision is a no-op', async () => {
    const { db } = app.context
    const approved = await buildTestimonial(db)
    const rejected = await buildTestimonial(db, { is_approved: false, rejected_at: new Date() })
    const before = announced.length
    expect((await decide(approved.id, true)).body.version).toBe(1)
    expect((await decide(rejected.id, false)).body.version).toBe(1)
    expect([await rowOf(approved.id), await rowOf(rejected.id)]).toEqual([approved, rejected])
    expect(announced).toHaveLength(before)
    expect([await auditOf(approved.id), await auditOf(rejected.id)]).toEqual([[], []])
  })

  test('a testimonial without a booking can be decided too', async () => {
    const { id } = await buildTestimonial(app.context.db, { is_approved: false })
    expect((await decide(id, true)).body).toMatchObject({ isApproved: true, agentName: null, bookingId: null })
  })

  test('an agent’s rating is the mean of the approved testimonials, to two decimals (P9.4)', async () => {
    const [agent, other] = [await buildAgent(app.context.db), await buildAgent(app.context.db)]
    await buildReview(agent.id, { rating: 5, is_approved: true })
    await buildReview(agent.id, { rating: 4, is_approved: true })
    await buildReview(agent.id, { rating: 1 })
    await buildReview(other.id, { rating: 1, is_approved: true })
    const { id } = await buildReview(agent.id, { rating: 4 })
    await decide(id, true)
    expect([await ratingOf(agent.id), await ratingOf(other.id)]).toEqual([4.33, 5])
  })

  test('twenty approvals at once end with the right mean', async () => {
    const agent = await buildAgent(app.context.db)
    const reviews = await Promise.all(
      Array.from({ length: 20 }, (_, i) => buildReview(agent.id, { rating: 1 + (i % 5) })),
    )
    const answers = await Promise.all(reviews.map(({ id }) => decide(id, true)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await ratingOf(agent.id)).toBe(3)
    await Promise.all(reviews.slice(0, 15).map(({ id }, i) => decide(id, i % 5 > 2)))
    const left = await app.context.db
      .selectFrom('testimonials')
      .select('rating')
      .where(
        'id',
        'in',
        reviews.map(({ id }) => id),
      )
      .where('is_approved', '=', true)
      .execute()
    const mean = left.reduce((sum, { rating }) => sum + rating, 0) / left.length
    expect(await ratingOf(agent.id)).toBe(Math.round(mean * 100) / 100)
  })

  test('the public lists follow', async () => {
    const agent = await buildAgent(app.context.db)
    const { id } = await buildReview(agent.id, { rating: 2 })
    const shown = async () => (await app.call('GET /api/testimonials/approved')).body.some((one) => one.id === id)
    const rated = async () => (await app.call('GET /api/agents')).body.find((one) => one.id === agent.id)?.rating
    await decide(id, true)
    await until(async () => (await shown()) && (await rated()) === 2)
    await decide(id, false)
    await until(async () => !(await shown()) && (await rated()) === 5)
  })

  test('If-Match: of two admins deciding at once, one succeeds (P6.17)', async () => {
    const { id } = await buildTestimonial(app.context.db, { is_approved: false })
    const headers = { 'if-match': '"1"' }
    const answers = await Promise.all([decide(id, true, { headers }), decide(id, false, { headers })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error).toContain('changed this testimonial')
    expect((await decide(id, true, { headers: { 'if-match': 'x' } })).status).toBe(400)
  })

  test('unknown 404, bad ids and bodies 400, strangers 401, customers and agents 403', async () => {
    const { id } = await buildTestimonial(app.context.db)
    expect((await decide(randomUUID(), true)).status).toBe(404)
    expect((await decide('x', true)).status).toBe(400)
    for (const body of [{}, { isApproved: 'true' }, { isApproved: null }]) {
      expect((await decide(id, true, { body })).body.fields).toEqual({ isApproved: 'Say true or false' })
    }
    expect((await decide(id, false, { cookie: undefined })).status).toBe(401)
    for (const cookie of [cookies.agent, cookies.customer])
      expect((await decide(id, false, { cookie })).status).toBe(403)
    expect((await rowOf(id)).is_approved).toBe(true)
  })
})

describe('GET /api/testimonials', () => {
  test('admins see all or a state; everyone else the approved ones, in the public shape', async () => {
    const { db } = app.context
    const at = (second: number) => ({ created_at: new Date(Date.UTC(2100, 0, 1, 0, 0, second)) })
    const pending = await buildTestimonial(db, { is_approved: false, ...at(3) })
    const approved = await buildTestimonial(db, { ...at(2) })
    const rejected = await buildTestimonial(db, { is_approved: false, rejected_at: new Date(), ...at(1) })
    const newest = async (query: Record<string, string>, cookie?: string) =>
      (await list({ limit: '3', ...query }, cookie)).body.map(({ id }) => id)
    expect(await newest({})).toEqual([pending.id, approved.id, rejected.id])
    expect((await newest({ state: 'pending' }))[0]).toBe(pending.id)
    expect((await newest({ state: 'approved' }))[0]).toBe(approved.id)
    expect((await newest({ state: 'rejected' }))[0]).toBe(rejected.id)
    for (const cookie of ['', cookies.agent, cookies.customer]) {
      for (const query of [{}, { state: 'pending' }]) {
        const { body } = await list(query, cookie)
        expect(body[0]).toEqual({
          ...{ reply: null, repliedAt: null },
          ...{ id: approved.id, bookingId: null, customerName: 'Dana', customerImage: null, rating: 5 },
          ...{ content: 'A night to remember.', eventType: null, isApproved: true },
          createdAt: approved.created_at.toISOString(),
        })
        expect(body.every(({ isApproved }) => isApproved)).toBe(true)
      }
    }
  })

  test('pages by key', async () => {
    const seen: string[] = []
    for (let url = '/api/testimonials?limit=2'; url !== ''; ) {
      const { headers, body } = await app.send({ method: 'GET', url, headers: { cookie: cookies.admin } })
      seen.push(...(body as { id: string }[]).map(({ id }) => id))
      url = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1] ?? ''
    }
    const all = await app.context.db.selectFrom('testimonials').select('id').execute()
    expect([seen.length, new Set(seen).size]).toEqual([all.length, all.length])
  })

  test.each([
    ['limit', '101'],
    ['cursor', 'x'],
    ['state', 'x'],
  ])('%s=%s is 400', async (name, value) => {
    expect((await list({ [name]: value })).status).toBe(400)
  })
})

test('the export has all, newest first, for admins alone', async () => {
  const download = (cookie: string) =>
    app.send({ method: 'GET', url: '/api/admin/exports/testimonials', ...(cookie && { headers: { cookie } }) })
  const { id } = await buildTestimonial(app.context.db, { content: '+1 night', created_at: new Date('2101-01-01') })
  const { status, headers, body } = await download(cookies.admin)
  const lines = String(body).split('\r\n')
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(lines[1]).toBe(`"2101-01-01T00:00:00.000Z","Approved",5,"Dana","","","'+1 night","","","${id}"`)
  const all = await app.context.db.selectFrom('testimonials').select('id').execute()
  expect(lines).toHaveLength(all.length + 2)
  expect((await download('')).status).toBe(401)
  for (const cookie of [cookies.agent, cookies.customer]) expect((await download(cookie)).status).toBe(403)
})
