/** Processor time and memory of a process and everything it has started, as Linux counts them (proc(5)). */
import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second of /proc; 100 on every Linux that Node runs on. */
const TICKS = 100

interface Stat {
  parent: number
  ticks: number
}

function readStat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    // its own time, and that of the processes it started that have ended
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(fields[1]), ticks }
  } catch {
    return undefined // it has ended
  }
}

/** The process and all its descendants. */
export function listTree(root: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const stat = Number.isInteger(pid) ? readStat(pid) : undefined
    if (stat) children.set(stat.parent, [...(children.get(stat.parent) ?? []), pid])
  }
  const tree = [root]
  for (const pid of tree) tree.push(...(children.get(pid) ?? []))
  return tree
}

/** What processes have used so far, with those they started that have ended, in microseconds of processor time. */
export function processorTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (readStat(pid)?.ticks ?? 0), 0) * (1_000_000 / TICKS)
}

/** The share of memory of each process (PSS) in bytes, summed: shared pages count once. */
export function proportionalMemory(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
      return sum + Number(kilobytes ?? 0) * 1024
    } catch {
      return sum // it has ended
    }
  }, 0)
}

/** The words a process was started with; none when it has ended. */
export function readCommand(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return [] // it has ended
  }
}

/** Whether a process is Node. */
export const isNode = (pid: number): boolean => readCommand(pid)[0]?.endsWith('node') ?? false
