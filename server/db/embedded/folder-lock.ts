import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { findStartTime } from './process-table.ts'

const POLL_MS = 20

interface Holder {
  pid: number
  startTime: string | undefined
  ticket: string
}

/**
 * Runs a task while holding a lock file, so that of all processes on this machine one at a time does. A lock left behind
 * by a killed process is taken over.
 *
 * @param file path of the lock; its folder must exist
 * @param task what to do meanwhile
 * @param isCancelled asked while waiting; true gives up
 * @returns the task's result, undefined when cancelled before its turn
 * @throws what the task throws, or the file system
 */
export async function withFolderLock<T>(
  file: string,
  task: () => Promise<T>,
  isCancelled: () => boolean = () => false,
): Promise<T | undefined> {
  const ticket = randomUUID()
  while (!tryAcquire(file, ticket)) {
    if (isCancelled()) return undefined
    const holder = readHolder(file)
    if (holder && isGone(holder)) await removeAbandoned(file, holder.ticket)
    else await sleep(POLL_MS)
  }
  try {
    return await task()
  } finally {
    rmSync(file, { force: true })
  }
}

/** A hard link appears whole or not at all: no process reads a half-written holder. */
function tryAcquire(file: string, ticket: string): boolean {
  const draft = `${file}.${ticket}`
  const holder: Holder = { pid: process.pid, startTime: findStartTime(process.pid), ticket }
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Two processes may find the same abandoned lock; if both removed it, the slower would remove the faster one's new lock.
 * So removing is itself done under a lock, one per abandoned ticket.
 */
async function removeAbandoned(file: string, ticket: string): Promise<void> {
  await withFolderLock(`${file}.abandoned-${ticket}`, async () => {
    if (readHolder(file)?.ticket === ticket) rmSync(file, { force: true })
  })
}

function readHolder(file: string): Holder | undefined {
  try {
    const holder: Holder = JSON.parse(readFileSync(file, 'utf8'))
    return holder
  } catch {
    return undefined
  }
}

function isGone(holder: Holder): boolean {
  const startTime = findStartTime(holder.pid)
  return startTime === undefined || startTime !== holder.startTime
}
