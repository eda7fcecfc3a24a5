import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { startFakeOpenai } from '../support/openai.ts'
import { expect, RunningServer, test } from './support.ts'

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const names = (page: Page) => page.getByRole('list', { name: 'Suggested agents' }).locator('b')

async function ask(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(words)
  // nothing is sent while the end of the last answer is on its way (P10.4)
  await expect(page.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled')
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
  await expect(log(page)).toContainText(words)
  await expect(page.getByText('The assistant is writing')).toHaveCount(0)
}

const hasRedis = (() => {
  try {
    execFileSync('redis-server', ['--version'])
    return true
  } catch {
    return false
  }
})()

/** A Redis for this test, stopped when it is disposed of. */
async function startRedis() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  probe.close()
  await once(probe, 'close')
  const settings = ['--port', String(address.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', settings, { stdio: 'ignore' })
  const gone = once(child, 'exit')
  return {
    url: `redis://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

test('with a model and Redis, names of the roster are streamed; without either, the fallback answers', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  test.skip(!hasRedis, 'needs a redis-server in PATH')
  await using model = await startFakeOpenai()
  const redis = await startRedis()
  const product = new RunningServer({ OPENAI_API_KEY: 'sk-fake-key', OPENAI_BASE_URL: model.url, REDIS_URL: redis.url })
  await product.open()
  try {
    const context = await browser.newContext({ baseURL: product.url })
    const page = await context.newPage()
    await page.addInitScript(() => {
      localStorage.setItem('cookie-consent', 'declined')
      localStorage.setItem('chat-auto-opened', 'before')
    })
    await page.goto('/about')
    await page.getByRole('button', { name: 'Open the chat' }).click()
    await expect(log(page)).toContainText('What are you planning?')

    model.says(
      { tools: [{ name: 'search_agents', arguments: { category: 'dj', maxRate: 200 } }] },
      { text: 'Tunde Vox and Kei Navarro play under $200 an hour. Tell me which one you prefer.' },
    )
    await ask(page, 'Check availability for a DJ next Saturday for 4 hours, under $200')
    await expect(log(page)).toContainText('Tunde Vox and Kei Navarro play under $200 an hour.')
    await expect(names(page)).toHaveText(['Tunde Vox', 'Kei Navarro'])
    expect(model.requests[0]?.authorization).toBe('Bearer sk-fake-key')

    // names and prices that no tool returned never reach the visitor
    model.says({ text: '<b>Luna Starlight</b> does it for $5 an hour, guaranteed.' })
    await ask(page, 'Who is the cheapest of all?')
    await expect(log(page).locator('.chat-line')).toHaveCount(5)
    await expect(log(page)).not.toContainText('Luna Starlight')
    await expect(log(page)).not.toContainText('<b>')

    await redis[Symbol.asyncDispose]()
    model.says({ status: 500 })
    await ask(page, 'Which photographers are there?')
    const photographers = await product.query<{ name: string }>(
      `select name from agents where category = 'photographer' and archived_at is null`,
    )
    const known = photographers.map(({ name }) => name)
    await expect.poll(async () => known.includes((await names(page).last().textContent()) ?? '')).toBe(true)
    // losing Redis lost no message
    await page.reload()
    await page.getByRole('button', { name: 'Open the chat' }).click()
    await expect(log(page)).toContainText('Which photographers are there?')
    await expect(log(page)).toContainText('Tunde Vox and Kei Navarro play')
    await context.close()
  } finally {
    await product.close()
  }
})
