import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { borrowTestDatabase } from '#tests/support/borrowed-databases.ts'
import { openDatabase } from './client.ts'
import { watchStatements } from './slow-statements.ts'

test('a slow statement is logged by its text alone, once a minute', async () => {
  await using database = await borrowTestDatabase(inject('cluster'))
  const lines: string[] = []
  const counted: string[] = []
  let clock = 0
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  const watch = watchStatements(log, { count: (_counter, kind) => counted.push(kind) }, () => clock)
  const db = openDatabase(database.pool, (event) =>
    watch({ ...event, queryDurationMillis: event.queryDurationMillis + 500 }),
  )
  const ask = (word: string) =>
    sql`select   ${word}::text
      as word`.execute(db)
  await ask('a secret')
  await ask('another secret')
  expect(counted).toEqual(['done', 'done'])
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    msg: 'slow statement',
    statement: 'select $1::text as word',
    outcome: 'done',
    ms: expect.any(Number),
  })
  clock = 60_001
  await ask('a third secret')
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow()
  expect(lines).toHaveLength(3)
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({ outcome: 'failed', statement: 'select 1 / 0' })
  expect(lines.join('')).not.toContain('secret')
})

test('a quick one is not', async () => {
  await using database = await borrowTestDatabase(inject('cluster'))
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  const watch = watchStatements(log, { count: () => lines.push('counted') })
  const db = openDatabase(database.pool, (event) => watch({ ...event, queryDurationMillis: 499 }))
  await sql`select 1`.execute(db)
  expect(lines).toEqual([])
})
