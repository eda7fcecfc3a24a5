import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readAgencyProfile } from '#server/settings/agency-profile.ts'
import { DEFAULT_PLACE, getPlace, type Place } from '#shared/model/place.ts'
import { buildInvoice } from '#tests/support/billing.ts'
import { buildBooking } from '#tests/support/factories.ts'
import { startOffice } from '#tests/support/office.ts'
import { signInBooker, signInOutsiders } from '#tests/support/sign-in.ts'
import { until } from '#tests/support/until.ts'

async function start() {
  const { app, admin: cookie } = await startOffice()
  const { db } = app.context
  // Atlanta, also in a run of another place
  await db.updateTable('place_settings').set({ time_zone: 'America/New_York', currency: 'USD' }).execute()
  await app.context.brand.refresh()
  const show = async () => (await app.call('GET /api/admin/place-settings', { cookie })).body
  const save = (body: Partial<Place> = {}, headers: Record<string, string> = {}) =>
    app.call('PUT /api/admin/place-settings', { cookie, body: { ...DEFAULT_PLACE, ...body }, headers })
  const countDays = async () => {
    const { rows } = await sql<{ day: string }>`select day::text as day from current_tallies
      where measure = 'bookings.pending' group by day having sum(amount) <> 0`.execute(db)
    return rows.map(({ day }) => day)
  }
  return { app, db, cookie, show, save, countDays }
}

describe('the place (P8.20 to P8.22)', () => {
  test('is Atlanta until an owner saves another; the first save counts as decided, each change is audited', async () => {
    const { db, show, save } = await start()
    expect(await show()).toMatchObject({ ...DEFAULT_PLACE, currencyFixed: false, saved: false })
    expect((await save()).body).toMatchObject({ ...DEFAULT_PLACE, saved: true })
    const berlin = { timeZone: 'Europe/Berlin', currency: 'EUR', weekStart: 1, dateOrder: 'day', clock: 24 } as const
    expect((await save({ ...berlin, phoneCode: '49' })).body).toMatchObject({ ...berlin, phoneCode: '49' })
    const { version } = await show()
    expect((await save({ ...berlin, phoneCode: '49' })).body.version).toBe(version)
    const audited = await db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'settings.changed')
      .orderBy('id')
      .execute()
    expect(audited).toHaveLength(2)
    expect(audited[1]).toMatchObject({ before: { currency: 'USD' }, after: { currency: 'EUR', phoneCode: '49' } })
  })

  test('is what this process writes by before the change is answered, and follows a change of another process', async () => {
    const { app, db, save } = await start()
    expect((await save({ timeZone: 'Asia/Kolkata', currency: 'INR' })).status).toBe(200)
    expect(getPlace()).toMatchObject({ timeZone: 'Asia/Kolkata', currency: 'INR' })
    expect((await readAgencyProfile(db, app.context.config)).place).toEqual({
      ...{ timeZone: 'Asia/Kolkata', currency: 'INR' },
    })
    await db.updateTable('place_settings').set({ time_zone: 'Europe/Berlin' }).execute()
    await until(async () => getPlace().timeZone === 'Europe/Berlin')
  })

  test('a city of its own is named in the place of the one of its time zone', async () => {
    const { app, cookie, save } = await start()
    const refusedDate = async () => (await app.send({ method: 'GET', url: '/api/agents?date=2031-13-01T20:00' })).body
    expect(await refusedDate()).toMatchObject({ fields: { date: 'Not a date and time in Atlanta' } })
    expect((await save({ city: ' Savannah ' })).body.city).toBe('Savannah')
    expect(await refusedDate()).toMatchObject({ fields: { date: 'Not a date and time in Savannah' } })
    expect((await save({ city: 'Savannah', timeZone: 'Europe/Berlin' })).status).toBe(200)
    expect(await refusedDate()).toMatchObject({ fields: { date: 'Not a date and time in Savannah' } })
    const { city: _, ...withoutCity } = DEFAULT_PLACE
    const former = await app.call('PUT /api/admin/place-settings', { cookie, body: withoutCity })
    expect(former.body.city, 'a form of an earlier release').toBe('Savannah')
    await save({ timeZone: 'Europe/Berlin' })
    expect(await refusedDate()).toMatchObject({ fields: { date: 'Not a date and time in Berlin' } })
  })

  test('another time zone moves no event, and the sums by day are those of its days', async () => {
    const { db, save, countDays } = await start()
    const eventDate = new Date('2031-12-05T03:00:00Z')
    const { id } = await buildBooking(db, { event_date: eventDate })
    expect(await countDays()).toEqual(['2031-12-04'])
    expect((await save({ timeZone: 'Asia/Kolkata' })).status).toBe(200)
    expect(await countDays()).toEqual(['2031-12-05'])
    const { event_date } = await db
      .selectFrom('bookings')
      .select('event_date')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(event_date).toEqual(eventDate)
    await db.deleteFrom('bookings').where('id', '=', id).execute()
    expect(await countDays()).toEqual([])
  })

  test('the currency stays once there is an invoice; everything else can still be changed', async () => {
    const { db, show, save } = await start()
    const { id } = await buildBooking(db)
    expect((await save({ currency: 'EUR' })).status).toBe(200)
    await buildInvoice(db, id)
    expect(await show()).toMatchObject({ currency: 'EUR', currencyFixed: true })
    const refused = await save({ currency: 'USD' })
    expect([refused.status, refused.body.fields]).toEqual([
      409,
      { currency: "There is money in euros already, so the currency can't be changed" },
    ])
    expect((await save({ currency: 'EUR', clock: 24 })).body).toMatchObject({ currency: 'EUR', clock: 24 })
  })

  test('refuses what is no place, and a change on an older version', async () => {
    const { show, save } = await start()
    const { version } = await show()
    const wrong: [string, object][] = [
      ['city', { city: 'x'.repeat(61) }],
      ['city', { city: '<b>Savannah</b>' }],
      ['timeZone', { timeZone: 'Europe/Atlantis' }],
      ['timeZone', { timeZone: '+05:30' }],
      ['currency', { currency: 'JPY' }],
      ['currency', { currency: 'KWD' }],
      ['currency', { currency: 'eur' }],
      ['weekStart', { weekStart: 3 }],
      ['dateOrder', { dateOrder: 'year' }],
      ['clock', { clock: 13 }],
      ['phoneCode', { phoneCode: '0049' }],
    ]
    for (const [field, body] of wrong) {
      const { status, body: answer } = await save(body)
      expect([status, Object.keys(answer.fields ?? {})], field).toEqual([400, [field]])
    }
    expect((await save({ clock: 24 }, { 'if-match': `"${version - 1}"` })).status).toBe(409)
    expect((await show()).version).toBe(version)
  })

  test('is for owners', async () => {
    const { app } = await start()
    const outsiders = { booker: await signInBooker(app), ...(await signInOutsiders(app)) }
    const calls = (sent: { cookie?: string }) => [
      app.call('GET /api/admin/place-settings', sent),
      app.call('PUT /api/admin/place-settings', { ...sent, body: DEFAULT_PLACE }),
    ]
    for (const cookie of Object.values(outsiders)) {
      expect((await Promise.all(calls({ cookie }))).map(({ status }) => status)).toEqual([403, 403])
    }
    expect((await Promise.all(calls({}))).map(({ status }) => status)).toEqual([401, 401])
  })
})
