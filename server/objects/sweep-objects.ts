import type { Database } from '#server/db/client.ts'
import type { Bucket } from './bucket.ts'
import { claimUnused, forgetKeys, readNow } from './object-rows.ts'

/** Objects deleted side by side. */
const LANES = 8
/** Keys claimed at a time. */
const BATCH = 100

/**
 * Deletes the objects that no row refers to: those whose row is gone at once, those that were sent for a row that never
 * came after a day. It ends between two steps without harm: a key is forgotten once its object is deleted. One that can't be
 * deleted does not keep the others.
 * @returns how many keys were forgotten
 * @throws AppError unavailable (503) when objects could not be deleted; the next sweep tries them again
 */
export async function sweepObjects(db: Database, bucket: Bucket, signal?: AbortSignal): Promise<number> {
  const began = await readNow(db)
  let failed: unknown
  for (let swept = 0; ; ) {
    const keys = signal?.aborted ? [] : await claimUnused(db, began, BATCH)
    if (keys.length === 0) {
      if (failed !== undefined) throw failed
      return swept
    }
    const remove = async (key: string) => {
      try {
        await bucket.delete(key)
      } catch (error) {
        failed ??= error
        return
      }
      await forgetKeys(db, [key])
      swept += 1
    }
    await inLanes(keys, remove, LANES)
  }
}

/** Works on a list, some at a time; the first failure ends it once the others under way are done. */
export async function inLanes<T>(list: readonly T[], work: (one: T) => Promise<void>, lanes: number): Promise<void> {
  const left = [...list]
  let failed: unknown
  const run = async () => {
    for (let one = left.shift(); one !== undefined && failed === undefined; one = left.shift()) {
      await work(one).catch((error: unknown) => {
        failed ??= error
      })
    }
  }
  await Promise.all(Array.from({ length: lanes }, run))
  if (failed !== undefined) throw failed
}
