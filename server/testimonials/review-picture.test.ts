import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sweepOrphanImages } from '#server/catalog/images/image-queries.ts'
import { buildAgent, buildBooking, buildTestimonial } from '#tests/support/factories.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'

const app = await openTestApp()

const WORDS = { rating: 5, content: 'She had the whole room on its feet.' }
const ADDRESS = /^\/api\/images\/[0-9a-f]{64}\/300\.webp$/

async function completed(values: Parameters<typeof buildBooking>[1] = {}) {
  const { db } = app.context
  const booking = await buildBooking(db, { status: 'completed', ...values })
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('one_time_links')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      booking_id: booking.id,
      purpose: 'review',
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute()
  return { booking, token, cookie: await signIn(app, { role: 'customer', customerId: booking.customer_id }) }
}

/** A picture nobody else sends. */
const picture = () =>
  sharp(randomBytes(30 * 40 * 3), { raw: { width: 30, height: 40, channels: 3 } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somewhere in Atlanta' } })
    .toBuffer()

async function upload(url: string, headers: Record<string, string>, bytes?: Buffer) {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(bytes ?? (await picture()))]), 'me.jpg')
  const sent = new Response(form)
  const { status, body } = await app.send({
    ...{ method: 'POST', url, payload: Buffer.from(await sent.arrayBuffer()) },
    headers: { 'content-type': sent.headers.get('content-type') ?? '', ...headers },
  })
  return { status, body: body as { imageUrl: string; error?: string } }
}
const uploadFor = (id: string, cookie?: string, bytes?: Buffer) =>
  upload(`/api/customer/bookings/${id}/review-picture`, cookie === undefined ? {} : { cookie }, bytes)
const uploadBy = (token: string, bytes?: Buffer) =>
  upload('/api/testimonials/picture', token === '' ? {} : { 'review-token': token }, bytes)

const review = (id: string, cookie: string, customerImage?: string | null) =>
  app.call('POST /api/customer/bookings/:id/review', { params: { id }, body: { ...WORDS, customerImage }, cookie })
const byLink = (token: string, customerImage?: string | null) =>
  app.call('POST /api/testimonials', { body: { ...WORDS, token, customerImage } })
const rowOf = (booking: string) =>
  app.context.db.selectFrom('testimonials').selectAll().where('booking_id', '=', booking).executeTakeFirst()

describe('the picture of a review', () => {
  test('from the past card is stored anew and stands on the site once the review is approved', async () => {
    const { booking, cookie } = await completed()
    const sent = await uploadFor(booking.id, cookie)
    expect([sent.status, sent.body]).toEqual([200, { imageUrl: expect.stringMatching(ADDRESS) }])
    const { status, body } = await review(booking.id, cookie, sent.body.imageUrl)
    expect([status, body.customerImage]).toEqual([201, sent.body.imageUrl])
    await app.context.db.updateTable('testimonials').set({ is_approved: true }).where('id', '=', body.id).execute()
    const shown = async () =>
      (await app.call('GET /api/testimonials/approved')).body.find(({ id }) => id === body.id)?.customerImage
    await expect.poll(shown, { timeout: 5000 }).toBe(sent.body.imageUrl)
    const served = await app.app.inject({ url: sent.body.imageUrl })
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined()
  })

  test('by a mailed link is taken, and the link is spent by the review alone', async () => {
    const { booking, token } = await completed()
    const { status, body } = await uploadBy(token)
    expect([status, body.imageUrl]).toEqual([200, expect.stringMatching(ADDRESS)])
    expect((await byLink(token, body.imageUrl)).status).toBe(201)
    expect((await rowOf(booking.id))?.customer_image).toBe(body.imageUrl)
    expect((await uploadBy(token)).status).toBe(404)
  })

  test('is optional, can be replaced, and can be removed', async () => {
    const { booking, cookie } = await completed()
    const first = await uploadFor(booking.id, cookie)
    const second = await uploadFor(booking.id, cookie)
    expect((await review(booking.id, cookie, first.body.imageUrl)).status).toBe(400)
    expect((await review(booking.id, cookie, null)).body.customerImage).toBeNull()
    expect(second.status).toBe(200)
  })

  test('is kept from the sweep once the review shows it, and swept when none does', async () => {
    const { db } = app.context
    const [kept, left] = [await completed(), await completed()]
    const shown = (await uploadFor(kept.booking.id, kept.cookie)).body.imageUrl
    const orphan = (await uploadFor(left.booking.id, left.cookie)).body.imageUrl
    await db
      .updateTable('images')
      .set({ created_at: new Date(Date.now() - 30 * 3_600_000) })
      .execute()
    expect((await review(kept.booking.id, kept.cookie, shown)).status).toBe(201)
    await sweepOrphanImages(db)
    expect((await app.app.inject({ url: shown })).statusCode).toBe(200)
    expect((await app.app.inject({ url: orphan })).statusCode).toBe(404)
    const { status, body } = await review(left.booking.id, left.cookie, orphan)
    const said = 'This picture is no longer stored. Please choose it again.'
    expect([status, body]).toMatchObject([400, { fields: { customerImage: said } }])
  })
})

describe('a picture is refused', () => {
  test('unless it was sent for this review', async () => {
    const [mine, theirs] = [await completed(), await completed()]
    const other = (await uploadFor(theirs.booking.id, theirs.cookie)).body.imageUrl
    const own = (await uploadFor(mine.booking.id, mine.cookie)).body.imageUrl
    const wrong = [other, own.replace('300.webp', '600.webp'), 'https://evil.example/x.png', 'javascript:alert(1)', 'x']
    for (const image of wrong) {
      expect((await review(mine.booking.id, mine.cookie, image)).status).toBe(400)
      expect((await byLink(mine.token, image)).status).toBe(400)
    }
    expect(await rowOf(mine.booking.id)).toBeUndefined()
    expect((await byLink(mine.token, own)).status).toBe(201)
  })

  test('for a booking that is not theirs, not completed or reviewed, before anything is read', async () => {
    const [mine, theirs, pending] = [await completed(), await completed(), await completed({ status: 'confirmed' })]
    const reviewed = await completed()
    await buildTestimonial(app.context.db, { booking_id: reviewed.booking.id })
    const statusOf = async (answer: ReturnType<typeof uploadFor>) => (await answer).status
    expect(await statusOf(uploadFor(theirs.booking.id, mine.cookie))).toBe(404)
    expect(await statusOf(uploadFor(pending.booking.id, pending.cookie))).toBe(422)
    expect(await statusOf(uploadFor(reviewed.booking.id, reviewed.cookie))).toBe(409)
    expect(await statusOf(uploadFor(mine.booking.id))).toBe(401)
    expect(await statusOf(uploadFor('nobody', mine.cookie))).toBe(400)
    for (const token of ['', 'unknown', 'x'.repeat(5000)]) expect(await statusOf(uploadBy(token))).toBe(404)
    expect(await statusOf(uploadBy(pending.token))).toBe(422)
    const rows = app.context.db.selectFrom('review_pictures').select('booking_id')
    const bookings = [theirs, pending, reviewed, mine].map(({ booking }) => booking.id)
    expect(await rows.where('booking_id', 'in', bookings).execute()).toEqual([])
  })

  test('when it is invalid, and on the eleventh attempt, also when all come at once', async () => {
    const { booking, cookie, token } = await completed()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect((await uploadFor(booking.id, cookie, svg)).status).toBe(400)
    const bytes = await picture()
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, i) => (i % 2 ? uploadBy(token, bytes) : uploadFor(booking.id, cookie, bytes))),
    )
    expect(answers.every(({ status }) => [200, 409, 503].includes(status))).toBe(true)
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(9)
    for (let i = 0; i < 9; i++) await uploadFor(booking.id, cookie, svg)
    const refused = await uploadBy(token, bytes)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'A picture can be sent 10 times for one review. Send the review without it.',
    ])
    expect((await byLink(token)).status).toBe(201)
  })

  test('when it is an agent’s stored photo', async () => {
    const { booking, cookie } = await completed()
    const image = (await uploadFor(booking.id, cookie)).body.imageUrl
    const agent = await buildAgent(app.context.db, { image })
    const other = await completed()
    expect((await review(other.booking.id, other.cookie, agent.image)).status).toBe(400)
  })
})
