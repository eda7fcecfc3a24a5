import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashToken } from '#server/accounts/sessions/sessions.ts'
import { sweepExpired } from '#server/db/sweep.ts'
import { hashOnce, PASSWORD } from '#tests/support/accounts.ts'
import { openOffice } from '#tests/support/office.ts'
import { ageSession } from '#tests/support/sign-in.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { askContactChange } from './ask-change.ts'
import { type Asker, buildAsker, mailLink, mergeAskers, readToken, receive } from './test-support/wishes.ts'

const IN_AN_HOUR = () => new Date(Date.now() + 3_600_000)
const NEXT = 'Sechs Lampen, kein Vorhang'

const { app, admin: office, adminId } = await openOffice({ env: { PUBLIC_URL: 'http://marquee.example' } })

/** A customer with a password. */
async function buildOwner(): Promise<Asker> {
  const asker = await buildAsker(app, office)
  await app.context.db
    .updateTable('customers')
    .set({ password_hash: await hashOnce(PASSWORD), must_change_password: false })
    .where('id', '=', asker.customer.id)
    .execute()
  return asker
}
const confirm = (token: string) => app.call('POST /api/email-changes/confirm', { body: { token } })
const wishesOf = (id: string) =>
  app.context.db.selectFrom('contact_wishes').selectAll().where('customer_id', '=', id).execute()
const mailed = async (email: string) => (await receive(app)).filter(({ envelopeTo }) => envelopeTo.includes(email))

/** What the owner of an account does, or has the office do, against a stranger in it. Each answers with its status. */
const DEFENSES: Record<string, (asker: Asker) => Promise<number>> = {
  'a change of password': async ({ cookie }) => {
    const body = { currentPassword: PASSWORD, newPassword: NEXT }
    return (await app.call('POST /api/customer/change-password', { body, cookie })).status
  },
  'a reset of the password': async ({ customer }) => {
    const token = randomBytes(32).toString('base64url')
    await app.context.db
      .insertInto('one_time_links')
      .values({
        token_hash: hashToken(token),
        purpose: 'reset_password',
        customer_id: customer.id,
        expires_at: IN_AN_HOUR(),
      })
      .execute()
    return (await app.call('POST /api/auth/reset-password', { body: { token, newPassword: NEXT } })).status
  },
  'signing out everywhere': async ({ cookie }) => (await app.call('DELETE /api/auth/sessions', { cookie })).status,
  'a suspension': async ({ customer: { id } }) => {
    const params = { id }
    const body = { reason: 'Someone else signed in' }
    return (await app.call('POST /api/admin/customers/:id/suspend', { params, body, cookie: office })).status
  },
}

describe('a wish for another email or phone (P4.27, P4.28)', () => {
  test.each(Object.keys(DEFENSES))('ends with %s: open, with a mail that waits, or with a link', async (name) => {
    const defend = DEFENSES[name]
    const [open, waiting, linked] = [await buildOwner(), await buildOwner(), await buildOwner()]
    const token = await mailLink(app, linked)
    const wish = (await open.ask({ email: open.newEmail, phone: '(404) 555-0171' })).body.wish?.id ?? ''
    const approved = (await waiting.ask({ email: waiting.newEmail, phone: null })).body.wish?.id ?? ''
    expect((await waiting.answer(approved, 'approve')).status).toBe(200)
    for (const asker of [open, waiting, linked]) expect(await defend?.(asker)).toBe(200)

    for (const { customer } of [open, waiting, linked]) expect(await wishesOf(customer.id)).toEqual([])
    expect((await open.answer(wish, 'approve')).status).toBe(409)
    expect((await confirm(token)).status).toBe(404)
    expect(await mailed(waiting.newEmail)).toEqual([])
  })

  test('is gone from the account tab after a change of password', async () => {
    const asker = await buildOwner()
    await mailLink(app, asker)
    expect(await asker.readWish()).toMatchObject({ state: 'mailed' })
    expect(await DEFENSES['a change of password']?.(asker)).toBe(200)
    const cookie = await signIn(app, { role: 'customer', customerId: asker.customer.id })
    expect((await app.call('GET /api/customer/contact-wish', { cookie })).body).toEqual({ wish: null })
  })

  test('is not written by a session that ended meanwhile', async () => {
    const { customer, newEmail } = await buildOwner()
    const actor = { role: 'customer', customerId: customer.id, mustChangePassword: false, verified: true } as const
    const ask = { email: newEmail, phone: null, requestId: 'x', actor: { ...actor, sessionId: randomUUID() } }
    await expect(askContactChange(app.context, ask)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await wishesOf(customer.id)).toEqual([])
  })

  test('needs a session whose person proved lately who they are (P1.21)', async () => {
    const asker = await buildOwner()
    await ageSession(app, asker.cookie)
    const refused = await asker.ask({ email: asker.newEmail, phone: null })
    expect(refused).toMatchObject({ status: 403, body: { code: 'reauthentication_required' } })
    expect(await wishesOf(asker.customer.id)).toEqual([])
    await app.call('POST /api/auth/verification', { body: { password: PASSWORD }, cookie: asker.cookie })
    expect((await asker.ask({ email: asker.newEmail, phone: null })).status).toBe(201)
  })

  test('is mailed to the email of the account, with what to do if it was a stranger', async () => {
    const asker = await buildOwner()
    await asker.ask({ email: asker.newEmail, phone: '(404) 555-0172' })
    const [mail, ...more] = await mailed(asker.customer.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('You asked for new contact details')
    for (const words of [asker.newEmail, '(404) 555-0172', "If this wasn't you", '/customer/dashboard?tab=account']) {
      expect(mail?.text).toContain(words)
    }
    expect(await mailed(asker.newEmail)).toEqual([])
  })
})

describe('a wish in a merge', () => {
  const merge = (from: Asker, into: Asker) => mergeAskers(app, adminId, from, into)

  test('for the email of the account that stays is met: the phone is left of it, or nothing', async () => {
    const [both, email, into, other] = await Promise.all([buildOwner(), buildOwner(), buildOwner(), buildOwner()])
    await both.ask({ email: into.customer.email.toUpperCase(), phone: '(404) 555-0173' })
    await email.ask({ email: other.customer.email.toUpperCase(), phone: null })
    await merge(both, into)
    await merge(email, other)
    expect(await wishesOf(into.customer.id)).toMatchObject([{ email: null, phone: '(404) 555-0173' }])
    expect(await wishesOf(other.customer.id)).toEqual([])
    const { id = '' } = (await into.readWish()) ?? {}
    expect((await into.answer(id, 'approve')).status).toBe(200)
    expect((await into.readPage()).phone).toBe('(404) 555-0173')
  })
})

describe('an approved wish (P4.28)', () => {
  const approveLongAgo = (asker: Asker) =>
    app.database.pool.query(
      `update contact_wishes set approved_at = now() - interval '8 days' where customer_id = $1`,
      [asker.customer.id],
    )

  test('stays while its mail waits, and for the 7 days of the link that left late', async () => {
    const asker = await buildOwner()
    const wish = (await asker.ask({ email: asker.newEmail, phone: null })).body.wish?.id ?? ''
    await asker.answer(wish, 'approve')
    await approveLongAgo(asker)
    await sweepExpired(app.context.db)
    const [mail] = await mailed(asker.newEmail)
    await sweepExpired(app.context.db)
    expect(await asker.readWish()).toMatchObject({ state: 'mailed' })
    expect((await confirm(readToken(mail))).status).toBe(200)
  })
})
