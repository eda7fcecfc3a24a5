import { Logger, run, type TaskList } from 'graphile-worker'
import pg from 'pg'
import type { Log } from '#server/log.ts'

/** How long nudges are gathered before a job is queued, in milliseconds. */
const GATHER_MS = 20

/** Work that happens after the answer, in this process or another, and survives both. */
export interface Jobs {
  /** Queues a task unless it is already waiting; many calls at once become one. */
  nudge(task: string): void
  stop(): Promise<void>
}

/**
 * Runs jobs from the database.
 * @param connection how to reach the server
 * @param tasks what can be queued, by name
 * @param crontab when tasks run by themselves, in UTC
 * @param log told about failures
 */
export async function startJobs(
  connection: pg.PoolConfig,
  { tasks, crontab, log }: { tasks: TaskList; crontab: string; log: Log },
): Promise<Jobs> {
  // its own connections: jobs are not bound by the limits of requests
  const pool = new pg.Pool({ ...connection, max: 3, application_name: 'marquee jobs' })
  const say = throttled(log)
  const lost = (error: Error) => say(`job connection lost: ${error.message}`)
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    crontab,
    concurrency: 1,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') say(message)
    }),
  })
  const timers = new Map<string, NodeJS.Timeout>()
  return {
    nudge(task) {
      if (timers.has(task)) return
      const queue = () => {
        timers.delete(task)
        // the crontab runs the task again soon, should this get lost
        runner.addJob(task, {}, { jobKey: task }).catch((error: Error) => say(error.message))
      }
      timers.set(task, setTimeout(queue, GATHER_MS))
    },
    async stop() {
      for (const timer of timers.values()) clearTimeout(timer)
      await runner.stop().catch((error: Error) => say(error.message))
      await pool.end()
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
