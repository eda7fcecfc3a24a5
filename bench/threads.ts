/** Processor time of threads, and how long they waited for a processor, as Linux counts them (proc(5)). */
import { readdirSync, readFileSync } from 'node:fs'
import { isNode } from './process-tree.ts'

/** What some threads have used, in milliseconds. */
export interface ThreadTimes {
  /** On a processor. */
  ran: number
  /** Ready to run, with every processor busy. */
  waited: number
}

/** What each kind of thread of these processes has used so far: PostgreSQL's processes together, Node's threads by name. */
export function readThreads(pids: readonly number[]): Map<string, ThreadTimes> {
  const times = new Map<string, ThreadTimes>()
  for (const pid of pids) {
    const own = isNode(pid)
    for (const thread of list(`/proc/${pid}/task`)) {
      const task = `/proc/${pid}/task/${thread}`
      const kind = own
        ? `${read(`${task}/comm`).trim()}${thread === String(pid) ? ' (main)' : ''}`
        : 'PostgreSQL and npm'
      const [ran = 0, waited = 0] = read(`${task}/schedstat`).split(' ').map(Number)
      const sum = times.get(kind) ?? { ran: 0, waited: 0 }
      times.set(kind, { ran: sum.ran + ran / 1e6, waited: sum.waited + waited / 1e6 })
    }
  }
  return times
}

/** What was used between two readings. */
export function usedBetween(
  before: ReadonlyMap<string, ThreadTimes>,
  after: ReadonlyMap<string, ThreadTimes>,
): Map<string, ThreadTimes> {
  return new Map(
    [...after].map(([kind, { ran, waited }]) => {
      const then = before.get(kind) ?? { ran: 0, waited: 0 }
      return [kind, { ran: ran - then.ran, waited: waited - then.waited }]
    }),
  )
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // the process has ended
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // the thread has ended
  }
}
