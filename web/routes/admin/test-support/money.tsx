import { Outlet } from 'react-router'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { CardCategory } from '#shared/contract/billing/cards.admin.ts'
import type { ServicePackage } from '#shared/contract/billing/packages.admin.ts'
import type { AdminPayment } from '#shared/contract/billing/payments.admin.ts'
import type { AgentShare } from '#shared/contract/billing/shares.admin.ts'
import type { Statement } from '#shared/contract/billing/statements.agent.ts'
import type { ChangesReport } from '#shared/contract/office/changes-report.admin.ts'
import type { Margin } from '#shared/contract/office/margin.admin.ts'
import type { BillingSummary, Report } from '#shared/contract/office/reports.admin.ts'
import { AdminBilling } from '#web/routes/admin/billing.tsx'
import { json, paged } from '#web/routes/test-support/answers.ts'
import { type Answer, fakeApi, inMain, keepReads, renderRoutes, uuid } from '#web/routes/test-support/screen.tsx'

export const buildPayment = (n: number, some: Partial<AdminPayment> = {}): AdminPayment => ({
  id: uuid(n),
  bookingId: uuid(1000 + n),
  bookingNumber: 2000 + n,
  invoiceId: null,
  invoiceNumber: null,
  kind: 'payment',
  paymentId: null,
  purpose: 'full',
  amount: 64_800,
  paymentMethod: 'zelle',
  paymentStatus: 'completed',
  transactionId: `ZL-${n}`,
  reportedBy: 'customer',
  verifiedAt: null,
  reversedAt: null,
  refunded: 0,
  refundable: 64_800,
  reversible: true,
  together: null,
  referenceUsedElsewhere: false,
  dispute: null,
  notes: null,
  paidAt: '2026-03-02T18:00:00.000Z',
  createdAt: new Date(Date.UTC(2026, 2, 2) - n * 60_000).toISOString(),
  customer: { name: `Guest ${n}`, email: `guest${n}@example.com` },
  agent: { id: uuid(5000 + n), name: 'Sabine Laurent', category: 'dj' },
  ...some,
})

export const buildPackage = (n: number, some: Partial<ServicePackage> = {}): ServicePackage => ({
  id: uuid(n),
  name: `Package ${n}`,
  description: 'A night of records.',
  category: 'dj',
  basePrice: 120_000,
  duration: 4,
  features: ['Two decks', 'Lights'],
  isActive: true,
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...some,
})

export const buildShare = (n: number, some: Partial<AgentShare> = {}): AgentShare => ({
  id: uuid(n),
  name: `Agent ${String(n).padStart(3, '0')}`,
  category: 'dj',
  percent: null,
  flat: null,
  usual: 60,
  ...some,
})

export const buildCard = (n: number, some: Partial<CardCategory> = {}): CardCategory => ({
  id: uuid(n),
  name: 'dj',
  displayName: 'DJs',
  cardPayments: false,
  ...some,
})

export const NO_REPORT: Report = {
  months: [],
  categories: [],
  eventTypes: [],
  agents: [],
  customers: [],
  requests: { received: 0, confirmed: 0 },
  outstanding: { notDue: 0, days30: 0, days60: 0, days90: 0, older: 0 },
}

const NO_OUTCOMES = { waiting: 0, approved: 0, accepted: 0, declined: 0, withdrawn: 0 }
export const NO_CHANGES: ChangesReport = {
  cancellations: { reasons: [], tiers: [] },
  requests: [
    { kind: 'change', ...NO_OUTCOMES },
    { kind: 'cancel', ...NO_OUTCOMES },
  ],
  fields: [],
  price: { changed: 0, cents: 0 },
  dropOuts: [],
  offers: { made: 0, confirmed: 0, withdrawn: 0, waiting: 0 },
}

const FIGURES: Omit<BillingSummary, 'recentPayments'> = {
  revenue: { total: 1_284_050, unverified: 64_800 },
  pending: 320_000,
  invoices: { total: 9, paid: 6, pending: 2, overdue: 1, owed: 210_000 },
  averageBooking: 72_000,
}

interface Sent {
  call: string
  body: unknown
  version: string | null
  key: string | null
}

/** What there is, what answers instead by 'METHOD /path', and what was asked and written; new before each test. */
export const api = {
  payments: [] as AdminPayment[],
  figures: FIGURES,
  revenue: [] as Report['categories'],
  report: NO_REPORT,
  margin: { months: [], categories: [], talent: [], unknownFees: 0 } as Margin,
  changes: NO_CHANGES,
  packages: [] as ServicePackage[],
  shares: [] as AgentShare[],
  statement: { month: '2026-03', total: 0, lines: [] } as Statement,
  cards: { provider: 'manual' as 'manual' | 'stripe', categories: [] as CardCategory[] },
  answers: {} as Record<string, (body: unknown) => Answer>,
  sent: [] as Sent[],
  read: [] as string[],
}

const SHOWN: Record<string, (payment: AdminPayment) => boolean> = {
  waiting: ({ kind, verifiedAt, reversedAt }) => kind === 'payment' && verifiedAt === null && reversedAt === null,
  payments: ({ kind }) => kind === 'payment',
  returned: ({ kind }) => kind !== 'payment',
}

const READS: Record<string, (url: URL) => Response> = {
  'GET /api/admin/billing': () => json(200, { ...api.figures, recentPayments: api.payments.slice(0, 5) }),
  'GET /api/admin/revenue': () => json(200, api.revenue),
  'GET /api/admin/reports': () => json(200, api.report),
  'GET /api/admin/reports/margin': () => json(200, api.margin),
  'GET /api/admin/reports/changes': () => json(200, api.changes),
  'GET /api/admin/service-packages': () => json(200, api.packages),
  'GET /api/admin/card-payments': () => json(200, api.cards),
  'GET /api/payments': (url) => {
    const shows = SHOWN[url.searchParams.get('show') ?? ''] ?? (() => true)
    const q = url.searchParams.get('q')?.toLowerCase() ?? ''
    const found = api.payments
      .filter(shows)
      .filter(({ customer, transactionId }) => `${customer.name} ${transactionId}`.toLowerCase().includes(q))
    return paged(found, url)
  },
  'GET /api/admin/agent-shares': (url) => {
    const q = url.searchParams.get('q')?.toLowerCase() ?? ''
    return paged(
      api.shares.filter(({ name }) => name.toLowerCase().includes(q)),
      url,
    )
  },
}

function readMoney(call: string, url: URL): Response | undefined {
  if (!call.endsWith('/statement')) return READS[call]?.(url)
  return json(200, { ...api.statement, month: url.searchParams.get('month') ?? api.statement.month })
}

fakeApi({
  reset: () =>
    Object.assign(api, {
      ...{ payments: [], figures: FIGURES, revenue: [], report: NO_REPORT, changes: NO_CHANGES },
      ...{ packages: [], shares: [] },
      statement: { month: '2026-03', total: 0, lines: [] },
      cards: { provider: 'manual', categories: [buildCard(1), buildCard(2, { name: 'model', displayName: 'Models' })] },
      ...{ answers: {}, sent: [], read: [] },
    }),
  answer: ({ call, url, body }) => api.answers[call]?.(body) ?? readMoney(call, url),
  ...keepReads(api),
  onWrite: ({ call, body, version, key }) => api.sent.push({ call, body, version, key }),
  keepMocks: true,
})

/** The money screen at an address, with another one before it. */
export async function open(address: string) {
  const { router } = await renderRoutes(
    [
      {
        element: inMain(<Outlet />),
        children: ['/admin/billing', '/admin/payments', '/admin/pricing'].map((path) => ({
          path,
          element: <AdminBilling />,
        })),
      },
    ],
    ['/before', address],
  )
  return router
}

/** Answers a write with the row as it then is, and keeps it. */
export function answersPayment(call: string, some: Partial<AdminPayment>, status = 200): void {
  api.answers[call] = () => {
    const id = call.split('/').at(-2)
    const changed = { ...(api.payments.find((payment) => payment.id === id) ?? buildPayment(1)), ...some }
    api.payments = api.payments.map((payment) => (payment.id === id ? changed : payment))
    return json(status, changed)
  }
}

export const row = (name: string | RegExp) => page.getByRole('article', { name })
export const dialog = () => page.getByRole('dialog')
export const field = (label: string) => dialog().getByLabelText(new RegExp(`^${label}( \\(required\\))?\\s*$`))
export const fitsSideways = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
export { json }
/** Waits until the dialog is gone. */
export const gone = () => expect.poll(() => dialog().elements()).toEqual([])
