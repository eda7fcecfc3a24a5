import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { BookingDossier, BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { Summary } from '#shared/contract/office/office.admin.ts'
import type { AdminTestimonial } from '#shared/contract/testimonials/testimonials.admin.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { AdminBookings } from '#web/routes/admin/bookings.tsx'
import { AdminTestimonials } from '#web/routes/admin/testimonials.tsx'
import { dismissToast, readToasts } from '#web/ui/toast-store.ts'
import { Toaster } from '#web/ui/toaster.tsx'

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const bookingOf = (n: number, some: Partial<BookingWithDetails> = {}): BookingWithDetails => ({
  id: uuid(n),
  agentId: uuid(1000 + n),
  agent: { id: uuid(1000 + n), name: `Agent ${n}`, category: 'dj', image: null },
  customerId: uuid(2000 + n),
  customer: { email: 'renee@thibodeaux.example', name: 'Renée Thibodeaux' },
  customerName: 'Renée Thibodeaux',
  customerEmail: 'renee@thibodeaux.example',
  customerPhone: '(404) 555-0164',
  eventType: 'private_party',
  eventDate: '2099-12-05T02:00:00.000Z',
  eventDuration: 3,
  eventLocation: 'Inman Park',
  specialRequests: null,
  status: 'pending',
  paymentStatus: 'pending',
  totalAmount: 660,
  package: null,
  paid: 0,
  clashes: false,
  requestedAs: 'signed_in',
  depositPercent: null,
  agentAnswer: null,
  agentAnswerReason: null,
  version: 1,
  // the later the number, the older
  createdAt: new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString(),
  ...some,
})

const NOTHING_MORE = {
  customerSince: '2026-01-01T00:00:00.000Z',
  clashesWith: [],
  timeline: [],
  mails: [],
  notes: [],
  ledger: [],
  invoice: null,
  otherBookings: [],
} satisfies Partial<BookingDossier>

export const testimonialOf = (n: number, some: Partial<AdminTestimonial> = {}): AdminTestimonial => ({
  id: uuid(n),
  bookingId: null,
  customerName: `Guest ${n}`,
  customerImage: null,
  rating: 5,
  content: `Quote ${n}`,
  eventType: 'wedding',
  isApproved: false,
  rejectedAt: null,
  agentName: 'Sabine Laurent',
  version: 1,
  createdAt: new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString(),
  ...some,
})

type Answer = Response | Promise<Response>
export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers })
export const refusal = (status: number, error: string, fields?: Record<string, string>) =>
  json(status, { error, code: 'conflict', ...(fields && { fields }) })

interface Sent {
  call: string
  body: Record<string, unknown>
  version: string | null
  key: string | null
}

/** What there is, what answers instead, and what was asked and written; as good as new before each test. */
export const api = {
  bookings: [] as BookingWithDetails[],
  testimonials: [] as AdminTestimonial[],
  dossier: {} as Partial<BookingDossier>,
  /** By 'METHOD /path'. */
  answers: {} as Record<string, (body: Record<string, unknown>) => Answer>,
  sent: [] as Sent[],
  read: [] as string[],
}

function paged(rows: readonly unknown[], url: URL): Response {
  const from = Number(url.searchParams.get('cursor') ?? 0)
  const rest = rows.length > from + 100
  return json(200, rows.slice(from, from + 100), {
    ...(from === 0 && { 'x-total-count': String(rows.length) }),
    ...(rest && { link: `<${url.pathname}?cursor=${from + 100}>; rel="next"` }),
  })
}

const count = (status: string) => api.bookings.filter((booking) => booking.status === status).length
const summary = (): Summary => ({
  agents: { total: 2, active: 2, withoutRate: 0 },
  bookings: {
    total: api.bookings.length,
    pending: count('pending'),
    confirmed: count('confirmed'),
    completed: count('completed'),
    cancelled: count('cancelled'),
  },
  testimonials: { total: api.testimonials.length, pending: 0, approved: 0 },
  averageRating: 5,
  waiting: { bookings: 0, payments: 0, testimonials: 0, chats: 0 },
  revenueByCategory: [],
})

const stateOf = ({ isApproved, rejectedAt }: AdminTestimonial) =>
  isApproved ? 'approved' : rejectedAt ? 'rejected' : 'pending'

const LISTS: Record<string, (url: URL) => Response> = {
  'GET /api/admin/summary': () => json(200, summary()),
  'GET /api/admin/calendar': () => json(200, []),
  'GET /api/admin/agents': () => json(200, []),
  'GET /api/packages': () => json(200, []),
  'GET /api/admin/bookings-with-details': (url) => {
    const [status, q] = [url.searchParams.get('status'), url.searchParams.get('q')?.toLowerCase()]
    const found = api.bookings.filter(
      (booking) =>
        (!status || booking.status === status) &&
        (!q || `${booking.agent.name} ${booking.customerName}`.toLowerCase().includes(q)),
    )
    return paged(found, url)
  },
  'GET /api/testimonials': (url) =>
    paged(
      api.testimonials.filter((one) => stateOf(one) === url.searchParams.get('state')),
      url,
    ),
}

function showOrChange(call: string, body: Record<string, unknown>): Response | undefined {
  const id = call.split('/').at(-1)
  const booking = api.bookings.find((one) => one.id === id)
  if (booking && call.startsWith('GET /api/admin/bookings/')) {
    return json(200, { ...booking, ...NOTHING_MORE, ...api.dossier })
  }
  if (booking && call.startsWith('PUT /api/bookings/')) {
    const changed = { ...booking, status: body.status, version: booking.version + 1 } as BookingWithDetails // a status of ours
    api.bookings = api.bookings.map((one) => (one === booking ? changed : one))
    return json(200, changed)
  }
  const testimonial = api.testimonials.find((one) => one.id === id)
  if (testimonial && call.startsWith('PUT /api/testimonials/')) {
    const isApproved = body.isApproved === true
    const rejectedAt = isApproved || testimonial.isApproved ? null : '2026-01-02T00:00:00.000Z'
    const changed = { ...testimonial, isApproved, rejectedAt, version: testimonial.version + 1 }
    api.testimonials = api.testimonials.map((one) => (one === testimonial ? changed : one))
    return json(200, changed)
  }
  return undefined
}

beforeEach(() => {
  Object.assign(api, { bookings: [], testimonials: [], dossier: {}, answers: {}, sent: [], read: [] })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), location.href)
    const call = `${init?.method ?? 'GET'} ${url.pathname}`
    const body = init?.body ? JSON.parse(String(init.body)) : {}
    const headers = new Headers(init?.headers)
    if (call.startsWith('GET')) api.read.push(url.pathname + url.search)
    else api.sent.push({ call, body, version: headers.get('if-match'), key: headers.get('idempotency-key') })
    const answer = api.answers[call]
    if (answer) return answer(body)
    return LISTS[call]?.(url) ?? showOrChange(call, body) ?? refusal(404, `nothing answers ${call}`)
  })
})

// fetch stays as it is: what is still asked for after a test would reach the real network
afterEach(async () => {
  for (const { id } of readToasts()) dismissToast(id)
  await page.viewport(1280, 900)
})

/** A screen of the office at an address, with another one before it. */
export async function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/admin/bookings', element: <AdminBookings /> },
      { path: '/admin/testimonials', element: <AdminTestimonials /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/before', address], initialIndex: 1 },
  )
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <main id="main" tabIndex={-1} className="wrap">
        <RouterProvider router={router} />
      </main>
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
export const region = (name: string | RegExp) => page.getByRole('region', { name })
export const card = (name: string | RegExp) => page.getByRole('article', { name })
export const statusOf = (name: string) => page.getByRole('combobox', { name: new RegExp(`^Status of ${name}`) })
