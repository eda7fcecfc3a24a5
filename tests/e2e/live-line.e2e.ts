import type { Browser, Page } from '@playwright/test'
import { expect, type RunningServer, test } from './support.ts'

const PASSWORDS = { office: 'stage-door-open', ruth: 'places-please', renee: 'house-lights-down' }
const PEOPLE = {
  office: ['/api/admin/login', { email: 'office@marquee.example', password: PASSWORDS.office }, '/admin/agents'],
  nora: ['/api/admin/login', { email: 'nora@marquee.example', password: PASSWORDS.office }, '/admin/agents'],
  ruth: ['/api/agent/login', { username: 'ruth', password: PASSWORDS.ruth }, '/agent/dashboard'],
} as const

/** A signed-in person in a separate browser, with an open stream. */
async function enter(browser: Browser, product: RunningServer, who: keyof typeof PEOPLE): Promise<Page> {
  const [login, data, place] = PEOPLE[who]
  const context = await browser.newContext({ baseURL: product.url, extraHTTPHeaders: { origin: product.url } })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  expect((await page.request.post(login, { data })).ok()).toBe(true)
  const stream = page.waitForResponse(/\/api\/(admin|agent)\/events$/)
  await page.goto(place)
  expect((await stream).status()).toBe(200)
  return page
}

const line = (page: Page) => page.locator('.live-line')

test('each person reads what the others did and to which booking, but not their own actions', async ({
  browser,
  product,
}) => {
  await product.query(
    `insert into users (username, email, role, staff_role, password_hash)
     select 'nora', 'nora@marquee.example', 'admin', 'owner', password_hash from users where username = 'office'`,
  )
  const office = await enter(browser, product, 'office')
  const secondWindow = await office.context().newPage()
  const stream = secondWindow.waitForResponse('/api/admin/events')
  await secondWindow.goto('/admin/categories')
  await stream
  const [nora, ruth] = [await enter(browser, product, 'nora'), await enter(browser, product, 'ruth')]
  const visitor = await browser.newContext({ baseURL: product.url, extraHTTPHeaders: { origin: product.url } })

  const [agent] = await product.query<{ id: string }>("select id from agents where name = 'Ruth Adeyemi'")
  const booked = await visitor.request.post('/api/bookings', {
    data: {
      agentId: agent?.id,
      customerName: 'Grant Oyelaran',
      customerEmail: 'grant.live@example.com',
      eventType: 'birthday',
      eventDate: '2031-12-03T20:00',
      duration: 2,
    },
  })
  expect(booked.status()).toBe(201)
  const { id } = await booked.json()
  await expect(line(office)).toHaveText('New booking from Grant for Dec 3, 2031')
  await expect(line(nora)).toHaveText('New booking from Grant for Dec 3, 2031')
  await expect(line(ruth)).toHaveText('You have a new booking from Grant')

  const answer = await ruth.request.post(`/api/agent/bookings/${id}/answer`, { data: { answer: 'accepted' } })
  expect(answer.ok()).toBe(true)
  await expect(line(office)).toHaveText('Ruth accepted Dec 3, 2031')
  await expect(line(nora)).toHaveText('Ruth accepted Dec 3, 2031')

  expect((await office.request.put(`/api/bookings/${id}`, { data: { status: 'confirmed' } })).ok()).toBe(true)
  await expect(line(nora)).toHaveText("Office confirmed Grant's booking for Dec 3, 2031")
  await expect(line(ruth)).toHaveText('Your booking from Grant on Dec 3, 2031 is confirmed')
  for (const own of [office, secondWindow]) await expect(line(own)).toHaveText('Ruth accepted Dec 3, 2031')

  // a booking requested alone has an event of its own, with its id
  await product.query(
    "update events set customer_id = (select id from customers where email = 'renee@marquee.example') where id = $1",
    [id],
  )
  const renee = { email: 'renee@marquee.example', password: PASSWORDS.renee }
  expect((await visitor.request.post('/api/customer/login', { data: renee })).ok()).toBe(true)
  const paid = await visitor.request.post(`/api/customer/bookings/${id}/pay`, { data: { paymentMethod: 'cash' } })
  expect(paid.ok()).toBe(true)
  await expect(line(office)).toHaveText('Grant reported a payment for Dec 3, 2031')
  const [payment] = await product.query<{ id: string }>('select id from payments where booking_id = $1', [id])
  expect((await nora.request.post(`/api/admin/payments/${payment?.id}/verify`)).ok()).toBe(true)
  await expect(line(office)).toHaveText("Nora verified Grant's payment for Dec 3, 2031")
  await expect(line(nora)).toHaveText('Grant reported a payment for Dec 3, 2031')

  const [review] = await product.query<{ id: string; customer_name: string }>(
    'select id, customer_name from testimonials where not is_approved and rejected_at is null limit 1',
  )
  const approved = await office.request.put(`/api/testimonials/${review?.id}`, { data: { isApproved: true } })
  expect(approved.ok()).toBe(true)
  await expect(line(nora)).toHaveText(`Office approved ${review?.customer_name.split(' ')[0]}'s review`)
  await expect(line(office)).toHaveText("Nora verified Grant's payment for Dec 3, 2031")
  // agents get no announcement about money or reviews
  await expect(line(ruth)).toHaveText('Your booking from Grant on Dec 3, 2031 is confirmed')
})
