import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { buildAgentWithLogin, buildBooking } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { queueReplacementAlerts } from '../mails/queue-mails.ts'
import { NOW, START, startStage } from '../test-support/stage.ts'

type Stage = Awaited<ReturnType<typeof startStage>>
const OFFICE = /can't make/

const leave = ({ app, params }: Stage, cookie: string, reason = 'I broke my wrist.') =>
  app.call('POST /api/agent/bookings/:id/cannot-make-it', { cookie, params, body: { reason } })

const causes = async (stage: Stage) => (await stage.show()).dropOuts.map(({ cause, reason }) => [cause, reason])

const block = ({ app, cookies }: Stage, hours: number) =>
  app.call('POST /api/agent/blocked-times', {
    cookie: cookies.imani,
    body: {
      from: new Date(START.getTime() + hours * HOUR_MS).toISOString(),
      to: new Date(START.getTime() + (hours + 2) * HOUR_MS).toISOString(),
    },
  })

test("'I can't make it': the office gets one email, the booking stays confirmed and the time taken (P15.61)", async () => {
  await using stage = await startStage()
  const { app, db, cookies, imani } = stage
  await stage.confirmBooking()
  const standing = async () =>
    (await app.call('GET /api/admin/bookings/:id', { cookie: cookies.admin, params: stage.params })).body.dropOut
  expect(await standing()).toBeNull()
  expect((await leave(stage, cookies.imani)).status).toBe(200)
  expect(await causes(stage)).toEqual([['cannot_make_it', 'I broke my wrist.']])
  expect(await standing()).toBe('open')
  await stage.offer([stage.ivo.agent.id])
  expect(await standing()).toBe('offered')
  await stage.withdraw()
  expect(await standing()).toBe('open')
  const mails = (await stage.arrived()).filter(({ subject }) => OFFICE.test(subject ?? ''))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('I broke my wrist.')
  expect((await stage.read()).status).toBe('confirmed')
  expect(await db.selectFrom('agent_statuses').select('agent_id').execute()).toEqual([{ agent_id: imani.agent.id }])
  const work = await app.call('GET /api/admin/work', { cookie: cookies.admin })
  expect(work.body.items.map(({ kind }) => kind)).toContain('drop_out')
})

test("'I can't make it' again, also twice at once, is a no-op: one drop-out, one audit entry, one email (P15.61)", async () => {
  await using stage = await startStage()
  const { app, db, cookies, params } = stage
  await stage.confirmBooking()
  const own = async () => (await app.call('GET /api/agent/bookings', { cookie: cookies.imani })).body[0]?.droppedOutAt
  expect(await own()).toBeNull()
  const first = await Promise.all([leave(stage, cookies.imani), leave(stage, cookies.imani)])
  expect(first.map(({ status }) => status)).toEqual([200, 200])
  const at = await own()
  expect(at).toMatch(/^\d{4}-/)
  expect((await leave(stage, cookies.imani, 'It is my left wrist.')).status).toBe(200)
  expect(await causes(stage)).toEqual([['cannot_make_it', 'I broke my wrist.']])
  expect(await own()).toBe(at)
  const mails = (await stage.arrived()).filter(({ subject }) => OFFICE.test(subject ?? ''))
  expect(mails).toHaveLength(1)
  const audited = await db.selectFrom('audit_log').select('id').where('action', '=', 'booking.dropped-out').execute()
  expect(audited).toHaveLength(1)
  await app.call('POST /api/admin/bookings/:id/drop-out/dismiss', { cookie: cookies.admin, params })
  expect(await own()).toBeNull()
})

test("someone else's booking is 404, one that isn't confirmed or has begun 409 (P15.61)", async () => {
  await using stage = await startStage()
  const { app, cookies, ivo, params } = stage
  const other = await signIn(app, { role: 'agent', userId: ivo.user.id })
  expect((await leave(stage, cookies.imani)).status).toBe(409)
  await stage.confirmBooking()
  expect((await leave(stage, other)).status).toBe(404)
  stage.goTo(new Date(START.getTime() + HOUR_MS))
  expect((await leave(stage, cookies.imani)).status).toBe(409)
  stage.goTo(NOW)
  await app.call('PUT /api/bookings/:id', { cookie: cookies.admin, params, body: { status: 'cancelled' } })
  expect((await leave(stage, cookies.imani)).status).toBe(409)
  expect(await stage.db.selectFrom('drop_outs').select('id').execute()).toEqual([])
})

test('the office notes that she can make it after all, once (P15.60)', async () => {
  await using stage = await startStage()
  const { app, cookies, params } = stage
  await stage.confirmBooking()
  await leave(stage, cookies.imani)
  const dismiss = () => app.call('POST /api/admin/bookings/:id/drop-out/dismiss', { cookie: cookies.admin, params })
  expect((await dismiss()).status).toBe(200)
  expect(await causes(stage)).toEqual([])
  expect((await dismiss()).status).toBe(409)
  expect((await stage.subjectsTo('imani@example.com')).filter((subject) => OFFICE.test(subject ?? ''))).toEqual([])
})

test('after 24 hours without an offer the ticket says that we check availability, without the reason (P15.70)', async () => {
  await using stage = await startStage()
  const { app, db, cookies } = stage
  const ticket = async () => {
    const [own] = (await app.call('GET /api/customer/bookings', { cookie: cookies.dana })).body
    expect(JSON.stringify(own)).not.toContain('I have the flu.')
    return own?.checkingAvailability
  }
  await app.call('POST /api/agent/bookings/:id/answer', {
    ...{ cookie: cookies.imani, params: stage.params, body: { answer: 'declined', reason: 'I have the flu.' } },
  })
  const age = (hours: number) =>
    db
      .updateTable('drop_outs')
      .set({ created_at: new Date(Date.now() - hours * HOUR_MS) })
      .execute()
  await age(23)
  expect(await ticket()).toBe(false)
  await age(25)
  expect(await ticket()).toBe(true)
  await stage.offer([stage.ivo.agent.id])
  expect(await ticket()).toBe(false)
  await stage.withdraw()
  expect(await ticket()).toBe(true)
  await stage.confirmBooking()
  expect(await ticket()).toBe(false)
})

test('time blocked over a request is a drop-out until the time is given back (P15.60)', async () => {
  await using stage = await startStage()
  const { app, cookies } = stage
  expect((await block(stage, -3)).status).toBe(201)
  expect(await causes(stage), 'before the event').toEqual([])
  const blocked = await block(stage, 1)
  expect(blocked.status).toBe(201)
  expect((await causes(stage)).map(([cause]) => cause)).toEqual(['blocked'])
  const { id } = blocked.body
  await app.call('DELETE /api/agent/blocked-times/:id', { cookie: cookies.imani, params: { id } })
  expect(await causes(stage)).toEqual([])
})

test('time blocked over a request counts no more once the request moves away (P15.60)', async () => {
  await using stage = await startStage()
  const { app, cookies, params } = stage
  await block(stage, 1)
  const eventDate = new Date(START.getTime() + 3 * DAY_MS).toISOString()
  await app.call('PUT /api/admin/bookings/:id/details', { cookie: cookies.admin, params, body: { eventDate } })
  expect(await causes(stage)).toEqual([])
})

test('an agent archived with bookings to come drops out until she is back (P15.60)', async () => {
  await using stage = await startStage()
  const { db, imani } = stage
  const archive = (archived_at: Date | null) =>
    db.updateTable('agents').set({ archived_at }).where('id', '=', imani.agent.id).execute()
  await archive(new Date())
  expect(await causes(stage)).toEqual([['archived', null]])
  await archive(null)
  expect(await causes(stage)).toEqual([])
})

test.each(['confirmed anyway', 'canceled'])('a drop-out counts no more when its booking is %s', async (end) => {
  await using stage = await startStage()
  const { app, cookies, params } = stage
  await app.call('POST /api/agent/bookings/:id/answer', {
    ...{ cookie: cookies.imani, params, body: { answer: 'declined', reason: 'The flu.' } },
  })
  expect(await causes(stage)).toEqual([['declined', 'The flu.']])
  const status = end === 'canceled' ? 'cancelled' : 'confirmed'
  const body = { status, ...(status === 'confirmed' && { confirmAnyway: true, reason: 'She called.' }) } as const
  expect((await app.call('PUT /api/bookings/:id', { cookie: cookies.admin, params, body })).status).toBe(200)
  expect(await causes(stage)).toEqual([])
})

test('the office is alerted once 24 hours after a drop-out without an offer (P15.62)', async () => {
  await using stage = await startStage()
  await stage.confirmBooking()
  await leave(stage, stage.cookies.imani)
  const at = (hours: number) => queueReplacementAlerts(stage.db, new Date(Date.now() + hours * HOUR_MS))
  expect([await at(0), await at(23.9), await at(24.1), await at(30)]).toEqual([0, 0, 1, 0])
  const alerts = (await stage.arrived()).filter(({ subject }) => subject?.startsWith('No replacement yet'))
  expect(alerts).toHaveLength(1)
  expect(alerts[0]?.text).toContain("Dana Whitfield hasn't been offered anyone else yet.")
})

/** Imani drops out of a booking that begins within a day or so. */
async function startLate() {
  const stage = await startStage({ event_date: new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + DAY_MS) })
  await stage.confirmBooking()
  await leave(stage, stage.cookies.imani)
  return stage
}

test('a late drop-out alerts after two hours; two runs at once alert once (P15.62)', async () => {
  await using stage = await startLate()
  const at = (hours: number) => queueReplacementAlerts(stage.db, new Date(Date.now() + hours * HOUR_MS))
  expect(await at(1.9)).toBe(0)
  expect((await Promise.all([at(2.1), at(2.1)])).sort()).toEqual([0, 1])
})

test('an offer without a pick alerts once after 48 hours, and holds the alert of the drop-out (P15.62)', async () => {
  await using stage = await startStage()
  const { ivo, cookies } = stage
  await stage.confirmBooking()
  await leave(stage, cookies.imani)
  await stage.offer([ivo.agent.id])
  const at = (hours: number) => queueReplacementAlerts(stage.db, new Date(Date.now() + hours * HOUR_MS))
  expect([await at(25), await at(48.1), await at(60)]).toEqual([0, 1, 0])
  const alerts = (await stage.arrived()).filter(({ subject }) => subject?.startsWith('No replacement yet'))
  expect(alerts[0]?.text).toContain("hasn't picked anyone yet")
})

test('a pick that waits 24 hours for the office reminds it once; another pick counts anew (P15.65)', async () => {
  await using stage = await startStage()
  const { ivo, omar } = stage
  await stage.offer([ivo.agent.id, omar.agent.id])
  await stage.pick(await stage.choiceOf(ivo.agent.id))
  const at = (hours: number) => queueReplacementAlerts(stage.db, new Date(Date.now() + hours * HOUR_MS))
  expect([await at(23), await at(25), await at(30)]).toEqual([0, 1, 0])
  const late = (await stage.arrived()).filter(({ subject }) => subject?.startsWith('Still to confirm: Ivo Grant'))
  expect(late).toHaveLength(1)
  expect(late[0]?.text).toContain('Dana Whitfield picked Ivo Grant more than 24 hours ago.')
  // Ivo is taken meanwhile, and the customer picks again
  await stage.book(ivo.agent.id)
  await stage.confirm(await stage.choiceOf(ivo.agent.id))
  await stage.pick(await stage.choiceOf(omar.agent.id))
  expect((await Promise.all([at(25), at(25)])).sort()).toEqual([0, 1])
})

test('an offer within the last two days alerts halfway to the start (P15.62)', async () => {
  await using stage = await startLate()
  await stage.offer([stage.ivo.agent.id])
  const at = (hours: number) => queueReplacementAlerts(stage.db, new Date(Date.now() + hours * HOUR_MS))
  expect([await at(11.5), await at(13), await at(20)]).toEqual([0, 1, 0])
})

test('the figures of reliability: in time, late, waiting, entered by the office, older (P15.68)', async () => {
  await using stage = await startStage()
  const { app, db } = stage
  const { agent } = await buildAgentWithLogin(db, { name: 'Rhea Counted' }, { email: 'rhea@example.com' })
  const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS)
  const request = (created: number, answered: number | null, more = {}) =>
    buildBooking(db, {
      ...{ agent_id: agent.id, event_date: START, requested_as: 'signed_in', created_at: ago(created) },
      ...(answered !== null && { agent_answer: 'accepted', agent_answered_at: ago(answered) }),
      ...more,
    })
  const booking = await request(100, 77)
  await request(100, 75)
  await request(100, null)
  await request(10, null)
  await request(100, 90, { requested_as: 'office' })
  await request(24 * 400, 24 * 400 - 1)
  const left = { booking_id: booking.id, agent_id: agent.id, cause: 'cannot_make_it', resolved_at: NOW } as const
  await db
    .insertInto('drop_outs')
    .values([
      { ...left, created_at: ago(200), event_date: ago(200 - 73) },
      { ...left, created_at: ago(200), event_date: ago(200 - 71) },
      { ...left, created_at: ago(24 * 400), event_date: ago(24 * 400 - 1) },
      { ...left, cause: 'blocked', created_at: ago(200), event_date: ago(199) },
    ])
    .execute()
  const read = (cookie: string) => app.call('GET /api/admin/reliability/:id', { cookie, params: { id: agent.id } })
  await db.updateTable('users').set({ staff_role: 'owner' }).where('id', '=', stage.adminId).execute()
  const figures = { requests: 3, answeredInTime: 1, dropOuts: 2, lateDropOuts: 1 }
  expect((await read(stage.cookies.admin)).body).toEqual(figures)
  expect((await read(stage.cookies.imani)).status).toBe(403)
  await db.updateTable('users').set({ staff_role: 'booker' }).where('id', '=', stage.adminId).execute()
  expect((await read(stage.cookies.admin)).status).toBe(403)
})
