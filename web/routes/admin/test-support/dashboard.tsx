import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Setup } from '#shared/contract/office/setup.admin.ts'
import { DEFAULT_CANCELLATION_POLICY } from '#shared/model/cancellation.ts'
import { addDays } from '#shared/model/day.ts'
import { DEFAULT_PLACE } from '#shared/model/place.ts'
import { SETUP_STEPS } from '#shared/model/setup.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { AdminDashboard } from '#web/routes/admin/dashboard.tsx'
import { ZERO } from '#web/routes/admin/test-support/summary.ts'
import { dismissToast, readToasts } from '#web/ui/toast-store.ts'

export const SETTINGS = {
  address: '1200 Peachtree Street',
  noticeRecipients: ['office@example.com'],
  openingHours: [{ weekday: 1, from: 540, to: 1080 }],
  depositPercent: 30,
  bufferMinutes: 15,
  agentSharePercent: null,
  reviewNewAgents: true,
  bookerRefundLimit: 25_000,
  cancellationPolicy: DEFAULT_CANCELLATION_POLICY,
  keptSharePercent: null,
  cancellationTerms: null,
  agreementTemplate: null,
  countersignByHand: false,
  version: 3,
}
export const WORK = 'GET /api/admin/work'
const today = atlantaDay(new Date())
const WEEK = `GET /api/admin/calendar?from=${today}&to=${addDays(today, 7)}`
export const NOTHING = { items: [], more: false }
export const INSTRUCTIONS = {
  ...{ zelle: 'pay@marquee.example', venmo: null, paypal: null, bank_transfer: null, cash: null },
  version: 4,
}
export const PLACE = { ...DEFAULT_PLACE, currencyFixed: false, saved: false, version: 1 }
export const TAX = {
  ...{ name: 'Sales tax', percent: 8, saved: false, version: 1 },
  categories: [
    { id: 'c1', displayName: 'DJs', taxed: true },
    { id: 'c2', displayName: 'Models', taxed: true },
  ],
}

/** The checklist of an agency that did everything. */
export const DONE: Setup = {
  ...{ demo: 'none', hidden: false },
  steps: SETUP_STEPS.map((step) => ({ step, done: true, kept: null, have: null })),
}

type Answer = () => Response | Promise<Response>
export const ok = (body: unknown) => () => Response.json(body)
export const refused = (status: number, error: string) => () => Response.json({ error, code: 'x' }, { status })
/** What answers by 'METHOD /address', and what was written; as good as new before each test. */
export const answers = new Map<string, Answer>()
export const sent: { key: string; body: unknown; ifMatch: string | null }[] = []

beforeEach(() => {
  sent.length = 0
  answers.clear()
  answers.set('GET /api/admin/summary', ok(ZERO))
  answers.set(WORK, ok(NOTHING))
  answers.set(WEEK, ok([]))
  answers.set('GET /api/admin/settings', ok(SETTINGS))
  answers.set('GET /api/admin/setup', ok(DONE))
  answers.set('GET /api/admin/payment-instructions', ok(INSTRUCTIONS))
  answers.set('GET /api/admin/place-settings', ok(PLACE))
  answers.set('GET /api/admin/tax-settings', ok(TAX))
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const key = `${init?.method ?? 'GET'} ${String(input)}`
    if (init?.body) {
      sent.push({ key, body: JSON.parse(String(init.body)), ifMatch: new Headers(init.headers).get('if-match') })
    }
    return (answers.get(key) ?? refused(404, 'Not here'))()
  })
})
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.restoreAllMocks()
})

export async function open(address = '/admin/dashboard') {
  const router = createMemoryRouter(
    [
      { path: '/admin/dashboard', element: <AdminDashboard /> },
      { path: '/admin/bookings', element: <h1>Bookings</h1> },
    ],
    { initialEntries: [address] },
  )
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

export const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const field = (label: string) => page.getByLabelText(label, { exact: true })
export const toasts = () =>
  readToasts()
    .filter((toast) => toast.open)
    .map(({ title, description }) => [title, description])
