import { describe, expect, test } from 'vitest'
import { formatAtlantaTime, parseAtlantaTime, SkippedTimeError } from '#server/availability/atlanta-time.ts'
import { coverHours } from '#server/availability/spans.ts'
import { openTimes } from '#server/availability/week.ts'
import type { Place } from '#shared/model/place.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildBooking } from '#tests/support/factories.ts'
import { openInvoices, TERMS } from '#tests/support/invoices.ts'
import { startOffice } from '#tests/support/office.ts'

const PLACES = {
  berlin: { time_zone: 'Europe/Berlin', currency: 'EUR' },
  kolkata: { time_zone: 'Asia/Kolkata', currency: 'INR' },
} as const

async function open(place: keyof typeof PLACES) {
  const { app, admin } = await startOffice({ context: { now: () => new Date('2031-01-15T12:00:00Z') } })
  const { db, brand } = app.context
  await db.updateTable('place_settings').set(PLACES[place]).execute()
  await brand.refresh()
  const agent = await buildAgent(db)
  const book = async (eventDate: string) => {
    const payload = bookingBody(agent.id, { eventDate })
    const answer = await app.send({ method: 'POST', url: '/api/bookings', payload })
    return { ...answer, body: answer.body as { id?: string; fields?: Record<string, string> } }
  }
  const startOf = async (id: string | undefined) =>
    (
      await db
        .selectFrom('bookings')
        .select('event_date')
        .where('id', '=', id ?? '')
        .executeTakeFirstOrThrow()
    ).event_date.toISOString()
  return { app, admin, db, book, startOf }
}

describe('Berlin (P8.24)', () => {
  test('a start in the hour that March skips is refused with the city; one in the hour that comes twice is the first', async () => {
    const { book, startOf } = await open('berlin')
    const skipped = await book('2031-03-30T02:30')
    expect([skipped.status, skipped.body.fields]).toEqual([
      400,
      { eventDate: 'That time does not exist in Berlin: the clocks change that night' },
    ])
    const twice = await book('2031-10-26T02:30')
    expect([twice.status, await startOf(twice.body.id)]).toEqual([201, '2031-10-26T00:30:00.000Z'])
  })

  test('both of its repeated hours are named, and weekly hours lose and win an hour with the clocks', async () => {
    await open('berlin')
    expect(() => parseAtlantaTime('2031-03-30T02:00')).toThrow(SkippedTimeError)
    const written = ['2031-10-26T00:30:00Z', '2031-10-26T01:30:00Z'].map((at) =>
      formatAtlantaTime(new Date(at)).replace(/\u202f/g, ' '),
    )
    expect(written).toEqual(['Sunday, October 26, 2031 at 2:30 AM GMT+2', 'Sunday, October 26, 2031 at 2:30 AM GMT+1'])
    const night = [{ weekday: 6, from: 22 * 60, to: 28 * 60 }]
    const hoursOf = (from: string, to: string) =>
      openTimes(night, { from: parseAtlantaTime(from) ?? new Date(0), to: parseAtlantaTime(to) ?? new Date(0) }).map(
        (span) => (span.to.getTime() - span.from.getTime()) / 3_600_000,
      )
    expect(hoursOf('2031-03-29T12:00', '2031-03-30T12:00')).toEqual([5])
    expect(hoursOf('2031-10-25T12:00', '2031-10-26T12:00')).toEqual([7])
  })
})

describe('Kolkata, half an hour off UTC (P8.24)', () => {
  test('a start is a whole minute of its clocks, and its day is the one of Kolkata', async () => {
    const { db, book, startOf } = await open('kolkata')
    const { body } = await book('2031-05-05T00:15')
    expect(await startOf(body.id)).toBe('2031-05-04T18:45:00.000Z')
    const days = await db
      .selectFrom('current_tallies')
      .select('day')
      .where('measure', '=', 'bookings.pending')
      .where('amount', '>', 0)
      .execute()
    expect(days.map(({ day }) => String(day))).toEqual(['2031-05-05'])
  })

  test('what everyone may read of taken time is in whole hours of its clocks (P8.10)', async () => {
    await open('kolkata')
    const cover = (from: string, to: string) => {
      const whole = coverHours({ from: new Date(from), to: new Date(to) })
      return [whole.from.toISOString(), whole.to.toISOString()]
    }
    const evening = ['2031-05-04T14:30:00.000Z', '2031-05-04T18:30:00.000Z'] as const
    expect(cover(...evening)).toEqual([...evening])
    expect(cover('2031-05-04T14:45:00Z', '2031-05-04T17:31:00Z')).toEqual([...evening])
  })

  test('an invoice is due at the end of its day there', async () => {
    const invoices = await openInvoices()
    await invoices.db.updateTable('place_settings').set(PLACES.kolkata).execute()
    await invoices.app.context.brand.refresh()
    invoices.setClock('2031-10-01T12:00:00Z')
    const booking = await buildBooking(invoices.db, { status: 'confirmed' })
    const { body } = await invoices.generate(booking.id, { ...TERMS, dueDate: '2031-10-10' })
    expect(body.dueDate).toBe('2031-10-10T18:29:59.000Z')
  })
})

test('a clock of 24 hours and days first reach what is written', async () => {
  const { app, admin, db } = await open('berlin')
  const place: Place = {
    ...{
      city: '',
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
      weekStart: 1,
      dateOrder: 'day',
      clock: 24,
      phoneCode: '49',
    },
  }
  expect((await app.call('PUT /api/admin/place-settings', { cookie: admin, body: place })).status).toBe(200)
  expect(formatAtlantaTime(new Date('2031-05-04T19:30:00Z'))).toMatch(/^Sunday,? 4 May 2031 at 21:30$/)
  await buildBooking(db, { total_cents: 125_000 })
  const csv = await app.send({ method: 'GET', url: '/api/admin/exports/bookings', headers: { cookie: admin } })
  expect(String(csv.body)).toContain('"Day in Berlin"')
  expect(String(csv.body)).toContain('"Total (€)"')
})
