import type { Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expect, type RunningServer, THEMES, test, useThemeAtRest } from './support.ts'

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }
const IMANI = { username: 'imani', password: 'five-minute-call' }
const NEW = { username: 'odile', email: 'odile@house.example', name: 'Odile Marchetti' }
const SCREENS = ['/agent/dashboard', '/agent/profile']

// the cookie notice appears at any moment, over the page
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined')))
// the product is shared: other journeys count the agents of the roster
test.afterAll(async ({ product }) => {
  await product.query('delete from agents where name = $1', [NEW.name])
  await product.query('delete from agent_invite_codes where email = $1', [NEW.email])
  await product.query('delete from users where username = $1', [NEW.username])
  await product.query(`delete from bookings where special_requests = 'agent journey'`)
  await product.query(`delete from agent_statuses where reason = 'Agent journey'`)
})

/** Makes an invite as an admin does. */
async function invite(page: Page, product: RunningServer): Promise<string> {
  const headers = { origin: product.url }
  await page.request.post('/api/admin/login', { data: OFFICE, headers })
  const answer = await page.request.post('/api/admin/invite-codes', {
    data: { email: NEW.email, category: 'dj' },
    headers,
  })
  expect(answer.status()).toBe(201)
  await page.context().clearCookies()
  return ((await answer.json()) as { code: string }).code
}

async function signIn(page: Page, product: RunningServer) {
  const answer = await page.request.post('/api/agent/login', { data: IMANI, headers: { origin: product.url } })
  expect(answer.ok()).toBe(true)
}

const agentId = async (product: RunningServer, name: string) =>
  (await product.query<{ id: string }>('select id from agents where name = $1', [name]))[0]?.id ?? ''

async function expectGood(page: Page) {
  await page.waitForLoadState('networkidle')
  expect(await findViolations(page)).toEqual([])
}
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('an invited agent registers, writes a profile, and is on the public site once published', async ({
  page,
  product,
}) => {
  const code = await invite(page, product)
  const response = await page.goto(`/agent/register?code=${code}`)
  expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(page.getByLabel('Invite code')).toHaveValue(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(NEW.email)).toBeVisible()
  await expect(page).toHaveURL('/agent/register')
  await page.getByLabel('Username').fill(NEW.username)
  await page.getByLabel('Full name').fill(NEW.name)
  await page.getByLabel('Password (required)', { exact: true }).fill('four quiet lanterns')
  await page.getByLabel('Confirm password (required)', { exact: true }).fill('four quiet lanterns')
  await page.getByRole('button', { name: 'Join the roster' }).click()
  await expect(page).toHaveURL('/agent/dashboard')
  await expect(page.getByRole('heading', { name: `Welcome, ${NEW.name}` })).toBeVisible()
  await expect(page.getByText('No active bookings')).toBeVisible()

  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await page.getByLabel('Bio').fill('Vinyl until the lights come up.')
  const card = page.getByRole('complementary', { name: 'Your card' })
  await expect(card.getByText('Vinyl until the lights come up.')).toBeAttached()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible()
  await page.goto('/agent/dashboard')
  await expect(page.getByText('Get your profile ready')).toBeVisible()
  const isListed = async () => JSON.stringify(await (await page.request.get('/api/agents')).json()).includes(NEW.name)
  expect(await isListed()).toBe(false)
  await product.query('update agents set published_at = now() where name = $1', [NEW.name])
  await expect.poll(isListed).toBe(true)
  await page
    .getByRole('link', { name: /Marquee/ })
    .first()
    .click()
  const shown = page.getByRole('article', { name: NEW.name, exact: true })
  await expect(shown.getByText('Vinyl until the lights come up.')).toBeVisible()

  await page.goto('/agent/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/agent/login')
  await page.goto(`/agent/register?code=${code}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Invalid Invite Code', { exact: true })).toBeVisible()
})

test('a photo is uploaded from the profile and shown to visitors', async ({ page, product, context }) => {
  await signIn(page, product)
  const before = await product.query<{ image: string | null; poster: string | null }>(
    `select image, poster_image as poster from agents where name = 'Imani Okafor'`,
  )
  await page.goto('/agent/profile')
  const card = page.getByRole('complementary', { name: 'Your card' })
  await expect(card.getByRole('img')).toBeVisible()
  await page.getByLabel('Photo, 3:4 portrait').setInputFiles('web/public/icon-512.png')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible()
  const [after] = await product.query<{ image: string }>(`select image from agents where name = 'Imani Okafor'`)
  expect(after?.image).toMatch(/^\/api\/images\/[0-9a-f]{64}\//)
  expect(after?.image).not.toBe(before[0]?.image)
  const hash = after?.image.split('/')[3] ?? ''

  // in a new visitor's browser: the photo is shown instead of a poster, and it loads
  await context.clearCookies()
  await expect(async () => {
    // the server rebuilds the page a moment later
    await page.goto('/')
    const picture = page.getByRole('article', { name: 'Imani Okafor', exact: true }).getByRole('img').first()
    await picture.scrollIntoViewIfNeeded()
    const source = await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.currentSrc))
    expect(source).toContain(hash)
  }).toPass()
  await product.query(`update agents set image = $1, poster_image = $2 where name = 'Imani Okafor'`, [
    before[0]?.image,
    before[0]?.poster,
  ])
})

test("an open dashboard shows changes by the office automatically, and none of other agents' bookings", async ({
  page,
  product,
  browser,
}) => {
  await signIn(page, product)
  await page.goto('/agent/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Live Guest' })).toHaveCount(0)
  const office = await browser.newContext({ baseURL: product.url })
  const headers = { origin: product.url }
  const request = {
    agentId: await agentId(product, 'Imani Okafor'),
    customerName: 'Live Guest',
    customerEmail: 'live-guest@house.example',
    eventType: 'birthday',
    eventDate: '2031-05-09T20:00',
    duration: 2,
    specialRequests: 'agent journey',
  }
  const sent = await office.request.post('/api/bookings', { data: request, headers })
  const { id } = (await sent.json()) as { id: string }
  const ticket = page.getByRole('article', { name: 'Live Guest' })
  await expect(ticket.getByText('Pending', { exact: true })).toBeVisible()
  await office.request.post('/api/admin/login', { data: OFFICE, headers })
  await office.request.put(`/api/bookings/${id}`, { data: { status: 'confirmed' }, headers })
  await expect(ticket.getByText('Confirmed', { exact: true })).toBeVisible()
  await office.close()
  await product.query('delete from agent_statuses where booking_id = $1', [id])
})

test('the booking form shows a blocked day and still sends the request', async ({ page, product }) => {
  await signIn(page, product)
  await page.goto('/agent/profile')
  await page.getByLabel('From (required)').fill('2031-03-12')
  await page.getByLabel('To (required)').fill('2031-03-12')
  await page.getByLabel('Reason').fill('Agent journey')
  await page.getByRole('button', { name: 'Block this time' }).click()
  await expect(page.getByText('Agent journey')).toBeVisible()

  const id = await agentId(product, 'Imani Okafor')
  await page.goto(`/booking?agent=${id}`)
  await page.getByLabel('Event Date').fill('2031-03-12T20:00')
  await expect(page.getByText(/^Busy at that time/)).toBeVisible()
  await page.getByLabel('Event Date').fill('2031-03-14T20:00')
  await expect(page.getByText(/^Busy at that time/)).toHaveCount(0)

  await page.goto('/agent/profile')
  await page.getByRole('button', { name: /^Remove ?: Wed, Mar 12/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Agent journey')).toHaveCount(0)
})

test('a pending booking is accepted, then declined', async ({ page, product }) => {
  const agent = await agentId(product, 'Imani Okafor')
  const request = {
    agentId: agent,
    customerName: 'Journey Guest',
    customerEmail: 'journey-guest@house.example',
    customerPhone: '404-555-0188',
    eventType: 'wedding',
    eventDate: '2031-04-02T20:00',
    duration: 3,
    specialRequests: 'agent journey',
  }
  const sent = await page.request.post('/api/bookings', { data: request, headers: { origin: product.url } })
  expect(sent.status()).toBe(201)
  await signIn(page, product)
  await page.goto('/agent/dashboard')
  const ticket = page.getByRole('article', { name: 'Journey Guest' })
  await expect(ticket.getByText('404-555-0188')).toHaveCount(0)
  await ticket.getByRole('button', { name: 'Accept' }).click()
  await expect(ticket.getByText('You accepted', { exact: true })).toBeVisible()
  await ticket.getByRole('button', { name: 'Decline after all' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('On the road')
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(ticket.getByText('On the road')).toBeVisible()
})

for (const theme of THEMES) {
  test(`the agents' screens have no accessibility violation in the ${theme} theme`, async ({ page, product }) => {
    await useThemeAtRest(page, theme)
    await page.goto('/agent/register')
    await expect(page.getByLabel('Invite code')).toBeVisible()
    await expectGood(page)
    await signIn(page, product)
    for (const path of SCREENS) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectGood(page)
    }
  })
}

test("the agents' screens never scroll sideways", async ({ page, product }) => {
  await signIn(page, product)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/agent/register', ...SCREENS]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
