import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { SETUP_STEPS } from '#shared/model/setup.ts'
import { look } from './look.ts'
import { enter, row, save, sheet } from './roster.ts'
import { expect, findTooWide, resizeTo, withOwnProduct } from './support.ts'

const test = withOwnProduct()

const OWN = { name: 'Ada Lin', email: 'ada@lin.example', password: 'seven paper lanterns' }

/** Pages of the public site, each with what it says while the agency has nothing. */
const EMPTY_SITE = [
  ['home', '/', 'No agents available at this time'],
  ['search', '/?q=dj', 'No agents available at this time'],
  ['services', '/services', 'No services available at this time'],
  ['reviews', '/reviews', 'No reviews available yet.'],
  ['about', '/about', 'Our team'],
  ['booking', '/booking', 'Select an agent to see details'],
] as const

/** Screens of the office. */
const OFFICE = [
  ...['dashboard', 'dashboard?tab=settings', 'dashboard?tab=team', 'dashboard?tab=audit', 'dashboard?tab=export'],
  ...['agents', 'bookings', 'bookings?view=table', 'bookings?view=calendar', 'bookings?view=customers'],
  ...['bookings?view=proposals', 'testimonials', 'categories', 'chat-settings', 'chat-settings?tab=conversations'],
  ...['billing', 'billing?tab=reports', 'billing?tab=payouts', 'invoices', 'payments', 'pricing'],
]

async function openDashboard(page: Page) {
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeVisible()
}

test.describe.configure({ mode: 'serial' })

test('the owner of the demo removes it and starts an agency of her own', async ({ page, product }) => {
  test.setTimeout(240_000)
  await enter(page, product)
  await openDashboard(page)
  await look(page, 'moving-1-question')
  await page.getByRole('button', { name: 'Remove the demo' }).click()
  await expect(sheet(page).getByText(/24 performers/)).toBeVisible()
  await look(page, 'moving-2-removal')
  await save(page, 'Remove the demo')
  await expect(sheet(page).getByText('Type Marquee or REMOVE', { exact: true })).toBeVisible()
  await sheet(page).getByLabel('Your name').fill(OWN.name)
  await sheet(page).getByLabel('Email').fill(OWN.email)
  await sheet(page).getByLabel('Password').fill(OWN.password)
  await sheet(page).getByLabel('Type Marquee or REMOVE to confirm').fill('Marquee')
  await save(page, 'Remove the demo')
  await expect(sheet(page).getByRole('heading', { name: 'The demo is gone' })).toBeVisible({ timeout: 20_000 })
  const file = await sheet(page).locator('.setup-file').innerText()
  expect(existsSync(file)).toBe(true)
  await look(page, 'moving-3-gone')
  await page.getByRole('button', { name: 'Set up your agency' }).click()
  await expect(page.getByText(`0 of ${SETUP_STEPS.length} steps done`)).toBeVisible()
  await expect(page.getByText('Nothing needs you right now.')).toBeVisible()
  expect((await page.request.get('/api/admin/session')).status()).toBe(200)

  await test.step('the public site is empty and says so', async () => {
    for (const [name, path, text] of EMPTY_SITE) {
      await page.goto(path)
      await expect(page.getByText(text).first(), name).toBeVisible()
      await page.waitForLoadState('networkidle')
      await look(page, `moving-4-${name}`)
    }
  })
  await test.step('an agency without talent boasts of nothing (P2.4)', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Put a name in lights.' })).toBeVisible()
    await expect(page.getByText('10K+')).toBeHidden()
  })
  await test.step('every screen of the office is empty and says so', async () => {
    for (const path of OFFICE) {
      await page.goto(`/admin/${path}`)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expect(page.getByText(/NaN|undefined|Infinity|could not be loaded/), path).toHaveCount(0)
      // other journeys scan these screens; their empty states are looked at on the phone
      if (process.env.SHOTS) await look(page, `moving-5-${path.replace(/\W+/g, '-')}`)
      await resizeTo(page, 390)
      expect(await findTooWide(page), path).toEqual([])
      await resizeTo(page, 1440)
    }
  })
})

test('a first category and a first performer are on the site at once', async ({ page, product }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  const { email, password } = OWN
  const answer = await page.request.post('/api/admin/login', {
    data: { email, password },
    headers: { origin: product.url },
  })
  expect(answer.ok()).toBe(true)
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: 'Add Category' }).first().click()
  await sheet(page).getByLabel('Display Name').fill('String Quartets')
  await sheet(page).getByLabel('Name (required)', { exact: true }).fill('string_quartet')
  await save(page, 'Add Category')
  await expect(row(page, 'String Quartets')).toBeVisible()
  await page.goto('/admin/agents?new=1')
  await sheet(page).getByLabel('Name (required)').fill('Odile Marchetti')
  await sheet(page).getByLabel('Category').selectOption({ label: 'String Quartets' })
  await sheet(page).getByLabel('Hourly rate').fill('210')
  await save(page, 'Add Agent')
  await expect(row(page, 'Odile Marchetti')).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('Showing 1 of 1')).toBeVisible()
  await expect(row(page, 'Odile Marchetti')).toBeVisible()
  await look(page, 'moving-6-home')
  await page.goto('/services')
  await expect(page.getByRole('heading', { name: 'String Quartets' })).toBeVisible()
  await openDashboard(page)
  await expect(page.getByText(`1 of ${SETUP_STEPS.length} steps done`)).toBeVisible()
  await resizeTo(page, 390)
  await page.getByRole('button', { name: `Show all ${SETUP_STEPS.length} steps` }).click()
  await expect(page.getByText('1 of 3 published.')).toBeVisible()
  await look(page, 'moving-7-checklist')
})

test('the next start brings no demo back', async ({ product }) => {
  await product.stop()
  await product.open()
  const agents = (await (await fetch(`${product.url}/api/agents`)).json()) as { name: string }[]
  expect(agents.map(({ name }) => name)).toEqual(['Odile Marchetti'])
})
