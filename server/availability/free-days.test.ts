import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, type Day } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { buildAgent } from '#tests/support/factories.ts'
import { signInAdmin } from '#tests/support/sign-in.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'
import { parseAtlantaTime } from './atlanta-time.ts'

const app = await openTestApp()

const today = () => atlantaDay(app.context.now())
const at = (day: Day, time: string) => parseAtlantaTime(`${day}T${time}`) ?? new Date(Number.NaN)

/** An agent and the days the call names; `take` fills time with a booking. */
async function hire(values: Parameters<typeof buildAgent>[1] = {}) {
  const { db } = app.context
  const { id } = await buildAgent(db, values)
  return {
    id,
    days: async () => (await app.call('GET /api/agents/:id/free-days', { params: { id } })).body.days,
    take: (from: Date, to: Date) =>
      db
        .insertInto('agent_statuses')
        .values({
          ...{ agent_id: id, start_time: from, end_time: to, busy_until: to, status: 'active' },
          duration_minutes: Math.round((to.getTime() - from.getTime()) / 60_000),
        })
        .execute(),
  }
}

test('the next three free days, without those that are taken (P8.23)', async () => {
  const agent = await hire()
  const tomorrow = addDays(today(), 1)
  await agent.take(at(today(), '00:00'), at(tomorrow, '03:00'))
  expect(await agent.days()).toEqual([tomorrow, addDays(tomorrow, 1), addDays(tomorrow, 2)])
  // three hours that are left from midnight on are of that day
  await agent.take(at(tomorrow, '08:00'), at(addDays(tomorrow, 1), '00:00'))
  expect(await agent.days()).toContain(tomorrow)
  await agent.take(at(addDays(tomorrow, 1), '00:00'), at(addDays(tomorrow, 1), '00:30'))
  expect(await agent.days()).toEqual([1, 2, 3].map((ahead) => addDays(tomorrow, ahead)))
})

test('follows the weekly hours, and past midnight they are the day they begin on', async () => {
  const agent = await hire()
  const day = addDays(today(), 2)
  const weekday = new Date(`${day}T12:00Z`).getUTCDay()
  const hours = { agent_id: agent.id, weekday, start_minute: 22 * 60, end_minute: 26 * 60 }
  await app.context.db.insertInto('agent_weekly_hours').values(hours).execute()
  expect(await agent.days()).toEqual([day, addDays(day, 7), addDays(day, 14)])
  await agent.take(at(day, '23:00'), at(addDays(day, 1), '00:00'))
  expect(await agent.days()).toEqual([7, 14, 21].map((ahead) => addDays(day, ahead)))
})

test('none for an agent who takes no bookings or is full for 30 days; days are all it says', async () => {
  expect(await (await hire({ availability: false })).days()).toEqual([])
  const full = await hire()
  await full.take(at(today(), '00:00'), at(addDays(today(), 40), '00:00'))
  const { status, body } = await app.call('GET /api/agents/:id/free-days', { params: { id: full.id } })
  expect([status, body]).toEqual([200, { days: [] }])
})

test('404 for an agent nobody may see, 400 for no id; the office sees an unpublished one', async () => {
  const read = (id: string, cookie?: string) =>
    app.call('GET /api/agents/:id/free-days', { params: { id }, ...(cookie && { cookie }) })
  const { id } = await hire({ published_at: null })
  const archived = await hire({ archived_at: new Date() })
  const { cookie } = await signInAdmin(app)
  expect((await read(id)).status).toBe(404)
  expect((await read(id, cookie)).status).toBe(200)
  expect((await read(archived.id, cookie)).status).toBe(404)
  expect((await read(randomUUID())).status).toBe(404)
  expect((await read('nobody')).status).toBe(400)
})
