import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test as base, expect, type Page } from '@playwright/test'
import pg from 'pg'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** A data folder that the database's own account may enter when the tests run as root. */
function makeDataDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'marquee-e2e-'))
  chmodSync(dir, 0o755)
  return dir
}

/** The product as `npm start` runs it, on a data folder of its own. */
export class House {
  readonly dataDir = makeDataDir()
  url = ''
  #process: ChildProcess | undefined
  readonly #env: Record<string, string>

  /** @param env variables on top of a house's own */
  constructor(env: Record<string, string> = {}) {
    this.#env = env
  }

  /** Starts it and waits until it is ready; on the same folder again after `kill`. */
  async open(): Promise<void> {
    const port = await freePort()
    this.url = `http://127.0.0.1:${port}`
    this.#process = spawn('node', ['scripts/start.js'], {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: this.dataDir,
        DEMO_DATA: '1',
        LOG_LEVEL: 'error',
        ...this.#env,
      },
    })
    for (let tries = 0; tries < 1200; tries++) {
      const ready = await fetch(`${this.url}/api/health/ready`).catch(() => undefined)
      if (ready?.ok) return
      await sleep(50)
    }
    throw new Error('the product did not become ready')
  }

  /** kill -9 of the product and of its database. */
  async kill(): Promise<void> {
    const postmaster = Number(
      readFileSync(path.join(this.dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0],
    )
    if (this.#process?.pid) process.kill(-this.#process.pid, 'SIGKILL')
    process.kill(postmaster, 'SIGKILL')
    await sleep(200)
  }

  async close(): Promise<void> {
    const child = this.#process
    if (child?.pid && child.exitCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    }
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  /** Asks the product's own database. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const folder = path.join(this.dataDir, 'postgres')
    const lines = readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
    const client = new pg.Client({
      // line five of postmaster.pid is the socket folder
      host: lines[4] ?? '',
      user: 'app',
      password: readFileSync(path.join(folder, 'password'), 'utf8'),
      database: 'marquee',
    })
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  /** The mails that have left so far, as raw messages. */
  mails(): string[] {
    try {
      const folder = path.join(this.dataDir, 'mail')
      return readdirSync(folder)
        .filter((file) => file.endsWith('.eml'))
        .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    } catch {
      return []
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Journeys share one open house, and fail on any console error or uncaught exception. */
export const test = base.extend<{ complaints: string[] }, { house: House }>({
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

export { expect }
