import type { Page } from '@playwright/test'
import { HOUR_MS } from '#shared/model/day.ts'
import { findViolations } from './accessibility.ts'
import { expect, findTooWide, mailTo, type RunningServer, resizeTo, waitForMotion, withOwnProduct } from './support.ts'

// other journeys change what is paid in advance
const test = withOwnProduct()

const RENEE = { email: 'renee@marquee.example', password: 'house-lights-down' }
const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }

test.describe.configure({ mode: 'serial' })

async function open(page: Page, product: RunningServer, role: 'admin' | 'customer') {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.addInitScript(() => localStorage.setItem('chat-auto-opened', 'before'))
  const data = role === 'admin' ? OFFICE : RENEE
  const answer = await page.request.post(`/api/${role}/login`, { data, headers: { origin: product.url } })
  expect(answer.ok()).toBe(true)
}

/** Local time of the agency at a full hour, so many hours from now, as a form has it. */
function localTime(hours: number) {
  const at = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS)
  const options = { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat('sv-SE', options).format(at).replace(' ', 'T')
}

/** A confirmed wedding of three hours that Renee paid by hand and the office verified. */
async function bookPaid(
  office: Page,
  renee: Page,
  product: RunningServer,
  name: string,
  hours: number,
  paymentMethod: 'venmo' | 'zelle' = 'venmo',
) {
  const headers = { origin: product.url }
  const [agent] = await product.query<{ id: string }>('select id from agents where name = $1', [name])
  const data = {
    ...{ agentId: agent?.id, customerName: 'Renee Thibodeaux', customerEmail: RENEE.email, eventType: 'wedding' },
    ...{ eventDate: localTime(hours), duration: 3, status: 'confirmed' },
  }
  const booked = await office.request.post('/api/admin/bookings', { data, headers })
  expect(booked.status(), await booked.text()).toBe(201)
  const { id, number, totalAmount } = (await booked.json()) as { id: string; number: number; totalAmount: number }
  const payment = { paymentMethod, transactionId: `V-${hours}` }
  const paid = await renee.request.post(`/api/customer/bookings/${id}/pay`, { data: payment, headers })
  expect(paid.status()).toBe(200)
  const [row] = await product.query<{ id: string }>('select id from payments where booking_id = $1', [id])
  expect((await office.request.post(`/api/admin/payments/${row?.id}/verify`, { headers })).ok()).toBe(true)
  return { id, number, cents: Math.round(totalAmount * 100) }
}

const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Looks at an open dialog in both themes and at both widths. */
async function look(page: Page, name: string) {
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((stored) => {
      document.documentElement.dataset.theme = stored
    }, theme)
    for (const width of [390, 1440]) {
      await resizeTo(page, width)
      expect(await findTooWide(page), `${name} ${theme} ${width}`).toEqual([])
      await waitForMotion(page)
      expect(await findViolations(page), `${name} ${theme} ${width}`).toEqual([])
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${theme}-${width}.png` })
    }
  }
}

const billLine = (dialog: ReturnType<Page['getByRole']>, term: string) =>
  dialog.locator('.cancel-bill > div').filter({ hasText: term }).locator('dd')

/** What the cancellation of a booking says; kept in cents. */
const readBack = async (product: RunningServer, id: string) => {
  const [row] = await product.query<{ status: string; cause: string; kept: number }>(
    `select b.status, c.cause, c.keep_cents::int as kept
     from bookings b join booking_cancellations c on c.booking_id = b.id where b.id = $1`,
    [id],
  )
  return row
}

for (const { tier, hours, keeps, atOnce } of [
  { tier: 'free', hours: 30 * 24, keeps: 0, atOnce: true },
  { tier: 'half', hours: 50, keeps: 0.5, atOnce: false },
  { tier: 'last', hours: 20, keeps: 1, atOnce: false },
]) {
  test(`a customer cancels in the ${tier} tier and gets back what the preview says (P15.21, P15.23)`, async ({
    page: renee,
    product,
    browser,
  }) => {
    test.setTimeout(150_000)
    const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
    const office = await context.newPage()
    await open(office, product, 'admin')
    await open(renee, product, 'customer')
    const { id, number, cents } = await bookPaid(office, renee, product, 'Ruth Adeyemi', hours)
    await renee.goto('/customer/dashboard')
    const ticket = renee.getByRole('article').filter({ hasText: `B-${number}` })
    await ticket.getByRole('button', { name: 'Change or cancel the booking with Ruth Adeyemi' }).click()
    const dialog = renee.getByRole('dialog', { name: 'Change or cancel' })
    await dialog.getByRole('tab', { name: 'Cancel the booking' }).click()
    await expect(dialog.getByText(/^Starts in .+: /)).toBeVisible()
    const kept = Math.round(cents * keeps)
    await expect(billLine(dialog, 'Paid')).toHaveText(dollars(cents))
    await expect(billLine(dialog, 'Kept')).toHaveText(dollars(kept))
    await expect(billLine(dialog, 'Refund')).toHaveText(dollars(cents - kept))
    await look(renee, `cancel-${tier}`)
    await dialog.getByRole('button', { name: atOnce ? 'Cancel booking' : 'Ask to cancel' }).click()
    await expect(dialog).toBeHidden()

    if (!atOnce) {
      await office.goto(`/admin/bookings?booking=${id}`)
      const request = office.getByRole('region', { name: 'Request of the customer' })
      await expect(request).toContainText(dollars(cents - kept))
      await look(office, 'cancel-request')
      await request.getByRole('button', { name: 'Approve' }).click()
    }
    await expect.poll(() => readBack(product, id)).toMatchObject({ status: 'cancelled', cause: 'customer', kept })
    // what the account gives back is what the customer was shown
    const details = await office.request.get(`/api/admin/bookings/${id}`)
    expect(await details.json()).toMatchObject({ excess: cents - kept })
    // the ledger has what was paid, and owes what the customer was shown
    expect(
      await product.query(
        `select p.kind, p.amount_cents::int as paid, p.verified_at is not null as verified, a.excess_cents::int as owed
         from payments p left join booking_accounts a on a.booking_id = p.booking_id where p.booking_id = $1`,
        [id],
      ),
    ).toEqual([{ kind: 'payment', paid: cents, verified: true, owed: cents - kept }])
    const mail = await mailTo(product, RENEE.email, /cancel/i)
    expect(mail.text).toContain(dollars(cents))
    // the file of the calendar says that it is off
    const file = await (await renee.request.get(`/api/customer/bookings/${id}/calendar`)).text()
    expect(file).toContain('STATUS:CANCELLED')
    await context.close()
  })
}

test('the office cancels for the customer in the last tier, and everything is kept (P15.24)', async ({
  page: office,
  product,
  browser,
}) => {
  test.setTimeout(150_000)
  const context = await browser.newContext({ baseURL: product.url })
  const renee = await context.newPage()
  await open(office, product, 'admin')
  await open(renee, product, 'customer')
  const { id, cents } = await bookPaid(office, renee, product, 'Ruth Adeyemi', 8)
  await office.goto(`/admin/bookings?booking=${id}`)
  await office.getByRole('button', { name: 'More', exact: true }).click()
  await office.getByRole('menuitem', { name: 'Cancel booking' }).click()
  const dialog = office.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(billLine(dialog, 'Kept')).toHaveText(dollars(cents))
  await expect(dialog.getByText(/^Starts in \d+ hours( \d+ minutes)?: we keep all of it\.$/)).toBeVisible()
  await look(office, 'office-cancel')
  await dialog.getByLabel('Who cancels?').selectOption('agency')
  await expect(billLine(dialog, 'Refund')).toHaveText(dollars(cents))
  await dialog.getByLabel('Who cancels?').selectOption('customer')
  await expect(billLine(dialog, 'Refund')).toHaveText(dollars(0))
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => readBack(product, id)).toMatchObject({ status: 'cancelled', cause: 'customer', kept: cents })
  await context.close()
})

test('an owner reads in the reports what was canceled, kept and is still to refund (P15.80)', async ({
  page: office,
  product,
}) => {
  test.setTimeout(150_000)
  await open(office, product, 'admin')
  await office.goto('/admin/billing?tab=reports')
  const [sums] = await product.query<{ count: number; kept: number; due: number }>(
    `select count(*)::int as count, sum(least(c.keep_cents, verified_cents(c.booking_id)))::int as kept,
       sum(a.excess_cents)::int as due
     from booking_cancellations c left join booking_accounts a on a.booking_id = c.booking_id where c.cause = 'customer'`,
  )
  if (!sums) throw new Error('nothing was canceled')
  expect(sums.kept).toBeGreaterThan(0)
  const report = office.getByRole('region', { name: 'Cancellations and changes', exact: true })
  const cells = report.getByRole('row', { name: /^Customer/ }).getByRole('cell')
  await expect(cells).toHaveText([`${sums.count}`, dollars(sums.kept), dollars(0), dollars(sums.due)])
  for (const part of ['By reason', 'By tier', 'Requests', 'Drop-outs', 'Who canceled']) {
    await report.getByRole('button', { name: part }).click()
    await look(office, `changes-report-${part}`)
  }
})

test('what a cancellation gives back of Zelle is refunded by hand from Needs you, to the cent (P15.10)', async ({
  page: office,
  product,
  browser,
}) => {
  test.setTimeout(150_000)
  const context = await browser.newContext({ baseURL: product.url })
  const renee = await context.newPage()
  await open(office, product, 'admin')
  await open(renee, product, 'customer')
  await product.query("update agents set hourly_rate = 85 where name = 'Ruth Adeyemi'")
  const { id, number, cents } = await bookPaid(office, renee, product, 'Ruth Adeyemi', 55, 'zelle')
  // half of three hours at $85 is kept
  expect(cents).toBe(25_500)
  await office.goto(`/admin/bookings?booking=${id}`)
  await office.getByRole('button', { name: 'More', exact: true }).click()
  await office.getByRole('menuitem', { name: 'Cancel booking' }).click()
  const question = office.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(billLine(question, 'Refund')).toHaveText('$127.50')
  await question.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(question).toBeHidden()

  const row = office.locator('.work-row').filter({ hasText: `B-${number}` })
  const openWork = async () => {
    const work = office.waitForResponse(/\/api\/admin\/work$/)
    await office.goto('/admin/dashboard')
    await work
    const more = office.getByRole('button', { name: /^Show \d+ more$/ })
    if (await more.isVisible()) await more.click()
  }
  await openWork()
  await expect(row).toContainText('Canceled: money goes back to the customer')
  await row.getByRole('link', { name: 'Refund Renee Thibodeaux' }).click()
  const form = office.getByRole('dialog', { name: 'Refund', exact: true })
  await expect(form.getByLabel('Partial refund')).toBeChecked()
  await expect(form.getByLabel('Amount')).toHaveValue('127.50')
  await expect(form.getByLabel('Paid out by')).toHaveValue('zelle')
  await expect(form.getByLabel('Reason')).toHaveValue('The booking was canceled')
  await look(office, 'refund-due')
  await form.getByLabel('Reference').fill('ZR-127')
  await form.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(office.getByText('$127.50 is refunded to Renee Thibodeaux.')).toBeVisible()
  await expect(office.getByRole('button', { name: /^Refund \$/ })).toHaveCount(0)

  const ledger = await product.query(
    `select kind, amount_cents::int as cents, payment_method as method, payment_status as status, transaction_id as reference
     from payments where booking_id = $1 order by created_at`,
    [id],
  )
  expect(ledger).toEqual([
    { kind: 'payment', cents: 25_500, method: 'zelle', status: 'completed', reference: 'V-55' },
    { kind: 'refund', cents: 12_750, method: 'zelle', status: 'completed', reference: 'ZR-127' },
  ])
  const details = await office.request.get(`/api/admin/bookings/${id}`)
  expect(await details.json()).toMatchObject({ excess: 0, paid: 12_750 })
  await openWork()
  await expect(office.locator('.work-row').first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await context.close()
})
