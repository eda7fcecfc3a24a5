import { vi } from 'vitest'
import { page } from 'vitest/browser'
import type { BillableBooking } from '#shared/contract/billing/billable.admin.ts'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import type { BillingSummary } from '#shared/contract/office/reports.admin.ts'
import { paths } from '#web/lib/paths.ts'
import { AdminInvoices } from '#web/routes/admin/invoices.tsx'
import { json, paged } from '#web/routes/test-support/answers.ts'
import { type Answer, fakeApi, inMain, keepReads, renderRoutes, uuid } from '#web/routes/test-support/screen.tsx'
import { buildInvoice, formatNumber } from './build-invoice.ts'

export const buildBillable = (n: number, some: Partial<BillableBooking> = {}): BillableBooking => ({
  id: uuid(500 + n),
  number: 1500 + n,
  customerName: `Guest ${n}`,
  ...{ taxPercent: 8, taxExempt: false, taxExemptNumber: null },
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
  `<!doctype html><title>Invoice ${formatNumber(n)}</title><body style="margin:0"><main style="height:900px" tabindex="0">The bill</main>`

fakeApi({
  reset: () => Object.assign(api, { invoices: [], billable: [], answers: {}, sent: [], read: [] }),
  answer: ({ call, url }) => (api.answers[call] ?? LISTS[call])?.(url),
  ...keepReads(api),
  onWrite: ({ call, body, version }) => api.sent.push({ call, body, version }),
})

/** The screen at an address, with another one before it. */
export async function open(address = '/admin/invoices') {
  const { router } = await renderRoutes(
    [{ path: '/admin/invoices', element: inMain(<AdminInvoices />) }],
    ['/before', address],
  )
  return router
}

export const row = (n: number) => page.getByRole('article', { name: new RegExp(formatNumber(n)) })
export const dialog = (name?: string | RegExp) => page.getByRole('dialog', name === undefined ? {} : { name })
export const field = (label: string) => page.getByLabelText(new RegExp(`^${label}( \\(required\\))?\\s*$`))

/** Fills the API with invoice 5, and three bookings to bill: one priced, one without a price, one paid in part. */
export function serveBillable() {
  api.invoices = [buildInvoice(5)]
  api.billable = [buildBillable(1), buildBillable(2, { totalAmount: null }), buildBillable(3, { paid: 16_500 })]
}
