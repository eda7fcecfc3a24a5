import { expect, test } from 'vitest'
import { startStage } from '#server/changes/replacements/test-support/stage.ts'
import { buildAgentWithLogin, buildBooking } from '#tests/support/factories.ts'
import { signIn } from '#tests/support/start-test-app.ts'
import { readCsv } from '../../test-support/read-csv.ts'

test('drop-outs count by cause and by how they ended, offers by their state (P15.83)', async () => {
  await using stage = await startStage()
  const { app, db, cookies, params, lena, booking } = stage
  const cookie = cookies.admin
  const read = async () => (await app.call('GET /api/admin/reports/changes', { cookie, query: {} })).body
  expect(await read()).toMatchObject({ dropOuts: [], offers: { made: 0, confirmed: 0, withdrawn: 0, waiting: 0 } })

  // can't make it: the customer picks someone else
  await stage.confirmBooking()
  const reason = 'I broke my wrist.'
  const leave = { cookie: cookies.imani, params, body: { reason } }
  expect((await app.call('POST /api/agent/bookings/:id/cannot-make-it', leave)).status).toBe(200)
  await stage.offer([lena.agent.id])
  expect(await read()).toMatchObject({
    dropOuts: [{ cause: 'cannot_make_it', count: 1, replaced: 0, canceled: 0, open: 1 }],
    offers: { made: 1, waiting: 1 },
  })
  const choiceId = await stage.choiceOf(lena.agent.id)
  await stage.pick(choiceId)
  expect((await stage.confirm(choiceId)).status).toBe(200)

  // declined requests: one is canceled, one is confirmed all the same, one waits
  const { agent, user } = await buildAgentWithLogin(db, { name: 'Ada Reyes' }, { email: 'ada@example.com' })
  const ada = await signIn(app, { role: 'agent', userId: user.id })
  const declined: string[] = []
  for (const days of [40, 50, 60]) {
    const event_date = new Date(stage.booking.event_date.getTime() + days * 86_400_000)
    const { id } = await buildBooking(db, { agent_id: agent.id, event_date, event_duration: 4 })
    const body = { answer: 'declined' as const, reason: 'Out of town' }
    const answered = await app.call('POST /api/agent/bookings/:id/answer', { params: { id }, body, cookie: ada })
    expect(answered.status).toBe(200)
    declined.push(id)
  }
  const [canceled = '', anyway = ''] = declined
  const cancel = { cause: 'agency' as const, reasonCode: 'no_talent' as const, refund: 0 }
  const over = await app.call('POST /api/admin/bookings/:id/cancel', { params: { id: canceled }, body: cancel, cookie })
  expect(over.status).toBe(200)
  const taken = { status: 'confirmed' as const, confirmAnyway: true, reason: 'She called: she can.' }
  expect((await app.call('PUT /api/bookings/:id', { params: { id: anyway }, body: taken, cookie })).status).toBe(200)

  const report = await read()
  expect(report.dropOuts).toEqual([
    { cause: 'declined', count: 3, replaced: 0, canceled: 1, open: 1 },
    { cause: 'cannot_make_it', count: 1, replaced: 1, canceled: 0, open: 0 },
  ])
  expect(report.offers).toEqual({ made: 1, confirmed: 1, withdrawn: 0, waiting: 0 })
  expect(report.cancellations.reasons).toMatchObject([{ cause: 'agency', reason: 'no_talent', count: 1 }])

  const url = '/api/admin/exports/changes?list=drop-outs'
  const file = readCsv(String((await app.send({ method: 'GET', url, headers: { cookie } })).body))
  expect(file.map((row) => [row.Agent, row.Cause, row.Outcome, row['Agent now']])).toEqual([
    ['Imani Okafor', "Can't make it", 'Someone else has it', 'Lena Park'],
    ['Ada Reyes', 'Declined the request', 'Booking canceled', 'Ada Reyes'],
    ['Ada Reyes', 'Declined the request', 'Settled', 'Ada Reyes'],
    ['Ada Reyes', 'Declined the request', 'Open', 'Ada Reyes'],
  ])
  expect(file[0]).toMatchObject({ 'In words': reason, 'Booking id': booking.id })
})
