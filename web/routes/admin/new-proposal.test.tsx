import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CustomerSuggestion } from '#shared/contract/bookings/customer-suggestions.admin.ts'
import type { EventDetails } from '#shared/contract/bookings/events/event-details.admin.ts'
import type { FreeAgent } from '#shared/contract/bookings/free-agents.admin.ts'
import type { EventProposals, Proposal } from '#shared/contract/proposals/proposals.admin.ts'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, open } from './test-support/bookings.tsx'

const path = '/admin/bookings?view=proposals'
const ID = uuid(900)
const ENTER = 'POST /api/admin/event-entries'
const form = () => page.getByRole('dialog', { name: 'New proposal' })
const field = (label: string) => form().getByLabelText(new RegExp(`^${label}`))

const build = (n: number, name: string): FreeAgent => ({
  ...{ id: uuid(n), name, category: 'dj', image: null, hourlyRate: 220, rating: 4.9 },
  ...{ totalAmount: 660, plusTax: false, asked: null, reasons: [] },
})
const grant: CustomerSuggestion = {
  ...{ id: uuid(2), name: 'Grant Hale', email: 'grant@hale.example', phone: null, status: 'active' },
  ...{ doNotBook: null, taxExempt: false, bookings: 5, balance: 0, latest: [] },
}
const event: EventDetails = {
  id: ID,
  customer: { id: grant.id, name: grant.name, email: grant.email, phone: null },
  ...{ title: 'Hale wedding', contactName: null, contactPhone: null, notes: 'Back door' },
  ...{ eventType: 'wedding', guests: 120, guestsDiffer: false, version: 2, timeline: [] },
  bookings: [buildBooking(1, { eventId: ID, customerName: grant.name })],
  invoices: [],
}
const document: Proposal['document'] = {
  agency: { name: 'Marquee', address: '', phone: '', email: '' },
  customer: { name: grant.name, email: grant.email },
  performers: [
    {
      ...{ bookingId: uuid(1), number: 1001, agentId: uuid(11), name: 'Sabine Laurent', category: 'dj' },
      ...{ eventType: 'wedding', eventDate: '2099-12-05T02:00:00.000Z', eventDuration: 3, eventLocation: 'The Fox' },
      guests: 120,
      lines: [
        { kind: 'talent', label: '', hours: 3, rate: 22_000, percent: null, amount: 66_000 },
        { kind: 'travel', label: 'Savannah', hours: null, rate: null, percent: null, amount: 5_000 },
      ],
      ...{ priceCents: 71_000, taxCents: 0, totalCents: 71_000, depositCents: 0 },
    },
    {
      ...{ bookingId: uuid(3), number: 1003, agentId: uuid(12), name: 'Omar Late', category: 'dj' },
      ...{ eventType: 'wedding', eventDate: '2099-12-05T04:30:00.000Z', eventDuration: 2, eventLocation: 'The Fox' },
      guests: 120,
      lines: [{ kind: 'talent', label: '', hours: 2, rate: 10_000, percent: null, amount: 20_000 }],
      ...{ priceCents: 20_000, taxCents: 0, totalCents: 20_000, depositCents: 0 },
    },
  ],
  ...{ taxName: null, priceCents: 91_000, taxCents: 0, totalCents: 91_000, depositPercent: null, depositCents: 0 },
  ...{ message: null, agreement: 'We agree.', validUntil: '2099-12-01T12:00:00.000Z' },
}
const sent: Proposal = {
  ...{ id: uuid(50), eventId: ID, version: 2, state: 'declined', document, sentBy: 'office' },
  ...{ sentAt: '2026-11-20T12:00:00.000Z', seenAt: null, closedAt: '2026-11-21T12:00:00.000Z', declineReason: null },
  ...{ stuckAt: null, stuckReason: null, questions: [], signed: null },
}
const nothing: EventProposals = {
  ...{ draft: null, draftHash: null, margin: null, missing: [], waits: false, outdated: false, proposals: [] },
}
const draft: EventProposals = { ...nothing, draft: document, draftHash: 'a'.repeat(64), waits: true }

beforeEach(() => {
  api.answers['GET /api/admin/proposals/summary'] = () =>
    json(200, {
      ...{ open: 0, accepted: 0, lost: 0, declined: 0, expired: 0, withdrawn: 0, openCents: 0, acceptedCents: 0 },
      ...{ medianHours: null, kinds: [], reasons: [] },
    })
  api.answers['GET /api/admin/proposals'] = () => json(200, [])
  api.answers['GET /api/admin/customers/suggest'] = () => json(200, [grant])
  api.answers['GET /api/admin/agents/free'] = () =>
    json(200, {
      ...{ free: [build(11, 'Sabine Laurent'), build(12, 'Omar Late')], busy: [] },
      more: { free: false, busy: false },
    })
  api.answers[`GET /api/admin/event-details/${ID}`] = () => json(200, event)
  api.answers[`GET /api/admin/event-accounts/${ID}`] = () =>
    json(200, { eventId: ID, eventType: null, bookings: [], total: 0, paid: 0, due: 0, deposit: 0 })
  api.answers[ENTER] = () => json(201, { eventId: ID, bookingIds: [uuid(1)] })
})

async function start() {
  const router = await open(path)
  await button('New proposal').click()
  await form()
    .getByRole('combobox', { name: /^Customer/ })
    .fill('grant')
  await form()
    .getByRole('option', { name: /Grant Hale/ })
    .click()
  return router
}
const choose = (name: RegExp) => form().getByRole('button', { name }).click()
const review = () => form().getByRole('button', { name: 'Review and send' }).click()

test('begins without a booking: customer, event, free performers, lines; then the bill is sent (P16.14)', async () => {
  api.answers[`GET /api/admin/event-proposals/${ID}`] = () => json(200, draft)
  const router = await start()
  await field('Event Type').selectOptions('wedding')
  await field('Event Date').fill('2099-12-04T21:00')
  await choose(/^Sabine Laurent/)
  await button('Add another performer').click()
  await choose(/^Omar Late/)
  await expect.element(form().getByText('$440.00')).toBeVisible()
  await form().getByRole('button', { name: 'Edit lines of Omar Late' }).click()
  await form().getByRole('button', { name: '+ Travel' }).click()
  await field('Amount').fill('50')
  await expect.element(form().getByText('$490.00')).toBeVisible()
  await review()
  await expect.element(page.getByRole('button', { name: 'Send to Grant' })).toBeVisible()
  expect(router.state.location.search).toBe(`?view=proposals&eventId=${ID}&propose=yes`)
  const [entry] = api.sent
  expect(entry).toMatchObject({
    call: ENTER,
    body: { customerEmail: grant.email, eventType: 'wedding' },
  })
  expect(entry?.key).toBeTruthy()
  expect(entry?.body.performers).toMatchObject([
    { agentId: uuid(11), eventDate: '2099-12-04T21:00', lines: [{ kind: 'talent', hours: 1, rate: 22_000 }] },
    { agentId: uuid(12), lines: [{ kind: 'talent' }, { kind: 'travel', amount: 5_000, share: 'talent' }] },
  ])
})

test('moving the event moves its performers; other hours change the lines that had them', async () => {
  await start()
  await field('Event Date').fill('2099-12-04T21:00')
  await field('Duration').fill('3')
  await choose(/^Sabine Laurent/)
  await field('Begins').fill('2099-12-04T22:30')
  await field('Event Date').fill('2099-12-11T20:00')
  await expect.element(field('Begins')).toHaveValue('2099-12-11T21:30')
  await field('Hours').first().fill('5')
  await expect.element(form().getByText('$1,100.00').first()).toBeVisible()
})

test('what is missing is said at its field, and the first one gets the focus', async () => {
  await open(path)
  await button('New proposal').click()
  await review()
  await expect.element(form().getByText('Choose a customer or create a new one')).toBeVisible()
  await expect.element(form().getByText('Event type is required')).toBeVisible()
  await expect.element(form().getByText('Choose a performer')).toBeVisible()
  await expect.element(form().getByRole('combobox', { name: /^Customer/ })).toHaveFocus()
  expect(api.sent).toEqual([])
})

test('a refusal stands at the performer, and closing asks before anything is lost', async () => {
  api.answers[ENTER] = () =>
    refusal(404, 'We do not know this agent', { 'performers.0.agentId': 'We do not know this agent' })
  const router = await start()
  await field('Event Type').selectOptions('wedding')
  await choose(/^Sabine Laurent/)
  await review()
  await expect.element(form().getByText('We do not know this agent')).toBeVisible()
  await form().getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => router.state.location.search).toBe('?view=proposals')
})

test('Back asks too, and goes back one step', async () => {
  const router = await start()
  await router.navigate(-1)
  await expect.element(form()).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => router.state.location.search).toBe('?view=proposals')
  await expect.element(form()).not.toBeInTheDocument()
})

test('Duplicate opens the form with what a version says (P16.15)', async () => {
  api.answers[`GET /api/admin/event-proposals/${ID}`] = () => json(200, { ...nothing, proposals: [sent] })
  await open(`/admin/bookings?eventId=${ID}`)
  await page.getByRole('link', { name: 'Duplicate version 2' }).click()
  await expect.element(form().getByText('Grant Hale')).toBeVisible()
  await expect.element(field('Event Date')).toHaveValue('2099-12-04T21:00')
  await expect.element(field('Event Location')).toHaveValue('The Fox')
  await expect.element(field('Title')).toHaveValue('Hale wedding')
  await expect.element(form().getByText('$910.00').first()).toBeVisible()
  await field('Event Date').fill('2100-01-08T21:00')
  await review()
  await expect.poll(() => api.sent.length).toBe(1)
  expect(api.sent[0]?.body.performers).toMatchObject([
    { eventDate: '2100-01-08T21:00', lines: [{ rate: 22_000 }, { kind: 'travel', label: 'Savannah', amount: 5_000 }] },
    { eventDate: '2100-01-08T23:30', duration: '2', lines: [{ hours: 2, rate: 10_000 }] },
  ])
})

test('a proposal to duplicate that is unknown says so', async () => {
  api.answers[`GET /api/admin/event-details/${ID}`] = () => refusal(404, 'We do not know this event')
  api.answers[`GET /api/admin/event-proposals/${ID}`] = () => refusal(404, 'We do not know this event')
  await open(`/admin/bookings?view=proposals&new=proposal&like=${ID}&version=1`)
  await expect.element(form().getByText('The proposal could not be loaded')).toBeVisible()
})
