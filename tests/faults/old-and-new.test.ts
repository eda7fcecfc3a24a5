import { expect, test } from 'vitest'
import { hashOnce, PASSWORD } from '#tests/support/accounts.ts'
import { bookingBody, inDays } from '#tests/support/bookings.ts'
import { type Machine, openFleet } from '#tests/support/fleet.ts'
import { TERMS } from '#tests/support/invoices.ts'
import { unpackPreviousRelease } from '#tests/support/previous-release.ts'
import { until } from '#tests/support/until.ts'
import { callOver, cookieFrom } from '#tests/support/wire.ts'
import { prepareWriters } from '#tests/support/writers.ts'

/** How often each direction is walked. */
const ROUNDS = 5

test('the previous release serves on the new schema beside the new one: no 5xx, no write lost (S124)', async () => {
  const release = await unpackPreviousRelease()
  console.log(`previous release: ${release.commit ?? 'the present one'} without ${release.newer.join(', ')}`)
  expect(release.newer.length).toBeGreaterThan(0)
  const fleet = await openFleet()
  const { agentId, cookie: own, payable: all } = await prepareWriters(fleet)
  const payable = all.slice(0, 200)
  const customer = `__Host-${own}`
  await fleet.query(
    `insert into users (username, email, role, staff_role, password_hash) values ('mara', 'mara@example.com', 'admin', 'owner', $1)`,
    [await hashOnce(PASSWORD)],
  )
  const [old, ...present] = fleet.machines
  // the new release migrated the database; the old one starts on it, as one that crashes during an upgrade does
  for (const machine of present) await machine.start()
  await old.start(release.folder)

  let calls = 0
  const call = async (
    machine: Machine,
    method: string,
    path: string,
    sent: { cookie?: string; body?: object } = {},
  ) => {
    const answer = await callOver(method, `${machine.url}${path}`, sent)
    const { status, text } = answer
    expect(status, `${machine === old ? 'old' : 'new'} ${method} ${path}: ${status} ${text}`).toBeLessThan(400)
    calls += 1
    return answer
  }
  const logIn = async (machine: Machine) =>
    cookieFrom(
      await call(machine, 'POST', '/api/admin/login', { body: { email: 'mara@example.com', password: PASSWORD } }),
    )

  /** A booking from request to invoice and payment, each step at the other release. */
  async function walk(one: Machine, other: Machine, name: string): Promise<void> {
    const cookie = await logIn(one)
    const body = bookingBody(agentId, { customerEmail: `${name}@example.com`, eventDate: inDays(30 + payable.length) })
    const { id } = (await call(one, 'POST', '/api/bookings', { body })).body
    expect((await call(other, 'GET', `/api/admin/bookings/${id}`, { cookie })).body).toMatchObject({ id })
    await call(other, 'PUT', `/api/bookings/${id}`, { cookie, body: { status: 'confirmed' } })
    await call(one, 'POST', `/api/admin/bookings/${id}/notes`, { cookie, body: { content: name } })
    const terms = { ...TERMS, subtotal: 30_000, tax: 0, total: 30_000, bookingId: id }
    const invoice = (await call(other, 'POST', '/api/admin/generate-invoice', { cookie, body: terms })).body
    const listed = (await call(one, 'GET', '/api/invoices', { cookie })).body as { id: string }[]
    expect(listed.map((each) => each.id)).toContain(invoice.id)
    expect((await call(one, 'GET', `/api/admin/invoices/${invoice.id}/pdf`, { cookie })).status).toBe(200)

    const paid = payable.shift()
    await call(one, 'POST', `/api/customer/bookings/${paid}/pay`, { cookie: customer, body: { paymentMethod: 'cash' } })
    const payments = (await call(other, 'GET', '/api/payments', { cookie })).body as { id: string; bookingId: string }[]
    const payment = payments.find(({ bookingId }) => bookingId === paid)
    await call(other, 'POST', `/api/admin/payments/${payment?.id}/verify`, { cookie, body: {} })

    const category = name.replaceAll('-', '_')
    await call(one, 'POST', '/api/categories', { cookie, body: { name: category, displayName: name } })
    await until(async () => (await call(other, 'GET', '/api/categories')).text.includes(`"${category}"`), 30_000)
    const { sessionToken } = (await call(one, 'POST', '/api/chat/init')).body
    await call(other, 'POST', '/api/chat/message', { body: { sessionToken, message: 'Who is free on Friday?' } })
    for (const machine of [one, other]) {
      const reads = [
        '/api/admin/bookings-board?status=confirmed',
        '/api/admin/bookings-table',
        '/api/admin/bookings-with-details',
      ]
      for (const path of [...reads, '/api/admin/proposals']) await call(machine, 'GET', path, { cookie })
      for (const path of ['/api/customer/bookings', '/api/customer/invoices', '/api/customer/payments'])
        await call(machine, 'GET', path, { cookie: customer })
      await call(machine, 'GET', '/api/agents')
      await call(machine, 'GET', '/api/health/ready')
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const other of present) {
      const name = `${round}${present.indexOf(other)}`
      await walk(old, other, `from-old-${name}`)
      await walk(other, old, `from-new-${name}`)
    }
  }
  console.log(`${calls} calls of both releases, none refused`)
  const [kept] = await fleet.query<Record<string, number>>(
    `select (select count(*)::int from bookings where customer_email like 'from-%' and status = 'confirmed') as bookings,
      (select count(*)::int from invoices) as invoices, (select count(*)::int from payments where verified_at is not null) as payments`,
  )
  const walked = ROUNDS * 4
  expect(kept).toEqual({ bookings: walked, invoices: walked, payments: walked })
  for (const machine of fleet.machines) expect((await machine.stop()).code).toBe(0)
}, 300_000)
