import { type RawBuilder, sql } from 'kysely'
import { getPlace } from '#shared/model/place.ts'
import type { DaySpan } from './day-span.ts'

/**
 * For `where`: the instant's day in Atlanta is one of a span. The days are compared as instants, so that an index on the
 * column is used.
 */
export function isInDays(column: RawBuilder<unknown>, { from, to }: DaySpan): RawBuilder<boolean> {
  const start = (day: string) => sql`${day}::timestamp at time zone ${sql.lit(getPlace().timeZone)}`
  const since = from === undefined ? sql`true` : sql`${column} >= ${start(from)}`
  return sql`${since} and ${to === undefined ? sql`true` : sql`${column} < ${start(to)}`}`
}
