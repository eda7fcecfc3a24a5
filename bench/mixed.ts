import pg from 'pg'
import type { ServerProcess } from './children.ts'
import { type Call, mix, prepareKinds, runStep, type Step } from './mix.ts'
import type { ProductHello } from './product-server.ts'
import { quantile, type Row } from './rows.ts'

/** Requests a second, and for how long; BENCH_SECONDS shortens every step. */
const STEPS = [
  // ten minutes: the limit for memory growth is for this time
  { rate: 25, seconds: 600 },
  { rate: 100, seconds: 30 },
  { rate: 250, seconds: 30 },
  { rate: 500, seconds: 30 },
] as const
/** The limits at the first step (docs/product.md S59), in milliseconds and MB. */
const [P95, P99, GROWTH] = [100, 300, 50]
/** Logins that hash at the same time (docs/product.md S7). */
const HASHERS = 4

function rowsOf(rate: number, { took, errors }: Step, memory: { before: number; after: number }): Row[] {
  const name = `mixed, ${rate} requests a second`
  const promised = rate === STEPS[0].rate
  const most = (limit: number) => promised && { bound: { of: 'product' as const, most: limit } }
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0)
  if (failed > 0) console.log(`${name}: ${JSON.stringify(Object.fromEntries(errors))}`)
  return [
    { name: `${name}, median`, unit: 'ms', product: quantile(took, 0.5) },
    { name: `${name}, p95`, unit: 'ms', product: quantile(took, 0.95), ...most(P95) },
    { name: `${name}, p99`, unit: 'ms', product: quantile(took, 0.99), ...most(P99) },
    {
      name: `${name}, answers that were no success`,
      unit: 'of 100',
      product: (100 * failed) / took.length,
      ...most(0),
    },
    { name: `${name}, resident memory after it`, unit: 'MB', product: memory.after },
    { name: `${name}, growth of memory`, unit: 'MB', product: memory.after - memory.before, ...most(GROWTH) },
  ]
}

/** A login attempt with an unknown email. */
async function logIn({ hello }: ServerProcess<ProductHello>): Promise<void> {
  const answer = await fetch(`${hello.url}/api/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'not a password of anybody' }),
  })
  await answer.arrayBuffer()
}

/** All roles at once, at rising rates: how long requests take, how many are refused, and how much memory they need. */
export async function measureMixed(product: ServerProcess<ProductHello>): Promise<Row[]> {
  const client = new pg.Client({ ...product.hello.database, statement_timeout: 0 })
  await client.connect()
  let next: (i: number) => Call
  try {
    next = mix(await prepareKinds(client))
  } finally {
    await client.end()
  }
  const seconds = Number(process.env.BENCH_SECONDS || Number.POSITIVE_INFINITY)
  const memoryNow = async () => (await product.usage()).memory / 2 ** 20
  let first = 0
  const from = (i: number) => next(first + i)
  // warms plans, caches and compiled code, and each hashing thread, which keeps the 19 MiB it allocates
  await runStep(product.hello.url, from, 25, 4000)
  for (let round = 0; round < 3; round++) await Promise.all(Array.from({ length: HASHERS }, () => logIn(product)))
  first = 100_000
  const found: Row[] = []
  for (const step of STEPS) {
    const before = await memoryNow()
    const measured = await runStep(product.hello.url, from, step.rate, Math.min(step.seconds, seconds) * 1000)
    first += 100_000
    found.push(...rowsOf(step.rate, measured, { before, after: await memoryNow() }))
  }
  return found
}
