import { expect, test } from 'vitest'
import { openChat } from '#tests/support/chat.ts'
import { buildRoster } from '#tests/support/roster.ts'

/** A conversation over HTTP with the demo's roster, on Tuesday, November 24, 2026 at 3 PM in Atlanta. */
async function openTalk() {
  const chat = await openChat({ context: { now: () => new Date('2026-11-24T20:00:00Z') } })
  await buildRoster(chat.db)
  const token = await chat.open()
  return async (message: string) => {
    const { status, body } = await chat.say(token, message)
    expect(status, message).toBe(200)
    return { ...body, text: body.message, names: body.suggestedAgents.map(({ name }) => name) }
  }
}

test('the roster does not note men and women, which is said beside the people (P10.99)', async () => {
  const say = await openTalk()
  for (const message of ['a male dancer', 'do you have female bartenders', 'only women please, bartenders']) {
    const { text, names } = await say(message)
    expect(names.length, message).toBeGreaterThan(0)
    expect(text, message).toContain('does not note who is a man or a woman')
  }
  for (const message of ['a dj for 20 girls', 'bartender for a ladies night', 'who is free saturday for 12 women'])
    expect((await say(message)).text, message).not.toContain('a man or a woman')
})

test('a budget for the whole event is compared with the rate times the hours (P10.21)', async () => {
  const say = await openTalk()
  const one = await say('we have $800 for the whole night, a bartender for 4 hours')
  expect(one.text).toMatch(/\$800 for 4 hours/)
  expect(one.text).not.toMatch(/divided|an hour\b/)
})

test('a budget for a party is compared with what it comes to together (P10.21)', async () => {
  const say = await openTalk()
  const enough = await say('we have $2000 for a dj and two bartenders, december 12 from 8pm for 4 hours')
  expect(enough.text).toMatch(/together\. That is within your \$2000\./)
  const short = await say('a dj and two bartenders, december 12 from 8pm for 4 hours, $600 budget')
  expect(short.text).toMatch(/That is \$[\d,.]+ over your \$600\./)
})

test('services are counted up and down without asking again (P10.66)', async () => {
  const say = await openTalk()
  await say('a dj and two bartenders on december 12 from 8pm for 4 hours')
  const fewer = await say('drop one bartender')
  expect(fewer.text).toMatch(/A DJ and a Bartender for 4 hours/i)
  const none = await say('no dj after all')
  expect(new Set(none.suggestedAgents.map(({ category }) => category))).toEqual(new Set(['bartender']))
})

test('a question after the question for a name is no name (P10.98)', async () => {
  const say = await openTalk()
  await say('i want to talk to a person')
  await say('404-555-0144')
  const asked = await say('parking available')
  expect(asked.text).toMatch(/park/i)
  expect(asked.text).not.toContain('has your contact')
})
