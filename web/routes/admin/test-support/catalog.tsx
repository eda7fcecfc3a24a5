import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import type { AdminCategory } from '#shared/contract/catalog/categories.admin.ts'
import type { StaffRole } from '#shared/model/role.ts'
import { StaffRoleContext } from '#web/lib/staff-role.ts'
import { AdminAgents } from '#web/routes/admin/agents.tsx'
import { AdminCategories } from '#web/routes/admin/categories.tsx'
import { json, paged } from '#web/routes/test-support/answers.ts'
import { type Answer, fakeApi, inMain, keepReads, renderRoutes, uuid } from '#web/routes/test-support/screen.tsx'

export const buildAgent = (n: number, some: Partial<AdminAgent> = {}): AdminAgent => ({
  id: uuid(n),
  name: `Agent ${String(n).padStart(3, '0')}`,
  category: 'model',
  bio: 'Runway and editorial.',
  experience: null,
  ...{ travel: null, setup: null, bring: null },
  specialties: ['Runway'],
  hourlyRate: 180,
  plusTax: false,
  image: null,
  socialMedia: { instagram: null, twitter: null, website: null },
  availability: true,
  totalBookings: 3,
  rating: 5,
  createdAt: '2026-01-01T00:00:00Z',
  version: 1,
  login: null,
  poster: null,
  publishedAt: '2026-01-01T00:00:00Z',
  archivedAt: null,
  nextBooking: null,
  ...some,
})

export const buildCategory = (n: number, name: string, some: Partial<AdminCategory> = {}): AdminCategory => ({
  id: uuid(800 + n),
  name,
  displayName: `${name.charAt(0).toUpperCase()}${name.slice(1)}s`,
  description: null,
  image: null,
  createdAt: '2026-01-01T00:00:00Z',
  hidden: false,
  features: [],
  version: 1,
  agents: 0,
  ...some,
})

/** The address of a stored picture. */
export const stored = (digit: string) => `/api/images/${digit.repeat(64)}/600.webp`

interface Sent {
  call: string
  body: unknown
  version: string | null
}

const NO_REQUESTS = { requests: 0, answeredInTime: 0, dropOuts: 0, lateDropOuts: 0 }

/** What there is, what answers by 'METHOD /path', and what was written; as good as new before each test. */
export const api = {
  agents: [] as AdminAgent[],
  categories: [] as AdminCategory[],
  answers: {} as Record<string, (body: unknown) => Answer>,
  sent: [] as Sent[],
  reliability: NO_REQUESTS,
  /** The lists that were read, with their query. */
  read: [] as string[],
}

function roster(url: URL): Response {
  const { q, only } = Object.fromEntries(url.searchParams)
  const found = api.agents
    .filter(({ name }) => !q || name.toLowerCase().includes(q.toLowerCase()))
    .filter(({ hourlyRate, availability }) => {
      if (only === 'without_rate') return hourlyRate === null
      return only === 'unavailable' ? !availability : true
    })
  return paged(found, url)
}

fakeApi({
  reset: () =>
    Object.assign(api, {
      agents: [buildAgent(1, { name: 'Sabine Laurent' }), buildAgent(2, { name: 'Kei Navarro', hourlyRate: null })],
      categories: [buildCategory(1, 'model', { agents: 2 }), buildCategory(2, 'dj')],
      ...{ answers: {}, sent: [], read: [], reliability: NO_REQUESTS },
    }),
  answer: ({ call, url, body }) => {
    const answer = api.answers[call]
    if (answer) return answer(body)
    if (call === 'GET /api/admin/agents') return roster(url)
    if (call === 'GET /api/admin/invite-codes') return json(200, [])
    if (call === 'GET /api/admin/bookings-with-details') return json(200, [])
    if (call.endsWith('/upcoming')) return json(200, [])
    if (call.startsWith('GET /api/admin/reliability/')) return json(200, api.reliability)
    if (call.endsWith('/photos')) return json(200, [])
    const one = /^GET \/api\/admin\/agents\/(.+)$/.exec(call)?.[1]
    const agent = api.agents.find(({ id }) => id === one)
    if (agent) return json(200, agent)
    return call === 'GET /api/admin/categories' ? json(200, api.categories) : undefined
  },
  ...keepReads(api),
  onWrite: ({ call, body, version }) => api.sent.push({ call, body, version }),
})

/** A screen of the office at an address, with another one before it, as an owner or a booker sees it. */
export const open = (address: string, staffRole: StaffRole = 'owner') =>
  renderRoutes(
    [
      {
        path: '/admin/agents',
        element: <StaffRoleContext value={staffRole}>{inMain(<AdminAgents />)}</StaffRoleContext>,
      },
      { path: '/admin/categories', element: inMain(<AdminCategories />) },
    ],
    ['/before', address],
  )

export const link = (name: string | RegExp) => page.getByRole('link', { name })
export const row = (name: string) => page.getByRole('article', { name })
export const dialog = () => page.getByRole('dialog')
// a required field's label goes on with '(required)'
export const field = (label: string) => dialog().getByLabelText(new RegExp(`^${label}( \\(required\\))?\\s*$`))
export const written = () => api.sent.map(({ call }) => call)
export const gone = () => expect.poll(() => dialog().elements()).toEqual([])
