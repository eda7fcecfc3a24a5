import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FakeEventSource } from '#web/app/test-support/event-source.ts'
import { api, field, ok, open, refused, reopen, session, signedOut, title } from '#web/app/test-support/portals.tsx'
import { button, toastTexts } from '#web/routes/test-support/screen.tsx'

const ADMIN = ok({
  authenticated: true,
  admin: { username: 'office', email: 'office@example.com', staffRole: 'owner' },
})
const AGENT = ok({ authenticated: true, agent: { name: 'Imani Okafor' }, user: { username: 'imani' } })

test.each([
  ['/customer/billing?tab=invoices', '/customer/login?returnTo=%2Fcustomer%2Fbilling%3Ftab%3Dinvoices'],
  ['/customer/change-password', '/customer/login?returnTo=%2Fcustomer%2Fchange-password'],
  ['/agent/dashboard', '/agent/login?returnTo=%2Fagent%2Fdashboard'],
  ['/admin/dashboard', '/admin/login?returnTo=%2Fadmin%2Fdashboard'],
])('%s leads a stranger to %s', async (address, login) => {
  api.answers.set('GET /api/agent/session', ok({ authenticated: false }))
  const { where } = await open(address)
  await expect.poll(where).toBe(login)
})

test('a person with another role is not let in either', async () => {
  api.answers.set('GET /api/customer/session', refused(403, 'Not for you'))
  const { where } = await open('/customer/billing')
  await expect.poll(where).toBe('/customer/login?returnTo=%2Fcustomer%2Fbilling')
})

test('the office says that it is checking, and opens', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  api.answers.set('GET /api/admin/session', () => promise)
  await open('/admin/dashboard')
  await expect.element(page.getByText('Checking authentication...')).toBeInTheDocument()
  await expect.element(title('Office')).not.toBeInTheDocument()
  // the frame of every member of the staff is there, for the eyes alone
  const side = document.querySelector('.admin-side')
  expect(side?.getAttribute('aria-hidden')).toBe('true')
  expect(side?.textContent).toContain('Bookings')
  expect(side?.textContent).not.toContain('Pricing')
  expect(document.querySelector('.admin-row[aria-current]')?.textContent).toBe('Dashboard')
  resolve(ADMIN())
  await expect.element(title('Office')).toBeVisible()
})

test.each([
  ['/customer/billing', 'customer', 'Opening your portal...'],
  ['/agent/dashboard', 'agent', 'Opening your dashboard...'],
])('%s has its frame before the session is known', async (address, portal, words) => {
  api.answers.set(`GET /api/${portal}/session`, () => new Promise(() => {}))
  await open(address)
  await expect.element(page.getByText(words)).toBeInTheDocument()
  await expect.element(page.getByRole('banner')).toBeVisible()
})

test('the office goes to its log-in when the check fails for any reason', async () => {
  api.answers.set('GET /api/admin/session', refused(500, 'Something went wrong'))
  const { where } = await open('/admin/dashboard')
  await expect.poll(where).toContain('/admin/login')
})

test('a customer whose session cannot be asked for is not signed out, and can ask again', async () => {
  api.answers.set('GET /api/customer/session', refused(503, 'Back soon'))
  await open('/customer/billing')
  await expect.element(page.getByText('Your session could not be checked.')).toBeVisible()
  api.answers.set('GET /api/customer/session', session())
  await button('Try again').click()
  await expect.element(title('Cards of Renée')).toBeVisible()
})

test('every page of the portal leads to a password that must be changed', async () => {
  api.answers.set('GET /api/customer/session', session(true))
  const { where, router } = await open('/customer/billing')
  await expect.poll(where).toBe('/customer/change-password')
  await router.navigate('/customer/dashboard')
  await expect.poll(where).toBe('/customer/change-password')
})

test('a refusal of any call asks for the session again: a wrong one ends it, another does not', async () => {
  api.answers.set('GET /api/customer/session', session())
  api.answers.set('GET /api/customer/bookings', refused(403, 'Not this'))
  const { where } = await open('/customer/billing')
  await button('Read').click()
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(title('Cards of Renée')).toBeVisible()
  api.answers.set('GET /api/customer/bookings', signedOut)
  api.answers.set('GET /api/customer/session', signedOut)
  await button('Read').click()
  await expect.poll(where).toBe('/customer/login?returnTo=%2Fcustomer%2Fbilling')
})

test('a customer leaves for home even when the call fails, and nothing of theirs stays', async () => {
  api.answers.set('GET /api/customer/session', session())
  api.answers.set('POST /api/customer/logout', () => Promise.reject(new TypeError('Failed to fetch')))
  const { where, client } = await open('/customer/dashboard')
  await expect.poll(() => document.querySelector('.portal-name')?.textContent).toBe('Signed in as Renée Thibodeaux')
  client.setQueryData(['bookings', 'customer'], ['mine'])
  await button('Logout').click()
  await expect.poll(where).toBe('/')
  expect(toastTexts()).toEqual([['Logged Out', undefined]])
  const kept = client.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
  expect(kept.map(({ queryKey }) => queryKey[0]).filter((root) => root !== 'auth')).toEqual([])
})

test.each([
  ['agent', '/agent/dashboard', AGENT],
  ['admin', '/admin/dashboard', ADMIN],
])('an %s stays signed in when the log-out fails, sees why, and can try again', async (role, address, signedIn) => {
  api.answers.set(`GET /api/${role}/session`, signedIn)
  api.answers.set(`POST /api/${role}/logout`, refused(503, 'Back soon'))
  const { where } = await open(address)
  await button('Logout').click()
  await expect.poll(toastTexts).toEqual([['Failed to logout', undefined]])
  expect(where()).toBe(address)
  api.answers.set(`POST /api/${role}/logout`, ok({ success: true }))
  await button('Logout').click()
  await expect.poll(where).toBe(`/${role}/login`)
})

test('a mailed link needs no session and no old password, and leads to the log-in', async () => {
  api.answers.set('POST /api/auth/check-password-link', ok({ link: 'reset', email: 'renee@example.com' }))
  api.answers.set('POST /api/auth/reset-password', ok({ success: true, role: 'customer', signedIn: false }))
  const { where } = await open('/customer/change-password?token=SECRET')
  await expect.element(title('Change Password')).toBeVisible()
  await expect.poll(where).toBe('/customer/change-password')
  expect(document.body.textContent).not.toContain('Current password')
  await field('New password').fill('velvet rope 42')
  await field('Confirm new password').fill('velvet rope 42')
  await button('Change Password').click()
  await expect.poll(where).toBe('/customer/login')
  expect(toastTexts()).toEqual([['Password Changed', undefined]])
  await expect.element(page.getByText('Your password is changed. Sign in with it.')).toBeVisible()
  await expect.element(field('Email')).toHaveFocus()
  expect(api.sent).toEqual([
    ['POST /api/auth/check-password-link', { token: 'SECRET' }],
    ['POST /api/auth/reset-password', { token: 'SECRET', newPassword: 'velvet rope 42' }],
  ])
})

test('the link of a first booking leads from the password to the bookings, signed in (P1.31)', async () => {
  api.answers.set('POST /api/auth/check-password-link', ok({ link: 'first', email: 'renee@example.com' }))
  api.answers.set('POST /api/auth/reset-password', ok({ success: true, role: 'customer', signedIn: true }))
  const { where, router } = await open('/customer/change-password?token=SECRET')
  await expect.element(title('Choose a password')).toBeVisible()
  expect(document.querySelector<HTMLInputElement>('input[name="username"]')?.value).toBe('renee@example.com')
  api.answers.set('GET /api/customer/session', session())
  await field('New password').fill('velvet rope 42')
  await field('Confirm new password').fill('velvet rope 42')
  await button('Change Password').click()
  await expect.poll(where).toBe('/customer/dashboard')
  await expect.element(title('Bookings of Renée')).toBeVisible()
  // the link stands for nothing any more
  await router.navigate('/customer/change-password')
  await expect.element(field('Current password')).toBeVisible()
})

test('a used or expired link says so before anything is typed, and another can be requested (P1.31)', async () => {
  api.answers.set('POST /api/auth/check-password-link', ok({ link: 'gone', email: null }))
  api.answers.set('POST /api/auth/forgot-password', ok({ success: true }))
  await open('/customer/change-password?token=SPENT')
  await expect.element(title('This link no longer works')).toBeVisible()
  expect(document.querySelector('input[type="password"]')).toBeNull()
  await button('Forgot password?').click()
  await field('Email').fill('renee@example.com')
  await button('Send link').click()
  await expect.poll(() => api.sent.at(-1)?.[0]).toBe('POST /api/auth/forgot-password')
})

test('a link that could not be checked can be tried again', async () => {
  api.answers.set('POST /api/auth/check-password-link', refused(503, 'Back soon'))
  await open('/customer/change-password?token=SECRET')
  api.answers.set('POST /api/auth/check-password-link', ok({ link: 'reset', email: null }))
  await button('Try again').click()
  await expect.element(title('Change Password')).toBeVisible()
})

test('a mailed link whose page is loaded anew says that it has to be opened again', async () => {
  const { where, router } = await open('/customer/change-password?token=SECRET')
  await expect.poll(where).toBe('/customer/change-password')
  const again = page.getByText('Open the link from the email again to choose a password.')
  // a new load begins with what the history kept
  await reopen({ pathname: '/customer/change-password', state: router.state.location.state })
  await expect.element(title('Customer Portal')).toBeVisible()
  await expect.element(again).toBeVisible()
})

test('a stranger who came without a link sees no notice about one', async () => {
  await open('/customer/change-password')
  await expect.element(title('Customer Portal')).toBeVisible()
  expect(document.querySelector('.account-notice')).toBeNull()
})

test('a link that was used meanwhile is said once, and another can be asked for at once', async () => {
  api.answers.set('POST /api/auth/reset-password', () =>
    Response.json(
      { error: 'This link no longer works. Please ask for a new one.', code: 'not_possible' },
      { status: 422 },
    ),
  )
  api.answers.set('POST /api/auth/check-password-link', ok({ link: 'reset', email: null }))
  api.answers.set('POST /api/auth/forgot-password', ok({ success: true }))
  const { where } = await open('/customer/change-password?token=SPENT')
  await expect.element(button('Forgot password?')).not.toBeInTheDocument()
  await field('New password').fill('velvet rope 42')
  await field('Confirm new password').fill('velvet rope 42')
  await button('Change Password').click()
  await expect
    .poll(toastTexts)
    .toEqual([['Password Change Failed', 'This link no longer works. Please ask for a new one.']])
  await button('Forgot password?').click()
  await field('Email').fill('renee@example.com')
  await button('Send link').click()
  await button('Back to sign in').click()
  await expect.poll(where).toBe('/customer/login')
  expect(api.sent.at(-1)).toEqual(['POST /api/auth/forgot-password', { role: 'customer', email: 'renee@example.com' }])
})

test('a customer whose session ended elsewhere is led to the log-in at once (P1.17)', async () => {
  api.answers.set('GET /api/customer/session', session())
  const { where } = await open('/customer/dashboard')
  await expect.poll(() => FakeEventSource.current?.url).toBe('/api/customer/events')
  api.answers.set('GET /api/customer/session', signedOut)
  FakeEventSource.current?.endSession()
  await expect.poll(where).toBe('/customer/login?returnTo=%2Fcustomer%2Fdashboard')
  expect(FakeEventSource.current).toBeUndefined()
})

test('an event reads the customer’s bookings, invoices and payments again, and the line says what happened (P4.25)', async () => {
  api.answers.set('GET /api/customer/session', session())
  const { client } = await open('/customer/dashboard')
  await expect.poll(() => FakeEventSource.current?.url).toBe('/api/customer/events')
  FakeEventSource.current?.open()
  const keys = [
    ['bookings', 'customer', 'x'],
    ['invoices', 'x'],
    ['payments', 'x'],
  ]
  for (const key of keys) client.setQueryData(key, [])
  const stale = () => keys.map((key) => client.getQueryState(key)?.isInvalidated)
  expect(stale()).toEqual([false, false, false])
  const subject = { name: 'Felix Amadou', date: null }
  FakeEventSource.current?.emit('booking:confirmed', { subject })
  await expect.poll(stale).toEqual([true, true, true])
  const line = page.getByText('Your booking with Felix is confirmed')
  await expect.element(line).toBeVisible()
  FakeEventSource.current?.emit('payment:verified', { subject })
  const link = page.getByRole('link', { name: 'Your payment is verified' })
  await expect.element(link).toHaveAttribute('href', '/customer/billing?tab=history')
})
