import type { Locator, Page } from '@playwright/test'
import { findViolations } from '../accessibility.ts'
import { expect, type RunningServer, THEMES, waitForMotion } from '../support.ts'

/** How people look at the product: a phone and a desk, in both themes. */
export const LOOKS = [390, 1440].flatMap((width) =>
  THEMES.map((theme) => ({ width, theme, name: `${width}-${theme}` })),
)
export type Look = (typeof LOOKS)[number]

/** Sets the width and the theme, and answers the cookie notice before a page is opened. */
export async function useLook(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.addInitScript((stored) => {
    localStorage.setItem('theme', stored)
    localStorage.setItem('cookie-consent', 'declined')
  }, theme)
}

/** Types as a person does, key by key, over what stands there. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('Control+a')
  await field.pressSequentially(text)
  await expect(field).toHaveValue(text)
}

/** A screen of a journey: no violation of WCAG, nothing wider than the window. */
export async function expectGood(page: Page): Promise<void> {
  await waitForMotion(page)
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** A title of a toast, a message or a state, word for word. */
export const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

/** Signs the owner in by the API and runs one call as her, without the browser that walks. */
export async function asOwner(product: RunningServer, method: 'POST' | 'PUT', path: string, body: object) {
  const send = (verb: string, address: string, values: object, cookie = '') =>
    fetch(`${product.url}${address}`, {
      method: verb,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(values),
    })
  const owner = { email: 'office@marquee.example', password: 'stage-door-open' }
  const cookie = (await send('POST', '/api/admin/login', owner)).headers.get('set-cookie')?.split(';')[0] ?? ''
  const answer = await send(method, path, body, cookie)
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
  return (await answer.json()) as Record<string, unknown>
}
