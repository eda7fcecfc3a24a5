import { page } from 'vitest/browser'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { Summary } from '#shared/contract/office/office.admin.ts'
import type { EventProposals } from '#shared/contract/proposals/proposals.admin.ts'
import type { AdminTestimonial } from '#shared/contract/testimonials/testimonials.admin.ts'
import { AdminBookings } from '#web/routes/admin/bookings.tsx'
import { ZERO } from '#web/routes/admin/test-support/summary.ts'
import { AdminTestimonials } from '#web/routes/admin/testimonials.tsx'
import { json, paged } from '#web/routes/test-support/answers.ts'
import { type Answer, fakeApi, inMain, keepReads, renderRoutes, uuid } from '#web/routes/test-support/screen.tsx'

const BOTH = { customer: true, agent: 'email' } as const

export const buildBooking = (n: number, some: Partial<BookingWithDetails> = {}): BookingWithDetails => ({
  id: uuid(n),
  number: 1000 + n,
  eventId: uuid(n),
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
  guests: null,
  specialRequests: null,
  status: 'pending',
  paymentStatus: 'pending',
  totalAmount: 660,
  lines: [{ kind: 'talent', share: 'shared', label: '', hours: 3, rate: 22_000, percent: null, amount: 66_000 }],
  itemized: false,
  package: null,
  paid: 0,
  invoiced: false,
  hasConflict: false,
  doNotBook: null,
  waitsFor: 'pending',
  dropOut: null,
  eventTitle: null,
  performers: 1,
  owed: 66_000,
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
  customerStatus: 'active',
  conflicts: [],
  timeline: [],
  mails: [],
  emails: {
    pending: BOTH,
    confirmed: BOTH,
    completed: { customer: true, agent: 'not mailed' },
    cancelled: BOTH,
    moved: BOTH,
    relocated: BOTH,
    priced: { customer: true, agent: 'not mailed' },
  },
  notes: [],
  excess: 0,
  ledger: [],
  invoice: null,
  otherBookings: [],
} satisfies Partial<BookingDetails>

export const buildTestimonial = (n: number, some: Partial<AdminTestimonial> = {}): AdminTestimonial => ({
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
  agent: { id: uuid(900), name: 'Sabine Laurent', image: null },
  reply: null,
  repliedAt: null,
  version: 1,
  createdAt: new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString(),
  ...some,
})

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
  details: {} as Partial<BookingDetails>,
  /** By 'METHOD /path'. */
  answers: {} as Record<string, (body: Record<string, unknown>, url: URL) => Answer>,
  sent: [] as Sent[],
  read: [] as string[],
}

const count = (status: string) => api.bookings.filter((booking) => booking.status === status).length
const summary = (): Summary => ({
  ...ZERO,
  agents: { total: 2, active: 2, withoutRate: 0 },
  bookings: {
    total: api.bookings.length,
    pending: count('pending'),
    confirmed: count('confirmed'),
    completed: count('completed'),
    cancelled: count('cancelled'),
  },
  testimonials: { total: api.testimonials.length, pending: 0, approved: 0 },
})

const stateOf = ({ isApproved, rejectedAt }: AdminTestimonial) =>
  isApproved ? 'approved' : rejectedAt ? 'rejected' : 'pending'

const LISTS: Record<string, (url: URL) => Response> = {
  'GET /api/admin/summary': () => json(200, summary()),
  'GET /api/admin/calendar': () => json(200, []),
  'GET /api/admin/calendar/people': () => json(200, []),
  'GET /api/admin/agents/suggest': () => json(200, []),
  'GET /api/admin/agents': () => json(200, []),
  'GET /api/packages': () => json(200, []),
  'GET /api/admin/categories': () => json(200, []),
  'GET /api/categories': () => json(200, []),
  'GET /api/admin/new-booking-emails': () => json(200, { agent: 'email' }),
  'GET /api/admin/bookings-table': (url) => paged(api.bookings, url),
  'GET /api/admin/bookings-board': (url) =>
    paged(
      api.bookings.filter(({ status }) => status === url.searchParams.get('status')),
      url,
    ),
  'GET /api/admin/bookings-with-details': (url) => {
    const q = url.searchParams.get('q')?.toLowerCase()
    const found = api.bookings.filter(
      ({ agent, customerName }) => !q || `${agent.name} ${customerName}`.toLowerCase().includes(q),
    )
    return paged(found, url)
  },
  'GET /api/testimonials': (url) =>
    paged(
      api.testimonials.filter((one) => stateOf(one) === url.searchParams.get('state')),
      url,
    ),
}

const NO_PROPOSALS: EventProposals = {
  draft: null,
  draftHash: null,
  margin: null,
  missing: [],
  waits: false,
  outdated: false,
  proposals: [],
}

function showOrChange(call: string, body: Record<string, unknown>): Response | undefined {
  // nothing is proposed, and nothing waits to be
  if (call.startsWith('GET /api/admin/event-proposals/')) return json(200, NO_PROPOSALS)
  const id = call.split('/').at(-1)
  const booking = api.bookings.find((one) => one.id === id)
  if (booking && call.startsWith('GET /api/admin/bookings/')) {
    return json(200, { ...booking, ...NOTHING_MORE, settled: booking.paid, ...api.details })
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

const bodyOf = (body: unknown) => (body ?? {}) as Record<string, unknown> // what a screen writes is an object

fakeApi({
  reset: () => Object.assign(api, { bookings: [], testimonials: [], details: {}, answers: {}, sent: [], read: [] }),
  answer: ({ call, url, body }) => {
    const written = bodyOf(body)
    return api.answers[call]?.(written, url) ?? LISTS[call]?.(url) ?? showOrChange(call, written)
  },
  ...keepReads(api),
  onWrite: ({ call, body, version, key }) => api.sent.push({ call, body: bodyOf(body), version, key }),
  keepMocks: true,
})

/** A screen of the office at an address, with another one before it. */
export async function open(address: string) {
  const { router } = await renderRoutes(
    [
      { path: '/admin/bookings', element: inMain(<AdminBookings />) },
      { path: '/admin/testimonials', element: inMain(<AdminTestimonials />) },
    ],
    ['/before', address],
  )
  return router
}

export const region = (name: string | RegExp) => page.getByRole('region', { name })
export const card = (name: string | RegExp) => page.getByRole('article', { name })
export const findStatus = (name: string) => page.getByRole('combobox', { name: new RegExp(`^Status of ${name}`) })
