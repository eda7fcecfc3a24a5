import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { sweepOrphanImages } from '#server/catalog/images/image-queries.ts'
import { findImageId } from '#shared/model/image.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { createObjects } from './create-objects.ts'
import { hashBytes } from './object-keys.ts'
import { openBucketApp, startBucketApp } from './test-support/bucket-app.ts'

const { app, db, s3, uploadPicture, get } = await openBucketApp()

beforeEach(() => {
  s3.trouble = undefined
})

const addressOf = (answer: { body: unknown }) => (answer.body as { imageUrl: string }).imageUrl

test('an uploaded picture lies in the bucket, and is served as it is from the database (S126)', async () => {
  const answer = await uploadPicture('#123456')
  expect(answer.status).toBe(200)
  const url = addressOf(answer)
  const rows = await db
    .selectFrom('image_variants')
    .select(['bytes', 'object_key', 'format'])
    .where('image_id', '=', findImageId(url) ?? '')
    .execute()
  expect(rows).toHaveLength(4)
  for (const { bytes, object_key, format } of rows) {
    const kept = s3.objects.get(`marquee/${object_key}`)
    expect([bytes, kept?.type]).toEqual([null, `image/${format}`])
    expect(object_key).toMatch(new RegExp(`^images/${hashBytes(kept?.bytes ?? Buffer.alloc(0))}-[0-9a-f]{16}$`))
  }
  const served = await get(url)

  await using plain = await startTestApp()
  const { id } = await plain.context.db
    .insertInto('images')
    .values({ id: findImageId(url) ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const bytes = served.rawPayload
  await plain.context.db
    .insertInto('image_variants')
    .values({ image_id: id, width: 600, height: 800, format: 'webp', bytes })
    .execute()
  const before = await plain.app.inject({ method: 'GET', url })
  expect([served.statusCode, before.statusCode]).toEqual([200, 200])
  expect(served.rawPayload.equals(before.rawPayload)).toBe(true)
  const plainly = ({ date: _, 'x-request-id': _id, ...headers }: Record<string, unknown>) => headers
  expect(plainly(served.headers)).toEqual(plainly(before.headers))
  expect(served.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
  })
  expect(served.headers).not.toHaveProperty('set-cookie')
})

test.each(['fail', 'hang', 'hang up', 'refuse'] as const)(
  'a bucket that does this answers 503 with Retry-After, and nothing is stored by half: %s (S126)',
  async (what) => {
    await using stage = await startBucketApp()
    const { app, db, s3, uploadPicture, get } = stage
    const url = addressOf(await uploadPicture('#aaaaaa'))
    s3.trouble = { what }
    const upload = await uploadPicture('#abcdef')
    expect(upload).toMatchObject({
      status: 503,
      headers: { 'retry-after': '10' },
      body: { error: 'Pictures and documents are out of reach right now. Please try again in a minute.' },
    })
    expect(await db.selectFrom('images').select('id').execute()).toEqual([{ id: findImageId(url) }])
    const read = await get(url)
    expect([read.statusCode, read.headers['retry-after'], read.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ])
    // the rest works on
    expect((await get('/api/agents')).statusCode).toBe(200)
    expect((await get('/api/health/ready')).statusCode).toBe(200)
    expect(app.context.objects.state()).toBe('away')
    // a refusal says nothing about other objects; after three failed reads the next ones are answered at once
    if (what === 'refuse') return
    for (let i = 0; i < 2; i++) await get(url)
    const asked = s3.asked.length
    for (let i = 0; i < 5; i++) expect((await get(url)).statusCode).toBe(503)
    expect(s3.asked.length).toBe(asked)
  },
  60_000,
)

test('a bucket that is full still gives what it has, and what arrived for a refused upload is deleted (S126)', async () => {
  await using stage = await startBucketApp()
  const { s3, uploadPicture, get, states, app } = stage
  const url = addressOf(await uploadPicture('#aaaaaa'))
  let left = 2
  s3.onAsked = () => {
    if (s3.asked.at(-1)?.startsWith('PUT') && --left < 0) s3.trouble = { what: 'fail', method: 'PUT' }
  }
  for (let i = 0; i < 4; i++) expect((await uploadPicture(`#abcde${i}`)).status).toBe(503)
  expect((await get(url)).statusCode).toBe(200)
  expect(await states()).toMatchObject({ used: 4, dropped: expect.any(Number) })
  await app.context.objects.sweep()
  expect(await states()).not.toHaveProperty('dropped')
  expect((await get(url)).statusCode).toBe(200)
})

test('an object that is lost, or is not what was stored, answers 503 and is never shown (S126)', async () => {
  const url = addressOf(await uploadPicture('#bbbbbb'))
  s3.trouble = { what: 'garble' }
  expect((await get(url)).statusCode).toBe(503)
  s3.trouble = undefined
  expect((await get(url)).statusCode).toBe(200)
  for (const key of s3.objects.keys()) s3.objects.delete(key)
  const lost = await get(url)
  expect([lost.statusCode, lost.headers['retry-after']]).toEqual([503, '60'])
  expect(app.logged.join('')).toContain('an object is missing from the bucket')
  expect((await uploadPicture('#bbbbbb')).status).toBe(200)
  expect((await get(url)).statusCode).toBe(200)
})

test('the sweep deletes objects whose row is gone at once, those that no row took after a day, and no others', async () => {
  await using stage = await startBucketApp()
  const { app, db, s3, uploadPicture, states, age } = stage
  const { objects } = app.context
  await uploadPicture('#cccccc')
  // as after kill -9 between the upload and its transaction
  await objects.store([{ folder: 'images', type: 'image/webp', bytes: Buffer.from('no row comes') }])
  expect([await states(), s3.objects.size]).toEqual([{ sent: 1, used: 4 }, 5])
  expect(await objects.sweep()).toBe(0)
  await age()
  expect(await objects.sweep()).toBe(1)
  expect([await states(), s3.objects.size]).toEqual([{ used: 4 }, 4])
  // what a transaction deletes is there until it commits
  const deletion = db.transaction().execute(async (trx) => {
    await trx.deleteFrom('images').execute()
    expect(await objects.sweep()).toBe(0)
    throw new Error('rolled back')
  })
  await expect(deletion).rejects.toThrow('rolled back')
  expect(s3.objects.size).toBe(4)
  await db
    .updateTable('images')
    .set({ created_at: new Date(0) })
    .execute()
  await sweepOrphanImages(db)
  expect(await states()).toEqual({ dropped: 4 })
  // a bucket that does not answer: the next sweep goes on
  s3.trouble = { what: 'fail', method: 'DELETE' }
  await expect(objects.sweep()).rejects.toMatchObject({ code: 'unavailable' })
  expect(await states()).toEqual({ dropped: 4 })
  s3.trouble = undefined
  const again = await startSweeper(stage)
  expect(await again.sweep()).toBe(4)
  expect([await states(), s3.objects.size]).toEqual([{}, 0])
})

/** Another process: its breaker is closed. */
async function startSweeper({ app: { context } }: { app: Pick<typeof app, 'context'> }) {
  const objects = createObjects(context.config, context.db, context.log)
  onTestFinished(() => objects.close())
  return objects
}

test('a key is taken by one row, once, and only while its object waits', async () => {
  const [stored] = await app.context.objects.store([{ folder: 'images', type: 'image/webp', bytes: Buffer.from('x') }])
  const id = 'e5'.repeat(32)
  await db.insertInto('images').values({ id }).execute()
  const row = { image_id: id, height: 400, format: 'webp', ...stored } as const
  const insert = (width: number, more = {}) =>
    db
      .insertInto('image_variants')
      .values({ ...row, width, ...more })
      .execute()
  await expect(insert(1, { object_key: null })).rejects.toThrow('image_variants_stored')
  await expect(insert(1, { bytes: Buffer.from('x') })).rejects.toThrow('image_variants_stored')
  await insert(300)
  await expect(insert(600)).rejects.toThrow('image_variants_object_key_key')
  await db.deleteFrom('images').where('id', '=', id).execute()
  await db.insertInto('images').values({ id }).execute()
  await expect(insert(300)).rejects.toThrow('no object waits')
})
