import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/model/day.ts'
import { buildPayment } from '#tests/support/billing.ts'
import { buildBooking } from '#tests/support/factories.ts'
import { startStage } from '../test-support/stage.ts'
import { queueDepositReminders } from './unpaid-deposits.ts'

let stage: Awaited<ReturnType<typeof startStage>>
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

/** An event of two performers whose proposal is signed. */
async function sign(depositPercent: number | null = 50) {
  const { ask, send, tokenOf, accept } = stage
  const event = await ask(['Imani Okafor', 'Zoë Ångström'])
  const { id } = (await send(event.eventId, { depositPercent })).body
  const token = await tokenOf(event.email)
  expect((await accept(token)).status).toBe(200)
  return { ...event, proposalId: id, token }
}

const pay = (token: string) =>
  stage.app.call('POST /api/proposal/deposit', {
    body: { token, paymentMethod: 'zelle', transactionId: `Z-${token.slice(0, 8)}`, expectedAmount: 80_000 },
  })

const remindersTo = async (email: string) =>
  (await stage.mailsTo(email)).filter(({ subject }) => subject?.startsWith('Deposit due: '))

const workOf = async (bookingIds: readonly string[]) => {
  const { body } = await stage.app.call('GET /api/admin/work', { cookie: stage.admin })
  return body.items.flatMap(({ kind, booking }) => (booking && bookingIds.includes(booking.id) ? [kind] : []))
}

describe('the unpaid deposit of a signed proposal (P16.11)', () => {
  test('is reminded of once, three days after the signature, with a link that pays it', async () => {
    const { email, token } = await sign()
    const { db } = stage.app.context
    expect(await queueDepositReminders(db, inDays(2.9))).toBe(0)
    const runs = await Promise.all([queueDepositReminders(db, inDays(3.1)), queueDepositReminders(db, inDays(3.1))])
    expect(runs.toSorted()).toEqual([0, 1])
    expect(await queueDepositReminders(db, inDays(6))).toBe(0)
    const [mail, ...more] = await remindersTo(email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('The deposit of $800.00 has not arrived yet.')
    const link = /\/booking\?proposal=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(link).not.toBe(token)
    expect((await stage.open(link)).body).toMatchObject({ state: 'accepted', deposit: { dueCents: 80_000 } })
  })

  test('is not reminded of once it is reported, without a deposit, or more than a week later', async () => {
    const { db } = stage.app.context
    const paid = await sign()
    expect((await pay(paid.token)).status).toBe(200)
    const free = await sign(null)
    const late = await sign()
    expect(await queueDepositReminders(db, inDays(7.1))).toBe(0)
    await pay(late.token)
    expect(await queueDepositReminders(db, inDays(3.1))).toBe(0)
    for (const { email } of [paid, free, late]) expect(await remindersTo(email)).toEqual([])
  })

  test('is not reminded of again when one performer is paid, nor for a performer who was added later', async () => {
    const { db } = stage.app.context
    const { email, bookingIds } = await sign()
    expect(await queueDepositReminders(db, inDays(3.1))).toBe(1)
    expect(await remindersTo(email)).toHaveLength(1)
    const [first = ''] = bookingIds
    await buildPayment(db, first, { amount_cents: 40_000, verified_at: new Date() })
    expect(await queueDepositReminders(db, inDays(4))).toBe(0)

    const settled = await sign()
    await pay(settled.token)
    await buildBooking(db, {
      ...{ event_id: settled.eventId, customer_id: settled.customer.id, status: 'confirmed', total_cents: 30_000 },
      ...{ event_date: inDays(21), deposit_percent: 50 },
    })
    expect(await queueDepositReminders(db, inDays(3.1))).toBe(0)
  })

  test('a reminder that is queued says nothing when the deposit is paid before it leaves', async () => {
    const { email, token } = await sign()
    expect(await queueDepositReminders(stage.app.context.db, inDays(3.1))).toBe(1)
    await pay(token)
    expect(await remindersTo(email)).toEqual([])
  })

  test('is work of the office from a week on, once for the event, until it is paid; the event stays confirmed', async () => {
    const { eventId, bookingIds, proposalId, token } = await sign()
    await stage.age(proposalId, 6.9)
    expect(await workOf(bookingIds)).toEqual([])
    await stage.age(proposalId, 7.1)
    expect(await workOf(bookingIds)).toEqual(['deposit'])
    expect(await stage.statusesOf(eventId)).toEqual(['confirmed', 'confirmed'])
    await pay(token)
    expect(await workOf(bookingIds)).toEqual([])
  })
})
