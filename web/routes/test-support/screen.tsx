import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#web/app/query-client.ts'
import { refusal } from '#web/routes/test-support/answers.ts'
import { dismissToast, readToasts } from '#web/ui/toast-store.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { Tooltips } from '#web/ui/tooltip.tsx'

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export type Answer = Response | Promise<Response>

/** One request of the screen under test. */
export interface SentCall {
  /** 'METHOD /path' */
  call: string
  url: URL
  /** JSON as an object, a form as it is, undefined without a body. */
  body: unknown
  /** The If-Match header. */
  version: string | null
  /** The Idempotency-Key header. */
  key: string | null
}

interface FakeApi {
  /** Restores the state of the API before each test. */
  reset: () => void
  /** Answers a request; undefined is a 404 that names the call. */
  answer: (sent: SentCall) => Answer | undefined
  onRead?: (sent: SentCall) => void
  onWrite: (sent: SentCall) => void
  /** Leaves fetch mocked after a test, for screens that still read then. */
  keepMocks?: boolean
}

function readBody(body: RequestInit['body']): unknown {
  if (typeof body === 'string') return JSON.parse(body)
  return body ?? undefined
}

/** Registers an API in the place of fetch, new before each test; toasts and the viewport are reset after each. */
export function fakeApi({ reset, answer, onRead, onWrite, keepMocks = false }: FakeApi): void {
  beforeEach(() => {
    reset()
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = new URL(String(input), location.href)
      const headers = new Headers(init?.headers)
      const sent: SentCall = {
        ...{ call: `${init?.method ?? 'GET'} ${url.pathname}`, url, body: readBody(init?.body) },
        ...{ version: headers.get('if-match'), key: headers.get('idempotency-key') },
      }
      if (sent.call.startsWith('GET')) onRead?.(sent)
      else onWrite(sent)
      return answer(sent) ?? refusal(404, `nothing answers ${sent.call}`)
    })
  })
  afterEach(async () => {
    for (const { id } of readToasts()) dismissToast(id)
    if (!keepMocks) vi.restoreAllMocks()
    await page.viewport(1280, 900)
  })
}

/** Keeps the addresses a screen has read in `read`. */
export const keepReads = (api: { read: string[] }) => ({
  onRead: ({ url }: SentCall) => void api.read.push(url.pathname + url.search),
})

/**
 * Registers an API that a test fills with answers by 'METHOD /path'.
 * @param serve fills in those of every test
 * @param keep what to keep of a write
 * @returns the answers, and what was written; as good as new before each test
 */
export function fakeAnswers<Kept>(serve: () => void, keep: (sent: SentCall) => Kept) {
  const api = { answers: {} as Record<string, (url: URL) => Answer>, sent: [] as Kept[] }
  fakeApi({
    reset: () => {
      Object.assign(api, { answers: {}, sent: [] })
      serve()
    },
    answer: ({ call, url }) => api.answers[call]?.(url),
    onWrite: (sent) => api.sent.push(keep(sent)),
  })
  return api
}

/** Renders routes at the last of `entries`, as the product's frame does: landmark, tooltips and toasts. */
export async function renderRoutes(routes: RouteObject[], entries: InitialEntry[]) {
  const router = createMemoryRouter([...routes, { path: '*', element: <h1>Elsewhere</h1> }], {
    ...{ initialEntries: entries, initialIndex: entries.length - 1 },
  })
  const client = createQueryClient()
  await render(
    <QueryClientProvider client={client}>
      <Tooltips>
        <RouterProvider router={router} />
      </Tooltips>
      <Toaster />
    </QueryClientProvider>,
  )
  return { router, client }
}

/** The landmark around an admin's screen. */
export const inMain = (screen: React.ReactNode) => (
  <main id="main" tabIndex={-1} className="wrap">
    {screen}
  </main>
)

/** Title, description and variant of the open toasts. */
export const shownToasts = () =>
  readToasts()
    .filter((toast) => toast.open)
    .map(({ title, description, variant }) => [title, description, variant])
export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const tab = (name: string | RegExp) => page.getByRole('tab', { name })
export const article = (name: string | RegExp) => page.getByRole('article', { name })
/** Title and description of the open toasts. */
export const toastTexts = () => shownToasts().map(([title, description]) => [title, description])
