import { expect, inject, test } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { borrowTestDatabase } from '#tests/support/borrowed-databases.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { findBusyIntervals } from './queries.ts'

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 11, 4, hour, minute))

test('finds the time agents are taken, the buffer included, and nothing that only touches', async () => {
  await using database = await borrowTestDatabase(inject('cluster'))
  const db = openDatabase(database.pool)
  const [vera, otto] = [await buildAgent(db), await buildAgent(db)]
  const take = (
    agent_id: string,
    [from, to, busyUntil = to]: Date[],
    status: 'active' | 'overlapping' | 'ended' | 'cancelled' = 'active',
  ) =>
    db
      .insertInto('agent_statuses')
      .values({
        agent_id,
        start_time: from ?? at(0),
        end_time: to ?? at(0),
        busy_until: busyUntil ?? at(0),
        duration_minutes: 60,
        status,
      })
      .execute()
  await take(vera.id, [at(10), at(12), at(12, 30)])
  await take(vera.id, [at(11), at(13)], 'overlapping')
  await take(vera.id, [at(15), at(16)], 'ended')
  await take(vera.id, [at(15), at(16)], 'cancelled')
  await take(otto.id, [at(11), at(12)])

  const find = async (from: Date, to: Date, agentIds?: string[]) => {
    const found = await findBusyIntervals(db, { from, to, ...(agentIds && { agentIds }) })
    return found.map((one) => [one.agentId, one.from.getUTCHours(), one.to.toISOString().slice(11, 16)])
  }
  const [first, second, third] = [
    [vera.id, 10, '12:30'],
    [vera.id, 11, '13:00'],
    [otto.id, 11, '12:00'],
  ] as const
  expect(await find(at(8), at(10), [vera.id]), 'touches the start').toEqual([])
  expect(await find(at(8), at(10, 1), [vera.id]), 'one minute in').toEqual([first])
  expect(await find(at(13), at(14), [vera.id]), 'touches the end').toEqual([])
  expect(await find(at(12, 15), at(12, 45), [vera.id]), 'in the buffer').toEqual([first, second])
  expect(await find(at(12, 30), at(12, 45), [vera.id]), 'after the buffer').toEqual([second])
  expect(await find(at(9), at(20), [vera.id]), 'ended and cancelled ones are free').toEqual([first, second])
  expect(await find(at(11, 30), at(11, 40), [otto.id])).toEqual([third])
  expect((await find(at(0), at(23))).length, 'all agents').toBe(3)
  expect(await find(at(0), at(23), []), 'nobody').toEqual([])
})
