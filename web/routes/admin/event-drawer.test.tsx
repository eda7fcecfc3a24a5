import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { EventDetails } from '#shared/contract/bookings/events/event-details.admin.ts'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildBooking, open } from './test-support/bookings.tsx'

const ID = uuid(900)
const EVENT = { eventId: ID, eventType: 'wedding', eventTitle: 'Hale wedding', performers: 2 } as const
const path = `/admin/bookings?eventId=${ID}`
const SHOW = `GET /api/admin/event-details/${ID}`
const SAVE = `PUT /api/admin/event-details/${ID}`
const drawer = () => page.getByRole('dialog', { name: 'Hale wedding' })
const press = (name: string | RegExp) => drawer().getByRole('button', { name })
const field = (label: string) => drawer().getByLabelText(new RegExp(`^${label}`))
const part = (name: string) => drawer().getByRole('region', { name, exact: true })

let event: EventDetails

beforeEach(() => {
  api.bookings = [buildBooking(1, EVENT), buildBooking(2, EVENT)]
  event = {
    id: ID,
    customer: { id: uuid(2001), name: 'Grant Hale', email: 'grant@hale.example', phone: '(404) 555-0164' },
    ...{ title: 'Hale wedding', contactName: 'Ines Hale', contactPhone: '(404) 555-0100', notes: 'Back door' },
    ...{ eventType: 'wedding', guests: 120, guestsDiffer: false, version: 7 },
    bookings: [
      buildBooking(1, { ...EVENT, guests: 120 }),
      buildBooking(2, {
        ...{ ...EVENT, guests: 120, status: 'confirmed', eventDate: '2099-12-05T04:00:00.000Z', totalAmount: 340 },
      }),
    ],
    invoices: [
      {
        ...{ id: uuid(70), invoiceNumber: 'INV-1007', total: 34_000, status: 'pending' },
        ...{ dueDate: '2099-12-01T05:00:00.000Z', agentNames: ['Agent 1', 'Agent 2'] },
      },
    ],
    timeline: [
      {
        ...{ id: 1, at: '2026-11-20T12:00:00.000Z', actor: { role: 'admin', name: 'office' }, reason: null },
        ...{ action: 'booking.note-written', entity: 'booking', entityId: uuid(2), before: null, after: null },
      },
    ],
  }
  api.answers[SHOW] = () => json(200, event)
  api.answers[`GET /api/admin/event-accounts/${ID}`] = () =>
    json(200, {
      ...{
        eventId: ID,
        eventType: 'wedding',
        total: 34_000,
        paid: 0,
        due: 34_000,
        deposit: 0,
        invoiceNumber: null,
        invoiceable: [],
      },
      bookings: [
        {
          ...{ bookingId: uuid(2), bookingNumber: 1002, agentName: 'Agent 2', eventDate: '2099-12-05T04:00:00.000Z' },
          ...{ total: 34_000, paid: 0, due: 34_000, deposit: 0 },
        },
      ],
    })
})

test('an address of its own shows the event with performers, account, invoices and history (P6.231)', async () => {
  await open(path)
  await expect.element(drawer().getByText('Friday, December 4, 2099, 9 PM to 2 AM')).toBeVisible()
  await expect.element(drawer().getByText('Ines Hale')).toBeVisible()
  await expect.element(part('Performers').getByText('Together $1,000.00')).toBeVisible()
  await expect.element(part('Account').getByRole('row', { name: 'Agent 2 $340.00 $0.00 $340.00' })).toBeVisible()
  await expect.element(part('Invoices').getByRole('link', { name: 'INV-1007' })).toBeVisible()
  await expect.element(part('Invoices').getByText('Agent 1, Agent 2: pending, due December 1, 2099')).toBeVisible()
  await expect.element(part('History').getByText('Note added, Agent 2')).toBeVisible()
  await expect.element(press('Cancel all 2 bookings')).toBeVisible()
})

test('a performer’s name leads to the booking, and the booking back; closing leaves both', async () => {
  const router = await open(path)
  await part('Performers').getByRole('link', { name: 'Agent 2' }).click()
  const booking = page.getByRole('dialog', { name: 'Agent 2' })
  await booking.getByRole('link', { name: 'Hale wedding, 2 performers' }).click()
  await expect.element(drawer()).toBeVisible()
  expect(router.state.location.search).toBe(`?eventId=${ID}`)
  await press('Close').click()
  await expect.poll(() => router.state.location.search).toBe('')
})

test('the ticket of the board opens the event, and Back closes it', async () => {
  const router = await open('/admin/bookings')
  const ticket = page.getByRole('article', { name: '2 performers for Renée Thibodeaux' })
  await expect.element(ticket.getByText('Hale wedding, 2 performers')).toBeVisible()
  await ticket.getByRole('link', { name: /^Open event/ }).click()
  await expect.element(drawer()).toBeVisible()
  await router.navigate(-1)
  await expect.element(drawer()).not.toBeInTheDocument()
})

test('a booking alone in its column says that its event has others', async () => {
  api.bookings = [buildBooking(1, EVENT), buildBooking(2, { ...EVENT, status: 'confirmed' })]
  await open('/admin/bookings')
  const card = page.getByRole('article', { name: /^Agent 2/ })
  await card.getByRole('link', { name: 'Hale wedding, 2 performers' }).click()
  await expect.element(drawer()).toBeVisible()
})

test('what is typed is sent with the version, the changed fields alone (P6.232)', async () => {
  api.answers[SAVE] = (body) => json(200, { ...event, ...body, guests: 150, version: 9 })
  await open(path)
  await press('Edit event').click()
  await field('Guests').fill('150')
  await field('Notes').fill('Front door')
  await press('Save event').click()
  await expect.element(field('Guests')).not.toBeInTheDocument()
  expect(api.sent).toMatchObject([{ call: SAVE, body: { guests: '150', notes: 'Front door' }, version: '"7"' }])
})

test('of two who change it at once the second sees both versions and keeps what was typed', async () => {
  api.answers[SAVE] = (body) =>
    body.title === 'Mine' && event.version === 8 && api.sent.length > 1
      ? json(200, { ...event, title: 'Mine', version: 9 })
      : refusal(409, 'Someone else changed this event.')
  await open(path)
  await press('Edit event').click()
  await field('Title').fill('Mine')
  event = { ...event, title: 'Theirs', notes: 'Side door', version: 8 }
  await press('Save event').click()
  const notice = page.getByRole('alert')
  await expect.element(notice.getByText('Now Theirs')).toBeVisible()
  await expect.element(notice.getByText('Now Side door')).toBeVisible()
  await notice.getByRole('button', { name: 'Keep mine' }).click()
  await expect.element(page.getByLabelText(/^Title/)).toHaveValue('Mine')
  await expect.element(page.getByLabelText(/^Notes/)).toHaveValue('Side door')
  await page.getByRole('button', { name: 'Save event' }).click()
  await expect.poll(() => api.sent.at(-1)).toMatchObject({ body: { title: 'Mine' }, version: '"8"' })
})

test('an event whose bookings were all canceled keeps kind and guests, and takes notes', async () => {
  event = {
    ...{ ...event, eventType: null, guests: null },
    bookings: event.bookings.map((booking) => ({ ...booking, status: 'cancelled' as const })),
  }
  api.answers[`GET /api/admin/event-accounts/${ID}`] = () =>
    json(200, {
      eventId: ID,
      eventType: null,
      bookings: [],
      total: 0,
      paid: 0,
      due: 0,
      deposit: 0,
      invoiceNumber: null,
      invoiceable: [],
    })
  await open(path)
  await expect.element(part('Performers').getByText('Every booking of this event was canceled.')).toBeVisible()
  await expect.element(part('Account').getByText('Nothing is due until a booking is confirmed.')).toBeVisible()
  await press('Edit event').click()
  await expect.element(field('Notes')).toBeVisible()
  expect(
    drawer()
      .getByLabelText(/^Guests/)
      .elements(),
  ).toEqual([])
  expect(
    drawer()
      .getByRole('button', { name: /Cancel all|Move all/ })
      .elements(),
  ).toEqual([])
})

test.each([
  [404, 'This event does not exist'],
  [500, 'The event could not be loaded'],
])('an event that answers %i says so', async (status, words) => {
  api.answers[SHOW] = () => refusal(status, 'No')
  await open(path)
  await expect.element(page.getByText(words)).toBeVisible()
})

test('fits a phone, also with long names', async () => {
  await page.viewport(390, 800)
  const name = 'Wilhelmina-Featherstonehaugh-Cholmondeley-of-Peachtree-Stree'
  event = { ...event, title: null, customer: { ...event.customer, name } }
  await open(path)
  await expect.element(page.getByRole('dialog', { name: `Wedding for ${name}` })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
