import { expect, test } from 'vitest'
import { whileTaken } from './test-support/asking.ts'
import { openDialogue } from './test-support/open-dialogue.ts'

test('from a wish to the filled-in form: who is free, the second one, the price, book her (P10.66, P10.72)', async () => {
  const { turn } = await openDialogue()
  const first = await turn('I need a bartender next saturday from 8pm to midnight in Buckhead')
  expect(first.names).toEqual(['Ruth Adeyemi', 'Cass Whitfield', 'Theo Castellanos'])
  expect(first.text).toContain('Saturday, December 5, 8 PM to midnight')
  const second = await turn('how much is the second one?')
  expect(second.text).toContain('Cass Whitfield: $90/hr, so 4 hours come to $360.00')
  const longer = await turn('and for 5 hours?')
  expect(longer.text).toContain('5 hours come to $450.00')
  const booked = await turn('book her')
  expect(booked).toMatchObject({
    ...{ intent: 'booking', names: ['Cass Whitfield'] },
    event: { date: '2026-12-05T20:00', hours: 5, place: 'Buckhead' },
  })
  expect((await turn('I sent it, what now?')).text).toContain('with Cass Whitfield and answer by email')
})

test('after one of a list was picked, another of it can be meant (P10.66)', async () => {
  const { turn } = await openDialogue()
  await turn('compare Ruth Adeyemi and Cass Whitfield')
  expect((await turn('the cheaper one')).names).toEqual(['Ruth Adeyemi'])
  expect((await turn('hmm, how much is the pricier one of the two for 4 hours')).text).toContain(
    'Cass Whitfield: $90/hr',
  )
  expect((await turn('what about the other one')).text).toContain('Ruth Adeyemi')
  const booked = await turn('book the second one on december 5 at 8pm')
  expect(booked).toMatchObject({ intent: 'booking', names: ['Cass Whitfield'] })
})

test('date and hours survive a change of service; a correction replaces it (P10.66)', async () => {
  const { turn } = await openDialogue()
  await turn('a dj on december 5 at 9pm for 3 hours')
  const photo = await turn('actually make that a photographer')
  expect(photo.suggestedAgents.every(({ category }) => category === 'photographer')).toBe(true)
  expect(photo.event).toMatchObject({ date: '2026-12-05T21:00', hours: 3 })
  expect(photo.text).toContain('Saturday, December 5, 9 PM to midnight')
})

test('an agent who takes no bookings is never suggested, and is said to take none, with two others (P10.68)', async () => {
  const { turn } = await openDialogue()
  for (const message of ['most expensive bartender', 'bartenders please', 'how much is a bartender']) {
    expect((await turn(message)).names, message).not.toContain('Wes Holloway')
  }
  const named = await turn('book Wes Holloway')
  expect(named.text).toContain('Wes Holloway is not available')
  expect(named.names).toEqual(['Ruth Adeyemi', 'Cass Whitfield'])
})

test('an agent who is taken is offered with the next free evening, and two others (P10.68)', async () => {
  const { app, turn } = await openDialogue({ year: 2037 })
  await whileTaken(app, 'Ruth Adeyemi', '2037-11-28T19:00', '2037-11-28T23:00', async () => {
    const { text, names, choices } = await turn('book Ruth for saturday 8pm 3 hours')
    expect(text).toContain('Ruth Adeyemi is not free on Saturday, November 28, 8 PM to 11 PM.')
    expect(text).toContain('The next time Ruth Adeyemi is free is Sunday, November 29, 8 PM to 11 PM.')
    expect(names).toHaveLength(2)
    expect(names).not.toContain('Ruth Adeyemi')
    const next = await turn(choices[0] ?? '')
    expect(next).toMatchObject({ names: ['Ruth Adeyemi'], event: { date: '2037-11-29T20:00', hours: 3 } })
    expect((await turn('yes')).intent).toBe('booking')
  })
})

test('a party is answered in lines, with what it comes to together (P10.69)', async () => {
  const { turn } = await openDialogue()
  const { text, names } = await turn('a DJ and two bartenders on december 5 at 8pm for 4 hours')
  expect(names).toEqual(['Tunde Vox', 'Ruth Adeyemi', 'Cass Whitfield'])
  // 150, 85 and 90 dollars for 4 hours
  expect(text).toContain('Tunde Vox, Ruth Adeyemi and Cass Whitfield come to $1,300.00 together')
  expect((await turn('how much would that be all together for 5 hours?')).text).toContain('$1,625.00')
})

test('two who were shown are compared with both names (P10.69)', async () => {
  const { turn } = await openDialogue()
  await turn('tell me about Ruth Adeyemi')
  const { text, names } = await turn('compare her with Theo Castellanos for 4 hours')
  expect(names).toEqual(['Ruth Adeyemi', 'Theo Castellanos'])
  expect(text).toContain('Theo Castellanos costs $20.00 less for 4 hours')
})

test('a suggestion begins with a question, then has a reason (P10.70)', async () => {
  const { turn } = await openDialogue()
  const asked = await turn('what would you suggest?')
  expect(asked).toMatchObject({ names: [], text: expect.stringContaining('What kind of event') })
  expect(asked.choices).toContain('A bachelorette party')
})

test('an application takes name and contact one after the other, and the office has it (P10.71)', async () => {
  const { app, turn, newestId, signInAdmin } = await openDialogue()
  const how = await turn('I want to work for you as a bartender')
  expect(how).toMatchObject({ intent: 'apply', names: [] })
  expect((await turn('Maya Torres')).text).toContain('How can we reach you')
  expect((await turn('maya@example.com')).text).toContain('Thank you, Maya Torres')
  const cookie = await signInAdmin()
  const { body } = await app.call('GET /api/admin/conversations/:id', { params: { id: await newestId() }, cookie })
  expect(body.application).toMatchObject({ name: 'Maya Torres', email: 'maya@example.com' })
})

test('a complaint gets regret and where to look, and the contact that follows is stored (P10.71)', async () => {
  const { app, turn, newestId, signInAdmin } = await openDialogue()
  const { text, intent, names } = await turn('you charged me twice for the dj')
  expect([intent, names]).toEqual(['complaint', []])
  expect(text).toMatch(/^I am sorry.*Customer Login.*leave your name/)
  await turn('Dana Lee, 404 555 0123')
  const cookie = await signInAdmin()
  const { body } = await app.call('GET /api/admin/conversations/:id', { params: { id: await newestId() }, cookie })
  expect(body).toMatchObject({ waitingFor: 'complaint', contact: { name: 'Dana Lee', phone: '404 555 0123' } })
})

test('a request that is declined gets a short no without names, an emergency 911 first (P10.71)', async () => {
  const { turn } = await openDialogue()
  const no = await turn('can the dancer bring some cocaine')
  expect(no).toMatchObject({ intent: 'decline', names: [], text: expect.stringContaining('not something we arrange') })
  const urgent = await turn('the bartender passed out and is unconscious')
  expect(urgent).toMatchObject({ intent: 'emergency', names: [] })
  expect(urgent.text).toMatch(/call 911 now.*\(404\) 555-0142/)
})

test('start over clears what is known (P10.66)', async () => {
  const { turn } = await openDialogue()
  await turn('a dj on december 5 at 9pm in Decatur')
  expect((await turn('start over')).event).toBeUndefined()
  expect((await turn('is a bartender available?')).text).toContain('Which date is it')
})

test('nothing that is known is asked again (P10.66)', async () => {
  const { turn } = await openDialogue()
  const { text } = await turn('can I get a dj from 9pm for 4 hours')
  expect(text).toContain('Which date is it?')
  expect((await turn('december 5')).event).toMatchObject({ date: '2026-12-05T21:00', hours: 4 })
})

test.each(['x'.repeat(2000), '🎉🎉🎉', '12345', 'привет 你好 abc', 'blah blah'])(
  'what is not understood gets one question with choices and is marked so: %j (P10.67)',
  async (message) => {
    const { turn, db } = await openDialogue()
    const { choices, text } = await turn(message)
    expect(text).not.toBe('')
    const row = await db
      .selectFrom('chat_messages')
      .select('metadata')
      .where('role', '=', 'assistant')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(row.metadata).toHaveProperty('wants')
    expect(choices.length).toBeLessThanOrEqual(4)
  },
)

test('sixty names at once are answered for three', async () => {
  const { turn, db } = await openDialogue()
  const all = await db.selectFrom('agents').select('name').execute()
  const { suggestedAgents } = await turn(`are ${all.map(({ name }) => name).join(', ')} free on december 5?`)
  expect(suggestedAgents.length).toBeLessThanOrEqual(3)
})

test('Spanish is answered in Spanish, and French with a person and the rates that were understood (P10.74)', async () => {
  const { turn } = await openDialogue()
  const spanish = await turn('¿cuánto cuesta un DJ por 4 horas?')
  expect(spanish.text).toMatch(/por hora/)
  expect(spanish.text).toContain('Tunde Vox ($600.00)')
  expect((await turn('¿puedo cancelar gratis?')).text).toContain('en inglés')
  const { turn: french } = await openDialogue()
  const { text, names } = await french('Bonjour, combien coûte un DJ pour une soirée ?')
  expect(text).toContain('en français')
  expect(names).toEqual(['Tunde Vox', 'Kei Navarro'])
})

test('the profile of the person under discussion comes before the policy (P10.73)', async () => {
  const { db, turn } = await openDialogue()
  await db
    .updateTable('agents')
    .set({ setup: 'Ten feet of clear floor' })
    .where('name', '=', 'Noor Valentine')
    .execute()
  await turn('tell me about Noor Valentine')
  const { text, sources } = await turn('do they need space or a stage?')
  expect(text).toMatch(/^Noor Valentine's profile says: "Ten feet of clear floor"/)
  expect(sources).toEqual(expect.arrayContaining(['Noor Valentine', 'Equipment and space']))
})

test('one who is asked about and taken on the date under discussion is said to be taken, not suggested (P10.68)', async () => {
  const { app, turn } = await openDialogue({ year: 2037 })
  await whileTaken(app, 'Ruth Adeyemi', '2037-11-28T19:00', '2037-11-28T23:00', async () => {
    await turn('bartenders on saturday 8pm for 3 hours')
    const { text, names } = await turn('how much is Ruth Adeyemi')
    expect(text).toContain('Ruth Adeyemi: $85/hr')
    expect(text).toContain('Ruth Adeyemi is not free on Saturday, November 28, 8 PM to 11 PM.')
    expect(names).toEqual([])
  })
})

test('an answer of details alone keeps the wish; two days and an open end are asked about (P10.66)', async () => {
  const { turn } = await openDialogue()
  await turn('who is free on december 5?')
  const bartenders = await turn('a bartender i think')
  expect(bartenders).toMatchObject({ intent: 'availability' })
  expect(bartenders.suggestedAgents.every(({ category }) => category === 'bartender')).toBe(true)
  expect((await turn('from 9pm until 2am')).event).toMatchObject({ date: '2026-12-05T21:00', hours: 5 })
  const fresh = (await openDialogue()).turn
  const either = await fresh('is a dj free friday or saturday')
  expect(either.text).toContain('Which day is it: Friday or Saturday?')
  expect((await fresh('december 5 all night')).text).toMatch(/how many hours\?$/)
  expect((await fresh('3')).event).toMatchObject({ hours: 3 })
})

test("the adults' act is declined for a 16th birthday (P10.71)", async () => {
  const { turn } = await openDialogue()
  await turn("a dj for my son's 16th birthday on december 5")
  expect(await turn('and a stripper for the boys')).toMatchObject({ intent: 'decline', names: [] })
})

test('the model of a shoot is a model, and who else can come is asked in two words (P10.66)', async () => {
  const { turn } = await openDialogue()
  const shoot = await turn('models for a lookbook shoot')
  expect(new Set(shoot.suggestedAgents.map(({ category }) => category))).toEqual(new Set(['model']))
  await turn('Wes Holloway for december 15?')
  const others = await turn('who then')
  expect(others.names).toEqual(['Ruth Adeyemi', 'Cass Whitfield', 'Theo Castellanos'])
  expect(others.event?.date).toContain('2026-12-15')
})

test('a venue alone is the place of what is planned (P10.66)', async () => {
  const { turn } = await openDialogue()
  await turn('a dj on december 5 at 9pm for 3 hours')
  expect((await turn('the fox theatre')).event).toMatchObject({ date: '2026-12-05T21:00', place: 'Fox Theatre' })
})

test('hours, times, choices and who is not wanted are said in a word or two (P10.66)', async () => {
  const { turn } = await openDialogue()
  await turn('looking for a bartender on december 12')
  expect((await turn('9 to 1')).event).toMatchObject({ date: '2026-12-12T21:00', hours: 4 })
  expect((await turn('actually make it 3')).event).toMatchObject({ date: '2026-12-12T21:00', hours: 3 })
  expect((await turn('not Ruth')).names).not.toContain('Ruth Adeyemi')
  const chosen = await turn('1')
  expect(chosen.names).toHaveLength(1)
  expect((await turn('do they need parking')).intent).toBe('policies')
  expect(await turn('yes please')).toMatchObject({ intent: 'booking', names: chosen.names })
})

test('a number alone is the time of a day without one, and "2 of them" a number of people (P10.66)', async () => {
  const { turn } = await openDialogue()
  await turn('anybody free on december 12')
  await turn('a dj')
  expect((await turn('8')).event?.date).toBe('2026-12-12T20:00')
  const bars = await openDialogue()
  await bars.turn('how much for a bartender for 6 hours')
  expect((await bars.turn('2 of them')).text).toContain('come to $1,050.00 together')
})

test('who looks for a service is no applicant (P10.71)', async () => {
  const { turn } = await openDialogue()
  for (const message of ['looking for a bartender', 'got any comedians'])
    expect((await turn(message)).intent, message).toBe('services')
  expect((await turn("i'm looking for a bartender job")).intent).toBe('apply')
})

test('details and contacts that were answered are not listed as not understood (P10.95)', async () => {
  const { db, turn } = await openDialogue()
  const says = ['a dj on december 27', 'oh i mean december 28, sorry', '8pm', '5 hours', 'in Buckhead, for 80 guests']
  for (const message of [...says, 'could somebody call me about it?', 'Dana Whitfield, dana@example.com'])
    await turn(message)
  expect(await db.selectFrom('chat_gap_messages').selectAll().execute()).toEqual([])
  await turn('blorb the zwizzle')
  expect(await db.selectFrom('chat_gap_messages').selectAll().execute()).toHaveLength(1)
})
