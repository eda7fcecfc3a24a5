import { afterAll, expect, test, vi } from 'vitest'
import { PAGE_READ_ID, type PageRead } from '#shared/contract/page-read.ts'
import { FIRST_REVIEWS } from '#shared/model/testimonial.ts'
import { buildAgent, buildCategory, buildPackage, buildTestimonial } from '#tests/support/factories.ts'
import { makeSite, makeWriter } from '#tests/support/site.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

const HOSTILE = `</script><img src=x onerror=alert(1)> <!-- & \u2028`
const COUNTS =
  "return { html: '<main>' + path + ' ' + reads.map((read) => read.answer.total ?? read.answer.length) + '</main>', links: '<link rel=preload href=/1>' }"

/** Drawing takes a process, and each page is compressed. */
const SOON = { timeout: 15_000 }

const drawn = makeSite(afterAll)
makeWriter(drawn, COUNTS)

const pageOf = async ({ app }: TestApp, url: string) => (await app.inject({ method: 'GET', url })).body

function readsOf(html: string): PageRead[] | undefined {
  const json = html.split(`<script type="application/json" id="${PAGE_READ_ID}">`)[1]?.split('</script>')[0]
  return json ? JSON.parse(json) : undefined
}

test('a page contains its reads, rendered and as data, and follows their changes', async () => {
  await using app = await startTestApp({ site: drawn })
  expect(await pageOf(app, '/services')).toContain('<div id="root"><main>/services 0,0</main></div>')
  await buildCategory(app.context.db, 'dj')
  await vi.waitFor(async () => expect(await pageOf(app, '/services')).toContain('<main>/services 1,0</main>'), SOON)
  await buildPackage(app.context.db, { category: 'dj' })
  await vi.waitFor(async () => expect(await pageOf(app, '/services')).toContain('<main>/services 1,1</main>'), SOON)
  const html = await pageOf(app, '/services')
  const { body: categories } = await app.call('GET /api/categories')
  const { body: packages } = await app.call('GET /api/packages')
  expect(readsOf(html)).toEqual([
    { call: 'GET /api/categories', answer: categories, whole: true },
    { call: 'GET /api/packages', answer: packages, whole: true },
  ])
  expect(html).toContain('<link rel=preload href=/1>')
  expect(html).not.toContain('as="fetch"')
  // prices that tax is added to say so (docs/product.md P7.131)
  expect(html).toContain('"plusTax":false')
  await app.context.db.updateTable('tax_settings').set({ saved_at: new Date() }).execute()
  await vi.waitFor(async () => expect(await pageOf(app, '/services')).toContain('"plusTax":true'), SOON)
})

test('only approved reviews are brought along, as the API gives them, and nothing in them ends the element', async () => {
  await using app = await startTestApp({ site: drawn })
  await buildTestimonial(app.context.db, { content: HOSTILE })
  await buildTestimonial(app.context.db, { content: 'not yet', is_approved: false })
  await vi.waitFor(async () => expect(await pageOf(app, '/reviews')).toContain('<main>/reviews 1</main>'), SOON)
  const html = await pageOf(app, '/reviews')
  const { body } = await app.call('GET /api/testimonials/approved')
  expect(readsOf(html)).toEqual([{ call: 'GET /api/testimonials/approved', answer: body, whole: true }])
  expect(html).not.toContain('<img')
  expect(html).not.toContain('not yet')
})

test('of many reviews the first come along, marked as not all', async () => {
  await using app = await startTestApp({ site: drawn })
  for (let i = 0; i <= FIRST_REVIEWS; i++) await buildTestimonial(app.context.db, { content: `Night ${i}.` })
  await vi.waitFor(async () => {
    const [read] = readsOf(await pageOf(app, '/reviews')) ?? []
    expect(read).toMatchObject({ answer: { length: FIRST_REVIEWS }, whole: false })
  }, SOON)
})

test.each([
  ['fails', "throw new Error('no screen')"],
  ['ends without a word', 'process.exit(0)'],
])('when the writer %s the page is its shell, and asks for itself', async (_, body) => {
  const site = makeSite()
  makeWriter(site, body)
  await using app = await startTestApp({ site })
  const html = await pageOf(app, '/services')
  expect(html).toContain('<div id="root"><h1>What we book</h1></div>')
  expect(readsOf(html)).toBeUndefined()
  expect(html).toContain('<link rel="after-paint" data-read href="/api/categories">')
  expect(html).toContain('href="/api/packages"')
  expect(app.logged.join('')).toContain('pages could not be drawn with what they read')
})

test('home brings the number of agents along and preloads their list (P2.4)', async () => {
  await using app = await startTestApp({ site: drawn })
  await buildAgent(app.context.db, { category: 'dj' })
  await buildAgent(app.context.db, { category: 'dj', archived_at: new Date() })
  await vi.waitFor(async () => expect(await pageOf(app, '/')).toContain('<main>/ 1</main>'), SOON)
  const html = await pageOf(app, '/')
  expect(readsOf(html)).toEqual([
    { call: 'GET /api/agents/facets', answer: { total: 1, categories: { dj: 1 } }, whole: true },
  ])
  expect(html).toContain('href="/api/agents"')
  // each page is drawn on its own
  await vi.waitFor(async () => expect(await pageOf(app, '/about')).toContain('<main>/about 1</main>'), SOON)
})

test('pages that render no data preload their first read, and pages without reads preload none', async () => {
  await using app = await startTestApp({ site: drawn })
  expect(await pageOf(app, '/booking')).toContain('href="/api/agents"')
  expect(await pageOf(app, '/privacy-policy')).not.toContain('as="fetch"')
})
