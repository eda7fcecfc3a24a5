import { statfs } from 'node:fs/promises'

/** Below so many bytes, or so small a part of the whole, a disk counts as nearly full. */
const LITTLE_BYTES = 1024 ** 3
const LITTLE_PART = 0.05

/** Room on a disk, in bytes. */
export interface DiskRoom {
  freeBytes: number
  totalBytes: number
}

/** Room where a folder is; null where it is unknown, as for a folder that nobody made yet. */
export async function readDisk(folder: string): Promise<DiskRoom | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null
  }
}

/** Whether the office and the doctor warn of a disk (docs/product.md P6.34, P6.208). */
export const isNearlyFull = ({ freeBytes, totalBytes }: DiskRoom): boolean =>
  freeBytes < LITTLE_BYTES || freeBytes < totalBytes * LITTLE_PART
