import type { Database } from '#server/db/client.ts'
import type { Bucket } from './bucket.ts'
import { hashBytes, isOfKey, makeKey } from './object-keys.ts'
import { dropKey, noteKeys } from './object-rows.ts'
import type { StoredColumns } from './objects.ts'
import { inLanes } from './sweep-objects.ts'

/** Where bytes can be. */
export type Place = 'bucket' | 'database'

/** A row whose bytes can move. */
export interface MovableRow extends StoredColumns {
  /** Names the row within its table. */
  id: string
  /** The media type of its bytes. */
  type: string
}

/** A column of bytes with its column of keys; its room reads and writes both. */
export interface ObjectColumn {
  /** What it holds, for people: 'renderings of pictures'. */
  name: string
  /** The folder of its objects. */
  folder: string
  /** Rows whose bytes are there. @param skip ids to leave out */
  list(db: Database, where: Place, options: { skip: readonly string[]; most: number }): Promise<MovableRow[]>
  /** Puts a key in the place of the bytes of this hash. @returns whether the row still had them */
  toBucket(db: Database, id: string, change: { key: string; hash: string }): Promise<boolean>
  /** Puts the bytes in the place of a key. @returns whether a row still had it */
  toDatabase(db: Database, key: string, bytes: Buffer): Promise<boolean>
}

/** Rows read at a time, and moved side by side: a paper has up to 10 MB. */
const [BATCH, LANES] = [4, 4]

/** How a move went. */
export interface Moved {
  moved: number
  /** Rows whose bytes are missing from the bucket, or not what was stored; they stay as they are. */
  failed: string[]
}

/**
 * Moves the bytes of a column's rows. Each object is read back and compared before its row is switched, so it can be
 * ended at any time and begun again: a row has its bytes in one of both places at every moment.
 * @param onMoved called after each batch with how many have moved so far
 * @throws AppError unavailable (503) when the bucket does not answer
 */
export async function moveObjects(
  { db, bucket }: { db: Database; bucket: Bucket },
  column: ObjectColumn,
  to: Place,
  onMoved: (moved: number) => void = () => {},
): Promise<Moved> {
  const failed: string[] = []
  for (let moved = 0; ; ) {
    const from: Place = to === 'bucket' ? 'database' : 'bucket'
    const rows = await column.list(db, from, { skip: failed, most: BATCH })
    if (rows.length === 0) return { moved, failed }
    const move = async (row: MovableRow) => {
      const done = await (to === 'bucket' ? sendRow : fetchRow)({ db, bucket }, column, row)
      if (done) moved += 1
      else failed.push(row.id)
    }
    await inLanes(rows, move, LANES)
    onMoved(moved)
  }
}

interface Room {
  db: Database
  bucket: Bucket
}

/** @returns false when the bucket gave back other bytes than it was sent; a row that changed meanwhile comes again */
async function sendRow({ db, bucket }: Room, column: ObjectColumn, { id, type, bytes }: MovableRow): Promise<boolean> {
  if (bytes === null) return true
  const key = makeKey(column.folder, bytes)
  await noteKeys(db, [{ key, bytes }])
  await bucket.put(key, bytes, type)
  const sent = await bucket.get(key)
  const isSame = sent !== undefined && isOfKey(key, sent)
  const isTaken = isSame && (await column.toBucket(db, id, { key, hash: hashBytes(bytes) }))
  // of another row by now, or of none
  if (!isTaken) await dropKey(db, key)
  return isSame
}

async function fetchRow({ db, bucket }: Room, column: ObjectColumn, { object_key: key }: MovableRow): Promise<boolean> {
  if (key === null) return true
  const bytes = await bucket.get(key)
  if (bytes === undefined || !isOfKey(key, bytes)) return false
  await column.toDatabase(db, key, bytes)
  return true
}
