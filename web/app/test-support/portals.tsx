import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { AdminLayout } from '#web/app/layouts/admin.tsx'
import { AgentLayout } from '#web/app/layouts/agent.tsx'
import { CustomerLayout } from '#web/app/layouts/customer.tsx'
import { createQueryClient } from '#web/app/query-client.ts'
import { fakeEventSource } from '#web/app/test-support/event-source.ts'
import { call } from '#web/lib/api.ts'
import { AdminLogin } from '#web/routes/admin/login.tsx'
import { AgentLogin } from '#web/routes/agent/login.tsx'
import { ChangePassword } from '#web/routes/customer/change-password.tsx'
import { CustomerLogin } from '#web/routes/customer/login.tsx'
import { dismissToast, readToasts } from '#web/ui/toast-store.ts'
import { Toaster } from '#web/ui/toaster.tsx'

export type Answer = () => Response | Promise<Response>
export const ok = (body: unknown) => () => Response.json(body)
export const refused =
  (status: number, error: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ error, code: 'x' }, { status, headers })
export const signedOut = refused(401, 'Please sign in')
export const session = (mustChangePassword = false) =>
  ok({ authenticated: true, customer: { name: 'Renée Thibodeaux', email: 'renee@example.com', mustChangePassword } })

/** The answer to each call, and the requests that were sent; reset before each test. */
export const api = { answers: new Map<string, Answer>(), sent: [] as [string, unknown][] }

beforeEach(() => {
  api.answers = new Map<string, Answer>([['GET /api/auth/status', ok({ showChat: true, role: null })]])
  api.sent = []
  fakeEventSource()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const key = `${init?.method ?? 'GET'} ${String(input)}`
    if (init?.body) api.sent.push([key, JSON.parse(String(init.body))])
    return (api.answers.get(key) ?? signedOut)()
  })
})

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A portal's screen that makes its own API calls, as real ones do. */
function Screen({ name }: { name: string }) {
  return (
    <>
      <h1>{name}</h1>
      <button type="button" onClick={() => void call('GET /api/customer/bookings').catch(() => undefined)}>
        Read
      </button>
    </>
  )
}

/** The portals at an address, with what the history keeps beside it. */
export async function open(address: InitialEntry) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      { path: '/customer/login', element: <CustomerLogin /> },
      { path: '/agent/login', element: <AgentLogin /> },
      { path: '/admin/login', element: <AdminLogin /> },
      {
        element: <CustomerLayout />,
        children: [
          { path: '/customer/dashboard', element: <Screen name="Bookings of Renée" /> },
          { path: '/customer/billing', element: <Screen name="Cards of Renée" /> },
          { path: '/customer/change-password', element: <ChangePassword /> },
        ],
      },
      { element: <AgentLayout />, children: [{ path: '/agent/dashboard', element: <Screen name="Nights" /> }] },
      { element: <AdminLayout />, children: [{ path: '/admin/dashboard', element: <Screen name="Office" /> }] },
    ],
    { initialEntries: [address] },
  )
  const client = createQueryClient()
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  const where = () => router.state.location.pathname + router.state.location.search
  return { router, client, where }
}

/** Reloads the portals: only the history's entry is left. */
export async function reopen(entry: InitialEntry) {
  await cleanup()
  return open(entry)
}

export const field = (label: string) => page.getByLabelText(label, { exact: false }).first()
export const button = (name: string) => page.getByRole('button', { name })
export const title = (name: string) => page.getByRole('heading', { name, level: 1 })
export const shownToasts = () =>
  readToasts()
    .filter((toast) => toast.open)
    .map(({ title: first, description }) => [first, description])
