import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a refused request counts as, in milliseconds. */
const REFUSED_MS = 60_000

/** What is sent: posts, one body after another, or the same read again and again. */
export interface Paced {
  url: string
  /** None for a read. */
  bodies?: readonly string[]
  headers?: Record<string, string>
  /** The status every answer must have. */
  expected: number
}

/**
 * Sends so many requests a second without waiting for earlier answers: waiting shows in the times.
 * @param note called with the time of each as it ends
 * @returns how long each took from when it was due, in milliseconds, the shortest first; one that is refused counts as a minute
 */
export async function runPaced(
  { url, bodies, headers, expected }: Paced,
  rate: number,
  seconds: number,
  note: (ms: number) => void = () => {},
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const took: number[] = []
  const end = (ms: number) => {
    took.push(ms)
    note(ms)
  }
  const method = bodies ? 'POST' : 'GET'
  const send = (body: string, due: number) =>
    new Promise<void>((resolve) => {
      const own = bodies && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const sent = request(url, { method, agent, headers: { ...headers, ...own } }, (answer) => {
        answer.resume()
        answer.once('end', () => {
          // a refusal is the longest wait there is
          end(answer.statusCode === expected ? performance.now() - due : REFUSED_MS)
          resolve()
        })
      })
      sent.once('error', () => {
        end(REFUSED_MS)
        resolve()
      })
      sent.end(body)
    })
  const started = performance.now()
  const all: Promise<void>[] = []
  for (let i = 0; i < rate * seconds; i++) {
    const due = started + (i * 1000) / rate
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    all.push(send(bodies?.[i % bodies.length] ?? '', due))
  }
  await Promise.all(all)
  agent.destroy()
  return took.sort((a, b) => a - b)
}
