import { expect, inject, onTestFinished, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { connectionUrl, openTestDatabase } from '#tests/support/database.ts'
import { until } from '#tests/support/until.ts'
import { openDatabase } from '../client.ts'
import { openReplica } from './replica.ts'

/** What is said of an address that is no replica; one that is has a fault test (tests/faults/read-replica.test.ts). */
async function openAt(address?: string) {
  const database = await openTestDatabase(inject('cluster'))
  const logged: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => logged.push(line) })
  const url = address ?? connectionUrl(database.connection)
  const replica = await openReplica(url, { primary: database.connection, log, open: openDatabase, lookEveryMs: 20 })
  onTestFinished(async () => {
    await replica.close()
    await database[Symbol.asyncDispose]()
  })
  const said = (words: string) => logged.filter((line) => line.includes(words)).length
  return { replica, said }
}

test('a database that takes writes itself is never read as a replica, and that is logged once (S128)', async () => {
  const { replica, said } = await openAt()
  expect(replica.pick()).toBeUndefined()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(replica.pick()).toBeUndefined()
  expect(said('is no replica')).toBe(1)
  expect(replica.lagMs()).toBe(Number.POSITIVE_INFINITY)
})

test('a replica that is away keeps nothing from starting (S128)', async () => {
  const { replica, said } = await openAt('postgresql://nobody@127.0.0.1:1/nowhere')
  expect(replica.pick()).toBeUndefined()
  await until(() => said('does not answer') === 1)
})
