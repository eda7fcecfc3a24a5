import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildLogin } from '#tests/support/accounts.ts'
import { buildAgent, buildCategory } from '#tests/support/factories.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

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
  await buildCategory(app.context.db)
  agentId = (await buildAgent(app.context.db, { name: 'Imani Okafor' })).id
})
afterAll(() => app[Symbol.asyncDispose]())

type Who = keyof typeof cookies
const at = (who: Who, id = agentId) => ({ params: { id }, cookie: cookies[who] })
const audits = async (action: string) => {
  const rows = await app.context.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', action as 'agent.changed')
    .orderBy('id')
    .execute()
  return rows.map(({ before, after }) => ({ before, after }))
}
const allow = (allowed: boolean) =>
  app.call('PUT /api/admin/settings/private-access', { body: { allowed }, cookie: cookies.owner })

describe('the contact of an agent', () => {
  test('is empty at first, and changed by every admin; the audit names fields, not values (P6.88)', async () => {
    const empty = { phone: null, email: null, version: 0 }
    expect((await app.call('GET /api/admin/agents/:id/contact', at('booker'))).body).toEqual({
      ...empty,
      mayOpen: false,
      bookersMayOpen: false,
    })
    const body = { phone: ' (404) 555-0123 ', email: 'imani@example.com' }
    const saved = await app.call('PUT /api/admin/agents/:id/contact', { ...at('booker'), body })
    expect([saved.status, saved.body]).toMatchObject([200, { phone: '(404) 555-0123', email: body.email, version: 1 }])
    const again = await app.call('PUT /api/admin/agents/:id/contact', { ...at('owner'), body })
    expect(again.body).toMatchObject({ version: 1, mayOpen: true })
    expect(await audits('agent.contact-changed')).toEqual([{ before: null, after: { fields: ['phone', 'email'] } }])
  })

  test('changed by two at once: the second learns what the first wrote, and overwrites nothing (P6.17)', async () => {
    const { id } = await buildAgent(app.context.db)
    const change = (phone: string, version: string) =>
      app.call('PUT /api/admin/agents/:id/contact', {
        ...at('owner', id),
        body: { phone },
        headers: { 'if-match': version },
      })
    const both = await Promise.all([change('111', '0'), change('222', '0')])
    const [won] = both.filter(({ status }) => status === 200)
    const [lost] = both.filter(({ status }) => status === 409)
    expect(lost?.body).toMatchObject({ fields: { phone: `Now ${won?.body.phone}` } })
    expect((await change('', '1')).body).toMatchObject({ phone: null, version: 2 })
  })

  test.each([
    ['email', { email: 'not an address' }],
    ['email', { email: 'a@b.example, c@d.example' }],
    ['phone', { phone: 'x'.repeat(51) }],
  ])('refuses a wrong %s: %j', async (field, body) => {
    const { status, body: answer } = await app.call('PUT /api/admin/agents/:id/contact', { ...at('owner'), body })
    expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
  })
})

describe('private details', () => {
  const details = { legalName: 'Imani Grace Okafor', emergencyName: 'Ada', emergencyPhone: '(404) 555-0188' }

  test('are opened by owners, by bookers only if an owner allows it, and each opening is audited once (P6.89)', async () => {
    const open = (who: Who) => app.call('POST /api/admin/agents/:id/private-details/open', at(who))
    const change = (who: Who) => app.call('PUT /api/admin/agents/:id/private-details', { ...at(who), body: details })
    expect([(await open('booker')).status, (await change('booker')).status]).toEqual([403, 403])
    expect(await audits('agent.private-opened')).toEqual([])
    expect((await change('owner')).body).toEqual({ ...details, emergencyRelation: null, version: 1 })
    const opened = await open('owner')
    expect([opened.body, opened.headers['cache-control']]).toEqual([
      { ...details, emergencyRelation: null, version: 1 },
      'no-store',
    ])
    expect(await audits('agent.private-opened')).toHaveLength(1)
    // reading whether it may be opened opens nothing
    await app.call('GET /api/admin/agents/:id/contact', at('owner'))
    expect((await allow(true)).body).toEqual({ allowed: true })
    expect((await open('booker')).status).toBe(200)
    expect(await audits('agent.private-opened')).toHaveLength(2)
    await allow(false)
    expect((await open('booker')).status).toBe(403)
    expect(await audits('agent.private-changed')).toEqual([
      { before: null, after: { fields: ['legalName', 'emergencyName', 'emergencyPhone'] } },
    ])
    expect(await audits('settings.changed')).toEqual([
      { before: { bookersOpenPrivate: false }, after: { bookersOpenPrivate: true } },
      { before: { bookersOpenPrivate: true }, after: { bookersOpenPrivate: false } },
    ])
  })

  test('are in no other answer: roster, export, public list, search, audit (S100)', async () => {
    const reads = ['/api/agents', '/api/agents?q=Okafor', '/api/admin/agents', `/api/admin/agents/${agentId}`]
      .concat([`/api/admin/agents/${agentId}/contact`, '/api/admin/exports/agents', '/api/admin/audit'])
      .concat(['/api/admin/calendar?from=2026-11-01&to=2026-12-01'])
    for (const url of reads) {
      const { body } = await app.send({ method: 'GET', url, headers: { cookie: cookies.owner } })
      expect(JSON.stringify(body), url).not.toMatch(/Imani Grace|555-0188/)
    }
  })

  test('are erased by an owner alone, with contact and papers, also of an archived agent (P6.94)', async () => {
    const { db } = app.context
    const agent = await buildAgent(db, { archived_at: new Date() })
    await db.insertInto('agent_contacts').values({ agent_id: agent.id, phone: '1', email: 'x@example.com' }).execute()
    await db.insertInto('agent_private_details').values({ agent_id: agent.id, legal_name: 'Somebody' }).execute()
    const { id } = await db
      .insertInto('agent_papers')
      .values({ agent_id: agent.id, name: 'Permit', number: '7' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const bytes = Buffer.from('%PDF-1.4')
    await db.insertInto('paper_files').values({ paper_id: id, type: 'application/pdf', bytes }).execute()
    const data = JSON.stringify({ agentId: agent.id, paperId: id })
    await db.insertInto('outbox_emails').values({ kind: 'paper-expiring', recipient: 'x@example.com', data }).execute()
    const erase = (who: Who) => app.call('DELETE /api/admin/private-records/:id', at(who, agent.id))
    expect((await erase('booker')).status).toBe(403)
    expect((await erase('owner')).body).toEqual({ success: true })
    for (const table of ['agent_contacts', 'agent_private_details', 'agent_papers'] as const) {
      const left = await db.selectFrom(table).select('agent_id').where('agent_id', '=', agent.id).execute()
      expect(left, table).toEqual([])
    }
    expect(await db.selectFrom('paper_files').select('paper_id').where('paper_id', '=', id).execute()).toEqual([])
    const { rows } = await app.database.pool.query(`select from outbox_emails where data->>'agentId' = $1`, [agent.id])
    expect(rows).toEqual([])
    expect(await audits('agent.private-erased')).toEqual([{ before: null, after: { papers: 1 } }])
  })
})

describe('notes on an agent', () => {
  test('are written with author and time, newest first, page by page; the trail has no text (P6.88)', async () => {
    const { id } = await buildAgent(app.context.db)
    const write = (content: string) =>
      app.call('POST /api/admin/agents/:id/notes', { ...at('booker', id), body: { content } })
    for (const content of ['First', 'Second', 'Third']) expect((await write(content)).status).toBe(201)
    const page = await app.call('GET /api/admin/agents/:id/notes', { ...at('owner', id), query: { limit: 2 } })
    expect(page.body.map(({ content }) => content)).toEqual(['Third', 'Second'])
    expect(page.body[0]).toMatchObject({ author: expect.any(String), createdAt: expect.any(String) })
    const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? ''
    expect(next).toContain(`/api/admin/agents/${id}/notes?cursor=`)
    const rest = await app.send({ method: 'GET', url: next, headers: { cookie: cookies.owner } })
    expect(rest.body).toMatchObject([{ content: 'First' }])
    expect(JSON.stringify(await audits('agent.note-written'))).not.toContain('Third')
    expect((await write('   ')).status).toBe(400)
  })
})
