import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { AgentBooking } from '#shared/contract/bookings/bookings.agent.ts'
import type { AgentProfile } from '#shared/contract/catalog/profile.agent.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { AgentDashboard } from '#web/routes/agent/dashboard.tsx'
import { AgentProfilePage } from '#web/routes/agent/profile.tsx'
import { AgentRegister } from '#web/routes/agent/register.tsx'
import { json, paged, refusal } from '#web/routes/test-support/answers.ts'
import { dismissToast, readToasts } from '#web/ui/toast-store.ts'
import { Toaster } from '#web/ui/toaster.tsx'

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const imani: AgentProfile = {
  id: uuid(1),
  name: 'Imani Okafor',
  category: 'model',
  bio: 'Calm under flash.',
  experience: 'Six years',
  specialties: ['Runway'],
  hourlyRate: 180,
  image: null,
  photo: null,
  poster: { variant: 0, skin: 1 },
  socialMedia: { instagram: null, twitter: null, website: null },
  availability: true,
  totalBookings: 147,
  rating: 5,
  createdAt: '2026-01-01T00:00:00Z',
  version: 3,
}

export const bookingOf = (n: number, some: Partial<AgentBooking> = {}): AgentBooking => ({
  id: uuid(100 + n),
  customerName: `Guest ${n}`,
  customerEmail: null,
  customerPhone: null,
  eventType: 'wedding',
  eventDate: '2099-11-29T00:00:00.000Z',
  eventDuration: 6,
  eventLocation: 'Swan House, Buckhead',
  specialRequests: null,
  packageName: null,
  status: 'pending',
  agentAnswer: null,
  agentAnswerReason: null,
  arrivedAt: null,
  finishedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...some,
})

type Answer = Response | Promise<Response>

interface Sent {
  call: string
  body: unknown
  version: string | null
}

/** What the API answers by 'METHOD /path', and what was written to it; as good as new before each test. */
export const api = { answers: {} as Record<string, (url: URL) => Answer>, sent: [] as Sent[] }

/** What is behind an agent's screens. */
export function serve({ active = [] as unknown[], past = [] as unknown[], profile = imani } = {}) {
  Object.assign(api.answers, {
    'GET /api/agent/session': () =>
      json(200, { authenticated: true, agent: { name: profile.name }, user: { username: 'imani' } }),
    'GET /api/agent/profile': () => json(200, profile),
    'GET /api/agent/bookings': (url: URL) => paged(url.searchParams.get('group') === 'past' ? past : active, url),
    'GET /api/agent/blocked-times': () => json(200, []),
    'GET /api/agent/weekly-hours': () => json(200, []),
    'GET /api/agent/calendar-feed': () => json(200, { since: null }),
  })
}

beforeEach(() => {
  api.answers = {}
  api.sent = []
  serve()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), location.href)
    const call = `${init?.method ?? 'GET'} ${url.pathname}`
    if (!call.startsWith('GET')) {
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      api.sent.push({ call, body, version: new Headers(init?.headers).get('if-match') })
    }
    return api.answers[call]?.(url) ?? refusal(404, `nothing answers ${call}`)
  })
})

afterEach(async () => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.restoreAllMocks()
  await page.viewport(1280, 900)
})

/** A screen of the agents' at an address. */
export async function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/agent/register', element: <AgentRegister /> },
      { path: '/agent/dashboard', element: <AgentDashboard /> },
      { path: '/agent/profile', element: <AgentProfilePage /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [address] },
  )
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  return router
}

export const shownToasts = () =>
  readToasts()
    .filter((toast) => toast.open)
    .map(({ title, description }) => [title, description])
export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const article = (name: string) => page.getByRole('article', { name })
