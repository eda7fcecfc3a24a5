import type { Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { dayOfAtlanta } from './days.ts'
import { demoBlocks, demoWeeks } from './times.ts'

/**
 * Writes the weekly hours of the demo's agents, and the days they block.
 * @param agents by name
 * @param today the day from which days are counted
 */
export async function insertTimes(
  trx: Transaction<DB>,
  agents: ReadonlyMap<string, { id: string }>,
  today: Date,
): Promise<void> {
  const idOf = (name: string) => {
    const id = agents.get(name)?.id
    if (id === undefined) throw new Error(`nobody is called ${name}`)
    return id
  }
  const hours = Object.entries(demoWeeks).flatMap(([name, week]) =>
    week.flatMap(({ weekdays, from, to }) =>
      weekdays.map((weekday) => ({ agent_id: idOf(name), weekday, start_minute: from, end_minute: to })),
    ),
  )
  await trx.insertInto('agent_weekly_hours').values(hours).execute()
  const blocks = demoBlocks.map(({ agent, fromDay, toDay, reason }) => {
    const [start, end] = [dayOfAtlanta(today, fromDay), dayOfAtlanta(today, toDay + 1)]
    return {
      agent_id: idOf(agent),
      start_time: start,
      end_time: end,
      busy_until: end,
      duration_minutes: Math.round((end.getTime() - start.getTime()) / 60_000),
      reason,
    }
  })
  await trx.insertInto('agent_statuses').values(blocks).execute()
}
