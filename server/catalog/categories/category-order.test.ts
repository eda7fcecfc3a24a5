import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildAgent } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { until } from '#tests/support/until.ts'
import { makeCategoryCalls } from './test-support/category-calls.ts'

const { app, admin: cookie } = await openOffice()

const { create, update, list, audits, idOf } = makeCategoryCalls(app, cookie)

describe('order, hidden and features (P6.128 to P6.130)', () => {
  const order = (ids: readonly string[]) =>
    app.call('PUT /api/admin/categories/order', { body: { ids: [...ids] }, cookie })
  const publicList = async () => (await app.call('GET /api/categories')).body

  test('categories stand in the order of the office, everywhere; a new one comes last', async () => {
    for (const name of ['order_a', 'order_b', 'order_c']) await idOf(name)
    const before = await list()
    const wanted = before.map(({ id }) => id).toReversed()
    expect((await order(wanted)).status).toBe(200)
    expect((await list()).map(({ id }) => id)).toEqual(wanted)
    await until(async () => (await publicList())[0]?.id === wanted[0])
    expect((await publicList()).map(({ id }) => id)).toEqual(wanted)
    const { body } = await create({ name: 'order_d', displayName: 'Last' })
    expect((await list()).at(-1)?.id).toBe(body.id)
    expect(await audits('order')).toMatchObject([{ action: 'category.ordered', before: { order: expect.any(Array) } }])
    expect((await order([...wanted, body.id])).status).toBe(200)
    // the same order again is a no-op
    expect(await audits('order')).toHaveLength(1)
  })

  test('an order that misses a category, names one twice or an unknown one is 409; no order is 400', async () => {
    const ids = (await list()).map(({ id }) => id)
    const [first = ''] = ids
    for (const wrong of [
      ids.slice(1),
      [...ids.slice(1), randomUUID()],
      [...ids, first],
      [...ids.slice(1), ids[1] ?? ''],
    ]) {
      expect((await order(wrong)).status).toBe(409)
    }
    for (const wrong of [[], ['x']]) expect((await order(wrong)).status).toBe(400)
  })

  test('hidden and features are kept by the plain payload, audited, and served', async () => {
    const id = await idOf('own_list')
    const fields = { name: 'own_list', displayName: 'Own list' }
    const features = ['Fire and light', 'Own insurance']
    expect((await update(id, { ...fields, hidden: true, features })).body).toMatchObject({ hidden: true, features })
    // as the specification sends it
    expect((await update(id, { ...fields, description: 'New' })).body).toMatchObject({ hidden: true, features })
    expect((await list()).find((category) => category.id === id)).toMatchObject({ hidden: true, features })
    expect((await audits(id))[0]).toMatchObject({
      before: { hidden: false, features: [] },
      after: { hidden: true, features },
    })
    await update(id, { ...fields, hidden: false })
    await until(async () => (await publicList()).some((category) => category.id === id))
    expect((await publicList()).find((category) => category.id === id)).toMatchObject({ description: 'New', features })
    for (const wrong of [
      { features: Array(9).fill('x') },
      { features: [' '] },
      { features: ['x'.repeat(121)] },
      { hidden: 'no' },
    ]) {
      expect((await update(id, { ...fields, ...wrong })).status).toBe(400)
    }
  })

  test('a hidden category is in no public list, and its talent stays (P6.129)', async () => {
    const { db } = app.context
    const id = await idOf('kept_secret')
    const agent = await buildAgent(db, { category: 'kept_secret' })
    await until(async () => (await publicList()).some((category) => category.id === id))
    await update(id, { name: 'kept_secret', displayName: 'Kept Secret', hidden: true })
    await until(async () => (await publicList()).every((category) => category.id !== id))
    await until(async () => (await app.call('GET /api/agents')).body.some((one) => one.id === agent.id))
    expect((await list()).map((category) => category.id)).toContain(id)
  })
})

describe('deleting with moveTo moves kinds of papers (P6.192)', () => {
  test('behind those of the other category; of two with one name one is left, with the papers of both', async () => {
    const { db } = app.context
    const [from, to] = [await idOf('flair_bar'), await idOf('bar')]
    const addKind = (category: string, name: string, required = false, position = 0) =>
      db
        .insertInto('paper_kinds')
        .values({ category, name, required, position })
        .returning('id')
        .executeTakeFirstOrThrow()
    const own = await addKind('flair_bar', 'Fire permit')
    const twin = await addKind('flair_bar', 'POUR card', true, 1)
    const kept = await addKind('bar', 'Pour card', false, 3)
    const agent = await buildAgent(db, { category: 'flair_bar' })
    for (const [{ id }, name] of [
      [own, 'Fire permit'],
      [twin, 'POUR card'],
    ] as const) {
      await db.insertInto('agent_papers').values({ agent_id: agent.id, kind_id: id, name }).execute()
    }
    const removed = await app.call('DELETE /api/categories/:id', {
      ...{ params: { id: from }, query: { moveTo: to }, cookie },
    })
    expect(removed.status).toBe(200)
    const kinds = await db
      .selectFrom('paper_kinds')
      .select(['id', 'name', 'required'])
      .where('category', '=', 'bar')
      .orderBy('position')
      .execute()
    expect(kinds).toEqual([
      { id: kept.id, name: 'Pour card', required: true },
      { id: own.id, name: 'Fire permit', required: false },
    ])
    const papers = await db
      .selectFrom('agent_papers')
      .select(['kind_id', 'name'])
      .where('agent_id', '=', agent.id)
      .orderBy('name')
      .execute()
    expect(papers).toEqual([
      { kind_id: own.id, name: 'Fire permit' },
      { kind_id: kept.id, name: 'Pour card' },
    ])
  })
})
