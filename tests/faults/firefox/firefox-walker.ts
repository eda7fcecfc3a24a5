import { setTimeout as sleep } from 'node:timers/promises'
import type { ElementHandle, Page } from 'puppeteer-core'
import { expect } from 'vitest'
import type { Look, Thing, Walker } from '../../e2e/journeys/walker.ts'
import { findFaults } from '../../e2e/screen.ts'
import { until } from '../../support/until.ts'
import { clean, findObstacle, hasText, readText, readValue } from './in-page.ts'

const PATIENCE_MS = 45_000
/** A question to a page that is being left may never be answered: it is asked again. */
const ANSWER_MS = 10_000

/** By Firefox's own accessibility tree: the role and the name that it gives to screen readers. */
const select = ({ role, name, within }: Thing): string => {
  const wanted = role === 'field' ? `[name="${name}"]` : `[name="${name}"][role="${role}"]`
  return `${within ? `${select(within)} ` : ''}::-p-aria(${wanted})`
}

/** The journeys of a look in Firefox, over WebDriver BiDi. */
export async function walkInFirefox(page: Page, look: Look, origin: string): Promise<Walker> {
  await page.setViewport({ width: look.width, height: 900 })
  await page.evaluateOnNewDocument((theme) => {
    // the empty page of a new tab has no storage
    if (origin === 'null') return
    localStorage.setItem('theme', theme)
    localStorage.setItem('cookie-consent', 'declined')
    localStorage.setItem('chat-auto-opened', 'before')
  }, look.theme)

  const search = async (thing: Thing): Promise<ElementHandle<Element>[]> => {
    const found = await page.$$(select(thing))
    if (thing.role !== 'field') return found
    // the label has the name of its field
    const isControl = (one: ElementHandle<Element>) => one.evaluate((node) => node.matches('input, select, textarea'))
    const controls = await Promise.all(found.map(isControl))
    return found.filter((_, i) => controls[i])
  }
  const find = (thing: Thing): Promise<ElementHandle<Element>[]> =>
    Promise.race([search(thing).catch(() => []), sleep(ANSWER_MS, [], { ref: false })])
  /** The first such thing that a person could press now. */
  const ready = async (thing: Thing): Promise<ElementHandle<Element>> => {
    let obstacle = ''
    const choose = async () => {
      obstacle = 'it is not there'
      for (const one of await find(thing)) {
        obstacle = await one.evaluate(findObstacle).catch(() => 'it went away')
        if (obstacle === '') return one
      }
      return undefined
    }
    return until(choose, PATIENCE_MS).catch(() => {
      throw new Error(`no ${thing.role} “${thing.name}” to press: ${obstacle}`)
    })
  }
  const ask = <T>(thing: Thing, read: (element: Element) => T): Promise<T | undefined> =>
    find(thing).then(async ([one]) => one?.evaluate(read).catch(() => undefined))
  const poll = <T>(read: () => T) => expect.poll(read, { timeout: PATIENCE_MS })

  return {
    look,
    step: async (title, walk) => {
      try {
        await walk()
      } catch (cause) {
        throw new Error(`${title}: ${cause instanceof Error ? cause.message : cause}`, { cause })
      }
    },
    goto: async (path) => {
      await page.goto(origin + path)
    },
    click: async (thing) => (await ready(thing)).click(),
    type: async (thing, text) => {
      const field = await ready(thing)
      await field.click()
      await page.keyboard.down('Control')
      await page.keyboard.press('a')
      await page.keyboard.up('Control')
      await page.keyboard.type(text)
      await poll(() => field.evaluate(readValue)).toBe(text)
    },
    choose: async (thing, value) => {
      await (await ready(thing)).select(value)
    },
    setTime: async (thing, time) => {
      const field = await ready(thing)
      const [year, month, day, hour, minute] = time.split(/\D/)
      const twelve = String(Number(hour) % 12 || 12).padStart(2, '0')
      await field.focus()
      // month, day, year, hour, minute and half of the day take the keys one after the other
      await page.keyboard.type(`${month}${day}${year}${twelve}${minute}${Number(hour) < 12 ? 'AM' : 'PM'}`)
      await poll(() => field.evaluate(readValue)).toBe(time)
    },
    isAt: (address) => poll(() => page.evaluate(() => location.pathname + location.search)).toMatch(address),
    sees: async (thing, count = 1) => {
      await poll(async () => (await find(thing)).length).toBe(count)
    },
    says: (text, within) =>
      poll(async () => {
        const where: ElementHandle<Element> | null = within ? ((await find(within))[0] ?? null) : await page.$('body')
        return (await where?.evaluate(hasText, text).catch(() => false)) ? text : `“${text}” is not shown`
      }).toBe(text),
    reads: (thing, text) =>
      poll(async () => clean((await ask(thing, readText)) ?? '')).toEqual(
        typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
      ),
    lacks: (thing, text) => poll(async () => clean((await ask(thing, readText)) ?? String(text))).not.toMatch(text),
    holds: (thing, value) => poll(() => ask(thing, readValue)).toBe(value),
    expectGood: async () => {
      // both drivers send a function with one argument to the page
      expect(await findFaults(page as unknown as Parameters<typeof findFaults>[0])).toEqual([])
    },
  }
}
