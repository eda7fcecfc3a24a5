import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { imagePath } from '#shared/model/image.ts'
import { signInAdmin, signInAgent } from '#tests/support/sign-in.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'
import { sweepOrphanImages } from '../images/image-queries.ts'
import { blank, makeUpload } from '../images/test-support/uploads.ts'

const app = await openTestApp()
let admin: string

beforeEach(async () => {
  admin = (await signInAdmin(app)).cookie
})
const upload = makeUpload(() => ({ app, admin }))

type Photo = { image: string; alt: string }
const read = async (id: string, cookie?: string) =>
  app.call('GET /api/agents/:id/photos', { params: { id }, ...(cookie && { cookie }) })
type Seen = Record<string, string>
const setOwn = (cookie: string | undefined, body: Photo[], headers: Seen = {}) =>
  app.call('PUT /api/agent/photos', { body, headers, ...(cookie && { cookie }) })
const setOf = (id: string, cookie: string | undefined, body: Photo[], headers: Seen = {}) =>
  app.call('PUT /api/admin/agents/:id/photos', { params: { id }, body, headers, ...(cookie && { cookie }) })
/** The version that an answer names, as the If-Match of the next call. */
const seen = ({ headers }: { headers: Record<string, unknown> }): Seen => ({ 'if-match': String(headers.etag) })

const hire = (values: Parameters<typeof signInAgent>[1] = {}) => signInAgent(app, values)

/** Pictures that are stored, as photos. */
async function store(count: number, { hoursAgo = 0 } = {}): Promise<Photo[]> {
  const rows = Array.from({ length: count }, () => ({
    id: randomBytes(32).toString('hex'),
    created_at: new Date(Date.now() - hoursAgo * 3_600_000),
  }))
  await app.context.db.insertInto('images').values(rows).execute()
  return rows.map(({ id }, at) => ({ image: imagePath(id, 600, 'webp'), alt: `Photo ${at + 1}` }))
}

test('the agent uploads and sets photos, an admin orders them, everyone reads them (P2.35)', async () => {
  const { id, cookie } = await hire()
  const other = await hire()
  expect((await read(id)).body).toEqual([])
  const { body: uploaded } = await upload(await blank(300, 400).jpeg().toBuffer(), { cookie })
  const [second] = (await store(1)) as [Photo]
  const first = { image: uploaded.imageUrl, alt: 'On stage' }
  const set = await setOwn(cookie, [{ ...first, alt: ' On\nstage ' }, second])
  expect(set).toMatchObject({ status: 200, body: [first, second] })
  expect((await app.call('GET /api/agent/photos', { cookie })).body).toEqual([first, second])
  expect((await setOf(id, admin, [second, first])).body).toEqual([second, first])
  expect((await read(id)).body).toEqual([second, first])
  expect((await read(other.id)).body).toEqual([])
  // the same list again is no change
  await setOwn(cookie, [second, first])
  const entries = app.context.db.selectFrom('audit_log').select(['action', 'before', 'after'])
  expect(await entries.where('entity_id', '=', id).orderBy('id').execute()).toEqual([
    { action: 'agent.photos-changed', before: { photos: [] }, after: { photos: [first, second] } },
    { action: 'agent.photos-changed', before: { photos: [first, second] }, after: { photos: [second, first] } },
  ])
  expect((await setOwn(cookie, [])).body).toEqual([])
  expect((await read(id)).body).toEqual([])
})

test('eight photos are the most, in the request and in the table', async () => {
  const { id, cookie } = await hire()
  const nine = await store(9)
  expect((await setOwn(cookie, nine)).status).toBe(400)
  expect((await read(id)).body).toEqual([])
  expect((await setOwn(cookie, nine.slice(0, 8))).body).toHaveLength(8)
  const ninth = { agent_id: id, position: 9, image_id: nine[8]?.image.split('/')[3] ?? '', alt: '' }
  const insert = (position: number) => app.context.db.insertInto('agent_photos').values({ ...ninth, position })
  await expect(insert(9).execute()).rejects.toThrow('agent_photos_position')
  await expect(insert(8).execute()).rejects.toThrow('agent_photos_pkey')
})

test('a picture that is not stored, one twice and a long text are refused', async () => {
  const { id, cookie } = await hire()
  const [photo] = (await store(1)) as [Photo]
  const refused = async (...photos: Photo[]) => (await setOwn(cookie, photos)).body as unknown
  const missing = { image: imagePath('0'.repeat(64), 600, 'webp'), alt: '' }
  expect(await refused(photo, missing)).toMatchObject({
    fields: { '1.image': 'This picture is no longer stored. Please upload it again.' },
  })
  expect(await refused({ image: 'https://example.com/a.jpg', alt: '' })).toMatchObject({
    fields: { '0.image': 'We don’t show pictures from other sites. Please upload the picture.' },
  })
  const again = { ...photo, image: photo.image.replace('600.webp', '300.avif') }
  expect(await refused(photo, again)).toMatchObject({ fields: { '1.image': 'This photo is in the list already' } })
  expect(await refused({ ...photo, alt: 'x'.repeat(201) })).toMatchObject({
    fields: { '0.alt': 'At most 200 characters' },
  })
  expect((await read(id)).body).toEqual([])
})

test('nobody but the agent and admins sets photos, and an agent sets their own alone', async () => {
  const { id, cookie } = await hire()
  const other = await hire()
  const list = await store(1)
  expect((await setOf(id, undefined, list)).status).toBe(401)
  expect((await setOf(id, other.cookie, list)).status).toBe(403)
  expect([(await setOwn(undefined, list)).status, (await setOwn(admin, list)).status]).toEqual([401, 403])
  expect((await setOwn(other.cookie, list)).status).toBe(200)
  expect([(await read(id)).body, (await read(other.id)).body]).toEqual([[], list])
  expect((await app.call('GET /api/agent/photos', {})).status).toBe(401)
  expect((await app.call('GET /api/agent/photos', { cookie: admin })).status).toBe(403)
  expect((await app.call('GET /api/agent/photos', { cookie })).body).toEqual([])
})

test('404 for an agent nobody may see; the office and the agent see an unpublished one', async () => {
  const { id, cookie } = await hire({ published_at: null })
  const archived = await hire({ archived_at: new Date() })
  const list = await store(1)
  expect((await setOwn(cookie, list)).status).toBe(200)
  expect((await read(id)).status).toBe(404)
  expect((await read(id, cookie)).status).toBe(404)
  expect((await read(id, admin)).body).toEqual(list)
  expect((await read(archived.id, admin)).status).toBe(404)
  expect((await setOf(archived.id, admin, list)).status).toBe(404)
  expect((await read(randomUUID())).status).toBe(404)
  expect((await read('nobody')).status).toBe(400)
})

test('If-Match: a list that someone else changed is refused, and stays; without it the write stands (P2.35)', async () => {
  const { id, cookie } = await hire()
  const [first, second] = (await store(2)) as [Photo, Photo]
  const office = seen(await read(id, admin))
  const added = await setOwn(cookie, [first], seen(await app.call('GET /api/agent/photos', { cookie })))
  expect(added.status).toBe(200)
  expect(await setOf(id, admin, [second], office)).toMatchObject({
    status: 409,
    body: { error: 'Someone else changed this list of photos. Look at it again before you change it.' },
  })
  expect((await read(id)).body).toEqual([first])
  // the list as it is already is not a conflict
  expect((await setOf(id, admin, [first], office)).status).toBe(200)
  // the answer to a change names the version of the next one
  const more = await setOwn(cookie, [first, second], seen(added))
  expect(more.status).toBe(200)
  expect(seen(more)).toEqual(seen(await read(id)))
  expect((await setOf(id, admin, [second], { 'if-match': 'abc' })).status).toBe(400)
  expect((await setOf(id, admin, [second])).body).toEqual([second])
})

test('of two writers who saw the same list, one is refused', async () => {
  const { id, cookie } = await hire()
  const [mine, theirs] = [await store(2), await store(3)]
  const headers = seen(await read(id))
  const done = await Promise.all([setOwn(cookie, mine, headers), setOf(id, admin, theirs, headers)])
  expect(done.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await read(id)).body).toEqual(done[0].status === 200 ? mine : theirs)
})

test('a client that has the list as it is gets 304', async () => {
  const { id } = await hire()
  const tag = String((await read(id)).headers.etag)
  const again = () => app.call('GET /api/agents/:id/photos', { params: { id }, headers: { 'if-none-match': tag } })
  expect((await again()).status).toBe(304)
  await setOf(id, admin, await store(1))
  expect((await again()).status).toBe(200)
})

test('of two writers at once the list of one stays whole', async () => {
  const { id, cookie } = await hire()
  const [mine, theirs] = [await store(8), await store(5)]
  for (let round = 0; round < 5; round++) {
    const done = await Promise.all([setOwn(cookie, mine), setOf(id, admin, theirs), setOwn(cookie, mine.toReversed())])
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([mine, theirs, mine.toReversed()]).toContainEqual((await read(id)).body)
  }
})

test('the sweep leaves the pictures of profiles, and takes one that was removed', async () => {
  const { db } = app.context
  const { cookie } = await hire()
  const [kept, removed] = (await store(2, { hoursAgo: 30 })) as [Photo, Photo]
  await setOwn(cookie, [kept, removed])
  await setOwn(cookie, [kept])
  await db
    .updateTable('images')
    .set({ created_at: new Date(Date.now() - 30 * 3_600_000) })
    .execute()
  await sweepOrphanImages(db)
  const ids = (await db.selectFrom('images').select('id').execute()).map(({ id }) => imagePath(id, 600, 'webp'))
  expect(ids).toContain(kept.image)
  expect(ids).not.toContain(removed.image)
})
