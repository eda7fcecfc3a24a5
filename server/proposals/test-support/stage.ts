import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { buildAgentWithLogin, buildBooking, buildCustomer, buildUser } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'

/** A full hour three weeks ahead. */
export const START = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 21 * DAY_MS)
export const OFFICE = 'office@example.com'

/** An office with a mail server, and events of several performers. */
export async function startStage(env: Record<string, string> = {}) {
  const app = await startTestApp({ env: { PUBLIC_URL: 'https://marquee.example', ...env } })
  const { db } = app.context
  await buildUser(db, { email: OFFICE })
  const { cookie: admin } = await signInAdmin(app)
  const smtp = await startSmtp()
  const mailer = mailTo(smtp.url)

  /** A wedding that a new customer asked for: performers at $200 an hour for four hours, all at the same time. */
  async function ask(names: readonly string[], agents: readonly string[] = []) {
    const email = `${randomUUID()}@example.com`
    const customer = await buildCustomer(db, { email, name: 'Dana Whitfield' })
    const performers = await Promise.all(
      names.map(async (name, i) => {
        const known = agents[i]
        if (known !== undefined) return known
        const { agent } = await buildAgentWithLogin(
          db,
          { name, hourly_rate: 200 },
          { email: `${randomUUID()}@talent.example` },
        )
        return agent.id
      }),
    )
    const { id: eventId } = await db
      .insertInto('events')
      .values({ customer_id: customer.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const bookings = []
    for (const agent_id of performers) {
      bookings.push(
        await buildBooking(db, {
          ...{ agent_id, customer_id: customer.id, customer_name: customer.name, customer_email: email },
          ...{ event_id: eventId, event_type: 'wedding', event_date: START, event_duration: 4, total_cents: 80_000 },
          requested_as: 'signed_in',
        }),
      )
    }
    return { eventId, customer, email, agents: performers, bookings, bookingIds: bookings.map(({ id }) => id) }
  }

  const show = async (eventId: string) =>
    (await app.call('GET /api/admin/event-proposals/:id', { cookie: admin, params: { id: eventId } })).body

  /** Sends what the draft says, valid for two days. */
  async function send(
    eventId: string,
    more: { depositPercent?: number | null; message?: string; validUntil?: string } = {},
  ) {
    const { draftHash } = await show(eventId)
    return app.call('POST /api/admin/event-proposals/:id', {
      ...{ cookie: admin, params: { id: eventId } },
      body: {
        draftHash: draftHash ?? '0'.repeat(64),
        depositPercent: 50,
        validUntil: new Date(Date.now() + 2 * DAY_MS).toISOString(),
        ...more,
      },
    })
  }

  /** Changes times of a proposal. A sent one never changes, so the triggers are off meanwhile. */
  async function backdate(proposalId: string, changes: readonly (readonly [set: string, key: string])[]) {
    const client = await app.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('set local session_replication_role = replica')
      for (const [set, key] of changes) await client.query(`update ${set} where ${key} = $1`, [proposalId])
      await client.query('commit')
    } finally {
      client.release()
    }
  }

  /** Lets the time to answer a proposal pass. */
  const lapse = (proposalId: string) =>
    backdate(proposalId, [
      ["proposals set valid_until = now() - interval '1 ms'", 'id'],
      ["holds set held_until = now() - interval '1 ms'", 'proposal_id'],
    ])

  /** Makes a signature some days old. */
  const age = (proposalId: string, days: number) =>
    backdate(proposalId, [[`proposals set closed_at = now() - interval '${days} days'`, 'id']])

  /** Everything that has left so far. */
  async function arrived() {
    await makeDue(app)
    while ((await deliver(app, mailer)) > 0);
    // a recipient of many mails within an hour would wait for a digest
    await db
      .updateTable('outbox_emails')
      .set({ sent_at: sql`sent_at - interval '2 hours'` })
      .where('state', '=', 'sent')
      .execute()
    return smtp.arrived
  }

  /** The token of the last proposal that was mailed to an address. */
  async function tokenOf(email: string): Promise<string> {
    const mails = (await arrived()).filter(({ envelopeTo }) => envelopeTo.includes(email))
    const token = /\/booking\?proposal=([\w-]+)/.exec(
      mails.findLast(({ text }) => text?.includes('?proposal='))?.text ?? '',
    )
    if (!token?.[1]) throw new Error('no link was mailed')
    return token[1]
  }

  const open = (token: string) => app.call('POST /api/proposal', { body: { token } })

  async function accept(token: string, more: { documentHash?: string; name?: string } = {}) {
    const { documentHash } = (await open(token)).body
    return app.call('POST /api/proposal/accept', {
      body: { token, documentHash, name: 'Dana Whitfield', agrees: true, electronic: true, ...more },
    })
  }

  const statusesOf = async (eventId: string) =>
    (await db.selectFrom('bookings').select('status').where('event_id', '=', eventId).orderBy('number').execute()).map(
      ({ status }) => status,
    )

  return {
    ...{ app, db, admin, ask, show, send, lapse, age, arrived, tokenOf, open, accept, statusesOf },
    mailsTo: async (to: string) => (await arrived()).filter(({ envelopeTo }) => envelopeTo.includes(to)),
    async [Symbol.asyncDispose]() {
      mailer.close()
      await smtp[Symbol.asyncDispose]()
      await app[Symbol.asyncDispose]()
    },
  }
}
