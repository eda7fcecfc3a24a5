import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import type { AdminCategory } from '#shared/contract/catalog/categories.admin.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { AdminAgents } from '#web/routes/admin/agents.tsx'
import { AdminCategories } from '#web/routes/admin/categories.tsx'
import { dismissToast, readToasts } from '#web/ui/toast-store.ts'
import { Toaster } from '#web/ui/toaster.tsx'

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const agentOf = (n: number, some: Partial<AdminAgent> = {}): AdminAgent => ({
  id: uuid(n),
  name: `Agent ${String(n).padStart(3, '0')}`,
  category: 'model',
  bio: 'Runway and editorial.',
  experience: null,
  specialties: ['Runway'],
  hourlyRate: 180,
  image: null,
  socialMedia: { instagram: null, twitter: null, website: null },
  availability: true,
  totalBookings: 3,
  rating: 5,
  createdAt: '2026-01-01T00:00:00Z',
  version: 1,
  login: null,
  poster: null,
  ...some,
})

export const categoryOf = (n: number, name: string, some: Partial<AdminCategory> = {}): AdminCategory => ({
  id: uuid(800 + n),
  name,
  displayName: `${name.charAt(0).toUpperCase()}${name.slice(1)}s`,
  description: null,
  image: null,
  createdAt: '2026-01-01T00:00:00Z',
  version: 1,
  agents: 0,
  ...some,
})

/** The address of a stored picture. */
export const stored = (digit: string) => `/api/images/${digit.repeat(64)}/600.webp`

type Answer = Response | Promise<Response>
export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers })
export const refusal = (status: number, error: string, fields?: Record<string, string>) =>
  json(status, { error, code: 'conflict', ...(fields && { fields }) })

interface Sent {
  call: string
  body: unknown
  version: string | null
}

/** What there is, what answers by 'METHOD /path', and what was written; as good as new before each test. */
export const api = {
  agents: [] as AdminAgent[],
  categories: [] as AdminCategory[],
  answers: {} as Record<string, (body: unknown) => Answer>,
  sent: [] as Sent[],
  /** The lists that were read, with their query. */
  read: [] as string[],
}

function roster(url: URL): Response {
  const { q, only, cursor } = Object.fromEntries(url.searchParams)
  const found = api.agents
    .filter(({ name }) => !q || name.toLowerCase().includes(q.toLowerCase()))
    .filter(({ hourlyRate, availability }) => {
      if (only === 'without_rate') return hourlyRate === null
      return only === 'unavailable' ? !availability : true
    })
  const from = Number(cursor ?? 0)
  return json(200, found.slice(from, from + 100), {
    ...(from === 0 && { 'x-total-count': String(found.length) }),
    ...(found.length > from + 100 && { link: `<${url.pathname}?cursor=${from + 100}>; rel="next"` }),
  })
}

beforeEach(() => {
  Object.assign(api, {
    agents: [agentOf(1, { name: 'Sabine Laurent' }), agentOf(2, { name: 'Kei Navarro', hourlyRate: null })],
    categories: [categoryOf(1, 'model', { agents: 2 }), categoryOf(2, 'dj')],
    answers: {},
    sent: [],
    read: [],
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), location.href)
    const call = `${init?.method ?? 'GET'} ${url.pathname}`
    const form = init?.body instanceof FormData
    const body = form ? init.body : init?.body && JSON.parse(String(init.body))
    if (!call.startsWith('GET')) api.sent.push({ call, body, version: new Headers(init?.headers).get('if-match') })
    else api.read.push(url.pathname + url.search)
    const answer = api.answers[call]
    if (answer) return answer(body)
    if (call === 'GET /api/admin/agents') return roster(url)
    const one = /^GET \/api\/admin\/agents\/(.+)$/.exec(call)?.[1]
    const agent = one === undefined ? undefined : api.agents.find(({ id }) => id === one)
    if (agent) return json(200, agent)
    if (call === 'GET /api/admin/categories') return json(200, api.categories)
    return refusal(404, `nothing answers ${call}`)
  })
})

afterEach(async () => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.restoreAllMocks()
  await page.viewport(1280, 900)
})

/** A screen of the office at an address, with another one before it. */
export async function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/admin/agents', element: <AdminAgents /> },
      { path: '/admin/categories', element: <AdminCategories /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/before', address], initialIndex: 1 },
  )
  const client = createQueryClient()
  await render(
    <QueryClientProvider client={client}>
      <main className="wrap">
        <RouterProvider router={router} />
      </main>
      <Toaster />
    </QueryClientProvider>,
  )
  return { router, client }
}

export const shownToasts = () =>
  readToasts()
    .filter((toast) => toast.open)
    .map(({ title, description, variant }) => [title, description, variant])
export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const link = (name: string | RegExp) => page.getByRole('link', { name })
export const row = (name: string) => page.getByRole('article', { name })
export const dialog = () => page.getByRole('dialog')
// a required field's label goes on with '(required)'
export const field = (label: string) => dialog().getByLabelText(new RegExp(`^${label}( \\(required\\))?\\s*$`))
export const written = () => api.sent.map(({ call }) => call)
export const gone = () => expect.poll(() => dialog().elements()).toEqual([])
