import type { Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { findInBothThemes } from './look.ts'
import { expect, type RunningServer, withOwnProduct } from './support.ts'

const test = withOwnProduct()

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }
const RENEE = { email: 'renee@marquee.example', password: 'house-lights-down' }

async function signIn(page: Page, product: RunningServer, as: 'admin' | 'customer') {
  const answer = await page.request.post(`/api/${as}/login`, {
    data: as === 'admin' ? OFFICE : RENEE,
    headers: { origin: product.url },
  })
  expect(answer.ok()).toBe(true)
}

test.beforeEach(async ({ page, product }) => {
  // the cookie notice appears at any moment, over the page
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await signIn(page, product, 'admin')
})

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()
const bill = (page: Page) => page.frameLocator('iframe')
const figures = async (page: Page) =>
  Object.fromEntries(
    await page.locator('.stat').evaluateAll((stats) =>
      stats.map((stat) => [
        // the help text is beside it
        stat.querySelector('dt')?.firstChild?.textContent,
        Number.parseInt(stat.querySelector('dd')?.textContent ?? '', 10),
      ]),
    ),
  )

async function openInvoices(page: Page) {
  await page.goto('/admin/invoices')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('.stat')).toHaveCount(4)
}

/** The bill of an invoice of the list, the first one by default. */
const openBill = (page: Page, number = '') =>
  page.getByRole('article', { name: number }).first().getByRole('button').first().click()

async function openGenerate(page: Page, customer: RegExp) {
  await openInvoices(page)
  await page.getByRole('button', { name: 'Generate Invoice' }).click()
  const billable = page.getByRole('list', { name: 'Bookings without an invoice' })
  await billable.getByRole('button', { name: customer }).first().click()
  await expect(page.getByLabel('Tax Rate')).toHaveValue('8')
}

/** Every state of the screen, and the text that shows that the state is reached. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'the list': openInvoices,
  'nothing found': async (page) => {
    await page.goto('/admin/invoices?q=nobody-is-called-that')
    await says(page, 'No invoice matches')
  },
  'an invoice being made': async (page) => {
    await openGenerate(page, /./)
    await page.getByLabel('Discount').fill('1000000')
    await dialog(page, 'Generate Invoice').getByRole('button', { name: 'Generate Invoice' }).click()
    await says(page, 'The discount is more than the subtotal')
  },
  'a bill': async (page) => {
    await openInvoices(page)
    await openBill(page)
    await expect(bill(page).getByText('Billed to')).toBeVisible()
  },
  'a mail': async (page) => {
    await openInvoices(page)
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Send again' }).click()
    await page.getByLabel('Recipient Email').fill('nobody')
    await page.getByRole('button', { name: 'Send Invoice' }).click()
    await says(page, 'Invalid email address')
  },
  'a void': async (page) => {
    await openInvoices(page)
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Void', exact: true }).click()
    await page.getByRole('button', { name: 'Void invoice' }).click()
    await says(page, 'Say why you’re voiding the invoice')
  },
}

test('no accessibility violation in either theme', async ({ page, browser }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let paper = ''
  for (const [state, show] of Object.entries(STATES)) {
    await show(page)
    if (state === 'a bill') {
      // no script runs in the bill's frame, not even the scanner's: it is scanned separately below
      const address = await page.locator('iframe').getAttribute('src')
      paper = await (await page.request.get(address ?? '')).text()
      await page.evaluate(() => document.querySelector('iframe')?.remove())
    }
    expect(await findInBothThemes(page), state).toEqual([])
  }
  const context = await browser.newContext()
  const sheet = await context.newPage()
  await sheet.setContent(paper)
  await expect(sheet.getByText('Billed to')).toBeVisible()
  expect(await findViolations(sheet), 'the bill itself').toEqual([])
  await context.close()
})

test('never scrolls sideways', async ({ page }) => {
  test.setTimeout(180_000)
  for (const [state, show] of Object.entries(STATES)) {
    await page.setViewportSize({ width: 320, height: 800 })
    await show(page)
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${state} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('the bill prints without the page around it, from the button in its own frame', async ({ page }) => {
  await openInvoices(page)
  await openBill(page)
  await expect(bill(page).getByText('Billed to')).toBeVisible()
  // a sandboxed frame silently ignores print() unless it may show dialogs; then it sends beforeprint
  const printed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const frame = document.querySelector('iframe')?.contentWindow
        frame?.addEventListener('beforeprint', () => resolve('the frame'))
        window.addEventListener('beforeprint', () => resolve('the page'))
      }),
  )
  await dialog(page, /^INV-/).getByRole('button', { name: 'Print' }).click()
  expect(await printed).toBe('the frame')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').first()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(bill(page).getByText('Billed to')).toBeVisible()
  // as wide as the paper, also in landscape
  for (const width of [720, 1000]) {
    await page.setViewportSize({ width, height: 1000 })
    await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBe(width)
  }
})

test('a booking is invoiced, mailed, paid and partly refunded, and every screen shows the same', async ({
  page,
  product,
}) => {
  await openInvoices(page)
  const before = await figures(page)

  await openGenerate(page, /^Renee Baptiste.*Margaux Ellison/)
  // no price is agreed: the invoice has the amount to ask for
  await expect(page.getByLabel(/^Subtotal/)).toHaveValue('')
  const cents = 54_055
  await page.getByLabel(/^Subtotal/).fill('$540.55')
  const dollars = (amount: number) =>
    (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 2 })
  const total = cents + Math.floor((cents * 8 + 50) / 100)
  await page.getByLabel('Notes').fill('See you at the door.')
  await expect(dialog(page, 'Generate Invoice').locator('output')).toHaveText(dollars(total))
  await dialog(page, 'Generate Invoice').getByRole('button', { name: 'Generate Invoice' }).click()
  await says(page, 'Invoice Generated')

  const told = await page.getByText(/^INV-\d{4}-\d{4,} for Renee Baptiste$/).textContent()
  const number = told?.split(' ')[0] ?? ''
  const row = page.getByRole('article', { name: number })
  await expect(row.getByText('Pending', { exact: true })).toBeVisible()
  await expect
    .poll(() => figures(page))
    .toMatchObject({
      'Total Invoices': (before['Total Invoices'] ?? 0) + 1,
      Pending: (before.Pending ?? 0) + 1,
    })

  await openBill(page, number)
  await expect(bill(page).getByText('See you at the door.')).toBeVisible()
  await expect(bill(page).getByText(dollars(total)).first()).toBeVisible()
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByLabel('Recipient Email')).toHaveValue(RENEE.email)
  await page.getByLabel('Message').fill('The bill for your night.')
  await page.getByRole('button', { name: 'Send Invoice' }).click()
  await says(page, 'Invoice Sent')
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(row.getByText(/^Sent /)).toBeVisible()
  const attached = async () => {
    const mails = await product.mailsTo(RENEE.email)
    return mails.flatMap(({ attachments }) => attachments).map(({ mimeType, filename }) => `${mimeType} ${filename}`)
  }
  await expect.poll(attached, { timeout: 20_000 }).toContain(`application/pdf ${number}.pdf`)

  // a mailed invoice can be voided, not edited
  await row.getByRole('button', { name: `More for ${number}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Void', exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveCount(0)

  await signIn(page, product, 'customer')
  await page.goto('/customer/billing?tab=invoices')
  await page
    .getByRole('article', { name: number })
    .getByRole('button', { name: /^Pay Now/ })
    .click()
  await page.getByLabel('Payment method', { exact: true }).selectOption('zelle')
  await page.getByLabel('Transaction ID').fill('ZL-77001')
  await page.getByRole('button', { name: 'Submit Payment' }).click()
  await says(page, 'Payment Submitted')
  await expect(page.getByRole('article', { name: number }).getByText('Paid', { exact: true })).toBeVisible()
  await page.goto('/customer/dashboard')
  const ticket = page.getByRole('article', { name: 'Margaux Ellison' }).first()
  await expect(ticket.getByText('Paid', { exact: true })).toBeVisible()

  await signIn(page, product, 'admin')
  await openInvoices(page)
  await expect(row.getByText('Paid', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: `Send ${number}` })).toHaveCount(0)
  await expect
    .poll(() => figures(page))
    .toMatchObject({
      Paid: (before.Paid ?? 0) + 1,
      Pending: before.Pending,
    })

  const [payment] = await product.query<{ id: string }>(
    "select p.id from payments p join invoices i using (booking_id) where i.invoice_number = $1 and p.kind = 'payment'",
    [number],
  )
  const refund = await page.request.post(`/api/admin/payments/${payment?.id}/refund`, {
    data: { amount: 5000, reason: 'An hour less' },
    headers: { origin: product.url, 'idempotency-key': 'an-hour-less-for-renee' },
  })
  expect(refund.ok()).toBe(true)
  const sums = await product.query<{ paid: string }>(
    `select sum(case p.kind when 'payment' then p.amount_cents else -p.amount_cents end) as paid
     from payments p join invoices i using (booking_id)
     where i.invoice_number = $1 and p.payment_status = 'completed'`,
    [number],
  )
  expect(Number(sums[0]?.paid)).toBe(total - 5000)
  // a part was refunded: the invoice stays paid, and the bill shows the refund
  await openInvoices(page)
  await expect(row.getByText('Paid', { exact: true })).toBeVisible()
  await openBill(page, number)
  await expect(bill(page).getByRole('row', { name: 'Refunded $50.00' })).toBeVisible()
  await expect(bill(page).getByRole('row', { name: 'Balance due $0.00' })).toBeVisible()
  await signIn(page, product, 'customer')
  await page.goto('/customer/billing?tab=history')
  await says(page, 'Refunded')
})
