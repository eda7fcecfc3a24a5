import { readPdfText } from '../support/pdf.ts'
import { findInBothThemes } from './look.ts'
import { expect, mailTo, test } from './support.ts'

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }
const EMAIL = 'grant.hale@example.com'
const WORDS = 'Ballroom Bar, 5 hours, plus 2 hours'

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined')))

test('a package is found, booked, confirmed and invoiced at the price it was sold at', async ({ page, product }) => {
  await page.goto('/services')
  const offer = page.getByRole('article', { name: 'Ballroom Bar' })
  await expect(offer.getByText('$680.00')).toBeVisible()
  await offer.getByRole('link', { name: 'Book Ballroom Bar' }).click()

  await expect(page).toHaveURL(/\/booking\?package=/)
  await expect(page.getByLabel('Package', { exact: true }).locator('option:checked')).toHaveText(
    'Ballroom Bar (5 hours, $680.00)',
  )
  await expect(page.getByLabel('Duration')).toHaveValue('5')
  await page.getByLabel('Select Agent').selectOption({ label: 'Ruth Adeyemi - bartender' })
  await page.getByLabel('Your Name').fill('Grant Hale')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Event Type').selectOption('wedding')
  await page.getByLabel('Event Date').fill('2027-12-11T18:00')
  await page.getByLabel('Duration').fill('7')
  await expect(page.getByText('2 hours × $85').first()).toBeVisible()
  await expect(page.getByText('$850.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Submit Booking Request' }).first().click()
  await expect(page.getByText('Booking Submitted!', { exact: true })).toBeVisible()
  const received = await mailTo(product, EMAIL, /We have your booking request/)
  expect(received.text).toContain('Total: $850.00')
  expect(received.text).toContain(`Package: ${WORDS}`)

  // later changes of the package do not change the sold one
  await product.query("update service_packages set base_price_cents = 99900 where name = 'Ballroom Bar'")
  const [booking] = await product.query<{ id: string }>('select id from bookings where customer_email = $1', [EMAIL])
  const headers = { origin: product.url }
  expect((await page.request.post('/api/admin/login', { data: OFFICE, headers })).ok()).toBe(true)
  await page.goto(`/admin/bookings?booking=${booking?.id}`)
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(`${WORDS}; sold at $680.00, extra hours at $85 each`)).toBeVisible()
  await drawer.getByRole('combobox').first().selectOption('confirmed')
  const confirmed = await mailTo(product, EMAIL, /Confirmed: Ruth Adeyemi/)
  expect(confirmed.text).toContain(`Package: ${WORDS}`)

  const terms = { subtotal: 85_000, tax: 6_800, discount: 0, total: 91_800, dueDate: '2027-12-20', status: 'pending' }
  const made = await page.request.post('/api/admin/generate-invoice', {
    ...{ data: { bookingId: booking?.id, ...terms }, headers },
  })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`/admin/invoices?invoice=${id}`)
  const bill = page.frameLocator('iframe')
  await expect(bill.getByText('Ballroom Bar, 5 hours', { exact: true })).toBeVisible()
  await expect(bill.getByText('2 hours beyond the package')).toBeVisible()
  const pdf = await page.request.get(`/api/admin/invoices/${id}/pdf`)
  const text = await readPdfText(await pdf.body())
  for (const words of ['Ballroom Bar, 5 hours', '$680.00', '2 hours beyond the package', '$85.00', '$170.00']) {
    expect(text).toContain(words)
  }
  await product.query("update service_packages set base_price_cents = 68000 where name = 'Ballroom Bar'")
})

test('an admin enters a booking of a package', async ({ page, product }) => {
  const answer = await page.request.post('/api/admin/login', { data: OFFICE, headers: { origin: product.url } })
  expect(answer.ok()).toBe(true)
  await page.goto('/admin/bookings')
  await page.getByRole('button', { name: 'New booking' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: /^Customer/ }).fill('Omar Vance')
  // the option moves when the answer comes
  await expect(form.getByRole('listbox', { name: 'Customers' })).not.toHaveAttribute('aria-busy')
  await form.getByRole('option', { name: 'Create a new customer' }).click()
  await form.getByLabel(/^Email/).fill('omar.package@example.com')
  await form.getByRole('searchbox', { name: /^Find talent/ }).fill('Kei Navarro')
  await form.getByRole('button', { name: /Kei Navarro/ }).click()
  await form
    .getByLabel('Package', { exact: true })
    .selectOption({ label: 'First Dance to Last Call (7 hours, $1,650.00)' })
  await expect(form.getByLabel('Price')).toHaveValue('1650')
  await form.getByLabel('Event Type').selectOption('wedding')
  await form.getByRole('button', { name: 'Create booking' }).click()
  await expect(page.getByText('First Dance to Last Call, 7 hours; sold at $1,650.00', { exact: false })).toBeVisible()
})

test('packages have no accessibility violation in either theme', async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [offer] = await product.query<{ id: string }>("select id from service_packages where name = 'Ballroom Bar'")
  for (const [address, words] of [
    ['/services', 'Ballroom Bar'],
    [`/booking?package=${offer?.id}`, 'One price for 5 hours'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByText(words).first()).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findInBothThemes(page, { rules: 'all' })).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})
