import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, tab } from '#web/routes/test-support/screen.tsx'
import { api, buildPayment, fitsSideways, open, row } from './test-support/money.tsx'

const dollars = (n: number, displayName: string, cents: number) => ({ category: `c${n}`, displayName, cents })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('the money in four figures, each with how it is made', async () => {
  await open('/admin/billing')
  for (const text of ['$12,840.50', '$648.00 reported, not checked', '$3,200.00', '1 overdue', '$720.00']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  }
  const about = button('About Total Revenue')
  await expect.element(about).toHaveAccessibleDescription(/Completed payments minus refunds and reversals/)
  await about.click()
  await expect.element(page.getByText(/minus refunds and reversals/).last()).toBeVisible()
  for (const name of ['Pending Revenue', 'Invoices Paid', 'Avg Booking Value']) {
    await expect.element(button(`About ${name}`)).toHaveAccessibleDescription(/./)
  }
})

test.each([390, 1024, 1440])('large figures keep their cents and stay in their cells at %i px', async (width) => {
  api.figures = {
    revenue: { total: 123_456_789_12, unverified: 0 },
    pending: 1_234_567_89,
    invoices: { total: 120, paid: 80, pending: 39, overdue: 1, owed: 0 },
    averageBooking: 100_000_00,
  }
  await page.viewport(width, 900)
  await open('/admin/billing')
  for (const text of ['$123,456,789.12', '$1,234,567.89', '$100,000.00']) {
    const figure = page.getByText(text, { exact: true })
    await expect.element(figure).toBeVisible()
    const cell = figure.element().closest('dd')
    expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0)
    expect(cell?.clientHeight, 'one line').toBeLessThanOrEqual(64)
  }
  expect(fitsSideways()).toBe(true)
  await page.viewport(1280, 900)
})

test('without anything it says so, and a missing amount is $0.00', async () => {
  api.figures = {
    revenue: { total: 0, unverified: 0 },
    pending: 0,
    invoices: { total: 0, paid: 0, pending: 0, overdue: 0, owed: 0 },
    averageBooking: null,
  }
  await open('/admin/billing')
  await expect.element(page.getByText('No booking has a price yet')).toBeVisible()
  expect(page.getByText('$0.00', { exact: true }).elements()).toHaveLength(3)
  await expect.element(page.getByText('No payments yet')).toBeVisible()
  await expect.element(page.getByText('Nothing in these dates')).toBeVisible()
})

test('what could not be loaded can be tried again', async () => {
  api.answers['GET /api/admin/billing'] = () => refusal(500, 'Something broke')
  api.answers['GET /api/admin/revenue'] = () => refusal(500, 'Something broke')
  await open('/admin/billing')
  await expect.element(page.getByText('The figures could not be loaded')).toBeVisible()
  await expect.element(page.getByText('The revenue could not be loaded')).toBeVisible()
  api.answers = {}
  await button('Try again').first().click()
  await expect.element(page.getByText('$12,840.50')).toBeVisible()
  await button('Try again').click()
  await expect.element(page.getByText('Nothing in these dates')).toBeVisible()
})

test('while it loads it says so', async () => {
  api.answers['GET /api/admin/billing'] = () => new Promise<Response>(() => {})
  await open('/admin/billing')
  await expect.element(page.getByText('Loading the figures...')).toBeInTheDocument()
})

test('the five newest payments lead to their bookings and to all of them', async () => {
  api.payments = [1, 2, 3, 4, 5, 6].map((n) => buildPayment(n))
  const router = await open('/admin/billing')
  await expect.poll(() => row(/Guest/).elements().length).toBe(5)
  const guest = row(/Guest 1/).getByRole('link', { name: 'Guest 1 (booking)' })
  await expect.element(guest).toHaveAttribute('href', `/admin/bookings?booking=${api.payments[0]?.bookingId}`)
  await page.getByRole('link', { name: 'All payments' }).click()
  await expect.element(heading('Payments')).toHaveFocus()
  expect(router.state.location.pathname).toBe('/admin/payments')
})

test('revenue by category of a span of days that the address keeps', async () => {
  api.revenue = [dollars(1, 'DJs', 1_000_000), dollars(2, 'Models', 250_050), dollars(3, 'Nobody', 0)]
  const router = await open('/admin/billing')
  await expect.element(page.getByRole('img', { name: 'DJs: $10,000.00' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Models: $2,500.50' })).toBeVisible()
  await expect.element(page.getByText('Each light is $500.')).toBeVisible()
  expect(page.getByText('Nobody').elements()).toEqual([])
  await page.getByLabelText('Dates').selectOptions('Last month')
  await expect.poll(() => router.state.location.search).toBe('?span=last-month')
  await expect.poll(() => api.read.at(-1)).toMatch(/^\/api\/admin\/revenue\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-01$/)
  await page.getByLabelText('Dates').selectOptions('Custom')
  await page.getByLabelText('From').fill('2026-01-10')
  await page.getByLabelText('To').fill('2026-01-31')
  await expect.poll(() => router.state.location.search).toBe('?span=own&from=2026-01-10&to=2026-01-31')
  await expect.poll(() => api.read.at(-1)).toBe('/api/admin/revenue?from=2026-01-10&to=2026-02-01')
  await page.getByLabelText('To').fill('2026-01-01')
  await expect.element(page.getByText('Must not be before the first day')).toBeVisible()
})

test('many categories: ten in bars, the rest in words', async () => {
  api.revenue = Array.from({ length: 12 }, (_, n) => dollars(n, `Category ${n}`, 10_000))
  await open('/admin/billing')
  await expect.poll(() => page.getByRole('img', { name: /Category/ }).elements().length).toBe(10)
  await expect.element(page.getByText(/2 more came to \$200\.00 together/)).toBeVisible()
})

test('the address opens its tab, and follows it; arrow keys keep the focus on the tabs', async () => {
  const router = await open('/admin/payments')
  await expect.element(heading('Payments')).toBeVisible()
  await expect.element(tab('Payments')).toHaveAttribute('aria-selected', 'true')
  await tab('Payments').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(heading('Pricing')).toBeVisible()
  await expect.element(tab('Pricing')).toHaveFocus()
  expect(router.state.location.pathname).toBe('/admin/pricing')
  expect(document.title).toMatch(/^Pricing \| /)
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/admin/billing?tab=payouts')
  await expect.element(heading('Billing')).toBeVisible()
  await expect.element(tab('Payouts')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/admin/billing?tab=reports')
  await expect.element(tab('Reports')).toHaveFocus()
  // a tab is no step in the history
  await router.navigate(-1)
  await expect.element(heading('Elsewhere')).toBeVisible()
})

test.each([320, 390, 768, 1024, 1440])('fits %i pixels with the longest texts', async (width) => {
  await page.viewport(width, 900)
  const customer = { name: 'W'.repeat(120), email: 'w@example.com' }
  const long = {
    customer,
    transactionId: 'R'.repeat(200),
    notes: 'n'.repeat(300),
    amount: 99_999_999,
    purpose: 'balance',
  }
  api.payments = [
    buildPayment(1, { ...long, purpose: 'balance', referenceUsedElsewhere: true, invoiceNumber: 'INV-2026-0001' }),
  ]
  api.figures = { ...api.figures, revenue: { total: 99_999_999, unverified: 99_999_999 } }
  api.revenue = [dollars(1, 'W'.repeat(100), 99_999_999)]
  await open('/admin/billing')
  await expect.poll(() => row(/^Payment, /).elements().length).toBe(1)
  expect(fitsSideways()).toBe(true)
})

test('what a payment changes is read anew', async () => {
  api.payments = [buildPayment(1)]
  api.answers['POST /api/admin/payments/00000000-0000-4000-8000-000000000001/verify'] = () => {
    api.payments = [buildPayment(1, { verifiedAt: '2026-03-03T00:00:00.000Z' })]
    api.figures = { ...api.figures, revenue: { total: 1_284_050, unverified: 0 } }
    return json(200, api.payments[0])
  }
  await open('/admin/billing')
  await row(/Guest 1/)
    .getByRole('button', { name: 'Verify' })
    .click()
  await button('Mark as received').click()
  await expect.element(page.getByText('All received')).toBeVisible()
  await expect.element(page.getByText('$648.00 of Guest 1 is verified.')).toBeVisible()
})
