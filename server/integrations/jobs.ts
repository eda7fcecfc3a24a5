import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, type Runner, run } from 'graphile-worker'
import pg from 'pg'
import { isWritable } from '#server/db/migrate.ts'
import type { Log } from '#server/log.ts'
import { runSpan } from '#server/telemetry/span.ts'
import type { Telemetry } from '#server/telemetry/telemetry.ts'
import { withTrace } from '#server/trace.ts'

/** How long nudges are gathered before a job is queued, in milliseconds. */
const GATHER_MS = 20
/** When jobs are taken up again after the database was away, in milliseconds. */
const RETRY_MS = 1000

/** Tasks this process runs side by side, so that a slow one (mail, posters) does not hold up the others. */
const CONCURRENCY = 3

/** Failed fetches of a job in a row after which another runner takes over. */
const MAX_FAILED_FETCHES = 3
/** How long a runner may take to stop before another one begins, in milliseconds. */
const STOP_MS = 5000

/** Work after the answer; ends early, between two steps, when its signal aborts. */
export type Task = (signal: AbortSignal) => Promise<void>

/** Work that happens after the answer, in this process or another, and survives both. */
export interface Jobs {
  /**
   * Queues a task unless it is already waiting; many calls at once become one. One that runs in this process runs once
   * more instead, without a row. Later after `afterMs`, in whole seconds.
   */
  nudge(task: string, afterMs?: number): void
  stop(): Promise<void>
}

interface JobOptions {
  /** What can be queued, by name. */
  tasks: Record<string, Task>
  /** When tasks run, in UTC. */
  crontab: string
  /** The task to run whenever jobs are taken up: what was left behind. */
  first: string
  /** Notified of failures. */
  log: Log
  /** Called each time the jobs are taken up again. */
  onRestart?: (reason: 'fetches' | 'ended') => void
  /** Gets a trace of each run. */
  telemetry?: Pick<Telemetry, 'start'> | undefined
}

/**
 * Runs jobs from the database, and resumes them after an outage or a failover: a runner begins only while the database
 * takes writes, and another takes over after three failed fetches in a row (docs/product.md S96).
 * @param connection how to reach the server
 * @throws when the first runner can't start on a database that takes writes
 */
export async function startJobs(
  connection: pg.PoolConfig,
  { tasks, crontab, first, log, onRestart, telemetry }: JobOptions,
): Promise<Jobs> {
  // its own connections: jobs are not bound by the limits of requests
  const pool = new pg.Pool({ ...connection, max: 3, application_name: 'marquee jobs' })
  const say = throttled(log)
  const lost = (error: Error) => say(`job connection lost: ${error.message}`)
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  const stopping = new AbortController()
  const running = new Map(
    Object.entries(tasks).map(([name, task]) => {
      const run = () => {
        const id = randomUUID()
        const work = () => task(stopping.signal)
        if (telemetry === undefined) return withTrace({ job: name, run: id }, work)
        const span = telemetry.start('internal', `job ${name}`, { 'marquee.job': name, 'marquee.job_run': id })
        return withTrace({ job: name, run: id }, () => runSpan(span, work))
      }
      return [name, oneAtATime(run, { stopped: stopping.signal, onLeft: () => nudge(name) })]
    }),
  )
  const taskList = Object.fromEntries([...running].map(([name, { start }]) => [name, start]))
  const start = () =>
    run({
      pgPool: pool,
      taskList,
      crontab,
      concurrency: CONCURRENCY,
      // written down one by one, the end of a job that meets a lost connection would be an unhandled rejection
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => {
        if (level === 'error' || level === 'warning') say(message)
      }),
    })

  let runner: Runner | undefined
  const timers = new Map<string, NodeJS.Timeout>()
  const queue = (task: string) => {
    timers.delete(task)
    // the crontab runs the task again soon, should this get lost
    runner?.addJob(task, {}, { jobKey: task }).catch(lost)
  }
  // a row at once: what is due later outlives this process
  const queueLater = (task: string, afterMs: number) => {
    const runAt = new Date(Math.ceil((Date.now() + afterMs) / 1000) * 1000)
    runner?.addJob(task, {}, { jobKey: `${task} ${runAt.toISOString()}`, runAt }).catch(lost)
  }
  function nudge(task: string, afterMs = 0): void {
    if (afterMs > 0) queueLater(task, afterMs)
    // under load a row for each nudge cost PostgreSQL a sixth of what the bookings did
    else if (!running.get(task)?.runAgain() && !timers.has(task)) timers.set(task, setTimeout(queue, GATHER_MS, task))
  }

  /**
   * Resolves after failed fetches in a row. A runner keeps the rejection of its first look-up of the tasks, so that one
   * begun on a replica would fail for good.
   */
  const failRepeatedly = ({ events }: Runner) =>
    new Promise<'fetches'>((resolve) => {
      let failed = 0
      events.on('worker:getJob:error', () => {
        failed += 1
        if (failed >= MAX_FAILED_FETCHES) resolve('fetches')
      })
      for (const event of ['worker:getJob:empty', 'job:start'] as const) {
        events.on(event, () => {
          failed = 0
        })
      }
    })

  /** A runner ends when it can't reach the database, or is ended when its fetches fail; then another takes over. */
  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      let reason: 'fetches' | 'ended' = 'ended'
      try {
        if (!runner && (await isWritable(pool))) runner = await start()
        if (!runner) throw new Error('the database takes no writes: jobs wait')
        nudge(first)
        const ended = runner.promise.then(() => 'ended' as const)
        reason = await Promise.race([ended, failRepeatedly(runner)])
        if (reason === 'fetches') {
          say('jobs could not be fetched three times in a row: another runner takes over')
          await Promise.race([runner.stop(), sleep(STOP_MS)])
        }
      } catch (error) {
        say(error instanceof Error ? error.message : String(error))
      }
      if (runner && !stopping.signal.aborted) onRestart?.(reason)
      runner = undefined
      await sleep(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  if (await isWritable(pool)) runner = await start()
  const kept = keepRunning()

  return {
    nudge,
    async stop() {
      stopping.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await runner?.stop().catch(lost)
      await kept
      await pool.end()
    },
  }
}

/** A task that runs once at a time in this process. */
interface OneAtATime {
  /** Runs it; during a run, makes it run once more. */
  start(): Promise<void>
  /** Makes it run once more. @returns false when it does not run */
  runAgain(): boolean
}

/** @param onLeft called when it failed before it ran once more */
function oneAtATime(
  task: () => Promise<void>,
  { stopped, onLeft }: { stopped: AbortSignal; onLeft: () => void },
): OneAtATime {
  let running = false
  let again = false
  function runAgain(): boolean {
    if (!running || stopped.aborted) return false
    again = true
    return true
  }
  return {
    runAgain,
    async start() {
      if (runAgain() || running) return
      again = running = true
      try {
        while (again && !stopped.aborted) {
          again = false
          await task()
        }
      } finally {
        running = false
        if (again && !stopped.aborted) onLeft()
      }
    },
  }
}

/** Says the same thing once a minute, so that a database that is away doesn't fill the log. */
function throttled(log: Log): (message: string) => void {
  const said = new Map<string, number>()
  return (message) => {
    const now = Date.now()
    if (now - (said.get(message) ?? 0) < 60_000) return
    if (said.size > 1000) said.clear()
    said.set(message, now)
    log.warn({ job: true }, message)
  }
}
