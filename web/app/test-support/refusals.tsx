import type { ReactElement } from 'react'
import { Outlet } from 'react-router'
import { expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { CustomerOutlet } from '#web/features/accounts/sign-in/customer-outlet.ts'
import { conversation } from '#web/features/chat/conversation.ts'
import { buildBooking, buildTestimonial } from '#web/routes/admin/test-support/bookings.tsx'
import { buildAgent, buildCategory } from '#web/routes/admin/test-support/catalog.tsx'
import { SETTINGS } from '#web/routes/admin/test-support/chat.tsx'
import { buildBillable } from '#web/routes/admin/test-support/invoices.tsx'
import { imani } from '#web/routes/test-support/agent.tsx'
import { roster } from '#web/routes/test-support/booking.tsx'
import { fakeApi, renderRoutes, toastTexts, uuid } from '#web/routes/test-support/screen.tsx'
import { dismissToast, readToasts } from '#web/ui/toast-store.ts'

export const nothing = () => {}
const pageOf = (rows: readonly unknown[]) => () =>
  Response.json(rows, { headers: { 'x-total-count': String(rows.length) } })

/** What there is to read behind the forms. */
const READS: Record<string, (url: URL) => Response> = {
  'GET /api/auth/status': () => Response.json({ showChat: true, role: null }),
  'GET /api/agents': pageOf(roster),
  'GET /api/admin/agents': pageOf([buildAgent(1)]),
  [`GET /api/admin/agents/${uuid(1)}`]: () => Response.json(buildAgent(1)),
  'GET /api/admin/categories': () => Response.json([buildCategory(1, 'model'), buildCategory(2, 'dj')]),
  'GET /api/admin/billable-bookings': pageOf([buildBillable(1)]),
  'GET /api/admin/bookings-board': ({ searchParams }) =>
    pageOf(searchParams.get('status') === 'pending' ? [buildBooking(1)] : [])(),
  'GET /api/admin/calendar': () => Response.json([]),
  'GET /api/testimonials': pageOf([buildTestimonial(1)]),
  'GET /api/admin/chat-settings': () => Response.json(SETTINGS),
  'GET /api/admin/written-answers': () => Response.json([]),
  'GET /api/agent/profile': () => Response.json(imani),
  'GET /api/agent/blocked-times': () => Response.json([]),
  'GET /api/agent/weekly-hours': () => Response.json([]),
  'GET /api/admin/invite-codes': () => Response.json([]),
  'GET /api/agent/calendar-feed': () => Response.json({ since: null, lastRead: null }),
}

let refuse: () => Promise<Response>
fakeApi({
  reset: () => {
    refuse = () => Promise.reject(new TypeError('Failed to fetch'))
    vi.spyOn(conversation, 'token', 'get').mockReturnValue('token-one-token-one-12')
  },
  answer: ({ call, url }) => (call.startsWith('GET ') ? READS[call]?.(url) : refuse()),
  onWrite: nothing,
})

const label = (name: string) => page.getByLabelText(new RegExp(`^${name}( \\(required\\))?\\s*$`)).first()
export const fill = (name: string, value: string) => label(name).fill(value)
export const choose = (name: string, value: string) => label(name).selectOptions(value)
export const press = (name: string | RegExp) => page.getByRole('button', { name }).last().click()
export const once = async (locator: Locator, then: () => Promise<unknown>) => {
  await expect.element(locator).toBeInTheDocument()
  await then()
}

export async function signIn(name: string) {
  await fill(name, 'someone@example.com')
  await fill('Password', 'velvet rope 42')
  await press('Sign In')
}

/** A form: what to draw, how to fill it in and send it, and the title of its failure. */
export interface Form {
  draw: ReactElement
  fillIn?: () => Promise<unknown>
  send: () => Promise<unknown>
  title: string
  /** Without a sentence of the server. */
  fallback: string | undefined
  /** The spec fixes the words; the server's sentence is not shown. */
  fixed?: true
}

const SENTENCE = 'The server has spoken.'
const REFUSALS: [how: string, status: number, body: string, speaks: boolean][] = [
  ['nothing but a status', 401, '', false],
  ['a page of somebody else', 502, '<h1>Bad Gateway</h1>', false],
  ['success: false', 200, '{"success":false}', false],
  ['success: false with a sentence', 200, JSON.stringify({ success: false, error: SENTENCE }), true],
  ['a sentence', 422, JSON.stringify({ error: SENTENCE, code: 'not_possible' }), true],
]

/** Sends every form into every refusal: each is shown once, in one toast. */
export function testRefusals(forms: Readonly<Record<string, Form>>): void {
  test.each(Object.entries(forms))('%s: a refusal is its own sentence or the words of the spec', async (_, form) => {
    const customer = { name: 'Renée', email: 'renee@example.com', mustChangePassword: false }
    await renderRoutes(
      [
        {
          element: <Outlet context={{ customer, token: null, onLinkUsed: () => {} } satisfies CustomerOutlet} />,
          children: [{ path: '/', element: form.draw }],
        },
      ],
      ['/'],
    )
    await form.fillIn?.()
    for (const [how, status, body, speaks] of REFUSALS) {
      refuse = async () => new Response(body, { status })
      await form.send()
      const words = speaks && !form.fixed ? SENTENCE : (form.fallback ?? expect.not.stringMatching(/\d{3}|[{<]/))
      await expect.poll(toastTexts, { message: how }).toEqual([[form.title, words]])
      for (const { id } of readToasts()) dismissToast(id)
    }
  })
}
