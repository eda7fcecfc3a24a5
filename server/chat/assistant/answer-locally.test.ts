import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseAtlantaTime } from '#server/availability/atlanta-time.ts'
import { YES_NO_REPLIES } from '#shared/model/chat.ts'
import { buildPackage } from '#tests/support/factories.ts'
import { buildRoster } from '#tests/support/roster.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { type Assistant, createAssistant } from './assistant.ts'
import type { ChatTurn } from './chat-turn.ts'

let app: TestApp
let assistant: Assistant
beforeAll(async () => {
  // a Tuesday
  app = await startTestApp({ context: { now: () => new Date('2026-11-24T20:00:00Z') } })
  await buildRoster(app.context.db)
  assistant = createAssistant(app.context, () => ({ model: 'fallback', openaiApiKey: null, systemPrompt: 'Be kind.' }))
})
afterAll(() => app[Symbol.asyncDispose]())

/** The answer to the last of what one visitor said. */
async function ask(...said: string[]) {
  const answer = await assistant.answer(said.map((content) => ({ role: 'user' as const, content })))
  return { ...answer, names: answer.suggestedAgents.map(({ name }) => name) }
}

async function idOf(name: string): Promise<string> {
  const { db } = app.context
  return (await db.selectFrom('agents').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
}

/** Takes an agent's time as a confirmed booking does, until the callback is done. */
async function whileTaken(name: string, from: string, to: string, then: () => Promise<void>): Promise<void> {
  const [start, end] = [parseAtlantaTime(from), parseAtlantaTime(to)]
  if (!start || !end) throw new Error('not a time')
  const { id } = await app.context.db
    .insertInto('agent_statuses')
    .values({ agent_id: await idOf(name), start_time: start, end_time: end, busy_until: end, duration_minutes: 60 })
    .returning('id')
    .executeTakeFirstOrThrow()
  try {
    await then()
  } finally {
    await app.context.db.deleteFrom('agent_statuses').where('id', '=', id).execute()
  }
}

describe('several categories in one message (P10.51)', () => {
  const categoriesOf = ({ suggestedAgents }: { suggestedAgents: readonly { category: string }[] }) =>
    new Set(suggestedAgents.map(({ category }) => category))

  test('each is answered, and the suggestions take turns', async () => {
    const answer = await ask('a DJ and two bartenders for a wedding')
    expect(answer.text).toMatch(/DJs: I suggest .*Bartenders: I suggest /)
    expect([...categoriesOf(answer)]).toEqual(['dj', 'bartender'])
    expect(answer.text.match(/\?/g)).toHaveLength(1)
  })

  test('as many are offered as were asked for, also on the day (P10.51)', async () => {
    const kinds = async (...said: string[]) =>
      (await ask(...said)).suggestedAgents.map(({ category }) => category).sort()
    const wish = 'a DJ and two bartenders for a wedding'
    expect(await kinds(wish)).toEqual(['bartender', 'bartender', 'dj'])
    expect((await ask(wish)).text).toMatch(/Bartenders: I suggest [^,]+ \([^)]+\) and [^,]+ \([^)]+\)\./)
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
    expect(answer.event).toMatchObject({ date: '2026-12-05T19:00' })
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
    expect(text).toContain('Tunde Vox (DJ, $150/hr, $600.00 for 4 hours)')
    expect(text).toContain('I read $200 as the most for an hour')
  })

  test('an agent who is booked or blocked then is not named', async () => {
    await whileTaken('Tunde Vox', '2026-12-05T20:00', '2026-12-05T21:00', async () => {
      expect((await ask(QUESTION)).names).toEqual(['Kei Navarro'])
      expect((await ask('is Tunde Vox free on december 5 at 9am for 2 hours')).names).toEqual(['Tunde Vox'])
      const named = await ask('is Tunde Vox free on december 5 at 8pm')
      expect(named.text).toContain('Tunde Vox is not free')
      expect(named.names).toEqual(['Kei Navarro'])
    })
  })

  test('nobody free: another day is named', async () => {
    await whileTaken('Tunde Vox', '2026-12-05T00:00', '2026-12-06T00:00', () =>
      whileTaken('Kei Navarro', '2026-12-05T00:00', '2026-12-06T00:00', async () => {
        const { text, names } = await ask('dj december 5 at 8pm for 2 hours')
        expect(text).toContain('I find no DJs free on Saturday, December 5')
        expect(text).toContain('On Sunday, December 6')
        expect(names).toEqual(['Tunde Vox', 'Kei Navarro'])
      }),
    )
  })

  test('a limit for the total is divided by the hours', async () => {
    const { text, names } = await ask('bartender on dec 5 for 4 hours, under $340 in total')
    expect(text).toContain('up to $85 an hour')
    expect(names).toEqual(['Ruth Adeyemi', 'Theo Castellanos'])
  })

  test('nobody at that rate: the answer says so and names others', async () => {
    const { text, names } = await ask('dj next saturday under $100')
    expect(text).toContain('I find no DJs at that rate')
    expect(names).toEqual(['Tunde Vox', 'Kei Navarro'])
  })

  test('a date is asked for, and one that has passed refused', async () => {
    expect((await ask('is a dj available')).text).toContain('Which date')
    expect((await ask('dj on 2026-11-20')).text).toContain('has passed')
    expect((await ask('djs next week')).text).toContain('one day at a time')
  })

  test('an agent who takes no bookings is never free', async () => {
    const { text, names } = await ask('is Wes Holloway free on friday?')
    expect(text).toContain('takes no bookings')
    expect(names).not.toContain('Wes Holloway')
  })

  test('a follow-up keeps what was said before', async () => {
    expect((await ask('do you have djs?', 'Yes', 'december 5 at 9pm')).names).toEqual(['Tunde Vox', 'Kei Navarro'])
    expect((await ask('tell me about Tunde Vox', 'is he free on saturday?')).names).toEqual(['Tunde Vox'])
    expect((await ask('djs on december 5', 'and photographers?')).text).toContain('Saturday, December 5')
  })

  test('an evening across the change of clocks has its hours', async () => {
    expect((await ask('dj on march 13 2027 at 11 pm for 4 hours')).text).toContain('11 PM to 4 AM')
  })
})

describe('the event an answer is about', () => {
  test.each([
    [['dj on december 5 at 9pm for 3 hours in Buckhead'], { date: '2026-12-05T21:00', hours: 3, place: 'Buckhead' }],
    [['Check availability for a DJ next Saturday'], { date: '2026-12-05T19:00', hours: 4 }],
    [
      ['I need a DJ at the Fox Theatre', 'december 5 at 9pm'],
      { date: '2026-12-05T21:00', hours: 4, place: 'Fox Theatre' },
    ],
    [['is a dj free on december 5', 'tell me about Tunde Vox'], { date: '2026-12-05T19:00', hours: 4 }],
    [['how much is Camille Roux for 3 hours'], { hours: 3 }],
    [['Tell me about Kei Navarro'], undefined],
    [['dj on 2026-11-20'], undefined],
    // an hour that the clocks skip is the next one
    [['dj on march 14 2027 at 2:30 am'], { date: '2027-03-14T03:30', hours: 4 }],
  ])('%j', async (said, event) => {
    expect((await ask(...said)).event).toEqual(event)
  })

  test('is on the day that was found when nobody is free on the one asked for', async () => {
    await whileTaken('Tunde Vox', '2026-12-05T00:00', '2026-12-06T00:00', () =>
      whileTaken('Kei Navarro', '2026-12-05T00:00', '2026-12-06T00:00', async () => {
        const { event, names } = await ask('dj december 5 at 8pm for 2 hours')
        expect(names).not.toEqual([])
        expect(event).toEqual({ date: '2026-12-06T20:00', hours: 2 })
      }),
    )
  })
})

describe('what it costs', () => {
  test('comes from the rates of the roster', async () => {
    expect((await ask('View pricing')).text).toContain('DJs $150 to $155')
    expect((await ask('how much is Camille Roux for 3 hours')).text).toContain('$960.00')
    expect((await ask('cheapest model')).names).toEqual(['Soren Ibarra', 'Linnea Duarte', 'Marcus Bell'])
    expect(
      (await ask('Anyone under $100 an hour?')).suggestedAgents.every(({ hourlyRate }) => (hourlyRate ?? 101) <= 100),
    ).toBe(true)
  })

  test('an unknown rate is said to be unknown, a discount never given', async () => {
    expect((await ask('how much is Margaux Ellison')).text).toContain('on request')
    expect((await ask('can I get a discount on djs')).text).toContain('I cannot lower a price')
  })
})

describe('packages', () => {
  beforeAll(async () => {
    const { db } = app.context
    await buildPackage(db, { name: 'Open Deck', category: 'dj', base_price_cents: 90_000, duration: 4 })
    await buildPackage(db, { name: 'First Dance', category: 'dj', base_price_cents: 165_050, duration: 7 })
    await buildPackage(db, { name: 'Old Deck', category: 'dj', is_active: false })
    await buildPackage(db, { name: 'Signature Set', category: 'bartender', base_price_cents: 42_000, duration: 1 })
  })
  afterAll(() => app.context.db.deleteFrom('service_packages').execute())

  test.each([
    'how much is a dj',
    'how much is Kei Navarro for 3 hours',
    'what packages do you have for djs',
    'dj pakages',
  ])('are named with price and hours: %s', async (question) => {
    const { text, intent, sources } = await ask(question)
    expect(intent).toBe('pricing')
    expect(text).toContain('Open Deck, 4 hours for $900.00; First Dance, 7 hours for $1,650.50')
    expect(text).not.toContain('Old Deck')
    expect(sources).toEqual(expect.arrayContaining(['Open Deck', 'First Dance']))
  })

  test('of all services are named with their lowest prices', async () => {
    for (const question of ['View pricing', 'do you have any packages?']) {
      expect((await ask(question)).text).toContain('Bartenders from $420.00; DJs from $900.00')
    }
  })

  test('that do not exist are answered with the rates', async () => {
    const { text } = await ask('is there a package for photographers?')
    expect(text).toMatch(/^We have no packages for Photographers at the moment. .*Pricing for Photographers/)
  })

  test('of many the first three are named', async () => {
    const { db } = app.context
    const made = []
    for (let i = 0; i < 4; i++) made.push(await buildPackage(db, { category: 'model', name: `Look ${i}` }))
    expect((await ask('packages with models')).text).toContain(
      'Look 2, 5 hours for $680.00; 1 more on our Services page.',
    )
    for (const { id } of made) await db.deleteFrom('service_packages').where('id', '=', id).execute()
  })
})

/** What the assistant answers to each of these, one after the other. */
async function talk(...says: string[]): Promise<string[]> {
  const said: ChatTurn[] = []
  for (const content of says) {
    said.push({ role: 'user', content })
    said.push({ role: 'assistant', content: (await assistant.answer(said)).text })
  }
  return said.filter(({ role }) => role === 'assistant').map(({ content }) => content)
}

describe('the end of a conversation', () => {
  const ASKED = 'You are very welcome. Is there anything else I can help you with?'

  test.each(['No thanks', 'nope', 'I’m good!', 'That’s all.', 'All set 🙂', 'no, thank you'])(
    'thanks, then %j: the question once, then the thank-you',
    async (no) => {
      const [asked, farewell] = await talk('Thanks', no)
      expect(asked).toBe(ASKED)
      expect(farewell).toBe('Thank you for chatting with us. Have a wonderful night!')
    },
  )

  test('nobody is asked again and again whether there is anything else', async () => {
    const [first, ...later] = await talk('Thanks', 'thank you', 'thx!!', 'no thanks', 'no')
    expect(first).toBe(ASKED)
    for (const text of later) expect(text).not.toContain('anything else')
  })

  test('a no to another question is not the end yet', async () => {
    const [, declined, farewell] = await talk('do you have djs?', 'No', 'No')
    expect(declined).toBe('All right. Is there anything else I can help you with?')
    expect(farewell).toMatch(/^Thank you for chatting/)
  })
})

describe('a quick reply to a question of the assistant', () => {
  const UNSURE = 'I am not sure I can help'
  /** The answer to a reply, after the assistant said this. */
  const replyTo = async (asked: string, reply: string, before = 'do you have djs?') =>
    assistant.answer([
      { role: 'user', content: before },
      { role: 'assistant', content: asked },
      { role: 'user', content: reply },
    ])

  test.each([
    ['Shall I confirm Saturday at 9 PM?', YES_NO_REPLIES.confirm],
    ['Please confirm the date.', YES_NO_REPLIES.confirm],
    ['Shall we proceed?', YES_NO_REPLIES.proceed],
    ['Would you like to see more of them?', YES_NO_REPLIES.plain],
    ['Is there a date I can check for you?', YES_NO_REPLIES.plain],
    ['Shall I look for somebody alike?', YES_NO_REPLIES.plain],
  ] as const)('is understood after %j', async (asked, replies) => {
    for (const reply of replies) expect((await replyTo(asked, reply)).text, reply).not.toContain(UNSURE)
  })

  test('a yes does what was offered', async () => {
    expect(await replyTo('Shall we proceed?', 'Yes, let’s proceed')).toMatchObject({
      intent: 'booking',
      text: expect.stringContaining('open Book Now'),
    })
    const date = await replyTo('You may cancel. Is there a date I can check for you?', 'Yes', 'what if I cancel')
    expect([date.intent, date.text]).toEqual(['availability', expect.stringContaining('Which date is it')])
    const ok = await replyTo('Shall I check who is free on your date?', 'ok')
    expect([ok.intent, ok.text]).toEqual(['availability', expect.stringContaining('DJs')])
    const [offered, alike] = await talk('tell me about Wes Holloway', 'Yes')
    expect(offered).toContain('Shall I look for somebody alike?')
    expect(alike).toMatch(/^I suggest /)
    expect(alike).not.toContain('Wes Holloway')
    expect((await talk('Thanks', 'Yes')).at(-1)).toContain('Gladly')
    expect((await replyTo('Our office answers in writing.', 'Yes', 'hi')).text).toContain('Tell me the service')
  })

  test('a no leaves it', async () => {
    expect((await replyTo('Shall I confirm Saturday?', 'No, change something')).text).toContain('what to change')
    expect((await replyTo('Shall we proceed?', 'Not yet')).text).toContain('nothing is booked until')
    expect((await replyTo('Would you like to see more of them?', 'No')).text).toContain('All right.')
  })
})

describe('the rest', () => {
  test.each([
    ['hi', 'greeting', /welcome to Marquee/],
    ['What services do you offer?', 'services', /Models, Exotic Dancers.*Which service/],
    ['any magicians?', 'services', /Felix Amadou/],
    ['Book now', 'booking', /Book Now.*nothing is charged/],
    ['Tell me about Kei Navarro', 'agent', /vinyl/],
    ['what if I cancel', 'policies', /72 hours/],
    ['do you take venmo', 'policies', /Venmo or Zelle/],
    ['Speak to a person', 'person', /\(404\) 555-0142/],
    ['no thanks', 'thanks', /Thank you for chatting with us/],
    ['what is the weather', 'other', /not sure I can help/],
  ])('%s', async (question, intent, says) => {
    const answer = await ask(question)
    expect([answer.intent, answer.model]).toEqual([intent, 'fallback'])
    expect(answer.text).toMatch(says)
  })

  test('an empty, a long and a strange question are answered', async () => {
    for (const said of ['', '   ', '🎉🎉', 'x'.repeat(2000), `${'dj '.repeat(600)}`, '((((', '\\b(?:', '%_%']) {
      expect((await ask(said)).text).not.toBe('')
    }
  })

  test('without any agent it says so', async () => {
    await using empty = await startTestApp()
    const fresh = createAssistant(empty.context, () => ({ model: 'fallback', openaiApiKey: null, systemPrompt: '' }))
    for (const content of [
      'What services do you offer?',
      'djs under $200',
      'View pricing',
      'dj tomorrow',
      'Book now',
    ]) {
      const answer = await fresh.answer([{ role: 'user', content }])
      expect(answer.text).not.toBe('')
      expect(answer.suggestedAgents).toEqual([])
    }
  })

  test('a new agent is known, and a removed one is no longer named', async () => {
    const { db } = app.context
    const { id } = await db
      .insertInto('agents')
      .values({ name: 'Quentin Marlowe', category: 'dj', hourly_rate: 90 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await until(async () => (await ask('tell me about Quentin Marlowe')).names.includes('Quentin Marlowe'))
    await db.updateTable('agents').set({ archived_at: new Date() }).where('id', '=', id).execute()
    expect((await ask('tell me about Quentin Marlowe')).names).toEqual([])
    expect((await ask('djs on december 5')).names).not.toContain('Quentin Marlowe')
  })
})
