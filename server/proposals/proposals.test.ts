import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isUsedElsewhere } from '#server/db/ledger.ts'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { PRICE_LINES } from '#tests/support/billing.ts'
import { readPdfText } from '#tests/support/pdf.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { watchStatements } from '#tests/support/statements.ts'
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
      .selectFrom('invoice_parts as p')
      .innerJoin('invoices as i', 'i.id', 'p.invoice_id')
      .select(['p.total_cents', 'i.total_cents as whole_cents', 'i.status'])
      .where('p.booking_id', 'in', bookingIds)
      .orderBy('p.total_cents')
      .execute()
    // one for both (P7.172)
    expect(invoices).toEqual([
      { total_cents: 43_650, whole_cents: 123_650, status: 'pending' },
      { total_cents: 80_000, whole_cents: 123_650, status: 'pending' },
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
    expect(invoices).toHaveLength(1)
    const proposals = await db.selectFrom('proposals').select('id').where('event_id', '=', eventId).execute()
    const signatures = db
      .selectFrom('agreements')
      .select('proposal_id')
      .where('proposal_id', '=', proposals[0]?.id ?? '')
    expect(await signatures.execute()).toHaveLength(1)
  })

  test('of ten performers takes no more statements than one of two', async () => {
    const { ask, send, tokenOf, accept } = stage
    const sign = async (performers: number) => {
      const { eventId, email } = await ask(Array.from({ length: performers }, (_, i) => `Performer ${i}`))
      await send(eventId)
      const token = await tokenOf(email)
      const count = watchStatements()
      expect((await accept(token)).status).toBe(200)
      return count()
    }
    const [two, ten] = [await sign(2), await sign(10)]
    // jobs of the product may run beside it
    expect(ten - two).toBeLessThan(8)
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

describe('the deposit of a signed proposal (P16.10)', () => {
  test('is one payment for all bookings, reported once, and mailed once', async () => {
    const { app, db, ask, send, tokenOf, accept, mailsTo } = stage
    const { eventId, email, bookingIds } = await ask(['Sol Reyes', 'Mae Ito', 'Ben Okoye'])
    await send(eventId, { depositPercent: 33 })
    const token = await tokenOf(email)
    const pay = (more: object = {}) =>
      app.call('POST /api/proposal/deposit', {
        body: { token, paymentMethod: 'zelle', transactionId: 'ZL-77', expectedAmount: 79_200, ...more },
      })
    expect((await pay()).status, 'before it is signed').toBe(409)
    expect((await accept(token)).body.deposit).toMatchObject({ dueCents: 79_200, memo: expect.stringMatching(/^INV-/) })
    expect((await pay({ expectedAmount: 1 })).status).toBe(409)
    expect((await pay({ transactionId: null })).status).toBe(400)
    expect((await pay({ transactionId: '4242424242424242' })).status).toBe(400)
    const answers = await Promise.all([pay(), pay(), pay()])
    expect(answers.map(({ status, body }) => [status, body.deposit?.dueCents])).toEqual(Array(3).fill([200, 0]))
    const rows = await db
      .selectFrom('payments')
      .select([
        'amount_cents',
        'purpose',
        'transaction_id',
        'verified_at',
        'group_id',
        isUsedElsewhere('payments').as('elsewhere'),
      ])
      .where('booking_id', 'in', bookingIds)
      .execute()
    const [{ group_id } = { group_id: null }] = rows
    const row = {
      amount_cents: 26_400,
      purpose: 'deposit',
      transaction_id: 'ZL-77',
      verified_at: null,
      elsewhere: false,
    }
    expect(group_id).not.toBeNull()
    expect(rows).toEqual(Array(3).fill({ ...row, group_id }))
    const receipts = (await mailsTo(email)).filter(({ subject }) => subject?.startsWith('Payment of '))
    expect(receipts.map(({ subject }) => subject)).toEqual(['Payment of $792.00 for Sol Reyes and 2 others'])
    expect(receipts[0]?.text).toContain('Mae Ito: $264.00')
    expect(receipts[0]?.text).toContain('Balance: $1,608.00')
    const notices = (await mailsTo(OFFICE)).filter(({ subject }) => subject?.startsWith('Payment reported: $792.00'))
    expect(notices).toHaveLength(1)
    // another booking that gives the same reference is still found
    const other = await ask(['Kai Moss'])
    await send(other.eventId)
    const second = await tokenOf(other.email)
    await accept(second)
    expect((await pay({ token: second, expectedAmount: 40_000 })).status).toBe(200)
    const flagged = await db
      .selectFrom('payments')
      .select(isUsedElsewhere('payments').as('elsewhere'))
      .where('booking_id', 'in', other.bookingIds)
      .execute()
    expect(flagged).toEqual([{ elsewhere: true }])
  })
})

test('a signed-in customer finds what waits, and opens it by a link of the own', async () => {
  const { app, ask, send, open } = stage
  const { eventId, customer } = await ask(['Ori Wolf'])
  const cookie = await signIn(app, { role: 'customer', customerId: customer.id })
  const list = async () => (await app.call('GET /api/customer/proposals', { cookie })).body
  expect(await list()).toEqual([])
  const { body: sent } = await send(eventId)
  expect(await list()).toMatchObject([{ id: sent.id, performers: 1, totalCents: 80_000, eventType: 'wedding' }])
  const link = (by: string) =>
    app.call('POST /api/customer/proposals/:id/link', { cookie: by, params: { id: sent.id } })
  const { token } = (await link(cookie)).body
  expect((await open(token)).body.version).toBe(1)
  const stranger = await signIn(app, { role: 'customer', customerId: (await ask(['Rae Fox'])).customer.id })
  expect((await link(stranger)).status).toBe(404)
  await app.call('POST /api/proposal/decline', { body: { token } })
  expect(await list()).toEqual([])
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
