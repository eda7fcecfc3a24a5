import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildLogin, logIn, PASSWORD, readCookie, readRole } from '#tests/support/accounts.ts'
import { buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { ageSession, signInAdmin } from '#tests/support/sign-in.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

const app = await openTestApp()
const admin = await signInAdmin(app)

const suspend = (id: string, cookie = admin.cookie, reason = 'Threatened an agent') =>
  app.call('POST /api/admin/customers/:id/suspend', { params: { id }, body: { reason }, cookie })
const restore = (id: string, cookie = admin.cookie) =>
  app.call('POST /api/admin/customers/:id/restore', { params: { id }, cookie })
const auditOf = (id: string) =>
  app.context.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after', 'reason'])
    .where('entity', '=', 'customer')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
const mails = async () => (await app.context.db.selectFrom('outbox_emails').select('id').execute()).length

async function enter() {
  const login = await buildLogin(app, 'customer')
  return { ...login, cookie: readCookie(await logIn(app, 'customer', login.email)) }
}

describe('suspending a customer (P6.51)', () => {
  test('ends the sessions and refuses the log-in in the words of a wrong password; restoring lets in again', async () => {
    const { id, email, cookie } = await enter()
    const booking = await buildBooking(app.context.db, { customer_id: id })
    const before = await mails()
    expect(await suspend(id)).toMatchObject({ status: 200, body: { id, status: 'suspended' } })
    expect(await readRole(app, cookie)).toBeNull()
    const [right, wrong] = [await logIn(app, 'customer', email), await logIn(app, 'customer', email, 'wrong one')]
    expect([right.status, right.body]).toEqual([wrong.status, wrong.body])
    await app.call('POST /api/auth/forgot-password', { body: { role: 'customer', email } })
    expect(await mails(), 'nobody is mailed').toBe(before)
    const shown = await app.call('GET /api/admin/bookings/:id', { params: { id: booking.id }, cookie: admin.cookie })
    expect(shown.body).toMatchObject({ customerStatus: 'suspended', status: 'pending' })
    expect(await restore(id)).toMatchObject({ status: 200, body: { id, status: 'active' } })
    expect(await readRole(app, cookie)).toBeNull()
    expect((await logIn(app, 'customer', email)).status).toBe(200)
    expect(await auditOf(id)).toEqual([
      {
        ...{ action: 'customer.suspended', reason: 'Threatened an agent' },
        ...{ before: { status: 'active' }, after: { status: 'suspended' } },
      },
      {
        ...{ action: 'customer.restored', reason: null },
        ...{ before: { status: 'suspended' }, after: { status: 'active' } },
      },
    ])
  })

  test('is a no-op the second time, and of twenty at once one is audited', async () => {
    const { id } = await enter()
    const answers = await Promise.all(Array.from({ length: 20 }, () => suspend(id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await auditOf(id)).toHaveLength(1)
    await restore(id)
    await restore(id)
    expect(await auditOf(id)).toHaveLength(2)
  })

  test('a log-in at the same moment leaves no session', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, email } = await buildLogin(app, 'customer')
      const tries = Promise.all(Array.from({ length: 3 }, () => logIn(app, 'customer', email)))
      const [answers] = await Promise.all([tries, suspend(id)])
      for (const answer of answers) {
        if (answer.status === 200) expect(await readRole(app, readCookie(answer))).toBeNull()
        else expect(answer.status).toBe(401)
      }
      await restore(id)
      const { rows } = await app.database.pool.query('select from sessions where customer_id = $1', [id])
      expect(rows).toHaveLength(0)
    }
  })

  test('a mailed link from before does not work, not even after restoring', async () => {
    const { id, email } = await buildLogin(app, 'customer')
    const token = randomUUID()
    const { writePasswordLink } = await import('../passwords/password-links.ts')
    await writePasswordLink(app.context.db, { role: 'customer', id }, { token, purpose: 'reset_password' })
    await suspend(id)
    await restore(id)
    const body = { token, newPassword: `${PASSWORD}!` }
    expect((await app.call('POST /api/auth/reset-password', { body })).status).toBe(422)
    expect((await logIn(app, 'customer', email)).status).toBe(200)
  })

  test('is refused for unknown and erased customers, without a reason, and for everyone but admins', async () => {
    const erased = await buildCustomer(app.context.db, { status: 'erased' })
    const { id, cookie } = await enter()
    expect([(await suspend(randomUUID())).status, (await restore(randomUUID())).status]).toEqual([404, 404])
    expect([(await suspend(erased.id)).status, (await restore(erased.id)).status]).toEqual([409, 409])
    for (const reason of ['', '   ', 'x'.repeat(501)])
      expect((await suspend(id, admin.cookie, reason)).status).toBe(400)
    expect([(await suspend(id, cookie)).status, (await restore(id, cookie)).status]).toEqual([403, 403])
    expect([(await suspend(id, '')).status, (await restore(id, '')).status]).toEqual([401, 401])
    expect(await readRole(app, cookie)).toBe('customer')
    expect(await auditOf(id)).toEqual([])
  })

  test('asks an admin who did not prove who they are within ten minutes', async () => {
    const { id, cookie } = await enter()
    const late = await signInAdmin(app)
    await ageSession(app, late.cookie)
    const { status, body } = await suspend(id, late.cookie)
    expect([status, body.code]).toEqual([403, 'reauthentication_required'])
    expect(await readRole(app, cookie)).toBe('customer')
  })
})
