import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import type { Config } from '#server/config.ts'
import { findDatabase } from '#server/db/connect/find-database.ts'
import { passMetricsOn } from '#server/http/metrics/metrics-of-workers.ts'
import type { Log } from '#server/log.ts'
import { closeHandedOver } from './close-handed-over.ts'

/** How long workers get after SIGTERM, a little more than their own limit, in milliseconds. */
const DRAIN_MS = 9_300
/** The limit for stopping everything, the embedded database included, in milliseconds. */
const END_MS = 9_800
/** The delay before a dead worker is replaced, doubled each time, in milliseconds. */
const RETRY_MS = 100
const RETRY_MAX_MS = 10_000
/** After this lifetime, a worker's death counts as a new problem, in milliseconds. */
const STEADY_MS = 60_000

/** How a worker ended. */
interface End {
  code: number
  signal: string
}

/**
 * The primary process of WORKERS=n: n workers share the port, and a worker that dies is replaced. It serves no
 * requests. It runs the embedded database, so that the death of a worker does not stop it, and counts the tight limits
 * of all workers (server/http/requests/limits.ts).
 */
export async function runWorkers(config: Config, log: Log): Promise<void> {
  const stopping = new AbortController()
  let stopped = (_signal: string) => {}
  const stopSignal = new Promise<string>((resolve) => {
    stopped = resolve
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopped(signal))

  const database = await findDatabase(config, log)
  new RateLimiterClusterMaster()
  passMetricsOn()
  const ends = new Map<Worker, Promise<End>>()

  function fork(): Worker {
    const worker = cluster.fork()
    // a message was sent to it while it died
    worker.on('error', () => {})
    closeHandedOver(worker)
    ends.set(worker, endOf(worker))
    return worker
  }
  /** Keeps a worker running in this slot until we stop. */
  async function keep(worker: Worker): Promise<void> {
    let current = worker
    for (let deaths = 0; ; ) {
      const began = Date.now()
      const end = await (ends.get(current) ?? endOf(current))
      ends.delete(current)
      if (stopping.signal.aborted) return
      deaths = Date.now() - began > STEADY_MS ? 1 : deaths + 1
      const wait = Math.min(RETRY_MS * 2 ** (deaths - 1), RETRY_MAX_MS)
      log.error({ worker: current.process.pid, ...end, wait }, 'a worker died; another is started')
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      current = fork()
    }
  }
  async function stop(signal: string): Promise<void> {
    stopping.abort()
    log.info({ signal }, 'stopping the workers')
    const ended = Promise.all(ends.values())
    const sent = signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM'
    for (const worker of ends.keys()) worker.process.kill(sent)
    if (sent === 'SIGTERM') await Promise.race([ended, sleep(config.drainMs)])
    const began = Date.now()
    await Promise.race([ended, sleep(DRAIN_MS)])
    for (const worker of ends.keys()) worker.process.kill('SIGKILL')
    await Promise.race([database.stop(), sleep(END_MS - (Date.now() - began))])
  }
  void stopSignal.then(stop).then(() => process.exit(0))

  // the first one migrates and fills the database alone
  const workers = [fork()]
  const opened = workers.map((worker) => isOpen(worker, ends))
  if (await opened[0]) {
    while (workers.length < config.workers) workers.push(fork())
    if ((await Promise.all(workers.slice(1).map((worker) => isOpen(worker, ends)))).every(Boolean)) {
      log.info({ workers: workers.map(({ process }) => process.pid) }, 'all workers serve')
      await Promise.all(workers.map(keep))
      return
    }
  }
  if (stopping.signal.aborted) return
  log.fatal('a worker ended before it served')
  await stop('start failed')
  process.exit(1)
}

function endOf(worker: Worker): Promise<End> {
  return new Promise((resolve) => worker.once('exit', (code, signal) => resolve({ code, signal })))
}

/** Waits until a worker serves; false when it exited before. */
function isOpen(worker: Worker, ends: ReadonlyMap<Worker, Promise<End>>): Promise<boolean> {
  const opened = new Promise<boolean>((resolve) => worker.once('listening', () => resolve(true)))
  return Promise.race([opened, (ends.get(worker) ?? endOf(worker)).then(() => false)])
}
