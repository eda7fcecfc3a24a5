import { expect, test } from 'vitest'
import { buildPayer } from '#tests/support/billing.ts'
import { buildUser } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { openTestApp, signIn } from '#tests/support/start-test-app.ts'

const app = await openTestApp()

const rename = (name: string, cookie = '') => app.call('PUT /api/customer/name', { body: { name }, cookie })
const nameOf = async (cookie: string) => (await app.call('GET /api/customer/session', { cookie })).body.customer.name

test('a customer changes the own name, audited once; another customer and the bookings keep theirs (P4.6)', async () => {
  const [renee, grant] = [await buildPayer(app), await buildPayer(app)]
  const booking = await renee.book()
  expect(await rename('  Renée Thibodeaux  ', renee.cookie)).toMatchObject({
    ...{ status: 200, body: { name: 'Renée Thibodeaux' } },
  })
  await rename('Renée Thibodeaux', renee.cookie)
  expect(await nameOf(renee.cookie)).toBe('Renée Thibodeaux')
  expect(await nameOf(grant.cookie)).toBe(grant.customer.name)
  const kept = await app.context.db
    .selectFrom('bookings')
    .select('customer_name')
    .where('id', '=', booking.id)
    .execute()
  expect(kept).toEqual([{ customer_name: renee.customer.name }])
  const audit = await app.context.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('entity_id', '=', renee.customer.id)
    .execute()
  expect(audit).toEqual([
    {
      ...{ action: 'customer.name-changed', actor_id: renee.customer.id },
      ...{ before: { name: renee.customer.name }, after: { name: 'Renée Thibodeaux' } },
    },
  ])
})

test('an empty or too long name is refused beside the field; strangers and other roles are refused', async () => {
  const { cookie, customer } = await buildPayer(app)
  for (const name of ['', '   ', 'x'.repeat(201)]) {
    expect(await rename(name, cookie)).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } })
  }
  const { id: userId } = await buildUser(app.context.db, { role: 'agent' })
  expect((await rename('X')).status).toBe(401)
  expect((await rename('X', await signIn(app, { role: 'agent', userId }))).status).toBe(403)
  expect((await rename('X', (await signInAdmin(app)).cookie)).status).toBe(403)
  expect(await nameOf(cookie)).toBe(customer.name)
})

test('a customer with a temporary password changes it first', async () => {
  const { cookie } = await buildPayer(app, { must_change_password: true })
  expect((await rename('X', cookie)).status).toBe(403)
})
