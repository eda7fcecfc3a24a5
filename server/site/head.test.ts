import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { PAGES } from '#shared/model/pages.ts'
import { buildAgent, buildCategory, buildTestimonial } from '#tests/support/factories.ts'
import { makeSite } from '#tests/support/site.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'
import { shorten } from './head.ts'

/** How long a page may take to follow a change, on a busy machine. */
const SOON = { timeout: 15_000 }

const HOSTILE = `</script><img src=x onerror=alert(1)> "quoted" & 'single' <!--`
const site = makeSite(afterAll)

const app = await openTestApp({ site, env: { PUBLIC_URL: 'https://book.example', BRAND_NAME: 'RunningServer & Sons' } })

const page = async (url: string) => (await app.app.inject({ method: 'GET', url })).body

function dataOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
}

test.each(Object.entries(PAGES))('%s says in its head what it is, before any script', async (path, { title }) => {
  const html = await page(path)
  expect(html).toContain(`<title>${title} | RunningServer &amp; Sons</title>`)
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}">/)
  expect(html).toContain(`<link rel="canonical" href="https://book.example${path}">`)
  expect(html).toContain(`<meta property="og:title" content="${title} | RunningServer &amp; Sons">`)
  expect(html).toContain('<meta property="og:image" content="https://book.example/og.jpg">')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(html).not.toContain('noindex')
  expect(dataOf(html)[0]).toMatchObject({ '@type': 'LocalBusiness', name: 'RunningServer & Sons' })
})

test('an unknown path is not to be found by search engines', async () => {
  const html = await page('/customer/nowhere')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<title>Page not found | RunningServer &amp; Sons</title>')
  expect(html).not.toContain('canonical')
})

test('a shared profile has its own title, text and poster, and a hostile name stays text', async () => {
  const agent = await buildAgent(app.context.db, {
    name: HOSTILE,
    bio: `${HOSTILE} ${'bio '.repeat(500)}`,
    image: `/api/images/${'a'.repeat(64)}/600.webp`,
    hourly_rate: 180,
  })
  const html = await page(`/?agent=${agent.id}`)
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<!--')
  expect(html.match(/<\/script>/g)).toHaveLength(3)
  expect(html).toContain(
    '<title>&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; &quot;quoted&quot; &amp; &#39;single&#39;',
  )
  expect(html).toContain(
    `<meta property="og:image" content="https://book.example/api/images/${'a'.repeat(64)}/600.webp">`,
  )
  expect(html).toContain(`<link rel="canonical" href="https://book.example/?agent=${agent.id}">`)
  const [agency, profile] = dataOf(html)
  expect(profile).toMatchObject({ '@type': 'Service', name: HOSTILE, provider: { '@id': agency?.['@id'] } })
})

test('a shared profile is sent packed to a client that takes it', async () => {
  const { id } = await buildAgent(app.context.db, { bio: 'bio '.repeat(500) })
  const answer = await app.app.inject({
    method: 'GET',
    url: `/?agent=${id}`,
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(answer.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  })
  expect(gunzipSync(answer.rawPayload).toString()).toContain(`/?agent=${id}`)
})

test('what the structured data of a page points at is on that page', async () => {
  const { id } = await buildAgent(app.context.db, { name: 'Pointing' })
  for (const address of ['/', '/services', '/about', '/reviews', '/booking', `/?agent=${id}`]) {
    const text = JSON.stringify(dataOf(await page(address)))
    const here = new Set(dataOf(await page(address)).map((node) => node['@id']))
    const pointedAt = [...text.matchAll(/"provider":\{"@id":"([^"]+)"\}/g)].map(([, target]) => target)
    expect(
      pointedAt.filter((target) => !here.has(target)),
      address,
    ).toEqual([])
  }
})

test('an archived, unknown or malformed profile is plain home', async () => {
  const gone = await buildAgent(app.context.db, { archived_at: new Date(), name: 'Gone' })
  for (const id of [gone.id, '00000000-0000-4000-8000-000000000000', 'x', '%3Cscript%3E']) {
    expect(await page(`/?agent=${id}`)).toContain('<title>Home | RunningServer &amp; Sons</title>')
  }
})

test('the agency is rated by its approved reviews only, and not at all without any', async () => {
  expect(dataOf(await page('/reviews'))[0]).not.toHaveProperty('aggregateRating')
  const { db } = app.context
  await buildTestimonial(db, { rating: 5 })
  await buildTestimonial(db, { rating: 4 })
  await buildTestimonial(db, { rating: 1, is_approved: false })
  await vi.waitFor(async () => {
    expect(dataOf(await page('/reviews'))[0]).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } })
  }, SOON)
})

test('services are described by the categories there are', async () => {
  await buildCategory(app.context.db, 'dj')
  await vi.waitFor(async () => {
    const names = dataOf(await page('/services')).map((data) => data.url)
    expect(names).toContain('https://book.example/services#dj')
  }, SOON)
})

test('robots may read what is public, and find it in the sitemap', async () => {
  const robots = await page('/robots.txt')
  expect(robots).toContain('Disallow: /admin')
  expect(robots).toContain('Sitemap: https://book.example/sitemap.xml')
  const agent = await buildAgent(app.context.db)
  const gone = await buildAgent(app.context.db, { archived_at: new Date() })
  const sitemap = await page('/sitemap.xml')
  for (const path of Object.keys(PAGES)) expect(sitemap).toContain(`<loc>https://book.example${path}</loc>`)
  expect(sitemap).toContain(`<loc>https://book.example/?agent=${agent.id}</loc>`)
  expect(sitemap).not.toContain(gone.id)
})

test('the manifest names the agency', async () => {
  const { headers, body } = await app.app.inject({ method: 'GET', url: '/manifest.webmanifest' })
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(JSON.parse(body)).toMatchObject({ name: 'RunningServer & Sons', start_url: '/' })
})

test('a description is cut between words', () => {
  expect(shorten('one\n two')).toBe('one two')
  const long = shorten('word '.repeat(200))
  expect(long.length).toBeLessThanOrEqual(301)
  expect(long.endsWith('word…')).toBe(true)
})
