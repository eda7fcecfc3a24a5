import { afterAll, expect, test } from 'vitest'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { makeSite } from '#tests/support/site.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

const site = makeSite(afterAll)

const app = await openTestApp({ site, env: { BRAND_NAME: 'RunningServer & Sons' } })

const get = (url: string) => app.app.inject({ method: 'GET', url })

test.each(Object.entries(PORTAL_PAGES))(
  '%s is a page that nobody keeps and no search engine lists (S33)',
  async (url, { title }) => {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers).not.toHaveProperty('etag')
    expect(body).toContain(`<title>${title} | RunningServer &amp; Sons</title>`)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toContain('canonical')
    expect(body).toContain('<div id="root"></div>')
  },
)

test.each([
  ['/booking?replacement=abc', 'no-referrer'],
  ['/customer/change-password?token=abc', 'no-referrer'],
  ['/customer/login?new-email=abc', 'no-referrer'],
  ['/customer/login?proposal=abc', 'no-referrer'],
  ['/agent/login?reset=abc', 'no-referrer'],
  ['/agent/register?code=AGENT-ABCD-EFGH', 'no-referrer'],
  ['/admin/login?reset=abc', 'no-referrer'],
  ['/reviews?review=abc', 'no-referrer'],
  ['/customer/dashboard', 'strict-origin-when-cross-origin'],
])('%s sends Referrer-Policy %s (S68)', async (url, policy) => {
  expect((await get(url)).headers['referrer-policy']).toBe(policy)
})

test.each(['/customer', '/customer/', '/customer/nowhere', '/agent', '/agent/x', '/admin/', '/admin/login/x'])(
  '%s is not a page',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)

test('robots.txt disallows the portals, and the sitemap does not list them', async () => {
  const { body: robots } = await get('/robots.txt')
  for (const rule of ['Disallow: /admin', 'Disallow: /agent/', 'Disallow: /customer']) expect(robots).toContain(rule)
  expect((await get('/sitemap.xml')).body).not.toMatch(/\/(admin|agent|customer)\//)
})
