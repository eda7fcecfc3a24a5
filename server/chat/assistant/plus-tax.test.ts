import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPackage } from '#tests/support/factories.ts'
import { startFakeOpenai } from '#tests/support/openai.ts'
import { buildRoster } from '#tests/support/roster.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'
import { until } from '#tests/support/until.ts'
import { type AssistantSettings, createAssistant } from './assistant.ts'

const NOW = new Date('2026-11-24T20:00:00Z')

let app: TestApp
let cookie: string
let fake: Awaited<ReturnType<typeof startFakeOpenai>>
beforeAll(async () => {
  fake = await startFakeOpenai()
  app = await startTestApp({ context: { now: () => NOW }, env: { OPENAI_BASE_URL: fake.url } })
  await buildRoster(app.context.db)
  const { db } = app.context
  cookie = (await signInAdmin(app)).cookie
  await buildPackage(db, { name: 'Open Deck', category: 'dj', base_price_cents: 90_000, duration: 4 })
  await buildPackage(db, { name: 'First Dance', category: 'dj', base_price_cents: 165_050, duration: 7 })
  await buildPackage(db, { name: 'Signature Set', category: 'bartender', base_price_cents: 42_000, duration: 1 })
  await db.updateTable('categories').set({ display_name: 'DJs' }).where('name', '=', 'dj').execute()
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await fake[Symbol.asyncDispose]()
})

const assistant = (model: AssistantSettings['model']) =>
  createAssistant(app.context, () => ({ model, openaiApiKey: 'test-key-1234567890', systemPrompt: 'Be kind.' }))
const answer = (content: string) => assistant('fallback').answer([{ role: 'user', content }])
const ask = async (content: string) => (await answer(content)).text

/** Taxes the categories, all of them unless some are named, and waits until the assistant knows. */
async function taxOnly(...taxed: string[]) {
  const { db } = app.context
  const categories = await db.selectFrom('categories').select(['id', 'name']).execute()
  const untaxed = categories.filter(({ name }) => taxed.length > 0 && !taxed.includes(name)).map(({ id }) => id)
  const body = { name: 'Sales tax', percent: 8.875, untaxed }
  expect((await app.call('PUT /api/admin/tax-settings', { cookie, body })).status).toBe(200)
  const known = taxed.length > 0 ? 'Sales tax (8.875%) is added to prices of DJs.' : 'is added to all prices.'
  await until(async () => (await ask('is tax included?')).includes(known), 5_000)
}

test('answers say which prices tax is added to, and nothing before any tax is saved (P7.132)', async () => {
  for (const question of ['how much is a dj', 'View pricing', 'is tax included?']) {
    expect(await ask(question)).not.toMatch(/plus tax|Sales tax/)
  }

  await taxOnly('dj')
  const { text, suggestedAgents } = await answer('how much is a dj for 4 hours')
  expect(text).toContain('DJs are from $150 to $155 an hour plus tax. ')
  expect(text).toContain('Kei Navarro ($620.00 plus tax)')
  expect(text).toContain('Open Deck, 4 hours for $900.00; First Dance, 7 hours for $1,650.50; all plus tax.')
  expect(suggestedAgents.every(({ plusTax }) => plusTax)).toBe(true)
  expect(await ask('how much is Kei Navarro for 3 hours')).toContain('so 3 hours come to $465.00 plus tax.')
  expect(await ask('how much is a DJ for 4 hours including tax?')).toContain(
    'DJs are from $150 to $155 an hour plus tax. ',
  )
  expect(await ask('how much is Kei Navarro for 3 hours plus tax?')).toContain('3 hours come to $465.00 plus tax.')
  expect(await ask('tell me about Kei Navarro')).toContain('$155/hr plus tax, rated')
  const ranges = await ask('View pricing')
  expect(ranges).toContain('DJs $150 to $155 plus tax;')
  expect(ranges).toContain('Bartenders from $420.00; DJs from $900.00 plus tax.')
  expect(await ask('how much is a bartender')).not.toContain('plus tax')

  await taxOnly()
  expect(await ask('View pricing')).toMatch(/ by the hour: .*; all plus tax\. .* set price: .*; all plus tax\. /)
})

test('a model learns which prices tax is added to, from the prompt and from its tools (P7.132)', async () => {
  await taxOnly('dj')
  fake.says(
    { tools: [{ name: 'search_agents', arguments: { category: 'dj' } }] },
    {
      text: 'Kei Navarro is $155 an hour plus tax. Sales tax (8.875%) is added to prices of DJs. Shall I check a date?',
    },
  )
  const { text } = await assistant('gpt-4o-mini').answer([{ role: 'user', content: 'how much is a dj' }])
  expect(text).toContain('$155 an hour plus tax. Sales tax (8.875%) is added to prices of DJs.')
  const messages = fake.requests.at(-1)?.body.messages ?? []
  expect(messages[0]?.content).toContain('Sales tax (8.875%) is added to prices of DJs. Visitors send a request')
  expect(JSON.stringify(messages)).toContain('\\"plusTax\\":true')
})
