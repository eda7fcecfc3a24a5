import type { Locator, Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expect, THEMES, test, useThemeAtRest } from './support.ts'

test.use({ chatOpens: true })

const QUESTION = 'Is there anything else I can help you with?'
const panel = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true })
const launcher = (page: Page) => page.getByRole('button', { name: 'Open the chat' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined')))

/** Opens the page with a clock that continues normally between jumps: an expectation before a jump has seconds left. */
async function visit(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/about')
  await expect(launcher(page)).toBeVisible()
}

async function openChat(page: Page): Promise<void> {
  await launcher(page).click()
  await expect(log(page)).toContainText('What are you planning?')
}

async function say(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  // nothing is sent while the end of the last answer is on its way (P10.4)
  await expect(page.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled')
  await field(page).press('Enter')
}

// one network may hold ten live conversations at once (P10.47)
test.afterEach(async ({ product }) => {
  await product.query(`update chat_sessions set status = 'completed', ended_at = now() where status = 'active'`)
})

test('opens automatically once, ten seconds after the page has loaded', async ({ page }) => {
  await visit(page)
  await page.clock.runFor(6_000)
  await expect(panel(page)).toBeHidden()
  await page.clock.runFor(4_500)
  await expect(panel(page)).toBeVisible()
  await expect(log(page)).toContainText('You’re chatting with an assistant.')
  await expect(log(page)).toContainText('What are you planning?')
  expect(Object.keys(await stored(page)).sort()).toEqual([
    'chat-auto-opened',
    'chat-status',
    'chat-token',
    'cookie-consent',
  ])
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.reload()
  await expect(launcher(page)).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(panel(page)).toBeHidden()
})

test('an idle conversation gets a question, a notice that it closes, and is closed', async ({ page }) => {
  await visit(page)
  await openChat(page)
  await page.clock.runFor(142_000)
  await expect(log(page)).not.toContainText(QUESTION)
  await page.clock.runFor(8_500)
  await expect(log(page)).toContainText(QUESTION)
  await page.clock.runFor(112_000)
  await expect(log(page)).not.toContainText('close this chat')
  await page.clock.runFor(8_000)
  await expect(log(page)).toContainText('close this chat')
  await page.clock.runFor(5_500)
  await expect(panel(page)).toBeHidden()
  expect(await stored(page)).toMatchObject({ 'chat-status': 'completed' })
  expect(Object.keys(await stored(page))).not.toContain('chat-token')
})

test('a no ends it three seconds later; any other reply continues it', async ({ page }) => {
  await visit(page)
  await openChat(page)
  await page.clock.runFor(151_000)
  await say(page, 'What services do you offer?')
  await expect(log(page)).toContainText('Which service are you looking for?')
  // a visitor is idle from the end of the answer, which comes after its last word
  await expect(log(page)).not.toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(151_000)
  await expect(log(page).getByText(QUESTION)).toHaveCount(2)
  await say(page, 'No thanks!')
  await expect(log(page)).toContainText('Thank you')
  await expect(panel(page)).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(panel(page)).toBeHidden()
})

test('thanks get the closing question, and a no to it ends the chat', async ({ page }) => {
  await visit(page)
  await openChat(page)
  await say(page, 'Thanks')
  await expect(log(page)).toContainText(`You are very welcome. ${QUESTION}`)
  await page.getByRole('button', { name: 'No thanks' }).click()
  await expect(log(page)).toContainText('Thank you for chatting with us.')
  await page.clock.runFor(3_000)
  await expect(panel(page)).toBeHidden()
})

test('it continues after a reload, and starts again in a window that was hidden', async ({ page }) => {
  await page.goto('/about')
  await openChat(page)
  await say(page, 'How does booking work?')
  await expect(page.getByRole('link', { name: 'Open the booking form' })).toBeVisible()
  await page.reload()
  await launcher(page).click()
  await expect(log(page)).toContainText('How does booking work?')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(panel(page)).toBeHidden()
  await openChat(page)
  await expect(log(page)).not.toContainText('How does booking work?')
})

test('a question about next Saturday under $200 names agents of the roster, and one is booked from the answer', async ({
  page,
  product,
}) => {
  await page.goto('/')
  await openChat(page)
  await say(page, 'Check availability for a DJ next Saturday for 4 hours, under $200')
  const names = page.getByRole('list', { name: 'Suggested agents' }).locator('b')
  await expect(names.first()).toBeVisible()
  const djs = await product.query<{ name: string }>(
    `select name from agents where category = 'dj' and hourly_rate < 200 and archived_at is null`,
  )
  const known = djs.map(({ name }) => name)
  for (const name of await names.allTextContents()) expect(known).toContain(name)
  const [first = ''] = await names.allTextContents()
  await page.getByRole('link', { name: `Book ${first}` }).click()
  await expect(page).toHaveURL(/\/booking\?agent=/)
  await expect(page.getByLabel('Select Agent')).toContainText(first)
  await expect(page.getByLabel('Duration')).toHaveValue('4')
  await expect(page.getByLabel('Event Date')).toHaveValue(/T19:00$/)
  const { searchParams } = new URL(page.url())
  await expect(page.getByLabel('Event Date')).toHaveValue(searchParams.get('date') ?? '')
  // the same from the address alone
  await page.reload()
  await expect(page.getByLabel('Event Date')).toHaveValue(searchParams.get('date') ?? '')
  await expect(page.getByLabel('Duration')).toHaveValue('4')
})

test('the transcript is mailed, and the rating is stored', async ({ page, product }) => {
  await page.goto('/about')
  await openChat(page)
  await say(page, 'What can I pay with?')
  await expect(log(page).locator('.chat-line')).toHaveCount(3)
  await page.getByRole('button', { name: 'End chat' }).click()
  await page.getByRole('button', { name: 'Email transcript' }).click()
  await page.getByRole('textbox', { name: /^Email/ }).fill('transcript@example.com')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Check your email for the chat transcript.', { exact: true })).toBeVisible()
  await expect.poll(() => product.mailsTo('transcript@example.com')).toHaveLength(1)
  await page.getByRole('button', { name: 'Rate chat' }).click()
  await page.getByLabel('5 stars').check({ force: true })
  await page.getByRole('button', { name: 'Submit Rating' }).click()
  await expect(page.getByText('Your feedback helps us improve our service.', { exact: true })).toBeVisible()
  await expect(panel(page)).toBeHidden()
  expect(await product.query('select rating from chat_ratings')).toEqual([{ rating: 5 }])
})

test('an admin takes over, is read at once, and hands back', async ({ page, browser, product }) => {
  await page.goto('/about')
  await openChat(page)
  await page.getByRole('button', { name: 'Speak to a person' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Renée Thibodeaux')
  await page.getByRole('textbox', { name: /^Email/ }).fill('renee@example.com')
  await page.getByRole('button', { name: 'Have someone contact me' }).click()
  await expect(page.getByRole('button', { name: 'Have someone contact me' })).toBeHidden()

  const office = await browser.newContext({ baseURL: product.url })
  const desk = await office.newPage()
  await desk.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await signIn(desk, product.url)
  await desk.goto('/admin/chat-settings?tab=conversations&show=waiting')
  await desk.getByRole('button', { name: /^Renée Thibodeaux/ }).click()
  const sheet = desk.getByRole('dialog')
  await expect(sheet).toContainText('renee@example.com')
  await sheet.getByRole('textbox', { name: /^Your name/ }).fill('Imani')
  await sheet.getByRole('button', { name: 'Take over' }).click()
  await expect(panel(page)).toContainText('Imani, from the agency')
  await sheet.getByRole('textbox', { name: 'Write as Imani' }).fill('Hello Renée, Imani here.')
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(log(page)).toContainText('Hello Renée, Imani here.')
  await say(page, 'Can you do midnight?')
  await expect(sheet).toContainText('Can you do midnight?')
  await sheet.getByRole('button', { name: 'Hand back to the assistant' }).click()
  await expect(panel(page).locator('header')).toContainText('Assistant')
  await say(page, 'What services do you offer?')
  await expect(log(page)).toContainText('Which service are you looking for?')
  await office.close()
})

async function signIn(page: Page, origin: string): Promise<void> {
  const data = { email: 'office@marquee.example', password: 'stage-door-open' }
  const answer = await page.request.post('/api/admin/login', { data, headers: { origin } })
  expect(answer.ok()).toBe(true)
}

test('on a phone it waits for the cookie notice, opens automatically at half height, and expands at a tap', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/about')
  await page.clock.runFor(1_500)
  await expect(page.getByRole('region', { name: 'Cookie notice' })).toBeVisible()
  await expect(launcher(page)).toBeHidden()
  await page.clock.runFor(10_000)
  await expect(panel(page)).toBeVisible()
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect.poll(async () => (await panel(page).boundingBox())?.height).toBeLessThan(500)
  await log(page).click({ position: { x: 40, y: 40 } })
  await expect.poll(async () => (await panel(page).boundingBox())?.height).toBe(844 - 56)
  await context.close()
})

for (const theme of THEMES) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    test(`a chat that opened automatically can be used above the cookie notice: ${viewport.width} wide, ${theme}`, async ({
      browser,
      product,
    }) => {
      const context = await browser.newContext({ baseURL: product.url, viewport })
      const page = await context.newPage()
      await useThemeAtRest(page, theme)
      await page.clock.install()
      await page.goto('/about')
      await page.clock.runFor(1_500)
      const notice = page.getByRole('region', { name: 'Cookie notice' })
      await expect(notice).toBeVisible()
      await page.clock.runFor(10_000)
      await expect(panel(page)).toBeVisible()
      for (const size of ['half', 'whole']) {
        const composer = page.locator('.chat-composer')
        await expect.poll(() => isAbove(composer, notice), size).toBe(true)
        // the conversation is in view, too
        await expect.poll(async () => (await log(page).boundingBox())?.height ?? 0, size).toBeGreaterThan(80)
        // a trial click: nothing covers the button
        await field(page).click({ trial: true })
        if (size === 'half') await log(page).click({ position: { x: 20, y: 20 } })
      }
      await say(page, 'Who is free on Friday?')
      await expect(log(page)).toContainText('Who is free on Friday?')
      await context.close()
    })
  }
}

async function isAbove(upper: Locator, lower: Locator): Promise<boolean> {
  const [one, other] = [await upper.boundingBox(), await lower.boundingBox()]
  return one !== null && other !== null && one.y + one.height <= other.y
}

for (const theme of THEMES) {
  for (const width of [390, 1440]) {
    test(`no accessibility violation in the ${theme} theme at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await useThemeAtRest(page, theme)
      await page.goto('/about')
      await openChat(page)
      await say(page, 'How much is a DJ?')
      await expect(page.getByRole('list', { name: 'Suggested agents' })).toBeVisible()
      const scan = () => findViolations(page, { within: '.chat' })
      expect(await scan()).toEqual([])
      await page.getByRole('button', { name: 'End chat' }).click()
      expect(await scan()).toEqual([])
      await page.getByRole('button', { name: 'Rate chat' }).click()
      expect(await scan()).toEqual([])
    })
  }
}
