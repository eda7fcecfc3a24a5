import type { Browser } from '@playwright/test'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { readPdfText } from '../support/pdf.ts'
import { findPdfFaults, qpdfBinary } from '../support/qpdf.ts'
import { look } from './look.ts'
import { expect, forgetMailsTo, mailTo, type RunningServer, resizeTo, withOwnProduct } from './support.ts'

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }
const RUTH = { username: 'ruth', password: 'places-please' }
const EMAIL = 'wedding.money@example.com'

/** Ruth and Imani do the same work at any hour, so that Imani can replace Ruth; everyone here earns half. */
const test = withOwnProduct(async (product) => {
  await product.query(
    `update agents set share_percent = 50, share_flat_cents = null,
       category = case when name in ('Ruth Adeyemi', 'Imani Okafor') then 'dj' else category end,
       hourly_rate = case name when 'Imani Okafor' then 95 when 'Tunde Vox' then 110 else 85 end
     where name in ('Ruth Adeyemi', 'Imani Okafor', 'Tunde Vox', 'Ansel Ferreira')`,
  )
  await product.query('delete from agent_weekly_hours')
})

/** A browser of one person. */
async function open(browser: Browser, product: RunningServer) {
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.addInitScript(() => localStorage.setItem('chat-auto-opened', 'before'))
  const send = async (method: 'post' | 'put' | 'get', path: string, data?: object) => {
    const answer = await page.request[method](path, { data, headers: { origin: product.url } })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  return { page, send }
}

test('after a wedding is signed, a performer is replaced and the rest is paid at once, and all sums agree to the cent (P7.160, P7.161)', async ({
  browser,
  product,
}) => {
  test.setTimeout(240_000)
  const [office, ruth, dana] = [
    await open(browser, product),
    await open(browser, product),
    await open(browser, product),
  ]
  await office.send('post', '/api/admin/login', OFFICE)
  await ruth.send('post', '/api/agent/login', RUTH)
  const agents = new Map(
    (
      await product.query<{ name: string; id: string }>(
        "select name, id from agents where name in ('Ruth Adeyemi', 'Imani Okafor', 'Tunde Vox', 'Ansel Ferreira')",
      )
    ).map(({ name, id }) => [name, id]),
  )
  const today = atlantaDay(new Date())
  const start = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 210 * DAY_MS).toISOString()

  const revenueOf = async () => {
    const { agents: rows } = await office.send('get', `/api/admin/reports?from=${today}`)
    return new Map<string, number>(rows.map((row: { id: string; cents: number }) => [row.id, row.cents]))
  }
  const before = await revenueOf()

  // requested, proposed with travel and a discount, signed, and the deposit reported
  const { eventId, bookings } = await dana.send('post', '/api/events', {
    ...{ customerName: 'Dana Whitfield', customerEmail: EMAIL, eventType: 'wedding', eventLocation: 'The Fox Theatre' },
    performers: ['Ruth Adeyemi', 'Tunde Vox', 'Ansel Ferreira'].map((name) => ({
      ...{ agentId: agents.get(name), eventDate: start, duration: 4 },
    })),
  })
  const [first, second] = (bookings as { id: string }[]).map(({ id }) => id)
  await office.send('put', `/api/admin/bookings/${second}/price`, {
    lines: [
      { kind: 'talent', share: 'shared', hours: 4, rate: 11_000 },
      { kind: 'travel', share: 'talent', label: 'Round trip to Macon', amount: 6001 },
      { kind: 'discount', share: 'shared', label: 'Three performers', percent: 10 },
    ],
    reason: 'Agreed by phone',
  })
  const { draftHash } = await office.send('get', `/api/admin/event-proposals/${eventId}?depositPercent=30`)
  await office.send('post', `/api/admin/event-proposals/${eventId}`, {
    ...{ draftHash, depositPercent: 30, validUntil: new Date(Date.now() + 2 * DAY_MS).toISOString() },
  })
  const proposed = await mailTo(product, EMAIL, /^Your proposal: /)
  const token = /proposal=([\w-]{43})/.exec(proposed.text ?? '')?.[1]
  const { documentHash } = await dana.send('post', '/api/proposal', { token })
  const { deposit } = await dana.send('post', '/api/proposal/accept', {
    ...{ token, documentHash, name: 'Dana Whitfield', agrees: true, electronic: true },
  })
  await dana.send('post', '/api/proposal/deposit', {
    ...{ token, paymentMethod: 'zelle', transactionId: 'ZL-1', expectedAmount: deposit.dueCents },
  })

  // the office finds the money, once for all three
  await forgetMailsTo(product, EMAIL)
  const drawer = office.page.getByRole('dialog')
  await resizeTo(office.page, 1440)
  await office.page.goto(`/admin/bookings?booking=${first}`)
  const money = drawer.getByRole('region', { name: 'Event payments' })
  await expect(money.getByRole('row', { name: /^Sum/ })).toBeVisible()
  await drawer.getByRole('button', { name: 'Verify' }).click()
  await expect(drawer.getByText(/^Did \$[\d,.]+ arrive for 3 bookings\?$/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Mark as received' }).click()
  await expect(drawer.getByText(/for 3 bookings of Dana Whitfield is verified\.$/)).toBeVisible()
  await look(office.page, 'event-money-office')
  const verified = await mailTo(product, EMAIL, /^Payment verified: /)
  expect(verified.text).toContain('Ruth Adeyemi and 2 others')
  expect(
    await product.query(
      'select count(*)::int as rows from payments where booking_id in (select id from bookings where event_id = $1) and verified_at is not null',
      [eventId],
    ),
  ).toEqual([{ rows: 3 }])

  await forgetMailsTo(product, EMAIL)
  // Ruth can't make it: Imani takes her place, for more
  await ruth.send('post', `/api/agent/bookings/${first}/cannot-make-it`, { reason: 'A broken wrist' })
  await office.send('post', `/api/admin/bookings/${first}/replacement-offer`, {
    agentIds: [agents.get('Imani Okafor')],
  })
  const offered = await mailTo(product, EMAIL, /^Choose your talent/)
  const pick = /replacement=([\w-]{43})/.exec(offered.text ?? '')?.[1]
  const { choices } = await dana.send('post', '/api/replacement', { token: pick })
  await dana.send('post', '/api/replacement/pick', { token: pick, choiceId: choices[0].id })
  await office.send('post', `/api/admin/bookings/${first}/replacement-offer/confirm`, { choiceId: choices[0].id })

  // the customer signs in by the link of the first email, and pays what is left at once
  const requested = await mailTo(product, EMAIL, /^We have your booking request/)
  const link = new URL(/https?:\/\/\S+change-password\?token=\S+/.exec(requested.text ?? '')?.[0] ?? '')
  await resizeTo(dana.page, 390)
  await dana.page.goto(link.pathname + link.search)
  await dana.page.getByLabel('New password', { exact: false }).first().fill('velvet rope 42')
  await dana.page.getByLabel('Confirm new password', { exact: false }).first().fill('velvet rope 42')
  await dana.page.getByRole('button', { name: 'Change Password' }).click()
  await expect(dana.page.getByText('Password Changed', { exact: true }).first()).toBeVisible()
  await dana.page.goto('/customer/dashboard')
  const event = dana.page.getByRole('region', { name: 'Pay for the whole event' })
  await expect(event.getByText('Imani Okafor')).toBeVisible()
  await expect(event.getByText('Ruth Adeyemi')).toHaveCount(0)
  await look(dana.page, 'event-money-portal')
  await resizeTo(dana.page, 390)
  await forgetMailsTo(product, EMAIL)
  await event.getByRole('button', { name: 'Pay for all 3' }).click()
  await event.getByRole('button', { name: /^I paid \$/ }).click()
  await expect(event.getByText('Choose a payment method')).toBeVisible()
  await event.getByLabel(/^Payment method/).selectOption('zelle')
  await event.getByRole('button', { name: /^I paid \$/ }).click()
  await expect(event.getByText('Enter the transaction ID')).toBeVisible()
  await look(dana.page, 'event-money-paying')
  await resizeTo(dana.page, 390)
  await event.getByLabel(/^Transaction ID/).fill('ZL-2')
  await event.getByRole('button', { name: /^I paid \$/ }).click()
  await expect(event).toHaveCount(0)
  await expect(dana.page.getByText("We'll check your payment and email you.").first()).toBeVisible()

  await forgetMailsTo(product, EMAIL)
  await office.page.goto(`/admin/bookings?booking=${first}`)
  await drawer.getByRole('button', { name: 'Verify' }).click()
  await drawer.getByRole('button', { name: 'Mark as received' }).click()
  await expect(drawer.getByText(/for 3 bookings of Dana Whitfield is verified\.$/)).toBeVisible()
  for (const { id } of bookings) await office.send('put', `/api/bookings/${id}`, { status: 'completed' })

  // 4 × $95 for Imani, 4 × $110 and $60.01 less 10% for Tunde, 4 × $85 for Ansel
  const totals = { 'Imani Okafor': 38_000, 'Tunde Vox': 45_001, 'Ansel Ferreira': 34_000 }
  const all = 117_001
  const [sums] = await product.query(
    `select (select sum(amount_cents)::int from payments where booking_id = any($1)) as ledger,
       (select sum(total_cents)::int from invoices where booking_id = any($1) and voided_at is null) as invoiced,
       (select count(*)::int from invoices where booking_id = any($1) and voided_at is null and status = 'paid') as paid,
       (select sum(cents)::int from agent_earnings where booking_id = any($1)) as shares,
       (select count(distinct group_id)::int from payments where booking_id = any($1)) as payments`,
    [bookings.map(({ id }: { id: string }) => id)],
  )
  // half of what is shared, and all of the travel
  const shares = 19_000 + ((44_000 - 5000) / 2 + 6001) + 17_000
  // one invoice for all three
  expect(sums).toEqual({ ledger: all, invoiced: all, paid: 1, shares, payments: 2 })
  const account = await office.send('get', `/api/admin/event-accounts/${eventId}`)
  expect([account.total, account.paid, account.due]).toEqual([all, all, 0])
  expect(
    Object.fromEntries(account.bookings.map((row: { agentName: string; total: number }) => [row.agentName, row.total])),
  ).toEqual(totals)
  const after = await revenueOf()
  for (const [name, cents] of Object.entries(totals)) {
    const id = agents.get(name) ?? ''
    expect([name, (after.get(id) ?? 0) - (before.get(id) ?? 0)]).toEqual([name, cents])
  }
  const receipt = await mailTo(product, EMAIL, /^Payment of \$831\.01 for Ansel Ferreira and 2 others/)
  expect(receipt.text).toContain('Balance: $0.00')
  const [invoice] = await product.query<{ id: string }>(
    'select invoice_id as id from invoice_parts where booking_id = $1 and voided_at is null',
    [first],
  )
  const pdf = await office.page.request.get(`/api/admin/invoices/${invoice?.id}/pdf`)
  if (qpdfBinary) expect(findPdfFaults(await pdf.body())).toBe('')
  const printed = await readPdfText(await pdf.body())
  for (const amount of ['$380.00', '$340.00', '$1,170.01']) expect(printed).toContain(amount)

  // a sum of the second payment goes back, the last booking first: all begin together, so the dearest
  await forgetMailsTo(product, EMAIL)
  await office.page.goto(`/admin/bookings?booking=${first}`)
  await drawer
    .getByRole('button', { name: /^More for / })
    .last()
    .click()
  await office.page.getByRole('menuitem', { name: /^Refund / }).click()
  const refund = office.page.getByRole('dialog', { name: 'Refund' })
  await refund.getByLabel(/^All 3 bookings/).check()
  await refund.getByLabel('Partial refund').check()
  await refund.getByLabel(/^Amount/).fill('400')
  await refund.getByLabel(/^Reason/).fill('The sound failed')
  const lines = refund.getByRole('region', { name: 'What goes back of each booking' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await look(office.page, 'event-refund')
  await refund.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(office.page.getByText('$400.00 for 2 bookings is refunded to Dana Whitfield.')).toBeVisible()
  const back = await mailTo(product, EMAIL, /^Refund of \$400\.00 for /)
  expect(back.text).toContain('Reason: The sound failed')
  for (const { page } of [office, ruth, dana]) await page.context().close()
})

test('a whole event is canceled at once, with one mail (P15.90)', async ({ browser, product }) => {
  test.setTimeout(120_000)
  const [office, dana] = [await open(browser, product), await open(browser, product)]
  await office.send('post', '/api/admin/login', OFFICE)
  const email = 'canceled.event@example.com'
  const agents = await product.query<{ id: string }>(
    "select id from agents where name in ('Tunde Vox', 'Ansel Ferreira')",
  )
  const eventDate = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 220 * DAY_MS).toISOString()
  const { bookings } = await dana.send('post', '/api/events', {
    ...{ customerName: 'Dana Whitfield', customerEmail: email, eventType: 'wedding' },
    performers: agents.map(({ id }) => ({ agentId: id, eventDate, duration: 4 })),
  })
  await office.page.goto(`/admin/bookings?booking=${bookings[0].id}`)
  await office.page.getByRole('button', { name: 'Cancel all 2 bookings' }).click()
  const dialog = office.page.getByRole('dialog', { name: 'Cancel the whole event?' })
  await expect(dialog.getByText('$0.00 back')).toHaveCount(2)
  await look(office.page, 'event-cancel')
  await dialog.getByRole('button', { name: 'Cancel all bookings' }).click()
  await expect(dialog).toHaveCount(0)
  const mail = await mailTo(product, email, /^Canceled: Wedding, /)
  expect(mail.text).toContain('2 bookings of your event are canceled.')
  expect(mail.attachments).toHaveLength(2)
  expect(await product.query('select distinct status from bookings where customer_email = $1', [email])).toEqual([
    { status: 'cancelled' },
  ])
  for (const { page } of [office, dana]) await page.context().close()
})
