import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Linux's folder in memory. A container may leave it 64 MB. */
const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

/** Whether the folder in memory is there and has room for databases, and for the frames of a browser. */
export function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}

/**
 * A new folder for a database, in memory where that is large enough: every database is hundreds of files, which cost a
 * disk's file system more than their rows cost PostgreSQL. The database's own account may enter it.
 */
export function makeDatabaseFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return folder
}
