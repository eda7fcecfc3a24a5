import type { Page } from '@playwright/test'
import { takePhoto } from '../support/hall-photo.ts'
import { COLORED_SVG } from '../support/logos.ts'
import { RunningServer } from '../support/running-server.ts'
import { PEOPLE, upload } from './import-screen.ts'
import { look } from './look.ts'
import { test as base, expect } from './support.ts'

const OWNER = { email: 'ada@riverside.example', password: 'seven paper lanterns' }
const AGENCY = 'Riverside Talent'
const CATEGORIES = [
  { name: 'dj', displayName: 'DJs', description: 'Sets that follow the room.' },
  { name: 'live_band', displayName: 'Live Bands', description: 'From a duo at dinner to a full horn section.' },
  { name: 'bartender', displayName: 'Bartenders', description: 'Menus built for your guest list.' },
]

/** A product as a new owner has it: without the demo, with the account of `marquee create-admin`. */
const test = base.extend<object, { product: RunningServer }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const product = new RunningServer(
        { DEMO_DATA: '0', ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password },
        { empty: true },
      )
      await product.open()
      await use(product)
      await product.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const csv = (name: string, rows: readonly string[]) => ({
  ...{ name, mimeType: 'text/csv' },
  buffer: Buffer.from(rows.join('\n')),
})

/** The day some days from now, as 2026-12-04. */
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

async function takeBrand(page: Page) {
  await page.goto('/admin/dashboard?tab=brand')
  await page.getByLabel('Name', { exact: true }).fill(AGENCY)
  await page.getByLabel('Light theme', { exact: true }).fill('#0b5c8a')
  await page.getByLabel('Dark theme', { exact: true }).fill('#7fd1ff')
  await page
    .getByLabel('Your own photo')
    .setInputFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer: await takePhoto() })
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await page
    .getByLabel('Logo, SVG or PNG')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(COLORED_SVG) })
  await expect(page.getByText(/Not saved: .*Logo/)).toBeAttached()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Visitors see it now.', { exact: false })).toBeVisible({ timeout: 20_000 })
}

test('a new agency with its own name, logo, 60 performers and 400 bookings shows nothing of the original', async ({
  page,
  product,
}) => {
  test.setTimeout(300_000)
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  const headers = { origin: product.url }
  expect((await page.request.post('/api/admin/login', { data: OWNER, headers })).ok()).toBe(true)
  for (const data of CATEGORIES) expect((await page.request.post('/api/categories', { data, headers })).ok()).toBe(true)

  await test.step('brand', () => takeBrand(page))
  await test.step('60 performers', async () => {
    const rows = PEOPLE.map(
      (name, i) =>
        `${name},${CATEGORIES[i % 3]?.displayName},${120 + i},${name.replace(' ', '.').toLowerCase()}@talent.example`,
    )
    await upload(page, 'Talent', csv('roster.csv', ['Stage name,Category,Rate,Email', ...rows]))
    await page.getByRole('button', { name: 'Check 60 rows' }).click()
    await page.getByRole('button', { name: 'Import 60 rows' }).click()
    await expect(page.getByText('60 people imported.')).toBeVisible({ timeout: 30_000 })
  })
  await test.step('400 bookings, before and after today', async () => {
    const rows = Array.from(
      { length: 400 },
      (_, i) =>
        `${day(2 * Math.floor(i / 4) - 150)} 20:00,${PEOPLE[i % 60]},Guest ${i % 50},guest${i % 50}@example.com,Wedding,4,${400 + i}`,
    )
    await upload(page, 'Bookings', csv('bookings.csv', ['Date,Performer,Client,Email,Event,Hours,Fee', ...rows]))
    await page.getByRole('button', { name: 'Check 400 rows' }).click()
    await page.getByRole('button', { name: 'Import 400 rows' }).click()
    await expect(page.getByText('400 bookings imported.')).toBeVisible({ timeout: 60_000 })
  })

  await test.step('the public site is the agency’s', async () => {
    const [agent] = await product.query<{ id: string }>('select id from agents where name = $1', ['Ada Adler'])
    for (const [name, path] of [
      ['home', '/'],
      ['services', '/services'],
      ['about', '/about'],
      ['booking', '/booking'],
      ['profile', `/?agent=${agent?.id}`],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveTitle(new RegExp(AGENCY))
      await page.waitForLoadState('networkidle')
      await expect(page.getByText(/Marquee/), name).toHaveCount(0)
      await look(page, `moved-in-${name}`)
    }
  })
  await test.step('buttons and links name the agency’s categories', async () => {
    await page.goto('/#browse')
    const buttons = page.getByRole('group', { name: 'Filter by category' }).getByRole('button')
    await expect(buttons).toHaveText(['All 60', ...CATEGORIES.map(({ displayName }) => `${displayName} 20`)])
    await buttons.last().click()
    await expect(page.getByText('Showing 20 of 60')).toBeVisible()
    await look(page, 'moved-in-category')
    await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'Live Bands' }).click()
    await expect(page).toHaveURL('/services#live_band')
    await expect(page.getByRole('heading', { level: 2, name: 'Live Bands' })).toBeInViewport()
  })
  await test.step('the office has everyone and everything', async () => {
    for (const [name, path] of [
      ['dashboard', 'dashboard'],
      ['agents', 'agents'],
      ['board', 'bookings'],
      ['table', 'bookings?view=table'],
      ['calendar', 'bookings?view=calendar'],
      ['money', 'billing'],
    ] as const) {
      await page.goto(`/admin/${path}`)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible()
      await expect(page.getByText(/Marquee|NaN|undefined|could not be loaded/), name).toHaveCount(0)
      await look(page, `moved-in-office-${name}`)
    }
  })
  await test.step('a visitor’s request brings a mail in the agency’s name', async () => {
    const [agent] = await product.query<{ id: string }>('select id from agents where name = $1', ['Ada Adler'])
    const data = {
      ...{ agentId: agent?.id, customerName: 'Dana Whitfield', customerEmail: 'dana@example.com' },
      ...{ customerPhone: '(912) 555-0123', eventType: 'wedding', eventDate: `${day(400)}T20:00`, duration: 4 },
      eventLocation: 'The Loft, Savannah',
    }
    const made = await page.request.post('/api/bookings', { data, headers })
    expect(made.status(), await made.text()).toBe(201)
    await expect.poll(async () => (await product.mailsTo('dana@example.com')).length, { timeout: 20_000 }).toBe(1)
    const [mail] = await product.mailsTo('dana@example.com')
    expect(mail?.from?.name).toBe(AGENCY)
    expect(mail?.html).toContain(AGENCY)
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('Marquee')
  })
})
