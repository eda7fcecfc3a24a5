import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, type RunningServer, test } from './support.ts'
import { addDevice } from './virtual-device.ts'

const OWNER = { email: 'office@marquee.example', password: 'stage-door-open' }
/** A booker with the owner's password. */
const BOOKER = { name: 'factors@marquee.example', password: OWNER.password, door: '/admin/login' }
const AGENT = { name: 'imani', password: 'five-minute-call', door: '/agent/login' }
/** How soon an open page shows that its access ended, in milliseconds (docs/product.md P1.17). */
const NOTICE_MS = 2000
const STEP_MS = 30_000

// browsers make no passkeys for addresses that are numbers
test.use({
  baseURL: async ({ product }, use) => use(product.url.replace('127.0.0.1', 'localhost')),
})
test.describe.configure({ mode: 'serial' })
test.beforeEach(async ({ page, product }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await product.query(
    `insert into users (username, email, role, staff_role, password_hash)
     select '${BOOKER.name}', '${BOOKER.name}', role, 'booker', password_hash from users where email = '${OWNER.email}'
     on conflict do nothing`,
  )
})

async function typePassword(page: Page, { name, password, door }: typeof AGENT) {
  await page.goto(door)
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

const countMails = async (product: RunningServer, words: string) =>
  (await product.mails()).filter(({ subject }) => subject?.startsWith(words)).length

for (const who of [BOOKER, AGENT]) {
  const office = who.door.replace('/login', '/dashboard')
  test(`an authenticator app of ${who.name} signs in, each code once, and is removed in the account: the password signs in alone again (P1.23)`, async ({
    page,
    context,
    product,
  }) => {
    const before = await countMails(product, 'The authenticator app was removed')
    await typePassword(page, who)
    await expect(page).toHaveURL(office)
    await page.goto(`${office}?account=open`)
    const account = page.getByRole('dialog', { name: 'Your account' })
    await account.getByRole('button', { name: 'Set up app' }).click()
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    const secret = (await page.locator('.app-key').innerText()).replace(/Key:/, '').replace(/\s/g, '')
    const app = new TOTP({ secret })
    const at = Date.now()
    await page.getByRole('textbox', { name: 'Code' }).fill(app.generate({ timestamp: at - STEP_MS }))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('button', { name: 'I saved them' }).click()
    const row = account.getByRole('article', { name: 'Authenticator app' })
    await expect(row).toContainText('Set up ')

    await context.clearCookies()
    await typePassword(page, who)
    const code = page.getByLabel('Code from your app')
    await code.fill(app.generate({ timestamp: at - STEP_MS }))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('That code is wrong or was used already')).toBeVisible()
    await code.fill(app.generate({ timestamp: Date.now() }))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(office)

    await page.goto(`${office}?account=open`)
    await account.getByRole('button', { name: 'Remove the authenticator app' }).click()
    const question = page.getByRole('dialog', { name: 'Remove the authenticator app?' })
    await question.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(account.getByText('Only your password protects your account.')).toBeVisible()
    await expect(account.getByRole('button', { name: 'Set up app' })).toBeVisible()
    await expect(account.getByRole('article', { name: 'Recovery codes' })).toHaveCount(0)
    await expect
      .poll(() => countMails(product, 'The authenticator app was removed'), { timeout: 20_000 })
      .toBe(before + 1)
    await context.clearCookies()
    await typePassword(page, who)
    await expect(page).toHaveURL(office)
  })
}

test('an ended access shows in the open page within two seconds and refuses the passkey, until it is restored', async ({
  page,
  context,
  product,
  request,
}) => {
  const device = await addDevice(context, page)
  await typePassword(page, BOOKER)
  await expect(page).toHaveURL('/admin/dashboard')
  await page.goto('/admin/dashboard?account=open')
  const account = page.getByRole('dialog', { name: 'Your account' })
  await account.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByLabel('Name').fill('Phone')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'I saved them' }).click()
  await page.goto('/admin/dashboard')
  await page.waitForLoadState('networkidle')

  expect((await request.post('/api/admin/login', { data: OWNER })).ok()).toBe(true)
  const [{ id } = { id: '' }] = await product.query<{ id: string }>(
    `select id from users where email = '${BOOKER.name}'`,
  )
  expect((await request.post(`/api/admin/team/${id}/end`)).ok()).toBe(true)
  await expect(page).toHaveURL(/\/admin\/login/, { timeout: NOTICE_MS })
  expect(await device.keys()).toHaveLength(1)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey does not work here. Sign in with your password.').first()).toBeVisible()
  await typePassword(page, BOOKER)
  await expect(page.getByText('Invalid').or(page.getByText('Login Failed')).first()).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/login/)

  expect((await request.post(`/api/admin/team/${id}/restore`)).ok()).toBe(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
})
