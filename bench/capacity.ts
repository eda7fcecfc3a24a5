/**
 * `npm run bench:capacity`: what each kind of request costs (processor time of Node and of PostgreSQL, rows, bytes), and what
 * a model of a machine makes of these costs (`simulate.ts`): its prediction for this machine beside what this machine does, and
 * the rates that larger ones carry. `-- --from-file` predicts from the costs of the last run.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { makeFolder, startServerProcess } from './children.ts'
import { type Call, type Kind, mix, prepareKinds, REFUSED_LOGIN, runStep } from './mix.ts'
import { listTree, processorTime } from './process-tree.ts'
import type { ProductHello } from './product-server.ts'
import { quantile } from './rows.ts'
import { type Cost, findCapacity, type Machine, simulate } from './simulate.ts'

const CALLS = 600
/** How many are under way at once while costs are measured: what waits for the next call costs, too. */
const AT_ONCE = 2
/** The whole mix before anything is measured, so that all code is compiled: requests a second, for so many seconds. */
const [WARM_RATE, WARM_SECONDS] = [100, 20]
/** The first request that nothing has asked before: each books for a customer of its own. */
const FRESH = 50_000
/** Steps that are both predicted and measured: requests a second, for so many seconds. */
const CHECKED = [100, 200, 300] as const
const CHECK_SECONDS = 20
/** What 99 of a hundred requests may take, in milliseconds (docs/product.md S59). */
const P99 = 300
const CONNECTIONS = 10
/** Machines that the paper names: cores, and processes of Node on them. */
const MACHINES = [
  { cores: 2, workers: 1 },
  { cores: 8, workers: 4 },
  { cores: 32, workers: 12 },
] as const
const FILE = path.join(import.meta.dirname, 'results/capacity.json')

/** The cost of one kind, with what it reads and sends. */
interface MeasuredCost extends Cost {
  name: string
  /** Rows PostgreSQL read for it. */
  rows: number
  /** Bytes of its answer, without headers. */
  bytes: number
}

interface Capacity {
  at: string
  load: number
  cores: number
  costs: MeasuredCost[]
  checks: { rate: number; predicted: Times; measured: Times }[]
}

interface Times {
  median: number
  p95: number
  p99: number
}

const load = () => Math.round((loadavg()[0] ?? 0) * 100) / 100
const timesOf = (took: readonly number[]): Times => ({
  ...{ median: quantile(took, 0.5), p95: quantile(took, 0.95), p99: quantile(took, 0.99) },
})

/** A request, its answer read whole. @returns what it took in milliseconds, and the bytes of the body */
function callOnce(url: string, agent: Agent, { method, path: at, cookie, body }: Call) {
  const began = performance.now()
  const headers = { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) }
  return new Promise<{ ms: number; bytes: number }>((resolve, reject) => {
    const sent = request(`${url}${at}`, { method, headers, agent }, (answer) => {
      const { statusCode = 0 } = answer
      // a login with an unknown email must be refused
      if (statusCode >= 400 && statusCode !== 401) reject(new Error(`${method} ${at} answered ${statusCode}`))
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.once('end', () => resolve({ ms: performance.now() - began, bytes }))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Calls of one kind, with what the processes used for them. */
async function measureKind(
  kind: Kind,
  { url, node, database, client }: { url: string; node: number; database: number; client: pg.Client },
): Promise<MeasuredCost> {
  const rowsRead = async () => {
    // each backend reports what it did when it idles, a second later at most
    await new Promise((resolve) => setTimeout(resolve, 1200))
    const { rows } = await client.query<{ read: number }>(
      'select (tup_returned + tup_fetched)::float8 as read from pg_stat_database where datname = current_database()',
    )
    return rows[0]?.read ?? 0
  }
  const agent = new Agent({ keepAlive: true })
  const calls: Awaited<ReturnType<typeof callOnce>>[] = []
  const callFrom = async (first: number) => {
    for (let i = first; i < CALLS; i += AT_ONCE) calls.push(await callOnce(url, agent, kind.make(FRESH + i)))
  }
  const readBefore = await rowsRead()
  const rest = await rowsRead()
  const used = () => {
    // connections open and close meanwhile
    const backends = listTree(database)
    const { user, system } = process.cpuUsage()
    return {
      node: processorTime(listTree(node).filter((pid) => !backends.includes(pid))),
      ...{ database: processorTime(backends), caller: user + system },
    }
  }
  const before = used()
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => callFrom(first)))
  const after = used()
  agent.destroy()
  const readAfter = await rowsRead()
  const each = (name: keyof typeof before) => Math.max(0, (after[name] - before[name]) / CALLS / 1000)
  const mean = calls.reduce((sum, { ms }) => sum + ms, 0) / CALLS
  const [nodeMs, databaseMs, caller] = [each('node'), each('database'), each('caller')]
  const hashes = kind.name === REFUSED_LOGIN
  return {
    ...{ name: kind.name, share: kind.share, caller, database: databaseMs },
    ...{ node: hashes ? 1 : nodeMs, hash: hashes ? Math.max(0, nodeMs - 1) : 0 },
    // with two calls at once each also waits for the other's turn, which is no cost
    waiting: Math.max(0, mean - AT_ONCE * (nodeMs + caller) - databaseMs),
    spread: calls.map(({ ms }) => ms / mean),
    rows: Math.max(0, (readAfter - rest - (rest - readBefore)) / CALLS),
    bytes: calls.reduce((sum, { bytes }) => sum + bytes, 0) / CALLS,
  }
}

/** Measures the costs of every kind, and how long requests take at the checked rates. */
async function measure(): Promise<Capacity> {
  using folder = makeFolder()
  await using product = await startServerProcess<ProductHello>('product-server.ts', {}, { DATA_DIR: folder.dir })
  const client = new pg.Client({ ...product.hello.database, statement_timeout: 0 })
  await client.connect()
  try {
    const kinds = await prepareKinds(client)
    // its own reads would count as those of the requests
    await client.query(`do $$ declare name regclass; begin
      for name in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
        execute format('alter table %s set (autovacuum_enabled = off)', name);
      end loop; end $$`)
    const { url } = product.hello
    const [pid = ''] = readFileSync(path.join(folder.dir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
    const of = { url, node: product.pid, database: Number(pid), client }
    const next = mix(kinds)
    await runStep(url, next, WARM_RATE, WARM_SECONDS * 1000)
    const costs: MeasuredCost[] = []
    for (const kind of kinds) costs.push(await measureKind(kind, of))
    const checks: Capacity['checks'] = []
    let from = 100_000
    for (const rate of CHECKED) {
      from += 100_000
      const { took, errors } = await runStep(url, (i) => next(from + i), rate, CHECK_SECONDS * 1000)
      if (errors.size > 0) throw new Error(JSON.stringify([...errors]))
      const machine = { cores: availableParallelism(), workers: 1, connections: CONNECTIONS, withCallers: true }
      const predicted = timesOf(simulate(costs, machine, rate, 10 * CHECK_SECONDS))
      checks.push({ rate, predicted, measured: timesOf(took) })
    }
    return { at: new Date().toISOString(), load: load(), cores: availableParallelism(), costs, checks }
  } finally {
    await client.end()
  }
}

function table(header: readonly string[], lines: readonly (readonly (string | number)[])[]): string {
  const text = (cell: string | number) =>
    typeof cell === 'string' ? cell : cell.toLocaleString('en-US', { maximumSignificantDigits: 3 })
  return [header, header.map(() => '---'), ...lines].map((cells) => `| ${cells.map(text).join(' | ')} |`).join('\n')
}

const { values } = parseArgs({ options: { 'from-file': { type: 'boolean' } } })
const fromFile = values['from-file'] === true
const capacity: Capacity = fromFile ? JSON.parse(readFileSync(FILE, 'utf8')) : await measure()
if (!fromFile) writeFileSync(FILE, `${JSON.stringify(capacity)}\n`)
const { at, cores, costs, checks } = capacity
console.log(`${at.slice(0, 16).replace('T', ' ')} UTC, ${cores} cores, load ${capacity.load} at the end\n`)
console.log(
  table(
    ['Request', 'of 100', 'Node ms', 'hash ms', 'PostgreSQL ms', 'waiting ms', 'rows', 'bytes'],
    costs.map((c) => [c.name, c.share, c.node, c.hash, c.database, c.waiting, Math.round(c.rows), Math.round(c.bytes)]),
  ),
)
console.log(
  `\n${table(
    ['Requests a second', 'predicted median, p95, p99 ms', 'measured'],
    checks.map(({ rate, predicted, measured }) => [
      rate,
      ...[predicted, measured].map((t) => [t.median, t.p95, t.p99].map((ms) => ms.toFixed(1)).join(', ')),
    ]),
  )}`,
)
console.log(
  `\n${table(
    [
      'Cores',
      'processes of Node',
      `requests a second at p99 ${P99} ms`,
      'of them Node alone',
      'of them PostgreSQL alone',
    ],
    MACHINES.map((machine) => {
      const whole: Machine = { ...machine, connections: CONNECTIONS, withCallers: false }
      const without = (part: 'database' | 'node') =>
        findCapacity(
          costs.map((cost) => ({ ...cost, [part]: 0.001 })),
          whole,
          P99,
        )
      return [machine.cores, machine.workers, findCapacity(costs, whole, P99), without('database'), without('node')]
    }),
  )}`,
)
