import { extractText } from 'unpdf'
import { beforeEach, describe, expect, test } from 'vitest'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'
import { makePayday, openPayday } from './test-support/payday.ts'

let app: TestApp
let owner: string

beforeEach(async () => {
  ;({ app, owner } = await openPayday())
})

const { hire, earn, moveTo, refund, list, summary, mark } = makePayday(() => ({ app, owner }))

describe('a payday (P7.85)', () => {
  test('lists each person with bookings, share, adjustments and what is due; paid in bulk, everyone gets a PDF', async () => {
    const [vera, noor, idle] = [await hire('Vera Vane'), await hire('Noor Valentine'), await hire('Idle Hands')]
    await earn(vera.id)
    await earn(vera.id, '2026-10')
    await earn(noor.id, '2026-11', 30_000)
    expect(await list()).toMatchObject([
      { name: 'Noor Valentine', bookings: 1, share: 21_000, adjustments: 0, paid: 0, due: 21_000, payout: null },
      // October was not paid: it is due now
      { name: 'Vera Vane', bookings: 1, share: 28_000, adjustments: 28_000, due: 56_000, email: vera.address },
    ])
    expect((await list()).some(({ id }) => id === idle.id)).toBe(false)
    expect(await summary()).toEqual({ month: '2026-11', payable: 2, due: 77_000, paidPeople: 0, paid: 0 })

    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    expect((await mark(77_000, { reference: 'ACH-9' })).body).toEqual({ people: 2, total: 77_000, emailed: 2 })
    expect(await summary()).toMatchObject({ payable: 0, due: 0, paidPeople: 2, paid: 77_000 })
    expect((await list())[1]).toMatchObject({
      ...{ share: 28_000, adjustments: 28_000, paid: 56_000, due: 0 },
      payout: { method: 'zelle', reference: 'ACH-9', paidOn: '2026-11-20' },
    })
    expect(await list('2026-10'), 'what November paid is not due in October').toEqual([])
    const audited = await app.context.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'payout')
      .orderBy('id')
      .execute()
    expect(audited).toMatchObject([{ action: 'payout.marked', after: { people: 2, totalCents: 77_000 } }])

    await deliver(app, mailer)
    const statements = smtp.arrived.filter(({ subject = '' }) => subject.startsWith('Your November 2026 payout'))
    expect(statements.map(({ envelopeTo }) => envelopeTo[0]).sort()).toEqual([noor.address, vera.address].sort())
    const veras = statements.find(({ envelopeTo }) => envelopeTo[0] === vera.address)
    expect(veras?.subject).toBe('Your November 2026 payout: $560.00')
    expect(veras?.text).not.toContain('$400')
    const [attached] = veras?.attachments ?? []
    expect(veras?.text).toMatch(/^Hi Vera,\n\nWe paid you \$/)
    expect(attached).toMatchObject({ filename: 'statement-2026-11.pdf', mimeType: 'application/pdf' })
    const { text } = await extractText(new Uint8Array(attached?.content as ArrayBuffer), { mergePages: true })
    for (const said of [
      'Payout statement',
      'November 2026',
      'Vera Vane',
      'Zelle, ACH-9',
      'from October 2026',
      // October's share is no adjustment of November's
      'Bookings $280.00 From earlier months $280.00 Total paid $560.00',
    ])
      expect(text.replace(/\s+/g, ' ')).toContain(said)
    expect(text, 'never a price').not.toContain('$400')
  })

  test('of two owners who mark it at once one wins, the other is refused', async () => {
    const { id } = await hire('Vera Vane')
    await earn(id)
    const answers = await Promise.all([mark(28_000), mark(28_000), mark(28_000, { agentIds: [id] })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe(
      'Someone else marked this payday as paid. Nothing was changed.',
    )
    const paid = await app.context.db.selectFrom('payouts').select('cents').execute()
    expect(paid).toEqual([{ cents: 28_000 }])
    const mails = await app.context.db
      .selectFrom('outbox_emails')
      .select('id')
      .where('kind', '=', 'payout-statement')
      .execute()
    expect(mails).toHaveLength(1)
  })

  test('is refused when another amount is due than was shown, and nothing is written', async () => {
    const { id } = await hire('Vera Vane')
    await earn(id)
    const answer = await mark(27_999)
    expect(answer).toMatchObject({ status: 409, body: { error: expect.stringContaining('$280.00 is due now') } })
    expect(await app.context.db.selectFrom('payouts').select('id').execute()).toEqual([])
    expect((await list())[0]).toMatchObject({ due: 28_000 })
  })

  test('a booking refunded after its payout is an adjustment of the next month, also below zero', async () => {
    const { id } = await hire('Vera Vane')
    const { booking, payment } = await earn(id, '2026-10')
    await mark(28_000, { month: '2026-10' })
    await refund(payment.id, 40_000)
    await moveTo('2026-10', booking.id)
    expect((await list('2026-10'))[0]).toMatchObject({ share: 28_000, paid: 28_000, due: 0 })
    expect((await list())[0]).toMatchObject({ bookings: 0, share: 0, adjustments: -28_000, due: -28_000 })
    expect((await summary()).payable).toBe(0)
    expect((await mark(-28_000)).status).toBe(409)
    await earn(id, '2026-11', 60_000)
    expect((await list())[0]).toMatchObject({ bookings: 1, share: 42_000, adjustments: -28_000, due: 14_000 })
    expect((await mark(14_000)).body).toMatchObject({ people: 1, total: 14_000 })
  })

  test('is reopened with a reason, and paid again; a statement that waits is not sent', async () => {
    const { id } = await hire('Vera Vane')
    await earn(id)
    await mark(28_000)
    const payoutId = (await list())[0]?.payout?.id ?? ''
    const reopen = (reason: string) =>
      app.call('POST /api/admin/payouts/:id/reopen', { cookie: owner, params: { id: payoutId }, body: { reason } })
    expect((await reopen(' ')).status).toBe(400)
    expect((await reopen('Wrong account')).status).toBe(200)
    expect((await reopen('Again')).status).toBe(409)
    expect((await list())[0]).toMatchObject({ due: 28_000, payout: null })
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    await deliver(app, mailer)
    expect(smtp.arrived.filter(({ subject = '' }) => subject.includes('payout'))).toEqual([])
    expect((await mark(28_000)).status).toBe(200)
    const reasons = await app.context.db
      .selectFrom('audit_log')
      .select('reason')
      .where('action', '=', 'payout.reopened')
      .execute()
    expect(reasons).toEqual([{ reason: 'Wrong account' }])
    expect(
      (await app.call('GET /api/admin/payouts/:id/statement', { cookie: owner, params: { id: payoutId } })).status,
    ).toBe(404)
  })

  test('what is paid and what is open adds up to what was earned, to the cent', async () => {
    const { id } = await hire('Vera Vane')
    await app.call('PUT /api/admin/agent-shares/:id', {
      ...{ params: { id }, body: { percent: 33, flat: null, reason: 'As agreed' }, cookie: owner },
    })
    for (const [i, cents] of [10_001, 3_333, 7_777, 12_345].entries()) {
      const { booking, payment } = await earn(id, '2026-10', cents)
      if (i % 2 === 0) await refund(payment.id, 1_111)
      await moveTo('2026-10', booking.id)
      const [row] = await list('2026-10')
      if (i === 1) expect((await mark(row?.due ?? 0, { month: '2026-10' })).status).toBe(200)
    }
    const { rows } = await app.database.pool.query<{ earned: number; paid: number; open: number }>(
      `select sum(cents)::int as earned, coalesce(sum(cents) filter (where payout_id is null), 0)::int as open,
         (select sum(cents)::int from payouts) as paid from agent_earnings`,
    )
    const [sums] = rows
    expect(sums?.earned).toBe((sums?.paid ?? 0) + (sums?.open ?? 0))
    expect((await list('2026-11'))[0]?.due).toBe(sums?.open)
  })
})
