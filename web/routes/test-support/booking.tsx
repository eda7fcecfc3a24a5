import { afterEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import { SentSlot } from '#web/features/bookings/request/sent/sent-slot.tsx'
import { Booking } from '#web/routes/booking.tsx'
import { AGENCY, json } from '#web/routes/test-support/answers.ts'
import { type Answer, fakeApi, renderRoutes, uuid } from '#web/routes/test-support/screen.tsx'

export const buildAgent = (n: number, some: Partial<Agent>): Agent => ({
  id: uuid(n),
  name: `Agent ${n}`,
  category: 'model',
  bio: 'Runway and editorial.',
  experience: null,
  specialties: [],
  hourlyRate: 180,
  plusTax: false,
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
  ...{ description: 'Two drinks of your own.', features: ['Tasting', 'Glasses'], plusTax: false },
}
export const fanAct: ActivePackage = {
  ...{ id: uuid(701), name: 'Fan Act', category: 'exotic_dancer', basePrice: 60_000, duration: 2 },
  ...{ description: null, features: [], plusTax: false },
}

export const made = () => json(201, { id: uuid(900), status: 'pending' })

interface Api {
  agents: () => Answer
  packages: () => Answer
  bookings: () => Answer
  /** Who is signed in: nobody, or a customer. */
  customer: { taxExempt: boolean; name?: string; email?: string; phone?: string } | null
  /** The places of the customer's own bookings. */
  places: string[]
  /** The booking requests that came. */
  sent: { body: Record<string, unknown>; key: string | null }[]
  /** The agent's busy times, and the requests that asked for them. */
  busy: { from: string; to: string }[]
  asked: string[]
}

/** The API's answers, and the requests it received; reset before each test. */
const asNew = (): Api => ({
  ...{ agents: () => json(200, roster), packages: () => json(200, []), bookings: made },
  ...{ customer: null, places: [], sent: [], busy: [], asked: [] },
})
export const api: Api = asNew()

fakeApi({
  reset: () => Object.assign(api, asNew()),
  answer: ({ call, url }) => {
    if (call === 'GET /api/agents') return api.agents()
    if (call === 'GET /api/agency') return json(200, AGENCY)
    if (call === 'GET /api/packages') return api.packages()
    if (call === 'GET /api/auth/status') return json(200, { showChat: false, role: api.customer ? 'customer' : null })
    if (call === 'GET /api/customer/session') return json(200, { authenticated: true, customer: api.customer })
    if (call === 'GET /api/customer/bookings') {
      const past = url.searchParams.get('group') === 'past'
      return json(200, past ? api.places.map((eventLocation, n) => ({ id: uuid(800 + n), eventLocation })) : [])
    }
    if (url.pathname.endsWith('/availability')) return json(200, { busy: api.busy })
    return api.bookings()
  },
  onRead: ({ url }) => {
    if (url.pathname.endsWith('/availability')) api.asked.push(url.pathname + url.search)
  },
  onWrite: ({ body, key }) => api.sent.push({ body: body as Record<string, unknown>, key }), // a booking request
})

// runs before what fakeApi undoes, which waits for the browser
afterEach(() => void vi.useRealTimers())

/** The screen at an address, between two others; home has the ticket of a request that was sent. */
export const open = (address: string | { pathname: string; state: unknown } = '/booking') =>
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <>
            <SentSlot signedIn={api.customer !== null} />
            <h1>Home</h1>
          </>
        ),
      },
      { path: '/services', element: <h1>Services</h1> },
      { path: '/booking', element: <Booking /> },
    ],
    [address],
  )

// a required field's label goes on with '(required)'
export const field = (label: string) => page.getByLabelText(label, { exact: false })
export const submitButton = () => page.getByRole('button', { name: 'Submit Booking Request' })
export const expectMessage = (label: string, message: string) =>
  expect
    .poll(() => document.getElementById(field(label).element().getAttribute('aria-describedby') ?? '')?.textContent)
    .toBe(message)
export const agentOptions = async () =>
  expect.element(page.getByRole('option', { name: /Sabine/ }).first()).toBeInTheDocument()

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
