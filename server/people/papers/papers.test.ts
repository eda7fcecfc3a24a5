import { describe, expect, test } from 'vitest'
import { buildAgent, buildCategory, buildUser } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { openPapers } from './test-support/papers.ts'

const { app, cookies, owner, addKind, addPaper, list } = await openPapers()

describe('kinds of papers', () => {
  test('are defined by owners, one name a category; a renamed one renames its papers (P6.90)', async () => {
    const made = await addKind('Pour card')
    expect(made).toMatchObject({ status: 201, body: { name: 'Pour card', required: false, version: 1 } })
    expect((await addKind('POUR CARD')).body).toMatchObject({ code: 'conflict', fields: { name: expect.any(String) } })
    expect((await addKind('Pour card', { category: 'dj' })).status).toBe(201)
    expect((await addKind('x', { category: 'juggler' })).status).toBe(400)
    await addPaper(made.body.id)
    const change = (body: object, version = '1') =>
      app.call('PUT /api/admin/settings/paper-kinds/:id', {
        ...{ params: { id: made.body.id }, body, ...owner, headers: { 'if-match': version } },
      })
    expect((await change({ name: 'Pouring permit', required: true })).body).toMatchObject({
      version: 2,
      required: true,
    })
    expect((await change({ name: 'Old' })).status).toBe(409)
    expect(await list()).toMatchObject([{ name: 'Pouring permit', required: true, state: 'valid' }])
    const params = { id: made.body.id }
    expect((await app.call('DELETE /api/admin/settings/paper-kinds/:id', { params, ...owner })).status).toBe(200)
    expect(await list()).toMatchObject([{ name: 'Pouring permit', kindId: null, required: false }])
    const kinds = await app.call('GET /api/admin/settings/paper-kinds', { query: { category: 'dj' }, ...owner })
    expect(kinds.body).toMatchObject([{ name: 'Pour card', category: 'dj' }])
  })

  test('stand in the order of the office, as do the papers; a new one comes last (P6.193)', async () => {
    const category = 'stilt_walker'
    await buildCategory(app.context.db, category)
    const walker = await buildAgent(app.context.db, { category })
    const ids = []
    for (const name of ['Zeta', 'Alpha', 'Mid']) ids.push((await addKind(name, { category })).body.id)
    const [zeta = '', alpha = '', mid = ''] = ids
    const namesOf = async () =>
      (await app.call('GET /api/admin/settings/paper-kinds', { query: { category }, ...owner })).body.map(
        ({ name }) => name,
      )
    const order = (wanted: string[], who: object = owner) =>
      app.call('PUT /api/admin/settings/paper-kinds/order', { body: { category, ids: wanted }, ...who })
    expect(await namesOf()).toEqual(['Zeta', 'Alpha', 'Mid'])
    expect((await order([mid, zeta, alpha])).status).toBe(200)
    expect(await namesOf()).toEqual(['Mid', 'Zeta', 'Alpha'])
    await addPaper(alpha, {}, walker.id)
    await addPaper(mid, {}, walker.id)
    const shown = (await list(walker.id)).filter(({ id }) => id !== null)
    expect(shown.map(({ name }) => name)).toEqual(['Mid', 'Alpha'])
    // a new place leaves the version: a form that is open elsewhere can still be saved
    const again = await app.call('GET /api/admin/settings/paper-kinds', {
      query: { category },
      ...owner,
    })
    expect(again.body.map(({ version }) => version)).toEqual([1, 1, 1])
    for (const wrong of [
      [mid, zeta],
      [mid, zeta, alpha, alpha],
      [mid, zeta, crypto.randomUUID()],
    ]) {
      expect((await order(wrong)).status).toBe(409)
    }
    expect((await order([])).status).toBe(400)
    expect((await order([mid, zeta, alpha], { cookie: cookies.booker })).status).toBe(403)
    const agent = await buildUser(app.context.db, { role: 'agent' })
    const agentCookie = await signIn(app, { role: 'agent', userId: agent.id })
    expect((await order([mid, zeta, alpha], { cookie: agentCookie })).status).toBe(403)
    expect((await order([mid, zeta, alpha], {})).status).toBe(401)
    const audited = await app.context.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'paper-kind.ordered')
      .execute()
    expect(audited).toEqual([
      { before: { order: ['Zeta', 'Alpha', 'Mid'] }, after: { order: ['Mid', 'Zeta', 'Alpha'] } },
    ])
  })
})

describe('a paper', () => {
  test('shows every admin its state, and number and file only to those who may open it', async () => {
    const { id } = await buildAgent(app.context.db, { category: 'bartender' })
    const [license, permit] = [
      (await addKind('License', { required: true })).body.id,
      (await addKind('Permit')).body.id,
    ]
    const { body: paper } = await addPaper(
      license,
      { number: 'GA-77', issuedOn: '2020-01-01', expiresOn: '2020-12-31' },
      id,
    )
    expect(await list(id)).toEqual([
      { id: null, kindId: permit, name: 'Permit', required: false, state: 'missing', expiresOn: null },
      { id: paper.id, kindId: license, name: 'License', required: true, state: 'lapsed', expiresOn: '2020-12-31' },
    ])
    const open = (cookie: string) => app.call('POST /api/admin/agents/:id/papers/open', { params: { id }, cookie })
    expect((await open(cookies.booker)).status).toBe(403)
    const opened = await open(cookies.owner)
    expect(opened.body).toMatchObject([{ number: 'GA-77', issuedOn: '2020-01-01', file: null, version: 1 }])
    expect(opened.headers['cache-control']).toBe('no-store')
    for (const [method, url] of [
      ['POST', `/api/admin/agents/${id}/papers`],
      ['PUT', `/api/admin/papers/${paper.id}`],
      ['DELETE', `/api/admin/papers/${paper.id}`],
      ['GET', `/api/admin/papers/${paper.id}/file`],
    ] as const) {
      const payload = method === 'POST' ? { kindId: permit } : method === 'PUT' ? { number: 'x' } : undefined
      const sent = { method, url, headers: { cookie: cookies.booker }, ...(payload && { payload }) }
      expect((await app.send(sent)).status, `${method} ${url}`).toBe(403)
    }
    const rows = await app.context.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['agent.paper-added', 'agent.papers-opened'])
    expect(JSON.stringify(rows)).not.toContain('GA-77')
  })

  test('is entered once a kind, of the own category, with days in order; two edits: the second is refused', async () => {
    const { id } = await buildAgent(app.context.db, { category: 'bartender' })
    const kind = (await addKind('Card')).body.id
    const both = await Promise.all([addPaper(kind, {}, id), addPaper(kind, {}, id)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const other = (await addKind('Card', { category: 'dj' })).body.id
    expect((await addPaper(other, {}, id)).body).toMatchObject({ fields: { kindId: expect.any(String) } })
    const [paper] = await list(id).then((papers) => papers.filter(({ kindId }) => kindId === kind))
    const change = (body: object, version: string) =>
      app.call('PUT /api/admin/papers/:id', {
        ...{ params: { id: paper?.id ?? '' }, body, ...owner, headers: { 'if-match': version } },
      })
    expect((await change({ issuedOn: '2026-02-02', expiresOn: '2026-02-01' }, '1')).body.fields).toHaveProperty(
      'expiresOn',
    )
    expect((await change({ expiresOn: '2026-02-30' }, '1')).status).toBe(400)
    expect((await change({ expiresOn: '2030-01-01' }, '1')).body).toMatchObject({ state: 'valid', version: 2 })
    expect((await change({ expiresOn: '2031-01-01' }, '1')).body.fields).toEqual({ expiresOn: 'Now 2030-01-01' })
  })
})
