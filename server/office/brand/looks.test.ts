import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { COLORED_SVG, HOSTILE_SVG } from '#tests/support/logos.ts'
import { makePhoto, ORIGINAL, upload } from '#tests/support/look.ts'
import { openOffice } from '#tests/support/office.ts'
import { sweepLooks } from './brand-sets.ts'

const { app, admin: cookie } = await openOffice()
const get = (url: string) => app.app.inject({ method: 'GET', url })
const save = (body: object) => app.call('PUT /api/admin/brand', { cookie, body: { ...ORIGINAL, ...body } })

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40" ${more}>${inside}</svg>`
const RECT = '<rect width="90" height="40" fill="#e0632e"/>'
const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, i) => `<!ENTITY ${'bcdefghij'[i]} "${`&${'abcdefghi'[i]};`.repeat(10)}">`).join('')}]>`

describe('a logo (P6.213)', () => {
  test('of a hostile SVG leaves as pixels alone, cut to what is seen, for good', async () => {
    const { status, body } = await upload(app, cookie, 'logo', HOSTILE_SVG)
    expect([status, body.tone]).toEqual([200, 'ink'])
    const { headers, rawPayload } = await get(body.imageUrl)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(rawPayload.toString('latin1')).not.toMatch(/script|alert|evil|<svg|passwd/)
    const { format, width, height } = await sharp(rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: body.width, height: body.height })
    // 205 by 80 of 300 by 90 are seen
    expect((body.width ?? 0) / (body.height ?? 1)).toBeCloseTo(205 / 80, 1)
  })

  test('keeps its own colors where both pages bear them', async () => {
    expect((await upload(app, cookie, 'logo', COLORED_SVG)).body.tone).toBe('own')
    const white = await sharp({ create: { width: 200, height: 80, channels: 4, background: '#ffffff00' } })
      .composite([
        {
          input: Buffer.from(
            '<svg width="100" height="40"><ellipse cx="50" cy="20" rx="50" ry="20" fill="#fff"/></svg>',
          ),
        },
      ])
      .png()
      .toBuffer()
    expect((await upload(app, cookie, 'logo', white)).body).toMatchObject({ tone: 'ink', width: 100, height: 40 })
    const boxed = await sharp({ create: { width: 200, height: 80, channels: 3, background: '#000000' } })
      .png()
      .toBuffer()
    expect((await upload(app, cookie, 'logo', boxed)).body.tone).toBe('own')
  })

  test.each([
    ['entities that unfold', `${bomb}${svg('<text>&j;</text>')}`, /declares entities/],
    [
      'a document type read from elsewhere',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`,
      /entities/,
    ],
    ['letters that need a font', svg('<text x="1" y="9">Riverside</text>'), /Turn them into paths/],
    ['an embedded picture', svg('<image href="http://evil.example/a.png"/>'), /pictures or other files/],
    [
      'an embedded picture under another name',
      svg('<a.b:image href="http://evil.example/a.png"/>'),
      /pictures or other files/,
    ],
    [
      'an include',
      svg('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd" parse="text"/>'),
      /other files/,
    ],
    ['another character set', Buffer.from(`<?xml version="1.0" encoding="UTF-7"?>${svg(RECT)}`), /not UTF-8/],
    ['UTF-16', Buffer.from(`\uFEFF${svg(RECT)}`, 'utf16le'), /must be an SVG or a PNG/],
    ['nothing that is seen', svg('<rect width="9" height="9" fill="none"/>'), /shows nothing/],
    ['a hair', svg('<rect width="90" height="1" fill="#e0632e"/>'), /too small or too narrow/],
    ['broken XML', '<svg xmlns="http://www.w3.org/2000/svg"><g>', /damaged/],
    ['a large SVG', svg(`<!--${'x'.repeat(257 * 1024)}-->${RECT}`), /at most 256 KB/],
    ['a PNG by its name alone', 'GIF89a nothing', /must be an SVG or a PNG/],
    ['a web page', '<!doctype html><script>alert(1)</script>', /must be an SVG or a PNG/],
    ['a PNG that ends early', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /damaged/],
  ])('with %s is refused', async (_what, bytes, sentence) => {
    const { status, body } = await upload(app, cookie, 'logo', bytes)
    expect([status, body.error]).toEqual([400, expect.stringMatching(sentence)])
  })

  test('of 20 MB is refused while it arrives', async () => {
    const { status } = await upload(app, cookie, 'logo', Buffer.alloc(20 * 1024 * 1024))
    expect(status).toBe(413)
  })

  test('that uses itself again and again is given up', async () => {
    const levels = Array.from({ length: 12 }, (_, i) => `<g id="l${i + 1}">${`<use href="#l${i}"/>`.repeat(10)}</g>`)
    const nested = svg(`<defs><g id="l0">${RECT}</g>${levels.join('')}</defs><use href="#l12"/>`)
    const { status, body } = await upload(app, cookie, 'logo', nested)
    expect([status, body.error]).toEqual([400, expect.stringMatching(/too long to draw|damaged/)])
  })
})

describe('a photo (P6.214)', () => {
  test('is kept in two crops and two formats', async () => {
    const { body } = await upload(app, cookie, 'hero', await makePhoto())
    for (const [name, width, height] of [
      ['hero-wide.webp', 1600, 1000],
      ['hero-tall.webp', 780, 900],
    ] as const) {
      const { rawPayload } = await get(body.imageUrl.replace('hero-wide.webp', name))
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height, format: 'webp' })
    }
    const avif = await get(body.imageUrl.replace('wide.webp', 'tall.avif'))
    expect([avif.statusCode, avif.headers['content-type']]).toEqual([200, 'image/avif'])
  })

  test('that is too small, or none, is refused', async () => {
    const small = await upload(app, cookie, 'hero', await makePhoto(1000, 900))
    expect([small.status, small.body.error]).toEqual([400, expect.stringContaining('1000 by 900')])
    expect((await upload(app, cookie, 'hero', HOSTILE_SVG)).status).toBe(400)
  })
})

describe('what is made of a look (P6.215, P6.216)', () => {
  test('icons, share picture and style sheet, of a long name, markup and emoji too', async () => {
    const logo = (await upload(app, cookie, 'logo', HOSTILE_SVG)).body.imageUrl
    const hero = (await upload(app, cookie, 'hero', await makePhoto())).body.imageUrl
    for (const name of ['</style><script>alert(1)</script> & Co', '🎭🎭🎭', 'W'.repeat(60), 'Ночь Éclair 夜']) {
      const accent = { dark: '#8fd3ff', light: '#0a3d91' }
      const { body } = await save({ name, accent, logo, hero })
      for (const [file, width, height] of [
        ['icon-192.png', 192, 192],
        ['icon-512.png', 512, 512],
        ['share.jpg', 1200, 630],
      ] as const) {
        const { rawPayload } = await get((body.icon ?? '').replace('icon-192.png', file))
        expect(await sharp(rawPayload).metadata(), name).toMatchObject({ width, height })
      }
      const sheet = await get((body.icon ?? '').replace('icon-192.png', 'look.css'))
      expect(sheet.headers).toMatchObject({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(sheet.body).not.toMatch(/[<>&]script|alert|\/style/)
      expect(sheet.body).toContain('--lamp:#8fd3ff')
      expect(sheet.body).toContain(`url(${logo})`)
      expect(sheet.body).toContain(hero.replace('webp', 'avif'))
    }
  })

  test('another content is another address; what is no longer used goes after a week, except logos', async () => {
    const logo = (await upload(app, cookie, 'logo', COLORED_SVG)).body.imageUrl
    const first = (await save({ name: 'First', logo })).body.icon ?? ''
    const second = (await save({ name: 'Second' })).body.icon ?? ''
    expect(first).not.toBe(second)
    const { db } = app.context
    await sweepLooks(db)
    expect((await get(first)).statusCode).toBe(200)
    await app.database.pool.query(`update brand_sets set created_at = created_at - interval '8 days'`)
    await sweepLooks(db)
    expect((await get(first)).statusCode).toBe(404)
    expect((await get(second)).statusCode).toBe(200)
    expect((await get(logo)).statusCode).toBe(200)
  })
})
