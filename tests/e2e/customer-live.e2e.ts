import { expect, test } from './support.ts'

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }
const RENEE = { email: 'renee@marquee.example', password: 'house-lights-down' }

test('the office confirms and verifies; the open dashboard of the customer shows it without a reload, another one hears nothing', async ({
  browser,
  product,
}) => {
  const enter = async (login: string, data: object) => {
    const context = await browser.newContext({ baseURL: product.url, extraHTTPHeaders: { origin: product.url } })
    await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
    expect((await context.request.post(login, { data })).ok()).toBe(true)
    return context
  }
  const office = await enter('/api/admin/login', OFFICE)
  const [agent] = await product.query<{ id: string }>("select id from agents where name = 'Felix Amadou'")
  const request = (customerEmail: string, customerName: string) => ({
    ...{ agentId: agent?.id, customerName, customerEmail, eventType: 'birthday', duration: 2 },
    eventDate: '2031-12-03T20:00',
  })
  const booked = await office.request.post('/api/bookings', { data: request(RENEE.email, 'Renée Baptiste') })
  expect(booked.status()).toBe(201)
  const { id, number } = await booked.json()

  const open = async () => {
    const page = await (await enter('/api/customer/login', RENEE)).newPage()
    const stream = page.waitForResponse('**/api/customer/events')
    await page.goto('/customer/dashboard')
    await stream
    return page
  }
  const page = await open()
  await page.evaluate(() => {
    document.body.dataset.since = 'the first load'
  })
  const ticket = page.getByRole('article').filter({ hasText: String(number) })
  await expect(ticket.locator('.ticket-badges')).toContainText('Pending')

  expect((await office.request.put(`/api/bookings/${id}`, { data: { status: 'confirmed' } })).ok()).toBe(true)
  await expect(ticket.locator('.ticket-badges')).toContainText('Confirmed')
  await expect(page.locator('.live-line')).toHaveText('Your booking with Felix on Dec 3, 2031 is confirmed')

  const theirs = await office.request.post('/api/bookings', {
    data: request('grant.live@example.com', 'Grant Oyelaran'),
  })
  const other = await theirs.json()
  await office.request.put(`/api/bookings/${other.id}`, { data: { status: 'cancelled' } })
  expect((await office.request.put(`/api/bookings/${id}`, { data: { status: 'cancelled' } })).ok()).toBe(true)
  await expect(ticket).toHaveCount(0)
  await expect(page.locator('.live-line')).toHaveText('Your booking with Felix on Dec 3, 2031 is canceled')
  expect(await page.evaluate(() => document.body.dataset.since)).toBe('the first load')
})
