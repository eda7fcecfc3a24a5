import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { buildRoster } from '#tests/support/roster.ts'
import { openHandover } from '../test-support/handover.ts'

/** A conversation on Tuesday, November 24, 2026 at 3 PM in Atlanta, with a second process on its database. */
async function openTwo() {
  const chat = await openHandover({ context: { now: () => new Date('2026-11-24T20:00:00Z') } })
  const { app, db, token, say } = chat
  await buildRoster(db)
  const other = await buildApp(app.context, { site: 'no-such-folder' })
  onTestFinished(() => other.close())
  return {
    ...chat,
    here: async (message: string) => (await say(token, message)).body,
    there: async (message: string): Promise<Awaited<ReturnType<typeof say>>['body']> => {
      const answer = await other.inject({
        method: 'POST',
        url: '/api/chat/message',
        payload: { sessionToken: token, message },
      })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    },
  }
}

test('a talk goes on in another process with what was said in the first (P10.65)', async () => {
  const { here, there } = await openTwo()
  await here('a bartender on december 5 at 9pm in Buckhead')
  const longer = await there('for 3 hours')
  expect(longer.event).toMatchObject({ date: '2026-12-05T21:00', hours: 3, place: 'Buckhead' })
  const second = await here('how much is the second one')
  const [chosen] = second.suggestedAgents
  expect(chosen?.name).toBe(longer.suggestedAgents[1]?.name)
  const booked = await there('book her')
  expect(booked).toMatchObject({ intent: 'booking', suggestedAgents: [{ name: chosen?.name }] })
  expect(booked.event).toMatchObject({ date: '2026-12-05T21:00', hours: 3, place: 'Buckhead' })
})

test('after a person took over and handed back, the talk goes on where it was, in any process (P10.34, P10.65)', async () => {
  const { here, there, office, token, say } = await openTwo()
  await here('a dj on december 5 at 9pm for 3 hours in Buckhead')
  const known = (await office().show()).body.known
  expect(known).toMatchObject({ date: '2026-12-05', start: '21:00', hours: 3, place: 'Buckhead' })
  await office().take()
  await office().say('Hi, this is Mara. Anything special?')
  expect((await say(token, 'a photographer for 8 hours would be nice too')).body.message).toBe('')
  expect((await office().show()).body.known).toEqual(known)
  await office().handBack()
  const after = await there('and for 4 hours?')
  expect(after.event).toMatchObject({ date: '2026-12-05T21:00', hours: 4, place: 'Buckhead' })
  expect(new Set(after.suggestedAgents.map(({ category }) => category))).toEqual(new Set(['dj']))
})
