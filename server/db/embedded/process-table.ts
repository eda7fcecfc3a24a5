import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Whether a process is running. A zombie is not: under a container's first process, which does not reap, a killed
 * server stays one for ever.
 *
 * @param pid process id
 */
export function isRunning(pid: number): boolean {
  if (process.platform === 'linux') return readStat(pid) !== undefined
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * When a process began, in the form the system gives it. Together with the id it names one process for good, where
 * the id alone may be given to another later.
 *
 * @param pid process id
 * @returns undefined when no such process runs
 */
export function findStartTime(pid: number): string | undefined {
  return process.platform === 'linux' ? readStat(pid)?.startTime : askPs(pid, 'lstart=')
}

/**
 * The command a process was started with.
 *
 * @param pid process id
 * @returns program and arguments joined by spaces, undefined when no such process runs
 */
export function findCommandLine(pid: number): string | undefined {
  if (process.platform !== 'linux') return askPs(pid, 'command=')
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined
  } catch {
    return undefined
  }
}

function readStat(pid: number): { startTime: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const startTime = rest[18]
    return state === 'Z' || state === 'X' || startTime === undefined ? undefined : { startTime }
  } catch {
    return undefined
  }
}

function askPs(pid: number, column: string): string | undefined {
  const { stdout } = spawnSync('ps', ['-ww', '-o', column, '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.trim() || undefined
}
