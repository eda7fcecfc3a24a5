import type { BlockedTime } from '#shared/contract/availability/availability.ts'
import type { BlockedTimeRow } from './blocked-times.ts'
import type { TimeSpan } from './spans.ts'

/** Blocked time, as its agent and the office see it. */
export function presentBlockedTime(row: BlockedTimeRow): BlockedTime {
  return { id: row.id, from: row.start_time.toISOString(), to: row.end_time.toISOString(), reason: row.reason }
}

/** A span as everyone may see it: never by whom it is taken. */
export function presentSpan({ from, to }: TimeSpan) {
  return { from: from.toISOString(), to: to.toISOString() }
}
