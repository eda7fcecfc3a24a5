/**
 * POST /api/bookings as shipped: `npm start` with demo data, jobs and log, under a load of wrk, compared with pgbench,
 * which inserts only the booking's row into the same database. Processor time counts the whole process tree.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bareInsert, findPeople, knownBodies, newBodies, type People } from './booking-requests.ts'
import { startServerProcess } from './children.ts'
import { runPaced } from './paced.ts'
import { findStatements } from './pgbench.ts'
import type { PlainAnswer } from './plain-server.ts'
import { processorTime } from './process-tree.ts'
import { median, quantile, type Row } from './rows.ts'
import { type Shipped, startShipped } from './shipped.ts'
import { findGenerator, type ReadRun } from './wrk.ts'

const ROUNDS = 5
const SECONDS = 4
const WARM_SECONDS = 2
const PACED_SECONDS = 8
const MAIL_SECONDS = 6
const PORT = 5091
const BOOKINGS = '/api/bookings'

const BOUNDS = { known: 0.35, new: 0.25 } as const
/** The longest that one of a hundred bookings may take at half the rate, in milliseconds. */
const P99 = 60

type Who = keyof typeof BOUNDS

interface Run {
  /** Requests a second. */
  rate: number
  /** Microseconds of processor time a request. */
  cpu: number
  /** Mails that left during the run, a request. */
  mails: number
}

/** Bookings of known and of new customers, as ratios to the bare insert, and how long they take at half their rate. */
export async function measureBookings(): Promise<Row[]> {
  await using shipped = await startShipped(PORT)
  const bench = { shipped, people: await findPeople(shipped) }
  return await measureRounds(bench)
}

interface Bench {
  shipped: Shipped
  people: People
}

async function measureRounds(bench: Bench): Promise<Row[]> {
  const generator = findGenerator()
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-bench-'))
  const inserter = findStatements(bench.shipped.owner, bareInsert(bench.people), folder)
  console.log(`Load from ${generator.name} and ${inserter.name}, ${ROUNDS} rounds of ${SECONDS} s`)
  let runs = 0
  const post = (who: Who) => async (seconds: number) => {
    runs += 1
    const bodies = who === 'known' ? knownBodies(bench.people) : newBodies(bench.people, runs)
    return generator.post({ url: bench.shipped.url + BOOKINGS, bodies, folder, expected: 201 }, seconds)
  }
  const loads = { known: post('known'), bare: inserter.run, new: post('new') }
  const measured: Record<keyof typeof loads, Run[]> = { known: [], bare: [], new: [] }
  try {
    for (const run of Object.values(loads)) await run(WARM_SECONDS)
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['known', 'bare', 'new'] as const) {
        await becomeQuiet(bench)
        measured[name].push(await measureOnce(bench, loads[name]))
      }
    }
    const bare = middle(measured.bare)
    const rows: Row[] = [await measureMail(bench, loads.new)]
    for (const who of ['known', 'new'] as const) {
      rows.push(...ratioRows(who, middle(measured[who]), bare))
      await becomeQuiet(bench)
      rows.push(await measurePaced(bench, who, middle(measured[who]).rate / 2))
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function ratioRows(who: Who, whole: Run, bare: Run): Row[] {
  return [
    {
      name: `POST /api/bookings, ${who} customers : bare insert`,
      unit: '1/s',
      product: whole.rate,
      reference: bare.rate,
      ratio: whole.rate / bare.rate,
      cpu: { product: whole.cpu, reference: bare.cpu },
      bound: { of: 'ratio', least: BOUNDS[who] },
    },
    { name: `mails sent meanwhile a booking, ${who} customers`, unit: '', product: whole.mails },
  ]
}

/** Mails that leave once the load is over, and what each costs. */
async function measureMail(bench: Bench, load: (seconds: number) => Promise<unknown>): Promise<Row> {
  await load(SECONDS)
  await bench.shipped.client.query("update outbox_emails set next_attempt_at = now() where state = 'queued'")
  const sent = await measureSent(bench, () => new Promise((resolve) => setTimeout(resolve, MAIL_SECONDS * 1000)))
  return {
    name: 'mails of new customers after the load',
    unit: '1/s',
    product: sent.mails / MAIL_SECONDS,
    cpu: { product: sent.cpu / sent.mails },
  }
}

/** The slowest of a hundred bookings beside the slowest of a hundred answers of a bare server, which is the machine's part. */
async function measurePaced({ shipped, people }: Bench, who: Who, rate: number): Promise<Row> {
  const bodies = who === 'known' ? knownBodies(people) : newBodies(people, 0)
  const slowest = async (url: string) =>
    quantile(await runPaced({ url: url + BOOKINGS, bodies, expected: 201 }, rate, PACED_SECONDS), 0.99)
  await using plain = await startServerProcess<{ url: string }>('plain-server.ts', [
    { path: BOOKINGS, status: 201, headers: [], bytes: new Uint8Array(500) },
  ] satisfies PlainAnswer[])
  const product = await slowest(shipped.url)
  return {
    name: `POST /api/bookings, ${who} customers, p99 at half that rate`,
    unit: 'ms',
    product,
    reference: await slowest(plain.hello.url),
    bound: { of: 'product', most: P99 },
  }
}

async function measureOnce(bench: Bench, run: (seconds: number) => Promise<ReadRun>): Promise<Run> {
  const { result, mails, cpu } = await measureSent(bench, () => run(SECONDS))
  const { requests, seconds } = result
  return { rate: requests / seconds, cpu: cpu / requests, mails: mails / requests }
}

/** What some work gives, with the mails that left meanwhile and the processor time used, in microseconds. */
async function measureSent<T>({ shipped: { client, list } }: Bench, work: () => Promise<T>) {
  const count = async () =>
    (await client.query<{ n: number }>("select count(*)::int as n from outbox_emails where state = 'sent'")).rows[0]
      ?.n ?? 0
  const [mails, cpu] = [await count(), processorTime(list())]
  const result = await work()
  return { result, mails: (await count()) - mails, cpu: processorTime(list()) - cpu }
}

/** Mail of an earlier round must not slow the next one down: it is dropped, and what is under way ends. */
async function becomeQuiet({ shipped: { client } }: Bench): Promise<void> {
  await client.query(
    "delete from outbox_emails where id in (select id from outbox_emails where state = 'queued' for update skip locked)",
  )
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await client.query('vacuum analyze outbox_emails')
}

const middle = (runs: readonly Run[]): Run => ({
  rate: median(runs.map(({ rate }) => rate)),
  cpu: median(runs.map(({ cpu }) => cpu)),
  mails: median(runs.map(({ mails }) => mails)),
})
