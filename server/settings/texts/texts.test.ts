import { describe, expect, test } from 'vitest'
import { HOME_TEXTS } from '#shared/model/texts/home.ts'
import type { TextId } from '#shared/model/texts/registry.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInBooker, signInOutsiders } from '#tests/support/sign-in.ts'

const { app, admin: cookie } = await openOffice()
const list = async () => (await app.call('GET /api/admin/texts', { cookie })).body
const find = async (id: TextId) => (await list()).find((text) => text.id === id)
const edit = (id: TextId, content: string | null, headers: Record<string, string> = {}) =>
  app.call('PUT /api/admin/texts/:id', { cookie, params: { id }, body: { content }, headers })
const edits = async (id: TextId, query: { before?: number } = {}) =>
  (await app.call('GET /api/admin/texts/:id/edits', { cookie, params: { id }, query })).body
const site = async () => (await app.call('GET /api/texts')).body.texts

describe('/api/admin/texts', () => {
  test('lists every text with its original, then what was written anew; the site says it at once (P6.240)', async () => {
    expect(await find('home.title')).toMatchObject({ original: HOME_TEXTS['home.title'], content: null, version: 0 })
    const saved = await edit('home.title', '  A name\nworth the night. ')
    expect(saved).toMatchObject({ status: 200, body: { content: 'A name worth the night.', version: 1 } })
    expect(await find('home.title')).toEqual(saved.body)
    expect(await site()).toEqual({ 'home.title': 'A name worth the night.' })
    const back = await edit('home.title', null)
    expect(back.body).toMatchObject({ content: null, version: 2 })
    expect(await site()).toEqual({})
  })

  test('keeps each version with who wrote it, newest first, and an old one can be written again (P6.241)', async () => {
    await edit('home.lead', 'First.')
    await edit('home.lead', 'Second.')
    await edit('home.lead', HOME_TEXTS['home.lead'])
    const [newest, ...older] = await edits('home.lead')
    expect(newest).toMatchObject({ version: 3, content: null, editedBy: expect.any(String) })
    expect(older.map(({ content }) => content)).toEqual(['Second.', 'First.'])
    expect((await edits('home.lead', { before: 2 })).map(({ version }) => version)).toEqual([1])
    expect((await edit('home.lead', 'First.')).body.version).toBe(4)
  })

  test('is audited; a save that changes nothing is a no-op', async () => {
    await edit('home.book', 'Book a DJ')
    const { version } = (await edit('home.book', 'Book a DJ', { 'if-match': '"99"' })).body
    expect(version).toBe(1)
    const query = { entity: 'text' as const, entityId: 'home.book' }
    const { body } = await app.call('GET /api/admin/audit', { cookie, query })
    expect(body).toMatchObject([
      { action: 'text.changed', after: { 'Button to the booking form': 'Book a DJ' }, actor: { role: 'admin' } },
    ])
  })

  test('of two owners at once the second is refused, on the first edit too (P6.17)', async () => {
    const headers = { 'if-match': '"0"' }
    const answers = await Promise.all(['One', 'Two', 'Three'].map((text) => edit('about.team', text, headers)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await edits('about.team')).toHaveLength(1)
  })

  test.each<[string, TextId, string, string]>([
    ['an empty text', 'home.title', ' \u200b\n ', 'Enter a text'],
    ['a long text', 'home.title', 'x'.repeat(61), 'Too long by 1: 60 characters'],
    ['100,000 characters', 'about.mission-text', 'x'.repeat(100_000), 'At most 20,000 characters'],
    ['a script', 'home.lead', 'Hi <script>alert(1)</script>', 'HTML such as <script> does not work'],
    ['an event handler', 'about.mission-text', '<img src=x onerror=alert(1)>', 'HTML such as <img'],
    ['an open tag', 'about.mission-text', 'Hi <svg/onload=alert(1)', 'HTML such as <svg'],
    ['a javascript: link', 'about.mission-text', '[x](javascript:alert%281%29)', "A link can't lead to javascript:"],
    ['a data: link', 'about.mission-text', '**[x](data:text/html;base64,AAAA)**', "A link can't lead to data:"],
    ['a link to another host without a scheme', 'about.mission-text', '[x](//evil.example)', "can't lead to //evil"],
    ['a link that names someone', 'about.mission-text', '[x](https://bank.example@evil.example)', "can't lead to"],
    ['an unknown field', 'about.title', 'About {agencie}', "{agencie} can't be filled in. Fields are {agency}"],
    ['a field of every object', 'about.title', 'About {constructor}', "{constructor} can't be filled in"],
    ['a broken field', 'about.title', 'About {agency', 'A brace is open or left over.'],
    ['a heading where none may be', 'about.mission-text', '## Big', 'Headings (#) do not work'],
    ['a character that cannot be stored', 'home.title', 'a\0b', 'cannot be stored'],
  ])('%s is refused in a sentence (P6.242)', async (_what, id, content, sentence) => {
    const before = await edits(id)
    const answer = await edit(id, content)
    expect(answer).toMatchObject({ status: 400, body: { fields: { content: expect.stringContaining(sentence) } } })
    expect(await edits(id)).toEqual(before)
  })

  test('signs that turn the direction of writing are left out (P6.242)', async () => {
    const saved = await edit('about.value-1', 'Ex\u202ecel\u2066lent\u200f')
    expect(saved.body.content).toBe('Excellent')
  })

  test('an optional text may be empty', async () => {
    expect(await edit('home.badge-1', '')).toMatchObject({ status: 200, body: { content: '' } })
    expect(await site()).toMatchObject({ 'home.badge-1': '' })
  })

  test('a text that is none is refused', async () => {
    const answer = await app.send({
      ...{ method: 'PUT', url: '/api/admin/texts/home.nothing', headers: { cookie }, payload: { content: 'x' } },
    })
    expect(answer.status).toBe(404)
  })

  test('is for owners alone', async () => {
    const { agent, customer } = await signInOutsiders(app)
    const booker = await signInBooker(app)
    for (const [cookie, status] of [
      [undefined, 401],
      [agent, 403],
      [customer, 403],
      [booker, 403],
    ] as const) {
      const as = { ...(cookie !== undefined && { cookie }), params: { id: 'home.title' as const } }
      expect((await app.call('GET /api/admin/texts', as)).status).toBe(status)
      expect((await app.call('GET /api/admin/texts/:id/edits', as)).status).toBe(status)
      expect((await app.call('PUT /api/admin/texts/:id', { ...as, body: { content: 'x' } })).status).toBe(status)
    }
  })
})
