import { type Expression, sql } from 'kysely'

/**
 * A time as the cursors of lists have it: UTC to the microsecond, which a JavaScript date would lose, in one form for
 * every DateStyle and time zone of the server.
 * @param time a timestamptz column or expression
 */
export function keyTime(time: string | Expression<Date>) {
  const column = typeof time === 'string' ? sql.ref(time) : time
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

/** Compares times of that form, and UUIDs, as a list orders them; for Array.sort. */
export const compareKeyTexts = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)
