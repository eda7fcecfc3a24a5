import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import { median, quantile, type Row } from './rows.ts'
import { withSeeded } from './with-seeded.ts'

const AGENTS = 10_000
const BOOKINGS = 20_000
const ROUNDS = 15

/** What people type: correct and misspelled words, one and several, alone and with conditions, and no words at all. */
export const SEARCHES = [
  'q=burlesque',
  'q=burlesqe',
  'q=weding',
  'q=bartender flair',
  'q=imani okafr',
  'q=massage&sort=rating',
  'q=jazz&maxRate=200',
  'q=a',
  'q=dancer&date=2026-12-31T21:00&hours=4',
  'q=xqzwvk',
  'sort=rating',
  'sort=rate_low&minRate=100',
  'sort=bookings&category=dj',
  'date=2026-12-31T21:00&hours=5',
  'category=model&date=2027-01-15',
]

/** Every search over 10,000 agents, one after another, from sending the request to the last byte of its answer. */
export async function measureSearch(product: ServerProcess<ProductHello>): Promise<Row[]> {
  await withSeeded(product.hello.database, { agents: AGENTS, bookings: BOOKINGS }, async () => {})
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const took: number[] = []
    for (const search of SEARCHES) {
      for (const path of ['/api/agents', '/api/agents/facets']) {
        const started = performance.now()
        const answer = await fetch(`${product.hello.url}${path}?${search}`)
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${path}?${search} answered ${answer.status}`)
        if (path === '/api/agents') took.push(performance.now() - started)
      }
    }
    rounds.push(took)
  }
  // the first round warms plans and caches
  const warm = rounds.slice(1)
  const of = (share: number) =>
    median(
      warm.map((took) =>
        quantile(
          [...took].sort((a, b) => a - b),
          share,
        ),
      ),
    )
  return [
    { name: 'search over 10,000 agents, median', unit: 'ms', product: of(0.5) },
    { name: 'search over 10,000 agents, p95', unit: 'ms', product: of(0.95), bound: { of: 'product', most: 15 } },
  ]
}
