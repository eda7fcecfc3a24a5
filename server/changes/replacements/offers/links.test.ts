import { expect, test } from 'vitest'
import { DANA, startStage } from '../test-support/stage.ts'

test("a pick before the mails have left doesn't keep 'Could you?' from anyone who was offered (P15.64)", async () => {
  await using stage = await startStage()
  const { ivo, lena } = stage
  await stage.offer([ivo.agent.id, lena.agent.id])
  expect((await stage.pick(await stage.choiceOf(ivo.agent.id))).status).toBe(200)
  for (const one of ['ivo@example.com', 'lena@example.com']) {
    expect(await stage.subjectsTo(one)).toContainEqual(expect.stringMatching(/^Could you\? Wedding/))
  }
  const answered = await stage.app.call('POST /api/agent/could-you/answer', {
    body: { token: await stage.tokenTo('ivo@example.com', 'could-you'), answer: 'yes' },
  })
  expect(answered.body).toEqual({ answer: 'yes' })
})

test('a link that was used says who was picked, and without a pick that it was used (P15.64)', async () => {
  await using stage = await startStage()
  const { app, ivo, omar } = stage
  await stage.offer([ivo.agent.id, omar.agent.id])
  const token = await stage.tokenTo(DANA, 'replacement')
  const choiceId = await stage.choiceOf(omar.agent.id)
  expect((await app.call('POST /api/replacement/pick', { body: { token, choiceId } })).status).toBe(200)
  const open = () => app.call('POST /api/replacement', { body: { token } })
  const picked = 'You already picked Omar Diaz. Sign in to see your booking.'
  expect(await open()).toMatchObject({ status: 409, body: { error: picked } })
  await app.call('POST /api/agent/could-you/answer', {
    body: { token: await stage.tokenTo('omar@example.com', 'could-you'), answer: 'no' },
  })
  const used = 'This link has been used. Sign in to see your booking.'
  expect(await open()).toMatchObject({ status: 409, body: { error: used } })
  // the pick of the next link is another one's
  const next = await stage.tokenTo(DANA, 'replacement')
  const second = { token: next, choiceId: await stage.choiceOf(ivo.agent.id) }
  expect((await app.call('POST /api/replacement/pick', { body: second })).status).toBe(200)
  expect((await stage.confirm(second.choiceId)).status).toBe(200)
  const confirmed = await app.call('POST /api/replacement', { body: { token: next } })
  expect(confirmed).toMatchObject({
    ...{ status: 409, body: { error: 'You already picked Ivo Grant. Sign in to see your booking.' } },
  })
})
