import type { Database } from '#server/db/client.ts'
import { DAY_MS } from '#shared/model/day.ts'
import type { Bucket } from './bucket.ts'
import { isKey } from './object-keys.ts'
import { findNoted, listUsed } from './object-rows.ts'
import { inLanes } from './sweep-objects.ts'

/** Keys asked for at a time, and side by side. */
const [BATCH, LANES] = [200, 8]

/**
 * Looks for the object of each row that has one.
 * @returns how many rows have a key, and the keys whose objects are missing
 * @throws AppError unavailable (503) when the bucket does not answer
 */
export async function findMissing(db: Database, bucket: Bucket): Promise<{ rows: number; missing: string[] }> {
  const missing: string[] = []
  let last = ''
  for (let rows = 0; ; ) {
    const keys = await listUsed(db, last, BATCH)
    if (keys.length === 0) {
      // what was deleted meanwhile is not missing
      const noted = await findNoted(db, missing)
      return { rows, missing: missing.filter((key) => noted.has(key)) }
    }
    const look = async (key: string) => {
      if (!(await bucket.has(key))) missing.push(key)
    }
    await inLanes(keys, look, LANES)
    rows += keys.length
    last = keys.at(-1) ?? last
  }
}

/**
 * Looks for objects that the database does not know, such as those sent after the backup that was restored.
 * Other things in the bucket are left alone.
 * @returns keys of those older than a day
 * @throws AppError unavailable (503) when the bucket does not answer
 */
export async function findUnknown(db: Database, bucket: Bucket, now: Date): Promise<string[]> {
  const unknown: string[] = []
  let from: string | undefined
  do {
    const { objects, next } = await bucket.list(from)
    const old = objects
      .filter(({ key, at }) => isKey(key) && now.getTime() - at.getTime() > DAY_MS)
      .map(({ key }) => key)
    const noted = await findNoted(db, old)
    unknown.push(...old.filter((key) => !noted.has(key)))
    from = next
  } while (from !== undefined)
  return unknown
}
