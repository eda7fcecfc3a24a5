/**
 * `npm run bench`: the product compared with the limits of this machine, as ratios within one run, and with its own
 * last figures.
 * `npm run bench -- reads bookings events logins search own-writes availability chat customer customer-list pooler summary admin-bookings office billing processes restore start site`
 * runs parts. `mixed` (all roles at once, `npm run bench:load`), `imports` (files of 10,000 and 100,000 bookings),
 * `growth` (10,000 against a million bookings) and `ledger` (20,000 random money sequences) run only when named;
 * BENCH_SECONDS, BENCH_BOOKINGS and BENCH_SEQUENCES make them smaller. BENCH_DATA names a data folder that
 * `npm run seed -- --scale` has filled, which `office`, `billing` and `growth` measure as it is; BENCH_REQUESTS is a pattern
 * of the requests that `growth` measures. `profile`, alone, writes CPU profiles of the hot paths; `tail`, alone, shows second
 * by second why the slowest bookings are slow. Exits with 1 when a limit is missed.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { buildSite } from '#scripts/build-site.ts'
import { measureAdminBookings } from './admin-bookings.ts'
import { measureAvailability } from './availability.ts'
import { measureBilling } from './billing.ts'
import { measureBookings } from './bookings.ts'
import { measureChat } from './chat.ts'
import { makeFolder, type ServerProcess, startFlags, startServerProcess } from './children.ts'
import { measureCustomer } from './customer.ts'
import { measureCustomerList } from './customer-list.ts'
import { measureEvents } from './events.ts'
import { measureGrowth } from './growth.ts'
import { measureImports } from './imports.ts'
import { measureLedger } from './ledger.ts'
import { measureLogins } from './logins.ts'
import { measureMixed } from './mixed.ts'
import { measureOffice } from './office.ts'
import { measureOwnWrites } from './own-writes.ts'
import { measurePooler } from './pooler.ts'
import { measureProcesses } from './processes.ts'
import type { ProductHello } from './product-server.ts'
import { profileHotPaths } from './profile.ts'
import { measureReads } from './reads.ts'
import { measureRestore } from './restore.ts'
import { meets, type Results, type Row, renderTable } from './rows.ts'
import { measureSearch } from './search.ts'
import { measureSite } from './site.ts'
import { measureStart } from './start.ts'
import { measureSummary } from './summary.ts'
import { explainTail } from './tail.ts'

const PARTS = [
  'reads',
  'bookings',
  'events',
  'logins',
  'search',
  'own-writes',
  'availability',
  'chat',
  'customer',
  'customer-list',
  'pooler',
  'summary',
  'admin-bookings',
  'office',
  'billing',
  'processes',
  'restore',
  'start',
  'site',
  'mixed',
  'imports',
  'growth',
  'ledger',
] as const
/** These take many minutes each and run only when named. */
const LONG = new Set<string>(['mixed', 'imports', 'growth', 'ledger'])
const RESULTS = path.join(import.meta.dirname, 'results')
const BUSY = 1.5

const wanted = process.argv.slice(2)
if (wanted.length === 1 && wanted[0] === 'profile') {
  await profileHotPaths()
  process.exit()
}
if (wanted.length === 1 && wanted[0] === 'tail') {
  await explainTail()
  process.exit()
}
const unknown = wanted.filter((name) => !PARTS.some((part) => part === name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${PARTS.join(', ')}.`)
  process.exit(2)
}
const runs = (part: (typeof PARTS)[number]) => wanted.includes(part) || (wanted.length === 0 && !LONG.has(part))
const load = () => Math.round((loadavg()[0] ?? 0) * 100) / 100

function begin(part: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${part}, load ${load()}`)
}

async function measurePart(part: (typeof PARTS)[number], measure: () => Promise<Row[]>): Promise<Row[]> {
  if (!runs(part)) return []
  begin(part)
  return await measure()
}

/** Each gets its own process, because its many rows would slow the others. */
async function measureApart(
  part: (typeof PARTS)[number],
  measure: (product: ServerProcess<ProductHello>) => Promise<Row[]>,
): Promise<Row[]> {
  if (!runs(part)) return []
  using folder = makeFolder()
  const filled = process.env.BENCH_DATA
  const env = filled ? { DATA_DIR: filled, BENCH_FILLED: '1' } : { DATA_DIR: folder.dir }
  await using product = await startServerProcess<ProductHello>('product-server.ts', {}, env)
  begin(part)
  return await measure(product)
}

async function measureSiteAndStart(): Promise<Row[]> {
  if (!runs('start') && !runs('site')) return []
  await buildSite()
  using folder = makeFolder()
  const rows: Row[] = []
  if (runs('start')) {
    begin('start')
    rows.push(...(await measureStart(folder.dir)))
  }
  if (runs('site')) {
    begin('site')
    rows.push(...(await measureSite(folder.dir)))
  }
  return rows
}

const at = new Date().toISOString()
const loadBefore = load()
const rows = [
  ...(await measurePart('reads', measureReads)),
  ...(await measurePart('bookings', measureBookings)),
  ...(await measurePart('events', measureEvents)),
  ...(await measureApart('logins', measureLogins)),
  ...(await measureApart('search', measureSearch)),
  ...(await measureApart('own-writes', measureOwnWrites)),
  ...(await measureApart('availability', measureAvailability)),
  ...(await measureApart('chat', measureChat)),
  ...(await measureApart('customer', measureCustomer)),
  ...(await measurePart('customer-list', measureCustomerList)),
  ...(await measurePart('pooler', measurePooler)),
  ...(await measureApart('admin-bookings', measureAdminBookings)),
  ...(await measureApart('office', measureOffice)),
  ...(await measureApart('summary', measureSummary)),
  ...(await measureApart('billing', measureBilling)),
  ...(await measurePart('processes', measureProcesses)),
  ...(await measureApart('restore', measureRestore)),
  ...(await measureSiteAndStart()),
  ...(await measureApart('mixed', measureMixed)),
  ...(await measurePart('imports', measureImports)),
  ...(await measurePart('growth', measureGrowth)),
  ...(await measureApart('ledger', measureLedger)),
]
const results: Results = {
  at,
  node: process.version,
  cpus: availableParallelism(),
  loadBefore,
  loadAfter: load(),
  rows,
}

const options = [...startFlags(), process.env.NODE_OPTIONS].filter(Boolean).join(' ')
const latest = path.join(RESULTS, 'latest.json')
const before: Results | undefined = existsSync(latest) ? JSON.parse(readFileSync(latest, 'utf8')) : undefined
const table = renderTable(results, before)
const conditions = `${at.slice(0, 16).replace('T', ' ')} UTC, Node ${process.version} ${options}, ${results.cpus} processors, load ${loadBefore} before and ${results.loadAfter} after${
  loadBefore > BUSY ? '. The machine was busy: the ratio of CPU a request says more than the ratio of rates' : ''
}.`
const missed = rows.filter((row) => meets(row) === false)
const verdict = missed.length === 0 ? 'Every bound is met.' : `Missed: ${missed.map(({ name }) => name).join('; ')}.`
const text = `${conditions}\n\n${table}\n\n${verdict}\n`
console.log(`\n${text}`)

mkdirSync(RESULTS, { recursive: true })
// a run of some parts keeps the last figures of the others
const kept = before?.rows.filter(({ name }) => !rows.some((row) => row.name === name)) ?? []
writeFileSync(latest, `${JSON.stringify({ ...results, rows: [...rows, ...kept] }, undefined, 2)}\n`)
// the runs of a day follow each other in one file
const day = path.join(RESULTS, `${at.slice(0, 10)}.md`)
appendFileSync(day, `${existsSync(day) ? '' : '# Bench\n'}\n${text}`)
process.exitCode = missed.length > 0 ? 1 : 0
