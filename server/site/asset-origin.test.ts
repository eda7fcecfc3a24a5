import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildAgent } from '#tests/support/factories.ts'
import { givePicture } from '#tests/support/pictures.ts'
import { makeSite } from '#tests/support/site.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { loadFrom } from './asset-origin.ts'

const CDN = 'https://cdn.example.com'
const site = makeSite(afterAll)
writeFileSync(
  path.join(site, 'index.html'),
  `<!doctype html><html lang="en"><head><meta name="brand" content=""><title>x</title>
<link rel="after-paint" data-entry href="/assets/index-1.js"><link rel="stylesheet" crossorigin href="/assets/a.css">
<link rel="icon" href="/favicon.svg"></head><body><div id="root"></div></body></html>`,
)

test('with a CDN pages load from it what it may keep, and nothing else (S127)', async () => {
  await using app = await startTestApp({ site, env: { ASSET_ORIGIN: CDN } })
  const get = (url: string) => app.app.inject({ method: 'GET', url })
  const page = await get('/about')
  expect(page.body).toContain(`<html data-assets="${CDN}" lang="en">`)
  expect(page.body).toContain(`data-entry href="${CDN}/assets/index-1.js"`)
  expect(page.body).toContain(`crossorigin href="${CDN}/assets/a.css"`)
  expect(page.body).toContain('<link rel="icon" href="/favicon.svg">')
  expect(page.body).toContain('<link rel="canonical" href="http://127.0.0.1:3000/about">')
  const policy = String(page.headers['content-security-policy'])
  for (const kind of ['script-src', 'style-src', 'img-src', 'font-src']) {
    expect(policy).toMatch(new RegExp(`${kind} 'self' ${CDN}`))
  }
  expect(policy).toContain("default-src 'self';")
  expect(policy).toContain("connect-src 'self';")
  expect(page.headers).not.toHaveProperty('access-control-allow-origin')

  const shared = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
  const forGood = { ...shared, 'cache-control': 'public, max-age=31536000, immutable' }
  // asked for twice: the second answer is a ready one
  for (let i = 0; i < 2; i++) {
    const file = await get('/assets/app-1a2b3c4d.js')
    expect([file.statusCode, file.headers]).toEqual([200, expect.objectContaining(forGood)])
    expect(file.headers).not.toHaveProperty('set-cookie')
    expect(file.headers.vary).toBe('accept-encoding')
  }
  const { id } = await buildAgent(app.context.db)
  await givePicture(app.context.db, id)
  const { image } = await app.context.db
    .selectFrom('agents')
    .select('image')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const picture = await get(image ?? '')
  expect([picture.statusCode, picture.headers]).toEqual([200, expect.objectContaining(forGood)])
  expect(picture.headers).not.toHaveProperty('set-cookie')
  // the API says where a picture is, not through which CDN
  const [listed] = (await app.call('GET /api/agents', { query: { limit: '5' } })).body
  expect(listed?.image).toMatch(/^\/api\/images\//)
  expect((await get('/api/agents')).headers['cross-origin-resource-policy']).toBe('same-origin')
})

test('without a CDN pages and headers are as they were (S127)', async () => {
  await using app = await startTestApp({ site })
  const page = await app.app.inject({ method: 'GET', url: '/about' })
  expect(page.body).toContain('<html lang="en">')
  expect(page.body).toContain('data-entry href="/assets/index-1.js"')
  expect(String(page.headers['content-security-policy'])).toContain("script-src 'self'")
  const file = await app.app.inject({ method: 'GET', url: '/assets/app-1a2b3c4d.js' })
  expect(file.headers).not.toHaveProperty('access-control-allow-origin')
  expect(file.headers['cross-origin-resource-policy']).toBe('same-origin')
})

test.each([
  ['<a href="/services/dj">', '<a href="/services/dj">'],
  ['<link rel="preload" as="fetch" href="/api/agents">', '<link rel="preload" as="fetch" href="/api/agents">'],
  ['<img src="/api/images/x/600.webp" alt="">', `<img src="${CDN}/api/images/x/600.webp" alt="">`],
  [
    '<source srcSet="/services/a-300.avif 300w, /services/a-600.avif 600w">',
    `<source srcSet="${CDN}/services/a-300.avif 300w, ${CDN}/services/a-600.avif 600w">`,
  ],
  ['<link imageSrcSet="/scenes/a.avif 1w">', `<link imageSrcSet="${CDN}/scenes/a.avif 1w">`],
  ['<img src="data:image/svg+xml,x">', '<img src="data:image/svg+xml,x">'],
  ['<p>src="/assets/x"</p>', '<p>src="/assets/x"</p>'],
  [
    '<html data-hero="/api/brand/x/hero" lang="en">',
    `<html data-assets="${CDN}" data-hero="${CDN}/api/brand/x/hero" lang="en">`,
  ],
])('%s becomes %s', (before, after) => {
  expect(loadFrom(before, CDN)).toBe(after)
  expect(loadFrom(before, undefined)).toBe(before)
})
