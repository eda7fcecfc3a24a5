import { describe, expect, test } from 'vitest'
import { ORIGINAL } from '#tests/support/look.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInBooker, signInOutsiders } from '#tests/support/sign-in.ts'

const { app, admin: cookie } = await openOffice()
const show = () => app.call('GET /api/admin/brand', { cookie })
const save = (body: object, headers: Record<string, string> = {}) =>
  app.call('PUT /api/admin/brand', { cookie, body: { ...ORIGINAL, ...body }, headers })

describe('/api/admin/brand', () => {
  test('shows the original, then what was set over it; null goes back (P6.210)', async () => {
    const original = { name: 'Marquee', phone: '(404) 555-0142', email: 'hello@marquee.example' }
    expect(await show()).toMatchObject({
      status: 200,
      body: { ...ORIGINAL, original, icon: null, share: null, version: 1 },
    })
    const accent = { dark: '#8FD3FF', light: '0a3d91' }
    const saved = await save({ name: ' Lantern\n& Co ', phone: '+49 30 901820', email: 'a@b.example', accent })
    expect(saved).toMatchObject({
      status: 200,
      body: {
        ...{ name: 'Lantern & Co', phone: '+49 30 901820', email: 'a@b.example', version: 2 },
        accent: { dark: '#8fd3ff', light: '#0a3d91' },
        icon: expect.stringMatching(/^\/api\/brand\/[0-9a-f]{64}\/icon-192\.png$/),
      },
    })
    expect((await show()).body).toEqual(saved.body)
    const back = await save({ name: 'Marquee', phone: '', email: 'hello@marquee.example' })
    expect(back.body).toMatchObject({ ...ORIGINAL, icon: null, version: 3 })
  })

  test('is audited with what changed; a save that changes nothing is a no-op', async () => {
    const list = () => app.call('GET /api/admin/audit', { cookie, query: { entity: 'brand' } })
    const before = (await list()).body.length
    await save({ name: 'Night Desk' })
    const { version } = (await show()).body
    await save({ name: 'Night Desk' }, { 'if-match': '"1"' })
    expect((await show()).body.version).toBe(version)
    const { body } = await list()
    expect(body).toHaveLength(before + 1)
    expect(body[0]).toMatchObject({ action: 'brand.changed', before: { name: null }, after: { name: 'Night Desk' } })
  })

  test('of two owners at once the second is refused (P6.17)', async () => {
    const { version } = (await show()).body
    const headers = { 'if-match': `"${version}"` }
    const answers = await Promise.all([save({ name: 'One' }, headers), save({ name: 'Two' }, headers)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await show()).body.version).toBe(version + 1)
  })

  test.each([
    ['a name of 61 characters', { name: 'x'.repeat(61) }, 'name'],
    ['a phone without digits', { phone: 'call us' }, 'phone'],
    ['no email', { email: 'office' }, 'email'],
    ['an email with a line break', { email: 'a@b.example\nBcc: c@d.example' }, 'email'],
    ['a color that is none', { accent: { dark: 'red;}', light: '#0a3d91' } }, 'accent.dark'],
    ['a color too dark for the dark theme', { accent: { dark: '#0a3d91', light: '#0a3d91' } }, 'accent.dark'],
    ['a color too light for the light theme', { accent: { dark: '#8fd3ff', light: '#8fd3ff' } }, 'accent.light'],
    ['one color alone', { accent: { dark: '#8fd3ff' } }, 'accent.light'],
    ['a logo elsewhere', { logo: 'https://evil.example/logo.svg' }, 'logo'],
    ['a logo that is not stored', { logo: `/api/brand/${'a'.repeat(64)}/logo.webp` }, 'logo'],
    ['a photo that is not stored', { hero: `/api/brand/${'a'.repeat(64)}/hero-wide.webp` }, 'hero'],
  ])('%s is refused', async (_what, body, field) => {
    const answer = await save(body)
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
  })

  test('a color that fails is refused with the nearest that works (P6.212)', async () => {
    const { body } = await save({ accent: { dark: '#0a3d91', light: '#0a3d91' } })
    expect(body.fields?.['accent.dark']).toContain('The nearest color that works is #568be6.')
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
      const as = cookie === undefined ? {} : { cookie }
      expect((await app.call('GET /api/admin/brand', as)).status).toBe(status)
      expect((await app.call('PUT /api/admin/brand', { ...as, body: ORIGINAL })).status).toBe(status)
      for (const picture of ['logo', 'hero']) {
        const headers = cookie === undefined ? {} : { cookie }
        expect((await app.send({ method: 'POST', url: `/api/admin/brand/${picture}`, headers })).status).toBe(status)
      }
    }
  })
})
