/**
 * `npm run bench -- tail`: why the slowest bookings are slow. Bookings come at a steady rate; each second is a line with
 * their times beside what else went on: event loop, collections, the pool, mail, and who used and who waited for a
 * processor. TAIL_RATE, TAIL_SECONDS and TAIL_WHO (known or new) change the load.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPeople, knownBodies, newBodies } from './booking-requests.ts'
import { startFlags } from './children.ts'
import { openInspector } from './inspector.ts'
import { runPaced } from './paced.ts'
import { INSTALL_PROBE, type Probed, READ_PROBE } from './probe.ts'
import { quantile } from './rows.ts'
import { findServer, type Shipped, startShipped } from './shipped.ts'
import { readThreads, usedBetween } from './threads.ts'

const PORT = 5094
const INSPECTOR_PORT = 5095
const WARM_SECONDS = 4

const rate = Number(process.env.TAIL_RATE ?? 250)
const seconds = Number(process.env.TAIL_SECONDS ?? 15)
const who = process.env.TAIL_WHO ?? 'new'

/** Prints a line a second while bookings come in. */
export async function explainTail(): Promise<void> {
  await using shipped = await startShipped(PORT, {
    NODE_OPTIONS: [...startFlags(), `--inspect-port=${INSPECTOR_PORT}`].join(' '),
  })
  const people = await findPeople(shipped)
  const bodies = (run: number) => (who === 'known' ? knownBodies(people) : newBodies(people, run))
  const url = `${shipped.url}/api/bookings`
  using inspector = await openInspector(findServer(shipped), INSPECTOR_PORT)
  await inspector.evaluate(INSTALL_PROBE)
  await runPaced({ url, bodies: bodies(0), expected: 201 }, rate, WARM_SECONDS)
  console.log(`${who} customers, ${rate} a second for ${seconds} s`)
  const took: number[] = []
  const watching = new AbortController()
  const watched = watch(shipped, { read: () => inspector.evaluate(READ_PROBE), took, signal: watching.signal })
  const all = await runPaced({ url, bodies: bodies(1), expected: 201 }, rate, seconds, (ms) => took.push(ms))
  watching.abort()
  await watched
  const parts = [0.5, 0.9, 0.99, 0.999, 1].map((part) => `${part * 100} %: ${quantile(all, part).toFixed(1)}`)
  console.log(`milliseconds from when they were due, ${parts.join(', ')}`)
}

interface Watch {
  read: () => Promise<unknown>
  /** Times of the bookings answered since the last line; emptied by each. */
  took: number[]
  signal: AbortSignal
}

async function watch({ client, list }: Shipped, { read, took, signal }: Watch): Promise<void> {
  const countMails = async () =>
    (await client.query<{ n: number }>("select count(*)::int as n from outbox_emails where state = 'sent'")).rows[0]
      ?.n ?? 0
  const own = monitorEventLoopDelay({ resolution: 2 })
  own.enable()
  await read()
  let [threads, mails] = [readThreads([...list(), process.pid]), await countMails()]
  while (!signal.aborted) {
    await sleep(1000)
    const probed: Probed = JSON.parse(String(await read()))
    const [nowThreads, nowMails] = [readThreads([...list(), process.pid]), await countMails()]
    const sorted = took.splice(0).sort((a, b) => a - b)
    const used = [...usedBetween(threads, nowThreads)]
      .filter(([, { ran, waited }]) => ran > 10 || waited > 10)
      .map(([kind, { ran, waited }]) => `${kind} ${Math.round(ran)}+${Math.round(waited)}`)
    const figures = {
      answered: sorted.length,
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      most: sorted.at(-1) ?? 0,
      ...probed,
      'own loop': own.max / 1e6,
      mails: nowMails - mails,
    }
    own.reset()
    console.log(
      `${Object.entries(figures)
        .map(([name, value]) => `${name} ${value.toFixed(0)}`)
        .join(', ')} | ms ran+waited: ${used.join(', ')}`,
    )
    threads = nowThreads
    mails = nowMails
  }
}
