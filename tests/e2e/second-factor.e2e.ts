import type { Page } from '@playwright/test'
import { findInBothThemes } from './look.ts'
import { expect, type RunningServer, test } from './support.ts'
import { addDevice } from './virtual-device.ts'

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }

// browsers make no passkeys for addresses that are numbers
test.use({
  baseURL: async ({ product }, use) => use(product.url.replace('127.0.0.1', 'localhost')),
})
test.describe.configure({ mode: 'serial' })
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined')))

async function typePassword(page: Page, { email, password } = OFFICE) {
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function openAccount(page: Page) {
  await page.goto('/admin/dashboard?account=open')
  return page.getByRole('dialog', { name: 'Your account' })
}

/** Adds a passkey and puts the recovery codes away. @returns the codes */
async function addPasskey(page: Page, name: string): Promise<string[]> {
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const shown = await codes.getByRole('listitem').allTextContents()
  await codes.getByRole('button', { name: 'I saved them' }).click()
  await expect(account.getByRole('article', { name })).toBeVisible()
  return shown
}

/** A colleague who is an owner too, with the office's password. @returns a page's requests as them */
async function addOwner(product: RunningServer) {
  await product.query(
    `insert into users (username, email, role, staff_role, password_hash)
     select 'second', 'second@marquee.example', role, staff_role, password_hash from users where email = '${OFFICE.email}'
     on conflict do nothing`,
  )
}

let codes: string[] = []

test('a passkey is added and signs in alone; a lost one is made up for by a recovery code, once', async ({
  page,
  context,
}) => {
  const device = await addDevice(context, page)
  await page.goto('/admin/login')
  await typePassword(page)
  await expect(page).toHaveURL('/admin/dashboard')
  codes = await addPasskey(page, 'Office laptop')
  expect(await device.keys()).toHaveLength(1)

  await context.clearCookies()
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/admin/dashboard')

  // the device is lost
  await device.lose()
  await context.clearCookies()
  await page.goto('/admin/login')
  await typePassword(page)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.getByLabel('Recovery code').fill('AAAAAA-AAAAAA-AAAAAA-AAAAAA')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('That code is wrong or was used already')).toBeVisible()
  await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/admin/dashboard')

  await context.clearCookies()
  await page.goto('/admin/login')
  await typePassword(page)
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('That code is wrong or was used already')).toBeVisible()
  await expect(page).toHaveURL('/admin/login')
})

test('an open page notices within two seconds that a second factor was reset, and its passkey is refused', async ({
  page,
  context,
  product,
  request,
}) => {
  await addOwner(product)
  const device = await addDevice(context, page)
  await page.goto('/admin/login')
  await typePassword(page)
  await page.getByLabel('Recovery code').fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByLabel('Name').fill('New phone')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(account.getByRole('article', { name: 'New phone' })).toBeVisible()
  await page.goto('/admin/dashboard')
  await page.waitForLoadState('networkidle')

  const second = await request.post('/api/admin/login', {
    data: { email: 'second@marquee.example', password: OFFICE.password },
  })
  expect(second.ok()).toBe(true)
  const [{ id } = { id: '' }] = await product.query<{ id: string }>(
    `select id from users where email = '${OFFICE.email}'`,
  )
  const reset = await request.post(`/api/admin/team/${id}/reset-second-factor`)
  expect(reset.ok()).toBe(true)
  await expect(page).toHaveURL(/\/admin\/login/, { timeout: 2000 })

  expect(await device.keys()).toHaveLength(1)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey does not work here. Sign in with your password.').first()).toBeVisible()
  await typePassword(page)
  await expect(page).toHaveURL(/\/admin\/dashboard/)
})

test('an office that requires a second factor leads to adding one before anything else', async ({ page, product }) => {
  await product.query('update agency_settings set require_second_factor = true')
  try {
    await page.goto('/admin/login')
    await typePassword(page)
    await expect(page.getByRole('heading', { name: 'Add a second factor' })).toBeVisible()
    await page.goto('/admin/bookings')
    await expect(page.getByRole('heading', { name: 'Add a second factor' })).toBeVisible()
    await page.getByRole('button', { name: 'Set up app' }).click()
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    const key = await page.locator('.app-key').innerText()
    const { TOTP } = await import('otpauth')
    const secret = key.replace(/Key:/, '').replace(/\s/g, '')
    await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate())
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'I saved them' }).click()
    await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible()
  } finally {
    await product.query('update agency_settings set require_second_factor = false')
    await product.query('delete from authenticator_apps')
    await product.query('delete from passkeys')
  }
})

test('codes are made anew, an agency that requires a factor keeps the last one, and without that it goes; each is mailed', async ({
  page,
  context,
  product,
}) => {
  const mailed = async (words: string) =>
    (await product.mails()).filter(({ subject }) => subject?.startsWith(words)).length
  await addDevice(context, page)
  await page.goto('/admin/login')
  await typePassword(page)
  await expect(page).toHaveURL('/admin/dashboard')
  const before = await mailed('A passkey was added')
  const [old = ''] = await addPasskey(page, 'Old laptop')
  await expect.poll(() => mailed('A passkey was added'), { timeout: 20_000 }).toBe(before + 1)

  const account = page.getByRole('dialog', { name: 'Your account' })
  await account.getByRole('button', { name: 'New codes' }).click()
  await page.getByRole('dialog', { name: 'Make new recovery codes?' }).getByRole('button', { name: 'Make new' }).click()
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const [fresh = ''] = await shown.allTextContents()
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect.poll(() => mailed('New recovery codes were created'), { timeout: 20_000 }).toBeGreaterThan(0)
  await context.clearCookies()
  await page.goto('/admin/login')
  await typePassword(page)
  await page.getByLabel('Recovery code').fill(old)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('That code is wrong or was used already')).toBeVisible()
  await page.getByLabel('Recovery code').fill(fresh)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/admin/dashboard')

  const required = async () =>
    (await product.query<{ on: boolean }>('select require_second_factor as on from agency_settings'))[0]?.on
  const turn = async (on: boolean) => {
    await page.goto('/admin/dashboard?tab=team')
    await page.getByRole('switch', { name: 'Require a second factor' }).setChecked(on)
    await expect.poll(required).toBe(on)
  }
  const remove = async () => {
    await (await openAccount(page)).getByRole('button', { name: 'Remove Old laptop' }).click()
    const question = page.getByRole('dialog', { name: 'Remove Old laptop?' })
    await question.getByRole('button', { name: 'Remove', exact: true }).click()
  }
  await turn(true)
  await remove()
  await expect(page.getByText(/Your agency requires a second factor. Add another one/).first()).toBeVisible()
  await expect(account.getByRole('article', { name: 'Old laptop' })).toBeVisible()
  await turn(false)
  await remove()
  await expect(account.getByText('Only your password protects your account.')).toBeVisible()
  await expect(account.getByRole('article', { name: 'Old laptop' })).toHaveCount(0)
  await expect.poll(() => mailed('A passkey was removed'), { timeout: 20_000 }).toBe(1)
  await context.clearCookies()
  await page.goto('/admin/login')
  await typePassword(page)
  await expect(page).toHaveURL('/admin/dashboard')
})

test("the account's dialogs have no accessibility violation in either theme, at any width", async ({
  page,
  context,
}) => {
  await addDevice(context, page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/admin/login')
  await typePassword(page)
  await expect(page).toHaveURL('/admin/dashboard')
  const account = await openAccount(page)
  await expect(account.getByRole('button', { name: 'Add passkey' })).toBeEnabled()
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${width} pixels`).toBeLessThanOrEqual(0)
  }
  expect(await findInBothThemes(page)).toEqual([])
  await account.getByRole('button', { name: 'Set up app' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  expect(await findInBothThemes(page)).toEqual([])
})
