import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { PRICE_LINES } from '#tests/support/billing.ts'
import { readPdfText } from '#tests/support/pdf.ts'
import { OFFICE, startStage } from './test-support/stage.ts'

let stage: Awaited<ReturnType<typeof startStage>>
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

describe('a proposal that is signed (P16.6)', () => {
  test('confirms and invoices every booking, and mails the signed agreement', async () => {
    const { app, db, admin, ask, send, tokenOf, open, accept, statusesOf, mailsTo } = stage
    const { eventId, email, bookingIds } = await ask(['Imani Okafor', 'Zoë Ångström'])
    await app.call('PUT /api/admin/bookings/:id/price', {
      ...{ cookie: admin, params: { id: bookingIds[0] ?? '' } },
      body: { lines: [...PRICE_LINES], reason: 'Travel and a discount' } as never,
    })
    const sent = await send(eventId, { message: 'We saved the best for you.' })
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { version: 1, state: 'sent', document: { totalCents: 43_650 + 80_000, depositCents: 21_825 + 40_000 } },
    ])
    const token = await tokenOf(email)
    const read = await open(token)
    expect(read.body).toMatchObject({
      state: 'seen',
      signed: null,
      document: { message: 'We saved the best for you.' },
    })
    expect(JSON.stringify(read.body)).not.toContain('"share"')
    expect(await statusesOf(eventId)).toEqual(['pending', 'pending'])

    const signed = await accept(token)
    expect([signed.status, signed.body]).toMatchObject([200, { state: 'accepted', signed: { name: 'Dana Whitfield' } }])
    expect(await statusesOf(eventId)).toEqual(['confirmed', 'confirmed'])
    const invoices = await db
      .selectFrom('invoices')
      .select(['total_cents', 'status'])
      .where('booking_id', 'in', bookingIds)
      .orderBy('total_cents')
      .execute()
    expect(invoices).toEqual([
      { total_cents: 43_650, status: 'pending' },
      { total_cents: 80_000, status: 'pending' },
    ])
    const { rows } = {
      rows: await db.selectFrom('bookings').select('deposit_percent').where('event_id', '=', eventId).execute(),
    }
    expect(rows).toEqual([{ deposit_percent: 50 }, { deposit_percent: 50 }])
    expect(await db.selectFrom('holds').selectAll().where('booking_id', 'in', bookingIds).execute()).toEqual([])

    const mails = await mailsTo(email)
    const [receipt, ...more] = mails.filter(({ subject }) => subject?.startsWith('Confirmed: '))
    expect(more).toEqual([])
    expect(receipt?.text).toContain('The deposit of $618.25 is due now.')
    const files = receipt?.attachments ?? []
    expect(files.map(({ filename }) => filename)).toEqual([
      'agreement-marquee.pdf',
      expect.stringMatching(/^imani-okafor.*\.ics$/),
      expect.stringMatching(/\.ics$/),
    ])
    const pdfBytes = Buffer.from(files[0]?.content as ArrayBuffer)
    const words = (await readPdfText(pdfBytes)).replace(/\s+/g, ' ')
    for (const word of [
      'Zoë Ångström',
      '$1,236.50',
      '$618.25',
      'Round trip to Macon',
      'Certificate of signature',
      sent.body.id,
    ]) {
      expect(words).toContain(word)
    }
    const office = await mailsTo(OFFICE)
    expect(office.some(({ text }) => text?.includes('signed the proposal. $1,236.50 is booked.'))).toBe(true)

    // the same bytes as were mailed
    const pdf = await app.app.inject({
      ...{ method: 'GET', url: `/api/admin/proposals/${sent.body.id}/agreement.pdf`, headers: { cookie: admin } },
    })
    expect(pdf.rawPayload.equals(pdfBytes)).toBe(true)

    const again = await accept(token, { name: 'Someone Else' })
    expect([again.status, again.body.signed?.name]).toEqual([200, 'Dana Whitfield'])
  })

  test('twice at once books and invoices once', async () => {
    const { db, ask, send, tokenOf, accept } = stage
    const { eventId, email, bookingIds } = await ask(['Ivo Grant', 'Lena Park'])
    await send(eventId)
    const token = await tokenOf(email)
    const answers = await Promise.all([accept(token), accept(token), accept(token)])
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(Array(3).fill([200, 'accepted']))
    const invoices = await db.selectFrom('invoices').select('id').where('booking_id', 'in', bookingIds).execute()
    expect(invoices).toHaveLength(2)
    expect(await db.selectFrom('agreements').select('proposal_id').execute()).not.toHaveLength(0)
  })

  test('is refused for another document than the one that was read', async () => {
    const { ask, send, tokenOf, accept, statusesOf } = stage
    const { eventId, email } = await ask(['Omar Diaz'])
    await send(eventId)
    const refused = await accept(await tokenOf(email), { documentHash: 'a'.repeat(64) })
    expect(refused.status).toBe(409)
    expect(await statusesOf(eventId)).toEqual(['pending'])
  })
})

describe('questions', () => {
  test('reach the office by mail and stand in the event', async () => {
    const { app, ask, send, show, tokenOf, mailsTo } = stage
    const { eventId, email } = await ask(['June Park'])
    await send(eventId)
    const token = await tokenOf(email)
    const asked = await app.call('POST /api/proposal/question', {
      body: { token, question: 'Can June stay until 1 AM?' },
    })
    expect(asked.status).toBe(200)
    expect((await mailsTo(OFFICE)).some(({ text }) => text?.includes('Can June stay until 1 AM?'))).toBe(true)
    expect((await show(eventId)).proposals[0]?.questions).toMatchObject([{ question: 'Can June stay until 1 AM?' }])
  })
})

describe('bad input', () => {
  test('drafts that are old, times to answer that are wrong, and events that have nothing to propose', async () => {
    const { app, admin, ask, send, show } = stage
    const { eventId, bookingIds } = await ask(['Milo Reyes'])
    const at = (ms: number) => new Date(Date.now() + ms).toISOString()
    expect((await send(eventId, { validUntil: at(HOUR_MS / 2) })).status).toBe(400)
    expect((await send(eventId, { validUntil: at(61 * DAY_MS) })).status).toBe(400)
    expect((await send(eventId, { validUntil: at(30 * DAY_MS) })).status, 'after the event begins').toBe(400)
    const old = await app.call('POST /api/admin/event-proposals/:id', {
      ...{ cookie: admin, params: { id: eventId } },
      body: { draftHash: 'b'.repeat(64), depositPercent: null, validUntil: at(DAY_MS) },
    })
    expect(old.status).toBe(409)
    await app.call('PUT /api/bookings/:id', {
      cookie: admin,
      params: { id: bookingIds[0] ?? '' },
      body: { status: 'cancelled' },
    })
    expect(await show(eventId)).toMatchObject({ draft: null, missing: ['This event has no active booking.'] })
    expect((await send(eventId)).status).toBe(422)
  })

  test('forged tokens open nothing', async () => {
    const { app, open } = stage
    expect((await open('A'.repeat(43))).status).toBe(404)
    const body = {
      token: 'A'.repeat(43),
      documentHash: 'a'.repeat(64),
      name: 'Mallory',
      agrees: true as const,
      electronic: true as const,
    }
    expect((await app.call('POST /api/proposal/accept', { body })).status).toBe(404)
  })

  test('a sent version never changes', async () => {
    const { db, ask, send } = stage
    const { eventId } = await ask(['Kit Rowe'])
    const { body } = await send(eventId)
    const change = db.updateTable('proposals').set({ document: '{}' }).where('id', '=', body.id).execute()
    await expect(change).rejects.toThrow('a sent proposal never changes')
  })
})
