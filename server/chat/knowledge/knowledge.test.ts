import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildAgent, buildCategory, buildPackage, buildUser } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { createAssistant } from '../assistant/assistant.ts'
import { createKnowledge } from './knowledge.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp()
  admin = (await signInAdmin(app)).cookie
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(() => app.context.db.deleteFrom('written_answers').execute())

const write = (question: string, answer: string, cookie: string | undefined = admin) =>
  app.call('POST /api/admin/written-answers', { body: { question, answer }, ...(cookie && { cookie }) })
const list = async () => (await app.call('GET /api/admin/written-answers', { cookie: admin })).body
const entriesOf = (kind: 'agent' | 'category' | 'answer' | 'policy' | 'service' | 'package') =>
  app.context.db.selectFrom('kb_entries').select(['source_id', 'title', 'content']).where('kind', '=', kind).execute()
const fallback = () => createAssistant(app.context, () => ({ model: 'fallback', openaiApiKey: null, systemPrompt: '' }))
const ask = (content: string) => fallback().answer([{ role: 'user', content }])

test('a hidden category is not known, nor offered; shown again it is (P6.129)', async () => {
  const { db } = app.context
  await buildCategory(db, 'fire_breather')
  await db
    .updateTable('categories')
    .set({ display_name: 'Fire Breathers', description: 'They breathe fire.' })
    .where('name', '=', 'fire_breather')
    .execute()
  const titles = async () => (await entriesOf('category')).map(({ title }) => title)
  const hide = (hidden: boolean) =>
    db.updateTable('categories').set({ hidden }).where('name', '=', 'fire_breather').execute()
  expect(await titles()).toContain('Fire Breathers')
  await hide(true)
  expect(await titles()).not.toContain('Fire Breathers')
  expect((await createKnowledge(app.context).search('fire breathers')).map(({ title }) => title)).not.toContain(
    'Fire Breathers',
  )
  await app.call('POST /api/admin/chat-settings/sync-kb', { cookie: admin })
  expect(await titles()).not.toContain('Fire Breathers')
  expect((await ask('What services do you offer?')).text).not.toContain('Fire Breathers')
  await hide(false)
  expect(await titles()).toContain('Fire Breathers')
})

test('an active package is known, as it is, and no other', async () => {
  const { db } = app.context
  const { id } = await buildPackage(db, { name: 'Open Deck', base_price_cents: 120_050, features: ['Two decks'] })
  await buildPackage(db, { name: 'Old Deck', is_active: false })
  const known = async () => (await entriesOf('package')).map(({ title, content }) => [title, content])
  expect(await known()).toEqual([['Open Deck', 'Model package, $1,200.50 for 5 hours. Included: Two decks.']])
  const found = await createKnowledge(app.context).search('what is in the open deck package?')
  expect(found[0]).toMatchObject({ kind: 'package', sourceId: id })
  await db.updateTable('service_packages').set({ name: 'Wide Deck', duration: 1 }).where('id', '=', id).execute()
  expect(await known()).toEqual([['Wide Deck', 'Model package, $1,200.50 for 1 hour. Included: Two decks.']])
  await db.deleteFrom('kb_entries').where('kind', '=', 'package').execute()
  await app.call('POST /api/admin/chat-settings/sync-kb', { cookie: admin })
  expect(await known()).toHaveLength(1)
  await db.updateTable('service_packages').set({ is_active: false }).where('id', '=', id).execute()
  expect(await known()).toEqual([])
  await db.deleteFrom('service_packages').execute()
  expect(await known()).toEqual([])
})

describe('written answers', () => {
  test('are written, listed newest first, changed and deleted, each audited', async () => {
    const first = await write('Do you have parking?', 'There is parking behind the house.')
    expect([first.status, first.body]).toEqual([
      201,
      expect.objectContaining({ question: 'Do you have parking?', version: 1 }),
    ])
    await write('Do you play outdoors?', 'Gladly, from 50 degrees up.')
    expect((await list()).map(({ question }) => question)).toEqual(['Do you play outdoors?', 'Do you have parking?'])

    const { id } = first.body
    const body = { question: 'Is there parking?', answer: 'Yes, behind the house.' }
    const changed = await app.call('PUT /api/admin/written-answers/:id', {
      params: { id },
      body,
      cookie: admin,
      headers: { 'if-match': '1' },
    })
    expect(changed.body).toMatchObject({ ...body, version: 2 })
    const stale = await app.call('PUT /api/admin/written-answers/:id', {
      params: { id },
      body: { ...body, answer: 'No.' },
      cookie: admin,
      headers: { 'if-match': '1' },
    })
    expect(stale.status).toBe(409)
    expect((await app.call('DELETE /api/admin/written-answers/:id', { params: { id }, cookie: admin })).body).toEqual({
      success: true,
    })
    expect((await app.call('DELETE /api/admin/written-answers/:id', { params: { id }, cookie: admin })).status).toBe(
      404,
    )
    const audited = await app.context.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
    expect(audited.map(({ action }) => action)).toEqual([
      'written-answer.created',
      'written-answer.changed',
      'written-answer.deleted',
    ])
  })

  test('what is empty or too long is refused, an unknown one is not found', async () => {
    expect((await write('  ', 'x')).body.fields).toEqual({ question: 'Question is required' })
    expect((await write('x', '')).body.fields).toEqual({ answer: 'Answer is required' })
    expect((await write('x'.repeat(501), 'x')).status).toBe(400)
    expect((await write('x', 'x'.repeat(2001))).status).toBe(400)
    const params = { id: randomUUID() }
    expect(
      (
        await app.call('PUT /api/admin/written-answers/:id', {
          params,
          body: { question: 'x', answer: 'x' },
          cookie: admin,
        })
      ).status,
    ).toBe(404)
  })

  test('are only for admins', async () => {
    const agent = await signIn(app, { role: 'agent', userId: (await buildUser(app.context.db, { role: 'agent' })).id })
    expect((await write('a', 'b', agent)).status).toBe(403)
    expect(
      (await app.send({ method: 'POST', url: '/api/admin/written-answers', payload: { question: 'a', answer: 'b' } }))
        .status,
    ).toBe(401)
    expect((await app.send({ method: 'POST', url: '/api/admin/chat-settings/sync-kb' })).status).toBe(401)
  })

  test('are known at once, named as the source, and forgotten with the row', async () => {
    expect((await ask('is there parking?')).text).not.toContain('behind the house')
    const { body } = await write('Do you have parking?', 'There is parking behind the house.')
    const answer = await ask('is there parking for our guests?')
    expect([answer.text, answer.sources]).toEqual(['There is parking behind the house.', ['Do you have parking?']])
    expect((await ask('who is free this friday?')).sources).toEqual([])
    await app.call('DELETE /api/admin/written-answers/:id', { params: { id: body.id }, cookie: admin })
    expect((await ask('is there parking?')).text).not.toContain('behind the house')
  })

  test('go before the built-in entries', async () => {
    await write('What is your cancellation policy?', 'Call us, and we find a way.')
    expect((await ask('what is your cancellation policy')).text).toBe('Call us, and we find a way.')
  })
})

describe('the knowledge base', () => {
  test('follows agents and categories as they are written', async () => {
    const { db } = app.context
    const category = await buildCategory(db, 'juggler')
    const { id } = await buildAgent(db, {
      name: 'Ottilie Crane',
      category,
      bio: 'Nine clubs at once.',
      hourly_rate: 130,
    })
    const entry = async () => (await entriesOf('agent')).find(({ source_id }) => source_id === id)
    expect(await entry()).toMatchObject({
      title: 'Ottilie Crane',
      content: expect.stringContaining('$130/hr. Nine clubs'),
    })
    await db.updateTable('agents').set({ bio: 'Ten clubs.', user_id: null }).where('id', '=', id).execute()
    expect((await entry())?.content).toContain('Ten clubs.')
    await db.updateTable('agents').set({ archived_at: new Date() }).where('id', '=', id).execute()
    expect(await entry()).toBeUndefined()
    expect((await entriesOf('category')).map(({ title }) => title)).toContain('juggler')
  })

  test('holds nothing of an agent that the public list does not', async () => {
    const user = await buildUser(app.context.db, {
      role: 'agent',
      email: 'hidden@example.com',
      username: 'hidden-name',
    })
    const { id } = await buildAgent(app.context.db, { user_id: user.id })
    const entry = (await entriesOf('agent')).find(({ source_id }) => source_id === id)
    expect(JSON.stringify(entry)).not.toMatch(/hidden/)
  })

  test('follows the settings', async () => {
    const knowledge = createKnowledge(app.context)
    expect((await knowledge.policy('deposit')).content).toContain('no deposit')
    await app.context.db
      .updateTable('agency_settings')
      .set({ deposit_percent: 30, cancellation_terms: 'Talk to us.' })
      .execute()
    await until(async () => (await knowledge.policy('deposit')).content.includes('30%'))
    expect((await knowledge.search('cancel my booking', ['policy'])).map(({ content }) => content)).toContainEqual(
      expect.stringMatching(/^Cancel free up to 72 hours .*Talk to us\.$/s),
    )
    await app.context.db
      .updateTable('agency_settings')
      .set({ deposit_percent: null, cancellation_terms: null })
      .execute()
  })

  test('says what owners wrote anew of services and terms (P6.240, P6.246)', async () => {
    const knowledge = createKnowledge(app.context)
    const edit = (id: 'services.dj' | 'terms.text', content: string | null) =>
      app.call('PUT /api/admin/texts/:id', { cookie: admin, params: { id }, body: { content } })
    expect((await knowledge.policy('tips')).content).toMatch(/^Tips are welcome/)
    await edit('services.dj', 'Records only, by {agency}.')
    await edit('terms.text', '## Tips\n\nTips are **included**.\n\n{cancellation}')
    await until(async () => (await knowledge.policy('tips')).content.startsWith('Tips are included.'))
    expect((await knowledge.policy('age')).content).toContain('open Terms at the foot of any page')
    const services = (await entriesOf('service')).map(({ content }) => content)
    expect(services).toContainEqual(expect.stringMatching(/^Records only, by Marquee\./))
    await edit('services.dj', null)
    await edit('terms.text', null)
    await until(async () => (await knowledge.policy('age')).content.startsWith('You must be 18'))
  })

  test('finds entries by words, inflected and in titles first', async () => {
    const found = await createKnowledge(app.context).search('how do I pay')
    expect(found[0]).toMatchObject({ kind: 'policy', title: expect.stringMatching(/pay/i) })
    expect(await createKnowledge(app.context).search('')).toEqual([])
    expect(await createKnowledge(app.context).search("' | & ! :*")).toEqual([])
  })

  test('is built anew on demand, and then is what the rows say', async () => {
    const { db } = app.context
    await write('Do you have parking?', 'There is parking behind the house.')
    await db.updateTable('kb_entries').set({ content: 'wrong' }).where('kind', '=', 'answer').execute()
    await db
      .insertInto('kb_entries')
      .values({ kind: 'agent', source_id: randomUUID(), title: 'Nobody', content: 'Nobody' })
      .execute()
    await db.deleteFrom('kb_entries').where('kind', '=', 'category').execute()
    const { body } = await app.call('POST /api/admin/chat-settings/sync-kb', { cookie: admin })
    const { count } = await db
      .selectFrom('kb_entries')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(body.entries).toBe(count)
    expect((await entriesOf('answer')).map(({ content }) => content)).toEqual(['There is parking behind the house.'])
    expect((await entriesOf('agent')).map(({ title }) => title)).not.toContain('Nobody')
    expect((await entriesOf('category')).length).toBeGreaterThan(0)
    expect((await entriesOf('service')).length).toBe(8)
    expect(await db.selectFrom('kb_builds').select('built_at').executeTakeFirst()).toBeDefined()
    const { action } = await db
      .selectFrom('audit_log')
      .select('action')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(action).toBe('knowledge.built')
  })
})
