import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { Booking } from '#web/routes/booking.tsx'
import { AGENCY } from '#web/routes/test-support/answers.ts'
import { dismissToast, readToasts } from '#web/ui/toast-store.ts'
import { Toaster } from '#web/ui/toaster.tsx'

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const buildAgent = (n: number, some: Partial<Agent>): Agent => ({
  id: uuid(n),
  name: `Agent ${n}`,
  category: 'model',
  bio: 'Runway and editorial.',
  experience: null,
  specialties: [],
  hourlyRate: 180,
  image: null,
  socialMedia: { instagram: null, twitter: null, website: null },
  availability: true,
  totalBookings: 34,
  rating: 4.7,
  createdAt: '2026-01-01T00:00:00Z',
  ...some,
})

export const sabine = buildAgent(1, { name: 'Sabine Laurent', category: 'exotic_dancer', hourlyRate: 220, rating: 4.9 })
export const ruth = buildAgent(2, { name: 'Ruth Adeyemi', category: 'bartender' })
export const unpriced = buildAgent(3, { name: 'Noor Haddad', hourlyRate: null })
export const away = buildAgent(4, { name: 'Away Person', availability: false })
export const roster = [sabine, ruth, unpriced, away]

/** Three hours behind the bar for $420. */
export const barSet: ActivePackage = {
  ...{ id: uuid(700), name: 'Signature Set', category: 'bartender', basePrice: 42_000, duration: 3 },
  ...{ description: 'Two drinks of your own.', features: ['Tasting', 'Glasses'] },
}
export const fanAct: ActivePackage = {
  ...{ id: uuid(701), name: 'Fan Act', category: 'exotic_dancer', basePrice: 60_000, duration: 2 },
  ...{ description: null, features: [] },
}

type Answer = Response | Promise<Response>
export const json = (status: number, body: unknown) => Response.json(body, { status })
export const made = () => json(201, { id: uuid(900), status: 'pending' })
export const refusal = (status: number, error: string, fields?: Record<string, string>) =>
  json(status, { error, code: 'conflict', ...(fields && { fields }) })

interface Api {
  agents: () => Answer
  packages: () => Answer
  bookings: () => Answer
  /** The booking requests that came. */
  sent: { body: Record<string, unknown>; key: string | null }[]
  /** The agent's busy times, and the requests that asked for them. */
  busy: { from: string; to: string }[]
  asked: string[]
}

/** The API's answers, and the requests it received; reset before each test. */
const asNew = (): Api => ({
  ...{ agents: () => json(200, roster), packages: () => json(200, []), bookings: made },
  ...{ sent: [], busy: [], asked: [] },
})
export const api: Api = asNew()

beforeEach(() => {
  Object.assign(api, asNew())
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input) === '/api/agents') return api.agents()
    if (String(input) === '/api/agency') return json(200, AGENCY)
    if (String(input) === '/api/packages') return api.packages()
    if (String(input).includes('/availability?')) {
      api.asked.push(String(input))
      return json(200, { busy: api.busy })
    }
    api.sent.push({ body: JSON.parse(String(init?.body)), key: new Headers(init?.headers).get('idempotency-key') })
    return api.bookings()
  })
})

afterEach(async () => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.restoreAllMocks()
  await page.viewport(1280, 900)
})

/** The screen at an address, between two others. */
export async function open(address = '/booking') {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      { path: '/services', element: <h1>Services</h1> },
      { path: '/booking', element: <Booking /> },
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
  return { router, client }
}

// a required field's label goes on with '(required)'
export const field = (label: string) => page.getByLabelText(label, { exact: false })
export const submitButton = () => page.getByRole('button', { name: 'Submit Booking Request' })
export const expectMessage = (label: string, message: string) =>
  expect
    .poll(() => document.getElementById(field(label).element().getAttribute('aria-describedby') ?? '')?.textContent)
    .toBe(message)
export const agentOptions = async () => expect.element(page.getByRole('option', { name: /Sabine/ })).toBeInTheDocument()
export const shownToasts = () => readToasts().filter((toast) => toast.open)

/** Everything that is required but the agent. */
export async function fillIn() {
  await agentOptions()
  await field('Your Name').fill('Renée Thibodeaux')
  await field('Email').fill('renee@example.com')
  await field('Event Type').selectOptions('private_party')
  await field('Event Date').fill('2027-02-05T21:00')
}

const realTimeout = globalThis.setTimeout
/** Lets the page catch up while the clock is held. Waiting for an element would move it. */
export const settle = () => new Promise((resolve) => realTimeout(resolve, 100))

/** Sends the form while the clock is held. */
export async function submitHeld() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.querySelector('form')?.requestSubmit()
  await settle()
  await vi.advanceTimersByTimeAsync(1)
  await settle()
}
