import type { Page } from '@playwright/test'
import { findInBothThemes } from './look.ts'
import { expect, findTooWide, test } from './support.ts'

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })

async function say(page: Page, words: string, heard: string) {
  const said = await log(page).locator('.chat-line').count()
  await page.getByRole('textbox', { name: 'Message' }).fill(words)
  // nothing is sent while the end of the last answer is on its way (P10.4)
  await expect(page.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled')
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
  await expect(log(page).locator('.chat-line:not(.chat-typing)')).toHaveCount(said + 2)
  await expect(log(page).locator('.chat-line').last()).toContainText(heard)
}

// one network may hold ten live conversations at once (P10.47)
test.afterEach(async ({ product }) => {
  await product.query(`update chat_sessions set status = 'completed', ended_at = now() where status = 'active'`)
})

for (const width of [390, 1440]) {
  test(`a talk of five turns ends in a filled-in form, ${width} wide (P10.92)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
    await page.goto('/about')
    await page.getByRole('button', { name: 'Open the chat' }).click()
    await expect(log(page)).toContainText('What are you planning?')
    const month = new Date(Date.now() + 60 * 86_400_000).toLocaleString('en-US', { month: 'long' })
    await say(page, `need a dj for my sister's wedding ${month} 12`, `${month} 12`)
    await say(page, '8pm', '8 PM')
    await say(page, '5 hours', '8 PM to 1 AM')
    await say(page, 'in Buckhead, for 80 guests', '')
    const name = (await log(page).locator('.chat-agents b').first().textContent()) ?? ''
    await say(page, `book ${name}`, `to book ${name}`)
    expect(await findInBothThemes(page, { within: '.chat' })).toEqual([])
    await page
      .getByRole('link', { name: `Book ${name}`, exact: true })
      .last()
      .click()
    await expect(page).toHaveURL(/\/booking\?agent=/)
    await expect(page.getByLabel('Select Agent')).toContainText(name)
    await expect(page.getByLabel('Event Date')).toHaveValue(/-12T20:00$/)
    await expect(page.getByLabel('Duration')).toHaveValue('5')
    await expect(page.getByLabel('Event Location')).toHaveValue('Buckhead')
    await expect(page.getByLabel('Guests')).toHaveValue('80')
    await expect(page.getByLabel('Event Type')).toContainText('Wedding')
    // the event type has a field of its own
    await expect(page.getByLabel('Special Requests')).toHaveValue('')
    expect(await findTooWide(page)).toEqual([])
    expect(await findInBothThemes(page)).toEqual([])
  })
}
