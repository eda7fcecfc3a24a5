/**
 * Hostile requests over every endpoint as everybody (docs/product.md S25): none is a failure of ours, and every refusal
 * is JSON with a sentence. FUZZ_REQUESTS says how many, FUZZ_SEED which.
 */
import { expect, test } from 'vitest'
import { endpoints } from '#shared/contract/api.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ACTORS, type ActorName, type Cast, gatherCast, mayCall } from '#tests/architecture/access-cast.ts'
import { sampleBody } from '#tests/architecture/access-samples.ts'
import { type HostileRequest, logFuzz, sampleHostile } from '#tests/support/hostile.ts'
import { startTestApp, type TestApp } from '#tests/support/start-test-app.ts'

const COUNT = Number(process.env.FUZZ_REQUESTS || 3000)
const SEED = Number(process.env.FUZZ_SEED || 20_260_714)
/** Requests under way at once, and after how many the people and things are made anew: some of them get deleted. */
const [AT_ONCE, OF_ONE_CAST] = [6, 300]
/** Calls that go out to other machines and wait for them. */
const GOES_OUT = /chat-settings\/test|test-(openai|redis)/

type Request = HostileRequest<ActorName>

/** Everybody, those who get past the door more often. */
function peopleFor(endpoint: Endpoint): readonly ActorName[] {
  const welcome = ACTORS.filter((actor) => mayCall(endpoint, actor))
  return [...ACTORS, ...welcome, ...welcome, ...welcome, ...welcome]
}

function bodyFor({ endpoint, body }: Request, { things }: Cast): { payload?: Buffer; type?: string } {
  if (body.kind === 'none') return {}
  if (body.kind === 'raw') return { payload: body.bytes, type: body.type }
  const json = (given: unknown) => ({ payload: Buffer.from(JSON.stringify(given) ?? ''), type: 'application/json' })
  if (body.kind === 'json') return json(body.value)
  const { agents: agentId = '', bookings: bookingId = '', invoices: invoiceId = '' } = things
  const sample = sampleBody(endpoint, { agentId, bookingId, invoiceId })
  const kept = Object.entries(sample ?? {}).filter((_, i) => !body.dropped.includes(i))
  return json(Object.fromEntries([...kept, ...body.fields]))
}

function addressFor({ endpoint, segment, query }: Request, { things }: Cast): string {
  const path = endpoint.path
    .replace(':width.:format', segment ?? '400.webp')
    .replace(/([\w-]+)\/:\w+/g, (_, kind: string) => `${kind}/${segment ?? things[kind] ?? ''}`)
  return query === undefined ? path : `${path}?${query}`
}

interface Answer {
  status: number
  type: string
  text: string
}

async function send({ app }: TestApp, cast: Cast, request: Request, url: string): Promise<Answer> {
  const { payload, type } = bodyFor(request, cast)
  const cookie = await cast.enter(request.who)
  const response = await app.inject({
    method: request.method as Endpoint['method'], // light-my-request lists fewer than HTTP has
    url,
    ...(payload && { payload }),
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(type !== undefined && { 'content-type': type }),
      ...request.headers,
    },
    payloadAsStream: true,
  })
  const stream = response.stream()
  const [status, answered] = [response.statusCode, String(response.headers['content-type'])]
  let text = ''
  if (answered.startsWith('text/event-stream')) stream.destroy()
  else for await (const chunk of stream) text += String(chunk)
  return { status, type: answered, text }
}

/** What is wrong with an answer, if anything. */
function complaintAbout({ status, type, text }: Answer, method: string): string | undefined {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  if (status < 400 || method === 'HEAD') return undefined
  if (!type.startsWith('application/json')) return `${status} as ${type}`
  const { error } = JSON.parse(text) as { error?: unknown } // any type: checked on the next line
  if (typeof error !== 'string' || !/\p{L}{2}/u.test(error) || error.length > 200)
    return `${status} without a sentence: ${text}`
  if (/\.[jt]s:\d+|node_modules|\/server\/|\bselect\b.+\bfrom\b|insert into|constraint/i.test(error))
    return `${status} says too much: ${error}`
  return undefined
}

test(
  `${COUNT} hostile requests: no failure of ours, every refusal a sentence (S25, S27)`,
  async () => {
    logFuzz(`FUZZ_SEED=${SEED} FUZZ_REQUESTS=${COUNT}`)
    await using app = await startTestApp({ env: { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' } })
    await app.context.db
      .updateTable('chat_settings')
      .set({ ai_model: 'fallback', max_concurrent_sessions: 1000 })
      .execute()
    await app.context.chatSettings.refresh()
    const fuzzed = endpoints.filter(({ path }) => !GOES_OUT.test(path))
    expect(fuzzed.length).toBeGreaterThan(100)
    const requests = sampleHostile(fuzzed, peopleFor, { count: COUNT, seed: SEED })
    const complaints = new Map<string, string[]>()
    const statuses = new Map<number, number>()
    const look = async (cast: Cast, request: Request) => {
      const url = addressFor(request, cast)
      let answer = await send(app, cast, request, url)
      // a machine under load may keep a query from its turn
      if (answer.status === 503) answer = await send(app, cast, request, url)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const complaint = complaintAbout(answer, request.method)
      if (complaint === undefined) return
      const name = `${request.method} ${request.endpoint.path}`
      const sent = JSON.stringify({
        url: url.slice(0, 300),
        who: request.who,
        body: request.body,
        headers: request.headers,
      })
      complaints.set(name, [...(complaints.get(name) ?? []), `${complaint} <- ${sent.slice(0, 700)}`])
    }
    for (let from = 0; from < requests.length; from += OF_ONE_CAST) {
      const cast = await gatherCast(app)
      // an earlier request may have required a factor that no admin of the cast has: it would refuse them everything
      await app.database.pool.query('update agency_settings set require_second_factor = false')
      const left = requests.slice(from, from + OF_ONE_CAST)
      const worker = async () => {
        for (let request = left.shift(); request; request = left.shift()) await look(cast, request)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, worker))
    }
    logFuzz(JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b))))
    const failures = app.logged.filter((line) => line.includes('"request failed"')).map((line) => line.slice(0, 900))
    const told = [...complaints].flatMap(([name, all]) => [`${name} (${all.length})`, ...all.slice(0, 2)])
    expect([...told, ...failures.slice(0, 10)]).toEqual([])
    // a fuzzer whose requests all end at the door finds nothing
    expect(statuses.get(200) ?? 0).toBeGreaterThan(COUNT / 20)
    expect(statuses.get(400) ?? 0).toBeGreaterThan(COUNT / 10)
  },
  60_000 + COUNT * 40,
)
