import { describe, expect, test } from 'vitest'
import { sweepExpired } from '#server/db/sweep.ts'
import { bookingBody } from '#tests/support/bookings.ts'
import { buildAgent, buildCustomer } from '#tests/support/factories.ts'
import { signInEach } from '#tests/support/sign-in.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'
import { buildAsker, mailLink, mergeAskers, receive } from './test-support/wishes.ts'

const app = await openTestApp({ env: { PUBLIC_URL: 'http://marquee.example' } })
const { cookies, adminId } = await signInEach(app)

const confirm = (token: string) => app.call('POST /api/email-changes/confirm', { body: { token } })
const emailOf = async (id: string) =>
  (await app.context.db.selectFrom('customers').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

describe('the link to a new email (P4.28)', () => {
  test('is over after 7 days', async () => {
    const asker = await buildAsker(app, cookies.admin)
    const token = await mailLink(app, asker)
    const links = app.context.db.updateTable('one_time_links').where('customer_id', '=', asker.customer.id)
    const { rows } = await app.database.pool.query(
      `select extract(epoch from expires_at - created_at) / 86400 as days from one_time_links where customer_id = $1`,
      [asker.customer.id],
    )
    expect(Number(rows[0]?.days)).toBeCloseTo(7, 1)
    await links.set({ expires_at: new Date(Date.now() - 1000) }).execute()
    expect((await app.call('POST /api/email-changes', { body: { token } })).status).toBe(404)
    expect((await confirm(token)).status).toBe(404)
    expect(await emailOf(asker.customer.id)).toBe(asker.customer.email)
  })

  test('changes nothing when another account has the email by then, and stays good', async () => {
    const asker = await buildAsker(app, cookies.admin)
    const token = await mailLink(app, asker)
    const taker = await buildCustomer(app.context.db, { email: asker.newEmail.toUpperCase() })
    const taken = { error: 'Another account uses this email. Nothing was changed.' }
    expect(await confirm(token)).toMatchObject({ status: 409, body: taken })
    expect(await emailOf(asker.customer.id)).toBe(asker.customer.email)
    expect((await app.call('GET /api/customer/session', { cookie: asker.cookie })).status).toBe(200)
    await app.context.db.deleteFrom('customers').where('id', '=', taker.id).execute()
    expect((await confirm(token)).status).toBe(200)
  })

  test('works for one of two presses at once', async () => {
    const asker = await buildAsker(app, cookies.admin)
    const token = await mailLink(app, asker)
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await emailOf(asker.customer.id)).toBe(asker.newEmail)
  })

  test('is of no use once the customer is suspended, and an unknown one is 404', async () => {
    const asker = await buildAsker(app, cookies.admin)
    const token = await mailLink(app, asker)
    const { id } = asker.customer
    const suspended = await app.call('POST /api/admin/customers/:id/suspend', {
      ...{ params: { id }, body: { reason: 'x' }, cookie: cookies.admin },
    })
    expect(suspended.status).toBe(200)
    expect((await confirm(token)).status).toBe(404)
    expect((await confirm('x'.repeat(43))).status).toBe(404)
    expect((await confirm('')).status).toBe(400)
    expect(await emailOf(id)).toBe(asker.customer.email)
  })
})

describe('an answer of the office (P4.28)', () => {
  test('that comes twice at once counts once, and mails one link', async () => {
    const asker = await buildAsker(app, cookies.admin)
    const wish = (await asker.ask({ email: asker.newEmail, phone: null })).body.wish?.id ?? ''
    const answers = await Promise.all([asker.answer(wish, 'approve'), asker.answer(wish, 'approve')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const arrived = (await receive(app)).filter(({ envelopeTo }) => envelopeTo.includes(asker.newEmail))
    expect(arrived).toHaveLength(1)
  })

  test('is refused for an email that an account has, with nothing changed, not even the phone', async () => {
    const asker = await buildAsker(app, cookies.admin)
    await buildCustomer(app.context.db, { email: asker.newEmail })
    const wish = (await asker.ask({ email: asker.newEmail, phone: '(404) 555-0155' })).body.wish?.id ?? ''
    expect((await asker.answer(wish, 'approve')).status).toBe(409)
    expect(await asker.readPage()).toMatchObject({ phone: '(404) 555-0111', contactWish: { state: 'open' } })
  })

  test('is the office’s alone, about the customer who asked', async () => {
    const [asker, other] = [await buildAsker(app, cookies.admin), await buildAsker(app, cookies.admin)]
    const wish = (await asker.ask({ email: null, phone: '(404) 555-0166' })).body.wish?.id ?? ''
    expect((await asker.answer(wish, 'approve', '')).status).toBe(401)
    for (const cookie of [cookies.agent, asker.cookie]) {
      expect((await asker.answer(wish, 'approve', cookie)).status).toBe(403)
    }
    expect((await other.answer(wish, 'approve')).status).toBe(409)
    expect((await asker.readPage()).contactWish?.id).toBe(wish)
    expect(await other.readWish()).toBeNull()
  })
})

describe('a wish (P4.27)', () => {
  test('is a signed-in customer’s, and says beside the field what is wrong', async () => {
    const asker = await buildAsker(app, cookies.admin)
    const ask = (cookie: string) =>
      app.call('POST /api/customer/contact-wish', { body: { email: asker.newEmail, phone: null }, cookie })
    expect((await ask('')).status).toBe(401)
    for (const cookie of [cookies.admin, cookies.agent]) expect((await ask(cookie)).status).toBe(403)
    for (const [body, field] of [
      [{ email: 'nobody', phone: null }, 'email'],
      [{ email: null, phone: null }, 'email'],
      [{ email: asker.customer.email.toUpperCase(), phone: null }, 'email'],
      [{ email: null, phone: '(404) 555-0111' }, 'phone'],
      [{ email: null, phone: 'x'.repeat(41) }, 'phone'],
    ] as const) {
      expect(await asker.ask(body)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
    }
    expect(await asker.readWish()).toBeNull()
  })

  test('goes with its customer when two are merged, and waits for the office again', async () => {
    const [from, into] = [await buildAsker(app, cookies.admin), await buildAsker(app, cookies.admin)]
    const token = await mailLink(app, from)
    await mergeAskers(app, adminId, from, into)
    expect(await into.readWish()).toMatchObject({ email: from.newEmail, state: 'open' })
    expect((await confirm(token)).status).toBe(404)
    expect(await emailOf(into.customer.id)).toBe(into.customer.email)
  })

  test('of the account that stays is kept in a merge', async () => {
    const [from, into] = [await buildAsker(app, cookies.admin), await buildAsker(app, cookies.admin)]
    await from.ask({ email: from.newEmail, phone: null })
    await into.ask({ email: into.newEmail, phone: null })
    await mergeAskers(app, adminId, from, into)
    expect(await into.readWish()).toMatchObject({ email: into.newEmail })
  })

  test('is deleted once the link of an approved one is over; an open one stays', async () => {
    const [old, waiting] = [await buildAsker(app, cookies.admin), await buildAsker(app, cookies.admin)]
    await mailLink(app, old)
    await waiting.ask({ email: waiting.newEmail, phone: null })
    await app.database.pool.query(
      `update contact_wishes set created_at = now() - interval '8 days', approved_at = approved_at - interval '8 days'`,
    )
    await app.context.db
      .updateTable('one_time_links')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    await sweepExpired(app.context.db)
    expect(await old.readWish()).toBeNull()
    expect(await waiting.readWish()).toMatchObject({ state: 'open' })
  })

  test('leaves the earlier email free: a booking with it makes another account', async () => {
    const asker = await buildAsker(app, cookies.admin)
    expect((await confirm(await mailLink(app, asker))).status).toBe(200)
    const { id: agentId } = await buildAgent(app.context.db)
    const { email: customerEmail } = asker.customer
    const booked = await app.call('POST /api/bookings', { body: bookingBody(agentId, { customerEmail }) })
    expect(booked.status).toBe(201)
    expect((await asker.readPage()).bookings).toBe(0)
  })
})
