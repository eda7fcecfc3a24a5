import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import { median, quantile, type Row } from './rows.ts'

/** Durations of answers in milliseconds, shortest first, and the server's processor time for each in microseconds. */
export interface Answers {
  took: readonly number[]
  cpu: number
  /** The longest delay of the server's event loop during the run, in milliseconds. */
  longestDelay: number
}

interface Asked {
  /** Paths requested one after another, round by round, each until the last byte of its answer. */
  paths: readonly string[]
  cookie: string
  rounds: number
  /** Rounds before the measured ones, to warm plans and caches. */
  warmUp: number
}

/** Requests some paths of the product repeatedly, one request at a time. */
export async function timeAnswers(
  product: ServerProcess<ProductHello>,
  { paths, cookie, rounds, warmUp }: Asked,
): Promise<Answers> {
  const took: number[] = []
  const before = await product.usage()
  for (let round = 0; round < rounds + warmUp; round++) {
    for (const path of paths) {
      const started = performance.now()
      const answer = await fetch(`${product.hello.url}${path}`, { headers: { cookie } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      if (round >= warmUp) took.push(performance.now() - started)
    }
  }
  const after = await product.usage()
  const cpu = (after.cpu - before.cpu) / ((rounds + warmUp) * paths.length)
  return { took: took.sort((a, b) => a - b), cpu, longestDelay: after.longestDelay }
}

/**
 * The two table lines for a set of answers.
 * @param most the limit for their p95, in milliseconds
 */
export function timeRows(name: string, { took, cpu }: Answers, most: number): Row[] {
  return [
    { name: `${name}, median`, unit: 'ms', product: median(took), cpu: { product: cpu } },
    { name: `${name}, p95`, unit: 'ms', product: quantile(took, 0.95), bound: { of: 'product', most } },
  ]
}
