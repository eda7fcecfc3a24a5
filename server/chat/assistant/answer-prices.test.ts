import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPackage } from '#tests/support/factories.ts'
import { buildRoster } from '#tests/support/roster.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { type Assistant, createAssistant } from './assistant.ts'
import { makeAsking } from './test-support/asking.ts'

let app: TestApp
let assistant: Assistant
beforeAll(async () => {
  // a Tuesday
  app = await startTestApp({ context: { now: () => new Date('2026-11-24T20:00:00Z') } })
  await buildRoster(app.context.db)
  assistant = createAssistant(app.context, () => ({ model: 'fallback', openaiApiKey: null, systemPrompt: 'Be kind.' }))
})
afterAll(() => app[Symbol.asyncDispose]())

const { ask } = makeAsking(() => ({ app, assistant }))

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
    expect(text).toMatch(/^We have no packages for Photographers at the moment. Photographers are from /)
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
