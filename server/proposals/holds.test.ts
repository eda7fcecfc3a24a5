import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCategory } from '#tests/support/factories.ts'
import { expireProposals } from './expire-proposals.ts'
import { OFFICE, START, startStage } from './test-support/stage.ts'

let stage: Awaited<ReturnType<typeof startStage>>
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

const free = async (category: string) => {
  const query = { start: START.toISOString(), hours: 4, category }
  return (await stage.app.call('GET /api/admin/agents/free', { cookie: stage.admin, query })).body
}

describe('what a proposal holds (P16.5)', () => {
  test('keeps other proposals and searches away, until the moment it ends', async () => {
    const { db, app, ask, send, show, lapse } = stage
    const first = await ask(['Held Person'])
    await buildCategory(db, 'photographer')
    await db.updateTable('agents').set({ category: 'photographer' }).where('id', 'in', first.agents).execute()
    const { body: proposal } = await send(first.eventId)
    const { busy } = await free('photographer')
    expect(busy.find(({ name }) => name === 'Held Person')?.reasons).toMatchObject([
      { kind: 'held', customerName: 'Dana Whitfield' },
    ])
    const day = START.toISOString()
    const search = await app.app.inject({
      method: 'GET',
      url: `/api/agents?category=photographer&date=${encodeURIComponent(day)}`,
    })
    expect(search.body).not.toContain('Held Person')

    const second = await ask(['Held Person'], first.agents)
    const refused = await send(second.eventId)
    expect([refused.status, (refused.body as unknown as { error: string }).error]).toEqual([
      409,
      'Held Person is held by another proposal at that time.',
    ])

    // the clock passes the time to answer: no job has run
    await lapse(proposal.id)
    expect((await free('photographer')).free.map(({ name }) => name)).toContain('Held Person')
    expect((await show(first.eventId)).proposals[0]?.state).toBe('expired')
    expect((await send(second.eventId)).status).toBe(201)
  })

  test('is overruled by a confirmed booking only with a reason, and the office is notified', async () => {
    const { app, admin, ask, send, tokenOf, accept, statusesOf, mailsTo } = stage
    const held = await ask(['Ada Lin'])
    await send(held.eventId)
    const token = await tokenOf(held.email)
    const other = await ask(['Ada Lin'], held.agents)
    const confirm = (body: object) =>
      app.call('PUT /api/bookings/:id', {
        ...{ cookie: admin, params: { id: other.bookingIds[0] ?? '' } },
        body: { status: 'confirmed', ...body } as { status: 'confirmed' },
      })
    const refused = await confirm({})
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        blocks: [
          { code: 'held', sentence: expect.stringMatching(/^A proposal holds this agent for Dana Whitfield until /) },
        ],
      },
    ])
    expect((await confirm({ confirmAnyway: true, reason: 'The family asked first' })).status).toBe(200)
    const mails = await mailsTo(OFFICE)
    expect(mails.some(({ subject }) => subject?.startsWith('Held time was taken: '))).toBe(true)

    // the customer of the proposal is too late: nothing changes, and the office is alerted once
    for (let i = 0; i < 2; i++) {
      const late = await accept(token)
      expect([late.status, (late.body as unknown as { error: string }).error]).toEqual([
        409,
        expect.stringMatching(/^We could not book this\..* We have been alerted/),
      ])
      expect(JSON.stringify(late.body)).not.toContain('already booked by')
    }
    expect(await statusesOf(held.eventId)).toEqual(['pending'])
    const alerts = (await mailsTo(OFFICE)).filter(({ subject }) =>
      subject?.startsWith('Proposal could not be signed: '),
    )
    expect(alerts).toHaveLength(1)
  })

  test('ends with a withdrawal, a refusal and a newer version', async () => {
    const { app, db, admin, ask, send, tokenOf, open, accept, mailsTo } = stage
    const holdsOf = async (ids: string[]) =>
      (await db.selectFrom('holds').select('proposal_id').where('booking_id', 'in', ids).execute()).map(
        (row) => row.proposal_id,
      )
    const { eventId, email, bookingIds } = await ask(['Vera Vane'])
    const one = (await send(eventId)).body
    const oldToken = await tokenOf(email)
    const two = (await send(eventId, { depositPercent: null })).body
    expect([two.version, two.document.depositCents, await holdsOf(bookingIds)]).toEqual([2, 0, [two.id]])
    expect((await open(oldToken)).body.state).toBe('superseded')
    expect((await accept(oldToken)).status).toBe(409)
    const token = await tokenOf(email)
    const body = { token, reason: 'Too expensive for us' }
    const declined = await app.call('POST /api/proposal/decline', { body })
    expect([declined.status, declined.body.state]).toEqual([200, 'declined'])
    expect((await app.call('POST /api/proposal/decline', { body })).status).toBe(200)
    expect(await holdsOf(bookingIds)).toEqual([])
    expect((await accept(token)).status).toBe(409)
    expect((await mailsTo(OFFICE)).some(({ text }) => text?.includes('Too expensive for us'))).toBe(true)

    const three = (await send(eventId)).body
    const withdraw = (id: string) =>
      app.call('POST /api/admin/proposals/:id/withdraw', { cookie: admin, params: { id } })
    expect([
      (await withdraw(three.id)).status,
      (await withdraw(three.id)).status,
      (await withdraw(one.id)).status,
    ]).toEqual([200, 409, 409])
    expect(await holdsOf(bookingIds)).toEqual([])
    expect((await mailsTo(email)).some(({ subject }) => subject?.startsWith('Proposal withdrawn: '))).toBe(true)
  })

  test('ends with a booking that moves, and the proposal can no longer be signed', async () => {
    const { app, db, admin, ask, send, show, tokenOf, accept, statusesOf } = stage
    const { eventId, email, bookingIds } = await ask(['Noor Valentine', 'Ruth Amari'])
    await send(eventId)
    const token = await tokenOf(email)
    await app.call('PUT /api/admin/bookings/:id/details', {
      ...{ cookie: admin, params: { id: bookingIds[0] ?? '' } },
      body: { eventDuration: 5 },
    })
    const holds = await db.selectFrom('holds').select('booking_id').where('booking_id', 'in', bookingIds).execute()
    expect(holds).toEqual([{ booking_id: bookingIds[1] }])
    expect((await show(eventId)).outdated).toBe(true)
    expect((await accept(token)).status).toBe(409)
    expect(await statusesOf(eventId)).toEqual(['pending', 'pending'])
  })
})

describe('the end of the time to answer', () => {
  test('is noted by a job, which mails the office once; the next version finds the first expired', async () => {
    const { db, ask, send, show, lapse, mailsTo } = stage
    const { eventId } = await ask(['Rosa Lind'])
    const { body: first } = await send(eventId)
    await lapse(first.id)
    expect(await Promise.all([expireProposals(db), expireProposals(db)])).toContain(0)
    const notices = async () =>
      (await mailsTo(OFFICE)).filter(
        ({ subject, text }) => subject?.startsWith('Proposal expired: ') && text?.includes('Rosa Lind'),
      )
    expect((await notices()).length).toBe(1)
    expect((await notices())[0]?.text).toContain('The customer never opened it.')
    const { body: second } = await send(eventId)
    await lapse(second.id)
    expect((await send(eventId)).body.version).toBe(3)
    expect((await show(eventId)).proposals.map(({ state }) => state)).toEqual(['sent', 'expired', 'expired'])
    expect((await notices()).length).toBe(2)
  })
})

describe('two customers whose proposals want the same performer', () => {
  test('one at most is booked', async () => {
    const { db, ask, send, tokenOf, accept, statusesOf } = stage
    for (let round = 0; round < 4; round++) {
      const first = await ask([`Theo Castellanos ${round}`])
      await send(first.eventId)
      const second = await ask(['Theo Castellanos'], first.agents)
      // neither holds the time any more, as after a hold that was overruled and undone
      await db.deleteFrom('holds').where('booking_id', 'in', first.bookingIds).execute()
      expect((await send(second.eventId)).status).toBe(201)
      const [one, two] = [await tokenOf(first.email), await tokenOf(second.email)]
      await db.deleteFrom('holds').where('booking_id', 'in', second.bookingIds).execute()
      const pair = round % 2 === 0 ? [accept(one), accept(two)] : [accept(two), accept(one)]
      const answers = await Promise.all(pair)
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const statuses = [await statusesOf(first.eventId), await statusesOf(second.eventId)].flat().sort()
      expect(statuses).toEqual(['confirmed', 'pending'])
    }
  })
})

test('an undone confirmation gives the time back to the proposal it was taken from', async () => {
  const { app, admin, ask, send, db, tokenOf, accept } = stage
  const held = await ask(['Cleo Marsh'])
  await send(held.eventId)
  const token = await tokenOf(held.email)
  const other = await ask(['Cleo Marsh'], held.agents)
  const params = { id: other.bookingIds[0] ?? '' }
  const body = { status: 'confirmed', confirmAnyway: true, reason: 'By mistake' } as const
  expect((await app.call('PUT /api/bookings/:id', { cookie: admin, params, body })).status).toBe(200)
  const holds = () => db.selectFrom('holds').select('booking_id').where('agent_id', 'in', held.agents).execute()
  expect(await holds()).toEqual([])
  expect((await app.call('POST /api/admin/bookings/:id/undo', { cookie: admin, params })).status).toBe(200)
  expect(await holds()).toEqual([{ booking_id: held.bookingIds[0] }])
  expect((await accept(token)).status).toBe(200)
})
