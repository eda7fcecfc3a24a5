import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { formatCents } from '#shared/model/money.ts'
import { readPdfText } from '../support/pdf.ts'
import { type FakeStripe, signEvent, startStripe } from '../support/stripe.ts'
import { test as base, expect, findTooWide, mailTo, RunningServer, useTheme } from './support.ts'

/** A product with a card provider for each journey: other journeys have no provider, and a month is paid once. */
const test = base.extend<{ stripe: FakeStripe; paying: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  stripe: async ({}, use) => {
    await using stripe = await startStripe()
    await use(stripe)
  },
  paying: [
    async ({ stripe }, use) => {
      const product = new RunningServer(stripe.env)
      await product.open()
      await use(product)
      await product.close()
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ paying }, use) => use(paying.url),
})

/** Each width with one theme: what a theme changes does not depend on the width. `EVERY_LOOK=1` runs all four pairs. */
const LOOKS = [
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'light' },
  ...(process.env.EVERY_LOOK
    ? ([
        { width: 1440, theme: 'light' },
        { width: 390, theme: 'dark' },
      ] as const)
    : []),
] as const

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }
const RENEE = { email: 'renee@marquee.example', password: 'house-lights-down' }
const ZELLE = 'pay@marquee.example'

async function signIn(page: Page, product: RunningServer, role: 'admin' | 'customer') {
  const data = role === 'admin' ? OFFICE : RENEE
  expect((await page.request.post(`/api/${role}/login`, { data, headers: { origin: product.url } })).ok()).toBe(true)
}

const drawer = (page: Page) => page.locator('.file')
const says = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words, { exact: true }).first()).toBeVisible()

/** A night of Renee's with Ruth, five hours at $85, in three weeks. */
async function enterBooking(page: Page, product: RunningServer): Promise<string> {
  const [agent] = await product.query<{ id: string }>("select id from agents where name = 'Ruth Adeyemi'")
  await product.query("update agents set hourly_rate = 85 where name = 'Ruth Adeyemi'")
  await product.query("update categories set card_payments = true where name = 'bartender'")
  const start = new Date(Date.now() + 21 * 86_400_000)
  start.setUTCHours(23, 0, 0, 0)
  const answer = await page.request.post('/api/admin/bookings', {
    headers: { origin: product.url },
    data: {
      ...{ agentId: agent?.id, customerName: 'Renee Baptiste', customerEmail: RENEE.email, eventType: 'wedding' },
      ...{ eventDate: start.toISOString(), duration: 5, status: 'confirmed', eventLocation: 'The Fox Theatre' },
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

/** The card provider's page: the customer pays, the provider's webhook arrives, and the browser comes back. */
async function servePayPage(page: Page, product: RunningServer, stripe: FakeStripe) {
  await page.route('https://checkout.stripe.example/**', async (route) => {
    const session = stripe.pay(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    const { payload, headers } = signEvent({ type: 'checkout.session.completed', object: session })
    const told = await fetch(`${product.url}/api/webhooks/stripe`, { method: 'POST', headers, body: payload })
    expect(told.status).toBe(200)
    await route.fulfill({ status: 302, headers: { location: session.form.success_url ?? '' } })
  })
}

/** What the demo owes Ruth before the night, in cents. */
async function dueToRuth(page: Page): Promise<number> {
  const rows: { name: string; due: number }[] = await (await page.request.get('/api/admin/payouts')).json()
  return rows.find(({ name }) => name === 'Ruth Adeyemi')?.due ?? 0
}

/** The fields of one line of CSV, for fields without quotes inside. */
const readFields = (line: string) =>
  [...line.matchAll(/"([^"]*)"|([^,]+)|(?<=,)(?=,|$)/g)].map((found) => found[1] ?? found[2] ?? '')

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined')))

for (const { width, theme } of LOOKS) {
  test(`a night is priced, invoiced with tax, made longer, reissued, paid in two parts, partly refunded, paid out and reported, to the cent, ${width} wide in ${theme}`, async ({
    page,
    paying: product,
    stripe,
  }) => {
    test.setTimeout(180_000)
    page.setDefaultTimeout(10_000)
    await useTheme(page, theme)
    await page.setViewportSize({ width, height: 900 })
    const step = (name: string, walk: () => Promise<void>) =>
      test.step(name, async () => {
        await walk()
        expect(await findTooWide(page), name).toEqual([])
      })
    await signIn(page, product, 'admin')
    const before = await dueToRuth(page)
    const id = await enterBooking(page, product)

    await step('the owner writes how customers pay', async () => {
      await page.goto('/admin/dashboard?tab=settings')
      await page.getByRole('button', { name: 'Change how customers pay' }).click()
      await page.getByLabel('Zelle').fill(ZELLE)
      await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click()
      await expect.poll(async () => (await page.request.get('/api/admin/payment-instructions')).text()).toContain(ZELLE)
    })

    await step('a travel fee, a discount and a deposit', async () => {
      await page.goto(`/admin/bookings?booking=${id}`)
      await drawer(page).getByRole('button', { name: 'Change price' }).click()
      await drawer(page).getByRole('button', { name: '+ Travel' }).click()
      const line = (place: number) => drawer(page).getByRole('group', { name: `Line ${place}` })
      await line(2).getByLabel('Amount').fill('60')
      await drawer(page).getByRole('button', { name: '+ Discount' }).click()
      await line(3).getByLabel('Amount').fill('10%')
      await line(3).getByLabel('Reason').fill('Third wedding')
      await drawer(page).getByLabel('Deposit').fill('50')
      await drawer(page).getByLabel('Reason for the change').fill('As agreed by phone')
      await drawer(page).getByRole('button', { name: 'Save price' }).click()
      await expect(drawer(page).getByText('$436.50').first()).toBeVisible()
    })

    await step('an invoice with 8% tax', async () => {
      await drawer(page).getByRole('button', { name: 'Create', exact: true }).click()
      const form = page.getByRole('dialog', { name: 'Generate Invoice' })
      await expect(form.getByLabel('Tax Rate')).toHaveValue('8')
      // $436.50 and $34.92
      await expect(form.locator('output').last()).toHaveText('$471.42')
      await form.getByRole('button', { name: /^(Create and send|Generate Invoice)$/ }).click()
      await expect(
        drawer(page)
          .getByText(/^INV-.*\$471\.42/)
          .first(),
      ).toBeVisible()
    })

    await step('two hours more: the price follows, and the invoice is reissued', async () => {
      await drawer(page).getByRole('button', { name: 'Edit details' }).click()
      await drawer(page).getByLabel('Duration').fill('7')
      await expect(drawer(page).getByText('5 → 7 hours at $85: $436.50 → $589.50')).toBeVisible()
      await drawer(page).getByLabel('Update price').check()
      await drawer(page).getByRole('button', { name: 'Save details' }).click()
      // the form asks for it next, unless switched off
      const dialog = page.getByRole('dialog', { name: /^Reissue INV-/ })
      await dialog.getByLabel('Reason').fill('Two hours more')
      await dialog.getByRole('button', { name: 'Void and reissue' }).click()
      // $589.50 and $47.16
      await expect(
        drawer(page)
          .getByText(/\$636\.66/)
          .first(),
      ).toBeVisible()
    })

    await signIn(page, product, 'customer')
    const ticket = page.getByRole('article', { name: 'Ruth Adeyemi' }).filter({ hasText: 'The Fox Theatre' })
    await step('the customer pays half by Zelle as the form says', async () => {
      await page.goto('/customer/dashboard')
      await ticket.getByRole('button', { name: 'Pay Now' }).click()
      const form = page.getByRole('form', { name: 'Pay for this booking' })
      await form.getByLabel('Payment method', { exact: true }).selectOption('zelle')
      await expect(form.getByText(ZELLE)).toBeVisible()
      await expect(form.getByText('$318.33').first()).toBeVisible()
      await form.getByLabel('Transaction ID').fill('ZL-318')
      await form.getByRole('button', { name: 'Submit Payment' }).click()
      await says(page, 'Payment Submitted')
    })

    await signIn(page, product, 'admin')
    await step('the office verifies it', async () => {
      await page.goto(`/admin/bookings?booking=${id}`)
      await drawer(page).getByRole('button', { name: 'Verify' }).click()
      await drawer(page).getByRole('button', { name: 'Mark as received' }).click()
      await expect(page.getByText('$318.33 of Renee Baptiste is verified.')).toBeVisible()
    })

    await signIn(page, product, 'customer')
    await step('the rest is paid by card', async () => {
      await servePayPage(page, product, stripe)
      await page.goto('/customer/dashboard')
      await ticket.getByRole('button', { name: 'Pay Now' }).click()
      const form = page.getByRole('form', { name: 'Pay for this booking' })
      await form.getByRole('button', { name: /card/i }).first().click()
      await expect.poll(() => [...stripe.sessions.values()].map(({ amount_total }) => amount_total)).toEqual([31_833])
      await expect(page.getByText('Your card payment has arrived.')).toBeVisible()
      await expect(ticket.getByText('Paid', { exact: true })).toBeVisible()
      await expect(ticket.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
    })

    // the night is over
    await product.query("update bookings set event_date = now() - interval '2 days' where id = $1", [id])
    await product.query(
      `update agent_statuses set start_time = now() - interval '2 days', end_time = now() - interval '41 hours',
       busy_until = now() - interval '41 hours' where booking_id = $1`,
      [id],
    )
    await signIn(page, product, 'admin')
    await step('the booking is completed, and a part is refunded', async () => {
      await page.goto(`/admin/bookings?booking=${id}`)
      await drawer(page).getByRole('button', { name: 'Mark completed' }).click()
      await page.getByRole('button', { name: 'Mark as completed' }).click()
      const zelle = drawer(page).getByRole('listitem').filter({ hasText: 'ZL-318' })
      await zelle.getByRole('button', { name: 'More for $318.33 of Renee Baptiste' }).click()
      await page.getByRole('menuitem', { name: 'Refund' }).click()
      await page.getByLabel('Partial refund').click()
      await page.getByLabel(/^Amount/).fill('36.66')
      await page.getByLabel(/^Reason/).fill('A late start')
      await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click()
      await says(page, '$36.66 is refunded to Renee Baptiste.')
    })

    await step('payday: the month is paid, and the statement arrives', async () => {
      await page.goto('/admin/billing?tab=payouts')
      const row = page.getByRole('article', { name: 'Ruth Adeyemi' })
      await row.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Mark 1 person as paid' }).click()
      const dialog = page.getByRole('dialog', { name: 'Mark 1 person as paid' })
      await dialog.getByLabel('Reference').fill('ACH-1')
      await dialog.getByRole('button', { name: /as paid$/ }).click()
      await expect(row.getByText(/^Paid /)).toBeVisible()
      const mail = await mailTo(product, 'ruth@marquee.example', /payout/)
      const [pdf] = mail.attachments
      const text = await readPdfText(Buffer.from(pdf?.content as ArrayBuffer))
      // 70% of $595.00 less 10% of what is shared, and the travel fee; then the refund's part of it
      expect(text).toContain('$430.65')
      expect(text).toContain('−$24.80')
      expect(mail.text).toContain('Bookings: $430.65')
    })
    await step('the year for Form 1099-NEC has what was paid out', async () => {
      await page.getByRole('button', { name: 'Year for 1099-NEC' }).click()
      const row = page.getByRole('article', { name: 'Ruth Adeyemi' })
      // $430.65 less $24.80
      const paid = before + 40_585
      await expect(row.getByText(formatCents(paid), { exact: true })).toBeVisible()
      const started = page.waitForEvent('download')
      await page.getByRole('link', { name: 'CSV with taxpayer numbers' }).click()
      const lines = (await readFile(await (await started).path(), 'utf8')).split('\r\n').map(readFields)
      const column = (name: string) => lines[0]?.indexOf(name) ?? -1
      const ruth = lines.find(([name]) => name === 'Ruth Adeyemi')
      expect(ruth?.[column('Paid ($)')]).toBe(String(paid / 100))
      expect(ruth?.[column('By card processor ($)')]).toBe('0')
    })
  })
}
