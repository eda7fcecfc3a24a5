import { sql } from 'kysely'

/**
 * A time as lists hand it out in their cursors: UTC to the microsecond, which a JavaScript date would lose, in one form
 * whatever the server's DateStyle and time zone.
 * @param column a timestamptz column
 */
export function keyTime(column: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}
