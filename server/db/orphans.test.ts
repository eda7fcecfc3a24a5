import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildAgent, buildBooking } from '#tests/support/factories.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'
import { databaseFailure } from './client.ts'

const app = await openTestApp()

const fail = async (work: Promise<unknown>) => databaseFailure(await work.catch((error: unknown) => error))

test('a row that refers to one deleted meanwhile is a conflict; a deletion that others refer to is a bug', async () => {
  const { db } = app.context
  const note = { booking_id: randomUUID(), content: 'For a booking that is gone' }
  expect(await fail(db.insertInto('booking_notes').values(note).execute())).toMatchObject({
    ...{ code: 'conflict', message: 'This no longer exists. Reload the page.' },
  })
  const { id } = await buildAgent(db)
  await buildBooking(db, { agent_id: id })
  expect(await fail(db.deleteFrom('agents').where('id', '=', id).execute())).toBeUndefined()
})
