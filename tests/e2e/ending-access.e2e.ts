import type { Browser, Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expect, THEMES, test, useThemeAtRest } from './support.ts'

/** The demo's people, and where their log-in leads. */
const PEOPLE = {
  customer: { door: '/customer/login', label: 'Email', name: 'renee@marquee.example', password: 'house-lights-down' },
  agent: { door: '/agent/login', label: 'Username', name: 'imani', password: 'five-minute-call' },
  admin: { door: '/admin/login', label: 'Username', name: 'office@marquee.example', password: 'stage-door-open' },
} as const
const ACCOUNT = {
  customer: '/customer/dashboard?tab=account',
  agent: '/agent/dashboard?account=open',
  admin: '/admin/dashboard?account=open',
} as const

/** A browser of its own, signed in. */
async function enter(browser: Browser, baseURL: string | undefined, who: keyof typeof PEOPLE): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'declined')
    localStorage.setItem('chat-auto-opened', 'before')
  })
  const { door, label, name, password } = PEOPLE[who]
  await page.goto(door)
  await page.getByLabel(label).fill(name)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/dashboard/)
  return page
}

for (const who of ['customer', 'agent', 'admin'] as const) {
  test(`the open pages of an ${who} notice within 2 s that a session ended, and that all ended (P1.17)`, async ({
    browser,
    baseURL,
  }) => {
    const [here, there] = [await enter(browser, baseURL, who), await enter(browser, baseURL, who)]
    await here.goto(ACCOUNT[who])
    await there.waitForLoadState('networkidle').catch(() => undefined)
    const list = here.getByRole('region', { name: 'Where you’re signed in' })
    await expect(list.getByText(/this browser/)).toBeVisible()
    await list.getByRole('button', { name: /^End / }).first().click()
    await expect(there).toHaveURL(new RegExp(PEOPLE[who].door), { timeout: 2000 })

    const again = await enter(browser, baseURL, who)
    await here.getByRole('button', { name: 'Sign out everywhere' }).click()
    const question = here.getByRole('dialog', { name: 'Sign out everywhere?' })
    await question.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(again).toHaveURL(new RegExp(PEOPLE[who].door), { timeout: 2000 })
    await expect(here).toHaveURL(new RegExp(PEOPLE[who].door), { timeout: 2000 })
    for (const page of [here, there, again]) await page.context().close()
  })
}

const SCREENS = THEMES.flatMap((theme) => (['customer', 'agent', 'admin'] as const).map((who) => ({ theme, who })))
for (const { theme, who } of SCREENS) {
  test(`the list of sessions of an ${who} reads well on a desktop and a phone, ${theme}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await enter(browser, baseURL, who)
    await useThemeAtRest(page, theme)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(ACCOUNT[who])
      await expect(page.getByText(/this browser/)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(await findViolations(page)).toEqual([])
    }
    await page.context().close()
  })
}
