import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireProposals } from './expire-proposals.ts'
import { startStage } from './test-support/stage.ts'

let stage: Awaited<ReturnType<typeof startStage>>
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

const read = async () => (await stage.app.call('GET /api/admin/proposals/summary', { cookie: stage.admin })).body

test('how proposals turn out: nothing at first, then by end, kind and reason, each event once (P16.9)', async () => {
  const { app, db, admin, ask, send, lapse, tokenOf, accept } = stage
  expect(await read()).toEqual({
    ...{ open: 0, accepted: 0, lost: 0, declined: 0, expired: 0, withdrawn: 0, openCents: 0, acceptedCents: 0 },
    ...{ medianHours: null, kinds: [], reasons: [] },
  })

  const signed = await ask(['Imani Okafor', 'Zoë Ångström'])
  await send(signed.eventId)
  // a new version counts instead of the one it replaces
  await send(signed.eventId)
  expect((await accept(await tokenOf(signed.email))).status).toBe(200)

  const declined = await ask(['Sol Reyes'])
  await db.updateTable('bookings').set({ event_type: 'corporate' }).where('event_id', '=', declined.eventId).execute()
  await send(declined.eventId)
  const body = { token: await tokenOf(declined.email), reason: 'The budget was cut.' }
  expect((await app.call('POST /api/proposal/decline', { body })).status).toBe(200)

  const expired = await send((await ask(['Mae Ito'])).eventId)
  await lapse(expired.body.id)
  expect(await expireProposals(db)).toBe(1)
  const withdrawn = await send((await ask(['Ben Okoye'])).eventId)
  const params = { id: withdrawn.body.id }
  expect((await app.call('POST /api/admin/proposals/:id/withdraw', { cookie: admin, params })).status).toBe(200)
  await send((await ask(['June Park'])).eventId)

  expect(await read()).toMatchObject({
    ...{ open: 1, accepted: 1, lost: 3, declined: 1, expired: 1, withdrawn: 1 },
    ...{ openCents: 80_000, acceptedCents: 160_000, medianHours: expect.any(Number) },
    kinds: [
      { eventType: 'wedding', events: 4, accepted: 1, acceptedCents: 160_000 },
      { eventType: 'corporate', events: 1, accepted: 0, acceptedCents: 0 },
    ],
    reasons: [{ bookingId: declined.bookingIds[0], customerName: 'Dana Whitfield', reason: 'The budget was cut.' }],
  })
})
