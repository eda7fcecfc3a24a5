import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { listenForChanges } from '#server/live/changes.ts'
import { rememberRow } from '#server/live/remember-row.ts'
import { createLog } from '#server/log.ts'
import type { TextId } from '#shared/model/texts/registry.ts'
import { REQUEST_LOGIN } from '#tests/support/cluster.ts'
import { ORIGINAL } from '#tests/support/look.ts'
import { startOffice } from '#tests/support/office.ts'
import { makeSite, makeWriter } from '#tests/support/site.ts'
import { readTexts } from './text-rows.ts'

const site = makeSite(afterAll)
makeWriter(site, 'return { html: "<p>" + path + ": " + (texts["home.title"] ?? "original") + "</p>", links: "" }')

async function open() {
  const { app, admin: cookie } = await startOffice({ site })
  return {
    ...{ app, cookie },
    edit: async (id: TextId, content: string | null) => {
      const { status } = await app.call('PUT /api/admin/texts/:id', { cookie, params: { id }, body: { content } })
      expect(status).toBe(200)
    },
    read: async (url: string) => (await app.app.inject({ method: 'GET', url })).body,
  }
}

test('pages say a text at once, drawn and brought along, and the original again (P6.240)', async () => {
  const { edit, read } = await open()
  const before = await read('/')
  expect(before).toContain('<p>/: original</p>')
  expect(before).not.toContain('site-texts')
  await edit('home.title', 'Night & "day" are ours')
  for (const url of ['/', '/about', '/booking', '/customer/login']) {
    expect(await read(url), url).toContain(
      '<script type="application/json" id="site-texts">{"home.title":"Night \\u0026 \\"day\\" are ours"}</script>',
    )
  }
  expect(await read('/')).toContain('<p>/: Night & "day" are ours</p>')
  await edit('home.title', null)
  expect(await read('/')).toBe(before)
})

test('a summary stands in the head of its page, escaped, with its fields, and nowhere else (P6.243)', async () => {
  const { app, cookie, edit, read } = await open()
  await app.call('PUT /api/admin/brand', { cookie, body: { ...ORIGINAL, name: 'Lantern & Co' } })
  await edit('home.summary', 'Book {agency} "now"')
  const page = await read('/')
  const said = 'Book Lantern &amp; Co &quot;now&quot;'
  expect(page).toContain(`<meta name="description" content="${said}">`)
  expect(page).toContain(`<meta property="og:description" content="${said}">`)
  expect(page).not.toContain('site-texts')
  expect(await read('/about')).not.toContain(said)
})

test('a page that cannot be drawn does not show the built originals (P6.240)', async () => {
  const broken = makeSite()
  makeWriter(broken, 'throw new Error("no")')
  const { app, admin: cookie } = await startOffice({ site: broken })
  const read = async () => (await app.app.inject({ method: 'GET', url: '/services' })).body
  expect(await read()).toContain('<h1>What we book</h1>')
  const edit = (id: TextId, content: string) =>
    app.call('PUT /api/admin/texts/:id', { cookie, params: { id }, body: { content } })
  await edit('home.title', 'Elsewhere')
  expect(await read()).toContain('<h1>What we book</h1>')
  await edit('services.title', 'Who we book')
  expect(await read()).not.toContain('<h1>What we book</h1>')
  expect(await read()).toContain('"services.title":"Who we book"')
})

test('every process follows what the database announces (P6.240)', async () => {
  const { app, edit } = await open()
  const { db, config } = app.context
  const changes = listenForChanges({ ...app.database.connection, ...REQUEST_LOGIN }, createLog(config))
  onTestFinished(() => changes.close())
  const read = async () => (await readTexts(db)).get('home.title')
  const other = rememberRow<string | undefined>(changes, { tables: ['text_edits'], first: undefined, read })
  await vi.waitFor(() => expect(changes.isListening()).toBe(true))
  await edit('home.title', 'Elsewhere')
  await vi.waitFor(() => expect(other()).toBe('Elsewhere'))
})

test('a document is on its own page; the others say that it is to be read (P6.246)', async () => {
  const { app, cookie, edit, read } = await open()
  await edit('privacy.text', '## Ours\n\n{cookies}')
  await edit('terms.text', 'All ours. {cancellation}')
  expect(await read('/privacy-policy')).toContain('{"privacy.text":"## Ours\\n\\n{cookies}","terms.text":""}')
  expect(await read('/')).toContain('{"privacy.text":"","terms.text":""}')
  expect((await app.call('GET /api/texts')).body.texts).toEqual({
    'privacy.text': '## Ours\n\n{cookies}',
    'terms.text': 'All ours. {cancellation}',
  })
  const { status, body } = await app.call('PUT /api/admin/texts/:id', {
    ...{ cookie, params: { id: 'terms.text' as const }, body: { content: 'All ours.' } },
  })
  const said = 'Keep {cancellation}: it is filled in there.'
  expect({ status, said: body.fields?.content }).toEqual({ status: 400, said })
})

test('the words of mails are no text of the site (P6.240)', async () => {
  const { app, edit, read } = await open()
  await edit('mail.booking-confirmed.closing', 'Between us.')
  expect((await app.call('GET /api/texts')).body.texts).toEqual({})
  expect(await read('/')).not.toContain('Between us.')
})
