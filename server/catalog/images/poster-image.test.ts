import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findImageId, IMAGE_FORMATS, IMAGE_WIDTHS, imagePath } from '#shared/model/image.ts'
import { buildAgent, buildBooking, buildCategory } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { sweepOrphanImages } from './image-queries.ts'
import { requestPoster } from './poster-jobs.ts'
import * as rendering from './render-poster.ts'
import { makePosters } from './test-support/posters.ts'

const renderPoster = vi.fn(rendering.renderPoster)
// each poster is two seconds of work, and a test draws up to six
vi.setConfig({ testTimeout: 90_000 })

let app: TestApp
let cookie: string
let photo: string
beforeAll(async () => {
  app = await startTestApp({ context: { renderPoster } })
  const { db } = app.context
  cookie = (await signInAdmin(app)).cookie
  for (const name of ['model', 'dj']) await buildCategory(db, name)
  const id = 'a'.repeat(64)
  await db.insertInto('images').values({ id }).execute()
  photo = imagePath(id, 600, 'webp')
})
beforeEach(async () => {
  renderPoster.mockClear()
  await app.context.db.deleteFrom('poster_jobs').execute()
})
afterAll(() => app[Symbol.asyncDispose]())

const { shownOf, draw, hire, bytesOf } = makePosters(() => ({ app, cookie }))

describe('an agent without a photo', () => {
  test('is shown with the drawn poster, in every rendering; admins see that there is no own picture', async () => {
    const { made, shown } = await hire()
    expect(made.image).toBeNull()
    expect(shown).toMatch(/^\/api\/images\/[0-9a-f]{64}\/600\.webp$/)
    const id = findImageId(shown ?? '') ?? ''
    for (const width of IMAGE_WIDTHS) {
      for (const format of IMAGE_FORMATS) {
        const { statusCode, type, rawPayload } = await bytesOf(imagePath(id, width, format))
        expect([statusCode, type]).toEqual([200, `image/${format}`])
        const stored = await sharp(rawPayload).metadata()
        expect([stored.width, stored.height]).toEqual([width, (width * 4) / 3])
        // a card's picture is a few kilobytes, with any stipple
        expect(rawPayload.length).toBeLessThan(100_000)
      }
    }
  })

  test('of the same name looks the same, and the picture is stored once', async () => {
    const count = async () => (await app.context.db.selectFrom('images').select('id').execute()).length
    const first = await hire({ name: 'Twin' })
    const before = await count()
    const second = await hire({ name: 'Twin' })
    expect([second.shown, await count()]).toEqual([first.shown, before])
  })

  test('is drawn once when made many times at once', async () => {
    const body = { name: 'Impatient', category: 'model' }
    const all = await Promise.all(Array.from({ length: 8 }, () => app.call('POST /api/agents', { body, cookie })))
    expect(await draw()).toBe(8)
    const shown = await Promise.all(all.map(({ body: made }) => shownOf(made.id)))
    expect([new Set(shown).size, shown[0]]).toEqual([1, expect.any(String)])
    expect(renderPoster).toHaveBeenCalledTimes(1)
  })

  test('made with a log-in has one too', async () => {
    const agentData = { name: 'With Login', category: 'dj' }
    const body = { agentData, username: 'with-login', password: 'curtain-rises-at-nine', email: 'with@example.com' }
    const { status, body: made } = await app.call('POST /api/agents/with-account', { body, cookie })
    expect(status).toBe(201)
    await draw()
    expect((await bytesOf(await shownOf(made.id))).statusCode).toBe(200)
  })

  test('is shown with it on bookings as well', async () => {
    const { made, shown } = await hire({ name: 'Booked' })
    const booking = await buildBooking(app.context.db, { agent_id: made.id })
    const { body } = await app.call('GET /api/admin/bookings/:id', { params: { id: booking.id }, cookie })
    expect(body.agent.image).toBe(shown)
  })
})

describe('the poster', () => {
  test('is another one for another variant, skin, name or category, and stays with all else', async () => {
    const { shown, save } = await hire({ name: 'Changing', poster: { variant: 0, skin: 0 } })
    const seen = [shown]
    for (const changes of [
      { poster: { variant: 1, skin: 0 } },
      { poster: { variant: 1, skin: 3 } },
      { name: 'Changed' },
      { category: 'dj' },
      { poster: null },
    ]) {
      const now = await save(changes)
      expect(seen).not.toContain(now)
      seen.push(now)
    }
    expect((await bytesOf(seen.at(-1))).statusCode).toBe(200)
    renderPoster.mockClear()
    expect(await save({ bio: 'Jazz.', hourlyRate: 90, name: 'CHANGED' })).toBe(seen.at(-1))
    expect(renderPoster).not.toHaveBeenCalled()
  })

  test('gives way to a photo and comes back when that is removed, as the name is by then', async () => {
    const { made, shown, save } = await hire({ name: 'Photographed' })
    expect(await save({ image: photo })).toBe(photo)
    expect(await save({ image: null })).toBe(shown)
    expect(await save({ image: photo })).toBe(photo)
    renderPoster.mockClear()
    expect(await save({ name: 'Renamed' })).toBe(photo)
    expect(renderPoster).not.toHaveBeenCalled()
    const other = await save({ image: null })
    expect([other === shown, (await bytesOf(other)).statusCode]).toEqual([false, 200])
    const { body } = await app.call('GET /api/admin/agents', { cookie })
    expect(body.find(({ id }) => id === made.id)?.image).toBeNull()
  })

  test('shows the final name when two rename at once', async () => {
    const { made } = await hire({ name: 'Racing' })
    const rename = (changes: object) =>
      app.call('PUT /api/agents/:id', { params: { id: made.id }, body: changes, cookie })
    const answers = await Promise.all([rename({ name: 'Racing One' }), rename({ category: 'dj' })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await draw()
    const alone = await hire({ name: 'Racing One', category: 'dj' })
    expect(await shownOf(made.id)).toBe(alone.shown)
  })

  test('that cannot be drawn doesn’t keep an agent from being saved, and is logged; the next choice draws it', async () => {
    renderPoster.mockRejectedValueOnce(new Error('out of ink'))
    const { shown, save } = await hire({ name: 'Unlucky' })
    expect(shown).toBeNull()
    expect(app.logged.some((line) => line.includes('out of ink'))).toBe(true)
    expect(await save({ poster: { variant: 0, skin: 0 } })).not.toBeNull()
    // one that is drawn again keeps the present one until then; another category's is not shown
    renderPoster.mockRejectedValueOnce(new Error('out of ink'))
    expect(await save({ name: 'Unlucky again' })).not.toBeNull()
    renderPoster.mockRejectedValueOnce(new Error('out of ink'))
    expect(await save({ category: 'dj' })).toBeNull()
  })

  test('of an older agent is drawn only once something of it is chosen; a stale change draws nothing', async () => {
    const { id, version } = await buildAgent(app.context.db, { name: 'From before' })
    const put = (body: object, headers = {}) =>
      app.call('PUT /api/agents/:id', { params: { id }, body, cookie, headers })
    expect((await put({ name: 'Late' }, { 'if-match': `"${version + 1}"` })).status).toBe(409)
    await put({ bio: 'Jazz.' })
    await draw()
    expect([await shownOf(id), renderPoster.mock.calls.length]).toEqual([null, 0])
    await put({ name: 'From now' })
    await draw()
    expect((await bytesOf(await shownOf(id))).statusCode).toBe(200)
  })

  test('is kept by the sweep while it is shown, and taken when it no longer is (S37)', async () => {
    const { db } = app.context
    const { shown, save } = await hire({ name: 'Swept' })
    const old = new Date(Date.now() - 30 * 3_600_000)
    const age = () => db.updateTable('images').set({ created_at: old }).execute()
    await age()
    await sweepOrphanImages(db)
    expect((await bytesOf(shown)).statusCode).toBe(200)
    await save({ name: 'Swept away' })
    await age()
    await sweepOrphanImages(db)
    expect((await bytesOf(shown)).statusCode).toBe(404)
  })

  test('of a name that is markup is drawn like any other', async () => {
    const name = '<script>"&amp;]]></svg>\u0007 <image href="file:///etc/passwd"/>'
    const { id } = await buildAgent(app.context.db, { name, category: 'model' })
    await requestPoster(app.context.db, id, null)
    expect(await draw()).toBe(1)
    expect((await bytesOf(await shownOf(id))).statusCode).toBe(200)
  })
})
