import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lockAccount } from '#server/accounts/queries.ts'
import { endAccess } from '#server/accounts/sessions/end-access.ts'
import { buildApp } from '#server/app.ts'
import { createAnnouncer } from '#server/live/announce.ts'
import { listenForChanges } from '#server/live/changes.ts'
import { openChat } from '#tests/support/chat.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { openStream, untilListening } from '#tests/support/streams.ts'
import { until } from '#tests/support/until.ts'

interface ChatStreamEvent {
  name: string
  id: string | undefined
  data: Record<string, unknown>
}

/** The events of a stream so far. */
const readChatEvents = ({ text }: { text: string }): ChatStreamEvent[] =>
  text.split('\n\n').flatMap((block) => {
    const [, id, name = '', data = ''] = /(?:id: (.*)\n)?event: (\w+)\ndata: (.*)/.exec(block) ?? []
    return name === '' ? [] : [{ name, id, data: JSON.parse(data) as Record<string, unknown> }]
  })

async function openHandover() {
  const chat = await openChat()
  const { app } = chat
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  await untilListening(app, 1)
  const token = await chat.open()
  const id = await chat.newestId()
  const cookie = await chat.signInAdmin()
  const office = (who: string = cookie) => ({
    take: (name = 'Mara', more: { fromColleague?: boolean } = {}) =>
      app.call('POST /api/admin/conversations/:id/take', { params: { id }, body: { name, ...more }, cookie: who }),
    say: (content: string) =>
      app.call('POST /api/admin/conversations/:id/messages', { params: { id }, body: { content }, cookie: who }),
    handBack: () => app.call('POST /api/admin/conversations/:id/hand-back', { params: { id }, cookie: who }),
    show: () => app.call('GET /api/admin/conversations/:id', { params: { id }, cookie: who }),
    list: (query: Record<string, string> = {}) => app.call('GET /api/admin/conversations', { query, cookie: who }),
    waiting: async () => (await app.call('GET /api/admin/summary', { cookie: who })).body.waiting.chats,
  })
  return { ...chat, token, id, cookie, office, path: `/api/chat/events/${token}` }
}

test('the name of the first take-over is kept with the account and used at the next one (P10.49)', async () => {
  const { app, id, cookie, office, token, say } = await openHandover()
  await say(token, 'Hello')
  const take = (body: { name?: string }) =>
    app.call('POST /api/admin/conversations/:id/take', { params: { id }, body, cookie })
  expect(await take({})).toMatchObject({ status: 400, body: { fields: { name: 'Say the name the visitor sees' } } })
  expect((await office().show()).body.chatName).toBeNull()
  expect((await take({ name: 'Mara' })).body).toMatchObject({ person: 'Mara', mine: true })
  expect((await office().handBack()).status).toBe(200)
  expect((await office().show()).body.chatName).toBe('Mara')
  expect((await take({})).body).toMatchObject({ person: 'Mara', mine: true })
  await office().handBack()
  expect((await take({ name: 'Mara N.' })).body).toMatchObject({ person: 'Mara N.' })
  expect((await office().show()).body.chatName).toBe('Mara N.')
})

describe('asking for a person', () => {
  test('makes the conversation wait, notifies the office by event and one mail, and gives the visitor the hours', async () => {
    const { app, db, token, id, ask, say, office, cookie } = await openHandover()
    const live = await openStream(app.app, '/api/admin/events', cookie)
    await say(token, 'Call me at https://evil.example')
    expect(await office().waiting()).toBe(0)
    const asked = await ask(token, { phone: '(404) 555-0199' })
    expect(asked).toMatchObject({ status: 200, body: { success: true, message: expect.stringContaining('Thank you') } })
    expect((await office().list({ show: 'waiting' })).body).toMatchObject([
      {
        id,
        state: 'waiting',
        person: null,
        contact: { name: 'Dana Whitfield', email: 'dana@example.com', phone: '(404) 555-0199' },
      },
    ])
    expect(await office().waiting()).toBe(1)
    await until(() => live.text.includes(`"kind":"chat","id":"${id}"`))
    await ask(token)
    const mails = await db.selectFrom('outbox_emails').select(['kind', 'recipient', 'data']).execute()
    expect(mails).toEqual([{ kind: 'chat-person', recipient: null, data: { sessionId: id } }])
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    await deliver(app, mailer)
    const [mail] = smtp.arrived
    expect(mail?.subject).toBe('A visitor wants to talk to a person: Dana Whitfield')
    expect(mail?.text).toContain('dana@example.com')
    expect(mail?.text).not.toContain('evil')
  })

  test('is known to the visitor until it is handed back: by the history and by the stream', async () => {
    const { app, token, path, ask, history, office } = await openHandover()
    const stream = await openStream(app.app, path, '')
    expect((await history(token)).body.waiting).toBe(false)
    await ask(token)
    expect((await history(token)).body.waiting).toBe(true)
    await until(() => readChatEvents(stream).at(-1)?.data.waiting === true)
    await office().take()
    expect((await history(token)).body).toMatchObject({ person: 'Mara', waiting: false })
    await until(() => readChatEvents(stream).at(-1)?.data.name === 'Mara')
    await office().handBack()
    await until(() => readChatEvents(stream).length === 4)
    expect(readChatEvents(stream).map(({ data }) => data)).toEqual([
      { name: null, waiting: false },
      { name: null, waiting: true },
      { name: 'Mara', waiting: false },
      { name: null, waiting: false },
    ])
  })

  test('says when the office is open', async () => {
    const { app, db, token, ask } = await openHandover()
    const everyDay = (from: number, to: number) =>
      JSON.stringify([0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from, to })))
    await db
      .updateTable('agency_settings')
      .set({ opening_hours: everyDay(0, 1440) })
      .execute()
    expect((await ask(token)).body.message).toContain('is open')
    const hour = Number(
      new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' }).format(
        app.context.now(),
      ),
    )
    const from = ((hour + 3) % 20) * 60
    await db
      .updateTable('agency_settings')
      .set({ opening_hours: everyDay(from, from + 60) })
      .execute()
    const { message } = (await ask(token)).body
    expect(message).toContain('closed right now')
    expect(message).toContain(app.context.config.brand.phone)
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ email: '', phone: '' }, 'email'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ phone: '1'.repeat(41) }, 'phone'],
  ])('is refused for %j', async (more, field) => {
    const { token, ask } = await openHandover()
    expect(await ask(token, more)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
  })
})

describe('a person', () => {
  test('takes over, speaks and gives back, and the visitor hears it', async () => {
    const { app, db, token, id, path, say, ask, history, office } = await openHandover()
    await ask(token)
    const stream = await openStream(app.app, path, '')
    await until(() => readChatEvents(stream).length === 1)
    expect(readChatEvents(stream)).toEqual([{ name: 'person', id: undefined, data: { name: null, waiting: true } }])
    expect(await office().take()).toMatchObject({ status: 200, body: { id, state: 'person', person: 'Mara' } })
    expect(await office().waiting()).toBe(0)
    await until(() => readChatEvents(stream).at(-1)?.data.name === 'Mara')
    // the assistant doesn't answer, and the visitor's message returns at once
    for (const message of ['Hello?', 'Are you there?']) {
      expect((await say(token, message)).body).toMatchObject({ message: '', person: 'Mara', intent: 'person' })
    }
    const said = await office().say('Good evening, Dana. <b>Half past nine</b> works — ✓')
    expect(said).toMatchObject({ status: 201, body: { role: 'assistant', metadata: { author: 'Mara' } } })
    await until(() => readChatEvents(stream).at(-1)?.name === 'message')
    expect(readChatEvents(stream).at(-1)).toEqual({ name: 'message', id: said.body.id, data: said.body })
    expect((await history(token)).body).toMatchObject({ person: 'Mara' })
    expect((await office().handBack()).body).toMatchObject({ person: null, state: 'live' })
    await until(() => readChatEvents(stream).at(-1)?.name === 'person')
    expect((await say(token, 'And now?')).body).toMatchObject({ person: null, message: expect.stringMatching(/\S/) })
    const audited = await db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
    expect(audited.map(({ action }) => action)).toEqual(['chat.taken', 'chat.said', 'chat.handed-back'])
    expect(JSON.stringify(audited)).not.toContain('evening')
    // the assistant's messages are not in the stream
    expect(readChatEvents(stream).filter(({ name }) => name === 'message')).toHaveLength(1)
  })

  test('is by one admin: another is refused until it is given back, and of two at once one succeeds', async () => {
    const { office, signInAdmin } = await openHandover()
    const other = office(await signInAdmin())
    const both = await Promise.all([office().take('Mara'), other.take('Lou')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [holder, rest] = both[0]?.status === 200 ? [office(), other] : [other, office()]
    expect((await rest.say('Me too')).status).toBe(409)
    expect((await rest.handBack()).status).toBe(409)
    expect((await holder.take('Mara B.')).body.person).toBe('Mara B.')
    await holder.handBack()
    expect((await holder.handBack()).status).toBe(200)
    expect((await holder.say('Still me')).status).toBe(409)
    expect((await rest.take('Lou')).status).toBe(200)
  })

  test('is taken from a colleague when the call says so: the visitor, the office and the colleague are shown it', async () => {
    const { app, db, token, id, path, office, signInAdmin, history } = await openHandover()
    const other = office(await signInAdmin())
    const stream = await openStream(app.app, path, '')
    expect((await office().take('Mara')).body).toMatchObject({ person: 'Mara', mine: true })
    expect((await other.take('Lou')).body.error).toBe('Mara has this conversation')
    const nudges = app.nudges()
    const taken = await other.take('Lou', { fromColleague: true })
    expect([taken.status, taken.body]).toMatchObject([200, { person: 'Lou', mine: true }])
    expect(app.nudges()).toBeGreaterThan(nudges)
    await until(() => readChatEvents(stream).at(-1)?.data.name === 'Lou')
    const note = { role: 'assistant', content: 'Lou takes over from Mara.', metadata: { author: 'Lou' } }
    expect((await history(token)).body.messages.at(-1)).toMatchObject(note)
    expect(readChatEvents(stream).find(({ name }) => name === 'message')?.data).toMatchObject(note)
    expect((await office().show()).body).toMatchObject({ person: 'Lou', mine: false })
    expect([(await office().say('Still me')).status, (await office().handBack()).status]).toEqual([409, 409])
    expect((await other.say('Good evening')).status).toBe(201)
    const audited = await db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
    expect(audited[1]).toEqual({ action: 'chat.taken', before: { person: 'Mara' }, after: { person: 'Lou' } })
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    await deliver(app, mailer)
    expect(smtp.arrived).toMatchObject([{ subject: 'Lou took over your conversation' }])
    expect(smtp.arrived[0]?.text).toContain(`conversation=${id}`)
    expect(smtp.arrived[0]?.text).not.toContain('Good evening')
  })

  test('two colleagues who take it from a third at once both say so; the later one has it', async () => {
    const { office, signInAdmin, db } = await openHandover()
    const [one, two] = [office(await signInAdmin()), office(await signInAdmin())]
    await office().take('Mara')
    const both = await Promise.all([
      one.take('Lou', { fromColleague: true }),
      two.take('Odile', { fromColleague: true }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const notes = await db
      .selectFrom('chat_messages')
      .select('content')
      .where('content', 'like', '% takes over from %')
      .execute()
    expect(notes).toHaveLength(2)
    const { person } = (await office().show()).body
    expect([(await one.say('Me')).status, (await two.say('Me')).status].sort()).toEqual([201, 409])
    expect(['Lou', 'Odile']).toContain(person)
  })

  test('an access that ends while a conversation is taken leaves nobody with it', async () => {
    const { app, db, id, office } = await openHandover()
    const { userId } = await db
      .selectFrom('sessions')
      .select('user_id as userId')
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow()
    const account = { role: 'admin' as const, id: userId ?? '' }
    const takes = Promise.all(Array.from({ length: 4 }, () => office().take()))
    const ended = app.context.db.transaction().execute((trx) => endAccess(trx, account))
    const [answers] = await Promise.all([takes, ended])
    for (const { status } of answers) expect([200, 401]).toContain(status)
    const row = await db
      .selectFrom('chat_sessions')
      .select(['taken_by', 'taken_name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ taken_by: null, taken_name: null })
  })

  test('is refused, without a deadlock, when the access ends before the name is kept', async () => {
    const { db, id, office } = await openHandover()
    const { user_id } = await db
      .selectFrom('sessions')
      .select('user_id')
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow()
    const account = { role: 'admin' as const, id: user_id ?? '' }
    let take: ReturnType<ReturnType<typeof office>['take']> | undefined
    await db.transaction().execute(async (trx) => {
      await lockAccount(trx, account)
      take = office().take()
      await until(async () => {
        const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database()`.execute(db)
        return rows.length > 0
      })
      await endAccess(trx, account)
    })
    expect((await take)?.status).toBe(401)
    const row = db.selectFrom('chat_sessions').select('taken_by').where('id', '=', id)
    expect(await row.executeTakeFirst()).toEqual({ taken_by: null })
  })

  test('can’t take an ended conversation, but a visitor who waits in it can still be called back', async () => {
    const { app, token, ask, office } = await openHandover()
    await ask(token)
    await app.call('POST /api/chat/end', { body: { sessionToken: token } })
    expect((await office().list({ show: 'waiting' })).body).toHaveLength(1)
    expect((await office().take()).body).toMatchObject({ state: 'over', person: 'Mara' })
    expect((await office().say('Hello')).status).toBe(409)
    await office().handBack()
    expect((await office().take()).status).toBe(409)
  })

  test('is an admin', async () => {
    const { app, cookie, office } = await openHandover()
    const none = office('')
    for (const answer of [none.take(), none.say('x'), none.handBack(), none.show(), none.list()]) {
      expect((await answer).status).toBe(401)
    }
    const wrong = { params: { id: randomUUID() }, cookie }
    expect((await app.call('GET /api/admin/conversations/:id', wrong)).status).toBe(404)
    expect((await app.call('POST /api/admin/conversations/:id/take', { ...wrong, body: { name: 'M' } })).status).toBe(
      404,
    )
    expect((await app.call('POST /api/admin/conversations/:id/hand-back', wrong)).status).toBe(404)
  })
})

describe('the visitor’s stream', () => {
  test('shows messages written in another process', async () => {
    const { app, token, path, office, say, id, cookie } = await openHandover()
    const { context, database } = app
    const changes = listenForChanges(database.connection, context.log)
    const announcer = createAnnouncer(context.pool, context.log)
    const other = await buildApp({ ...context, changes, announce: announcer.announce }, { site: 'no-such-folder' })
    onTestFinished(async () => {
      await other.close()
      await announcer.close()
      await changes.close()
    })
    await other.listen({ port: 0, host: '127.0.0.1' })
    await untilListening(app, 2)
    const there = await openStream(other, path, '')
    await office().take()
    await office().say('From the other side')
    await until(() => readChatEvents(there).some(({ data }) => data.content === 'From the other side'))
    // and the other way: a message written there is shown here
    const here = await openStream(app.app, path, '')
    await other.inject({
      method: 'POST',
      url: `/api/admin/conversations/${id}/messages`,
      headers: { cookie },
      payload: { content: 'From there' },
    })
    await until(() => readChatEvents(here).some(({ data }) => data.content === 'From there'))
    expect((await say(token, 'Thank you')).body.person).toBe('Mara')
    expect(readChatEvents(there).filter(({ name }) => name === 'message')).toHaveLength(2)
  })

  test('sends a client that reconnects the messages it missed, once', async () => {
    const { app, path, office } = await openHandover()
    await office().take()
    const first = (await office().say('One')).body
    await office().say('Two')
    await office().say('Three')
    const address = app.app.server.address() as { port: number } // listens on a port
    const leaving = new AbortController()
    const answer = await fetch(`http://127.0.0.1:${address.port}${path}`, {
      headers: { 'last-event-id': first.id },
      signal: leaving.signal,
    })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('Three')) text += (await reader?.read())?.value ?? ''
    leaving.abort()
    expect(readChatEvents({ text }).map(({ data }) => data.content ?? data.name)).toEqual(['Mara', 'Two', 'Three'])
  })

  test('ignores a Last-Event-ID that is no message id', async () => {
    const { app, path } = await openHandover()
    const address = app.app.server.address() as { port: number } // listens on a port
    const leaving = new AbortController()
    const answer = await fetch(`http://127.0.0.1:${address.port}${path}`, {
      headers: { 'last-event-id': 'of another house' },
      signal: leaving.signal,
    })
    expect(answer.status).toBe(200)
    leaving.abort()
  })

  test('ends with the conversation, after saying so', async () => {
    const { app, token, path } = await openHandover()
    const stream = await openStream(app.app, path, '')
    await app.call('POST /api/chat/end', { body: { sessionToken: token } })
    await until(() => stream.ended)
    expect(readChatEvents(stream).at(-1)?.name).toBe('ended')
  })

  test('is one of three at most, and ends when the process closes', async () => {
    const { app, path } = await openHandover()
    const streams: Awaited<ReturnType<typeof openStream>>[] = []
    for (let i = 0; i < 4; i++) streams.push(await openStream(app.app, path, ''))
    await until(() => streams[0]?.ended)
    await sleep(50)
    expect(streams.map(({ ended }) => ended)).toEqual([true, false, false, false])
    await app.app.close()
    await until(() => streams.every(({ ended }) => ended))
  })

  test('leaves nothing open for a client that wants no answer', async () => {
    const { app, path } = await openHandover()
    const address = app.app.server.address() as { port: number } // listens on a port
    for (let i = 0; i < 4; i++) {
      expect((await fetch(`http://127.0.0.1:${address.port}${path}`, { method: 'HEAD' })).status).toBe(200)
    }
    const stream = await openStream(app.app, path, '')
    await sleep(700)
    expect(stream.ended).toBe(false)
  })
})
