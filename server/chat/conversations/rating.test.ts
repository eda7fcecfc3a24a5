import { describe, expect, test } from 'vitest'
import { openChat } from '#tests/support/chat.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { stripLinks } from '../assistant/strip-links.ts'

const BRAND = { phone: '(404) 555-0142', email: 'hello@marquee.example' }

async function openRatedChat(options: Parameters<typeof openChat>[0] = {}) {
  const chat = await openChat(options)
  const token = await chat.open()
  const mail = (email = 'dana@example.com', sessionToken = token) =>
    chat.app.call('POST /api/chat/transcript', { body: { sessionToken, email } })
  const rate = (rating: number, comment?: string) =>
    chat.app.call('POST /api/chat/rating', { body: { sessionToken: token, rating, ...(comment && { comment }) } })
  const queued = () => chat.db.selectFrom('outbox_emails').select(['kind', 'recipient', 'data', 'state']).execute()
  return { ...chat, token, mail, rate, queued }
}

describe('a transcript', () => {
  test('is mailed to any address, plain, with nothing of the visitor’s to click or call', async () => {
    const { app, token, say, mail, queued, newestId } = await openRatedChat()
    await say(
      token,
      'Win at https://evil.example/x?y=1 or www.evil.example, call +1 (900) 555-0111, <b>me@evil.example</b>',
    )
    const id = await newestId()
    await app.context.db
      .insertInto('chat_messages')
      .values({
        session_id: id,
        role: 'assistant',
        content: 'See https://marquee.example/booking',
        metadata: JSON.stringify({ author: 'Mara' }),
      })
      .execute()
    expect(await mail()).toMatchObject({ status: 200, body: { success: true } })
    expect(app.nudges()).toBe(1)
    const rows = await queued()
    expect(rows).toEqual([
      { kind: 'chat-transcript', recipient: 'dana@example.com', data: { sessionId: id }, state: 'queued' },
    ])
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    await deliver(app, mailer)
    const [arrived] = smtp.arrived
    expect(arrived?.envelopeTo).toEqual(['dana@example.com'])
    expect(arrived?.subject).toBe('Your conversation with Marquee')
    expect(arrived?.text).toContain('Visitor: Win at')
    expect(arrived?.text).toContain('Mara: See https://marquee.example/booking')
    expect(arrived?.html).not.toContain('<b>me')
    for (const text of [arrived?.text, arrived?.html]) {
      expect(text).not.toMatch(/evil\.example|900|@evil|www\./)
    }
  })

  test('is mailed three times a conversation, at once or not, and is still had an hour after its end', async () => {
    const { app, token, mail, queued } = await openRatedChat()
    await app.call('POST /api/chat/end', { body: { sessionToken: token } })
    const answers = await Promise.all([mail(), mail(), mail(), mail(), mail()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429])
    expect(Number(answers.find(({ status }) => status === 429)?.headers['retry-after'])).toBeGreaterThan(0)
    expect(await queued()).toHaveLength(3)
    await app.context.db
      .updateTable('chat_sessions')
      .set({ ended_at: new Date(Date.now() - 61 * 60_000) })
      .execute()
    expect((await mail()).status).toBe(404)
  })

  test('is mailed five times an hour a visitor, and five an hour to one address', async () => {
    const { app, begin, mail, db } = await openRatedChat({ env: { RATE_LIMIT_SCALE: '1' } })
    const tokens = []
    for (let i = 0; i < 3; i++) tokens.push((await begin()).body.sessionToken)
    const statuses = []
    for (let i = 0; i < 7; i++) statuses.push((await mail('victim@example.com', tokens[i % 3])).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    // from elsewhere as often: the address gets five letters and then one digest
    for (let i = 0; i < 4; i++) {
      const { status } = await app.send({
        method: 'POST',
        url: '/api/chat/transcript',
        remoteAddress: `203.0.113.${i}`,
        payload: { sessionToken: tokens[(i + 2) % 3], email: 'victim@example.com' },
      })
      expect(status).toBe(200)
    }
    await using smtp = await startSmtp()
    using mailer = mailTo(smtp.url)
    await deliver(app, mailer)
    await makeDue(app)
    await deliver(app, mailer)
    expect(smtp.arrived).toHaveLength(5)
    const waiting = await db.selectFrom('outbox_emails').select('id').where('state', '=', 'queued').execute()
    expect(waiting).toHaveLength(4)
  })

  test.each([
    '',
    'nobody',
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('is not sent to %j', async (email) => {
    const { mail, queued } = await openRatedChat()
    expect(await mail(email)).toMatchObject({ status: 400, body: { fields: { email: 'Invalid email address' } } })
    expect(await queued()).toEqual([])
  })

  test('obeys the setting', async () => {
    const { set, mail, begin } = await openRatedChat()
    await set({ enable_transcript_email: false })
    expect((await mail()).status).toBe(422)
    expect((await begin()).body.transcripts).toBe(false)
  })
})

describe('plain words', () => {
  test.each([
    ['see www.a.example/x', 'see   a example x'],
    ['Call (404) 555-0142 or 404 555 9999!', 'Call (404) 555-0142 or  !'],
    ['On 2026-12-04 at 9:30 PM for $1,200.', 'On 2026-12-04 at 9:30 PM for $1,200.'],
    ['hello@marquee.example, not x@y.example', 'hello@marquee.example, not x y example'],
    ['One. Two... Three?', 'One. Two... Three?'],
  ])('%s', (text, plain) => {
    expect(stripLinks(text, BRAND)).toBe(plain)
  })
})

describe('a rating', () => {
  test('is given once, with or without words', async () => {
    const { rate, db, newestId, signInAdmin, app } = await openRatedChat()
    const answers = await Promise.all([rate(4, ' <i>Quick</i> '), rate(5), rate(1)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await rate(3)).status).toBe(409)
    const rows = await db.selectFrom('chat_ratings').select(['rating', 'comment', 'session_id']).execute()
    expect(rows).toHaveLength(1)
    const cookie = await signInAdmin()
    const list = await app.call('GET /api/admin/conversations', { query: { show: 'rated' }, cookie })
    expect(list.body).toMatchObject([{ id: await newestId(), rating: rows[0]?.rating }])
  })

  test.each([0, 6, 4.5, -1, '5', null])('is not %j stars', async (rating) => {
    const { rate } = await openRatedChat()
    expect(await rate(rating as number)).toMatchObject({
      status: 400,
      body: { fields: { rating: 'Choose 1 to 5 stars' } },
    }) // what a stranger may send
  })

  test('obeys the setting', async () => {
    const { set, rate } = await openRatedChat()
    await set({ enable_rating_prompt: false })
    expect((await rate(5)).status).toBe(422)
  })
})
