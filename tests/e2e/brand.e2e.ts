import type { Page } from '@playwright/test'
import { takePhoto } from '../support/hall-photo.ts'
import { COLORED_SVG, HOSTILE_SVG } from '../support/logos.ts'
import { readPdfText } from '../support/pdf.ts'
import { look } from './look.ts'
import { expect, type RunningServer, withOwnProduct } from './support.ts'

const test = withOwnProduct()

const OWNER = { email: 'office@marquee.example', password: 'stage-door-open' }
/** As long as a name may be. */
const LONG = 'The Lantern & Sons Company of Peachtree Street Night Artists'
const SHORT = 'Lantern & Co'
const PURPLE = '#6a1b9a'

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Visitors see it now.', { exact: false })).toBeVisible({ timeout: 20_000 })
}

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

/** The PDF of a new invoice. */
async function printInvoice(page: Page, product: RunningServer): Promise<Buffer> {
  const billable = await (await page.request.get('/api/admin/billable-bookings')).json()
  const { id: bookingId, totalAmount } = billable.find(
    (one: { totalAmount: number | null }) => one.totalAmount !== null,
  )
  const cents = Math.round(totalAmount * 100)
  const data = { bookingId, subtotal: cents, tax: 0, discount: 0, total: cents, dueDate: '2031-05-31' }
  const headers = { origin: product.url }
  const made = await page.request.post('/api/admin/generate-invoice', { data, headers })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = await made.json()
  return (await page.request.get(`/api/admin/invoices/${id}/pdf`)).body()
}

test('an owner makes the site the agency’s own: name, accent, photo and logo show everywhere (P6.210 to P6.216)', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  test.setTimeout(180_000)
  const headers = { origin: product.url }
  expect((await page.request.post('/api/admin/login', { data: OWNER, headers })).ok()).toBe(true)

  await test.step('a long name, an accent that is corrected, and a photo', async () => {
    await page.goto('/admin/dashboard?tab=brand')
    await page.getByLabel('Name', { exact: true }).fill(LONG)
    await page.getByLabel('Light theme', { exact: true }).fill(PURPLE)
    await page.getByLabel('Dark theme', { exact: true }).fill(PURPLE)
    await expect(page.getByText('Too hard to read in the dark theme', { exact: false })).toBeVisible()
    await shot(page, 'brand-fault')
    await page.getByRole('button', { name: /^Use #/ }).click()
    await page.getByLabel('Your own photo').setInputFiles(file('hall.jpg', 'image/jpeg', await takePhoto()))
    await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
    await save(page)
    await look(page, 'brand-settings')
  })

  await test.step('pages show it', async () => {
    await page.goto('/')
    await expect(page).toHaveTitle(`Home | ${LONG}`)
    await look(page, 'brand-home-long')
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`About ${LONG}`)
    await look(page, 'brand-about-long')
  })

  await test.step('a logo takes the place of the name', async () => {
    await page.goto('/admin/dashboard?tab=brand')
    await page.getByLabel('Name', { exact: true }).fill(SHORT)
    await page.getByLabel('Logo, SVG or PNG').setInputFiles(file('logo.svg', 'image/svg+xml', Buffer.from(HOSTILE_SVG)))
    await expect(page.getByText('We draw this logo in the text color', { exact: false })).toBeVisible()
    await save(page)
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.waitForLoadState('networkidle')
    await look(page, 'brand-settings-logo')
    await page.goto('/')
    await expect(page).toHaveTitle(`Home | ${SHORT}`)
    const mark = page
      .getByRole('banner')
      .getByRole('link', { name: `${SHORT}, home` })
      .locator('span')
    expect(await mark.evaluate((element) => getComputedStyle(element).maskImage)).toContain('/logo.webp')
    await look(page, 'brand-home')
    const [agent] = await product.query<{ id: string }>(
      'select id from agents where published_at is not null limit 1',
      [],
    )
    await page.goto(`/?agent=${agent?.id}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, 'brand-profile')
    const lamp = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--lamp'))
    await page.emulateMedia({ media: 'screen' })
    expect(lamp.trim()).toMatch(/^#[0-9a-f]{6}$/)
  })

  await test.step('manifest, mail and invoice say it', async () => {
    const manifest = await (await page.request.get('/manifest.webmanifest')).json()
    expect(manifest.name).toBe(SHORT)
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)
    expect((await page.request.post('/api/admin/settings/test-mail', { headers })).ok()).toBe(true)
    await expect
      .poll(async () => (await product.mailsTo(OWNER.email))[0]?.html ?? '', { timeout: 20_000 })
      .toContain('Lantern &amp; Co')
    const pdf = await printInvoice(page, product)
    expect(await readPdfText(pdf)).toContain(SHORT)
    expect(pdf.toString('latin1')).toContain('/Subtype /Image')
  })

  await test.step('a colored sign, and everything back to the original', async () => {
    await page.goto('/admin/dashboard?tab=brand')
    await page.getByLabel('Logo, SVG or PNG').setInputFiles(file('logo.svg', 'image/svg+xml', Buffer.from(COLORED_SVG)))
    await expect(page.getByText('Not saved: Logo')).toBeAttached()
    await save(page)
    await page.goto('/services')
    await look(page, 'brand-services-sign')
    await page.goto('/admin/dashboard?tab=brand')
    await page.getByRole('button', { name: 'Back to “Marquee”' }).click()
    await page.getByRole('button', { name: 'Back to the original colors' }).click()
    for (const _ of ['logo', 'photo']) await page.getByRole('button', { name: 'Remove' }).first().click()
    await save(page)
    await page.goto('/')
    await expect(page).toHaveTitle('Home | Marquee')
    expect(await page.locator('style').filter({ hasText: '.wordmark' }).count()).toBe(0)
  })
})
