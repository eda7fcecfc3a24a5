import type { Page } from '@playwright/test'
import { look } from './look.ts'
import { expect, mailTo, type RunningServer, useThemeAtRest, withOwnProduct } from './support.ts'

// journeys of the portal count Renee's bookings
const test = withOwnProduct()

const RENEE = { email: 'renee@marquee.example', password: 'house-lights-down' }
const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }

async function open(page: Page, product: RunningServer, role: 'admin' | 'customer') {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.addInitScript(() => localStorage.setItem('chat-auto-opened', 'before'))
  const data = role === 'admin' ? OFFICE : RENEE
  const answer = await page.request.post(`/api/${role}/login`, { data, headers: { origin: product.url } })
  expect(answer.ok()).toBe(true)
}

/** A confirmed wedding of four hours on a Saturday in June, invoiced and paid. */
async function bookWedding(office: Page, renee: Page, product: RunningServer) {
  const headers = { origin: product.url }
  const [agent] = await product.query<{ id: string; hourly_rate: number; name: string }>(
    "select id, name, hourly_rate from agents where hourly_rate is not null and name = 'Ruth Adeyemi'",
  )
  const data = {
    ...{ agentId: agent?.id, customerName: 'Renee Thibodeaux', customerEmail: RENEE.email, eventType: 'wedding' },
    ...{ eventDate: '2027-06-05T20:00', duration: 4, status: 'confirmed' },
  }
  const booked = await office.request.post('/api/admin/bookings', { data, headers })
  expect(booked.status()).toBe(201)
  const { id, totalAmount } = (await booked.json()) as { id: string; totalAmount: number }
  const cents = totalAmount * 100
  const terms = { bookingId: id, subtotal: cents, tax: 0, discount: 0, total: cents, dueDate: '2027-05-15', notes: '' }
  expect((await office.request.post('/api/admin/generate-invoice', { data: terms, headers })).status()).toBe(201)
  const paid = await renee.request.post(`/api/customer/bookings/${id}/pay`, {
    ...{ data: { paymentMethod: 'venmo', transactionId: 'V-1' }, headers },
  })
  expect(paid.status()).toBe(200)
  return { id, name: agent?.name ?? '', rate: agent?.hourly_rate ?? 0 }
}

test('a customer moves a wedding by a week and two hours longer, the office approves, the difference is paid', async ({
  page: renee,
  product,
  browser,
}) => {
  test.setTimeout(180_000)
  await useThemeAtRest(renee, 'dark')
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  const office = await context.newPage()
  await open(office, product, 'admin')
  await open(renee, product, 'customer')
  const { id, name, rate } = await bookWedding(office, renee, product)

  await renee.goto('/customer/dashboard')
  const ticket = renee.getByRole('article', { name }).filter({ hasText: 'June 5, 2027' })
  await ticket.getByRole('button', { name: `Change or cancel the booking with ${name}` }).click()
  const form = renee.getByRole('dialog', { name: 'Change or cancel' })
  await form.getByLabel(/^Event Date/).fill('2027-06-12T20:00')
  await form.getByLabel(/^Duration/).fill('6')
  await expect(form.getByRole('status')).toContainText(`${name} is free then.`)
  await expect(form.getByRole('status')).toContainText(`($${(rate * 2).toFixed(2)} more)`)
  await look(renee, 'change-form')
  await form.getByRole('button', { name: 'Send request' }).click()
  const note = ticket.getByRole('region', { name: 'Your request' })
  await expect(note).toContainText('Nothing changes until we answer by email.')
  await expect(note.getByRole('button', { name: 'Withdraw request' })).toBeVisible()
  // without the toast
  await renee.reload()
  await expect(note).toBeVisible()
  await look(renee, 'ticket')

  await mailTo(product, OFFICE.email, /^Request to change: Renee/)
  await office.goto('/admin/dashboard')
  await office.getByRole('link', { name: 'Answer Renee Thibodeaux' }).click()
  const request = office.getByRole('region', { name: 'Request of the customer' })
  await expect(request).toContainText('June 12, 2027')
  await expect(request).toContainText('The talent is free then.')
  await look(office, 'drawer')
  await request.getByRole('button', { name: 'Approve' }).click()
  await expect(request).toBeHidden()

  const mail = await mailTo(product, RENEE.email, /^Changed: Ruth Adeyemi, Sat, Jun 12/)
  // beside the picture
  expect(mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar')).toHaveLength(1)
  await mailTo(product, RENEE.email, /invoice/i)
  await renee.goto('/customer/dashboard')
  const moved = renee.getByRole('article', { name }).filter({ hasText: 'June 12, 2027' })
  await expect(moved).toContainText('6 hours')
  await expect(moved.getByRole('button', { name: /Pay Now/ })).toBeVisible()
  // the invoice that was reissued has the new date, and asks for the difference only
  const first = (
    await product.query<{ number: string }>(
      'select invoice_number as number from invoices where booking_id = $1 and voided_at is not null',
      [id],
    )
  )[0]?.number
  const [reissued] = await product.query<{ number: string; replaces: string }>(
    `select invoice_number as number, replaces_number as replaces from invoices where booking_id = $1 and voided_at is null`,
    [id],
  )
  expect(reissued?.replaces).toBe(first)
  await renee.goto('/customer/billing?tab=invoices')
  await renee.getByRole('button', { name: new RegExp(`^View Details ?: ${reissued?.number}$`) }).click()
  const bill = renee.getByRole('article', { name: `Invoice ${reissued?.number}` })
  await expect(bill).toContainText('June 12, 2027')
  for (const [label, amount] of [
    ['Total', rate * 6],
    ['Paid', rate * 4],
    ['Balance', rate * 2],
  ] as const) {
    await expect(bill.locator('dl > div').filter({ hasText: new RegExp(`^${label}`) })).toContainText(`${amount}.00`)
  }
  await look(renee, 'reissued')
  const paid = await renee.request.post(`/api/customer/bookings/${id}/pay`, {
    ...{ data: { paymentMethod: 'venmo', transactionId: 'V-2' }, headers: { origin: product.url } },
  })
  expect(paid.status()).toBe(200)

  const details = await office.request.get(`/api/admin/bookings/${id}`)
  expect(await details.json()).toMatchObject({
    paymentStatus: 'paid',
    owed: 0,
    paid: rate * 600,
    totalAmount: rate * 6,
  })
  const file = await (await renee.request.get(`/api/customer/bookings/${id}/calendar`)).text()
  expect(file).toContain('DTSTART:20270613T000000Z')
  expect(Number(/SEQUENCE:(\d+)/.exec(file)?.[1])).toBeGreaterThan(1)
  await context.close()
})
