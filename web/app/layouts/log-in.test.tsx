import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answer, api, field, ok, open, refused, reopen, session, title } from '#web/app/test-support/portals.tsx'
import { button, toastTexts } from '#web/routes/test-support/screen.tsx'

const LOGGED_IN = ok({ success: true, customer: { name: 'Renée', mustChangePassword: false } })

async function signIn(name = 'renee@example.com', label = 'Email') {
  await field(label).fill(name)
  await field('Password').fill(' spaces stay ')
  await button('Sign In').click()
}

test('both fields are required, and the first at fault gets the focus', async () => {
  await open('/customer/login')
  await button('Sign In').click()
  await expect.element(field('Email')).toHaveFocus()
  expect(field('Email').element().getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => document.body.textContent).toContain('Password is required')
  expect(api.sent).toEqual([])
})

test('signs in once, however often it is submitted, and says so', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  api.answers.set('POST /api/customer/login', () => promise)
  api.answers.set('GET /api/customer/session', session())
  const { where, client } = await open('/customer/login?email=renee%40example.com')
  client.setQueryData(['bookings', 'customer'], ['somebody else’s'])
  await expect.element(field('Email')).toHaveValue('renee@example.com')
  await field('Password').fill(' spaces stay ')
  const width = button('Sign In').element().getBoundingClientRect().width
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  const busy = button('Signing in...')
  await expect.element(busy).toBeDisabled()
  expect(busy.element().getBoundingClientRect().width).toBe(width)
  resolve(LOGGED_IN())
  await expect.poll(where).toBe('/customer/dashboard')
  expect(api.sent).toEqual([['POST /api/customer/login', { email: 'renee@example.com', password: ' spaces stay ' }]])
  expect(toastTexts()).toEqual([['Login Successful', 'Welcome back']])
  expect(client.getQueryData(['bookings', 'customer'])).toBeUndefined()
})

test('goes back to where one was, and first of all to the password that must be changed', async () => {
  api.answers.set('POST /api/customer/login', LOGGED_IN)
  api.answers.set('GET /api/customer/session', session())
  const { where } = await open('/customer/login?returnTo=%2Fcustomer%2Fbilling%3Ftab%3Dinvoices')
  await signIn()
  await expect.poll(where).toBe('/customer/billing?tab=invoices')
})

test('a temporary password leads to its change, wherever one came from', async () => {
  api.answers.set('POST /api/customer/login', ok({ success: true, customer: { name: 'R', mustChangePassword: true } }))
  api.answers.set('GET /api/customer/session', session(true))
  const { where } = await open('/customer/login?returnTo=%2Fcustomer%2Fbilling')
  await signIn()
  await expect.poll(where).toBe('/customer/change-password')
})

const PATIENCE = refused(429, 'Too many requests. Please try again later.', { 'retry-after': '600' })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const silent = () => new Response('', { status: 401 })

describe.each([
  ['/customer/login', 'Email', 'POST /api/customer/login'],
  ['/agent/login', 'Username', 'POST /api/agent/login'],
  ['/admin/login', 'Username', 'POST /api/admin/login'],
])('%s refused', (address, label, key) => {
  const office = address.startsWith('/admin')
  const agent = address.startsWith('/agent')
  const wrong = agent ? 'Invalid credentials' : 'Invalid email or password'
  test.each<[string, Answer, string]>([
    ['with a sentence', refused(401, 'The server has spoken'), office ? wrong : 'The server has spoken'],
    ['for now', PATIENCE, 'Too many requests. Try again in 10 minutes.'],
    ['by nobody', offline, agent ? 'An error occurred during login' : wrong],
    ['without a word', silent, wrong],
  ])('%s says so, a wrong one beside the password too, and asks for it again', async (_how, answer, text) => {
    api.answers.set(key, answer)
    const { where } = await open(address)
    await signIn('somebody@example.com', label)
    await expect.poll(toastTexts).toEqual([['Login Failed', text]])
    await expect.element(field(label)).toHaveValue('somebody@example.com')
    await expect.element(field('Password')).toHaveFocus()
    const beside = answer === PATIENCE || answer === offline ? '' : text
    await expect.element(field('Password')).toHaveAccessibleDescription(beside)
    await field('Password').fill('another one')
    await expect.element(field('Password')).toHaveAccessibleDescription('')
    await expect.element(button('Sign In')).toBeEnabled()
    expect(where()).toBe(address)
  })
})

test('who is signed in already is led on; who was sent away is not sent back', async () => {
  api.answers.set('GET /api/auth/status', ok({ showChat: true, role: 'customer' }))
  api.answers.set('GET /api/customer/session', session())
  const { where, router } = await open('/customer/login?returnTo=%2F%2Fevil.example')
  await expect.poll(where).toBe('/customer/dashboard')
  api.answers.delete('GET /api/customer/session')
  await button('Read').click()
  await expect.poll(where).toBe('/customer/login?returnTo=%2Fcustomer%2Fdashboard')
  await expect.element(title('Customer Portal')).toBeVisible()
  expect(router.state.location.pathname).toBe('/customer/login')
})

test('a password can be looked at', async () => {
  await open('/customer/login')
  await field('Password').fill('secret')
  expect(field('Password').element().getAttribute('autocomplete')).toBe('current-password')
  await button('Show password').click()
  await expect.element(field('Password')).toHaveAttribute('type', 'text')
  await button('Hide password').click()
  await expect.element(field('Password')).toHaveAttribute('type', 'password')
})

test('a forgotten password is answered the same for every address', async () => {
  api.answers.set('POST /api/auth/forgot-password', ok({ success: true }))
  await open('/admin/login')
  await button('Forgot password?').click()
  await expect.element(button('Send link')).toBeVisible()
  await field('Email').fill('not an address')
  await button('Send link').click()
  await expect.poll(() => document.body.textContent).toContain('Enter a full email address')
  await field('Email').fill(' office@example.com ')
  await button('Send link').click()
  await expect.poll(() => document.body.textContent).toContain('If this address has an account, a link is on its way')
  expect(api.sent).toEqual([['POST /api/auth/forgot-password', { role: 'admin', email: 'office@example.com' }]])
})

test('a mailed link makes the log-in the place to choose a new password, and leaves the address', async () => {
  const spent = vi.fn(ok({ success: true, role: 'agent' }))
  api.answers.set('POST /api/auth/reset-password', spent)
  const { where, router } = await open('/agent/login?reset=SECRET')
  await expect.element(title('Choose a new password')).toBeVisible()
  await expect.poll(where).toBe('/agent/login')
  await field('New password').fill('short')
  await field('Confirm new password').fill('short')
  await button('Change Password').click()
  await expect.poll(toastTexts).toEqual([['Password Too Short', 'Password must be at least 6 characters long']])
  expect(spent).not.toHaveBeenCalled()
  await field('New password').fill('longer')
  await field('Confirm new password').fill('longer')
  await button('Change Password').click()
  await expect.element(title('Agent Login')).toBeVisible()
  expect(toastTexts()).toEqual([['Password Changed', undefined]])
  await expect.element(page.getByText('Your password is changed. Sign in with it.')).toBeVisible()
  await expect.element(field('Username')).toHaveFocus()
  expect(router.state.location.state).toBeNull()
  expect(api.sent).toEqual([['POST /api/auth/reset-password', { token: 'SECRET', newPassword: 'longer' }]])
})

test('what only the server knows about a new password is said once, beside it', async () => {
  api.answers.set('POST /api/auth/reset-password', () => {
    const fault = 'Password must be at least 8 characters'
    return Response.json({ error: fault, code: 'invalid_request', fields: { newPassword: fault } }, { status: 400 })
  })
  await open('/agent/login?reset=OF-A-CUSTOMER')
  await field('New password').fill('seven77')
  await field('Confirm new password').fill('seven77')
  await button('Change Password').click()
  await expect.element(field('New password')).toHaveFocus()
  await expect.element(field('New password')).toHaveAttribute('aria-invalid', 'true')
  expect(document.body.textContent?.split('Password must be at least 8 characters')).toHaveLength(2)
  expect(document.body.textContent).not.toContain('At least 6 characters')
  expect(toastTexts()).toEqual([])
})

test('a log-in loaded anew after a link says that it has to be opened again, until one goes on without', async () => {
  const { where, router } = await open('/agent/login?reset=SECRET')
  await expect.poll(where).toBe('/agent/login')
  const again = page.getByText('Open the link from the email again to choose a password.')
  const { state } = router.state.location
  await button('Back to sign in').click()
  await expect.element(title('Agent Login')).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
  await reopen({ pathname: '/agent/login', state })
  await expect.element(again).toBeVisible()
})
