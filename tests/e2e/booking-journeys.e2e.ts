import type { Page } from '@playwright/test'
import { expect, mailTo, type RunningServer, tabTo, withOwnProduct } from './support.ts'

const test = withOwnProduct()

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }

// the cookie notice appears at any moment, over the page
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined')))

async function signIn(page: Page, product: RunningServer) {
  const answer = await page.request.post('/api/admin/login', { data: OFFICE, headers: { origin: product.url } })
  expect(answer.ok()).toBe(true)
}

const agentOf = async (product: RunningServer, name: string) => {
  const [agent] = await product.query<{ id: string; email: string | null }>(
    'select a.id, u.email from agents a left join users u on u.id = a.user_id where a.name = $1',
    [name],
  )
  return { id: agent?.id ?? '', email: agent?.email ?? '' }
}

async function request(page: Page, product: RunningServer, values: Record<string, unknown>) {
  const answer = await page.request.post('/api/bookings', {
    data: { eventType: 'wedding', duration: 3, customerPhone: '404-555-0188', ...values },
    headers: { origin: product.url },
  })
  expect(answer.status()).toBe(201)
}

test('the office enters a booking with the keyboard alone: customer, time, the free list, price', async ({
  page,
  product,
}) => {
  const free = await agentOf(product, 'Ruth Adeyemi')
  await signIn(page, product)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // the frame that is painted first has no keys yet
  await expect(page.getByText('Checking authentication...')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused()
  await page.keyboard.type('new booking')
  await page.keyboard.press('Enter')

  const form = page.getByRole('dialog', { name: 'New booking' })
  await tabTo(page, form.getByRole('combobox', { name: /^Customer/ }))
  await page.keyboard.type('grant')
  // the answer to the name: that customer, and the option of a new one
  const found = form.getByRole('listbox', { name: 'Customers' }).getByRole('option')
  await expect(found).toHaveText([/Grant Oyelaran/, 'Create a new customer'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Grant Oyelaran', { exact: true })).toBeVisible()

  const date = form.getByLabel(/^Event Date/)
  await expect(date).toBeFocused()
  await page.keyboard.type('06052027')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('0800PM')
  await expect(date).toHaveValue('2027-06-05T20:00')
  const duration = form.getByLabel(/^Duration/)
  await tabTo(page, duration)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('3')

  await tabTo(page, form.getByRole('searchbox', { name: /^Find talent/ }))
  await page.keyboard.type('ruth')
  const row = form.getByRole('list', { name: 'Free' }).getByRole('button', { name: /Ruth Adeyemi/ })
  await expect(row).toBeVisible()
  // the others are gone: the list is that of the name
  await expect(form.locator('button.free-row')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Free then')).toBeVisible()
  await expect(form.getByText('Total $255')).toBeVisible()

  await tabTo(page, form.getByLabel(/^Event Type/))
  await page.keyboard.type('Wedding')
  await tabTo(page, form.getByRole('button', { name: 'Create booking' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Ruth Adeyemi' })).toBeVisible()
  expect(
    await product.query(
      `select customer_name, event_type, event_date, event_duration, total_cents, status from bookings
       where agent_id = $1 and event_date = '2027-06-06T00:00:00Z'`,
      [free.id],
    ),
  ).toEqual([
    {
      ...{ customer_name: 'Grant Oyelaran', event_type: 'wedding', event_date: new Date('2027-06-06T00:00:00Z') },
      ...{ event_duration: 3, total_cents: '25500', status: 'pending' },
    },
  ])
})

test("a request is accepted by the link in the talent's email, then confirmed, and the link is spent", async ({
  page,
  product,
}) => {
  const imani = await agentOf(product, 'Imani Okafor')
  const customer = { customerName: 'Philippa Marsh', customerEmail: 'philippa@marsh.example' }
  await request(page, product, { agentId: imani.id, ...customer, eventDate: '2031-05-09T20:00' })
  const asked = await mailTo(product, imani.email, /^New request/)
  const link = /https?:\/\/\S+\?request=\S+/.exec(asked.text ?? '')?.[0] ?? ''
  const address = new URL(link)

  // the talent isn't signed in
  await page.goto(`${address.pathname}${address.search}`)
  await expect(page.getByRole('heading', { name: 'Can you take this booking?' })).toBeVisible()
  await expect(page.getByText('Philippa Marsh')).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: "You're in" })).toBeVisible()

  await signIn(page, product)
  await page.goto('/admin/bookings?q=philippa')
  await page.getByRole('article', { name: 'Imani Okafor for Philippa Marsh' }).getByRole('link').click()
  const drawer = page.getByRole('dialog', { name: 'Imani Okafor' })
  await expect(drawer.getByText(/^Accepted/).first()).toBeVisible()
  await drawer.getByRole('button', { name: 'Confirm', exact: true }).click()
  const confirmed = await mailTo(product, customer.customerEmail, /^Confirmed: Imani Okafor/)
  expect(confirmed.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')
  await mailTo(product, imani.email, /^Confirmed/)
  await expect(drawer.getByText('Confirmed', { exact: true }).first()).toBeVisible()

  await page.goto(`${address.pathname}${address.search}`)
  await expect(page.getByRole('heading', { name: 'Nothing to answer' })).toBeVisible()
})

test('two bookings are selected in the table and confirmed at once', async ({ page, product }) => {
  const { id: agentId } = await agentOf(product, 'Kei Navarro')
  const customers = [
    { customerName: 'Bulk Avery', customerEmail: 'avery@bulk.example', eventDate: '2031-06-06T20:00' },
    { customerName: 'Bulk Baines', customerEmail: 'baines@bulk.example', eventDate: '2031-06-07T20:00' },
    { customerName: 'Bulk Cole', customerEmail: 'cole@bulk.example', eventDate: '2031-06-08T20:00' },
  ]
  for (const customer of customers) await request(page, product, { agentId, ...customer })
  await signIn(page, product)
  await page.goto('/admin/bookings?view=table&q=bulk')
  for (const name of ['Bulk Avery', 'Bulk Baines']) {
    await page.getByRole('checkbox', { name: `Select Kei Navarro for ${name}` }).check()
  }
  const bar = page.getByRole('toolbar', { name: 'Selected bookings' })
  await expect(bar.getByText('2 bookings selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm 2 bookings' }).click()
  await expect(page.getByRole('dialog', { name: '2 bookings confirmed' })).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('Bulk Avery').getByText('Confirmed')).toBeVisible()
  await expect(row('Bulk Baines').getByText('Confirmed')).toBeVisible()
  await expect(row('Bulk Cole').getByText('Pending')).toBeVisible()
  await mailTo(product, 'avery@bulk.example', /^Confirmed: Kei Navarro/)
  await mailTo(product, 'baines@bulk.example', /^Confirmed: Kei Navarro/)
})
