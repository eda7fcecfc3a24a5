import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { lockAccount } from '#server/accounts/queries.ts'
import { endAccess } from '#server/accounts/sessions/end-access.ts'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { openStream } from '#tests/support/streams.ts'
import { until } from '#tests/support/until.ts'
import { openHandover, readChatEvents } from './test-support/handover.ts'

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
