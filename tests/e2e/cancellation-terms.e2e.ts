import { findViolations } from './accessibility.ts'
import { expect, findTooWide, resizeTo, THEMES, useThemeAtRest, withOwnProduct } from './support.ts'

// the settings hold for all bookings
const test = withOwnProduct()

const OWN = 'Cancel free up to 216 hours before the start. Less than 216 hours before, we keep 35% of the total.'
const SAID = 'Call us about rain.'
/** The terms of a booking, with its dates. */
const DATED = /Free until .+; until .+ we keep half of the total/
const DEFAULT = /Cancel free up to 72 hours before the start/

test.describe.configure({ mode: 'serial' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
})

test('an admin writes the terms, and the booking page, the Terms dialog and the pay forms show them', async ({
  page,
  product,
}) => {
  const origin = { origin: product.url }
  await page.goto('/booking')
  const booking = page.getByRole('region', { name: 'Cancellation terms' })
  await expect(booking).toContainText(DEFAULT)

  const admin = { email: 'office@marquee.example', password: 'stage-door-open' }
  expect((await page.request.post('/api/admin/login', { data: admin, headers: origin })).ok()).toBe(true)
  await page.goto('/admin/dashboard?tab=settings')
  const policy = page.getByRole('group', { name: 'When a customer cancels' })
  await policy.getByRole('textbox', { name: 'Hours before the start, row 1' }).fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(policy).toContainText('Enter fewer than 20 hours, the row above')
  await expect(policy).toContainText('The terms appear here once every row is filled in.')
  await policy.getByRole('button', { name: 'Remove row 2' }).click()
  await policy.getByRole('textbox', { name: 'Hours before the start, row 1' }).fill('216')
  await policy.getByRole('textbox', { name: 'Percent kept, row 2' }).fill('35')
  await page.getByRole('textbox', { name: 'Also say' }).fill(SAID)
  await expect(policy).toContainText(OWN)
  await expect(policy).toContainText(SAID)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await page.request.get('/api/agency')).text()).toContain('216 hours')

  await page.goto('/booking')
  await expect(booking).toContainText(OWN)
  await expect(booking).toContainText(SAID)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Terms' }).click()
  await expect(page.getByRole('dialog', { name: 'Terms' })).toContainText(OWN)
  await expect(page.getByRole('dialog', { name: 'Terms' })).not.toContainText(DEFAULT)

  const renee = { email: 'renee@marquee.example', password: 'house-lights-down' }
  expect((await page.request.post('/api/customer/login', { data: renee, headers: origin })).ok()).toBe(true)
  await page.goto('/customer/dashboard')
  await page.getByRole('button', { name: 'Pay Now' }).first().click()
  // its invoice was issued with other words, and keeps them (P7.153)
  await expect(page.getByRole('form', { name: 'Pay for this booking' })).toContainText(DATED)
  await page.goto('/customer/billing?tab=invoices')
  await page
    .getByRole('button', { name: /^Pay Now/ })
    .first()
    .click()
  await expect(page.getByRole('form', { name: 'Pay this invoice' })).toContainText(DATED)
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click()
  // an issued invoice keeps every word it was issued with (P7.64)
  await expect(page.getByRole('dialog')).toContainText(DATED)
  await expect(page.getByRole('dialog')).not.toContainText(SAID)

  // without an invoice its own policy still holds (P15.5), with what the agency says now
  await product.query("update invoices set voided_at = now(), void_reason = 'Made twice' where status <> 'paid'")
  await page.goto('/customer/dashboard')
  await page.getByRole('button', { name: 'Pay Now' }).first().click()
  const form = page.getByRole('form', { name: 'Pay for this booking' })
  await expect(form).toContainText(DATED)
  await expect(form).toContainText(SAID)
})

test('terms that failed to load can be loaded again', async ({ page }) => {
  let away = true
  await page.route('/api/agency', (route) => (away ? route.abort() : route.fallback()))
  await page.goto('/booking')
  const terms = page.getByRole('region', { name: 'Cancellation terms' })
  await expect(terms.getByRole('alert')).toContainText('The cancellation terms did not load.')
  away = false
  await terms.getByRole('button', { name: 'Try again' }).click()
  await expect(terms).toContainText('35% of the total')
})

for (const theme of THEMES) {
  test(`the settings' cancellation section has no accessibility violation in the ${theme} theme`, async ({
    page,
    product,
  }) => {
    await useThemeAtRest(page, theme)
    const admin = { email: 'office@marquee.example', password: 'stage-door-open' }
    const answer = await page.request.post('/api/admin/login', { data: admin, headers: { origin: product.url } })
    expect(answer.ok()).toBe(true)
    await page.goto('/admin/dashboard?tab=settings')
    const policy = page.getByRole('group', { name: 'When a customer cancels' })
    await expect(policy).toContainText('Customers read')
    const look = async (state: string) => {
      for (const width of [390, 1440]) {
        await resizeTo(page, width)
        expect(await findTooWide(page), `${state}, ${width}`).toEqual([])
        expect(await findViolations(page, { within: 'section:has(.policy-editor)' }), `${state}, ${width}`).toEqual([])
      }
    }
    await look('as saved')
    await policy.getByRole('button', { name: 'Add a row' }).click()
    await policy.getByRole('textbox', { name: 'Percent kept, row 2' }).fill('101')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(policy.getByRole('alert')).toBeVisible()
    await look('with faults')
  })
}
