import { extractText } from 'unpdf'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildAgent, buildBooking, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { ageSession, signInAdmin } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn, startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

let app: TestApp
let owner: string
let references = 0
const NOW = new Date('2026-11-23T15:00:00Z')

beforeEach(async () => {
  const started = await startTestApp({ context: { now: () => NOW } })
  onTestFinished(() => started[Symbol.asyncDispose]())
  app = started
  owner = (await signInAdmin(app)).cookie
  await app.context.db.updateTable('agency_settings').set({ agent_share_percent: 70 }).execute()
})

/** An agent with a login. */
async function hire(name: string) {
  const user = await buildUser(app.context.db, { role: 'agent' })
  return { ...(await buildAgent(app.context.db, { user_id: user.id, name })), address: user.email }
}

/** A booking of $400 that is completed, paid and verified; its line is moved to a month. */
async function earn(agentId: string, month = '2026-11', cents = 40_000) {
  const booking = await buildBooking(app.context.db, { agent_id: agentId, status: 'confirmed', total_cents: cents })
  references += 1
  const body = { paymentMethod: 'zelle' as const, transactionId: `P${references}` }
  const { body: payment } = await app.call('POST /api/admin/bookings/:id/payments', {
    ...{ params: { id: booking.id }, body, cookie: owner },
  })
  await app.call('PUT /api/bookings/:id', { params: { id: booking.id }, body: { status: 'completed' }, cookie: owner })
  await moveTo(month, booking.id)
  return { booking, payment }
}

/** Moves the lines of a booking that no payout has paid to a month, as time would. */
const moveTo = (month: string, bookingId: string) =>
  app.context.db
    .updateTable('agent_earnings')
    .set({ month: `${month}-01` })
    .where('booking_id', '=', bookingId)
    .where('payout_id', 'is', null)
    .execute()

async function refund(paymentId: string, amount: number) {
  const answer = await app.call('POST /api/admin/payments/:id/refund', {
    ...{ params: { id: paymentId }, body: { amount, reason: 'Rain' }, cookie: owner },
  })
  expect(answer.status).toBe(201)
}

const list = async (month = '2026-11') =>
  (await app.call('GET /api/admin/payouts', { cookie: owner, query: { month } })).body
const summary = async (month = '2026-11') =>
  (await app.call('GET /api/admin/payouts/summary', { cookie: owner, query: { month } })).body
const mark = (
  expectedTotal: number,
  more: { month?: string; agentIds?: string[] | null; paidOn?: string; reference?: string } = {},
) =>
  app.call('POST /api/admin/payouts', {
    cookie: owner,
    body: { month: '2026-11', agentIds: null, method: 'zelle', paidOn: '2026-11-20', expectedTotal, ...more },
  })

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
      '$560.00',
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

  test('goes to the bank as CSV, audited, after the owner has signed in again', async () => {
    const { id } = await hire('=Vera Vane')
    await earn(id)
    const ask = () =>
      app.send({ method: 'GET', url: '/api/admin/exports/payouts?month=2026-11', headers: { cookie: owner } })
    const answer = await ask()
    expect(answer.headers['content-disposition']).toContain('payouts-2026-11-')
    const [head, row] = String(answer.body).replace('\uFEFF', '').split('\r\n')
    expect(head).toMatch(/^"Name","Email","Amount \(\$\)","Memo","Status"/)
    expect(row).toMatch(/^"'=Vera Vane","[^"]+",280,"Marquee November 2026","Due"/)
    const made = await app.context.db
      .selectFrom('audit_log')
      .select('entity_id')
      .where('action', '=', 'export.made')
      .execute()
    expect(made).toEqual([{ entity_id: 'payouts' }])
    await ageSession(app, owner)
    expect((await ask()).status).toBe(403)
  })

  test.each([
    [{ month: '2026-12' }, 422],
    [{ paidOn: '2026-11-24' }, 400],
    [{ paidOn: '2026-02-30' }, 400],
    [{ agentIds: [] }, 400],
    [{ month: 'soon' }, 400],
  ])('refuses %j', async (more, status) => {
    await earn((await hire('Vera Vane')).id)
    expect((await mark(28_000, more)).status).toBe(status)
  })

  test('lists 100 people a page by name', async () => {
    const { db } = app.context
    const people = await Promise.all(
      Array.from({ length: 103 }, (_, i) => buildAgent(db, { name: `P${String(i).padStart(3, '0')}` })),
    )
    const { booking } = await earn(people[0]?.id ?? '')
    const [line] = await db.selectFrom('agent_earnings').selectAll().where('booking_id', '=', booking.id).execute()
    if (!line) throw new Error('no line')
    await db
      .insertInto('agent_earnings')
      .values(people.slice(1).map(({ id }) => ({ ...pick(line), agent_id: id })))
      .execute()
    const first = await app.call('GET /api/admin/payouts', { cookie: owner, query: { month: '2026-11' } })
    expect(first.body).toHaveLength(100)
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const { body } = await app.send({ method: 'GET', url: next, headers: { cookie: owner } })
    expect((body as { name: string }[]).map(({ name }) => name)).toEqual(['P100', 'P101', 'P102'])
  })

  test('is for owners alone', async () => {
    const { db } = app.context
    const booker = await buildUser(db, { staff_role: 'booker' })
    const cookies = [
      await signIn(app, { role: 'admin', userId: booker.id }),
      await signIn(app, { role: 'agent', userId: (await buildUser(db, { role: 'agent' })).id }),
      await signIn(app, { role: 'customer', customerId: (await buildCustomer(db)).id }),
    ]
    const params = { id: booker.id }
    const body = { month: '2026-11', agentIds: null, method: 'zelle' as const, paidOn: '2026-11-20', expectedTotal: 1 }
    for (const cookie of [undefined, ...cookies]) {
      const status = cookie === undefined ? 401 : 403
      const sent = cookie === undefined ? {} : { cookie }
      expect((await app.call('GET /api/admin/payouts', sent)).status).toBe(status)
      expect((await app.call('GET /api/admin/payouts/summary', sent)).status).toBe(status)
      expect((await app.call('POST /api/admin/payouts', { ...sent, body })).status).toBe(status)
      expect(
        (await app.call('POST /api/admin/payouts/:id/reopen', { ...sent, params, body: { reason: 'x' } })).status,
      ).toBe(status)
      expect((await app.call('GET /api/admin/payouts/:id/statement', { ...sent, params })).status).toBe(status)
      expect((await app.call('GET /api/admin/exports/payouts', sent)).status).toBe(status)
    }
    expect(
      (await app.call('POST /api/admin/payouts/:id/reopen', { cookie: owner, params, body: { reason: 'x' } })).status,
    ).toBe(404)
  })
})

/** The values of a line that another person can have too. */
const pick = ({
  booking_id,
  month,
  cents,
  share_percent,
  share_flat_cents,
  entered_at,
}: {
  booking_id: string
  month: string
  cents: number
  share_percent: number | null
  share_flat_cents: number | null
  entered_at: Date
}) => ({ booking_id, month, cents, share_percent, share_flat_cents, entered_at })
