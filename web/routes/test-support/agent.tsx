import type { AgentBooking } from '#shared/contract/bookings/bookings.agent.ts'
import type { AgentProfile } from '#shared/contract/catalog/profile.agent.ts'
import type { TaxDetails } from '#shared/contract/people/tax-details.ts'
import { AgentDashboard } from '#web/routes/agent/dashboard.tsx'
import { AgentLogin } from '#web/routes/agent/login.tsx'
import { AgentProfilePage } from '#web/routes/agent/profile.tsx'
import { AgentRegister } from '#web/routes/agent/register.tsx'
import { json, paged } from '#web/routes/test-support/answers.ts'
import { fakeAnswers, renderRoutes, uuid } from '#web/routes/test-support/screen.tsx'

export const imani: AgentProfile = {
  id: uuid(1),
  name: 'Imani Okafor',
  category: 'model',
  bio: 'Calm under flash.',
  experience: 'Six years',
  ...{ travel: null, setup: null, bring: null },
  specialties: ['Runway'],
  hourlyRate: 180,
  plusTax: false,
  image: null,
  photo: null,
  poster: { variant: 0, skin: 1 },
  socialMedia: { instagram: null, twitter: null, website: null },
  availability: true,
  totalBookings: 147,
  rating: 5,
  createdAt: '2026-01-01T00:00:00Z',
  version: 3,
  published: true,
}

export const buildBooking = (n: number, some: Partial<AgentBooking> = {}): AgentBooking => ({
  id: uuid(100 + n),
  number: 1100 + n,
  customerName: `Guest ${n}`,
  customerEmail: null,
  customerPhone: null,
  eventType: 'wedding',
  eventDate: '2099-11-29T00:00:00.000Z',
  eventDuration: 6,
  eventLocation: 'Swan House, Buckhead',
  guests: null,
  specialRequests: null,
  packageName: null,
  status: 'pending',
  agentAnswer: null,
  agentAnswerReason: null,
  arrivedAt: null,
  finishedAt: null,
  droppedOutAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...some,
})

/** Nothing is on file. */
export const NO_TAX_DETAILS: TaxDetails = {
  ...{ legalName: null, street: null, city: null, state: null, zip: null, tinKind: null, tinLast4: null, w9: null },
  version: 0,
}

/** What the API answers by 'METHOD /path', and what was written to it; as good as new before each test. */
export const api = fakeAnswers(
  () => serve(),
  ({ call, body, version }) => ({ call, body, version }),
)

/** What is behind an agent's screens. */
export function serve({ active = [] as unknown[], past = [] as unknown[], profile = imani } = {}) {
  Object.assign(api.answers, {
    'GET /api/agent/session': () =>
      json(200, { authenticated: true, agent: { name: profile.name }, user: { username: 'imani' } }),
    'GET /api/agent/profile': () => json(200, profile),
    'GET /api/agent/photos': () => json(200, []),
    'GET /api/agent/bookings': (url: URL) => paged(url.searchParams.get('group') === 'past' ? past : active, url),
    'GET /api/agent/blocked-times': () => json(200, []),
    'GET /api/agent/email-choices': () => json(200, { email: 'imani@example.com', muted: ['agent-reminder'] }),
    'GET /api/agent/tax-details': () => json(200, NO_TAX_DETAILS),
    'GET /api/agent/weekly-hours': () => json(200, []),
    'GET /api/agent/calendar-feed': () => json(200, { since: null, lastRead: null }),
  })
}

/** A screen of the agents' at an address: its router, and the client that keeps what was read. */
export const openScreen = (address: string) =>
  renderRoutes(
    [
      { path: '/agent/login', element: <AgentLogin /> },
      { path: '/agent/register', element: <AgentRegister /> },
      { path: '/agent/dashboard', element: <AgentDashboard /> },
      { path: '/agent/profile', element: <AgentProfilePage /> },
    ],
    [address],
  )

/** A screen of the agents' at an address. */
export const open = async (address: string) => (await openScreen(address)).router
