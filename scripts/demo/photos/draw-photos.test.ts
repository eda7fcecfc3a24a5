import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Rendering } from '#server/catalog/images/renderings.ts'
import type { PosterOptions } from '#shared/posters/poster.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { loadDemoData } from '../load.ts'
import { demoRoster } from '../roster.ts'
import { drawDemoPhotos } from './draw-photos.ts'
import { demoGalleries } from './photo-designs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await loadDemoData(app.context)
})
afterAll(() => app[Symbol.asyncDispose]())

/** A drawing by its description alone: 57 real ones would take a minute. */
const renderPoster = async (options: PosterOptions): Promise<Rendering[]> =>
  ([600, 300] as const).map((width) => ({
    ...{ width, height: (width / 3) * 4, format: 'webp' as const },
    bytes: Buffer.from(JSON.stringify([options, width])),
  }))
const draw = () => drawDemoPhotos({ ...app.context, renderPoster }, { pauseMs: 0 })
const photosOf = async (name: string) => {
  const { id } = await app.context.db
    .selectFrom('agents')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { id, photos: (await app.call('GET /api/agents/:id/photos', { params: { id } })).body }
}

test('a dozen people have galleries of four to eight pictures, none twice and none that of the card', () => {
  expect(demoGalleries.length).toBeGreaterThanOrEqual(12)
  for (const { agent, photos } of demoGalleries) {
    expect(photos.length).toBeGreaterThanOrEqual(4)
    expect(photos.length).toBeLessThanOrEqual(8)
    const own = demoRoster.find(({ name }) => name === agent)?.poster
    const looks = [own, ...photos.map(({ options }) => options)].map((look) => `${look?.variant} ${look?.palette}`)
    expect(new Set(looks).size, agent).toBe(looks.length)
    expect(photos.every(({ alt }) => alt !== '')).toBe(true)
  }
})

test('the galleries are drawn once; one that the office changed stays', async () => {
  const { id } = await photosOf('Ruth Adeyemi')
  const { cookie } = await signInAdmin(app)
  expect(await draw()).toBe(demoGalleries.length)
  const { photos } = await photosOf('Imani Okafor')
  expect([photos.length, photos[0]?.alt]).toEqual([8, 'In profile, with a long earring'])
  await app.call('PUT /api/admin/agents/:id/photos', { cookie, params: { id }, body: [] })
  expect(await draw()).toBe(0)
  expect((await photosOf('Ruth Adeyemi')).photos).toEqual([])
})

test('a gallery that a stop left out is drawn by the next start', async () => {
  const { id } = await photosOf('Kei Navarro')
  await app.context.db.deleteFrom('agent_photos').where('agent_id', '=', id).execute()
  const ended = AbortSignal.abort()
  await expect(drawDemoPhotos({ ...app.context, renderPoster }, { signal: ended })).rejects.toThrow('aborted')
  expect((await photosOf('Kei Navarro')).photos).toEqual([])
  expect(await draw()).toBe(1)
  expect((await photosOf('Kei Navarro')).photos).toHaveLength(4)
})

test('a database without the demo gets none', async () => {
  await using other = await startTestApp()
  await buildAgent(other.context.db, { name: 'Imani Okafor' })
  expect(await drawDemoPhotos({ ...other.context, renderPoster }, { pauseMs: 0 })).toBe(0)
})
