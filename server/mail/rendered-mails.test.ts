import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumLaunch } from '#tests/support/chromium.ts'
import { composeAll, LONG, ORDINARY } from '#tests/support/compose-mails.ts'

type Mail = Awaited<ReturnType<typeof composeAll>>[number]

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch(await chromiumLaunch())
  page = await browser.newPage()
})
afterAll(() => browser.close())

const WIDTHS = [320, 640]
const SCHEMES = ['light', 'dark'] as const

/** The HTML as a mail program shows it, with the pictures that came along. */
function withPictures({ html, attachments }: Mail): string {
  return html.replace(/"cid:([^"]+)"/g, (_whole, cid) => {
    const file = attachments.find((one) => one.cid === cid)
    return file ? `"data:${file.contentType};base64,${Buffer.from(file.content).toString('base64')}"` : '"missing:"'
  })
}

// code of the page is text: these tests are checked without the browser's types
const ROOT = 'document.documentElement'
const overflow = () => page.evaluate<number>(`${ROOT}.scrollWidth - ${ROOT}.clientWidth`)

const SCANNER = readFileSync(
  createRequire(fileURLToPath(import.meta.resolve('@axe-core/playwright'))).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** One line for each violated rule of WCAG 2.2 AA, contrast among them. */
async function findViolations(): Promise<string[]> {
  await page.evaluate(SCANNER)
  return page.evaluate<string[]>(`axe.run(document, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }, resultTypes: ['violations'],
  }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join()))`)
}

/** Words alone: a label's colon and where lines break differ between the two parts. */
const flat = (text: string) =>
  text
    .replace(/:(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Lines and cells that are seen. */
async function readScreen(): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return text
    .split(/[\n\t]+/)
    .map(flat)
    .filter(Boolean)
}

/** What the text part says, without labels, addresses of links and lines between messages. */
function readText({ text }: Mail): string[] {
  const lines = text.split('\n').filter((line) => !/^\s*(https?:\S+|-+)?$/.test(line))
  return lines.map((line) => flat(line.replace(/^[^:]{1,60}: (?=\S)/, '')))
}

test('customers’ mails fit 320 and 640 pixels in both themes, with enough contrast and one button (P10.64)', async () => {
  const mails = (await composeAll(ORDINARY)).filter(({ toCustomer }) => toCustomer)
  expect(mails.length).toBeGreaterThan(30)
  for (const mail of mails) {
    for (const colorScheme of SCHEMES) {
      for (const width of WIDTHS) {
        const where = `${mail.title} at ${width}, ${colorScheme}`
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await page.setContent(withPictures(mail))
        expect(await overflow(), where).toBe(0)
        expect(await findViolations(), where).toEqual([])
        const presses = await page.locator('a.press').count()
        expect(presses, where).toBe(
          /^(customer-message|email-changed|password-changed|replacement-none)/.test(mail.title) ? 0 : 1,
        )
        const pictures = await page.evaluate<number[]>('[...document.images].map((one) => one.naturalWidth)')
        expect(pictures, where).toEqual(mail.html.includes('<img') ? [192] : [])
      }
    }
  }
}, 240_000)

test('the text of every mail says what its HTML says, and the other way round (P10.64)', async () => {
  await page.setViewportSize({ width: 640, height: 900 })
  for (const mail of await composeAll(ORDINARY)) {
    await page.setContent(mail.html)
    const screen = await readScreen()
    const text = flat(mail.text)
    for (const line of screen) expect(text, `${mail.title}: ${line}`).toContain(line)
    const seen = screen.join(' ')
    for (const line of readText(mail)) expect(seen, `${mail.title}: ${line}`).toContain(line)
  }
}, 120_000)

test('the longest names fit as well, with and without pictures', async () => {
  for (const mail of await composeAll(LONG)) {
    for (const content of [withPictures(mail), mail.html]) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await page.setContent(content)
        expect(await overflow(), `${mail.title} at ${width}`).toBe(0)
      }
    }
  }
}, 120_000)

test('a receipt begins with the talent, the times and the price, beside the picture (P10.64)', async () => {
  const mails = new Map((await composeAll(ORDINARY)).map((mail) => [mail.title, mail]))
  for (const title of ['booking-confirmed (priced)', 'booking-received (newcomer)', 'payment-received (reported)']) {
    const mail = mails.get(title)
    if (!mail) throw new Error(title)
    await page.setContent(withPictures(mail))
    const receipt = page.locator('table.receipt')
    expect(await receipt.locator('img').count(), title).toBe(1)
    expect(await receipt.innerText(), title).toMatch(
      /^\s*Imani Okafor\n+Exotic dancer\n+\w+day, \w+ \d+, \d{4}\n+\S.* to .* \(\d hours?\)\n+(Total|Amount) /,
    )
    expect(mail.text.indexOf('Talent: '), title).toBeLessThan(mail.text.indexOf('\nBooking: '))
  }
})
