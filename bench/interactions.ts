import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import type { INPMetricWithAttribution } from 'web-vitals/attribution'
import { chromiumLaunch } from '#tests/support/chromium.ts'
import { median } from './rows.ts'
import { renderTable } from './web-table.ts'

/** How much slower than this machine the processor of a phone is taken to be. */
const SLOWDOWN = 4
/** Milliseconds from a press to the frame that answers it. */
const INP_BOUND_MS = 100
/** How long a finger stays on the glass. */
const FINGER_MS = 80
/** A person looks before the next press; what a press began has ended by then. */
const PAUSE_MS = 400
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 }

/** The slowest interaction of a person's way through a screen: INP as the browser reports it, in milliseconds. */
export interface InteractionFigures {
  name: string
  inp: number
  /** Of it, how long the handlers ran. */
  processing: number
  /** Of it, how long the frame took after them. */
  presentation: number
  /** What was pressed. */
  targets: string[]
  /** One-minute load average after it, its own included. */
  load: number
}

interface Way {
  name: string
  path: string
  walk(page: Page): Promise<void>
}

const pause = (page: Page) => page.waitForTimeout(PAUSE_MS)
type Role = 'button' | 'link' | 'searchbox' | 'textbox' | 'combobox' | 'spinbutton'

/**
 * Presses with a finger, which stays down for a moment: touches that begin and end at once are no person's, and the second
 * would wait for the first. The place is found beforehand: `locator.tap()` runs scripts in the page up to the moment of the
 * press, which would count as its delay.
 */
async function tap(page: Page, role: Role, name: string | RegExp): Promise<Locator> {
  const target = page.getByRole(role, { name }).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${name} can't be pressed`)
  await pause(page)
  const devtools = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.waitForTimeout(FINGER_MS)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
  await pause(page)
  return target
}
async function write(page: Page, role: 'searchbox' | 'textbox' | 'spinbutton', name: string, text: string) {
  const field = await tap(page, role, name)
  await field.press('Control+a')
  await field.pressSequentially(text, { delay: 120 })
  await pause(page)
}

const WAYS: readonly Way[] = [
  {
    name: 'filter',
    path: '/',
    async walk(page) {
      await write(page, 'searchbox', 'Search', 'jazz')
      await tap(page, 'button', 'Clear the words')
      for (const name of [/^Bartenders/, /^Models/, /^All/, 'DJ', /^(This|Next) /, 'Clear all', 'More filters']) {
        await tap(page, 'button', name)
      }
    },
  },
  {
    name: 'profile',
    path: '/',
    async walk(page) {
      await tap(page, 'link', /^View Profile/)
      await page.getByRole('dialog').waitFor()
      await tap(page, 'button', /^Free on/)
      await tap(page, 'button', /^Favorite/)
      await tap(page, 'button', 'Close')
      await tap(page, 'link', /^View Profile/)
    },
  },
  {
    name: 'form',
    path: '/booking',
    async walk(page) {
      await tap(page, 'button', 'Submit Booking Request')
      const agent = page.getByRole('combobox', { name: /^Select Agent/ })
      await agent.focus()
      await agent.pressSequentially('Tunde', { delay: 120 })
      await write(page, 'textbox', 'Your Name', 'Delphine Oakes')
      await write(page, 'textbox', 'Email', 'delphine.oakes@example.com')
      await write(page, 'textbox', 'Phone Number', '4045550123')
      const occasion = page.getByRole('combobox', { name: /^Event Type/ })
      await occasion.focus()
      await occasion.pressSequentially('Wed', { delay: 120 })
      await write(page, 'spinbutton', 'Duration', '3')
      await write(page, 'textbox', 'Event Location', '55 Trinity Ave SW, Atlanta')
      await tap(page, 'button', 'Submit Booking Request')
    },
  },
]

const VITALS = readFileSync(
  fileURLToPath(new URL('web-vitals.attribution.iife.js', import.meta.resolve('web-vitals/attribution'))),
  'utf8',
)
const REPORT =
  'webVitals.onINP((metric) => { window.worst = metric }, { reportAllChanges: true, durationThreshold: 16 })'

/** Walks one way once on a slow phone, and reads the slowest interaction. */
async function walkOnce(browser: Browser, origin: string, { name, path, walk }: Way): Promise<InteractionFigures> {
  await using context = await browser.newContext({ ...PHONE, baseURL: origin })
  await context.addInitScript({ content: `${VITALS};${REPORT}` })
  await context.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'declined')
    localStorage.setItem('chat-auto-opened', 'before')
  })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await walk(page)
  await pause(page)
  const metric = await page.evaluate(() => {
    const { worst } = globalThis as unknown as { worst?: INPMetricWithAttribution } // `REPORT` sets it
    return worst && { value: worst.value, ...worst.attribution, processedEventEntries: [] }
  })
  if (!metric) throw new Error(`no interaction was measured: ${name}`)
  return {
    name,
    inp: metric.value,
    processing: metric.processingDuration ?? 0,
    presentation: metric.presentationDelay ?? 0,
    targets: [`${metric.interactionType} ${metric.interactionTarget}`],
    load: loadavg()[0] ?? 0,
  }
}

/**
 * Measures each way on a processor four times slower, by touch and keys as people press them.
 * @returns the median of its runs
 */
export async function measureInteractions(origin: string, runs: number): Promise<InteractionFigures[]> {
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const measured: InteractionFigures[] = []
    for (const way of WAYS) {
      const all: InteractionFigures[] = []
      for (let run = 1; run <= runs; run++) {
        const figures = await walkOnce(browser, origin, way)
        all.push(figures)
        const { name, inp, processing, presentation, targets, load } = figures
        const parts = `handlers ${Math.round(processing)} ms, frame ${Math.round(presentation)} ms`
        console.log(`${name} ${run}/${runs}: INP ${inp} ms (${parts}), ${targets}, load ${load.toFixed(2)}`)
      }
      const of = (key: 'inp' | 'processing' | 'presentation' | 'load') => median(all.map((one) => one[key]))
      measured.push({
        ...{ name: way.name, inp: of('inp'), processing: of('processing'), presentation: of('presentation') },
        ...{ targets: [...new Set(all.flatMap((one) => one.targets))], load: of('load') },
      })
    }
    return measured
  } finally {
    await browser.close()
  }
}

/** More work than the machine has processors for: every press waits. */
const BUSY_LOAD = 2.5

export const wasBusy = ({ load }: InteractionFigures) => load >= BUSY_LOAD

/** Whether a way misses its bound, in words. It counts only on a quiet machine. */
export const tooSlow = (figures: InteractionFigures): string[] =>
  !wasBusy(figures) && figures.inp >= INP_BOUND_MS ? [`INP of the ${figures.name} ${figures.inp} ms`] : []

/** The figures as a readable Markdown table under its conditions. */
export function renderInteractions(figures: readonly InteractionFigures[]): string[] {
  if (figures.length === 0) return []
  const head = ['way', 'INP ms', 'handlers ms', 'frame ms', 'load', 'slowest press']
  const lines = figures.map(({ name, inp, processing, presentation, load, targets }) => [
    ...[name, ...[inp, processing, presentation].map((ms) => String(Math.round(ms))), load.toFixed(2)],
    targets.map((target) => `\`${target}\``).join(', '),
  ])
  const about = `INP with the processor slowed down ${SLOWDOWN} times, below ${INP_BOUND_MS} ms; from a load of ${BUSY_LOAD} on the machine was busy and the figure doesn't count.`
  return [about, renderTable(head, lines)]
}
