import type { Temporal } from 'temporal-polyfill'
import { findBusyTimes } from '#server/availability/queries.ts'
import { coverHours } from '#server/availability/spans.ts'
import type { TimeWish } from '#server/catalog/words/read-time.ts'
import type { Database } from '#server/db/client.ts'
import { buildEventSpan, type EventSpan } from '../../tools/span.ts'

/** Days looked at after the one asked for. */
const DAYS_AHEAD = 60

/**
 * The next day on which an agent is free at the same time for as long. Busy times count in whole hours, so that an answer
 * shows no booking's minutes (docs/product.md P8.10).
 * @returns undefined when there is none within 60 days
 */
export async function findNextFree(
  db: Database,
  agentId: string,
  { day, time }: { day: Temporal.PlainDate; time: TimeWish },
): Promise<{ day: Temporal.PlainDate; span: EventSpan } | undefined> {
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
    const next = day.add({ days: ahead + 1 })
    return { day: next, span: buildEventSpan(next, time) }
  })
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return undefined
  const busy = await findBusyTimes(db, agentId, { from: first.span.from, to: last.span.to })
  const taken = busy.map(coverHours)
  return days.find(({ span }) => taken.every(({ from, to }) => to <= span.from || from >= span.to))
}
