import { type RawBuilder, sql } from 'kysely'

/**
 * For `where`: only the rows that were made after a row, in the order of their time and id. The row is found by its id:
 * a time read by JavaScript has no microseconds.
 * @param alias the rows of `table` in the statement
 * @param last the id of that row; undefined for all
 */
export function startsAfter(
  alias: string,
  { table, id }: { table: string; id: string },
  last: string | undefined,
): RawBuilder<boolean> {
  if (last === undefined) return sql`true`
  const [at, own] = [sql.ref(`${alias}.created_at`), sql.ref(`${alias}.${id}`)]
  return sql`(${at}, ${own}) > (select created_at, ${sql.ref(id)} from ${sql.table(table)} where ${sql.ref(id)} = ${last}::uuid)`
}
