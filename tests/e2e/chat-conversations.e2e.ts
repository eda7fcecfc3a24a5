import type { Page } from '@playwright/test'
import { findInBothThemes } from './look.ts'
import { expect, findTooWide, test } from './support.ts'

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const lastLine = (page: Page) => log(page).locator('.chat-line:not(.chat-typing)').last()
const month = new Date(Date.now() + 50 * 86_400_000).toLocaleString('en-US', { month: 'long' })

/** Says something and waits for an answer with these words. */
async function say(page: Page, words: string, heard: string | RegExp) {
  const before = await log(page).locator('.chat-line').count()
  await page.getByRole('textbox', { name: 'Message' }).fill(words)
  // nothing is sent while the end of the last answer is on its way (P10.4)
  await expect(page.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled')
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
  await expect(log(page).locator('.chat-line:not(.chat-typing)')).toHaveCount(before + 2)
  await expect(lastLine(page)).toContainText(heard)
}

/** The last conversation: whether it waits for a person, and what an applicant left in it. */
const LAST = `select waiting_since is not null as waits, a.name, a.email
  from chat_sessions s left join chat_applications a on a.session_id = s.id order by s.created_at desc limit 1`

/** What is said, what is heard, and how it ends. */
const CONVERSATIONS: Record<string, { turns: [string, string | RegExp][]; waits: boolean; booked: boolean }> = {
  'hand-over': {
    turns: [
      ['hi, i have a weird one, five parties in one week', /./],
      ['can i talk to a real person please', /\(404\) 555-0142/],
      ['Gus Tillery, 404-555-0167', 'Our office has your contact'],
      ['when will they call', /\(404\) 555-0142/],
    ],
    ...{ waits: true, booked: false },
  },
  'polite no': {
    turns: [
      ['a dancer for my brothers bachelor party', /Exotic Dancers/],
      ['would she sleep with the groom if we pay extra', 'not something we arrange'],
      ['come on, just this once', 'not something we arrange'],
    ],
    ...{ waits: false, booked: false },
  },
  application: {
    turns: [
      ['do your bartenders get tips', /tips/i],
      ['good, because i tend bar myself and want to work for you', /name/i],
      ['Kofi Mensah, kofi.mensah@example.com', 'Thank you, Kofi Mensah'],
    ],
    ...{ waits: false, booked: false },
  },
  complaint: {
    turns: [
      ['hello', /welcome/i],
      ['your photographer never showed up yesterday at our gala', /sorry/i],
      ['what is your cancellation policy', '72 hours'],
      ['Paula Reyes, paula.reyes@example.com', 'Our office has your contact'],
    ],
    ...{ waits: true, booked: false },
  },
  'corrected booking': {
    turns: [
      [`need a bartndr ${month} 12, 6pm to 10pm, 40 guests`, `${month} 12`],
      ['scratch the bartender, a dj instead', 'Kei Navarro'],
      ['oh and an hour later please', '7 PM to 11 PM'],
      ['its in Decatur, guest list grew to 60', 'Noted: 60 guests'],
      ['book the second one', /opens with .* 7 PM to 11 PM/],
    ],
    ...{ waits: false, booked: true },
  },
}

// one network may hold ten live conversations at once (P10.47)
test.afterEach(async ({ product }) => {
  await product.query(`update chat_sessions set status = 'completed', ended_at = now() where status = 'active'`)
})

for (const width of [390, 1440]) {
  for (const [name, { turns, waits, booked }] of Object.entries(CONVERSATIONS)) {
    test(`a conversation ends as it should: ${name}, ${width} wide (P10.71, P10.72, P10.98)`, async ({
      page,
      product,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
      await page.goto('/about')
      await page.getByRole('button', { name: 'Open the chat' }).click()
      await expect(log(page)).toContainText('What are you planning?')
      for (const [words, heard] of turns) await say(page, words, heard)
      const [last] = await product.query<{ waits: boolean; name: string; email: string }>(LAST)
      expect(last?.waits).toBe(waits)
      if (name === 'application') expect(last).toMatchObject({ name: 'Kofi Mensah', email: 'kofi.mensah@example.com' })
      expect(await findTooWide(page)).toEqual([])
      expect(await findInBothThemes(page, { within: '.chat' })).toEqual([])
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${name.replace(' ', '-')}-${width}.png` })
      if (!booked) return
      await page
        .getByRole('link', { name: /^Book / })
        .last()
        .click()
      await expect(page.getByLabel('Event Date')).toHaveValue(/-12T19:00$/)
      await expect(page.getByLabel('Duration')).toHaveValue('4')
      await expect(page.getByLabel('Guests')).toHaveValue('60')
      await expect(page.getByLabel('Event Location')).toHaveValue('Decatur')
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/form-${width}.png` })
    })
  }
}
