import { type Browser, expect, type Page, test } from '@playwright/test'
import { DEMO_PASSWORDS } from '#server/accounts/sessions/demo-logins.ts'
import { renderMail } from '#server/mail/layout.ts'
import { DEFAULT_BRAND } from '#shared/model/brand.ts'
import { LONG_TEXT, LONG_WORD, WITHOUT_LENGTHS } from '../support/long-values.ts'
import { findTooWide, RunningServer } from './support.ts'

const WIDTHS = [390, 1440] as const

let product: RunningServer
let agentId = ''
let bookingId = ''

/**
 * Fills the demo with texts far above the limits, directly in the rows: a page must handle values that an older release
 * accepted.
 */
test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = new RunningServer()
  await product.open()
  await product.query(WITHOUT_LENGTHS)
  const [agent] = await product.query<{ id: string }>("select id from agents where name = 'Imani Okafor'")
  agentId = agent?.id ?? ''
  await product.query(
    `update agents set name = $1, bio = $2, experience = $1, specialties = array[$1, $2],
     instagram = 'https://instagram.com/' || $1, website = 'https://example.com/' || $1 where id = $3`,
    [LONG_WORD, LONG_TEXT, agentId],
  )
  await product.query('update categories set display_name = $1, description = $2 where name = $3', [
    LONG_WORD,
    LONG_TEXT,
    'model',
  ])
  await product.query("update customers set name = $1, phone = $1 where email = 'renee@marquee.example'", [LONG_WORD])
  await product.query(
    `update bookings set customer_name = $1, customer_phone = $1, event_location = $1, special_requests = $2,
     agent_id = case when status = 'confirmed' then agent_id else $3 end
     where customer_email = 'renee@marquee.example'`,
    [LONG_WORD, LONG_TEXT, agentId],
  )
  await product.query('update testimonials set customer_name = $1, content = $2', [LONG_WORD, LONG_TEXT])
  await product.query('update invoices set notes = $1', [LONG_TEXT])
  await product.query('update payments set transaction_id = $1, notes = $2', [LONG_WORD, LONG_TEXT])
  await product.query('update payment_methods set cardholder_name = $1', [LONG_WORD])
  const [booking] = await product.query<{ id: string }>(
    "select id from bookings where customer_email = 'renee@marquee.example' and status = 'pending' limit 1",
  )
  bookingId = booking?.id ?? ''
})
test.afterAll(() => product.close())

/** A window of a signed-in person, or of a stranger. */
async function open(browser: Browser, width: number, login?: [role: string, body: object]): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width, height: 900 } })
  await context.addInitScript(() => {
    localStorage.setItem('chat-auto-opened', 'before')
    localStorage.setItem('cookie-consent', 'declined')
  })
  if (login) expect((await context.request.post(`/api/${login[0]}/login`, { data: login[1] })).status()).toBe(200)
  return context.newPage()
}

async function look(page: Page, address: string, seen: string | RegExp, width: number) {
  await page.goto(address)
  await expect.soft(page.getByText(seen).first(), address).toBeVisible()
  expect.soft(await findTooWide(page), `${address} at ${width}`).toEqual([])
}

for (const width of WIDTHS) {
  test(`public pages keep their layout at ${width}`, async ({ browser }) => {
    const page = await open(browser, width)
    await look(page, '/', /^Showing/, width)
    await look(page, `/?agent=${agentId}`, 'Available for booking', width)
    await look(page, '/services', LONG_WORD, width)
    await look(page, '/reviews', LONG_WORD, width)
    await look(page, `/booking?agent=${agentId}`, 'Book Your Experience', width)
  })

  test(`the portals keep their layout at ${width}`, async ({ browser }) => {
    const email = 'renee@marquee.example'
    const customer = await open(browser, width, ['customer', { email, password: DEMO_PASSWORDS[email] }])
    await look(customer, '/customer/dashboard', LONG_WORD, width)
    await customer.getByRole('tab', { name: /Past Bookings/ }).click()
    await expect(customer.getByText(LONG_WORD).first()).toBeVisible()
    expect.soft(await findTooWide(customer), `past bookings at ${width}`).toEqual([])
    await look(customer, '/customer/billing', LONG_WORD, width)
    for (const tab of ['Invoices', 'Payment History']) {
      await customer.getByRole('tab', { name: tab }).click()
      await expect(customer.getByRole('tabpanel', { name: tab })).toBeVisible()
      expect.soft(await findTooWide(customer), `${tab} at ${width}`).toEqual([])
    }
    const agent = await open(browser, width, [
      'agent',
      { username: 'imani', password: DEMO_PASSWORDS['imani@marquee.example'] },
    ])
    await look(agent, '/agent/dashboard', LONG_WORD, width)
    await look(agent, '/agent/profile', 'Instagram', width)
  })

  test(`the office keeps its layout at ${width}`, async ({ browser }) => {
    const email = 'office@marquee.example'
    const page = await open(browser, width, ['admin', { email, password: DEMO_PASSWORDS[email] }])
    await look(page, '/admin/dashboard', 'Total Agents', width)
    await look(page, `/admin/bookings?booking=${bookingId}`, LONG_TEXT.slice(0, 40), width)
    await look(page, '/admin/testimonials', LONG_WORD, width)
    await look(page, '/admin/categories', LONG_WORD, width)
    await look(page, '/admin/agents', 'Ruth Adeyemi', width)
    await look(page, `/admin/agents?edit=${agentId}`, 'Instagram', width)
    await look(page, '/admin/payments', LONG_WORD, width)
    await look(page, '/admin/invoices', /INV-/, width)
  })
}

test('mails keep their layout', async ({ browser }) => {
  const facts = [
    ['Talent', LONG_WORD],
    ['Special requests', LONG_TEXT],
  ] as const
  const message = {
    subject: LONG_WORD,
    lead: LONG_WORD,
    facts,
    next: [LONG_WORD, LONG_TEXT],
    action: { label: 'Sign in', url: 'https://marquee.example/' },
  }
  const brand = { ...DEFAULT_BRAND, name: LONG_WORD, address: LONG_WORD }
  for (const width of WIDTHS) {
    const page = await open(browser, width)
    await page.setContent(renderMail({ ...message, parts: [message, message] }, brand).html)
    expect.soft(await findTooWide(page), `${width}`).toEqual([])
  }
})
