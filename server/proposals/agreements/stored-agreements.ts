import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import type { MovableRow, ObjectColumn } from '#server/objects/move-objects.ts'
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

/** Printed copies as they move between the database and the bucket. */
export const AGREEMENT_COPIES: readonly ObjectColumn[] = [
  columnOf('pdf', 'signed agreements'),
  columnOf('countersigned_pdf', 'countersigned agreements'),
]

function columnOf(copy: Copy, name: string): ObjectColumn {
  const [bytesColumn, keyColumn] = [sql.ref(copy), sql.ref(KEYS[copy])]
  return {
    name,
    folder: FILE.folder,
    async list(db, where, { skip, most }) {
      const { rows } = await sql<MovableRow>`
        select proposal_id as id, ${FILE.type} as type, ${bytesColumn} as bytes, ${keyColumn} as object_key from agreements
        where ${where === 'bucket' ? keyColumn : bytesColumn} is not null and proposal_id <> all(${skip}::uuid[])
        limit ${most}`.execute(db)
      return rows
    },
    async toBucket(db, id, { key, hash }) {
      const { numAffectedRows = 0n } = await sql`
        update agreements set ${bytesColumn} = null, ${keyColumn} = ${key}
        where proposal_id = ${id} and sha256(${bytesColumn}) = decode(${hash}, 'hex')`.execute(db)
      return numAffectedRows > 0n
    },
    async toDatabase(db, key, bytes) {
      const { numAffectedRows = 0n } = await sql`
        update agreements set ${bytesColumn} = ${bytes}, ${keyColumn} = null where ${keyColumn} = ${key}`.execute(db)
      return numAffectedRows > 0n
    },
  }
}
