import { expect, test } from 'vitest'
import { buildAgentWithLogin, buildBooking, buildCustomer } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { DANA, startStage } from './test-support/stage.ts'

type Stage = Awaited<ReturnType<typeof startStage>>

const post = ({ app }: Stage, url: string, payload: unknown, cookie?: string) =>
  app.send({
    ...{ method: 'POST', url },
    headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
    payload: JSON.stringify(payload),
  })

const HUGE = 'x'.repeat(20_000)
const STRANGE: readonly unknown[] = [null, 7, true, [], 'x', { id: 1 }]

test('wrong types, huge texts and strange ids are refused, and nothing is written', async () => {
  await using stage = await startStage()
  const { db, booking, cookies, ivo } = stage
  await stage.confirmBooking()
  const admin = `/api/admin/bookings/${booking.id}`
  const calls: [url: string, bodies: unknown[], cookie?: string][] = [
    [
      `${admin}/replacement-offer`,
      [
        ...STRANGE.map((agentIds) => ({ agentIds })),
        ...STRANGE.map((one) => ({ agentIds: [one] })),
        { agentIds: Array(4).fill(ivo.agent.id) },
        ...[7, true, [], {}, HUGE].map((message) => ({ agentIds: [ivo.agent.id], message })),
      ],
      cookies.admin,
    ],
    [`${admin}/replacement-offer/confirm`, STRANGE.map((choiceId) => ({ choiceId })), cookies.admin],
    [
      `${admin}/cancel`,
      [
        ...STRANGE.map((cause) => ({ cause, reasonCode: 'other', refund: 0 })),
        ...STRANGE.map((reasonCode) => ({ cause: 'agency', reasonCode, refund: 0 })),
        { cause: 'agency', reasonCode: '__proto__', refund: 0 },
        ...[-1, 0.5, 1e300, '0', null].map((refund) => ({ cause: 'agency', reasonCode: 'other', refund })),
        ...[7, [], HUGE].map((reason) => ({ cause: 'agency', reasonCode: 'other', refund: 0, reason })),
      ],
      cookies.admin,
    ],
    [
      `/api/agent/bookings/${booking.id}/cannot-make-it`,
      [7, [], '', '  ', HUGE].map((reason) => ({ reason })),
      cookies.imani,
    ],
    [
      `/api/customer/bookings/${booking.id}/cancel`,
      [...[-1, 0.5, '0', null].map((refund) => ({ refund })), { refund: 0, message: HUGE }],
      cookies.dana,
    ],
    [`/api/customer/bookings/${booking.id}/replacement`, STRANGE.map((choiceId) => ({ choiceId })), cookies.dana],
    ['/api/replacement', [...STRANGE.filter((one) => one !== 'x'), '', HUGE].map((token) => ({ token }))],
    ['/api/agent/could-you/answer', [...STRANGE, 'maybe'].map((answer) => ({ token: 'x', answer }))],
  ]
  for (const [url, bodies, cookie] of calls) {
    for (const body of bodies) {
      const { status } = await post(stage, url, body, cookie)
      expect([400, 413], `${url} ${JSON.stringify(body).slice(0, 80)}`).toContain(status)
    }
  }
  for (const id of ['1', 'null', '%00', crypto.randomUUID()]) {
    const { status } = await post(
      stage,
      `/api/admin/bookings/${id}/replacement-offer`,
      { agentIds: [ivo.agent.id] },
      cookies.admin,
    )
    expect([400, 404], id).toContain(status)
  }
  expect(await db.selectFrom('replacement_offers').select('id').execute()).toEqual([])
  expect(await db.selectFrom('drop_outs').select('id').execute()).toEqual([])
  expect((await stage.read()).status).toBe('confirmed')
})

test("someone else's ids are 404, and what was offered for another booking can't be picked or confirmed", async () => {
  await using stage = await startStage()
  const { app, db, ivo, lena } = stage
  await stage.offer([ivo.agent.id])
  const choiceId = await stage.choiceOf(ivo.agent.id)
  const other = await buildCustomer(db, {})
  const cookie = await signIn(app, { role: 'customer', customerId: other.id })
  const own = await buildBooking(db, { customer_id: other.id, agent_id: lena.agent.id })
  // nothing is offered for the own one
  for (const [id, refused] of [
    [stage.booking.id, 404],
    [own.id, 409],
  ] as const) {
    const picked = await app.call('POST /api/customer/bookings/:id/replacement', {
      ...{ cookie, params: { id }, body: { choiceId } },
    })
    expect(picked.status).toBe(refused)
    const canceled = await app.call('POST /api/customer/bookings/:id/cancel', {
      ...{ cookie: stage.cookies.dana, params: { id: own.id }, body: { refund: 0 } },
    })
    expect(canceled.status).toBe(404)
  }
  const params = { id: own.id }
  const confirm = 'POST /api/admin/bookings/:id/replacement-offer/confirm'
  expect((await app.call(confirm, { cookie: stage.cookies.admin, params, body: { choiceId } })).status).toBe(409)
  expect((await stage.show()).offer?.state).toBe('open')
})

test('a link works once: a second pick and a second answer are 409', async () => {
  await using stage = await startStage()
  const { app, ivo, lena } = stage
  await stage.offer([ivo.agent.id, lena.agent.id])
  const token = await stage.tokenTo(DANA, 'replacement')
  const choiceId = await stage.choiceOf(ivo.agent.id)
  const pick = () => app.call('POST /api/replacement/pick', { body: { token, choiceId } })
  expect([(await pick()).status, (await pick()).status]).toEqual([200, 409])
  const asked = await stage.tokenTo('ivo@example.com', 'could-you')
  const yes = () => app.call('POST /api/agent/could-you/answer', { body: { token: asked, answer: 'yes' } })
  expect([(await yes()).status, (await yes()).status]).toEqual([200, 409])
  // a link of one kind opens nothing of the other
  expect((await app.call('POST /api/replacement', { body: { token: asked } })).status).toBe(404)
})

test('an agent who is archived after the offer is neither picked nor confirmed, and her link is 404', async () => {
  await using stage = await startStage()
  const { app, db, ivo, lena } = stage
  const archive = (id: string) =>
    db.updateTable('agents').set({ archived_at: new Date() }).where('id', '=', id).execute()
  await stage.offer([ivo.agent.id, lena.agent.id])
  const asked = await stage.tokenTo('ivo@example.com', 'could-you')
  const [gone, picked] = [await stage.choiceOf(ivo.agent.id), await stage.choiceOf(lena.agent.id)]
  await archive(ivo.agent.id)
  expect((await app.call('POST /api/agent/could-you/answer', { body: { token: asked, answer: 'yes' } })).status).toBe(
    404,
  )
  expect((await stage.pick(gone)).status).toBe(409)
  expect((await stage.pick(picked)).status).toBe(200)
  await archive(lena.agent.id)
  expect((await stage.confirm(picked)).status).toBe(409)
  expect((await stage.read()).agent_id).toBe(stage.imani.agent.id)
  const late = await buildAgentWithLogin(db, { archived_at: new Date() }, { email: 'late@example.com' })
  expect((await stage.offer([late.agent.id])).status).toBe(409)
})

test('of a completed booking nothing is offered, dropped out of, canceled or picked', async () => {
  await using stage = await startStage()
  const { app, cookies, params, ivo } = stage
  await stage.confirmBooking()
  await stage.offer([ivo.agent.id])
  const choiceId = await stage.choiceOf(ivo.agent.id)
  await app.call('PUT /api/bookings/:id', { cookie: cookies.admin, params, body: { status: 'completed' } })
  const answers = [
    await stage.offer([ivo.agent.id]),
    await stage.pick(choiceId),
    await stage.confirm(choiceId),
    await app.call('POST /api/agent/bookings/:id/cannot-make-it', {
      cookie: cookies.imani,
      params,
      body: { reason: 'Ill' },
    }),
    await app.call('POST /api/customer/bookings/:id/cancel', { cookie: cookies.dana, params, body: { refund: 0 } }),
    await app.call('POST /api/customer/bookings/:id/change-request', {
      ...{ cookie: cookies.dana, params, body: { eventDuration: 6 } },
    }),
    await app.call('POST /api/admin/bookings/:id/cancel', {
      ...{ cookie: cookies.admin, params, body: { cause: 'agency', reasonCode: 'other', refund: 0 } },
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 409))
  expect((await stage.read()).status).toBe('completed')
})
