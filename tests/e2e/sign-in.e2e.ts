import type { BrowserContext, Page } from '@playwright/test'
import { findInBothThemes } from './look.ts'
import { expect, mailTo, type RunningServer, test } from './support.ts'

const RENEE = { email: 'renee@marquee.example', password: 'house-lights-down' }
const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In' })
const passwordField = (page: Page) => page.getByLabel('Password', { exact: false }).first()

async function fillIn(page: Page, label: 'Email' | 'Username', name: string, password: string) {
  await page.getByLabel(label).fill(name)
  await passwordField(page).fill(password)
  await signInButton(page).click()
}

async function signInAsCustomer(page: Page, { email, password } = RENEE) {
  await page.goto('/customer/login')
  await fillIn(page, 'Email', email, password)
}

const says = (page: Page, title: string) => expect(page.getByText(title, { exact: true }).first()).toBeVisible()
const cookiesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name)

async function openAccountMenu(page: Page, entries: string[]) {
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(entries)
}

// the cookie notice appears at any moment, over the page
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined')))

/** The link in the newest mail to an address with these words in its subject. */
async function linkMailedTo(product: RunningServer, address: string, subject: RegExp): Promise<string> {
  const mail = await mailTo(product, address, subject)
  return mail.text?.match(/https?:\/\/\S+(?:token|reset)=\S+/)?.[0] ?? ''
}

/** The link of the mail, at the address of this product. */
const here = (link: string) => {
  const { pathname, search } = new URL(link)
  return pathname + search
}

test('a customer signs in, sees their portal, and logs out', async ({ page, context }) => {
  await signInAsCustomer(page)
  await says(page, 'Login Successful')
  await says(page, 'Welcome back')
  await expect(page).toHaveURL('/customer/dashboard')
  await expect(page.getByRole('banner')).toContainText('Renee Baptiste')
  await openAccountMenu(page, ['Agent Login', 'Customer Login'])
  await page.getByRole('menuitem', { name: 'Customer Login' }).click()
  await expect(page).toHaveURL('/customer/dashboard')
  await page.getByRole('link', { name: 'Billing' }).first().click()
  await expect(page).toHaveURL('/customer/billing')
  await page.getByRole('button', { name: 'Logout' }).click()
  await says(page, 'Logged Out')
  await expect(page).toHaveURL('/')
  expect(await cookiesOf(context), 'the browser stays known').toEqual(['device'])
  await page.goBack()
  await expect(page).toHaveURL(/^[^?]+\/customer\/login\?returnTo=%2Fcustomer%2Fbilling$/)
  await expect(page.getByText('Renee Baptiste')).toHaveCount(0)
})

test('a wrong password is reported in the toast and beside the field, keeps the name and asks for the password again', async ({
  page,
}) => {
  await page.goto('/customer/login?email=renee%40marquee.example')
  await expect(page.getByLabel('Email')).toHaveValue(RENEE.email)
  await passwordField(page).fill('not-that-one')
  await signInButton(page).click()
  await says(page, 'Login Failed')
  await expect(page.getByText('Invalid email or password')).toHaveCount(2)
  await expect(passwordField(page)).toHaveAccessibleDescription('Invalid email or password')
  await expect(page.getByLabel('Email')).toHaveValue(RENEE.email)
  await expect(passwordField(page)).toBeFocused()
})

test('a portal page asks for a login and is shown afterwards', async ({ page }) => {
  await page.goto('/customer/billing')
  await expect(page).toHaveURL(/\/customer\/login\?returnTo=%2Fcustomer%2Fbilling$/)
  await fillIn(page, 'Email', RENEE.email, RENEE.password)
  await expect(page).toHaveURL('/customer/billing')
  await expect(page.getByRole('banner')).toContainText('Renee Baptiste')
})

test('a session that ends while a page is open leads to the login, and back', async ({ page, context }) => {
  await signInAsCustomer(page)
  await expect(page).toHaveURL('/customer/dashboard')
  await page.goto('/customer/change-password')
  await page.getByLabel('Current password').first().fill(RENEE.password)
  await page.getByLabel('New password').first().fill('velvet rope 42')
  await page.getByLabel('Confirm new password').first().fill('velvet rope 42')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page).toHaveURL(/\/customer\/login\?returnTo=%2Fcustomer%2Fchange-password$/)
  await fillIn(page, 'Email', RENEE.email, RENEE.password)
  await expect(page).toHaveURL('/customer/change-password')
})

for (const evil of [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/admin/dashboard',
]) {
  test(`a login never leads to ${evil} (S34)`, async ({ page }) => {
    await page.goto(`/customer/login?returnTo=${encodeURIComponent(evil)}`)
    await fillIn(page, 'Email', RENEE.email, RENEE.password)
    await expect(page).toHaveURL('/customer/dashboard')
  })
}

test('the first login leads to changing the password, from every page', async ({ page }) => {
  await signInAsCustomer(page, { email: 'new@marquee.example', password: 'first-night-ticket' })
  await expect(page).toHaveURL('/customer/change-password')
  await expect(page.getByText('The first login requires changing the temporary password')).toBeVisible()
  for (const path of ['/customer/dashboard', '/customer/billing', '/customer/login']) {
    await page.goto(path)
    await expect(page).toHaveURL('/customer/change-password')
  }
  const change = async (current: string, wanted: string, confirmed: string) => {
    await page.getByLabel('Current password').first().fill(current)
    await page.getByLabel('New password', { exact: false }).first().fill(wanted)
    await page.getByLabel('Confirm new password').first().fill(confirmed)
    await page.getByRole('button', { name: 'Change Password' }).click()
  }
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Current password is required')).toBeVisible()
  await expect(page.getByLabel('Current password').first()).toBeFocused()
  await change('first-night-ticket', 'velvet rope 42', 'velvet rope 43')
  await says(page, 'Password Mismatch')
  await says(page, 'New password and confirmation do not match')
  await change('first-night-ticket', 'short', 'short')
  await says(page, 'Password Too Short')
  await says(page, 'Password must be at least 8 characters long')
  await change('not-the-one', 'velvet rope 42', 'velvet rope 42')
  await says(page, 'Password Change Failed')
  await says(page, 'Current password is incorrect')
  await change('first-night-ticket', 'velvet rope 42', 'velvet rope 42')
  await says(page, 'Password Changed')
  await expect(page).toHaveURL('/customer/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await signInAsCustomer(page, { email: 'new@marquee.example', password: 'velvet rope 42' })
  await expect(page).toHaveURL('/customer/dashboard')
})

test('an agent signs in and out', async ({ page }) => {
  await page.goto('/agent/dashboard')
  await expect(page).toHaveURL(/\/agent\/login\?returnTo=%2Fagent%2Fdashboard$/)
  await fillIn(page, 'Username', 'imani', 'not-that-one')
  await says(page, 'Login Failed')
  await says(page, 'Invalid credentials')
  await fillIn(page, 'Username', 'imani', 'five-minute-call')
  await says(page, 'Login Successful')
  await expect(page).toHaveURL('/agent/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Imani')
  await openAccountMenu(page, ['Agent Dashboard', 'Customer Login'])
  await page.getByRole('menuitem', { name: 'Agent Dashboard' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/agent/login')
  await openAccountMenu(page, ['Agent Login', 'Customer Login'])
})

test('an admin signs in and out; a login with another role replaces the session', async ({ page }) => {
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/login\?returnTo=%2Fadmin%2Fdashboard$/)
  await expect(page.getByText(/Contact the system administrator/)).toBeVisible()
  await fillIn(page, 'Username', OFFICE.email, 'not-that-one')
  await says(page, 'Invalid email or password')
  await fillIn(page, 'Username', OFFICE.email, OFFICE.password)
  await says(page, 'Login Successful')
  await says(page, 'Welcome to the admin dashboard')
  await expect(page).toHaveURL('/admin/dashboard')
  await openAccountMenu(page, ['Customer Login'])
  await signInAsCustomer(page)
  await expect(page).toHaveURL('/customer/dashboard')
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/login/)
  await fillIn(page, 'Username', OFFICE.email, OFFICE.password)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
})

test('the next person at the browser sees nothing of the previous one', async ({ page }) => {
  await signInAsCustomer(page)
  await expect(page.getByRole('banner')).toContainText('Renee Baptiste')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Agent Login' }).click()
  await fillIn(page, 'Username', 'imani', 'five-minute-call')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Imani')
  await expect(page.getByText('Renee')).toHaveCount(0)
})

test('a customer who forgot the password gets a link that works once and is shown nowhere', async ({
  page,
  product,
}) => {
  await page.goto('/customer/login')
  await page.getByLabel('Email').fill(RENEE.email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot password?' })
  await expect(dialog.getByLabel('Email')).toHaveValue(RENEE.email)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByText(/If this address has an account, a link is on its way/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Back to sign in' }).click()

  const link = here(await linkMailedTo(product, RENEE.email, /^Reset your/))
  const referrers: (string | undefined)[] = []
  page.on('request', (request) => referrers.push(request.headers().referer))
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
  await expect(page).toHaveURL('/customer/change-password')
  await expect(page.getByLabel('Current password')).toHaveCount(0)
  expect(referrers.filter((referrer) => referrer?.includes('token'))).toEqual([])
  const choose = async () => {
    await page.getByLabel('New password', { exact: false }).first().fill('curtain going up')
    await page.getByLabel('Confirm new password').first().fill('curtain going up')
    await page.getByRole('button', { name: 'Change Password' }).click()
  }
  await choose()
  await says(page, 'Password Changed')
  await expect(page).toHaveURL('/customer/login')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeVisible()
  await signInAsCustomer(page, { email: RENEE.email, password: 'curtain going up' })
  await expect(page).toHaveURL('/customer/dashboard')
  RENEE.password = 'curtain going up'
})

test('an agent who forgot the password chooses a new one at the agent login', async ({ page, product }) => {
  await page.goto('/agent/login')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const [{ email } = { email: '' }] = await product.query<{ email: string }>(
    "select email from users where username = 'ruth'",
  )
  await page.getByRole('dialog').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.goto(here(await linkMailedTo(product, email, /^Reset your/)))
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page).toHaveURL('/agent/login')
  await page.getByLabel('New password', { exact: false }).first().fill('bells at eight')
  await page.getByLabel('Confirm new password').first().fill('bells at eight')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await says(page, 'Password Changed')
  await fillIn(page, 'Username', 'ruth', 'bells at eight')
  await expect(page).toHaveURL('/agent/dashboard')
})

const SCREENS = [
  { path: '/customer/login', heading: 'Customer Portal', title: 'Customer Portal | Marquee' },
  { path: '/agent/login', heading: 'Agent Login', title: 'Agent Login | Marquee' },
  { path: '/admin/login', heading: 'Admin Login', title: 'Admin Login | Marquee' },
  { path: '/admin/login?reset=x', heading: 'Choose a new password', title: 'Admin Login | Marquee' },
  {
    path: '/customer/change-password?token=x',
    heading: 'This link no longer works',
    title: 'This link no longer works | Marquee',
  },
  { path: '/customer/change-password', as: 'customer', heading: 'Change Password', title: 'Change Password | Marquee' },
  { path: '/agent/dashboard', as: 'agent', heading: 'Welcome, Imani Okafor', title: 'Agent Dashboard | Marquee' },
  {
    path: '/admin/dashboard',
    as: 'admin',
    heading: /needs? an answer$|waiting in chat$/,
    title: 'Dashboard | Marquee',
  },
] as const

async function comeAs(page: Page, role: 'customer' | 'agent' | 'admin') {
  const credentials = { customer: RENEE, agent: { username: 'imani', password: 'five-minute-call' }, admin: OFFICE }
  const answer = await page.request.post(`/api/${role}/login`, { data: credentials[role] })
  expect(answer.ok()).toBe(true)
}

for (const { path, heading, title, ...who } of SCREENS) {
  test(`${path} has no accessibility violation in either theme, at any width`, async ({ page }) => {
    if ('as' in who) await comeAs(page, who.as)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(title)
    await page.waitForLoadState('networkidle')
    expect(await findInBothThemes(page)).toEqual([])
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${width} pixels`).toBeLessThanOrEqual(0)
    }
  })
}
