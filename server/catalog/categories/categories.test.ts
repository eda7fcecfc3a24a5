import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { imagePath } from '#shared/model/image.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { expectAdminsOnly } from '#tests/support/refusals.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { makeCategoryCalls } from './test-support/category-calls.ts'

const PICTURE = 'e5'.repeat(32)

const app = await openTestApp()
const { cookies } = await signInEach(app)
await app.context.db.insertInto('images').values({ id: PICTURE }).execute()

const cookie = cookies.admin
const { create, update, list, audits, idOf } = makeCategoryCalls(app, cookie)
const remove = (id: string) => app.call('DELETE /api/categories/:id', { params: { id }, cookie })

test.each([
  ['PUT', '/api/admin/categories/order'],
  ['GET', '/api/admin/categories'],
  ['POST', '/api/categories'],
  ['PUT', `/api/categories/${randomUUID()}`],
  ['DELETE', `/api/categories/${randomUUID()}`],
] as const)('%s %s: admins alone', (method, url) => expectAdminsOnly(app, cookies, { method, url }, [200, 400, 404]))

test('a category is added, listed with its agents, and shown to everyone', async () => {
  const { db } = app.context
  const image = imagePath(PICTURE, 600, 'webp')
  const made = await create({ name: 'fire_eater', displayName: ' Fire  Eaters ', description: '', image })
  expect(made.status).toBe(201)
  expect(made.body).toEqual({
    ...{ hidden: false, features: [] },
    id: expect.any(String),
    name: 'fire_eater',
    displayName: 'Fire Eaters',
    description: null,
    image,
    createdAt: expect.any(String),
  })
  await buildAgent(db, { category: 'fire_eater' })
  await buildAgent(db, { category: 'fire_eater', availability: false })
  await buildAgent(db, { category: 'fire_eater', archived_at: new Date() })
  await create({ name: 'acrobat', displayName: 'acrobats' })
  expect((await list()).map(({ name, agents, version }) => [name, agents, version])).toEqual([
    // a new one comes last (P6.128)
    ['fire_eater', 2, 1],
    ['acrobat', 0, 1],
  ])
  expect(await audits(made.body.id)).toEqual([
    { action: 'category.created', before: null, after: { name: 'fire_eater', displayName: 'Fire Eaters' } },
  ])
  await until(async () => (await app.call('GET /api/categories')).body.some(({ name }) => name === 'fire_eater'), 1000)
})

test.each([
  ['name', { name: '' }],
  ['name', { name: 'Upper' }],
  ['name', { name: '1st' }],
  ['name', { name: 'with space' }],
  ['name', { name: 'x'.repeat(65) }],
  ['displayName', { displayName: '' }],
  ['displayName', { displayName: 'x'.repeat(101) }],
  ['description', { description: 'x'.repeat(5001) }],
  ['image', { image: 'javascript:alert(1)' }],
  ['image', { image: imagePath('f6'.repeat(32), 600, 'webp') }],
])('a wrong %s is refused, new or changed: %j', async (field, body) => {
  const id = await idOf('refused')
  for (const { status, body: answer } of [await create(body), await update(id, { name: 'refused', ...body })]) {
    expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
  }
})

test('a name that is taken is refused, in a race too', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => create({ name: 'juggler' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  const sentence = 'There is a category with this name already'
  const { status, body } = await update(await idOf('clown'), { name: 'juggler' })
  expect([status, body.error, body.fields]).toEqual([409, sentence, { name: sentence }])
})

describe('PUT /api/categories/:id', () => {
  test('image and description stay unless they are sent, and the audit keeps what was', async () => {
    const image = imagePath(PICTURE, 600, 'webp')
    const { body } = await create({ name: 'magician', displayName: 'Magicians', description: 'Cards', image })
    const plain = await update(body.id, { name: 'magician', displayName: 'Magic' })
    expect(plain.body).toMatchObject({ displayName: 'Magic', description: 'Cards', image })
    const emptied = await update(body.id, { name: 'magician', displayName: 'Magic', description: '', image: null })
    expect(emptied.body).toMatchObject({ description: null, image: null })
    expect((await audits(body.id)).slice(1)).toEqual([
      { action: 'category.changed', before: { displayName: 'Magicians' }, after: { displayName: 'Magic' } },
      {
        action: 'category.changed',
        before: { description: 'Cards', image },
        after: { description: null, image: null },
      },
    ])
  })

  test('agents, invites and service packages follow a new name, also on the public site', async () => {
    const { db } = app.context
    const id = await idOf('mime')
    const agent = await buildAgent(db, { category: 'mime' })
    await db
      .insertInto('agent_invite_codes')
      .values({ code: 'AGENT-MIME-MIME', email: 'a@example.com', category: 'mime', expires_at: new Date() })
      .execute()
    await db
      .insertInto('service_packages')
      .values({ name: 'Mime night', category: 'mime', base_price_cents: 100, duration: 1 })
      .execute()
    const { status, body } = await update(id, { name: 'pantomime', displayName: 'Pantomime' })
    expect([status, body.name]).toEqual([200, 'pantomime'])
    for (const table of ['agent_invite_codes', 'service_packages'] as const) {
      const rows = await db.selectFrom(table).select('category').where('category', '=', 'pantomime').execute()
      expect([table, rows.length]).toEqual([table, 1])
    }
    await until(async () => {
      const { body: agents } = await app.call('GET /api/agents')
      return agents.find((one) => one.id === agent.id)?.category === 'pantomime'
    }, 1000)
    expect((await remove(id)).body.error).toBe('This category is in use by 1 agent, 1 invite and 1 service package.')
  })

  test('the second of two admins who saw the same row gets the current row', async () => {
    const id = await idOf('singer')
    const seen = { 'if-match': '1' }
    const answers = await Promise.all(
      ['One', 'Two'].map((displayName) => update(id, { name: 'singer', displayName }, seen)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
    expect(lost?.body.fields).toEqual({ displayName: `Now ${won?.body.displayName}` })
    expect((await update(id, { name: 'singer', displayName: 'Three' })).status).toBe(200)
  })

  test('an unknown id and an invalid one are refused', async () => {
    expect((await update(randomUUID(), {})).status).toBe(404)
    expect((await update('7', {})).status).toBe(400)
  })
})

describe('DELETE /api/categories/:id', () => {
  test('deletes an unused category, once', async () => {
    const id = await idOf('unused')
    expect((await remove(id)).body).toEqual({ success: true })
    expect((await remove(id)).status).toBe(404)
    expect((await audits(id)).map(({ action, before }) => [action, before])).toEqual([
      ['category.deleted', { name: 'unused', displayName: 'unused' }],
    ])
    expect((await list()).some(({ name }) => name === 'unused')).toBe(false)
  })

  test('refuses one in use and says by how many, the archived included (P6.11)', async () => {
    const { db } = app.context
    const id = await idOf('drummer')
    await buildAgent(db, { category: 'drummer' })
    await buildAgent(db, { category: 'drummer' })
    const { status, body } = await remove(id)
    expect([status, body.code, body.error]).toEqual([409, 'conflict', 'This category is in use by 2 agents.'])
    await buildAgent(db, { category: 'drummer', archived_at: new Date() })
    expect((await remove(id)).body.error).toBe('This category is in use by 3 agents (1 archived).')
    expect((await list()).some(({ name }) => name === 'drummer')).toBe(true)
  })

  test('moves its agents, the archived included, to the given category, audited', async () => {
    const { db } = app.context
    const [id, target] = [await idOf('piper'), await idOf('fiddler')]
    const agents = [await buildAgent(db, { category: 'piper' }), await buildAgent(db, { category: 'piper' })]
    agents.push(await buildAgent(db, { category: 'piper', archived_at: new Date() }))
    const move = (moveTo: string, of = id) =>
      app.call('DELETE /api/categories/:id', { params: { id: of }, query: { moveTo }, cookie })
    for (const wrong of [id, randomUUID(), 'x']) {
      expect(await move(wrong)).toMatchObject({ status: 400, body: { fields: { moveTo: expect.any(String) } } })
    }
    expect((await move(target, randomUUID())).status).toBe(404)
    expect((await move(target)).body).toEqual({ success: true })
    const rows = await db
      .selectFrom('agents')
      .select('category')
      .where(
        'id',
        'in',
        agents.map((agent) => agent.id),
      )
      .execute()
    expect(rows.map(({ category }) => category)).toEqual(['fiddler', 'fiddler', 'fiddler'])
    expect((await audits(id)).at(-1)).toMatchObject({
      action: 'category.deleted',
      after: { movedTo: 'fiddler', moved: '3 agents (1 archived)' },
    })
    expect((await list()).find(({ name }) => name === 'fiddler')).toMatchObject({ agents: 2 })
    expect((await list()).some(({ name }) => name === 'piper')).toBe(false)
  })

  test('of two that move into each other at once, one succeeds and neither waits forever', async () => {
    const { db } = app.context
    const [one, two] = [await idOf('left'), await idOf('right')]
    await buildAgent(db, { category: 'left' })
    await buildAgent(db, { category: 'right' })
    const move = (id: string, moveTo: string) =>
      app.call('DELETE /api/categories/:id', { params: { id }, query: { moveTo }, cookie })
    const answers = await Promise.all([move(one, two), move(two, one)])
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      expect.toSatisfy((status) => status === 400 || status === 404),
    ])
    const { agents } = (await list()).find(({ name }) => name === 'left' || name === 'right') ?? {}
    expect(agents).toBe(2)
  })

  test('an agent whose own edit moves them into the target meanwhile is not refused', async () => {
    const { db } = app.context
    const [one, two] = [await idOf('crowded'), await idOf('roomy')]
    const { id } = await buildAgent(db, { category: 'crowded' })
    const isWaiting = async () =>
      (
        await app.database.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount
    let removed: Promise<{ status: number }> | undefined
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('agents').select('id').where('id', '=', id).forUpdate().execute()
      removed = app.call('DELETE /api/categories/:id', {
        params: { id: one },
        query: { moveTo: two },
        cookie,
      })
      await until(isWaiting)
      await trx.updateTable('agents').set({ category: 'roomy' }).where('id', '=', id).execute()
    })
    expect((await removed)?.status).toBe(200)
  })

  test('a category is not moved into itself, however its id is written', async () => {
    const id = await idOf('mirror')
    const query = { moveTo: id.toUpperCase() }
    const { status, body } = await app.call('DELETE /api/categories/:id', { params: { id }, query, cookie })
    expect([status, body]).toMatchObject([400, { fields: { moveTo: expect.any(String) } }])
  })

  test('a deletion and a new agent of the category at once: one of them is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = `race_${round}`
      const id = await idOf(name)
      const [removed, added] = await Promise.all([
        remove(id),
        app.call('POST /api/agents', { body: { name: 'Vera', category: name }, cookie }),
      ])
      expect([`${removed.status} ${added.status}`]).toEqual([expect.stringMatching(/^(200 400|409 201)$/)])
    }
  })
})
