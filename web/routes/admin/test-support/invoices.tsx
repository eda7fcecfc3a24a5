import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { AdminInvoice, BillableBooking } from '#shared/contract/billing/invoices.admin.ts'
import type { BillingSummary } from '#shared/contract/office/reports.admin.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { paths } from '#web/lib/paths.ts'
import { AdminInvoices } from '#web/routes/admin/invoices.tsx'
import { json, paged, refusal } from '#web/routes/test-support/answers.ts'
import { dismissToast, readToasts } from '#web/ui/toast-store.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { Tooltips } from '#web/ui/tooltip.tsx'

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
export const numberOf = (n: number) => `INV-2026-${String(n).padStart(4, '0')}`

export const invoiceOf = (n: number, some: Partial<AdminInvoice> = {}): AdminInvoice => ({
  id: uuid(n),
  bookingId: uuid(500 + n),
  invoiceNumber: numberOf(n),
  subtotal: 66_000,
  tax: 5280,
  discount: 0,
  total: 71_280,
  paid: 0,
  owesNothing: false,
  // the last minute of November 12 in Atlanta
  dueDate: '2099-11-13T04:59:59.000Z',
  status: 'pending',
  notes: null,
  sentAt: null,
  voidedAt: null,
  voidReason: null,
  version: 1,
  createdAt: '2026-10-28T15:00:00.000Z',
  customer: { name: 'Renée Thibodeaux', email: 'renee@thibodeaux.example' },
  booking: {
    agentName: 'Sabine Laurent',
    category: 'exotic_dancer',
    eventType: 'private_party',
    eventDate: '2099-12-05T02:00:00.000Z',
    eventDuration: 3,
    eventLocation: 'Inman Park',
  },
  ...some,
})

export const billableOf = (n: number, some: Partial<BillableBooking> = {}): BillableBooking => ({
  id: uuid(500 + n),
  customerName: `Guest ${n}`,
  customerEmail: `guest${n}@example.com`,
  agentName: `Agent ${n}`,
  eventType: 'wedding',
  eventDate: '2099-12-05T02:00:00.000Z',
  eventDuration: 3,
  totalAmount: 660,
  paid: 0,
  ...some,
})

const billing: BillingSummary = {
  revenue: { total: 0, unverified: 0 },
  pending: 0,
  invoices: { total: 12, paid: 7, pending: 3, overdue: 2, owed: 123_450 },
  averageBooking: null,
  recentPayments: [],
}

type Answer = Response | Promise<Response>

interface Sent {
  call: string
  body: unknown
  version: string | null
}

/** What there is, what answers instead by 'METHOD /path', and what was asked and written; as good as new each test. */
export const api = {
  invoices: [] as AdminInvoice[],
  billable: [] as BillableBooking[],
  answers: {} as Record<string, (url: URL) => Answer>,
  sent: [] as Sent[],
  read: [] as string[],
}

const LISTS: Record<string, (url: URL) => Response> = {
  'GET /api/admin/billing': () => json(200, billing),
  'GET /api/invoices': (url) => {
    const q = url.searchParams.get('q')?.toLowerCase() ?? ''
    const voided = url.searchParams.get('show') === 'voided'
    return paged(
      api.invoices.filter(
        ({ voidedAt, invoiceNumber, customer }) =>
          (voidedAt !== null) === voided && `${invoiceNumber} ${customer.name}`.toLowerCase().includes(q),
      ),
      url,
    )
  },
  'GET /api/admin/billable-bookings': (url) => {
    const q = url.searchParams.get('q')?.toLowerCase() ?? ''
    return paged(
      api.billable.filter(({ customerName }) => customerName.toLowerCase().includes(q)),
      url,
    )
  },
}

/** What the frame shows instead of the server's page: the same origin, as the real one. */
export function servePreview(body: string, type = 'text/html') {
  const address = URL.createObjectURL(new Blob([body], { type }))
  vi.spyOn(paths, 'invoicePreview').mockReturnValue(address)
}
export const billPage = (n: number) =>
  `<!doctype html><title>Invoice ${numberOf(n)}</title><body style="margin:0"><main style="height:900px" tabindex="0">The bill</main>`

beforeEach(() => {
  Object.assign(api, { invoices: [], billable: [], answers: {}, sent: [], read: [] })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), location.href)
    const call = `${init?.method ?? 'GET'} ${url.pathname}`
    if (call.startsWith('GET')) api.read.push(url.pathname + url.search)
    else {
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      api.sent.push({ call, body, version: new Headers(init?.headers).get('if-match') })
    }
    return (api.answers[call] ?? LISTS[call])?.(url) ?? refusal(404, `nothing answers ${call}`)
  })
})

afterEach(async () => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.restoreAllMocks()
  await page.viewport(1280, 900)
})

/** The screen at an address, with another one before it. */
export async function open(address = '/admin/invoices') {
  const router = createMemoryRouter(
    [
      { path: '/admin/invoices', element: <AdminInvoices /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/before', address], initialIndex: 1 },
  )
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <Tooltips>
        <main id="main" tabIndex={-1} className="wrap">
          <RouterProvider router={router} />
        </main>
      </Tooltips>
      <Toaster />
    </QueryClientProvider>,
  )
  return router
}

export const shownToasts = () =>
  readToasts()
    .filter((toast) => toast.open)
    .map(({ title, description, variant }) => [title, description, variant])
export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const row = (n: number) => page.getByRole('article', { name: numberOf(n) })
export const dialog = (name?: string | RegExp) => page.getByRole('dialog', name === undefined ? {} : { name })
export const field = (label: string) => page.getByLabelText(new RegExp(`^${label}( \\(required\\))?\\s*$`))
