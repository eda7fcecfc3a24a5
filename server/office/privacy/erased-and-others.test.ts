import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { EMAIL, gatherRenee, PERSONAL } from '#server/office/test-support/renee.ts'
import { buildInvoice } from '#tests/support/billing.ts'
import { buildAgentWithLogin, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { deliver, mailTo, makeDue } from '#tests/support/mail.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { eraseCustomer } from './erase-customer.ts'
import { exportCustomer } from './export-customer.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
  return () => app[Symbol.asyncDispose]()
})

test('conversations known by phone alone, or mailed as a transcript, are theirs; those of others stay', async () => {
  const { id } = await gatherRenee(app)
  const { db } = app.context
  await db.updateTable('customers').set({ phone: '(404) 555-0177' }).where('id', '=', id).execute()
  const other = await buildCustomer(db, {})
  const session = (values: object) => ({ session_token_hash: randomBytes(32), ...values })
  const made = await db
    .insertInto('chat_sessions')
    .values([
      session({ contact_phone: '+1 404 555 0177', contact_name: 'R.' }),
      session({ contact_name: 'mailed' }),
      session({ contact_name: 'applied' }),
      session({ contact_phone: '404-555-0177', contact_email: 'somebody@example.com' }),
      session({ contact_phone: '404-555-0177', customer_id: other.id }),
      session({ contact_phone: '404-555-0199' }),
      session({ contact_name: 'applied with another email' }),
      session({ customer_id: other.id, contact_name: 'applied for them' }),
    ])
    .returning('id')
    .execute()
  const [byPhone, mailed, applied, ...others] = made.map((row) => row.id)
  const application = { name: 'R.', phone: '404.555.0177' }
  await db
    .insertInto('chat_applications')
    .values([
      { ...application, session_id: applied ?? '' },
      { ...application, session_id: others.at(-2) ?? '', email: 'somebody@example.com' },
      { ...application, session_id: others.at(-1) ?? '', email: EMAIL },
    ])
    .execute()
  const data = JSON.stringify({ sessionId: mailed })
  await db.insertInto('outbox_emails').values({ kind: 'chat-transcript', recipient: EMAIL, data }).execute()
  const chats = (await exportCustomer(db, EMAIL))?.chats as { id: string }[]
  expect(chats.map((chat) => chat.id)).toEqual(expect.arrayContaining([byPhone, mailed, applied]))
  await eraseCustomer(db, EMAIL)
  const left = await db
    .selectFrom('chat_sessions')
    .select('id')
    .where(
      'id',
      'in',
      made.map((row) => row.id),
    )
    .execute()
  expect(left.map((row) => row.id).sort()).toEqual(others.sort())
})

test('the data of other customers does not change', async () => {
  const { db } = app.context
  const other = await buildCustomer(db, { email: 'dana@example.com', name: 'Dana' })
  const booking = await buildBooking(db, {
    customer_id: other.id,
    customer_name: 'Dana',
    customer_email: other.email,
  })
  await buildInvoice(db, booking.id, { notes: 'For Dana' })
  await db
    .insertInto('chat_sessions')
    .values({ session_token_hash: randomBytes(32), customer_id: other.id })
    .execute()
  const before = await exportCustomer(db, other.email)
  await gatherRenee(app)
  await eraseCustomer(db, EMAIL)
  expect(await exportCustomer(db, other.email)).toEqual(before)
})

test('an agent still learns by email of a cancellation that waited, without the customer', async () => {
  const { db } = app.context
  await using smtp = await startSmtp()
  using mailer = mailTo(smtp.url)
  const { agent, user } = await buildAgentWithLogin(db, { name: 'Vera Vane' })
  const { id } = await buildCustomer(db, { email: EMAIL, name: 'Renee Thibodeaux' })
  const booking = await buildBooking(db, {
    ...{ agent_id: agent.id, customer_id: id, customer_name: 'Renee Thibodeaux', customer_email: EMAIL },
    ...{ status: 'confirmed', event_location: '7 Magnolia Street', special_requests: 'No begonias.' },
  })
  const { cookie } = await signInAdmin(app)
  await app.call('PUT /api/bookings/:id', { cookie, params: { id: booking.id }, body: { status: 'cancelled' } })
  expect(await eraseCustomer(db, EMAIL)).toMatchObject({ result: 'erased' })
  await makeDue(app)
  expect(await deliver(app, mailer)).toBe(1)
  const [mail] = smtp.arrived
  expect(mail?.envelopeTo).toEqual([user.email])
  expect(mail?.subject).toMatch(/^Canceled: Wedding, /)
  expect(mail?.text).toContain('Customer: Erased customer')
  expect(mail?.source).not.toMatch(PERSONAL)
})
