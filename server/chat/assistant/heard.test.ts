import { expect, test } from 'vitest'
import { openDialogue } from './test-support/open-dialogue.ts'

test('who pleads after a no gets the same no, and a new wish an answer (P10.71)', async () => {
  const { turn } = await openDialogue()
  await turn('does the dancer do a happy ending')
  expect(await turn('cmon, everyone does it')).toMatchObject({ intent: 'decline', names: [], choices: [] })
  expect(await turn('pretty please, just this once')).toMatchObject({ intent: 'decline' })
  expect((await turn('ok then a bartender on december 5 at 8pm')).names).toContain('Ruth Adeyemi')
})

test('when the office calls back is said, and the question is no name (P10.71)', async () => {
  const { app, turn, newestId, signInAdmin } = await openDialogue()
  await turn('your dj was two hours late')
  await turn('dana@example.com')
  const when = await turn('when will someone call me')
  expect(when.text).toMatch(/^I cannot say when .*\(404\) 555-0142/)
  await turn('Dana Lee')
  const cookie = await signInAdmin()
  const { body } = await app.call('GET /api/admin/conversations/:id', { params: { id: await newestId() }, cookie })
  expect(body.contact).toMatchObject({ name: 'Dana Lee', email: 'dana@example.com' })
  const second = await openDialogue()
  await second.turn('are you hiring djs')
  await second.turn('DJ Marlo, marlo@example.com')
  expect((await second.turn('how long till i hear back')).text).toMatch(/^I cannot say when/)
})

test('a place and guests that change nothing in the answer are noted in it (P10.66)', async () => {
  const { turn } = await openDialogue()
  const first = await turn('a bartender on december 5 from 8pm to midnight')
  expect(first.text).not.toContain('Noted')
  const noted = await turn('about 40 people, at a loft in inman park')
  expect(noted.text).toMatch(/^Noted: 40 guests, a loft in inman park\./)
  expect(noted.names).toEqual(first.names)
})
