import pg from 'pg'
import { seedScale } from '#scripts/seed.ts'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import { median, type Row } from './rows.ts'

const AGENTS = 10_000
const BOOKINGS = 20_000
const ROUNDS = 20
const WARM = 3

/** What visitors ask, each a conversation of its own: every kind of question, misspelt ones and follow-ups too. */
const CONVERSATIONS: readonly (readonly string[])[] = [
  ['hi'],
  ['What services do you offer?'],
  ['do you have djs?', 'next saturday at 9pm for 4 hours', 'under $150'],
  ['Check availability for a DJ next Saturday for 4 hours, under $200'],
  ['bartendr tomorow night'],
  ['who is free this weekend'],
  ['View pricing'],
  ['cheapest model'],
  ['somebody between $100 and $150 for burlesqe'],
  ['tell me about Imani Okafor', 'is she free on new years eve?'],
  ['what is your cancellation policy'],
  ['can I pay with venmo'],
  ['what is the weather like'],
]

/** Answers of the assistant without a model over 10,000 agents, from sending a message to the last byte of its answer. */
export async function measureChat(product: ServerProcess<ProductHello>): Promise<Row[]> {
  const client = new pg.Client({ ...product.hello.database, statement_timeout: 0 })
  await client.connect()
  try {
    await seedScale(client, { agents: AGENTS, bookings: BOOKINGS }, { add: true })
    await client.query("update chat_settings set ai_model = 'fallback', max_concurrent_sessions = 1000")
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
  const post = async (path: string, body?: object) => {
    const answer = await fetch(`${product.hello.url}${path}`, {
      method: 'POST',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return JSON.parse(text) as { sessionToken?: string } // what init answers; of others nothing is read
  }
  const took: number[] = []
  const before = await product.usage()
  for (let round = 0; round < ROUNDS; round++) {
    for (const messages of CONVERSATIONS) {
      const { sessionToken } = await post('/api/chat/init')
      for (const message of messages) {
        const started = performance.now()
        await post('/api/chat/message', { sessionToken, message })
        // the first rounds warm plans and caches
        if (round >= WARM) took.push(performance.now() - started)
      }
      await post('/api/chat/end', { sessionToken })
    }
  }
  const after = await product.usage()
  // beginnings and ends of conversations and the rounds that warm are in it too
  const requests = ROUNDS * (CONVERSATIONS.length * 2 + CONVERSATIONS.flat().length)
  took.sort((a, b) => a - b)
  const p95 = took[Math.ceil(took.length * 0.95) - 1] ?? Number.NaN
  return [
    {
      name: 'answer of the assistant over 10,000 agents, median',
      unit: 'ms',
      product: median(took),
      cpu: { product: (after.cpu - before.cpu) / requests },
    },
    {
      name: 'answer of the assistant over 10,000 agents, p95',
      unit: 'ms',
      product: p95,
      // 20 for the answer, the rest for keeping question and answer on disk
      bound: { of: 'product', most: 40 },
    },
  ]
}
