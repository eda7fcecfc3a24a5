import { createHash } from 'node:crypto'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { findRelyingParty } from '#server/accounts/factors/passkeys/relying-party.ts'
import { listenForChanges } from '#server/live/changes.ts'
import { createLog } from '#server/log.ts'
import { rememberBrand } from '#server/settings/brand/remember-brand.ts'
import { buildInvoice } from '#tests/support/billing.ts'
import { REQUEST_LOGIN } from '#tests/support/cluster.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { COLORED_SVG } from '#tests/support/logos.ts'
import { makePhoto, ORIGINAL, upload } from '#tests/support/look.ts'
import { buildNight, deliver, mailTo, queueMail } from '#tests/support/mail.ts'
import { startOffice } from '#tests/support/office.ts'
import { readPdfText } from '#tests/support/pdf.ts'
import { makeSite, makeWriter } from '#tests/support/site.ts'
import { startSmtp } from '#tests/support/smtp.ts'

/** What a loaded machine may take to draw pages anew. */
const SOON = { timeout: 10_000 }

const NAME = 'Lantern & <Co> 🎭'
const ACCENT = { dark: '#8fd3ff', light: '#0a3d91' }
const site = makeSite(afterAll)
makeWriter(site, 'return { html: "<p>" + agency.name + ", " + path + "</p>", links: "" }')

async function open(env: Record<string, string> = {}) {
  const office = await startOffice({ site, env: { PUBLIC_URL: 'https://book.example', ...env } })
  const { app, admin: cookie } = office
  return {
    ...office,
    save: async (more: object) => {
      const saved = await app.call('PUT /api/admin/brand', { cookie, body: { ...ORIGINAL, ...more } })
      expect(saved.status).toBe(200)
      return saved.body
    },
    read: async (url: string) => (await app.app.inject({ method: 'GET', url })).body,
  }
}

test('pages, their shells and the manifest follow at once, and back (P6.211, P6.215)', async () => {
  const { app, admin, save, read } = await open()
  const before = await read('/about')
  expect(before).toContain('<title>About | Marquee</title>')
  expect(before).not.toContain('<style>')
  const hero = (await upload(app, admin, 'hero', await makePhoto())).body.imageUrl
  const { icon, share } = await save({ name: NAME, accent: ACCENT, hero })
  await vi.waitFor(
    async () => expect(await read('/about')).toContain('<title>About | Lantern &amp; &lt;Co&gt; 🎭</title>'),
    SOON,
  )
  const page = await read('/about')
  expect(page).toContain(`<p>${NAME}, /about</p>`)
  const [, sheet = ''] = /<style>([^<]*)<\/style>/.exec(page) ?? []
  expect(sheet).toContain(ACCENT.dark)
  expect(sheet).toContain(`url(${hero.replace(/[^/]*$/, 'hero-wide.avif')})`)
  const { id } = await buildAgent(app.context.db, { name: 'Vera Lund' })
  for (const url of ['/about', '/admin/login', '/nowhere', `/?agent=${id}`]) {
    const { headers, body } = await app.app.inject({ method: 'GET', url })
    expect(body, url).toContain(`<style>${sheet}</style>`)
    const hash = createHash('sha256').update(sheet).digest('base64')
    expect(headers['content-security-policy'], url).toContain(`style-src 'sha256-${hash}' 'self' 'sha256-`)
  }
  // and with it the category of its own
  await app.context.db.deleteFrom('agents').where('id', '=', id).execute()
  await app.context.db.deleteFrom('categories').execute()
  expect(page).toContain(`<meta property="og:image" content="https://book.example${share}">`)
  expect(page).toContain('"name":"Lantern \\u0026 \\u003cCo\\u003e 🎭"')
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: NAME, icons: [{ src: icon }, {}] })
  await save({})
  await vi.waitFor(async () => expect(await read('/about')).toBe(before), SOON)
  expect(JSON.parse(await read('/manifest.webmanifest')).icons[0].src).toBe('/favicon.svg')
})

test('pages bring along the categories of an agency that lacks one of the original seven (P2.6, P2.13)', async () => {
  const { app, admin: cookie, read } = await open()
  const bring = async () => {
    const [, said = ''] = /<meta name="brand" content="([^"]*)"/.exec(await read('/')) ?? []
    return (JSON.parse(said.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as { categories?: unknown }).categories
  }
  expect(await bring()).toBeUndefined()
  const names = ['live_band', 'model', 'exotic_dancer', 'bartender', 'massage_therapist', 'entertainer', 'dj']
  for (const name of names) {
    const body = { name, displayName: `Our ${name}`, hidden: name === 'dj' }
    expect((await app.call('POST /api/categories', { cookie, body })).status).toBe(201)
  }
  const own = names.slice(0, -1).map((name) => ({ name, displayName: `Our ${name}` }))
  await vi.waitFor(async () => expect(await bring()).toEqual(own), SOON)
  for (const name of ['photographer', 'dj_2']) {
    const body = { name, displayName: `Our ${name}` }
    expect((await app.call('POST /api/categories', { cookie, body })).status).toBe(201)
  }
  await app.context.db.updateTable('categories').set({ hidden: false }).where('name', '=', 'dj').execute()
  await vi.waitFor(async () => expect(await bring()).toBeUndefined(), SOON)
})

test('the public profile, the assistant and the site that passkeys are made for follow (P6.211)', async () => {
  const { app, save } = await open()
  await save({ name: NAME, phone: '(404) 555-0111', email: 'desk@lantern.example' })
  const wanted = { name: NAME, phone: '(404) 555-0111', email: 'desk@lantern.example' }
  expect((await app.call('GET /api/agency')).body).toMatchObject(wanted)
  const { body: chat } = await app.call('POST /api/chat/init')
  expect(chat.message).toContain(`Welcome to ${NAME}.`)
  expect(findRelyingParty(app.context.config, 'book.example')?.name).toBe(NAME)
})

test('mails have name, contact, colors and sender of the brand (P6.211, P6.212)', async () => {
  const { app, save } = await open()
  await using smtp = await startSmtp()
  const night = await buildNight(app)
  await save({ name: NAME, phone: '(404) 555-0111', email: 'desk@lantern.example', accent: ACCENT })
  using mailer = mailTo(smtp.url)
  await queueMail(app, 'booking-confirmed', night)
  await deliver(app, mailer)
  const [mail] = smtp.arrived
  expect(mail?.text).toContain(`${NAME}, Atlanta, Georgia\n(404) 555-0111, desk@lantern.example`)
  expect(mail?.html).toContain('Lantern &amp; &lt;Co&gt; 🎭, Atlanta, Georgia')
  expect(mail?.html).toContain('dotted #0a3d91')
  expect(mail?.html).toContain('background:#8fd3ff!important')
  expect(mail?.html).not.toContain('#a63d16')
  expect(app.context.config.mailFrom).toBe(`"${NAME}" <desk@lantern.example>`)
})

test('a sender of the environment stays (P6.211)', async () => {
  const { app, save } = await open({ MAIL_FROM: 'Stage door <door@book.example>' })
  await save({ name: NAME })
  expect(app.context.config.mailFrom).toBe('Stage door <door@book.example>')
})

test('mail from an address of the environment alone has the agency’s name (P6.211)', async () => {
  const { app, save } = await open({ MAIL_FROM: 'door@book.example' })
  await using smtp = await startSmtp()
  const night = await buildNight(app)
  await save({ name: NAME })
  using mailer = mailTo(smtp.url, app.context.config.mailFrom)
  await queueMail(app, 'booking-confirmed', night)
  await deliver(app, mailer)
  expect(smtp.arrived[0]?.from).toMatchObject({ name: NAME, address: 'door@book.example' })
})

test('an invoice is printed with logo and name (P6.211, P6.213)', async () => {
  const { app, admin: cookie, save } = await open()
  const { db } = app.context
  const pdfOf = async (id: string) =>
    (await app.app.inject({ url: `/api/admin/invoices/${id}/pdf`, headers: { cookie } })).rawPayload
  const night = await buildNight(app)
  const first = await buildInvoice(db, night.id)
  const plain = await pdfOf(first.id)
  expect(plain.toString('latin1')).not.toContain('/Subtype /Image')
  const logo = (await upload(app, cookie, 'logo', COLORED_SVG)).body.imageUrl
  await save({ name: 'Lantern & Co', logo })
  const branded = await pdfOf(first.id)
  expect(branded.toString('latin1')).toContain('/Subtype /Image')
  expect(await readPdfText(branded)).toContain('Lantern & Co')
})

test('every process follows what the database announces (P6.211)', async () => {
  const { app, save } = await open()
  const changes = listenForChanges({ ...app.database.connection, ...REQUEST_LOGIN }, createLog(app.context.config))
  onTestFinished(() => changes.close())
  const other = rememberBrand(app.context.db, changes, app.context.config)
  await vi.waitFor(() => expect(changes.isListening()).toBe(true), SOON)
  await save({ name: 'Elsewhere' })
  await vi.waitFor(() => expect(other().name).toBe('Elsewhere'), SOON)
})
