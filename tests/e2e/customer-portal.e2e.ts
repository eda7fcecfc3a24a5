import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findInBothThemes } from './look.ts'
import { expect, type RunningServer, test, waitForMotion } from './support.ts'

const RENEE = { email: 'renee@marquee.example', password: 'house-lights-down' }

test.beforeEach(async ({ page, product }) => {
  // the cookie notice appears at any moment, over the page
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  const answer = await page.request.post('/api/customer/login', { data: RENEE, headers: { origin: product.url } })
  expect(answer.ok()).toBe(true)
})

const ticket = (page: Page, name: string) => page.getByRole('article', { name })
const says = (page: Page, title: string) => expect(page.getByText(title, { exact: true }).first()).toBeVisible()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Every state of the portal's screens, and the text that shows that the state is reached. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'the active bookings, one being paid': async (page) => {
    await page.goto('/customer/dashboard')
    await press(page, 'Pay Now')
    await expect(page.getByRole('form', { name: 'Pay for this booking' })).toBeVisible()
  },
  'the past bookings': async (page) => {
    await page.goto('/customer/dashboard?tab=past')
    const said = (await page.getByRole('tab', { name: /^Past Bookings \d/ }).textContent()) ?? ''
    // four of the demo's, and what other journeys of the same product have ended
    const count = Number(/\d+/.exec(said)?.[0])
    expect(count).toBeGreaterThanOrEqual(4)
    await expect(page.getByRole('article')).toHaveCount(count)
  },
  'a review': async (page) => {
    await page.goto('/customer/dashboard?tab=past')
    await press(page, /Leave a review/)
    await press(page, 'Send review')
    await says(page, 'Choose 1 to 5 stars')
  },
  'a history': async (page) => {
    await page.goto('/customer/dashboard')
    await page
      .getByRole('button', { name: /^History/ })
      .first()
      .click()
    await says(page, 'You sent the request')
  },
  'the name, refused': async (page) => {
    await page.goto('/customer/dashboard?tab=account')
    await press(page, 'Change name')
    await page.getByRole('textbox', { name: 'Your name' }).fill(' ')
    await press(page, 'Save')
    await says(page, 'Name is required')
  },
  'the account': async (page) => {
    await page.goto('/customer/dashboard?tab=account')
    await expect(page.getByRole('link', { name: 'Change Password' })).toBeVisible()
  },
  'no cards': async (page) => {
    await page.goto('/customer/billing')
    await says(page, 'No payment methods saved')
  },
  'a card being added': async (page) => {
    await page.goto('/customer/billing')
    await press(page, 'Add Payment Method')
    await page.getByRole('dialog').getByRole('button', { name: 'Add Payment Method' }).click()
    await says(page, 'Validation Error')
  },
  'the invoices': async (page) => {
    await page.goto('/customer/billing?tab=invoices')
    await press(page, /^Pay Now/)
    await expect(page.getByRole('form', { name: 'Pay this invoice' })).toBeVisible()
  },
  'a bill': async (page) => {
    await page.goto('/customer/billing?tab=invoices')
    await press(page, /^View Details/)
    await expect(page.getByRole('dialog').getByText('Billed to')).toBeVisible()
  },
  'the payment history': async (page) => {
    await page.goto('/customer/billing?tab=history')
    await says(page, 'Payment Successful')
  },
  'a review link that is dead': async (page) => {
    await page.goto('/reviews?review=spent')
    await says(page, 'This link no longer works')
    await expect(page).toHaveURL('/reviews')
  },
}

for (const [name, show] of Object.entries(STATES)) {
  test(`${name}: no accessibility violation in either theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await show(page)
    await waitForMotion(page)
    expect(await findInBothThemes(page)).toEqual([])
  })

  test(`${name}: never scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await show(page)
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, String(width)).toBeLessThanOrEqual(0)
    }
  })
}

test('a customer reads the tickets, pays one, and sees it as paid everywhere', async ({ page, product }) => {
  await page.goto('/customer/dashboard')
  await expect(page.getByRole('tab', { name: 'Active Bookings 2' })).toHaveAttribute('aria-selected', 'true')
  const unpriced = ticket(page, 'Margaux Ellison')
  await expect(unpriced.getByText('Price to be confirmed', { exact: true })).toBeVisible()
  await expect(unpriced.getByRole('button', { name: 'Pay Now' })).toBeDisabled()

  const felix = ticket(page, 'Felix Amadou')
  await expect(felix.getByText('Pending Payment', { exact: true })).toBeVisible()
  const href = await felix.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  const calendar = await page.request.get(href ?? '')
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain('BEGIN:VEVENT')

  await felix.getByRole('button', { name: 'Pay Now' }).click()
  await page.getByLabel('Payment method', { exact: true }).selectOption('zelle')
  await press(page, 'Submit Payment')
  await says(page, 'Transaction ID Required')
  await page.getByLabel('Transaction ID').fill('ZL-5519023')
  await page.getByRole('button', { name: 'Submit Payment' }).dblclick()
  await says(page, 'Payment Submitted')
  await says(page, 'Your payment has been recorded successfully.')
  await expect(page.getByRole('form')).toHaveCount(0)
  await expect(felix.getByText('Paid', { exact: true })).toBeVisible()
  await expect(felix.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
  expect(
    await product.query("select amount_cents::int, verified_at from payments where transaction_id = 'ZL-5519023'"),
  ).toEqual([{ amount_cents: 60_000, verified_at: null }])

  await page.getByRole('link', { name: 'Billing' }).click()
  await page.getByRole('tab', { name: 'Payment History' }).click()
  await expect(page.getByText(/^Zelle · ZL-5519023 · .* · Felix Amadou · B-\d+$/)).toBeVisible()
})

test('an invoice is read, downloaded as a PDF, and paid through its booking', async ({ page, product }) => {
  await page.goto('/customer/billing?tab=invoices')
  const unpaid = page.getByRole('article').filter({ has: page.getByText('$320.00').first() })
  await unpaid.getByRole('button', { name: /^View Details/ }).click()
  const bill = page.getByRole('dialog')
  await expect(bill.getByText('Renee Baptiste', { exact: true })).toBeVisible()
  await expect(bill.getByText('Theo Castellanos', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await bill.getByRole('link', { name: 'Download PDF' }).click()
  const file = await readFile(await (await download).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await download).suggestedFilename()).toMatch(/^INV-\d{4}-\d{4}\.pdf$/)

  // only the bill is printed
  await page.emulateMedia({ media: 'print' })
  await expect(bill.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(bill.getByText('Billed to')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Billing', includeHidden: true })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await bill.getByRole('button', { name: 'Close' }).click()

  await unpaid.getByRole('button', { name: /^Pay Now/ }).click()
  await page.getByLabel('Payment method', { exact: true }).selectOption('cash')
  await press(page, 'Submit Payment')
  await says(page, 'Payment Submitted')
  await expect(unpaid.getByText('Paid', { exact: true })).toBeVisible()
  await expect(unpaid.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0)
  await page.goto('/customer/dashboard?tab=past')
  await expect(ticket(page, 'Theo Castellanos').getByText('Paid', { exact: true })).toBeVisible()
  const rows = await product.query(
    "select i.status, b.payment_status from invoices i join bookings b on b.id = i.booking_id join agents a on a.id = b.agent_id where a.name = 'Theo Castellanos' and b.customer_id = (select id from customers where email = $1)",
    [RENEE.email],
  )
  expect(rows).toEqual([{ status: 'paid', payment_status: 'paid' }])
})

test('cards are added, exactly one is the default, and deleting it makes the newest the default', async ({
  page,
  product,
}) => {
  await page.goto('/customer/billing')
  await addCard(page, '4111 1111 1111 1111', '08')
  await expect(page.getByRole('article')).toHaveCount(1)
  await addCard(page, '5555 5555 5555 4444', '09')
  await expect(page.getByRole('article')).toHaveCount(2)
  await addCard(page, '3782 822463 10005', '10')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectDefault(page, product, 'Visa ending in 1111')

  await ticket(page, 'Mastercard ending in 4444')
    .getByRole('button', { name: /Set as Default/ })
    .click()
  await says(page, 'Default Payment Method Updated')
  await expectDefault(page, product, 'Mastercard ending in 4444')

  await press(page, 'Delete Mastercard ending in 4444')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await says(page, 'Payment Method Removed')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectDefault(page, product, 'Amex ending in 0005')
  const kept = await product.query(
    "select row_to_json(payment_methods)::text as row from payment_methods where brand = 'Visa'",
  )
  expect(JSON.stringify(kept)).not.toContain('411111')
})

async function addCard(page: Page, number: string, month: string) {
  await press(page, /^Add Payment Method/)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Card Number').fill(number)
  await dialog.getByLabel('Cardholder Name').fill('Renee Baptiste')
  await dialog.getByLabel('Month').fill(month)
  await dialog.getByLabel('Year').fill('2030')
  await dialog.getByLabel('CVV').fill('1234')
  await dialog.getByRole('button', { name: 'Add Payment Method' }).click()
  await expect(dialog).toHaveCount(0)
  await says(page, 'Payment Method Added')
}

async function expectDefault(page: Page, product: RunningServer, name: string) {
  await expect(ticket(page, name).getByText('Default', { exact: true })).toBeVisible()
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1)
  const rows = await product.query<{ last4: string }>('select last4 from payment_methods where is_default')
  expect(rows.map(({ last4 }) => name.endsWith(last4))).toEqual([true])
}

test('a past booking is reviewed once', async ({ page, product }) => {
  await page.goto('/customer/dashboard?tab=past')
  const lena = ticket(page, 'Lena Park')
  await lena.getByRole('button', { name: /Leave a review/ }).click()
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await page.getByRole('textbox', { name: /Your review/ }).fill('Fifty thirsty people, and never a queue.')
  await press(page, 'Send review')
  await expect(lena.getByText('Review sent, thank you')).toBeVisible()
  await page.reload()
  await expect(lena.getByText('Review sent, thank you')).toBeVisible()
  await expect(lena.getByRole('button', { name: /Leave a review/ })).toHaveCount(0)
  const rows = await product.query(
    "select rating, is_approved, booking_id is not null as booked from testimonials where content like 'Fifty thirsty%'",
  )
  expect(rows).toEqual([{ rating: 4, is_approved: false, booked: true }])
})

test('a mailed link asks for a review, works once, and the review shows that the booking is verified', async ({
  page,
  product,
}) => {
  const token = 'a-token-only-this-mail-carries'
  await product.query(
    `insert into one_time_links (token_hash, purpose, booking_id, expires_at)
     select $1, 'review', b.id, now() + interval '1 day' from bookings b join agents a on a.id = b.agent_id
     where a.name = 'Theo Castellanos' and b.customer_id = (select id from customers where email = $2)`,
    [createHash('sha256').update(token).digest(), RENEE.email],
  )
  await page.goto(`/reviews?review=${token}`)
  await expect(page.getByRole('heading', { name: 'How was Theo Castellanos?' })).toBeVisible()
  await expect(page).toHaveURL('/reviews')
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await page.getByRole('textbox', { name: /Your review/ }).fill('She sang the last one twice.')
  await press(page, 'Send review')
  await expect(page.getByRole('heading', { name: 'Review sent, thank you' })).toBeVisible()

  await page.goto(`/reviews?review=${token}`)
  await says(page, 'This link no longer works')
  await expect(page.getByText('She sang the last one twice.')).toHaveCount(0)

  await product.query("update testimonials set is_approved = true where content = 'She sang the last one twice.'")
  await expect(async () => {
    await page.goto('/reviews')
    const quote = page.getByRole('figure').filter({ hasText: 'She sang the last one twice.' })
    await expect(quote.getByText('Verified booking')).toBeVisible({ timeout: 2000 })
  }).toPass()
})
