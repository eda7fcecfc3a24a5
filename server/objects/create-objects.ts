import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { AppError, unavailable } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { isOfKey, makeKey } from './object-keys.ts'
import { countInBucket, dropKey, noteKeys } from './object-rows.ts'
import type { NewObject, Objects, Stored, StoredColumns } from './objects.ts'
import { inLanes, sweepObjects } from './sweep-objects.ts'

/** Files sent side by side. */
const LANES = 6

/**
 * Where pictures and documents are kept: in the bucket of OBJECTS_URL, else in their rows.
 * @param db outside of any transaction
 */
export function createObjects({ bucketAddress }: Pick<Config, 'bucketAddress'>, db: Database, log: Log): Objects {
  if (bucketAddress) return objectsOf(openBucket(bucketAddress, log), db, log)
  return {
    store: keepInRows,
    storeAnyway: keepInRows,
    async read(find) {
      const stored = await find()
      if (!stored || (stored.bytes === null && stored.object_key === null)) return undefined
      if (stored.bytes === null) {
        log.error({ key: stored.object_key }, 'a row has its bytes in a bucket, and OBJECTS_URL is not set')
        throw unavailable()
      }
      return stored.bytes
    },
    discard: async () => {},
    state: () => 'database',
    sweep: async () => 0,
    close: () => {},
  }
}

/** Says at the start what no read can repair: a bucket has objects of this database, and nobody named it. */
export async function warnWithoutBucket(
  { bucketAddress }: Pick<Config, 'bucketAddress'>,
  db: Database,
  log: Log,
): Promise<void> {
  const objects = bucketAddress ? 0 : await countInBucket(db, 'all')
  if (objects > 0) log.error({ objects }, 'a bucket still has objects of this database, and OBJECTS_URL is not set')
}

const keepInRows = async (files: readonly NewObject[]): Promise<Stored[]> =>
  files.map(({ bytes }) => ({ bytes, object_key: null }))

/** The same over an open bucket. */
export function objectsOf(bucket: Bucket, db: Database, log: Log): Objects {
  async function store(files: readonly NewObject[]): Promise<Stored[]> {
    if (!bucket.writes) return keepInRows(files)
    const sent = files.map((file) => ({ ...file, key: makeKey(file.folder, file.bytes) }))
    await noteKeys(db, sent)
    const arrived: string[] = []
    const send = async ({ key, bytes, type }: (typeof sent)[number]) => {
      await bucket.put(key, bytes, type)
      arrived.push(key)
    }
    try {
      await inLanes(sent, send, LANES)
    } catch (error) {
      // of no use now; what was given up on may still arrive, and waits a day
      for (const key of arrived) await dropKey(db, key)
      throw error
    }
    return sent.map(({ key }) => ({ bytes: null, object_key: key }))
  }
  return {
    store,
    storeAnyway: (files) =>
      store(files).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        return keepInRows(files)
      }),
    read: (find) => readStored(bucket, find, log),
    discard: async ({ object_key: key }) => {
      if (key !== null) await dropKey(db, key)
    },
    state: () => (bucket.isReachable() ? 'bucket' : 'away'),
    sweep: (signal) => sweepObjects(db, bucket, signal),
    close: () => bucket.close(),
  }
}

async function readStored(
  bucket: Bucket,
  find: () => Promise<StoredColumns | undefined>,
  log: Log,
): Promise<Buffer | undefined> {
  const seen = new Set<string>()
  for (;;) {
    const stored = await find()
    if (!stored) return undefined
    if (stored.bytes !== null) return stored.bytes
    if (stored.object_key === null) return undefined
    const { object_key: key } = stored
    if (seen.has(key)) {
      log.error({ key }, 'an object is missing from the bucket, or is not what was stored')
      throw unavailable('This file is out of reach right now. Please try again later.', 60)
    }
    const bytes = await bucket.get(key)
    if (bytes !== undefined && isOfKey(key, bytes)) return bytes
    // it may have moved, or gone, after the row was read
    seen.add(key)
  }
}
