import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Testimonial } from '#shared/contract/testimonials/testimonials.ts'
import { buildTestimonial } from '#tests/support/factories.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'

const app = await openTestApp()

beforeEach(async () => {
  await app.context.db.deleteFrom('testimonials').execute()
})

async function contents(url = '/api/testimonials/approved'): Promise<string[]> {
  const { body } = await app.send({ method: 'GET', url })
  return (body as Testimonial[]).map(({ content }) => content)
}

test('only approved testimonials are public, newest first, with their listed fields (P9.2)', async () => {
  const { db } = app.context
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  await buildTestimonial(db, { content: 'old', created_at: at(1), event_type: 'wedding' })
  await buildTestimonial(db, { content: 'waiting', created_at: at(2), is_approved: false })
  await buildTestimonial(db, { content: 'rejected', created_at: at(3), is_approved: false, rejected_at: at(4) })
  const newest = await buildTestimonial(db, { content: 'new', created_at: at(5), rating: 4 })
  await until(async () => (await contents()).length === 2, 1000)
  expect(await contents()).toEqual(['new', 'old'])
  expect(await contents('/api/testimonials/approved?limit=500')).toEqual(['new', 'old'])
  const { body } = await app.call('GET /api/testimonials/approved')
  expect(body[0]).toEqual({
    ...{ reply: null, repliedAt: null },
    id: newest.id,
    bookingId: null,
    customerName: 'Dana',
    customerImage: null,
    rating: 4,
    content: 'new',
    eventType: null,
    isApproved: true,
    createdAt: at(5).toISOString(),
  })
})

test('an approval taken back is gone within a second', async () => {
  const { db } = app.context
  await buildTestimonial(db)
  await until(async () => (await contents()).length === 1, 1000)
  await db.updateTable('testimonials').set({ is_approved: false }).execute()
  await until(async () => (await contents()).length === 0, 1000)
})

test.each(['/api/testimonials/approved', '/api/testimonials/approved?limit=211'])(
  'more than 500 are read by following Link, without gap or double: %s',
  async (first) => {
    const { db } = app.context
    await sql`insert into testimonials (customer_name, rating, content, is_approved, created_at)
      select 'Dana', 5, 'no ' || n, n % 10 > 0, timestamptz '2026-01-01Z' + (n % 7) * interval '1 microsecond'
      from generate_series(1, 900) n`.execute(db)
    await until(async () => (await contents()).length === 500, 1000)
    const seen: string[] = []
    let total: unknown
    for (let url: string | undefined = first; url !== undefined; ) {
      const { headers, body } = await app.send({ method: 'GET', url })
      total ??= headers['x-total-count']
      seen.push(...(body as Testimonial[]).map(({ content }) => content))
      url = /^<([^>]+)>; rel="next"$/.exec(String(headers.link))?.[1]
    }
    const all = db.selectFrom('testimonials').select('content').where('is_approved', '=', true)
    const rows = await all.orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
    expect(seen).toEqual(rows.map(({ content }) => content))
    expect(total).toBe('810')
  },
)

test('a cursor that is none is refused with 400', async () => {
  const { status, body } = await app.call('GET /api/testimonials/approved', { query: { cursor: 'x' } })
  expect([status, body.fields]).toEqual([400, { cursor: 'Not a cursor of this list' }])
})
