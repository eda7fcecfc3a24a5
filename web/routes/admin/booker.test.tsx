import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { StaffRoleContext } from '#web/lib/staff-role.ts'
import { AdminBilling } from '#web/routes/admin/billing.tsx'
import { AdminChatSettings } from '#web/routes/admin/chat-settings.tsx'
import { AdminDashboard } from '#web/routes/admin/dashboard.tsx'
import { buildPayment } from '#web/routes/admin/test-support/money.tsx'
import { ZERO } from '#web/routes/admin/test-support/summary.ts'
import { json, paged, refusal } from '#web/routes/test-support/answers.ts'
import {
  article,
  button,
  fakeAnswers,
  inMain,
  renderRoutes,
  shownToasts,
  tab,
  uuid,
} from '#web/routes/test-support/screen.tsx'

const OWNERS =
  /^\/api\/admin\/(settings|audit|system|team|reports|revenue|service-packages|agent-shares|card-payments|chat-settings|written-answers|calendar-feed|exports)/
const reads: string[] = []
const api = fakeAnswers(
  () => {
    reads.length = 0
    const read = (call: string, answer: (url: URL) => Response) => {
      api.answers[call] = (url) => {
        reads.push(url.pathname)
        return answer(url)
      }
    }
    read('GET /api/admin/summary', () =>
      json(200, { ...ZERO, agents: { total: 3, active: 2, withoutRate: 0 }, revenueByCategory: undefined }),
    )
    read('GET /api/admin/bookings-board', () => json(200, []))
    read('GET /api/admin/billing', () =>
      json(200, {
        pending: 5000,
        invoices: { total: 1, paid: 0, pending: 1, overdue: 0, owed: 5000 },
        recentPayments: [buildPayment(1)],
      }),
    )
    read('GET /api/payments', (url) => paged([buildPayment(1)], url))
    read('GET /api/admin/conversations', (url) => paged([], url))
    read('GET /api/admin/chat-figures', () => refusal(500, 'No figures today'))
  },
  ({ call, body }) => ({ call, body }),
)
const asBooker = (screen: ReactNode) => <StaffRoleContext value="booker">{inMain(screen)}</StaffRoleContext>
const open = (address: string) =>
  renderRoutes(
    [
      { path: '/admin/dashboard', element: asBooker(<AdminDashboard />) },
      { path: '/admin/chat-settings', element: asBooker(<AdminChatSettings />) },
      ...['/admin/billing', '/admin/payments', '/admin/pricing'].map((path) => ({
        path,
        element: asBooker(<AdminBilling />),
      })),
    ],
    [address],
  )
const tabs = () => [...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)

test('the dashboard of a booker is its overview without revenue (P6.48)', async () => {
  await open('/admin/dashboard')
  await expect.element(page.getByText('Total Agents')).toBeVisible()
  expect(tabs()).toEqual([])
  expect(document.body.textContent).not.toContain('Revenue by category')
})

test.each([
  '/admin/dashboard?tab=settings',
  '/admin/dashboard?tab=team',
  '/admin/dashboard?tab=audit',
  '/admin/dashboard?tab=export',
  '/admin/dashboard?tab=system',
  '/admin/billing?tab=reports',
  '/admin/pricing',
  '/admin/chat-settings?tab=settings',
  '/admin/chat-settings?tab=answers',
])('%s shows a booker that it is for owners, and asks the server nothing', async (address) => {
  await open(address)
  await expect.element(page.getByText('For owners only')).toBeVisible()
  expect(shownToasts()).toEqual([])
  expect(reads.filter((path) => OWNERS.test(path))).toEqual([])
})

test('billing has the overview without revenue, and payments', async () => {
  await open('/admin/billing')
  await expect.element(page.getByText('Pending Revenue', { exact: false }).first()).toBeVisible()
  expect(tabs()).toEqual(['Overview', 'Payments'])
  for (const words of ['Total Revenue', 'Avg Booking Value', 'Revenue by category']) {
    expect(document.body.textContent).not.toContain(words)
  }
  await tab('Payments').click()
  await expect.element(article(/Guest 1$/)).toBeVisible()
  await expect.element(page.getByText('Export CSV')).not.toBeInTheDocument()
})

test('the chat opens with its conversations', async () => {
  await open('/admin/chat-settings')
  await expect.poll(() => reads).toContain('/api/admin/conversations')
  expect(tabs()).toEqual([])
})

test('the dialogs show the limit, and keep within it (P6.49)', async () => {
  const limit = { bookerLimit: { limit: 25_000, left: 10_000 } }
  api.answers[`GET /api/admin/payments/${uuid(1)}/return-limit`] = () => json(200, limit)
  api.answers[`POST /api/admin/payments/${uuid(1)}/refund`] = () => json(201, buildPayment(2, { amount: 9000 }))
  const dialog = page.getByRole('dialog')
  const sentence = 'Bookers can refund up to $250.00 of a payment. $100.00 is left. Ask an owner for more.'
  await open('/admin/payments')
  await article(/Guest 1$/)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: /^Reverse/ }).click()
  await expect.element(dialog.getByText(sentence)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Reverse' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await article(/Guest 1$/)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: /^Refund/ }).click()
  await expect.element(dialog.getByText(sentence)).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: /Full refund/ })).not.toBeInTheDocument()
  await dialog.getByLabelText('Amount', { exact: false }).fill('100.01')
  await dialog.getByLabelText('Reason', { exact: false }).fill('Rain')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect
    .element(dialog.getByLabelText('Amount', { exact: false }))
    .toHaveAccessibleDescription(/At most \$100\.00/)
  expect(api.sent).toEqual([])
  await dialog.getByLabelText('Amount', { exact: false }).fill('90')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect
    .poll(() => api.sent.map(({ body }) => body))
    .toEqual([{ amount: 9000, reason: 'Rain', paymentMethod: 'zelle', transactionId: null }])
  await expect.element(button('Cancel')).not.toBeInTheDocument()
})
