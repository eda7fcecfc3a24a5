/**
 * What a read costs as shipped: `npm start` with demo data, jobs and log, under a load of wrk, compared with a bare
 * node:http that sends the same bytes and headers. Processor time counts the whole process tree, PostgreSQL included.
 */
import { buildSite } from '#scripts/build-site.ts'
import { makeFolder, npmStart, startServerProcess } from './children.ts'
import type { PlainAnswer } from './plain-server.ts'
import { isNode, listTree, processorTime, proportionalMemory } from './process-tree.ts'
import { median, type Row } from './rows.ts'
import { fetchAnswer } from './wire.ts'
import { findGenerator, type Generator, type ReadLoad } from './wrk.ts'

const ROUNDS = 5
const SECONDS = 3
const WARM_SECONDS = 1
const PORT = 5090
const MEGABYTE = 2 ** 20

/** Stands for a file whose name the build chooses. */
const ASSET = ''

interface Read {
  name: string
  path: string
  encoding?: string
  /** Asks as a browser that has the answer. */
  unchanged?: true
}

const READS: readonly Read[] = [
  { name: 'GET /api/health/live', path: '/api/health/live' },
  { name: 'GET /api/agents, JSON', path: '/api/agents' },
  { name: 'GET /api/agents, brotli', path: '/api/agents', encoding: 'br' },
  { name: 'GET /api/agents, 304', path: '/api/agents', encoding: 'br', unchanged: true },
  { name: 'GET /api/auth/status of strangers', path: '/api/auth/status' },
  { name: 'home page, brotli', path: '/', encoding: 'br' },
  { name: 'home page, 304', path: '/', encoding: 'br', unchanged: true },
  { name: 'a script of home, brotli', path: ASSET, encoding: 'br' },
]

/** Reads that are the same for everybody, with the log and without it. */
export async function measureReads(): Promise<Row[]> {
  const generator = findGenerator()
  console.log(`Load from ${generator.name}, ${ROUNDS} rounds of ${SECONDS} s`)
  await buildSite()
  return [
    ...(await measureStarted(generator, READS, {}, '')),
    ...(await measureStarted(generator, READS.slice(1, 4), { LOG_LEVEL: 'warn' }, ', no log')),
  ]
}

async function measureStarted(
  generator: Generator,
  reads: readonly Read[],
  env: Record<string, string>,
  suffix: string,
): Promise<Row[]> {
  using folder = makeFolder()
  await using product = await npmStart(folder.dir, PORT, { DEMO_DATA: '1', ...env })
  const rows: Row[] = []
  for (const read of reads) rows.push(await compare(generator, read, product, suffix))
  return suffix === '' ? [...rows, ...measureMemory(product.pid)] : rows
}

/** The first file of scripts that home loads. */
async function findAsset(url: string): Promise<string> {
  const page = await (await fetch(url)).text()
  return /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? '/'
}

/** One read of the product and of the bare server, in turns. */
async function compare(
  generator: Generator,
  { name, path, encoding, unchanged }: Read,
  product: { url: string; pid: number },
  suffix: string,
): Promise<Row> {
  const headers: Record<string, string> = encoding === undefined ? {} : { 'accept-encoding': encoding }
  const address = path === ASSET ? await findAsset(product.url) : path
  const url = product.url + address
  // files are kept from their first answer on
  const { etag } = await fetchAnswer(url, headers)
  if (unchanged) headers['if-none-match'] = etag ?? ''
  const answer = await fetchAnswer(url, headers)
  const expected = answer.status
  await using plain = await startServerProcess<{ url: string }>('plain-server.ts', [
    { path: address, ...answer },
  ] satisfies PlainAnswer[])
  const tree = listTree(product.pid)
  const sides = {
    product: { load: { url, headers, expected }, cpu: async () => processorTime(tree) },
    plain: { load: { url: plain.hello.url + address, headers, expected }, cpu: async () => (await plain.usage()).cpu },
  }
  const runs: Record<keyof typeof sides, Run[]> = { product: [], plain: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of ['product', 'plain'] as const) {
      await generator.run(sides[side].load, WARM_SECONDS)
      runs[side].push(await measureOnce(generator, sides[side]))
    }
  }
  const [whole, reference] = [middle(runs.product), middle(runs.plain)]
  return {
    name: `${name} : bare node:http${suffix}`,
    unit: '1/s',
    product: whole.rate,
    reference: reference.rate,
    ratio: whole.rate / reference.rate,
    cpu: { product: whole.cpu, reference: reference.cpu },
    bound: { of: 'ratio', least: 0.75 },
  }
}

interface Run {
  rate: number
  /** Microseconds of processor time a request. */
  cpu: number
}

async function measureOnce(
  generator: Generator,
  { load, cpu }: { load: ReadLoad; cpu: () => Promise<number> },
): Promise<Run> {
  const before = await cpu()
  const { requests, seconds } = await generator.run(load, SECONDS)
  return { rate: requests / seconds, cpu: ((await cpu()) - before) / requests }
}

const middle = (runs: readonly Run[]): Run => ({
  rate: median(runs.map(({ rate }) => rate)),
  cpu: median(runs.map(({ cpu }) => cpu)),
})

function measureMemory(root: number): Row[] {
  const tree = listTree(root)
  const app = Math.max(...tree.filter(isNode).map((pid) => proportionalMemory([pid])))
  const row = (name: string, bytes: number, most: number): Row => ({
    name: `${name} after these reads (PSS)`,
    unit: 'MB',
    product: bytes / MEGABYTE,
    bound: { of: 'product', most },
  })
  return [row('memory of the app process', app, 220), row('memory of the whole product', proportionalMemory(tree), 360)]
}
