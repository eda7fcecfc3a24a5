import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findCommandLine } from './process-table.ts'

/** A running server's main process. */
export interface Postmaster {
  pid: number
  /** Absent in the first moments of a start. */
  socketFolder?: string
}

/**
 * Finds the server running on a data folder.
 *
 * @param data the data folder
 * @returns undefined when none runs, also when a killed one left its `postmaster.pid` and another process has its id now
 */
export function findPostmaster(data: string): Postmaster | undefined {
  const lines = readPidFile(data)
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isPostmaster(pid, data)) return undefined
  const socketFolder = lines[4]
  return socketFolder ? { pid, socketFolder } : { pid }
}

/** The process id a data folder's `postmaster.pid` names; another process may have that id now. */
export function readPostmasterPid(data: string): number | undefined {
  return Number(readPidFile(data)[0]) || undefined
}

/**
 * Removes the `postmaster.pid` of a server that is gone, which would keep the next one from starting if its process id
 * has been given to another process. Processes a killed server left behind still keep it out: they hold the shared memory
 * named after the data folder.
 *
 * @param data a data folder on which no server runs
 */
export function removeStalePidFile(data: string): void {
  rmSync(path.join(data, 'postmaster.pid'), { force: true })
}

function readPidFile(data: string): string[] {
  try {
    return readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

function isPostmaster(pid: number, data: string): boolean {
  const command = findCommandLine(pid)
  if (command === undefined || !/^\S*postgres|\/postgres /.test(command)) return false
  if (`${command} `.includes(` -D ${data} `)) return true
  if (process.platform !== 'linux') return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data
  } catch {
    // A PostgreSQL process we may not look into: taking it for ours costs a wait, taking ours for a stranger costs more.
    return true
  }
}
