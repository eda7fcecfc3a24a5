import { describe, expect, test } from 'vitest'
import { IMANI, NOW, startWithRequest } from '#server/bookings/mails/test-support/asked-agent.ts'
import { OPTIONAL_AGENT_MAILS } from '#shared/model/agent-mail.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { bookingBody } from '#tests/support/bookings.ts'

describe('who would get an email, as the office is shown it, agrees with the mails (P5.22)', () => {
  const states = {
    'an agent with an email': {},
    'an agent without a login': { agents: { user_id: null } },
    'a login that has ended': { users: { ended_at: NOW } },
    'an agent who turned all off': { muted: OPTIONAL_AGENT_MAILS },
    'an agent who turned changes off': { muted: ['agent-changed'] as const },
  } as const
  const changes = {
    confirmed: { status: 'confirmed' },
    cancelled: { status: 'cancelled' },
    completed: { status: 'completed' },
    moved: { eventDuration: 7 },
    relocated: { eventLocation: 'Swan House' },
    priced: { totalAmount: 725, reason: 'Agreed by phone' },
  } as const
  /** Each booking has a day of its own, so that none is in another's way. */
  const daysOn = (days: number) => new Date(NOW.getTime() + days * 24 * HOUR_MS)
  test.each(Object.entries(states))(
    '%s',
    async (_, how: { agents?: object; users?: object; muted?: readonly string[] }) => {
      await using office = await startWithRequest()
      const { app, agent, user, cookie, book, set, change, price } = office
      const { db } = app.context
      const ids = await Promise.all(
        Object.keys(changes)
          .flatMap((name) => [name, `${name} after an answer`])
          .map(book),
      )
      if (how.agents) await db.updateTable('agents').set(how.agents).where('id', '=', agent.id).execute()
      if (how.users) await db.updateTable('users').set(how.users).where('id', '=', user.id).execute()
      for (const kind of how.muted ?? []) {
        await app.database.pool.query('insert into agent_muted_mails values ($1, $2)', [agent.id, kind])
      }
      let days = 20
      for (const [i, [name, what]] of Object.entries(changes).entries()) {
        for (const [answer, id] of [
          [null, ids[2 * i]],
          ['accepted', ids[2 * i + 1]],
        ] as const) {
          if (id === undefined) throw new Error('no booking')
          await db
            .updateTable('bookings')
            .set({ agent_answer: answer, event_date: daysOn(days++) })
            .where('id', '=', id)
            .execute()
          const shown = (await app.call('GET /api/admin/bookings/:id', { cookie, params: { id } })).body.emails
          await db.deleteFrom('outbox_emails').execute()
          const { status } =
            'status' in what
              ? await set(id, what.status)
              : 'totalAmount' in what
                ? await price(id, what)
                : await change(id, what)
          expect(status).toBe(200)
          const rows = await db.selectFrom('outbox_emails').select('recipient').where('booking_id', '=', id).execute()
          const foretold = shown[name as keyof typeof changes]
          expect([name, answer, ...rows.map(({ recipient }) => recipient).sort()]).toEqual([
            ...[name, answer, ...(foretold.agent === 'email' ? [IMANI] : [])],
            ...(foretold.customer ? ['renee@example.com'] : []),
          ])
          // offered beside the undo of a change that was made: the answer is the same
          const after = (await app.call('GET /api/admin/bookings/:id', { cookie, params: { id } })).body.emails
          if ('status' in what) expect(after[what.status]).toEqual(foretold)
        }
      }
      for (const status of ['pending', 'confirmed'] as const) {
        const query = { agentId: agent.id, status }
        const foretold = (await app.call('GET /api/admin/new-booking-emails', { cookie, query })).body.agent
        await db.deleteFrom('outbox_emails').execute()
        const body = { ...bookingBody(agent.id, { eventDate: daysOn(days++).toISOString() }), status }
        expect((await app.call('POST /api/admin/bookings', { cookie, body })).status).toBe(201)
        const rows = await db.selectFrom('outbox_emails').select('recipient').execute()
        expect([status, ...rows.map(({ recipient }) => recipient).sort()]).toEqual([
          ...[status, ...(foretold === 'email' ? [IMANI] : [])],
          'renee@example.com',
        ])
      }
    },
  )
})
