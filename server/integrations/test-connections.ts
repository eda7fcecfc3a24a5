import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { resolveOutbound } from './outbound.ts'
import { connectRedis } from './redis.ts'

/** How long a try may take, in milliseconds (docs/product.md S43). */
const TRY_MS = 5000
/** What is read of an answer at most, in bytes. */
const MOST = 1024 * 1024

/** How a try ended. What the other side said is never part of it. */
export type TryResult = 'works' | 'refused' | 'failed'

/**
 * Asks a provider of models which it has. Redirects aren't followed.
 * @param baseUrl with its version, without a trailing slash
 * @returns refused when it doesn't take the key
 */
export async function tryModels(baseUrl: string, apiKey: string | null): Promise<TryResult> {
  try {
    const { status, body } = await get(new URL(`${baseUrl}/models`), apiKey, AbortSignal.timeout(TRY_MS))
    if (status === 401 || status === 403) return 'refused'
    const answer: unknown = status === 200 ? JSON.parse(body) : null
    return typeof answer === 'object' && answer !== null && 'data' in answer ? 'works' : 'failed'
  } catch {
    return 'failed'
  }
}

async function get(url: URL, apiKey: string | null, signal: AbortSignal): Promise<{ status: number; body: string }> {
  const { address } = await resolveOutbound(url.hostname)
  const secure = url.protocol === 'https:'
  const options = {
    // the address that was looked at is the one that is called
    host: address,
    port: url.port || (secure ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    headers: {
      host: url.host,
      accept: 'application/json',
      ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
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
        if (body.length > MOST) answer.destroy(new Error('too long'))
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** Pings a Redis server. */
export async function tryRedis(target: { host: string; port: number; password: string | null }): Promise<TryResult> {
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
