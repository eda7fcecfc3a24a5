import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildLogin } from '#tests/support/accounts.ts'
import { buildAgent, buildCategory, buildUser } from '#tests/support/factories.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { paperExpiring } from './mails.ts'
import { queuePaperReminders } from './reminders.ts'
import { findPaperFaults } from './required-papers.ts'

let app: TestApp
let agentId: string
const cookies = { owner: '', booker: '' }
beforeAll(async () => {
  app = await startTestApp()
  const enter = async (staffRole: 'owner' | 'booker') => {
    const { id } = await buildLogin(app, 'admin', staffRole)
    return signIn(app, { role: 'admin', userId: id })
  }
  cookies.owner = await enter('owner')
  cookies.booker = await enter('booker')
  await buildCategory(app.context.db, 'bartender')
  await buildCategory(app.context.db, 'dj')
  agentId = (await buildAgent(app.context.db, { name: 'Zoë "Flash" O’Neil', category: 'bartender' })).id
})
afterAll(() => app[Symbol.asyncDispose]())

const owner = () => ({ cookie: cookies.owner })
const addKind = (name: string, some: { category?: string; required?: boolean } = {}) =>
  app.call('POST /api/admin/settings/paper-kinds', {
    body: { name, category: 'bartender', required: false, ...some },
    ...owner(),
  })
const addPaper = (kindId: string, fields: object = {}, id = agentId) =>
  app.call('POST /api/admin/agents/:id/papers', { params: { id }, body: { kindId, ...fields }, ...owner() })
const list = async (id = agentId) =>
  (await app.call('GET /api/admin/agents/:id/papers', { params: { id }, cookie: cookies.booker })).body

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
        ...{ params: { id: made.body.id }, body, ...owner(), headers: { 'if-match': version } },
      })
    expect((await change({ name: 'Pouring permit', required: true })).body).toMatchObject({
      version: 2,
      required: true,
    })
    expect((await change({ name: 'Old' })).status).toBe(409)
    expect(await list()).toMatchObject([{ name: 'Pouring permit', required: true, state: 'valid' }])
    const params = { id: made.body.id }
    expect((await app.call('DELETE /api/admin/settings/paper-kinds/:id', { params, ...owner() })).status).toBe(200)
    expect(await list()).toMatchObject([{ name: 'Pouring permit', kindId: null, required: false }])
    const kinds = await app.call('GET /api/admin/settings/paper-kinds', { query: { category: 'dj' }, ...owner() })
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
      (await app.call('GET /api/admin/settings/paper-kinds', { query: { category }, ...owner() })).body.map(
        ({ name }) => name,
      )
    const order = (wanted: string[], who: object = owner()) =>
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
      ...owner(),
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
        ...{ params: { id: paper?.id ?? '' }, body, ...owner(), headers: { 'if-match': version } },
      })
    expect((await change({ issuedOn: '2026-02-02', expiresOn: '2026-02-01' }, '1')).body.fields).toHaveProperty(
      'expiresOn',
    )
    expect((await change({ expiresOn: '2026-02-30' }, '1')).status).toBe(400)
    expect((await change({ expiresOn: '2030-01-01' }, '1')).body).toMatchObject({ state: 'valid', version: 2 })
    expect((await change({ expiresOn: '2031-01-01' }, '1')).body.fields).toEqual({ expiresOn: 'Now 2030-01-01' })
  })
})

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n')
const pdfWith = (part: string) => Buffer.from(`%PDF-1.4\n1 0 obj\n<< ${part} >>\nendobj\n%%EOF\n`)

describe('the file of a paper (S101)', () => {
  const BOUNDARY = 'xyzxyz'
  let paperId: string
  beforeAll(async () => {
    paperId = (await addPaper((await addKind('With a file')).body.id)).body.id
  })
  const upload = (bytes: Buffer, name = 'paper.pdf', type = 'application/pdf') => {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
    return app.send({
      method: 'POST',
      url: `/api/admin/papers/${paperId}/file`,
      headers: { cookie: cookies.owner, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    })
  }
  const download = () =>
    app.app.inject({ method: 'GET', url: `/api/admin/papers/${paperId}/file`, headers: { cookie: cookies.owner } })

  test('is a PDF as it came, given back as a download under a name of ours', async () => {
    expect((await upload(PDF, '../../evil".html', 'text/html')).body).toMatchObject({
      file: { type: 'application/pdf', bytes: PDF.length },
    })
    const { statusCode, headers, rawPayload } = await download()
    expect([statusCode, rawPayload.equals(PDF)]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="zoe-flash-o-neil-with-a-file.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const opened = await app.context.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'agent.paper-file-opened')
      .execute()
    expect(opened).toEqual([{ after: { paper: 'With a file' } }])
  })

  test('is a picture encoded anew, whole, without its metadata', async () => {
    const picture = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#aaa' } })
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer()
    expect((await upload(picture)).body).toMatchObject({ file: { type: 'image/webp' } })
    const { headers, rawPayload } = await download()
    expect(headers['content-disposition']).toContain('.webp')
    expect(rawPayload.includes('a secret place')).toBe(false)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 2200, height: 733 })
  })

  test.each([
    ['HTML named .pdf', 415, Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', 415, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a program', 415, Buffer.from('MZ\x90\x00\x03')],
    ['a PDF behind HTML', 415, Buffer.concat([Buffer.from('<html>'), PDF])],
    ['a PDF before a zip', 422, Buffer.concat([PDF, Buffer.from('PK\x03\x04 and more')])],
    ['a PDF without an end', 422, PDF.subarray(0, 40)],
    ['a PDF with a script', 422, pdfWith('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['a PDF with a hidden script', 422, pdfWith('/S /J#61vaScript')],
    ['a PDF with a file inside', 422, pdfWith('/EmbeddedFiles 3 0 R')],
    ['a PDF that starts a program', 422, pdfWith('/S /Launch')],
    ['a damaged picture', 422, Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(50)])],
    ['a file of 10 MB and a bit', 413, Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)])],
  ])('refuses %s with %i in plain words', async (_what, status, bytes) => {
    const answer = await upload(bytes)
    expect([answer.status, answer.body]).toMatchObject([status, { error: expect.stringMatching(/^[A-Z].*\.?$/) }])
    expect((await download()).headers['content-type']).toBe('image/webp')
  })
})

describe('a required paper (P6.92)', () => {
  test('that is missing or has lapsed is named; none is required until an owner says so', async () => {
    const { db } = app.context
    await buildCategory(db, 'photographer')
    const { id } = await buildAgent(db, { category: 'photographer' })
    const now = new Date('2026-11-23T18:00:00Z')
    const kind = (await addKind('Insurance', { category: 'photographer' })).body
    expect(await findPaperFaults(db, id, now)).toEqual([])
    const params = { id: kind.id }
    await app.call('PUT /api/admin/settings/paper-kinds/:id', { params, body: { required: true }, ...owner() })
    expect(await findPaperFaults(db, id, now)).toEqual([{ name: 'Insurance', expiredOn: null }])
    const { body: paper } = await addPaper(kind.id, { expiresOn: '2026-11-23' }, id)
    expect(await findPaperFaults(db, id, now)).toEqual([])
    const tomorrow = new Date('2026-11-24T18:00:00Z')
    expect(await findPaperFaults(db, id, tomorrow)).toEqual([{ name: 'Insurance', expiredOn: '2026-11-23' }])
    await app.call('PUT /api/admin/papers/:id', { params: { id: paper.id }, body: { expiresOn: '' }, ...owner() })
    expect(await findPaperFaults(db, id, tomorrow)).toEqual([])
  })
})

describe('reminders of papers (P6.93)', () => {
  test('go to the office and to the agent with an email, once each at 60, 30 and 7 days', async () => {
    const { db } = app.context
    const user = await buildUser(db, { role: 'agent', email: 'login@example.com' })
    const kind = (await addKind('Certificate')).body.id
    const [withLogin, withContact, without] = [
      await buildAgent(db, { category: 'bartender', name: 'Ada', user_id: user.id }),
      await buildAgent(db, { category: 'bartender', name: 'Bea' }),
      await buildAgent(db, { category: 'bartender', name: 'Cleo' }),
    ]
    await db.insertInto('agent_contacts').values({ agent_id: withContact.id, email: 'bea@example.com' }).execute()
    for (const { id } of [withLogin, withContact, without]) await addPaper(kind, { expiresOn: '2031-12-31' }, id)
    const noon = (day: string) => new Date(`${day}T17:00:00Z`)
    const queued = async (day: string) => {
      await Promise.all([queuePaperReminders(db, noon(day)), queuePaperReminders(db, noon(day))])
      const mails = await db.deleteFrom('outbox_emails').where('kind', '=', 'paper-expiring').returningAll().execute()
      return mails
    }
    expect(await queued('2031-10-31')).toEqual([])
    const first = await queued('2031-11-01')
    expect(first.map(({ recipient }) => recipient).sort()).toEqual([
      ...['bea@example.com', 'login@example.com', null, null, null],
    ])
    expect(await queued('2031-11-02')).toEqual([])
    expect(await queued('2031-12-01')).toHaveLength(5)
    expect(await queued('2031-12-23')).toEqual([])
    expect(await queued('2031-12-24')).toHaveLength(5)
    expect(await queued('2031-12-31')).toEqual([])

    const context = { db, config: app.context.config, pdf: app.context.pdf, now: () => noon('2031-11-02') }
    const [office, agent] = [first.find(({ recipient }) => !recipient), first.find(({ recipient }) => recipient)]
    const compose = (mail: typeof office) => paperExpiring.compose(context, mail as never)
    expect(await compose(office)).toMatchObject({
      subject: expect.stringMatching(/: Certificate expires Dec 31$/),
    })
    expect(await compose(agent)).toMatchObject({
      subject: 'Your Certificate expires December 31, 2031',
      next: [expect.stringContaining('email a copy to hello@marquee.example')],
    })
    // a renewed paper is reminded of again, and its old mail says nothing any more
    await db
      .updateTable('agent_papers')
      .set({ expires_on: '2033-12-31' })
      .where('expires_on', '=', '2031-12-31')
      .execute()
    expect(await compose(agent)).toBeNull()
    expect(await queued('2033-12-20')).toHaveLength(5)
  })
})
