import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildCategory, buildUser } from '#tests/support/factories.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'

async function openOffice() {
  const app = await startTestApp()
  onTestFinished(() => app[Symbol.asyncDispose]())
  const { db } = app.context
  for (const name of ['dj', 'model']) await buildCategory(db, name)
  const admin = await buildUser(db)
  const cookie = await signIn(app, { role: 'admin', userId: admin.id })
  const create = async (more: Record<string, unknown> = {}) =>
    app.call('POST /api/admin/service-packages', { cookie, body: { ...BODY, ...more } as typeof BODY }) // wrong on purpose, some of it
  const update = (id: string, body: typeof BODY, version?: number) =>
    app.call('PUT /api/admin/service-packages/:id', {
      ...{ cookie, params: { id }, body },
      ...(version !== undefined && { headers: { 'if-match': String(version) } }),
    })
  return { app, db, admin, cookie, create, update }
}

const BODY = {
  name: 'Two decks, one night',
  description: 'Sound for a hundred people.',
  category: 'dj',
  basePrice: 120_000,
  duration: 5,
  features: ['Two decks', 'A light'],
  isActive: true,
}

describe('service packages', () => {
  test('are made, listed by category and name, changed and deleted, each audited', async () => {
    const { app, db, admin, cookie, create, update } = await openOffice()
    const { status, body: made } = await create()
    expect(status).toBe(201)
    expect(made).toMatchObject({ ...BODY, version: 1 })
    const { body: plain } = await create({ name: 'A walk', category: 'model', description: '', features: undefined })
    expect(plain).toMatchObject({ description: null, features: [], isActive: true })
    await create({ name: 'an hour' })
    const list = async () => (await app.call('GET /api/admin/service-packages', { cookie })).body
    expect((await list()).map(({ name }) => name)).toEqual(['an hour', BODY.name, 'A walk'])

    const changed = await update(made.id, { ...BODY, basePrice: 99_900, isActive: false }, 1)
    expect([changed.status, changed.body.basePrice, changed.body.isActive, changed.body.version]).toEqual([
      200,
      99_900,
      false,
      2,
    ])
    const same = await update(made.id, { ...BODY, basePrice: 99_900, isActive: false }, 1)
    expect([same.status, same.body.version], 'what is there already changes nothing').toEqual([200, 2])
    const removed = await app.call('DELETE /api/admin/service-packages/:id', { cookie, params: { id: made.id } })
    expect([removed.status, removed.body]).toEqual([200, { success: true }])
    expect(await list()).toHaveLength(2)

    const trail = await db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('entity_id', '=', made.id)
      .orderBy('id')
      .execute()
    expect(trail).toEqual([
      { action: 'package.created', actor_id: admin.id, before: null, after: BODY },
      {
        ...{ action: 'package.changed', actor_id: admin.id },
        before: { basePrice: 120_000, isActive: true },
        after: { basePrice: 99_900, isActive: false },
      },
      {
        ...{ action: 'package.deleted', actor_id: admin.id, after: null },
        before: { ...BODY, basePrice: 99_900, isActive: false },
      },
    ])
  })

  test('refuse a change based on an older version', async () => {
    const { create, update } = await openOffice()
    const { id } = (await create()).body
    await update(id, { ...BODY, name: 'Three decks', features: [] }, 1)
    const late = await update(id, { ...BODY, duration: 6 }, 1)
    expect([late.status, late.body.fields]).toEqual([
      409,
      { name: 'Now Three decks', features: 'Now empty', duration: 'Now 5 h' },
    ])
    expect((await update(id, { ...BODY, duration: 6 })).status, 'without If-Match the write stands').toBe(200)
    const both = await Promise.all([7, 8].map((duration) => update(id, { ...BODY, duration }, 3)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('need a category there is', async () => {
    const { app, db, cookie, create, update } = await openOffice()
    const refused = await create({ category: 'juggler' })
    expect([refused.status, refused.body.fields]).toEqual([400, { category: 'Not a category we know' }])
    const { id } = (await create()).body
    expect((await update(id, { ...BODY, category: 'juggler' })).body.fields).toEqual({
      category: 'Not a category we know',
    })
    const dj = await db.selectFrom('categories').select('id').where('name', '=', 'dj').executeTakeFirstOrThrow()
    const used = await app.call('DELETE /api/categories/:id', { cookie, params: { id: dj.id } })
    expect([used.status, used.body.error]).toEqual([409, 'This category is in use by 1 service package.'])
  })

  test('follow a category that gets another name', async () => {
    const { app, db, cookie, create } = await openOffice()
    await create()
    await db.updateTable('categories').set({ name: 'disc_jockey' }).where('name', '=', 'dj').execute()
    const { body } = await app.call('GET /api/admin/service-packages', { cookie })
    expect(body[0]?.category).toBe('disc_jockey')
  })

  test('are not found by an unknown id', async () => {
    const { app, cookie, update } = await openOffice()
    const id = crypto.randomUUID()
    expect((await update(id, BODY)).status).toBe(404)
    expect((await app.call('DELETE /api/admin/service-packages/:id', { cookie, params: { id } })).status).toBe(404)
  })
})

describe('a service package is refused', () => {
  let refusing: Awaited<ReturnType<typeof startTestApp>>
  let cookie: string
  beforeAll(async () => {
    refusing = await startTestApp()
    cookie = await signIn(refusing, { role: 'admin', userId: (await buildUser(refusing.context.db)).id })
  })
  afterAll(() => refusing[Symbol.asyncDispose]())

  test.each([
    ['name', { name: ' ' }],
    ['category', { category: '' }],
    ['basePrice', { basePrice: -1 }],
    ['basePrice', { basePrice: 10.5 }],
    ['basePrice', { basePrice: 100_000_001 }],
    ['duration', { duration: 0 }],
    ['duration', { duration: 73 }],
    ['features.1', { features: ['fine', ''] }],
    ['features', { features: Array.from({ length: 31 }, () => 'x') }],
    ['description', { description: 'x'.repeat(5001) }],
  ])('for its %s (%o)', async (field, more) => {
    const sent = { cookie, body: { ...BODY, ...more } as typeof BODY } // some of it is wrong on purpose
    const { status, body } = await refusing.call('POST /api/admin/service-packages', sent)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  })
})
