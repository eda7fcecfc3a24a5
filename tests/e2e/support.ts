import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { forgetMailsTo, mailTo } from '../support/mail-to.ts'
import { RunningServer } from '../support/running-server.ts'
import { THEMES, waitForMotion } from './screen.ts'

/**
 * Journeys of one worker share a running product, begin after the chat has opened automatically once, and fail on any console error
 * or uncaught exception.
 */
export const test = base.extend<
  { complaints: string[]; chatOpens: boolean; quietChat: undefined },
  { product: RunningServer }
>({
  // otherwise the chat would cover buttons that a slower journey presses
  chatOpens: [false, { option: true }],
  quietChat: [
    async ({ page, chatOpens }, use) => {
      if (!chatOpens) await page.addInitScript(() => localStorage.setItem('chat-auto-opened', 'before'))
      await use(undefined)
    },
    { auto: true },
  ],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const product = new RunningServer()
      await product.open()
      await use(product)
      await product.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // the browser reports refused requests; journeys that cause one check the screen instead
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

/**
 * Journeys with a product of their own in each worker, whose changes other journeys must not see.
 * @param fill what the product gets before its first journey
 */
export const withOwnProduct = (fill: (product: RunningServer) => Promise<void> = async () => {}) =>
  test.extend<object, { product: RunningServer }>({
    product: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
      async ({}, use) => {
        const product = new RunningServer()
        await product.open()
        await fill(product)
        await use(product)
        await product.close()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  })

export async function useTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme)
}

/** For scans of a page at rest: what moves would be drawn sixty times a second and never looked at. */
export async function useThemeAtRest(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await useTheme(page, theme)
}

/** Gives an open page another width, and waits until it is laid out for it. */
export async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.waitForFunction((expected) => innerWidth === expected, width)
  // what a script changes for this width is in the page two frames later
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/**
 * The elements wider than the window, or than the dialog they are in; none may be. Named by class, from the outside in.
 */
export const findTooWide = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('[role="dialog"]')]
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .flatMap((box) => {
        const end = box.getBoundingClientRect().left + box.clientWidth + 1
        const inside = [...box.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > end)
        return [`${box.tagName} ${box.scrollWidth}`, ...inside.map((one) => `${one.tagName}.${one.className}`)].slice(
          0,
          12,
        )
      })
  })

/** Called before a page is opened: lets `waitUntilShown` see when the script has taken over the page. */
export const watchShown = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('shown', () => document.documentElement.setAttribute('data-shown', ''))
  })

/** Before that a link is followed by the browser, and a click on a button is kept for later. */
export const waitUntilShown = (page: Page) => page.waitForSelector('[data-shown]', { state: 'attached' })

/**
 * Removes the included reads from pages, as when the server could not draw them: the screens then show their own
 * loading states.
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

export { expect, forgetMailsTo, mailTo, RunningServer, THEMES, waitForMotion }

/** Moves the focus forward with Tab until an element has it. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
