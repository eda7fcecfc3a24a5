import type { Page } from '@playwright/test'
import { expect, test } from './support.ts'

/** The demo's. */
const BOOKER = { email: 'booker@marquee.example', password: 'doors-at-seven' }
/** Screens that a booker meets in the demo; fewer means that links were not followed. */
const LEAST = 20
const MOST = 30

/** One address stands for all of its kind: of each view and tab, and of each kind of row. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://office')
  const parts = [...searchParams].map(([name, value]) => (name === 'view' || name === 'tab' ? value : name))
  return `${pathname} ${parts.sort().join(' ')}`
}

/** The addresses of the office that a page links to; those with much open at once show nothing of their own. */
async function readLinks(page: Page): Promise<string[]> {
  const links = page.locator('a[href^="/admin"]')
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(all)].filter((address) => new URL(address, 'http://office').searchParams.size <= 2)
}

test('a booker follows every link and tab of the office, is refused nowhere, and reads no page for owners (P1.14)', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'declined')
    localStorage.setItem('chat-auto-opened', 'before')
  })
  expect((await page.request.post('/api/admin/login', { data: BOOKER })).status()).toBe(200)
  const refused: string[] = []
  let at = ''
  page.on('response', (response) => {
    if (response.url().includes('/api/') && [401, 403].includes(response.status()))
      refused.push(`${at}: ${response.request().method()} ${new URL(response.url()).pathname}`)
  })
  const todo = ['/admin/dashboard']
  const seen = new Set(todo.map(kindOf))
  const look = async () => {
    await page.waitForLoadState('networkidle')
    expect(await page.getByText('For owners only').count(), at).toBe(0)
    for (const link of await readLinks(page)) {
      if (seen.has(kindOf(link)) || seen.size >= MOST) continue
      seen.add(kindOf(link))
      todo.push(link)
    }
  }
  for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
    at = next
    await page.goto(next)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await look()
    const tabs = page.getByRole('tab')
    for (let i = 0; i < (await tabs.count()); i++) {
      at = `${next}, tab ${await tabs.nth(i).textContent()}`
      await tabs.nth(i).click()
      await look()
    }
  }
  expect(refused).toEqual([])
  expect(seen.size, [...seen].join('\n')).toBeGreaterThanOrEqual(LEAST)
})
