import PostalMime from 'postal-mime'
import { extractText } from 'unpdf'
import { expect, type RunningServer, test } from './support.ts'

const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }

// the cookie notice appears at any moment, over the page
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined')))

async function signIn(page: import('@playwright/test').Page, product: RunningServer): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: OFFICE, headers: { origin: product.url } })
  expect(answer.ok()).toBe(true)
}

/** The statements that arrived, by address. */
async function readStatements(product: RunningServer) {
  const mails = await Promise.all(product.mails().map((raw) => PostalMime.parse(raw)))
  return mails.filter(({ subject }) => /^Your .* payout: \$/.test(subject ?? ''))
}

test('payday: a completed booking is due, everyone is paid at once, and the statement arrives as a PDF', async ({
  page,
  product,
}) => {
  const headers = () => ({ origin: product.url })
  await signIn(page, product)
  // ruth has a login, so the statement has an address
  const agents: { id: string; name: string }[] = await (await page.request.get('/api/admin/agent-shares?q=Ruth')).json()
  const ruth = agents[0]
  expect(ruth?.name).toContain('Ruth')
  const share = { percent: 60, flat: null, reason: 'As agreed' }
  await page.request.put(`/api/admin/agent-shares/${ruth?.id}`, { data: share, headers: headers() })
  const entered = await page.request.post('/api/admin/bookings', {
    data: {
      ...{ agentId: ruth?.id, customerName: 'Dana Whitfield', customerEmail: 'dana@example.com' },
      ...{ eventType: 'wedding', eventDate: '2031-05-04T20:00:00-04:00', eventDuration: 4 },
    },
    headers: headers(),
  })
  expect(entered.status(), await entered.text()).toBe(201)
  const { id } = await entered.json()
  const payment = { paymentMethod: 'cash' }
  expect(
    (await page.request.post(`/api/admin/bookings/${id}/payments`, { data: payment, headers: headers() })).status(),
  ).toBe(201)
  expect(
    (await page.request.put(`/api/bookings/${id}`, { data: { status: 'completed' }, headers: headers() })).ok(),
  ).toBe(true)

  await page.goto('/admin/billing')
  await page.getByRole('tab', { name: 'Payouts' }).click()
  const row = page.getByRole('article', { name: ruth?.name ?? '' })
  await expect(row.getByRole('checkbox')).toBeVisible()
  const due = (await row.locator('.payout-due').textContent()) ?? ''
  expect(due).toMatch(/^\$[1-9]/)
  await page.getByRole('button', { name: 'Mark everyone as paid' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reference').fill('ACH-2207')
  await dialog.getByRole('button', { name: /^Mark \$.* as paid$/ }).click()
  await expect(page.getByText(/marked as paid, \$/)).toBeVisible()
  await expect(row.getByText('ACH-2207')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark everyone as paid' })).toHaveCount(0)

  await expect.poll(async () => (await readStatements(product)).length, { timeout: 30_000 }).toBeGreaterThan(0)
  const statements = await readStatements(product)
  const ruths = statements.find(({ subject }) => subject?.endsWith(due))
  const [attached] = ruths?.attachments ?? []
  expect(attached?.mimeType).toBe('application/pdf')
  const { text } = await extractText(new Uint8Array(attached?.content as ArrayBuffer), { mergePages: true })
  for (const said of ['Payout statement', ruth?.name ?? '', 'ACH-2207', due]) expect(text).toContain(said)

  const csv = await (await page.request.get('/api/admin/exports/payouts')).text()
  expect(csv).toContain(`"${ruth?.name}"`)
  expect(csv).toContain('"ACH-2207"')

  await row.getByRole('button', { name: /Reopen/ }).click()
  await dialog.getByLabel(/^Reason/).fill('Wrong account')
  await dialog.getByRole('button', { name: 'Reopen payout' }).click()
  await expect(row.locator('.payout-due')).toHaveText(due)
})
