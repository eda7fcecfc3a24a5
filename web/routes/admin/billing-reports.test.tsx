import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Report } from '#shared/contract/office/reports.admin.ts'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, toastTexts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, fitsSideways, open } from './test-support/money.tsx'

const path = '/admin/billing?tab=reports'
const region = (name: string) => page.getByRole('region', { name, exact: true })
const table = (name: string) => page.getByRole('table', { name })

const FULL: Report = {
  months: [
    { month: '2026-01', received: 1_000_000, returned: 0, tax: 0 },
    { month: '2026-03', received: 400_000, returned: 50_000, tax: 4_000 },
  ],
  categories: [{ category: 'dj', displayName: 'DJs', cents: 900_000 }],
  eventTypes: [{ eventType: 'wedding', cents: 600_000 }],
  agents: [{ id: uuid(1), name: 'Sabine Laurent', category: 'dj', cents: 900_000 }],
  customers: [{ id: uuid(2), name: 'Renée Thibodeaux', email: 'renee@example.com', cents: 700_000, bookings: 3 }],
  requests: { received: 12, confirmed: 9 },
  outstanding: { notDue: 100_000, days30: 50_000, days60: 0, days90: 0, older: 25_050 },
}

test('what came of the days, in figures, bars and tables', async () => {
  api.report = FULL
  await open(`${path}&span=own&from=2026-01-01&to=2026-12-31`)
  for (const text of [
    '$13,500.00',
    '$500.00 refunded',
    '75%',
    '9 of 12 requests confirmed',
    '$1,750.50',
    '$750.50 late',
  ]) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect
    .element(page.getByRole('img', { name: 'Received by month, the most in January 2026: $10,000.00' }))
    .toBeVisible()
  await page.getByText('Show as a table').click()
  const rows = table('Received and refunded by month').getByRole('row')
  await expect
    .poll(() => rows.elements().map((each) => each.textContent))
    .toEqual([
      'MonthReceivedRefundedTax collected',
      'January 2026$10,000.00$0.00$0.00',
      'February 2026$0.00$0.00$0.00',
      'March 2026$4,000.00$500.00$40.00',
      ...['April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'].map(
        (month) => `${month} 2026$0.00$0.00$0.00`,
      ),
    ])
  // the year before beside each month
  await expect.poll(() => document.querySelectorAll('.month-stack.is-before').length).toBe(12)
  await expect.element(page.getByText(/Hollow lights are the year before\.$/)).toBeVisible()
  await expect.element(region('By category').getByRole('img', { name: 'DJs: $9,000.00' })).toBeVisible()
  await expect.element(region('By event type').getByRole('img', { name: 'Wedding: $6,000.00' })).toBeVisible()
  await expect
    .element(table('Revenue by talent').getByRole('row', { name: /Sabine Laurent.*\$9,000\.00/ }))
    .toBeVisible()
  const customer = table('Revenue by customer').getByRole('row', { name: /Renée Thibodeaux.*3 bookings \$7,000\.00/ })
  await expect.element(customer).toBeVisible()
  const late = region('Outstanding today').getByRole('img', { name: 'Over 90 days late: $250.50' })
  await expect.element(late).toBeVisible()
})

test('nothing in the days says so everywhere', async () => {
  await open(path)
  for (const part of ['By month', 'Margin']) {
    await expect.element(region(part).getByText('No payments in these dates')).toBeVisible()
  }
  const none = region('Cancellations and changes').getByText('No cancellations, requests or drop-outs in these dates')
  await expect.element(none).toBeVisible()
  await expect.element(page.getByText('No invoices are unpaid')).toBeVisible()
  await expect.element(page.getByText('0 of 0 requests confirmed')).toBeVisible()
})

test('begins with this year, and the address and the files keep other days', async () => {
  const year = new Date().getFullYear()
  const router = await open(path)
  const lastReport = () => api.read.findLast((address) => !/margin|changes/.test(address))
  const ofYear = `from=${year}-01-01&to=${year + 1}-01-01`
  await expect.poll(lastReport).toBe(`/api/admin/reports?${ofYear}`)
  const file = (name: string) => page.getByRole('link', { name })
  await expect.element(file('Payments')).toHaveAttribute('href', `/api/admin/exports/payments?${ofYear}`)
  await page.getByLabelText('Dates').selectOptions('All time')
  await expect.poll(() => router.state.location.search).toBe('?tab=reports&span=all')
  await expect.element(file('Invoices')).toHaveAttribute('href', '/api/admin/exports/invoices')
  await expect.element(file('Bookings')).toHaveAttribute('href', '/api/admin/exports/bookings')
  await expect.poll(lastReport).toBe('/api/admin/reports')
})

test('a file is fetched only when the server lets this session export', async () => {
  const followed: string[] = []
  const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.pathname)
  })
  api.answers['GET /api/auth/verification'] = () => refusal(403, 'Confirm that it is you, then try again')
  await open(path)
  const file = page.getByRole('link', { name: 'Payments' })
  await file.click()
  await expect.poll(toastTexts).toEqual([['Error', 'Confirm that it is you, then try again']])
  expect(followed).toEqual([])
  api.answers['GET /api/auth/verification'] = () => json(200, { verified: true })
  await file.click()
  await expect.poll(() => followed).toEqual(['/api/admin/exports/payments'])
  follow.mockRestore()
})

test('that could not be loaded can be tried again', async () => {
  api.answers['GET /api/admin/reports'] = () => refusal(500, 'Something broke')
  await open(path)
  await expect.element(page.getByText('The report could not be loaded')).toBeVisible()
  delete api.answers['GET /api/admin/reports']
  await button('Try again').click()
  await expect.element(region('By month').getByText('No payments in these dates')).toBeVisible()
})

test.each([320, 390, 768, 1024, 1440])('fits %i pixels with many months and long names', async (width) => {
  await page.viewport(width, 900)
  const months = Array.from({ length: 60 }, (_, i) => ({
    month: `${2021 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
    ...{ received: 99_999_999, returned: 99_999_999, tax: 0 },
  }))
  const name = 'W'.repeat(120)
  api.report = {
    ...FULL,
    months,
    agents: [{ id: uuid(1), name, category: 'dj', cents: 99_999_999 }],
    customers: [{ id: uuid(2), name, email: `${name}@example.com`, cents: 99_999_999, bookings: 3 }],
    categories: [{ category: 'dj', displayName: name, cents: 99_999_999 }],
  }
  await open(`${path}&span=all`)
  await expect.element(table('Revenue by talent')).toBeVisible()
  expect(fitsSideways()).toBe(true)
  // where the months have no room, the newest are the ones in sight
  const columns = document.querySelector('.month-columns')
  const newest = columns?.lastElementChild?.getBoundingClientRect()
  expect(newest?.right).toBeLessThanOrEqual((columns?.getBoundingClientRect().right ?? 0) + 1)
})

test('the margin stands by month, category and talent, with the fees that are not known yet, and their CSV (P7.127, P7.150)', async () => {
  const sums = {
    ...{ received: 40_000, returned: 10_000, tax: 0, talent: 21_000, fees: 1_190 },
    ...{ unknownFees: 0, margin: 7_810 },
  }
  api.margin = {
    months: [
      { ...sums, month: '2026-10' },
      { ...sums, month: '2026-11', received: 0, unknownFees: 2, margin: -32_190 },
    ],
    categories: [{ ...sums, id: uuid(1), name: 'DJs' }],
    talent: [
      { ...sums, id: uuid(2), name: 'Anastasia-Magdalena Featherstonehaugh-Cholmondeley van Dorn' },
      { ...sums, id: null, name: 'Everyone else', received: 0, margin: -32_190 },
    ],
    unknownFees: 2,
  }
  await open('/admin/billing?tab=reports')
  const rowsOf = (by: string) =>
    table(`Margin by ${by}`)
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.element(table('Margin by month')).toBeVisible()
  expect(rowsOf('month')).toEqual([
    'MonthReceivedRefundedTaxTalentFeesMargin',
    'October 2026$400.00$100.00$0.00$210.00$11.90$78.10',
    'November 2026$0.00$100.00$0.00$210.00$11.90−$321.90',
    'All$400.00$200.00$0.00$420.00$23.80−$243.80',
  ])
  await expect.element(page.getByText(/The fee of 2 card payments is not known yet/)).toBeVisible()
  const link = (by: string) => page.getByRole('link', { name: `Margin by ${by} as CSV` })
  expect(link('month').element().getAttribute('href')).toMatch(/^\/api\/admin\/exports\/margin\?from=.*&by=month$/)
  await button('By category').click()
  expect(rowsOf('category')).toEqual([
    'CategoryReceivedRefundedTaxTalentFeesMargin',
    'DJs$400.00$100.00$0.00$210.00$11.90$78.10',
  ])
  expect(link('category').element().getAttribute('href')).toMatch(/&by=category$/)
  await button('By talent').click()
  expect(rowsOf('talent').slice(-2)).toEqual([
    'Everyone else$0.00$100.00$0.00$210.00$11.90−$321.90',
    'All$400.00$200.00$0.00$420.00$23.80−$243.80',
  ])
  // on a phone no amount is beyond the edge
  await page.viewport(390, 844)
  await expect.poll(fitsSideways).toBe(true)
  const scroll = document.querySelector('.figure-scroll')
  await expect.poll(() => (scroll?.scrollWidth ?? 0) <= (scroll?.clientWidth ?? 0)).toBe(true)
})

test('a margin that could not be loaded can be tried again', async () => {
  api.answers['GET /api/admin/reports/margin'] = () => refusal(500, 'Something broke')
  await open('/admin/billing?tab=reports')
  await expect.element(region('Margin').getByText('The margin could not be loaded')).toBeVisible()
  api.answers['GET /api/admin/reports/margin'] = () =>
    json(200, { months: [], categories: [], talent: [], unknownFees: 0 })
  await region('Margin').getByRole('button', { name: 'Try again' }).click()
  await expect.element(region('Margin').getByText('No payments in these dates')).toBeVisible()
})
