import type { Locator, Page } from '@playwright/test'
import { findFaults } from '../screen.ts'
import { expect, test } from '../support.ts'
import type { Look, Thing, Walker } from './walker.ts'

/** The journeys of a look in the Chromium of the tests. */
export async function walkInChromium(page: Page, look: Look): Promise<Walker> {
  await page.setViewportSize({ width: look.width, height: 900 })
  await page.addInitScript((theme) => {
    localStorage.setItem('theme', theme)
    localStorage.setItem('cookie-consent', 'declined')
  }, look.theme)

  const find = ({ role, name, within }: Thing): Locator => {
    const where = within ? find(within) : page
    return role === 'field' ? where.getByLabel(name, { exact: true }) : where.getByRole(role, { name, exact: true })
  }
  return {
    look,
    step: (title, walk) => test.step(title, walk),
    goto: async (path) => {
      await page.goto(path)
    },
    // the input of a radio button lies behind its drawing
    click: (thing) =>
      find(thing)
        .first()
        .click({ force: thing.role === 'radio' }),
    type: async (thing, text) => {
      const field = find(thing).first()
      await field.click()
      await field.press('Control+a')
      await field.pressSequentially(text)
      await expect(field).toHaveValue(text)
    },
    choose: async (thing, value) => {
      await find(thing).selectOption(value)
    },
    setTime: (thing, time) => find(thing).fill(time),
    isAt: async (address) => {
      await expect.poll(() => page.url().slice(new URL(page.url()).origin.length)).toMatch(address)
    },
    sees: async (thing, count = 1) => {
      await expect(find(thing)).toHaveCount(count)
      await expect(find(thing).first()).toBeVisible()
    },
    says: (text, within) =>
      expect((within ? find(within) : page).getByText(text, { exact: true }).first()).toBeVisible(),
    reads: (thing, text) => expect(find(thing)).toContainText(text),
    lacks: (thing, text) => expect(find(thing)).not.toContainText(text),
    holds: async (thing, value) => {
      const field = find(thing).first()
      await expect
        .poll(() =>
          field.evaluate(
            (one) => (one as HTMLSelectElement).selectedOptions?.[0]?.text ?? (one as HTMLInputElement).value,
          ),
        )
        .toBe(value)
    },
    expectGood: async () => expect(await findFaults(page)).toEqual([]),
  }
}
