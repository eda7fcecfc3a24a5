import { findSelects } from './pgbench.ts'
import { processorTime } from './process-tree.ts'
import { median, type Row } from './rows.ts'
import { startShipped } from './shipped.ts'
import { openSession } from './sign-in.ts'
import { findGenerator, type ReadRun } from './wrk.ts'

const ROUNDS = 5
const SECONDS = 3
const WARM_SECONDS = 1
const PORT = 5097
const LEAST = 0.23

/** The bookings of the demo's busiest customer, from the product as `npm start` runs it, compared with `pgbench -S`. */
export async function measureCustomerList(): Promise<Row[]> {
  await using shipped = await startShipped(PORT)
  const { client, owner, url, list } = shipped
  const { rows } = await client.query<{ id: string; count: string }>(
    'select customer_id as id, count(*) from bookings group by 1 order by 2 desc limit 1',
  )
  const [busiest] = rows
  if (!busiest) throw new Error('the demo has no bookings')
  const cookie = await openSession(client, 'customer_id', 'customer', busiest.id)
  const generator = findGenerator()
  const selects = await findSelects(owner)
  console.log(`Load from ${generator.name} and ${selects.name}, ${ROUNDS} rounds of ${SECONDS} s`)
  const read = { url: `${url}/api/customer/bookings`, headers: { cookie }, expected: 200 }
  const loads = { product: (seconds: number) => generator.run(read, seconds), selects: selects.run }
  const runs: Record<keyof typeof loads, { rate: number; cpu: number }[]> = { product: [], selects: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['product', 'selects'] as const) {
      await loads[name](WARM_SECONDS)
      const before = processorTime(list())
      const { requests, seconds }: ReadRun = await loads[name](SECONDS)
      runs[name].push({ rate: requests / seconds, cpu: (processorTime(list()) - before) / requests })
    }
  }
  const middle = (name: keyof typeof loads, of: 'rate' | 'cpu') => median(runs[name].map((run) => run[of]))
  return [
    {
      name: `GET /api/customer/bookings, ${busiest.count} bookings : pgbench -S`,
      unit: '1/s',
      product: middle('product', 'rate'),
      reference: middle('selects', 'rate'),
      ratio: middle('product', 'rate') / middle('selects', 'rate'),
      cpu: { product: middle('product', 'cpu'), reference: middle('selects', 'cpu') },
      bound: { of: 'ratio', least: LEAST },
    },
  ]
}
