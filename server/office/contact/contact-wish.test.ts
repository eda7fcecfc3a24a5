import { describe, expect, test } from 'vitest'
import { hashOnce, PASSWORD } from '#tests/support/accounts.ts'
import { buildBooking } from '#tests/support/factories.ts'
import { openOffice } from '#tests/support/office.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startTestApp } from '#tests/support/start-test-app.ts'
import { buildAsker, readToken, receive } from './test-support/wishes.ts'

const { app, admin: office } = await openOffice({ env: { PUBLIC_URL: 'http://marquee.example' } })

const rowOf = (id: string) =>
  app.context.db.selectFrom('customers').select(['email', 'phone']).where('id', '=', id).executeTakeFirstOrThrow()
const show = (token: string) => app.call('POST /api/email-changes', { body: { token } })
const confirm = (token: string) => app.call('POST /api/email-changes/confirm', { body: { token } })
const actionsOf = async (id: string) =>
  (
    await app.context.db.selectFrom('audit_log').select('action').where('entity_id', '=', id).orderBy('id').execute()
  ).map(({ action }) => action)

test('the wish is in the list of work and its count until it is answered, and both are live events (P6.206)', async () => {
  const heard: { action: string; id: string }[] = []
  await using own = await startTestApp({ context: { announce: ({ action, id }) => heard.push({ action, id }) } })
  const { cookie } = await signInAdmin(own)
  const first = await buildAsker(own, cookie)
  const second = await buildAsker(own, cookie)
  const read = async () => {
    const { body: work } = await own.call('GET /api/admin/work', { cookie })
    const { body: summary } = await own.call('GET /api/admin/summary', { cookie })
    const wishes = work.items.filter(({ kind }) => kind === 'contact_wish')
    return { ids: wishes.map(({ customer }) => customer?.id), count: summary.waiting.contactWishes }
  }
  expect(await read()).toEqual({ ids: [], count: 0 })
  const { body: phone } = await first.ask({ email: null, phone: '(404) 555-0133' })
  const { body: email } = await second.ask({ email: second.newEmail, phone: null })
  expect(await read()).toEqual({ ids: [first.customer.id, second.customer.id], count: 2 })
  expect((await first.answer(phone.wish?.id ?? '', 'decline')).status).toBe(200)
  expect(await read()).toEqual({ ids: [second.customer.id], count: 1 })
  // what waits for the mailed link waits for the customer
  expect((await second.answer(email.wish?.id ?? '', 'approve')).status).toBe(200)
  expect(await read()).toEqual({ ids: [], count: 0 })
  expect(heard).toEqual([
    { action: 'customer:contact-asked', id: first.customer.id },
    { action: 'customer:contact-asked', id: second.customer.id },
    { action: 'customer:contact-answered', id: first.customer.id },
    { action: 'customer:contact-answered', id: second.customer.id },
  ])
})

describe('a customer who asks for another email and phone (P4.27, P4.28)', () => {
  test('gets the phone at once on approval, and the email once the link to the new address is used', async () => {
    const asker = await buildAsker(app, office)
    const { customer, newEmail } = asker
    const { id, email: oldEmail } = customer
    await app.context.db
      .updateTable('customers')
      .set({ password_hash: await hashOnce(PASSWORD), must_change_password: false })
      .where('id', '=', id)
      .execute()
    const booking = await asker.book({ customer_phone: '(404) 555-0111' })
    const stranger = await buildBooking(app.context.db)

    const asked = await asker.ask({ email: newEmail, phone: '(404) 555-0122' })
    expect(asked.status).toBe(201)
    const wish = { email: newEmail, phone: '(404) 555-0122', state: 'open' }
    expect(await asker.readWish()).toMatchObject(wish)
    expect((await asker.readPage()).contactWish).toMatchObject(wish)
    expect(await rowOf(id)).toEqual({ email: oldEmail, phone: '(404) 555-0111' })
    const notice = (await receive(app)).find(({ subject }) => /^New contact details: /.test(subject ?? ''))
    for (const words of [oldEmail, newEmail, '(404) 555-0111', '(404) 555-0122', `customer=${id}`]) {
      expect(notice?.text).toContain(words)
    }

    expect((await asker.answer(asked.body.wish?.id ?? '', 'approve')).status).toBe(200)
    expect(await rowOf(id)).toEqual({ email: oldEmail, phone: '(404) 555-0122' })
    expect(await asker.readWish()).toMatchObject({ email: newEmail, phone: null, state: 'mailed' })
    const mails = await receive(app)
    expect(mails.flatMap(({ envelopeTo }) => envelopeTo).toSorted()).toEqual([newEmail, oldEmail].toSorted())
    expect(mails.find(({ envelopeTo }) => envelopeTo.includes(oldEmail))?.subject).toMatch(/phone number was changed$/)
    const link = mails.find(({ envelopeTo }) => envelopeTo.includes(newEmail))
    const token = readToken(link)
    expect(token).not.toBe('')
    // in the mail alone
    const { rows } = await app.database.pool.query(
      'select o::text as row from outbox_emails o union all select l::text from one_time_links l',
    )
    expect([...rows.map(({ row }) => row), ...app.logged].join()).not.toContain(token)

    // looking at it changes nothing
    expect(await show(token)).toMatchObject({ status: 200, body: { email: newEmail } })
    expect((await rowOf(id)).email).toBe(oldEmail)
    await app.call('POST /api/auth/forgot-password', { body: { role: 'customer', email: oldEmail } })
    expect((await confirm(token)).status).toBe(200)
    expect(await rowOf(id)).toEqual({ email: newEmail, phone: '(404) 555-0122' })
    const bookings = await app.context.db
      .selectFrom('bookings')
      .select(['customer_email', 'customer_phone'])
      .where('id', 'in', [booking.id, stranger.id])
      .orderBy(({ eb }) => eb('id', '=', booking.id), 'desc')
      .execute()
    expect(bookings).toEqual([
      { customer_email: newEmail, customer_phone: '(404) 555-0122' },
      { customer_email: stranger.customer_email, customer_phone: stranger.customer_phone },
    ])

    // signed out; signs in with the new email alone
    expect((await app.call('GET /api/customer/session', { cookie: asker.cookie })).status).toBe(401)
    const signIn = (email: string) => app.call('POST /api/customer/login', { body: { email, password: PASSWORD } })
    expect((await signIn(oldEmail)).status).toBe(401)
    expect((await signIn(newEmail)).status).toBe(200)
    const later = await receive(app)
    expect(later.find(({ envelopeTo }) => envelopeTo.includes(oldEmail))?.subject).toMatch(/email was changed$/)
    expect(later.filter(({ envelopeTo }) => envelopeTo.includes(oldEmail))).toHaveLength(1)
    expect((await asker.readPage()).contactWish).toBeNull()
    expect(await actionsOf(id)).toEqual(
      ['contact-asked', 'contact-approved', 'phone-changed', 'email-changed'].map((word) => `customer.${word}`),
    )

    // used twice
    expect(await confirm(token)).toMatchObject({ status: 409, body: { error: expect.stringMatching(/already used/) } })
  })

  test('keeps everything when the office declines, and gets a mail that says so', async () => {
    const asker = await buildAsker(app, office)
    const { body } = await asker.ask({ email: asker.newEmail, phone: '(404) 555-0133' })
    await receive(app)
    expect((await asker.answer(body.wish?.id ?? '', 'decline')).status).toBe(200)
    expect(await asker.readWish()).toBeNull()
    expect(await rowOf(asker.customer.id)).toEqual({ email: asker.customer.email, phone: '(404) 555-0111' })
    const mails = await receive(app)
    expect(mails.map(({ envelopeTo, subject }) => [envelopeTo, subject])).toEqual([
      [[asker.customer.email], 'Your contact details stay the same'],
    ])
    expect(await actionsOf(asker.customer.id)).toEqual(['customer.contact-asked', 'customer.contact-declined'])
  })

  test('has one wish: a newer one replaces it, ends its link, and the office can no longer answer the first', async () => {
    const asker = await buildAsker(app, office)
    const first = (await asker.ask({ email: asker.newEmail, phone: null })).body.wish
    await asker.answer(first?.id ?? '', 'approve')
    const token = readToken((await receive(app)).find(({ envelopeTo }) => envelopeTo.includes(asker.newEmail)))
    expect((await show(token)).status).toBe(200)
    const second = (await asker.ask({ email: null, phone: '(404) 555-0144' })).body.wish
    expect((await asker.readPage()).contactWish?.id).toBe(second?.id)
    expect((await confirm(token)).status).toBe(404)
    expect((await asker.answer(first?.id ?? '', 'approve')).status).toBe(409)
    expect((await asker.answer(second?.id ?? '', 'approve')).status).toBe(200)
    expect(await asker.readWish()).toBeNull()
    expect(await rowOf(asker.customer.id)).toEqual({ email: asker.customer.email, phone: '(404) 555-0144' })
  })
})
