import pg from 'pg'
import { seedScale } from '#scripts/seed.ts'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import { median, quantile, type Row } from './rows.ts'

const AGENTS = 10_000
const BOOKINGS = 20_000
const ROUNDS = 60

/** The times searched for: an evening, past midnight, a whole day, three days, and the nights the clocks change. */
const SPANS = [
  'date=2026-12-31T21:00&hours=4',
  'date=2027-01-16T23:00&hours=5',
  'date=2027-02-20',
  'date=2027-01-15T12:00&hours=72',
  'date=2027-03-13T22:00&hours=8',
  'date=2027-11-06T22:00&hours=8',
]

/** Two in three agents work in the evening on most days, past midnight on some. */
const HOURS = `insert into agent_weekly_hours (agent_id, weekday, start_minute, end_minute)
  select a.id, weekday, 960 + 60 * (hashtext(a.id::text) & 3), 1440 + 60 * (weekday % 4)
  from agents a cross join generate_series(0, 6) as weekday
  where hashtext(a.id::text) % 3 <> 0 and (hashtext(a.id::text) + weekday) % 6 <> 0`

/**
 * Which of 10,000 agents are free over a span, considering bookings, blocked time and weekly hours. Measures the counts
 * by category, and one agent's next two months, each from sending the request to the last byte.
 */
export async function measureAvailability(product: ServerProcess<ProductHello>): Promise<Row[]> {
  const client = new pg.Client({ ...product.hello.database, statement_timeout: 0 })
  await client.connect()
  let ids: string[]
  try {
    await seedScale(client, { agents: AGENTS, bookings: BOOKINGS }, { add: true })
    await client.query(HOURS)
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ id: string }>(
      'select agent_id as id from agent_weeks order by agent_id limit 6',
    )
    ids = rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
  const measure = async (paths: readonly string[]) => {
    const rounds: number[][] = []
    for (let round = 0; round < ROUNDS; round++) {
      const took: number[] = []
      for (const path of paths) {
        const started = performance.now()
        const answer = await fetch(`${product.hello.url}${path}`)
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        took.push(performance.now() - started)
      }
      // the first rounds warm plans and caches
      if (round >= 5) rounds.push(took)
    }
    const all = rounds.flat().sort((a, b) => a - b)
    return { median: median(all), p95: quantile(all, 0.95) }
  }
  const everybody = await measure(SPANS.map((span) => `/api/agents/facets?${span}`))
  const one = await measure(ids.map((id) => `/api/agents/${id}/availability?from=2026-12-01&to=2027-01-31`))
  return [
    { name: 'who of 10,000 agents is free, median', unit: 'ms', product: everybody.median },
    {
      name: 'who of 10,000 agents is free, p95',
      unit: 'ms',
      product: everybody.p95,
      bound: { of: 'product', most: 30 },
    },
    { name: 'two months of one agent, p95', unit: 'ms', product: one.p95, bound: { of: 'product', most: 30 } },
  ]
}
