import sharp from 'sharp'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildCustomer } from '#tests/support/factories.ts'
import { ageSession } from '#tests/support/sign-in.ts'
import { signIn, type TestApp } from '#tests/support/start-test-app.ts'
import { SCANNED_PDF, sendFile } from '#tests/support/upload.ts'
import { ADDRESS, hire, makeTaxCalls, openTax, TIN } from './test-support/tax.ts'

const NOTHING = {
  ...{ legalName: null, street: null, city: null, state: null, zip: null, tinKind: null, tinLast4: null, w9: null },
  version: 0,
}

let NOW: Date
let app: TestApp
let owner: string
let booker: string
let agent: Awaited<ReturnType<typeof hire>>

beforeEach(async () => {
  NOW = new Date('2026-11-23T15:00:00Z')
  const opened = await openTax(() => NOW)
  onTestFinished(() => opened.app[Symbol.asyncDispose]())
  ;({ app, owner, booker, agent } = opened)
})

const { own, audits } = makeTaxCalls(() => ({ app, agent }))

const open = (cookie: string, id = agent.id) =>
  app.call('POST /api/admin/agents/:id/tax-details/open', { params: { id }, cookie })
const change = (body: object, { cookie = owner, id = agent.id, version }: Partial<Change> = {}) =>
  app.call('PUT /api/admin/agents/:id/tax-details', {
    ...{ params: { id }, body, cookie },
    ...(version !== undefined && { headers: { 'if-match': version } }),
  })
interface Change {
  cookie: string
  id: string
  version: string
}

const show = (cookie: string, id = agent.id) =>
  app.call('POST /api/admin/taxpayer-numbers/:id/show', { params: { id }, cookie })
const allow = (allowed: boolean) =>
  app.call('PUT /api/admin/settings/private-access', { body: { allowed }, cookie: owner })

describe('tax details (P7.120, P7.121)', () => {
  test('are entered by the performer, who sees the last four digits of the number afterwards', async () => {
    const { cookie } = agent
    expect((await app.call('GET /api/agent/tax-details', { cookie })).body).toEqual(NOTHING)
    const saved = await own({ legalName: ' Vera  Vane ', ...ADDRESS, state: 'ga', tin: '219 09 9999' })
    expect(saved.body).toEqual({
      ...{ legalName: 'Vera Vane', ...ADDRESS, tinKind: 'ssn', tinLast4: '9999', w9: null },
      version: 2,
    })
    expect((await app.call('GET /api/agent/tax-details', { cookie })).body).toEqual(saved.body)
    // the legal name is the one of the private details
    const { body } = await app.call('POST /api/admin/agents/:id/private-details/open', {
      params: { id: agent.id },
      cookie: owner,
    })
    expect(body.legalName).toBe('Vera Vane')
    const fields = ['legalName', 'street', 'city', 'state', 'zip', 'tin']
    expect(await audits('agent.tax-changed')).toEqual([{ after: { fields }, actor_role: 'agent' }])
    const stored = await app.context.db.selectFrom('agent_tax_details').selectAll().executeTakeFirstOrThrow()
    expect(stored.tin_sealed?.includes('219099999')).toBe(false)
    // the same again changes nothing, though a seal is never the same twice
    expect((await own({ ...ADDRESS, tin: TIN })).body.version).toBe(2)
    expect(await audits('agent.tax-changed')).toHaveLength(1)
    expect((await own({ tin: '12-3456789', tinKind: 'ein' })).body).toMatchObject({ tinKind: 'ein', tinLast4: '6789' })
    expect((await own({ tin: '', zip: null })).body).toMatchObject({ tinKind: null, tinLast4: null, zip: null })
  })

  test('are opened and changed by owners, and by bookers if an owner allows it; each opening is audited', async () => {
    expect([(await open(booker)).status, (await change(ADDRESS, { cookie: booker })).status]).toEqual([403, 403])
    expect((await change({ ...ADDRESS, tin: TIN })).body).toMatchObject({ ...ADDRESS, tinLast4: '9999' })
    await allow(true)
    expect((await open(booker)).body).toMatchObject({ tinLast4: '9999' })
    expect((await change({ zip: '30305-1234' }, { cookie: booker })).body).toMatchObject({ zip: '30305-1234' })
    expect(await audits('agent.tax-opened')).toEqual([{ after: null, actor_role: 'admin' }])
    await allow(false)
    expect((await open(booker)).status).toBe(403)
  })

  test('the whole number is shown to owners alone, after re-authentication, and each look is audited', async () => {
    expect((await show(owner)).status).toBe(404)
    await change({ tin: TIN })
    await allow(true)
    for (const [cookie, status] of [
      [booker, 403],
      [agent.cookie, 403],
    ] as const)
      expect((await show(cookie)).status).toBe(status)
    const shown = await show(owner)
    expect([shown.body, shown.headers['cache-control']]).toEqual([{ tin: TIN }, 'no-store'])
    expect(await audits('agent.tin-shown')).toHaveLength(1)
    await ageSession(app, owner)
    expect((await show(owner)).body).toMatchObject({ code: 'reauthentication_required' })
    expect(await audits('agent.tin-shown')).toHaveLength(1)
  })

  test('a number sealed with another key is not shown, and says so', async () => {
    await change({ tin: TIN })
    await app.context.db
      .updateTable('agent_tax_details')
      .set({ tin_sealed: Buffer.alloc(40, 1) })
      .execute()
    expect(await show(owner)).toMatchObject({ status: 422, body: { error: expect.stringContaining('SECRET_KEY') } })
    expect((await change({ tin: TIN })).status).toBe(200)
    expect((await show(owner)).body).toEqual({ tin: TIN })
  })

  test('of two owners at once the second learns what the first wrote, the number by its last four digits', async () => {
    const both = await Promise.all([
      change({ tin: TIN }, { version: '0' }),
      change({ tin: '219-09-8888' }, { version: '0' }),
    ])
    const [won] = both.filter(({ status }) => status === 200)
    const [lost] = both.filter(({ status }) => status === 409)
    expect(lost?.body.fields).toEqual({ tin: `Now •••-••-${won?.body.tinLast4}` })
    expect((await change({ street: '1 Oak' }, { version: '1' })).body).toMatchObject({ version: 2 })
    // the legal name counts too: the office changed it on another screen
    await app.call('PUT /api/admin/agents/:id/private-details', {
      ...{ params: { id: agent.id }, body: { legalName: 'V. Vane' }, cookie: owner },
    })
    const late = await change({ legalName: 'Vera' }, { version: '2' })
    expect([late.status, late.body.fields]).toEqual([409, { legalName: 'Now V. Vane' }])
  })

  test.each([
    ['tin', { tin: '21909999' }, 'Enter 9 digits'],
    ['tin', { tin: '21909999a' }, 'Enter 9 digits'],
    ['tin', { tin: '•••-••-9999' }, 'Enter 9 digits'],
    ['tin', { tin: '000-00-0000' }, 'This is not an SSN or ITIN'],
    ['tin', { tin: '00-1234567', tinKind: 'ein' }, 'This is not an EIN'],
    ['tin', { tin: '9'.repeat(21) }, 'At most 20 characters'],
    ['tinKind', { tin: TIN, tinKind: 'itin' }, 'Not a kind of number we know'],
    ['state', { state: 'ZZ' }, 'Not a US state, like GA'],
    ['zip', { zip: '3030' }, 'Enter a ZIP code, like 30303'],
    ['street', { street: 'x'.repeat(201) }, 'At most 200 characters'],
  ])('refuses a wrong %s: %j', async (field, body, sentence) => {
    for (const answer of [await change(body), await own(body)]) {
      expect([answer.status, answer.body.fields]).toEqual([400, { [field]: sentence }])
    }
    expect(await app.context.db.selectFrom('agent_tax_details').select('agent_id').execute()).toEqual([])
  })

  test("are never another agent's, a customer's or a stranger's", async () => {
    await own({ ...ADDRESS, tin: TIN })
    const other = await hire(app, 'Noor Valentine')
    const customer = await signIn(app, {
      role: 'customer',
      customerId: (await buildCustomer(app.context.db)).id,
    })
    expect((await app.call('GET /api/agent/tax-details', { cookie: other.cookie })).body).toEqual(NOTHING)
    await own({ street: 'Elsewhere' }, other.cookie)
    expect((await open(owner)).body.street).toBe(ADDRESS.street)
    for (const cookie of [other.cookie, customer]) {
      expect((await open(cookie)).status).toBe(403)
      expect((await change({ street: 'x' }, { cookie })).status).toBe(403)
      expect((await show(cookie)).status).toBe(403)
    }
    for (const cookie of [customer, owner]) {
      expect((await app.call('GET /api/agent/tax-details', { cookie })).status).toBe(403)
    }
    expect((await app.call('GET /api/agent/tax-details')).status).toBe(401)
    expect((await show(owner, crypto.randomUUID())).status).toBe(404)
    // an agent who was archived works as none
    await app.context.db.updateTable('agents').set({ archived_at: NOW }).where('id', '=', other.id).execute()
    expect((await app.call('GET /api/agent/tax-details', { cookie: other.cookie })).status).toBe(404)
  })

  test('are erased with the private records (P6.94)', async () => {
    await own({ legalName: 'Vera Vane', ...ADDRESS, tin: TIN })
    await sendFile(app, { url: '/api/agent/w9', cookie: agent.cookie, bytes: SCANNED_PDF })
    await own({ zip: null })
    await app.call('POST /api/admin/taxpayer-numbers/:id/ask', { params: { id: agent.id }, cookie: owner })
    await app.call('DELETE /api/admin/private-records/:id', { params: { id: agent.id }, cookie: owner })
    for (const table of ['agent_tax_details', 'w9_files', 'w9_requests', 'agent_private_details'] as const) {
      expect(await app.context.db.selectFrom(table).select('agent_id').execute(), table).toEqual([])
    }
    const mails = app.context.db.selectFrom('outbox_emails').select('id').where('kind', '=', 'w9-request')
    expect(await mails.execute()).toEqual([])
    expect((await app.call('GET /api/agent/tax-details', { cookie: agent.cookie })).body).toEqual(NOTHING)
  })
})

describe('a W-9 (P7.122, S113)', () => {
  const download = (cookie: string) =>
    app.app.inject({ method: 'GET', url: `/api/admin/taxpayer-numbers/${agent.id}/w9`, headers: { cookie } })
  const upload = (bytes: Buffer, cookie = agent.cookie) => sendFile(app, { url: '/api/agent/w9', cookie, bytes })

  test('is uploaded by the performer, stored sealed, and downloaded by owners alone, each time audited', async () => {
    expect((await download(owner)).statusCode).toBe(404)
    expect((await upload(SCANNED_PDF)).body).toMatchObject({ w9: { bytes: SCANNED_PDF.length } })
    const { sealed } = await app.context.db.selectFrom('w9_files').select('sealed').executeTakeFirstOrThrow()
    for (const part of ['%PDF', SCANNED_PDF.toString('base64').slice(4, 40)]) expect(sealed.includes(part)).toBe(false)
    await allow(true)
    for (const cookie of [booker, agent.cookie]) expect((await download(cookie)).statusCode).toBe(403)
    const { headers, rawPayload } = await download(owner)
    expect(rawPayload.equals(SCANNED_PDF)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="vera-vane-w-9.pdf"',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await audits('agent.tax-form-opened')).toHaveLength(1)
    expect(await audits('agent.tax-form-stored')).toMatchObject([{ actor_role: 'agent' }])
    await ageSession(app, owner)
    expect((await download(owner)).statusCode).toBe(403)
  })

  test('is uploaded by the office with the rights of opening; a picture is encoded anew', async () => {
    const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#aaa' } })
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer()
    const send = (cookie: string) =>
      sendFile(app, { url: `/api/admin/agents/${agent.id}/w9`, cookie, bytes: picture, name: 'w9.jpg' })
    expect((await send(booker)).status).toBe(403)
    expect((await send(agent.cookie)).status).toBe(403)
    expect((await send(owner)).status).toBe(200)
    const { headers, rawPayload } = await download(owner)
    expect(headers['content-disposition']).toContain('vera-vane-w-9.webp')
    expect(rawPayload.includes('a secret place')).toBe(false)
  })

  test.each([
    ['HTML', 415, Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF with a script', 422, Buffer.from('%PDF-1.4\n<< /S /JavaScript /JS (app.alert(1)) >>\n%%EOF\n')],
    ['a file of 10 MB and a bit', 413, Buffer.concat([SCANNED_PDF, Buffer.alloc(10 * 1024 * 1024)])],
  ])('refuses %s with %i', async (_what, status, bytes) => {
    expect((await upload(bytes)).status).toBe(status)
    expect(await app.context.db.selectFrom('w9_files').select('agent_id').execute()).toEqual([])
  })
})
