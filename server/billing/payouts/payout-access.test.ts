import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildAgent } from '#tests/support/factories.ts'
import { ageSession, signInBooker, signInOutsiders } from '#tests/support/sign-in.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'
import { makePayday, openPayday } from './test-support/payday.ts'

let app: TestApp
let owner: string

beforeEach(async () => {
  ;({ app, owner } = await openPayday())
})

const { hire, earn, mark } = makePayday(() => ({ app, owner }))

describe('a payday (P7.85)', () => {
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
    const { agent, customer } = await signInOutsiders(app)
    const cookies = [await signInBooker(app), agent, customer]
    const params = { id: randomUUID() }
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
