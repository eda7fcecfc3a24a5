import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildRoster } from '#tests/support/roster.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { type Assistant, createAssistant } from './assistant.ts'
import { makeAsking, whileTaken } from './test-support/asking.ts'

let app: TestApp
let assistant: Assistant
beforeAll(async () => {
  // a Tuesday
  app = await startTestApp({ context: { now: () => new Date('2037-11-24T20:00:00Z') } })
  await buildRoster(app.context.db)
  assistant = createAssistant(app.context, () => ({ model: 'fallback', openaiApiKey: null, systemPrompt: 'Be kind.' }))
})
afterAll(() => app[Symbol.asyncDispose]())

const { ask } = makeAsking(() => ({ app, assistant }))

describe('several categories in one message (P10.51)', () => {
  const categoriesOf = ({ suggestedAgents }: { suggestedAgents: readonly { category: string }[] }) =>
    new Set(suggestedAgents.map(({ category }) => category))

  test('each is answered, and the suggestions take turns', async () => {
    const answer = await ask('a DJ and two bartenders for a wedding')
    expect(answer.text).toMatch(/DJs: I suggest [^\n]*\nBartenders: I suggest /)
    expect([...categoriesOf(answer)]).toEqual(['dj', 'bartender'])
    expect(answer.text.match(/\?/g)).toHaveLength(1)
  })

  test('as many are offered as were asked for, also on the day (P10.51)', async () => {
    const kinds = async (...said: string[]) =>
      (await ask(...said)).suggestedAgents.map(({ category }) => category).sort()
    const wish = 'a DJ and two bartenders for a wedding'
    expect(await kinds(wish)).toEqual(['bartender', 'bartender', 'dj'])
    expect((await ask(wish)).text).toMatch(/Bartenders: I suggest [^,]+ and [^,]+\.(?:\n| )/)
    // what was said before holds once the day is known
    expect(await kinds(wish, 'next saturday')).toEqual(['bartender', 'bartender', 'dj'])
    expect(await kinds('2 bartenders next saturday')).toEqual(['bartender', 'bartender'])
    // a number of hours is none of people
    expect((await kinds('bartenders next saturday for 2 hours')).length).toBe(3)
  })

  test('more than there are is said', async () => {
    const { text, suggestedAgents } = await ask('nine bartenders next saturday')
    expect(suggestedAgents.length).toBeLessThanOrEqual(3)
    expect(text).toMatch(/(?:That is \d of the 9 Bartenders you asked for|I name 3 at a time; our office can help)/)
  })

  test('each is looked up on the day asked for; what is assumed is said once', async () => {
    const answer = await ask('a DJ and two bartenders for a wedding', 'next saturday')
    expect(answer.intent).toBe('availability')
    expect([...categoriesOf(answer)]).toEqual(['dj', 'bartender'])
    expect(answer.text.match(/You gave no time/g)).toHaveLength(1)
    expect(answer.event).toMatchObject({ date: '2037-12-05T19:00' })
  })

  test('a day is asked for both together', async () => {
    const { text } = await ask('are a DJ and a bartender available?')
    expect(text).toContain('I can check DJs and Bartenders for you.')
  })
})

describe('who is free', () => {
  const QUESTION = 'Check availability for a DJ next Saturday for 4 hours, under $200'

  test('is asked of the database, and what was assumed is said', async () => {
    const { names, text, intent } = await ask(QUESTION)
    expect([intent, names]).toEqual(['availability', ['Tunde Vox', 'Kei Navarro']])
    expect(text).toContain('Saturday, December 5, 7 PM to 11 PM')
    expect(text).toContain('Tunde Vox ($600.00) and Kei Navarro ($620.00) are free on')
    expect(text).toContain('I read $200 as the most for an hour')
  })

  test('an agent who is booked or blocked then is not named', async () => {
    await whileTaken(app, 'Tunde Vox', '2037-12-05T20:00', '2037-12-05T21:00', async () => {
      expect((await ask(QUESTION)).names).toEqual(['Kei Navarro'])
      expect((await ask('is Tunde Vox free on december 5 at 9am for 2 hours')).names).toEqual(['Tunde Vox'])
      const named = await ask('is Tunde Vox free on december 5 at 8pm')
      expect(named.text).toContain('Tunde Vox is not free')
      expect(named.names).toEqual(['Kei Navarro'])
    })
  })

  test('nobody free: another day is named', async () => {
    await whileTaken(app, 'Tunde Vox', '2037-12-05T00:00', '2037-12-06T00:00', () =>
      whileTaken(app, 'Kei Navarro', '2037-12-05T00:00', '2037-12-06T00:00', async () => {
        const { text, names } = await ask('dj december 5 at 8pm for 2 hours')
        expect(text).toContain('I find no DJs free on Saturday, December 5')
        expect(text).toContain('On Sunday, December 6')
        expect(names).toEqual(['Tunde Vox', 'Kei Navarro'])
      }),
    )
  })

  test('a limit for the total is compared with what the hours cost (P10.21)', async () => {
    const { text, names } = await ask('bartender on dec 5 for 4 hours, under $340 in total')
    expect(text).toContain('I looked for at most $340 for 4 hours.')
    expect(names).toEqual(['Ruth Adeyemi', 'Theo Castellanos'])
  })

  test('nobody at that rate: the answer says so and names others', async () => {
    const { text, names } = await ask('dj next saturday under $100')
    expect(text).toContain('I find no DJs at that rate')
    expect(names).toEqual(['Tunde Vox', 'Kei Navarro'])
  })

  test('a date is asked for, and one that has passed refused', async () => {
    expect((await ask('is a dj available')).text).toContain('Which date')
    expect((await ask('dj on 2037-11-20')).text).toContain('has passed')
    expect((await ask('djs next week')).text).toContain('one day at a time')
  })

  test('an agent who takes no bookings is never free', async () => {
    const { text, names } = await ask('is Wes Holloway free on friday?')
    expect(text).toContain('is not available')
    expect(names).not.toContain('Wes Holloway')
  })

  test('a follow-up keeps what was said before', async () => {
    expect((await ask('do you have djs?', 'Yes', 'december 5 at 9pm')).names).toEqual(['Tunde Vox', 'Kei Navarro'])
    expect((await ask('tell me about Tunde Vox', 'is he free on saturday?')).names).toEqual(['Tunde Vox'])
    expect((await ask('djs on december 5', 'and photographers?')).text).toContain('Saturday, December 5')
  })

  test('an evening across the change of clocks has its hours', async () => {
    expect((await ask('dj on march 13 2038 at 11 pm for 4 hours')).text).toContain('11 PM to 4 AM')
  })
})

describe('the event an answer is about', () => {
  test.each([
    [['dj on december 5 at 9pm for 3 hours in Buckhead'], { date: '2037-12-05T21:00', hours: 3, place: 'Buckhead' }],
    [['Check availability for a DJ next Saturday'], { date: '2037-12-05T19:00', hours: 4 }],
    [
      ['I need a DJ at the Fox Theatre', 'december 5 at 9pm'],
      { date: '2037-12-05T21:00', hours: 4, place: 'Fox Theatre' },
    ],
    [['is a dj free on december 5', 'tell me about Tunde Vox'], { date: '2037-12-05T19:00', hours: 4 }],
    [['how much is Camille Roux for 3 hours'], { hours: 3 }],
    [['Tell me about Kei Navarro'], undefined],
    [['dj on 2037-11-20'], undefined],
    // an hour that the clocks skip is the next one
    [['dj on march 14 2038 at 2:30 am'], { date: '2038-03-14T03:30', hours: 4 }],
  ])('%j', async (said, event) => {
    expect((await ask(...said)).event).toEqual(event)
  })

  test('is on the day that was found when nobody is free on the one asked for', async () => {
    await whileTaken(app, 'Tunde Vox', '2037-12-05T00:00', '2037-12-06T00:00', () =>
      whileTaken(app, 'Kei Navarro', '2037-12-05T00:00', '2037-12-06T00:00', async () => {
        const { event, names } = await ask('dj december 5 at 8pm for 2 hours')
        expect(names).not.toEqual([])
        expect(event).toEqual({ date: '2037-12-06T20:00', hours: 2 })
      }),
    )
  })
})
