import { test as base, expect, type Page } from '@playwright/test'
import { House } from '../support/house.ts'

/** Journeys share one open house, meet a chat that has opened by itself before, and fail on any console error or uncaught exception. */
export const test = base.extend<{ complaints: string[]; chatOpens: boolean; quietChat: undefined }, { house: House }>({
  // it would lie over what a slower journey wants to press
  chatOpens: [false, { option: true }],
  quietChat: [
    async ({ page, chatOpens }, use) => {
      if (!chatOpens) await page.addInitScript(() => localStorage.setItem('chat-auto-opened', 'before'))
      await use(undefined)
    },
    { auto: true },
  ],
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const house = new House()
      await house.open()
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // a refused request is reported by the browser itself; journeys that provoke one look at the screen instead
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          complaints.push(message.text())
        }
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Both themes, by what local storage holds. */
export const THEMES = ['dark', 'light'] as const

export async function useTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme)
}

/** Before a page is opened: lets `waitUntilShown` see when it has become the browser's own. */
export const watchShown = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('shown', () => document.documentElement.setAttribute('data-shown', ''))
  })

/** Until then a link is the browser's business, and a button's click is kept for later. */
export const waitUntilShown = (page: Page) => page.waitForSelector('[data-shown]', { state: 'attached' })

/**
 * Lets the pages come without what they bring along, as they do when they could not be drawn with it: what their screens
 * say while they ask for it themselves.
 */
export async function withoutReads(page: Page): Promise<void> {
  await page.route(
    (url) => /^\/[a-z-]*$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = (await response.text())
        .replace(/<div id="root">.*<\/div>(?=<script type="application\/json")/s, '<div id="root"></div>')
        .replace(/<script type="application\/json".*?<\/script>/s, '')
      await route.fulfill({ response, body: html })
    },
  )
}

export { expect, House }
