import '#web/app/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Agent } from '#shared/contract/catalog.ts'
import { createQueryClient } from '#web/app/query-client.ts'
import { dismissToast, readToasts } from '#web/ui/toast-store.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { Booking } from './booking.tsx'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const agentOf = (n: number, some: Partial<Agent>): Agent => ({
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

const sabine = agentOf(1, { name: 'Sabine Laurent', category: 'exotic_dancer', hourlyRate: 220, rating: 4.9 })
const ruth = agentOf(2, { name: 'Ruth Adeyemi', category: 'bartender' })
const unpriced = agentOf(3, { name: 'Noor Haddad', hourlyRate: null })
const away = agentOf(4, { name: 'Away Person', availability: false })
const roster = [sabine, ruth, unpriced, away]

type Answer = Response | Promise<Response>
const json = (status: number, body: unknown) => Response.json(body, { status })
const made = () => json(201, { id: uuid(900), status: 'pending' })
const refusal = (status: number, error: string, fields?: Record<string, string>) =>
  json(status, { error, code: 'conflict', ...(fields && { fields }) })

let agents: () => Answer
let bookings: () => Answer
let sent: { body: Record<string, unknown>; key: string | null }[]

beforeEach(() => {
  agents = () => json(200, roster)
  bookings = made
  sent = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input) === '/api/agents') return agents()
    sent.push({ body: JSON.parse(String(init?.body)), key: new Headers(init?.headers).get('idempotency-key') })
    return bookings()
  })
})

afterEach(async () => {
  for (const { id } of readToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.restoreAllMocks()
  await page.viewport(1280, 900)
})

async function open(address = '/booking') {
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
const field = (label: string) => page.getByLabelText(label, { exact: false })
const submitButton = () => page.getByRole('button', { name: 'Submit Booking Request' })
const options = () => Array.from(document.querySelector('select')?.options ?? [], (option) => option.text) // the first select is the agent's
const expectMessage = (label: string, message: string) =>
  expect
    .poll(() => document.getElementById(field(label).element().getAttribute('aria-describedby') ?? '')?.textContent)
    .toBe(message)
const agentOptions = async () => expect.element(page.getByRole('option', { name: /Sabine/ })).toBeInTheDocument()

const realTimeout = globalThis.setTimeout
/** Lets the page catch up while the clock is held. Waiting for an element would move it. */
const settle = () => new Promise((resolve) => realTimeout(resolve, 100))
const heldTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
const shownToasts = () => readToasts().filter((toast) => toast.open)

/** Sends the form while the clock is held. */
async function submitHeld() {
  heldTimers()
  document.querySelector('form')?.requestSubmit()
  await settle()
  await vi.advanceTimersByTimeAsync(1)
  await settle()
}

async function fillIn() {
  await agentOptions()
  await field('Your Name').fill('Renée Thibodeaux')
  await field('Email').fill('renee@example.com')
  await field('Event Type').selectOptions('private_party')
  await field('Event Date').fill('2027-02-05T21:00')
}

describe('whom to book', () => {
  test('lists everyone as name and raw category, the unavailable not to be chosen', async () => {
    await open()
    await agentOptions()
    expect(options().slice(1)).toEqual([
      'Sabine Laurent - exotic_dancer',
      'Ruth Adeyemi - bartender',
      'Noor Haddad - model',
      'Away Person - model',
    ])
    await expect.element(page.getByRole('option', { name: 'Away Person - model' })).toBeDisabled()
    await expect.element(page.getByText('Select an agent to see details')).toBeVisible()
  })

  test('preselects the agent of the address and shows the ticket', async () => {
    await open(`/booking?agent=${sabine.id}`)
    await expect.element(field('Select Agent')).toHaveValue(sabine.id)
    const ticket = () => document.querySelector('article')?.textContent
    await expect.poll(ticket).toContain('exotic dancer')
    for (const fact of ['4.9 out of 5', 'Sabine Laurent', '34 total bookings', '$220 per hour']) {
      expect(ticket()).toContain(fact)
    }
  })

  test('ignores an agent nobody knows', async () => {
    await open(`/booking?agent=${uuid(77)}`)
    await agentOptions()
    await expect.element(field('Select Agent')).toHaveValue('')
    await expect.element(page.getByText('Select an agent to see details')).toBeVisible()
  })

  test('puts the category of the address first, hides nobody and preselects nobody', async () => {
    await open('/booking?category=bartender')
    await agentOptions()
    expect(options()[1]).toBe('Ruth Adeyemi - bartender')
    expect(options()).toHaveLength(roster.length + 1)
    await expect.element(field('Select Agent')).toHaveValue('')
  })

  test('says that it loads, and keeps what was typed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    agents = () => promise
    await open(`/booking?agent=${sabine.id}`)
    await expect.element(page.getByRole('option', { name: 'Loading agents...' })).toBeInTheDocument()
    await field('Your Name').fill('Renée')
    resolve(json(200, roster))
    await expect.element(field('Select Agent')).toHaveValue(sabine.id)
    await expect.element(field('Your Name')).toHaveValue('Renée')
  })

  test('says when there is nobody', async () => {
    agents = () => json(200, [])
    await open()
    await expect.element(page.getByRole('option', { name: 'No agents available' })).toBeInTheDocument()
  })

  test('tries again when the agents could not be loaded', async () => {
    agents = () => json(500, {})
    await open()
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    agents = () => json(200, roster)
    await again.click()
    await agentOptions()
    await expect.element(again).not.toBeInTheDocument()
  })
})

describe('the ticket', () => {
  test('shows the total as the hours change; 2.5 reads as 2', async () => {
    await open(`/booking?agent=${sabine.id}`)
    await expect.element(page.getByText('$220.00')).toBeVisible()
    await field('Duration').fill('3')
    await expect.element(page.getByText('3 hours')).toBeVisible()
    await expect.element(page.getByText('$660.00')).toBeVisible()
    await field('Duration').fill('2.5')
    await expect.element(page.getByText('2 hours')).toBeVisible()
    await expect.element(page.getByText('$440.00')).toBeVisible()
    await field('Select Agent').selectOptions(ruth.id)
    await expect.element(page.getByText('$360.00')).toBeVisible()
  })

  test('says that a price is to be confirmed', async () => {
    await open(`/booking?agent=${unpriced.id}`)
    await expect.element(page.getByText('Price to be confirmed')).toBeVisible()
    await expect.element(page.getByText('Rate to be confirmed')).toBeVisible()
  })

  test('says the total in the bar on phones, beside the one button', async () => {
    await page.viewport(390, 844)
    await open(`/booking?agent=${sabine.id}`)
    await field('Duration').fill('3')
    await expect.element(page.getByText('$660.00')).toBeVisible()
    await expect.element(page.getByText('3 hours × $220')).toBeVisible()
    await expect.element(submitButton()).toBeInViewport()
    expect(document.documentElement.scrollWidth).toBe(390)
  })

  test('clamps a long text and lets it be read on', async () => {
    const talker = agentOf(5, { bio: 'She has danced in every room of the city. '.repeat(95) })
    agents = () => json(200, [talker])
    await open(`/booking?agent=${talker.id}`)
    const more = page.getByRole('button', { name: 'Read more' })
    await expect.element(more).toHaveAttribute('aria-expanded', 'false')
    await more.click()
    await expect.element(page.getByRole('button', { name: 'Read less' })).toBeVisible()
  })
})

describe('what must be filled in', () => {
  test('an empty duration says what it must be', async () => {
    await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await field('Duration').fill('')
    await submitButton().click()
    await expectMessage('Duration', 'Duration must be 1 to 72 hours')
  })

  test('every message stands beside its field, the first one gets the focus', async () => {
    await open()
    await agentOptions()
    await field('Event Date').fill('')
    await field('Duration').fill('0')
    await submitButton().click()
    await expect.element(field('Select Agent')).toHaveFocus()
    await expectMessage('Select Agent', 'Please select an agent')
    await expectMessage('Your Name', 'Name is required')
    await expectMessage('Email', 'Invalid email address')
    await expectMessage('Event Type', 'Event type is required')
    await expectMessage('Event Date', 'Event date is required')
    await expectMessage('Duration', 'Duration must be 1 to 72 hours')
    await expect.element(field('Your Name')).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })

  test('a message goes as soon as the field is right', async () => {
    await open()
    await fillIn()
    await field('Email').fill('renee@thibodeaux')
    await field('Select Agent').selectOptions(sabine.id)
    await submitButton().click()
    await expect.element(field('Email')).toHaveFocus()
    await expectMessage('Email', 'Invalid email address')
    await field('Email').fill('renee@thibodeaux.example')
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid')
  })
})

describe('someone who cannot be booked', () => {
  test('asked for by the address: said beside the field, and nothing is sent', async () => {
    await open(`/booking?agent=${away.id}`)
    await fillIn()
    await submitButton().click()
    await expectMessage('Select Agent', 'This agent is currently unavailable')
    await expect.element(field('Select Agent')).toHaveFocus()
    expect([sent, shownToasts()]).toEqual([[], []])
    await field('Select Agent').selectOptions(ruth.id)
    await expect.element(field('Select Agent')).not.toHaveAttribute('aria-invalid')
    await submitButton().click()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
  })

  test.each([
    [404, 'We do not know this agent'],
    [409, 'This agent is currently unavailable'],
  ])('an answer of %i is shown beside the field as well', async (status, sentence) => {
    bookings = () => refusal(status, sentence)
    await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await submitButton().click()
    await expectMessage('Select Agent', sentence)
    expect(shownToasts()).toMatchObject([{ title: 'Booking Failed', description: sentence }])
  })
})

describe('sending', () => {
  test('what was sent can no longer be changed, and the focus goes to the ticket', async () => {
    await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    heldTimers()
    field('Your Name').element().focus()
    document.querySelector('form')?.requestSubmit()
    await settle()
    await vi.advanceTimersByTimeAsync(1)
    await settle()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Your ticket')
    expect(document.activeElement?.textContent).toContain('Pending')
    expect(document.querySelectorAll('form :is(input, select, textarea):not(:disabled)')).toHaveLength(0)
  })

  test('sends the fields with total and status, once, however often it is submitted', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    bookings = () => promise
    const { router } = await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await field('Duration').fill('2.5')
    const width = submitButton().element().getBoundingClientRect().width
    const form = document.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
    const busy = page.getByRole('button', { name: 'Submitting...' })
    await expect.element(busy).toBeDisabled()
    expect(busy.element().getBoundingClientRect().width).toBe(width)
    resolve(made())
    await expect.element(page.getByText('Booking Submitted!')).toBeVisible()
    form?.requestSubmit()
    await expect.element(submitButton()).toBeDisabled()
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: {
          agentId: sabine.id,
          customerName: 'Renée Thibodeaux',
          customerEmail: 'renee@example.com',
          customerPhone: null,
          eventType: 'private_party',
          eventDate: '2027-02-05T21:00',
          duration: 2,
          eventLocation: null,
          specialRequests: null,
          totalAmount: 440,
          status: 'pending',
        },
      },
    ])
    expect(router.state.location.pathname).toBe('/booking')
  })

  test('says nothing about a total it does not know', async () => {
    await open(`/booking?agent=${unpriced.id}`)
    await fillIn()
    await submitButton().click()
    await expect.element(page.getByText('Booking Submitted!')).toBeVisible()
    expect(sent[0]?.body).not.toHaveProperty('totalAmount')
  })

  test('marks the ticket as pending, refreshes the bookings and goes home after two seconds', async () => {
    const { router, client } = await open(`/booking?agent=${sabine.id}`)
    client.setQueryData(['bookings', 'mine'], [])
    await fillIn()
    await submitHeld()
    expect(shownToasts()).toMatchObject([{ title: 'Booking Submitted!', description: "We'll confirm shortly." }])
    expect(document.querySelector('article')?.textContent).toContain('Pending')
    expect(client.getQueryState(['bookings', 'mine'])?.isInvalidated).toBe(true)
    await vi.advanceTimersByTimeAsync(1990)
    expect(router.state.location.pathname).toBe('/booking')
    await vi.advanceTimersByTimeAsync(20)
    expect(router.state.location.pathname).toBe('/')
  })

  test('does not pull back who went elsewhere', async () => {
    const { router } = await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await submitHeld()
    expect(shownToasts()).toHaveLength(1)
    await router.navigate('/services')
    await settle()
    await vi.advanceTimersByTimeAsync(3000)
    expect(router.state.location.pathname).toBe('/services')
  })

  test('a new visit of the same page within the two seconds stays, and is a new booking', async () => {
    const { router } = await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await submitHeld()
    await router.navigate('/booking')
    await settle()
    await vi.advanceTimersByTimeAsync(3000)
    expect(router.state.location.pathname).toBe('/booking')
    vi.useRealTimers()
    await expect.element(submitButton()).toBeEnabled()
    await submitButton().click()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })
})

describe('when it fails', () => {
  test('shows what the server says about fields beside them, and no toast', async () => {
    bookings = () =>
      refusal(400, 'Please check the form', {
        eventDuration: 'Too long a night',
        eventDate: 'The event date is in the past',
      })
    await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await submitButton().click()
    await expect.element(field('Event Date')).toHaveFocus()
    await expectMessage('Event Date', 'The event date is in the past')
    await expectMessage('Duration', 'Too long a night')
    expect(shownToasts()).toEqual([])
    await field('Event Date').fill('2027-03-05T21:00')
    await expectMessage('Event Date', 'Atlanta time, wherever you are')
  })

  test('says anything else in one destructive toast, keeps what was typed and the key', async () => {
    bookings = () => refusal(409, 'This agent is currently unavailable')
    await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await field('Special Requests').fill('Red room')
    await submitButton().click()
    await expect
      .poll(() => document.querySelector('.toast[role=alert]')?.textContent)
      .toBe('Booking FailedThis agent is currently unavailable')
    await expect.element(field('Your Name')).toHaveValue('Renée Thibodeaux')
    await expect.element(field('Special Requests')).toHaveValue('Red room')
    await expect.element(submitButton()).toHaveFocus()
    bookings = made
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Booking Submitted!')).toBeVisible()
    expect(sent[1]).toEqual(sent[0])
  })

  test('says that it failed when no answer came', async () => {
    bookings = () => Promise.reject(new TypeError('Failed to fetch'))
    await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await submitButton().click()
    await expect.element(page.getByText('Failed to submit booking')).toBeVisible()
  })

  test('takes a new key once the old one stands for another request', async () => {
    bookings = () => refusal(422, 'This Idempotency-Key was used for another request')
    await open(`/booking?agent=${sabine.id}`)
    await fillIn()
    await submitButton().click()
    await expect.element(page.getByText('Booking Failed', { exact: true })).toBeVisible()
    bookings = made
    await field('Your Name').fill('Renée T.')
    await submitButton().click()
    await expect.element(page.getByText('Booking Submitted!')).toBeVisible()
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })
})
