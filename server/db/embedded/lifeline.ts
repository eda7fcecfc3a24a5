import { execFileSync } from 'node:child_process'
import { closeSync, constants, lstatSync, openSync, readSync, rmSync } from 'node:fs'

/** Our end of the named pipe every app process on a folder holds open; the system lets go for us when we are killed. */
export interface Lifeline {
  /** Opens the end a watcher reads from: it sees the end of the pipe once the last holder has let go. */
  openWatch(): number
  release(): void
}

/**
 * Takes hold of a folder's lifeline, making it if need be.
 *
 * @param file path of the named pipe
 * @throws what the file system throws
 */
export function holdLifeline(file: string): Lifeline {
  if (lstatSync(file, { throwIfNoEntry: false })?.isFIFO() === false) rmSync(file, { recursive: true })
  let held: number
  try {
    held = openHolding(file)
  } catch {
    makePipe(file)
    held = openHolding(file)
  }
  return {
    openWatch: () => openSync(file, constants.O_RDONLY),
    release: () => closeSync(held),
  }
}

/**
 * Whether any app process holds the lifeline.
 *
 * @param file path of the named pipe
 */
export function isLifelineHeld(file: string): boolean {
  let watch: number
  try {
    watch = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK)
  } catch {
    return false
  }
  try {
    return readSync(watch, Buffer.alloc(1)) > 0
  } catch (error) {
    // Nothing to read yet, but a writer is still connected.
    return error instanceof Error && 'code' in error && error.code === 'EAGAIN'
  } finally {
    closeSync(watch)
  }
}

/** For reading and writing, because opening a pipe for writing alone waits for a reader. */
function openHolding(file: string): number {
  return openSync(file, constants.O_RDWR)
}

function makePipe(file: string): void {
  try {
    execFileSync('mkfifo', ['-m', '600', file], { stdio: 'pipe' })
  } catch (error) {
    // A process starting at the same moment may have been first.
    if (!lstatSync(file, { throwIfNoEntry: false })?.isFIFO()) throw error
  }
}
