import type { Browser, Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expect, type RunningServer, resizeTo, THEMES, test, useThemeAtRest } from './support.ts'

const OWNER = { email: 'office@marquee.example', password: 'stage-door-open' }
const COLLEAGUE = { email: 'sam@marquee.example', password: 'seven quiet lanterns' }
/** How soon an open page shows that its access ended, in milliseconds (docs/product.md P1.17). */
const NOTICE_MS = 2000

async function openWindow(browser: Browser, product: RunningServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, extraHTTPHeaders: { origin: product.url } })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  return page
}

async function signIn(page: Page): Promise<void> {
  expect((await page.request.post('/api/admin/login', { data: OWNER })).ok()).toBe(true)
}

/** The link of her invitation; empty until its mail has left. */
async function findLink(product: RunningServer): Promise<string> {
  const [mail] = await product.mailsTo(COLLEAGUE.email)
  return /http\S+\/admin\/login\?invite=[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
}

const tabs = (page: Page) => page.getByRole('tab').allTextContents()

test('an owner invites a booker, makes her an owner and a booker again, and ends her access', async ({
  browser,
  product,
}) => {
  const [owner, colleague] = [await openWindow(browser, product), await openWindow(browser, product)]
  await signIn(owner)
  await owner.goto('/admin/dashboard?tab=team')
  await expect(owner.getByRole('article', { name: 'office' })).toContainText('(you)')
  await owner.getByLabel('Email').fill(COLLEAGUE.email)
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await expect(owner.getByRole('list', { name: 'Open invitations' })).toContainText(COLLEAGUE.email)

  let link = ''
  await expect.poll(async () => (link = await findLink(product)), { timeout: 20_000 }).not.toBe('')
  await colleague.goto(link)
  await expect(colleague.getByText(/invites you as a booker/)).toBeVisible()
  expect(new URL(colleague.url()).search).toBe('')
  expect(await findViolations(colleague)).toEqual([])
  if (process.env.SHOTS) await colleague.screenshot({ path: `${process.env.SHOTS}/join.png` })
  await colleague.getByRole('textbox', { name: /^Password/ }).fill(COLLEAGUE.password)
  await colleague.getByRole('textbox', { name: /^Confirm password/ }).fill(COLLEAGUE.password)
  const stream = colleague.waitForResponse('/api/admin/events')
  await colleague.getByRole('button', { name: 'Create account' }).click()
  await colleague.waitForURL('/admin/dashboard')
  await stream

  await test.step('she sees her part of the office alone', async () => {
    await expect(colleague.getByText('Total Agents')).toBeVisible()
    expect(await tabs(colleague)).toEqual([])
    const office = colleague.getByRole('navigation', { name: 'Office' })
    await expect(office.getByRole('link', { name: 'Payments' })).toBeVisible()
    await expect(office.getByRole('link', { name: 'Pricing' })).toHaveCount(0)
    await colleague.goto('/admin/pricing')
    await expect(colleague.getByText('For owners only')).toBeVisible()
    expect((await colleague.request.get('/api/admin/settings')).status()).toBe(403)
    await colleague.goto('/admin/dashboard?tab=team')
    await expect(colleague.getByText('For owners only')).toBeVisible()
  })

  const row = owner.getByRole('article', { name: COLLEAGUE.email })
  await expect(row).toContainText('Booker')
  await expect(owner.getByText('No open invitations.')).toBeVisible()

  await test.step('her open page follows the role', async () => {
    await row.getByRole('button', { name: /^Make owner/ }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Make owner' }).click()
    await expect(colleague.getByRole('article', { name: 'office' })).toBeVisible({ timeout: NOTICE_MS })
    await row.getByRole('button', { name: /^Make booker/ }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Make booker' }).click()
    await expect(colleague.getByText('For owners only')).toBeVisible({ timeout: NOTICE_MS })
  })

  await test.step('her open page shows that her access ended', async () => {
    await row.getByRole('button', { name: /^End access/ }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'End access' }).click()
    await expect(colleague.getByRole('heading', { name: 'Admin Login' })).toBeVisible({ timeout: NOTICE_MS })
    await expect(row).toContainText('Access ended')
    expect((await colleague.request.post('/api/admin/login', { data: COLLEAGUE })).status()).toBe(401)
  })
  await row.getByRole('button', { name: /^Restore/ }).click()
  await expect(owner.getByText(`${COLLEAGUE.email} can sign in again.`)).toBeVisible()
  expect((await colleague.request.post('/api/admin/login', { data: COLLEAGUE })).status()).toBe(200)
  await Promise.all([owner.context().close(), colleague.context().close()])
})

for (const theme of THEMES) {
  test(`the team passes axe and fits phone and desktop, ${theme}`, async ({ page }) => {
    await useThemeAtRest(page, theme)
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
    await signIn(page)
    await page.goto('/admin/dashboard?tab=team')
    await expect(page.getByRole('article', { name: 'office' })).toBeVisible()
    for (const width of [1440, 390]) {
      await resizeTo(page, width)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/team-${theme}-${width}.png`, fullPage: true })
      expect(await findViolations(page)).toEqual([])
    }
  })
}
