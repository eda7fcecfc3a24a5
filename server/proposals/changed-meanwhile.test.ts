import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildInvoice } from '#tests/support/billing.ts'
import { OFFICE, START, startStage } from './test-support/stage.ts'

let stage: Awaited<ReturnType<typeof startStage>>
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

const errorOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { error?: string }).error]
const COULD_NOT = expect.stringMatching(/^We could not book this\./)

describe('what changed between sending and signing (P16.7)', () => {
  test('a price that is set in the same moment is invoiced as it is, or nothing is booked', async () => {
    const { app, db, admin, ask, send, tokenOf, accept, statusesOf } = stage
    for (let round = 0; round < 5; round++) {
      const { eventId, email, bookingIds } = await ask([`Pat Vale ${round}`])
      await send(eventId)
      const token = await tokenOf(email)
      const params = { id: bookingIds[0] ?? '' }
      const body = { totalAmount: 700, reason: 'Agreed by phone' }
      const [signed, priced] = await Promise.all([
        accept(token),
        app.call('PUT /api/admin/bookings/:id/price', { cookie: admin, params, body }),
      ])
      const { total_cents } = await db
        .selectFrom('bookings')
        .select('total_cents')
        .where('event_id', '=', eventId)
        .executeTakeFirstOrThrow()
      if (signed.status === 200) {
        const invoices = await db
          .selectFrom('invoices')
          .select('total_cents')
          .where('booking_id', 'in', bookingIds)
          .execute()
        expect([priced.status, invoices]).toEqual([409, [{ total_cents }]])
      } else {
        expect([signed.status, priced.status, total_cents, await statusesOf(eventId)]).toEqual([
          409,
          200,
          70_000,
          ['pending'],
        ])
      }
    }
  })

  test('a performer who blocked the time: the page says so, and the office is mailed each reason once', async () => {
    const { db, ask, send, tokenOf, open, accept, mailsTo, show } = stage
    const { eventId, email, agents } = await ask(['Nils Berg'])
    await send(eventId)
    const token = await tokenOf(email)
    expect((await open(token)).body.ready).toBe(true)
    const [agent_id = ''] = agents
    const busy_until = new Date(START.getTime() + 3_600_000)
    await db
      .insertInto('agent_statuses')
      .values({ agent_id, start_time: START, end_time: busy_until, busy_until, duration_minutes: 60 })
      .execute()
    for (let i = 0; i < 2; i++) expect((await open(token)).body.ready).toBe(false)
    const alerts = async () =>
      (await mailsTo(OFFICE)).filter(
        ({ subject, text }) =>
          subject?.startsWith('Proposal could not be signed: ') && text?.includes('Nils Berg (Model)'),
      )
    expect((await alerts()).map(({ text }) => text?.includes('Nils Berg is booked or blocked at that time.'))).toEqual([
      true,
    ])
    expect((await show(eventId)).proposals[0]?.stuckReason).toBe('Nils Berg is booked or blocked at that time.')
    await db.deleteFrom('agent_statuses').where('agent_id', '=', agent_id).execute()
    await db
      .updateTable('customers')
      .set({ do_not_book_reason: 'Threw a chair', do_not_book_since: new Date() })
      .where('email', '=', email)
      .execute()
    const refused = await accept(token)
    expect(errorOf(refused)).toEqual([409, COULD_NOT])
    expect(JSON.stringify(refused.body)).not.toContain('chair')
    expect(await alerts()).toHaveLength(2)
    await db
      .updateTable('customers')
      .set({ do_not_book_reason: null, do_not_book_since: null })
      .where('email', '=', email)
      .execute()
    expect((await accept(token)).status).toBe(200)
  })

  test('a closed account and an archived performer', async () => {
    const { db, ask, send, tokenOf, accept, statusesOf } = stage
    const closed = await ask(['Ray Stone'])
    await send(closed.eventId)
    const token = await tokenOf(closed.email)
    await db.updateTable('customers').set({ status: 'suspended' }).where('id', '=', closed.customer.id).execute()
    expect(errorOf(await accept(token))).toEqual([409, COULD_NOT])
    const gone = await ask(['Ivy Cole'])
    await send(gone.eventId)
    const second = await tokenOf(gone.email)
    await db.updateTable('agents').set({ archived_at: new Date() }).where('id', 'in', gone.agents).execute()
    expect(errorOf(await accept(second))).toEqual([409, COULD_NOT])
    expect([await statusesOf(closed.eventId), await statusesOf(gone.eventId)]).toEqual([['pending'], ['pending']])
  })

  test('a booking that the office confirmed meanwhile gets the deposit that was signed', async () => {
    const { app, db, admin, ask, send, tokenOf, accept } = stage
    const { eventId, email, bookingIds } = await ask(['Gus Hale', 'Lou Penn'])
    await send(eventId, { depositPercent: 25 })
    const token = await tokenOf(email)
    const confirm = { cookie: admin, params: { id: bookingIds[0] ?? '' }, body: { status: 'confirmed' as const } }
    expect((await app.call('PUT /api/bookings/:id', confirm)).status).toBe(200)
    const signed = await accept(token)
    expect([signed.status, signed.body.deposit]).toMatchObject([200, { dueCents: 40_000 }])
    const rows = await db
      .selectFrom('bookings')
      .select(['status', 'deposit_percent'])
      .where('event_id', '=', eventId)
      .execute()
    expect(rows).toEqual(Array(2).fill({ status: 'confirmed', deposit_percent: 25 }))
  })

  test('a draft of the invoice is issued, and another total refused', async () => {
    const { db, ask, send, tokenOf, accept } = stage
    const { eventId, email, bookingIds } = await ask(['Fay Moor'])
    const [bookingId = ''] = bookingIds
    await buildInvoice(db, bookingId, { status: 'draft', subtotal_cents: 80_000, total_cents: 80_000, tax_cents: 0 })
    await send(eventId)
    expect((await accept(await tokenOf(email))).status).toBe(200)
    const [invoice] = await db
      .selectFrom('invoices')
      .select(['status', 'frozen'])
      .where('booking_id', '=', bookingId)
      .execute()
    expect([invoice?.status, invoice?.frozen]).toEqual(['pending', expect.any(Object)])
    const other = await ask(['Una Reed'])
    await buildInvoice(db, other.bookingIds[0] ?? '', { subtotal_cents: 90_000, total_cents: 90_000, tax_cents: 0 })
    await send(other.eventId)
    expect(errorOf(await accept(await tokenOf(other.email)))).toEqual([409, COULD_NOT])
  })
})

test('a deposit that is no longer due is not taken for a repeat', async () => {
  const { app, db, ask, send, tokenOf, accept, open } = stage
  const { eventId, email, bookingIds } = await ask(['Max Orr'])
  await send(eventId)
  const token = await tokenOf(email)
  await accept(token)
  await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', 'in', bookingIds).execute()
  const body = { token, paymentMethod: 'zelle' as const, transactionId: 'ZL-9', expectedAmount: 40_000 }
  const answer = await app.call('POST /api/proposal/deposit', { body })
  expect(errorOf(answer)).toEqual([409, 'No deposit is due any more. If you paid one, please call us.'])
  expect((await open(token)).body).toMatchObject({ canceled: true, deposit: { dueCents: 0, paidCents: 0 } })
})

test('an event with one performer twice at the same time has no proposal', async () => {
  const { ask, show } = stage
  const once = await ask(['Ash Lane'])
  const twice = await ask(['Ash Lane', 'Ash Lane'], [once.agents[0] ?? '', once.agents[0] ?? ''])
  expect((await show(twice.eventId)).missing).toContain('Ash Lane is booked twice at that time.')
})
