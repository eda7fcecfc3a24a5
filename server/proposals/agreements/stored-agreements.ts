import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { describeColumn } from '#server/objects/object-column.ts'
import type { StoredColumns } from '#server/objects/objects.ts'

/** The printed copies of an agreement: with the customer's signature, and with both. */
export type Copy = 'pdf' | 'countersigned_pdf'

const KEYS = { pdf: 'pdf_key', countersigned_pdf: 'countersigned_pdf_key' } as const
const FILE = { folder: 'agreements', type: 'application/pdf' } as const

type Room = Pick<AppContext, 'db' | 'objects'>

/**
 * A printed copy that is kept; undefined before the first was made.
 * @throws AppError unavailable (503) when the bucket does not answer
 */
export const readCopy = ({ db, objects }: Room, proposalId: string, copy: Copy): Promise<Buffer | undefined> =>
  objects.read(() => findCopy(db, proposalId, copy))

/**
 * Keeps a printed copy of an agreement, the first one that was made. Its mail waits for no bucket: without one the copy
 * stays in its row.
 * @returns the copy that is kept
 * @throws AppError unavailable (503) when another one is kept in a bucket that does not answer
 */
export async function keepCopy(room: Room, proposalId: string, copy: Copy, pdf: Buffer): Promise<Buffer> {
  const { db, objects } = room
  const [stored = { bytes: pdf, object_key: null }] = await objects.storeAnyway([{ ...FILE, bytes: pdf }])
  const { numUpdatedRows } = await db
    .updateTable('agreements')
    .set({ [copy]: stored.bytes, [KEYS[copy]]: stored.object_key })
    .where('proposal_id', '=', proposalId)
    .where(copy, 'is', null)
    .where(KEYS[copy], 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return pdf
  await objects.discard(stored)
  return (await readCopy(room, proposalId, copy)) ?? pdf
}

async function findCopy(db: Database, proposalId: string, copy: Copy): Promise<StoredColumns | undefined> {
  return db
    .selectFrom('agreements')
    .select([`${copy} as bytes`, `${KEYS[copy]} as object_key`])
    .where('proposal_id', '=', proposalId)
    .executeTakeFirst()
}

const describeCopy = (copy: Copy, name: string) =>
  describeColumn({
    ...{ name, folder: FILE.folder, table: 'agreements' },
    id: sql<string>`proposal_id::text`,
    hasId: (id) => sql<boolean>`proposal_id = ${id}`,
    type: sql<string>`${FILE.type}::text`,
    ...{ bytes: copy, key: KEYS[copy] },
  })

/** Printed copies as they move between the database and the bucket. */
export const AGREEMENT_COPIES = [
  describeCopy('pdf', 'signed agreements'),
  describeCopy('countersigned_pdf', 'countersigned agreements'),
] as const
