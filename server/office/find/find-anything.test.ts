import { expect, test } from 'vitest'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { addDays } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { buildInvoice } from '#tests/support/billing.ts'
import { buildAgent, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

const app = await openTestApp()
const { db } = app.context
const { cookies } = await signInEach(app)
const ruth = await buildAgent(db, { name: 'Ruth Abernathy', category: 'photographer' })
await buildAgent(db, { name: 'Ruth Gone', archived_at: new Date() })
const grant = await buildCustomer(db, {
  name: 'Grant Oyelaran',
  email: 'grant@oyelaran.example',
  phone: '(404) 555-0199',
})
const booking = await buildBooking(db, {
  agent_id: ruth.id,
  customer_id: grant.id,
  customer_name: 'Grant Oyelaran',
  customer_email: grant.email,
  event_date: new Date(Date.UTC(2031, 11, 5, 2)),
})
const invoice = await buildInvoice(db, booking.id)
const ids = {
  ruth: ruth.id,
  grant: grant.id,
  booking: booking.id,
  number: formatBookingNumber(booking.number),
  invoice: invoice.id,
  invoiceNumber: invoice.invoice_number,
}

const find = async (q: string) => (await app.call('GET /api/admin/find', { cookie: cookies.admin, query: { q } })).body
const kinds = async (q: string) => (await find(q)).found.map(({ kind, id }) => [kind, id])

test('a name finds the person and what is about them, talent first, archived talent never', async () => {
  expect(await kinds('ruth')).toEqual([
    ['agent', ids.ruth],
    ['booking', ids.booking],
  ])
  expect((await find('ruth')).found[0]).toMatchObject({ title: 'Ruth Abernathy', detail: 'Photographer' })
  expect((await find('grant oye')).found).toMatchObject([
    { kind: 'customer', title: 'Grant Oyelaran', detail: 'grant@oyelaran.example' },
    {
      kind: 'booking',
      title: ids.number,
      detail: 'Ruth Abernathy for Grant Oyelaran',
      at: '2031-12-05T02:00:00.000Z',
      hours: 4,
    },
    { kind: 'invoice', title: ids.invoiceNumber },
  ])
})

test('numbers, an email, a phone number and a day each find what they name', async () => {
  expect(await kinds(ids.number.toLowerCase())).toContainEqual(['booking', ids.booking])
  expect(await kinds(ids.invoiceNumber)).toContainEqual(['invoice', ids.invoice])
  for (const address of ['grant@oyelaran.example', 'Rant@Oye'])
    expect(await kinds(address), address).toEqual([
      ['customer', ids.grant],
      ['booking', ids.booking],
      ['invoice', ids.invoice],
    ])
  expect(await kinds('grant@nowhere.example')).toEqual([])
  expect(await kinds(ids.number)).toContainEqual(['invoice', ids.invoice])
  for (const phone of ['404 555 0199', '0199'])
    expect(await kinds(phone), phone).toEqual([
      ['customer', ids.grant],
      ['invoice', ids.invoice],
    ])
  expect(await kinds('2031-12-04')).toEqual([['booking', ids.booking]])
  expect(await kinds('December 4, 2031')).toEqual([['booking', ids.booking]])
})

test("a command's words and its day are read apart from the name", async () => {
  const tomorrow = addDays(atlantaDay(new Date()), 1)
  const { found, day } = await find("block Ruth's tomorrow")
  expect([found[0], day]).toMatchObject([{ kind: 'agent', title: 'Ruth Abernathy' }, tomorrow])
})

test.each([' ', '%', "'; --", '\\', '….', 'a'.repeat(200), '0', 'block'])('%j is answered, with nothing', async (q) => {
  const answer = await app.call('GET /api/admin/find', { cookie: cookies.admin, query: { q } })
  expect([answer.status, answer.body.found]).toEqual([200, []])
})

test('is for admins, and needs a text of at most 200 characters', async () => {
  expect((await app.call('GET /api/admin/find', { query: { q: 'ruth' } })).status).toBe(401)
  for (const role of ['agent', 'customer'] as const) {
    expect((await app.call('GET /api/admin/find', { cookie: cookies[role], query: { q: 'ruth' } })).status).toBe(403)
  }
  const long = await app.call('GET /api/admin/find', { cookie: cookies.admin, query: { q: 'a'.repeat(201) } })
  expect(long.status).toBe(400)
})
