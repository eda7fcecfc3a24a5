import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { OPTIONAL_AGENT_MAILS } from '#shared/model/agent-mail.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgentWithLogin } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { type ArrivedMail, readAttachment, startSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { queueAgentReminders } from './agent-reminder.ts'
import { listBookingsWithoutAgentEmail } from './recipients.ts'

const IMANI = 'imani@example.com'
const NOW = new Date('2026-11-23T15:00:00Z')
const env = { PUBLIC_URL: 'https://marquee.example' }
const context = { now: () => NOW }

/** A request for Imani's night of December 4 at nine, as a visitor sends it. */
async function startWithRequest(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp({ env, context, ...options })
  const { agent, user } = await buildAgentWithLogin(app.context.db, { name: 'Imani Okafor' }, { email: IMANI })
  const { cookie } = await signInAdmin(app)
  const book = async () =>
    (await app.call('POST /api/bookings', { body: bookingBody(agent.id, { eventDate: '2026-12-04T21:00' }) })).body.id
  const set = (id: string, status: 'pending' | 'confirmed' | 'completed' | 'cancelled') =>
    app.call('PUT /api/bookings/:id', { cookie, params: { id }, body: { status } })
  const change = (id: string, body: object) =>
    app.call('PUT /api/admin/bookings/:id/details', { cookie, params: { id }, body })
  return { app, agent, user, cookie, book, set, change, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() }
}

/** Mails to agents in the outbox, in order. */
async function agentMails({ context }: Pick<TestApp, 'context'>, state?: string) {
  const rows = await context.db
    .selectFrom('outbox_emails')
    .select(['kind', 'recipient', 'user_id', 'state'])
    .where('kind', 'in', ['agent-request', 'agent-confirmed', 'agent-changed', 'agent-cancelled', 'agent-reminder'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.filter((row) => state === undefined || row.state === state).map(({ kind }) => kind)
}

function eventOf(mail: ArrivedMail | undefined) {
  const [file] = mail?.attachments ?? []
  const calendar = new ICAL.Component(ICAL.parse(file ? readAttachment(file) : ''))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!file || !component) throw new Error('no event')
  return { file, method: calendar.getFirstPropertyValue('method'), event: new ICAL.Event(component), component }
}

test('an agent hears of each change of a booking, with the event, and of no price (P5.18)', async () => {
  await using office = await startWithRequest()
  const { app, book, set, change } = office
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const id = await book()
  const arrive = async () => {
    const before = smtp.arrived.length
    // the hold of a change of status is over
    await makeDue(app)
    await deliver(app, mailer)
    const fresh = smtp.arrived.slice(before)
    const [mail, ...more] = fresh.filter(({ envelopeTo }) => envelopeTo.includes(IMANI))
    if (!mail) throw new Error('nothing arrived')
    expect(more).toEqual([])
    expect(mail.text).toMatch(/^Hi Imani, /)
    expect(mail.source).not.toMatch(/\$|Total|Payment/)
    expect(mail.text).toMatch(/^Booking: B-\d{4,}$/m)
    for (const fact of ['Event: Wedding', 'Duration: 3 hours', 'Customer: Renée Thibodeaux', 'A slow first song.']) {
      expect(mail.text).toContain(fact)
    }
    return { mail, customer: fresh.find(({ envelopeTo }) => envelopeTo.includes('renee@example.com')) }
  }

  const asked = (await arrive()).mail
  expect(asked.subject).toBe('New request: Wedding, Friday, December 4, 2026 at 9:00 PM EST')
  expect(asked.text).toContain('Date: Friday, December 4, 2026 at 9:00 PM EST')
  expect(asked.text).toContain('Address: Grant Park, Atlanta')
  expect(asked.text).not.toMatch(/555-0199|renee@example\.com/)
  expect(asked.text).toMatch(/Accept or decline:\nhttps:\/\/marquee\.example\/agent\/login\?request=[\w-]{43}\n/)
  const first = eventOf(asked)
  expect(first.component.getFirstPropertyValue('status')).toBe('TENTATIVE')
  expect(first.event.location).toBeNull()
  expect(first.file.filename).toBe('wedding-2026-12-04.ics')

  await set(id, 'confirmed')
  const { mail: confirmed, customer } = await arrive()
  expect(confirmed.subject).toBe('Confirmed: Wedding, Friday, December 4, 2026 at 9:00 PM EST')
  for (const fact of ['Call time: Friday', 'Phone: (404) 555-0199', 'Email: renee@example.com']) {
    expect(confirmed.text).toContain(fact)
  }
  const second = eventOf(confirmed)
  expect(second.event.location).toBe('Grant Park, Atlanta')
  expect(second.event.uid).toBe(eventOf(customer).event.uid)
  expect(second.event.sequence).toBe(eventOf(customer).event.sequence)
  expect(second.event.toString()).not.toMatch(/555-0199|renee@/)

  await change(id, { eventDate: '2026-12-05T20:00', eventLocation: 'Swan House' })
  const changed = (await arrive()).mail
  expect(changed.subject).toBe('Changed: Wedding, Saturday, December 5, 2026 at 8:00 PM EST')
  expect(changed.text).toContain('Status: Confirmed\n')
  expect(changed.text).toContain('Address: Swan House')
  const third = eventOf(changed)

  await set(id, 'cancelled')
  const cancelled = (await arrive()).mail
  expect(cancelled.subject).toBe('Canceled: Wedding, Saturday, December 5, 2026 at 8:00 PM EST')
  expect(cancelled.text).not.toMatch(/555-0199|renee@/)
  const fourth = eventOf(cancelled)
  expect([first, second, third, fourth].map(({ method }) => method)).toEqual([
    ...['PUBLISH', 'PUBLISH', 'PUBLISH'],
    'CANCEL',
  ])
  expect(new Set([first, second, third, fourth].map(({ event }) => event.uid)).size).toBe(1)
  const sequences = [first, second, third, fourth].map(({ event }) => event.sequence)
  expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b))
})

test('of several changes an agent gets the last, and of a request that is over none (P3.17)', async () => {
  await using office = await startWithRequest()
  const { app, book, set, change } = office
  const down = await startSmtp()
  await down[Symbol.asyncDispose]()
  using mailer = mailTo(down.url)
  const id = await book()
  await change(id, { eventDuration: 5 })
  await set(id, 'confirmed')
  await set(id, 'cancelled')
  await set(id, 'completed')
  await set(id, 'confirmed')
  await change(id, { eventLocation: 'Swan House' })
  await deliver(app, mailer)
  await using smtp = await startSmtp(down.port)
  await makeDue(app)
  await deliver(app, mailer)
  const toImani = smtp.arrived.filter(({ envelopeTo }) => envelopeTo.includes(IMANI))
  expect(toImani.map(({ subject }) => subject?.split(':')[0])).toEqual(['Changed'])
  expect(await agentMails(app, 'sent')).toEqual(['agent-changed'])
  expect(await agentMails(app, 'queued')).toEqual([])
  expect(await app.context.db.selectFrom('one_time_links').selectAll().execute()).toEqual([])
})

test('a request that moves is asked for again; its answer stays when only the place changes', async () => {
  await using office = await startWithRequest()
  const { app, book, change } = office
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const id = await book()
  await deliver(app, mailer)
  await change(id, { eventDuration: 5 })
  await deliver(app, mailer)
  const again = smtp.arrived.findLast(({ envelopeTo }) => envelopeTo.includes(IMANI))
  expect(again?.subject).toMatch(/^Changed request: Wedding/)
  expect(again?.text).toContain('Hi Imani, this request has changed. Can you take it?')
  await app.context.db.updateTable('bookings').set({ agent_answer: 'accepted' }).execute()
  await change(id, { eventLocation: 'Swan House' })
  expect(await agentMails(app)).toEqual(['agent-request', 'agent-request', 'agent-changed'])
})

describe('nothing is queued for an agent', () => {
  const gone = { archived_at: NOW }
  test.each([
    ['without a login', { user_id: null }, {}],
    ['who is archived', gone, {}],
    ['whose login is archived', {}, gone],
    ['whose login has ended', {}, { ended_at: NOW }],
  ])('%s', async (_, agentValues, loginValues) => {
    await using office = await startWithRequest()
    const { app, agent, user, book, set, change } = office
    const id = await book()
    const { db } = app.context
    await db.deleteFrom('outbox_emails').execute()
    if (Object.keys(agentValues).length > 0)
      await db.updateTable('agents').set(agentValues).where('id', '=', agent.id).execute()
    if (Object.keys(loginValues).length > 0)
      await db.updateTable('users').set(loginValues).where('id', '=', user.id).execute()
    await change(id, { eventDuration: 5 })
    await set(id, 'cancelled')
    expect(await agentMails(app)).toEqual([])
    expect(await db.selectFrom('outbox_emails').select('kind').execute()).toHaveLength(2)
  })

  test('about a price, a completion, or what is no change', async () => {
    await using office = await startWithRequest()
    const { app, cookie, book, set, change } = office
    const id = await book()
    await set(id, 'confirmed')
    await set(id, 'confirmed')
    await change(id, { specialRequests: 'Two songs.' })
    await app.call('PUT /api/admin/bookings/:id/price', {
      ...{ cookie, params: { id } },
      body: { totalAmount: 500, reason: 'Agreed by phone' },
    })
    await set(id, 'completed')
    expect(await agentMails(app)).toEqual(['agent-request', 'agent-confirmed'])
  })
})

test('a change of status that is undone takes the mail to the agent back (P3.39)', async () => {
  await using office = await startWithRequest()
  const { app, cookie, book, set } = office
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const id = await book()
  await deliver(app, mailer)
  await set(id, 'cancelled')
  expect(await agentMails(app)).toEqual(['agent-request', 'agent-cancelled'])
  await deliver(app, mailer)
  expect(await agentMails(app, 'queued')).toEqual(['agent-cancelled'])
  expect((await app.call('POST /api/admin/bookings/:id/undo', { cookie, params: { id } })).status).toBe(200)
  expect(await agentMails(app)).toEqual(['agent-request'])
})

test('a mail that is queued is not sent once the login has ended', async () => {
  await using office = await startWithRequest()
  const { app, book } = office
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  await book()
  await app.context.db.updateTable('users').set({ ended_at: NOW }).where('role', '=', 'agent').execute()
  await deliver(app, mailer)
  expect(smtp.arrived.flatMap(({ envelopeTo }) => envelopeTo)).not.toContain(IMANI)
  expect(await agentMails(app, 'cancelled')).toEqual(['agent-request'])
})

test('turned off mails are not queued, a cancellation always is (P5.19)', async () => {
  await using office = await startWithRequest()
  const { app, agent, book, set, change } = office
  const { db } = app.context
  const mute = (kind: 'agent-request' | 'agent-confirmed' | 'agent-changed') =>
    db.insertInto('agent_muted_mails').values({ agent_id: agent.id, kind }).execute()
  await mute('agent-request')
  const id = await book()
  expect(await agentMails(app)).toEqual([])
  // the request is asked for again, which the agent gets as a change
  await change(id, { eventDuration: 5 })
  await mute('agent-confirmed')
  await set(id, 'confirmed')
  await mute('agent-changed')
  await change(id, { eventDuration: 6 })
  await set(id, 'cancelled')
  expect(await agentMails(app)).toEqual(['agent-changed', 'agent-cancelled'])
  await expect(
    app.database.pool.query("insert into agent_muted_mails values ($1, 'agent-cancelled')", [agent.id]),
  ).rejects.toThrow('agent_muted_mails_kind_check')
})

describe('the reminder', () => {
  const EVENT = new Date('2026-12-05T02:00:00.000Z')
  const hoursBefore = (hours: number) => new Date(EVENT.getTime() - hours * HOUR_MS)

  async function confirm(sentHoursBefore = 100) {
    const office = await startWithRequest({ context: { now: () => hoursBefore(20) } })
    const id = await office.book()
    await office.set(id, 'confirmed')
    const { db } = office.app.context
    await db
      .updateTable('outbox_emails')
      .set({ state: 'sent', created_at: hoursBefore(sentHoursBefore) })
      .execute()
    return office
  }

  test('goes out the day before, once, with call time, address and contact (P5.21)', async () => {
    await using office = await confirm()
    const { app } = office
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    const { db } = app.context
    expect(await queueAgentReminders(db, hoursBefore(24.1))).toBe(0)
    const counts = await Promise.all([1, 2, 3].map(() => queueAgentReminders(db, hoursBefore(24))))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    await deliver(app, mailer)
    const [mail] = smtp.arrived
    expect(mail?.envelopeTo).toEqual([IMANI])
    expect(mail?.subject).toBe('Reminder: Wedding, Friday, December 4, 2026 at 9:00 PM EST')
    expect(mail?.text).toContain('Call time: Friday, December 4, 2026 at 9:00 PM EST')
    expect(mail?.text).toContain('Address: Grant Park, Atlanta')
    expect(mail?.text).toContain('Phone: (404) 555-0199')
    expect(eventOf(mail).component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  })

  test('is left out when the agent was just mailed, has turned it off, or the booking is not confirmed', async () => {
    await using late = await confirm(29)
    expect(await queueAgentReminders(late.app.context.db, hoursBefore(20))).toBe(0)

    await using muted = await confirm()
    const { db } = muted.app.context
    await db.insertInto('agent_muted_mails').values({ agent_id: muted.agent.id, kind: 'agent-reminder' }).execute()
    expect(await queueAgentReminders(db, hoursBefore(20))).toBe(0)
    await db.deleteFrom('agent_muted_mails').execute()
    await db.updateTable('bookings').set({ status: 'pending' }).execute()
    expect(await queueAgentReminders(db, hoursBefore(20))).toBe(0)
    await db.updateTable('bookings').set({ status: 'confirmed' }).execute()
    expect(await queueAgentReminders(db, hoursBefore(20))).toBe(1)
  })

  test('is not sent when the booking has moved since', async () => {
    await using office = await confirm()
    const { app } = office
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    await queueAgentReminders(app.context.db, hoursBefore(20))
    await app.context.db
      .updateTable('bookings')
      .set({ event_date: hoursBefore(-30) })
      .execute()
    expect(await deliver(app, mailer)).toBe(0)
  })
})

test('bookings to come whose agent has no email are listed for the office, the next first (P5.22)', async () => {
  await using office = await startWithRequest()
  const { app, agent, book } = office
  const { db } = app.context
  const [late, soon, over, off] = [await book(), await book(), await book(), await book()]
  const at = (id: string, values: object) => db.updateTable('bookings').set(values).where('id', '=', id).execute()
  await at(soon, { event_date: new Date('2026-11-25T15:00:00Z'), status: 'confirmed' })
  await at(over, { event_date: new Date('2026-11-20T15:00:00Z') })
  await at(off, { status: 'cancelled' })
  expect(await listBookingsWithoutAgentEmail(db, NOW, 10)).toEqual([])
  await db.updateTable('agents').set({ user_id: null }).execute()
  const listed = await listBookingsWithoutAgentEmail(db, NOW, 10)
  expect(listed.map(({ id }) => id)).toEqual([soon, late])
  expect(listed[0]).toMatchObject({ agent_id: agent.id, agent_name: 'Imani Okafor', status: 'confirmed' })
  expect(await listBookingsWithoutAgentEmail(db, NOW, 1)).toHaveLength(1)
})

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
  } as const
  /** Each booking has a day of its own, so that none is in another's way. */
  const daysOn = (days: number) => new Date(NOW.getTime() + days * 24 * HOUR_MS)
  test.each(Object.entries(states))(
    '%s',
    async (_, how: { agents?: object; users?: object; muted?: readonly string[] }) => {
      await using office = await startWithRequest()
      const { app, agent, user, cookie, book, set, change } = office
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
          await ('status' in what ? set(id, what.status) : change(id, what))
          const rows = await db.selectFrom('outbox_emails').select('recipient').where('booking_id', '=', id).execute()
          const foretold = shown[name as keyof typeof changes]
          expect([name, answer, ...rows.map(({ recipient }) => recipient).sort()]).toEqual([
            ...[name, answer, ...(foretold.agent === 'email' ? [IMANI] : [])],
            ...(foretold.customer ? ['renee@example.com'] : []),
          ])
        }
      }
    },
  )
})
