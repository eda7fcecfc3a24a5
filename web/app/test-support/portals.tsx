import type { InitialEntry } from 'react-router'
import { afterEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { AdminLayout } from '#web/app/layouts/admin.tsx'
import { AgentLayout } from '#web/app/layouts/agent.tsx'
import { CustomerLayout } from '#web/app/layouts/customer.tsx'
import { fakeEventSource } from '#web/app/test-support/event-source.ts'
import { call } from '#web/lib/api.ts'
import { AdminLogin } from '#web/routes/admin/login.tsx'
import { AgentLogin } from '#web/routes/agent/login.tsx'
import { ChangePassword } from '#web/routes/customer/change-password.tsx'
import { CustomerLogin } from '#web/routes/customer/login.tsx'
import { fakeApi, renderRoutes } from '#web/routes/test-support/screen.tsx'

export type Answer = () => Response | Promise<Response>
export const ok = (body: unknown) => () => Response.json(body)
export const refused =
  (status: number, error: string, headers: Record<string, string> = {}, fields?: Record<string, string>) =>
  () =>
    Response.json({ error, code: 'x', fields }, { status, headers })
export const signedOut = refused(401, 'Please sign in')
export const session = (mustChangePassword = false) =>
  ok({ authenticated: true, customer: { name: 'Renée Thibodeaux', email: 'renee@example.com', mustChangePassword } })

/** The answer to each call, and the requests that were sent; reset before each test. */
export const api = { answers: new Map<string, Answer>(), sent: [] as [string, unknown][] }

fakeApi({
  reset: () => {
    api.answers = new Map<string, Answer>([['GET /api/auth/status', ok({ showChat: true, role: null })]])
    api.sent = []
    fakeEventSource()
  },
  answer: ({ call }) => (api.answers.get(call) ?? signedOut)(),
  onWrite: ({ call, body }) => {
    if (body !== undefined) api.sent.push([call, body])
  },
})

afterEach(() => void vi.unstubAllGlobals())

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
  const { router, client } = await renderRoutes(
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
      { element: <AdminLayout />, children: [{ path: '/admin/*', element: <Screen name="Office" /> }] },
    ],
    [address],
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
export const title = (name: string) => page.getByRole('heading', { name, level: 1 })
