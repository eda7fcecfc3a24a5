import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/model/day.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgentWithLogin } from '#tests/support/factories.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { signIn, startTestApp } from '#tests/support/start-test-app.ts'

const IMANI = 'imani@example.com'
const START = Date.parse('2026-11-23T15:00:00Z')

/** A request Imani was mailed about, and the token in the mail. */
async function startAsked() {
  let now = new Date(START)
  const app = await startTestApp({ env: { PUBLIC_URL: 'https://marquee.example' }, context: { now: () => now } })
  const { db } = app.context
  const { agent, user } = await buildAgentWithLogin(db, { name: 'Imani Okafor' }, { email: IMANI })
  const { id: adminId, cookie } = await signInAdmin(app)
  const smtp = await startSmtp()
  const mailer = mailTo(smtp.url)
  const body = bookingBody(agent.id, { eventDate: '2026-12-28T21:00' })
  const { id } = (await app.call('POST /api/bookings', { body })).body
  const arrive = async () => {
    await deliver(app, mailer)
    const mail = smtp.arrived.findLast(({ envelopeTo }) => envelopeTo.includes(IMANI))
    return /request=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const token = await arrive()
  const accept = (token: string) => app.call('POST /api/agent/request/answer', { body: { token, answer: 'accepted' } })
  return {
    ...{ app, db, smtp, agent, user, adminId, id, token, arrive, accept },
    open: (token: string) => app.call('POST /api/agent/request', { body: { token } }),
    decline: (token: string, reason: string | null) =>
      app.call('POST /api/agent/request/answer', { body: { token, answer: 'declined', reason } }),
    answerInPortal: async (answer: 'accepted') =>
      app.call('POST /api/agent/bookings/:id/answer', {
        cookie: await signIn(app, { role: 'agent', userId: user.id }),
        ...{ params: { id }, body: { answer } },
      }),
    set: (status: 'confirmed' | 'cancelled' | 'completed') =>
      app.call('PUT /api/bookings/:id', { cookie, params: { id }, body: { status } }),
    change: (body: object) => app.call('PUT /api/admin/bookings/:id/details', { cookie, params: { id }, body }),
    wait: (days: number) => {
      now = new Date(START + days * DAY_MS)
    },
    /** What is stored of the answer, and what was audited and queued for it. */
    stored: async () => ({
      ...(await db
        .selectFrom('bookings')
        .select(['status', 'agent_answer', 'agent_answer_reason'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()),
      audited: await db
        .selectFrom('audit_log')
        .select(['actor_role', 'actor_id'])
        .where('action', '=', 'booking.agent-answered')
        .execute(),
      mails: (await db.selectFrom('outbox_emails').select('id').where('kind', '=', 'agent-answer').execute()).length,
      used: (await db.selectFrom('one_time_links').select('used_at').execute()).filter(({ used_at }) => used_at).length,
    }),
    async [Symbol.asyncDispose]() {
      mailer[Symbol.dispose]()
      await smtp[Symbol.asyncDispose]()
      await app[Symbol.asyncDispose]()
    },
  }
}

const NOTHING = { status: 'pending', agent_answer: null, agent_answer_reason: null, audited: [], mails: 0, used: 0 }
const sentence = ({ status, body }: { status: number; body: unknown }) => [status, (body as { error?: string }).error]

test('a mailed link shows the request without using itself up, and takes one answer (P5.20)', async () => {
  await using link = await startAsked()
  const { db, user, token, open, accept, decline, stored } = link
  const rows = await db.selectFrom('one_time_links').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  for (const _ of [1, 2]) {
    const { status, body } = await open(token)
    expect([status, body]).toEqual([
      200,
      {
        agentName: 'Imani Okafor',
        customerName: 'Renée Thibodeaux',
        eventType: 'wedding',
        eventDate: '2026-12-29T02:00:00.000Z',
        eventDuration: 3,
        eventLocation: 'Grant Park, Atlanta',
        guests: null,
        specialRequests: 'A slow first song.',
        packageName: null,
      },
    ])
  }
  expect(await stored()).toEqual(NOTHING)

  for (const reason of [null, ' ']) expect((await decline(token, reason)).status).toBe(400)
  expect(await stored()).toEqual(NOTHING)

  expect((await decline(token, 'I am in Savannah.')).body).toEqual({ answer: 'declined' })
  const after = {
    ...{ status: 'pending', agent_answer: 'declined', agent_answer_reason: 'I am in Savannah.' },
    ...{ audited: [{ actor_role: 'agent', actor_id: user.id }], mails: 1, used: 1 },
  }
  expect(await stored()).toEqual(after)
  const said = [409, 'You already declined this request. To change your answer, sign in.']
  expect(sentence(await accept(token))).toEqual(said)
  expect(sentence(await open(token))).toEqual(said)
  expect(await stored()).toEqual(after)
})

test('of two answers at once one counts', async () => {
  await using link = await startAsked()
  const { token, accept, decline, stored } = link
  const answers = await Promise.all([accept(token), decline(token, 'No car.'), accept(token), decline(token, 'Ill.')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(await stored()).toMatchObject({ mails: 1, used: 1 })
})

const SAID = {
  confirmed: "This booking is already confirmed. If you can't make it, call us.",
  completed: 'This booking is already completed.',
  cancelled: "This booking was canceled. You don't need to do anything.",
} as const
test.each(['confirmed', 'completed', 'cancelled'] as const)('a link of a %s booking says so', async (status) => {
  await using link = await startAsked()
  await link.set(status)
  for (const answer of [await link.open(link.token), await link.accept(link.token)]) {
    expect(sentence(answer)).toEqual([409, SAID[status]])
  }
  expect(await link.stored()).toEqual({ ...NOTHING, status })
})

test('a link is about the time it was mailed for; another place changes nothing', async () => {
  await using link = await startAsked()
  const { token, open, accept, change, arrive, stored } = link
  await change({ eventLocation: 'Swan House' })
  expect((await open(token)).body).toMatchObject({ eventLocation: 'Swan House' })
  await change({ eventDate: '2026-12-29T20:00' })
  const said = [409, 'This booking has moved to another time. Use the link in our latest email, or sign in.']
  for (const answer of [await open(token), await accept(token)]) expect(sentence(answer)).toEqual(said)
  expect(await stored()).toEqual(NOTHING)
  const latest = await arrive()
  expect(latest).not.toBe(token)
  expect((await accept(latest)).status).toBe(200)
  // moved back, an answer that was used up asks for no second one by the same link
  await change({ eventDate: '2026-12-28T21:00' })
  await change({ eventDate: '2026-12-29T20:00' })
  expect(sentence(await accept(latest))).toEqual([409, 'This link was already used. To answer, sign in.'])
})

test('after an answer in the portal the link takes none', async () => {
  await using link = await startAsked()
  await link.answerInPortal('accepted')
  expect(sentence(await link.decline(link.token, 'No.'))).toEqual([
    409,
    'You already accepted this request. To change your answer, sign in.',
  ])
  expect(await link.stored()).toMatchObject({ agent_answer: 'accepted', mails: 1, used: 0 })
})

test('a link expires after 30 days', async () => {
  await using link = await startAsked()
  link.wait(29.9)
  expect((await link.open(link.token)).status).toBe(200)
  link.wait(30)
  for (const answer of [await link.open(link.token), await link.accept(link.token)]) {
    expect(sentence(answer)).toEqual([404, 'This link has expired. To answer, sign in.'])
  }
})

test('unknown links, those of other kinds, and those of agents who left are refused', async () => {
  await using link = await startAsked()
  const { db, token, open, accept, stored } = link
  const unknown = [404, "This link doesn't work. Sign in to see your requests."]
  for (const other of ['x', token.toLowerCase(), `${token}x`]) expect(sentence(await open(other))).toEqual(unknown)
  for (const bad of ['', 'x'.repeat(201)]) expect((await open(bad)).status).toBe(400)
  await db.updateTable('users').set({ ended_at: new Date() }).where('role', '=', 'agent').execute()
  expect(sentence(await accept(token))).toEqual([404, 'This link no longer works. Call us if you have questions.'])
  expect(await stored()).toEqual(NOTHING)
  await db.updateTable('one_time_links').set({ purpose: 'review', event_date: null, event_duration: null }).execute()
  expect(sentence(await open(token))).toEqual(unknown)
})
