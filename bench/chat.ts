import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import { median, quantile, type Row } from './rows.ts'
import { withSeeded } from './with-seeded.ts'

const AGENTS = 10_000
const BOOKINGS = 20_000
const ROUNDS = 20
const WARM = 3
/** The number of simultaneous conversations, each with an open stream, and how often a visitor writes in each. */
const AT_ONCE = 100
const THINKING_MS = 10_000
/** How long another endpoint is requested with and without the conversations, in turns, and how often a second. */
const [TURNS, TURN_MS, ASKED_MS] = [4, 10_000, 20]

/**
 * The visitors' questions, each in a separate conversation: every kind of question, including misspelled ones and
 * follow-ups.
 */
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

/** A visitor's side of the chat, with the messages to send. */
function openChat(url: string) {
  const post = async (path: string, body?: object) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return JSON.parse(text) as { sessionToken?: string } // the answer of init; other answers are not read
  }
  return {
    begin: async () => (await post('/api/chat/init')).sessionToken ?? '',
    say: (sessionToken: string, message: string) => post('/api/chat/message', { sessionToken, message }),
    end: (sessionToken: string) => post('/api/chat/end', { sessionToken }),
  }
}

type Chat = ReturnType<typeof openChat>

/** One conversation after another, from sending a message to the last byte of its answer. */
async function measureAnswers(product: ServerProcess<ProductHello>, chat: Chat): Promise<Row[]> {
  const took: number[] = []
  const before = await product.usage()
  for (let round = 0; round < ROUNDS; round++) {
    for (const messages of CONVERSATIONS) {
      const token = await chat.begin()
      for (const message of messages) {
        const started = performance.now()
        await chat.say(token, message)
        // the first rounds warm plans and caches
        if (round >= WARM) took.push(performance.now() - started)
      }
      await chat.end(token)
    }
  }
  const after = await product.usage()
  // includes the beginnings and ends of conversations and the warm-up rounds
  const requests = ROUNDS * (CONVERSATIONS.length * 2 + CONVERSATIONS.flat().length)
  took.sort((a, b) => a - b)
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
      product: quantile(took, 0.95),
      // includes storing question and answer on disk
      bound: { of: 'product', most: 20 },
    },
  ]
}

/**
 * Requests the roster this often for this long, without waiting for earlier answers.
 * @returns how long each took
 */
async function askMeanwhile(url: string): Promise<number[]> {
  const took: number[] = []
  const asked: Promise<void>[] = []
  const until = performance.now() + TURN_MS
  while (performance.now() < until) {
    const started = performance.now()
    asked.push(
      fetch(`${url}/api/agents`)
        .then((answer) => answer.arrayBuffer())
        .then(() => void took.push(performance.now() - started)),
    )
    await sleep(ASKED_MS)
  }
  await Promise.all(asked)
  return took
}

/** The effect of a hundred conversations on other requests. */
async function measureMeanwhile(url: string, chat: Chat): Promise<Row[]> {
  const ended = new AbortController()
  const tokens: string[] = []
  for (let i = 0; i < AT_ONCE; i++) tokens.push(await chat.begin())
  const streams = tokens.map(async (token) => {
    const stream = await fetch(`${url}/api/chat/events/${token}`, { signal: ended.signal })
    for await (const _ of stream.body ?? []) if (ended.signal.aborted) return
  })
  const said = CONVERSATIONS.flat()
  let talking = false
  const talks = tokens.map(async (token, i) => {
    await sleep((THINKING_MS * i) / AT_ONCE)
    for (let turn = i; !ended.signal.aborted; turn++) {
      if (talking) await chat.say(token, said[turn % said.length] ?? 'hi')
      await sleep(THINKING_MS, undefined, { signal: ended.signal }).catch(() => {})
    }
  })
  const [quiet, busy]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn++) {
    quiet.push(...(await askMeanwhile(url)))
    talking = true
    busy.push(...(await askMeanwhile(url)))
    talking = false
  }
  ended.abort()
  await Promise.allSettled([...streams, ...talks])
  const p99 = (took: number[]) =>
    quantile(
      took.sort((a, b) => a - b),
      0.99,
    )
  const [alone, meanwhile] = [p99(quiet), p99(busy)]
  return [
    {
      name: `GET /api/agents, p99 while ${AT_ONCE} conversations go on : while they are silent`,
      unit: 'ms',
      ...{ product: meanwhile, reference: alone, ratio: meanwhile / alone },
      bound: { of: 'ratio', most: 2 },
    },
  ]
}

/** The assistant without a model, over 10,000 agents. */
export async function measureChat(product: ServerProcess<ProductHello>): Promise<Row[]> {
  await withSeeded(product.hello.database, { agents: AGENTS, bookings: BOOKINGS }, async (client) => {
    await client.query("update chat_settings set ai_model = 'fallback', max_concurrent_sessions = 1000")
  })
  const chat = openChat(product.hello.url)
  return [...(await measureAnswers(product, chat)), ...(await measureMeanwhile(product.hello.url, chat))]
}
