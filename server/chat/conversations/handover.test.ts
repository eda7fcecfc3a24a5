import { describe, expect, test } from 'vitest'
import { deliver, mailTo } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { openStream } from '#tests/support/streams.ts'
import { until } from '#tests/support/until.ts'
import { openHandover, readChatEvents } from './test-support/handover.ts'

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
