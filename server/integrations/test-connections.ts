import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { resolveOutbound } from './outbound.ts'
import { connectRedis, inTime } from './redis.ts'

/** How long a try may take, in milliseconds (docs/product.md S43). */
const TRY_MS = 5000
/** What is read of an answer at most, in bytes. */
const MAX_BYTES = 1024 * 1024

/** How asking a model ended. What the other side said is never part of it. */
export type ModelTry = 'works' | 'refused' | 'no-model' | 'limited' | 'troubled' | 'late' | 'unreachable' | 'strange'

/**
 * Asks a model for a word, by OpenAI's protocol. Redirects aren't followed.
 * @param baseUrl with its version, without a trailing slash
 */
export async function tryModel({
  baseUrl,
  apiKey,
  name,
}: {
  baseUrl: string
  apiKey: string
  name: string
}): Promise<ModelTry> {
  const late = AbortSignal.timeout(TRY_MS)
  const question = { model: name, messages: [{ role: 'user', content: 'Say OK.' }], max_tokens: 5 }
  try {
    const { status, body } = await post(new URL(`${baseUrl}/chat/completions`), { apiKey, question, signal: late })
    return judge(status, readAnswer(body))
  } catch {
    return late.aborted ? 'late' : 'unreachable'
  }
}

interface Answer {
  choices?: unknown
  error?: { code?: unknown } | null
}

/** An answer as JSON; undefined when it is none. */
function readAnswer(body: string): Answer | undefined {
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}

function judge(status: number, answer: Answer | undefined): ModelTry {
  if (status === 200) return Array.isArray(answer?.choices) && answer.choices.length > 0 ? 'works' : 'strange'
  // a provider says what is wrong under `error`; anything else is no provider
  if (answer?.error === undefined || answer.error === null) return status === 401 ? 'refused' : 'strange'
  if (status === 404 || answer.error.code === 'model_not_found') return 'no-model'
  if (status === 401 || status === 403) return 'refused'
  return status === 429 ? 'limited' : 'troubled'
}

async function post(
  url: URL,
  { apiKey, question, signal }: { apiKey: string; question: object; signal: AbortSignal },
): Promise<{ status: number; body: string }> {
  const { address } = await inTime(resolveOutbound(url.hostname), signal)
  const secure = url.protocol === 'https:'
  const payload = JSON.stringify(question)
  const options = {
    method: 'POST',
    // the address that was looked at is the one that is called
    host: address,
    port: url.port || (secure ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    headers: {
      host: url.host,
      accept: 'application/json',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
      authorization: `Bearer ${apiKey}`,
    },
    signal,
    agent: false as const,
    ...(secure && { servername: url.hostname }),
  }
  return new Promise((resolve, reject) => {
    const asked = (secure ? requestSecure : requestPlain)(options, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        body += text
        if (body.length > MAX_BYTES) answer.destroy(new Error('too long'))
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(payload)
  })
}

/** Pings a Redis server. */
export async function tryRedis(target: {
  host: string
  port: number
  password: string | null
}): Promise<'works' | 'failed'> {
  try {
    const client = await connectRedis(target, TRY_MS)
    try {
      const late = AbortSignal.timeout(TRY_MS)
      const answer = await Promise.race([
        client.ping(),
        new Promise<never>((_, reject) => late.addEventListener('abort', () => reject(new Error('no answer')))),
      ])
      return answer === 'PONG' ? 'works' : 'failed'
    } finally {
      client.destroy()
    }
  } catch {
    return 'failed'
  }
}
