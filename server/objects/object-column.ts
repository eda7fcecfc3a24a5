import { type RawBuilder, sql } from 'kysely'
import type { MovableRow, ObjectColumn } from './move-objects.ts'

/** Where a room keeps bytes, or the keys of them. */
interface Description extends Pick<ObjectColumn, 'name' | 'folder'> {
  table: string
  /** Names a row within the table, as text. */
  id: RawBuilder<string>
  /** The condition that a row has this id, by an index. */
  hasId: (id: string) => RawBuilder<boolean>
  /** The media type of a row. */
  type: RawBuilder<string>
  /** The columns; `bytes` and `object_key` unless said. */
  bytes?: string
  key?: string
}

/** The statements that move the bytes of a column. The room that owns the table describes it. */
export function describeColumn(of: Description): ObjectColumn {
  const { name, folder, id, hasId, type } = of
  const [table, bytes, key] = [sql.table(of.table), sql.ref(of.bytes ?? 'bytes'), sql.ref(of.key ?? 'object_key')]
  return {
    ...{ name, folder },
    async list(db, where, { skip, most }) {
      const { rows } = await sql<MovableRow>`
        select ${id} as id, ${type} as type, ${bytes} as bytes, ${key} as object_key from ${table}
        where ${where === 'bucket' ? key : bytes} is not null and ${id} <> all(${skip}::text[])
        limit ${most}`.execute(db)
      return rows
    },
    async toBucket(db, row, { key: next, hash }) {
      const { numAffectedRows = 0n } = await sql`
        update ${table} set ${bytes} = null, ${key} = ${next}
        where ${hasId(row)} and sha256(${bytes}) = decode(${hash}, 'hex')`.execute(db)
      return numAffectedRows > 0n
    },
    async toDatabase(db, former, content) {
      const { numAffectedRows = 0n } = await sql`
        update ${table} set ${bytes} = ${content}, ${key} = null where ${key} = ${former}`.execute(db)
      return numAffectedRows > 0n
    },
  }
}
