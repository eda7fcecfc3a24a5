import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/model/day.ts'
import { buildLogin, logIn, readCookie, readRole } from '#tests/support/accounts.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { type ArrivedMail, startSmtp } from '#tests/support/smtp.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

const CHOSEN = 'Six lamps, no curtain'
const DEAD = { error: 'This link no longer works. Please ask for a new one.', code: 'not_possible' }

const app = await openTestApp({ env: { PUBLIC_URL: 'http://marquee.example' } })

let people = 0

/** Books with a new email and reads what arrives for it. */
async function book({ losing = 0 } = {}): Promise<{ email: string; mails: ArrivedMail[]; booking: { id: string } }> {
  const email = `first-${people++}@example.com`
  const { id } = await buildAgent(app.context.db)
  const { status, body } = await app.call('POST /api/bookings', { body: bookingBody(id, { customerEmail: email }) })
  expect(status).toBe(201)
  await using smtp = await startSmtp()
  for (let i = 0; i <= losing; i++) {
    smtp.mood = i < losing ? 'take and hang up' : 'take'
    using mailer = mailTo(smtp.url)
    await makeDue(app)
    await deliver(app, mailer)
  }
  return { email, booking: body, mails: smtp.arrived.filter(({ envelopeTo }) => envelopeTo.includes(email)) }
}

const tokenIn = (mail: ArrivedMail | undefined) =>
  /^http:\/\/marquee\.example\/customer\/change-password\?token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''
const passwordIn = (mail: ArrivedMail | undefined) => /Temporary password: (\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

const use = (token: string, newPassword = CHOSEN, cookie?: string) =>
  app.call('POST /api/auth/reset-password', { body: { token, newPassword }, ...(cookie && { cookie }) })
const check = async (token: string) =>
  (await app.call('POST /api/auth/check-password-link', { body: { token } })).body as unknown
const links = () => app.context.db.updateTable('one_time_links').where('purpose', '=', 'first_sign_in')
const sessionOf = (answer: { headers: Parameters<typeof readCookie>[0]['headers'] }) => {
  const all = [answer.headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split(';')[0] ?? '')
  return all.find((cookie) => !cookie.startsWith('device=')) ?? ''
}

describe('the link of a first booking (P1.31)', () => {
  test('comes in the one mail of the request, before the temporary password', async () => {
    const { email, mails, booking } = await book()
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^We have your booking request for /)])
    const text = mails[0]?.text ?? ''
    const token = tokenIn(mails[0])
    expect(token).not.toBe('')
    const order = [
      'Total: ',
      'Use the button below to sign in.',
      `Sign in:\n`,
      token,
      'Temporary password: ',
      '?email=',
    ]
    const places = order.map((words) => text.indexOf(words))
    expect(places, text).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(mails[0]?.html?.match(/class="press"/g)).toHaveLength(1)
    // in the mail alone: no answer, log, outbox row or row of links
    const { rows } = await app.database.pool.query(
      'select o::text as row from outbox_emails o union all select l::text from one_time_links l',
    )
    const elsewhere = [...rows.map(({ row }) => row), ...app.logged, JSON.stringify(booking)].join()
    for (const secret of [token, passwordIn(mails[0])]) expect(elsewhere).not.toContain(secret)
    expect(await check(token)).toEqual({ link: 'first', email })
  })

  test('sets the first password and signs in; the temporary password and mustChangePassword are over', async () => {
    const { email, mails, booking } = await book()
    const answer = await use(tokenIn(mails[0]))
    expect([answer.status, answer.body]).toEqual([200, { success: true, role: 'customer', signedIn: true }])
    const cookie = sessionOf(answer)
    expect(await readRole(app, cookie)).toBe('customer')
    const { body } = await app.call('GET /api/customer/session', { cookie })
    expect(body).toMatchObject({ customer: { email, mustChangePassword: false } })
    const { body: bookings } = await app.call('GET /api/customer/bookings', { cookie })
    expect(bookings).toMatchObject([{ id: booking.id }])
    expect((await logIn(app, 'customer', email, passwordIn(mails[0]))).status).toBe(401)
    expect((await logIn(app, 'customer', email, CHOSEN)).status).toBe(200)
  })

  test('is not spent by being checked or by a refused password, and works once', async () => {
    const { mails } = await book()
    const token = tokenIn(mails[0])
    expect(await check(token)).toMatchObject({ link: 'first' })
    expect((await use(token, 'short')).status).toBe(400)
    expect((await use(token)).status).toBe(200)
    const again = await use(token, `${CHOSEN}!`)
    expect([again.status, again.body, again.headers['set-cookie']]).toEqual([422, DEAD, undefined])
    expect(await check(token)).toEqual({ link: 'gone', email: null })
  })

  test('of twelve uses at once one sets the password and signs in', async () => {
    const { email, mails } = await book()
    const token = tokenIn(mails[0])
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => use(token, `${CHOSEN} ${i}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(11)
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await logIn(app, 'customer', email, `${CHOSEN} ${winner}`)).status).toBe(200)
    const { rows } = await app.database.pool.query(
      'select count(*)::int as n from sessions s join customers c on c.id = s.customer_id where c.email = $1',
      [email],
    )
    expect(rows).toEqual([{ n: 2 }])
  })

  test('works for seven days, and not longer', async () => {
    const { mails } = await book()
    const token = tokenIn(mails[0])
    const row = await app.context.db
      .selectFrom('one_time_links')
      .select(['created_at', 'expires_at'])
      .where('purpose', '=', 'first_sign_in')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(7 * DAY_MS)
    await links()
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect((await use(token)).status).toBe(422)
    expect(await check(token)).toEqual({ link: 'gone', email: null })
    await links()
      .set({ expires_at: new Date(Date.now() + 60_000) })
      .execute()
    expect((await use(token)).status).toBe(200)
  })

  test('changes its own account alone, and takes the place of the session the browser had', async () => {
    const [mine, other] = [await book(), await book()]
    const someone = await buildLogin(app, 'customer')
    const cookie = readCookie(await logIn(app, 'customer', someone.email))
    const answer = await use(tokenIn(mine.mails[0]), CHOSEN, cookie)
    const { body } = await app.call('GET /api/customer/session', { cookie: sessionOf(answer) })
    expect(body).toMatchObject({ customer: { email: mine.email } })
    expect(await readRole(app, cookie)).toBeNull()
    expect((await logIn(app, 'customer', someone.email)).status).toBe(200)
    expect((await logIn(app, 'customer', other.email, CHOSEN)).status).toBe(401)
    expect((await use(tokenIn(other.mails[0]))).status).toBe(200)
  })

  test('is over once the temporary password was changed, or the account may not sign in', async () => {
    const [changed, suspended] = [await book(), await book()]
    const cookie = readCookie(await logIn(app, 'customer', changed.email, passwordIn(changed.mails[0])))
    const body = { currentPassword: passwordIn(changed.mails[0]), newPassword: CHOSEN }
    expect((await app.call('POST /api/customer/change-password', { cookie, body })).status).toBe(200)
    await app.context.db
      .updateTable('customers')
      .set({ status: 'suspended' })
      .where('email', '=', suspended.email)
      .execute()
    for (const { mails } of [changed, suspended]) {
      expect((await use(tokenIn(mails[0]))).status).toBe(422)
      expect(await check(tokenIn(mails[0]))).toEqual({ link: 'gone', email: null })
    }
  })

  test('of a mail whose acknowledgement was lost works too, and ends the link of the next try (S86)', async () => {
    const { mails } = await book({ losing: 1 })
    const [first, second] = mails.map(tokenIn)
    expect(mails).toHaveLength(2)
    expect(first).not.toBe(second)
    expect((await use(first ?? '')).status).toBe(200)
    expect((await use(second ?? '')).status).toBe(422)
  })
})

test('checking a link takes no nonsense, and says nothing of an admin', async () => {
  for (const payload of [{}, { token: '' }, { token: ['x'] }, { token: 'x'.repeat(201) }]) {
    expect((await app.send({ method: 'POST', url: '/api/auth/check-password-link', payload })).status).toBe(400)
  }
  expect(await check('x')).toEqual({ link: 'gone', email: null })
  const { email } = await buildLogin(app, 'admin')
  await app.call('POST /api/auth/forgot-password', { body: { role: 'admin', email } })
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  await deliver(app, mailer)
  const token = /[?]reset=([\w-]{43})/.exec(smtp.arrived.at(-1)?.text ?? '')?.[1] ?? ''
  expect(await check(token)).toEqual({ link: 'reset', email: null })
})
