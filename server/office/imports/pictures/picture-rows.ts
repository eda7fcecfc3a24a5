import type { Database } from '#server/db/client.ts'

/** A picture that waits to be stored. */
export interface WaitingPicture {
  batch_id: string
  position: number
  bytes: Buffer | null
  address: string | null
}

/** Stores pictures of a file; those that an interrupted reading stored are kept. */
export async function insertPictures(
  trx: Database,
  batchId: string,
  pictures: readonly { position: number; bytes: Buffer }[],
): Promise<void> {
  for (const { position, bytes } of pictures) {
    await trx
      .insertInto('import_pictures')
      .values({ batch_id: batchId, position, bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Stores the addresses of pictures anew, as a check found them. */
export async function saveAddresses(
  trx: Database,
  batchId: string,
  pictures: readonly { position: number; address: string }[],
): Promise<void> {
  if (pictures.length === 0) return
  await trx
    .insertInto('import_pictures')
    .values(pictures.map((picture) => ({ batch_id: batchId, ...picture })))
    .execute()
}

/** Forgets the addresses that an earlier check found. */
export async function clearAddresses(trx: Database, batchId: string): Promise<void> {
  await trx.deleteFrom('import_pictures').where('batch_id', '=', batchId).where('address', 'is not', null).execute()
}

/** The picture of a row as uploaded; undefined when it has none. */
export async function readPicture(db: Database, batchId: string, position: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('import_pictures')
    .select('bytes')
    .where('batch_id', '=', batchId)
    .where('position', '=', position)
    .executeTakeFirst()
  return row?.bytes ?? undefined
}

/** The next picture of an import that runs, of a row that is imported; undefined when none waits. */
export async function findWaitingPicture(db: Database): Promise<WaitingPicture | undefined> {
  return db
    .selectFrom('import_pictures as p')
    .innerJoin('import_rows as r', (join) =>
      join.onRef('r.batch_id', '=', 'p.batch_id').onRef('r.position', '=', 'p.position'),
    )
    .innerJoin('import_batches as b', 'b.id', 'p.batch_id')
    .select(['p.batch_id', 'p.position', 'p.bytes', 'p.address'])
    .where('b.state', '=', 'running')
    .where(({ or, and, eb }) =>
      or([eb('r.verdict', '=', 'ready'), and([eb('b.takes_possible', '=', true), eb('r.verdict', '=', 'possible')])]),
    )
    .orderBy('b.created_at')
    .orderBy('p.batch_id')
    .orderBy('p.position')
    .limit(1)
    .executeTakeFirst()
}

/** How many pictures wait to be stored for rows of an import. */
export async function countPictures(db: Database, batchId: string, verdicts: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('import_pictures as p')
    .innerJoin('import_rows as r', (join) =>
      join.onRef('r.batch_id', '=', 'p.batch_id').onRef('r.position', '=', 'p.position'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('p.batch_id', '=', batchId)
    .where('r.verdict', 'in', [...verdicts] as 'ready'[]) // the caller's verdicts
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Deletes a picture that waited. @returns false when another process has done it already */
export async function deletePicture(trx: Database, { batch_id, position }: WaitingPicture): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('import_pictures')
    .where('batch_id', '=', batch_id)
    .where('position', '=', position)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the pictures of rows that an import left out. */
export async function deletePictures(trx: Database, batchId: string): Promise<void> {
  await trx.deleteFrom('import_pictures').where('batch_id', '=', batchId).execute()
}

/** Notes the stored picture of a row. */
export async function saveImage(trx: Database, { batch_id, position }: WaitingPicture, imageId: string): Promise<void> {
  await trx
    .updateTable('import_rows')
    .set({ image_id: imageId })
    .where('batch_id', '=', batch_id)
    .where('position', '=', position)
    .execute()
}
