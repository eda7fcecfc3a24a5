import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { startBucketApp } from '#server/objects/test-support/bucket-app.ts'
import { connectionUrl } from '#tests/support/database.ts'
import { runScript } from '#tests/support/run-script.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { readOrder } from './objects.ts'

// each runs commands in processes of their own
vi.setConfig({ testTimeout: 60_000 })

test.each([
  [['move', '--to', 'bucket'], { work: 'move', to: 'bucket' }],
  [['move', '--to', 'database'], { work: 'move', to: 'database' }],
  [['check'], { work: 'check' }],
  [['clean'], { work: 'clean' }],
  [['move'], undefined],
  [['move', '--to', 'tape'], undefined],
  [['check', '--to', 'bucket'], undefined],
  [['check', 'twice'], undefined],
  [['check', '--deep'], undefined],
  [[], undefined],
])('%j is understood as %j', (args, order) => {
  expect(readOrder(args)).toEqual(order)
})

/** The variables of a command on a test's database and bucket; objects are moved back with `write=0`. */
function envOf({ app, s3 }: Pick<Awaited<ReturnType<typeof startBucketApp>>, 'app' | 's3'>, more = '') {
  const DATABASE_URL = connectionUrl(app.database.connection)
  return { DATABASE_URL, SECRET_KEY: 'a-secret-key-that-only-tests-know', OBJECTS_URL: s3.url(more) }
}

/** Where the bytes of the renderings are, and a hash over all of them as visitors get them. */
async function look({ app, db, get }: Pick<Awaited<ReturnType<typeof startBucketApp>>, 'app' | 'db' | 'get'>) {
  const rows = await db
    .selectFrom('image_variants')
    .select(['image_id', 'width', 'format'])
    .select(sql<boolean>`object_key is not null`.as('away'))
    .orderBy('image_id')
    .orderBy('width')
    .orderBy('format')
    .execute()
  const served = []
  for (const { image_id, width, format } of rows) {
    const { statusCode, rawPayload } = await get(`/api/images/${image_id}/${width}.${format}`)
    served.push([statusCode, rawPayload.toString('base64')])
  }
  expect(app.context.objects.state()).toBe('bucket')
  return { inBucket: rows.filter(({ away }) => away).length, served }
}

test('pictures move into the bucket and back while the product runs, and stay the same (S126)', async () => {
  await using stage = await startBucketApp()
  const { s3, uploadPicture, states } = stage
  const env = envOf(stage)
  for (const color of ['#111111', '#222222', '#333333']) await uploadPicture(color)
  const before = await look(stage)
  expect(before.inBucket).toBe(12)
  const early = await runScript('objects', ['move', '--to', 'database'], env)
  expect([early.code, early.err]).toEqual([1, expect.stringContaining('add write=0')])

  const wayBack = envOf(stage, '&write=0')
  const back = await runScript('objects', ['move', '--to', 'database'], wayBack)
  expect(back).toMatchObject({ code: 0, err: '' })
  expect(back.out).toContain('renderings of pictures: 12 moved')
  expect(back.out).toContain('Deleted from the bucket: 12')
  expect(back.out).toContain('Everything is in the database.')
  expect(await look(stage)).toEqual({ ...before, inBucket: 0 })
  expect([s3.objects.size, await states()]).toEqual([0, {}])

  expect((await runScript('objects', ['move', '--to', 'bucket'], env)).out).toContain('Everything is in the bucket.')
  expect(await look(stage)).toEqual(before)
  const whole = await runScript('objects', ['check'], env)
  expect([whole.code, whole.out]).toEqual([
    0,
    expect.stringContaining('Rows with an object: 12. Missing from the bucket: 0.'),
  ])

  // one is lost, and one is there that no row knows
  const [lost = ''] = s3.objects.keys()
  s3.objects.delete(lost)
  s3.objects.set(`marquee/images/${'0'.repeat(64)}-${'0'.repeat(16)}`, {
    bytes: Buffer.from('x'),
    type: '',
    at: new Date(0),
  })
  // other things in the same bucket are nobody's business
  for (const key of ['marquee/notes.pdf', `marquee/trial/images/${'0'.repeat(64)}-${'0'.repeat(16)}`]) {
    s3.objects.set(key, { bytes: Buffer.from('x'), type: '', at: new Date(0) })
  }
  const harmed = await runScript('objects', ['check'], env)
  expect([harmed.code, harmed.out]).toEqual([1, expect.stringContaining('Missing from the bucket: 1.')])
  expect(harmed.out).toContain('that no row refers to: 1')
  expect(harmed.err).toContain(lost.replace('marquee/', ''))
  expect((await runScript('objects', ['clean'], env)).out).toContain('Deleted from the bucket: 1')
  expect(s3.objects.size).toBe(11 + 2)
  const partly = await runScript('objects', ['move', '--to', 'database'], wayBack)
  expect([partly.code, partly.out]).toEqual([1, expect.stringContaining('1 could not be moved.')])
  expect(await states()).toEqual({ used: 1 })
})

test.each(['bucket', 'database'] as const)(
  'kill -9 in the middle of a move to the %s loses nothing (S126)',
  async (to) => {
    await using stage = await startBucketApp()
    const { s3, uploadPicture, age, states, app } = stage
    const [env, wayBack] = [envOf(stage), envOf(stage, '&write=0')]
    const envTo = to === 'bucket' ? env : wayBack
    for (let i = 0; i < 16; i++)
      expect((await uploadPicture(`#${String(i % 10).repeat(3)}${i > 9 ? 'fff' : '000'}`)).status).toBe(200)
    if (to === 'bucket') await runScript('objects', ['move', '--to', 'database'], wayBack)
    const before = await look(stage)
    const all = before.served.length
    expect(all).toBeGreaterThan(36)

    const child = spawn(process.execPath, [path.resolve('scripts/objects.ts'), 'move', '--to', to], {
      stdio: 'ignore',
      env: { PATH: process.env.PATH, ...envTo },
    })
    const asked = s3.asked.length
    s3.onAsked = () => void (s3.asked.length >= asked + 30 && child.kill('SIGKILL'))
    await once(child, 'exit')
    s3.onAsked = undefined
    const half = await look(stage)
    expect(half.served).toEqual(before.served)
    expect(half.inBucket).toBeGreaterThan(0)
    expect(half.inBucket).toBeLessThan(all)

    const again = await runScript('objects', ['move', '--to', to], envTo)
    expect(again).toMatchObject({ code: 0, err: '' })
    expect(await look(stage)).toEqual({ ...before, inBucket: to === 'bucket' ? all : 0 })
    await age()
    await app.context.objects.sweep()
    expect(s3.objects.size).toBe(to === 'bucket' ? all : 0)
    expect(await states()).toEqual(to === 'bucket' ? { used: all } : {})
  },
)

test('a bucket that is away ends the command with one line, and OBJECTS_URL is needed (S126)', async () => {
  await using stage = await startBucketApp()
  const env = envOf(stage)
  await stage.uploadPicture('#444444')
  stage.s3.trouble = { what: 'refuse' }
  const away = await runScript('objects', ['move', '--to', 'database'], envOf(stage, '&write=0'))
  expect([away.code, away.err.trim().split('\n').at(-1)]).toEqual([1, expect.stringContaining('run this again')])
  const { OBJECTS_URL: _, ...without } = env
  const none = await runScript('objects', ['check'], without)
  expect([none.code, none.err]).toEqual([1, 'OBJECTS_URL is not set: there is no bucket\n'])
  expect((await runScript('objects', ['move'], env)).code).toBe(2)
})

test('with write=0 objects are read, and new files go to the database: the way back (S126)', async () => {
  await using stage = await startBucketApp()
  const { s3, app } = stage
  await stage.uploadPicture('#555555')
  await using other = await startTestApp({ env: { OBJECTS_URL: s3.url('&write=0') } })
  const [stored] = await other.context.objects.store([
    { folder: 'images', type: 'image/webp', bytes: Buffer.from('x') },
  ])
  expect(stored).toEqual({ bytes: Buffer.from('x'), object_key: null })
  const row = await app.context.db
    .selectFrom('image_variants')
    .select(['bytes', 'object_key'])
    .executeTakeFirstOrThrow()
  expect((await other.context.objects.read(async () => row))?.length).toBeGreaterThan(10)
})
