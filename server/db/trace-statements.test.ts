import { expect, inject, onTestFinished, test } from 'vitest'
import { type Attributes, runSpan, type Span } from '#server/telemetry/span.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { openPool } from './client.ts'
import { prepareQuery } from './prepared.ts'
import { traceStatements } from './trace-statements.ts'

interface Made {
  name: string
  attributes: Attributes
  failed: string | undefined
}

/** A span that keeps its ended parts. */
function record(parts: Made[], made: Made = { name: 'work', attributes: {}, failed: undefined }): Span {
  let isOpen = true
  return {
    get isOpen() {
      return isOpen
    },
    child: (_kind, name, attributes = {}) => {
      const part: Made = { name, attributes, failed: undefined }
      const span = record([], part)
      return { ...span, end: () => void parts.push(part) }
    },
    set: (more) => void Object.assign(made.attributes, more),
    fail: (type) => {
      made.failed = type
    },
    end: () => {
      isOpen = false
    },
  }
}

async function openTraced(max: number) {
  const database = await openTestDatabase(inject('cluster'))
  const pool = openPool({ ...database.connection, max })
  traceStatements(pool)
  onTestFinished(async () => {
    await pool.end()
    await database[Symbol.asyncDispose]()
  })
  return pool
}

test('work that waits for a connection keeps its statements, also those sent to the pool itself', async () => {
  const pool = await openTraced(1)
  const works = Array.from({ length: 8 }, (_, number) => ({ number, parts: [] as Made[] }))
  await Promise.all(
    works.map(({ number, parts }) =>
      runSpan(record(parts), async () => {
        await pool.query(`select ${number}, $1::text`, ['a value'])
        const client = await pool.connect()
        await client.query({ text: `select ${number}, $1::text, 1`, values: ['a value'] })
        client.release()
      }),
    ),
  )
  for (const { number, parts } of works) {
    expect(parts.map(({ attributes }) => attributes['db.query.text'])).toEqual([
      `select ${number}, $1::text`,
      `select ${number}, $1::text, 1`,
    ])
  }
  expect(JSON.stringify(works)).not.toContain('a value')
})

test('prepared statements are seen, and an error shows its SQLSTATE alone', async () => {
  const pool = await openTraced(2)
  const parts: Made[] = []
  const read = prepareQuery(pool, 'a-name', { wanted: 'stand-in' }, ({ wanted }) => ({
    compile: () => ({ sql: 'select $1::text as found', parameters: [wanted] }) as never, // all that is looked at
  }))
  await runSpan(record(parts), async () => {
    expect(await read({ wanted: 'kim@example.com' })).toEqual([{ found: 'kim@example.com' }])
    await expect(pool.query('select $1::int', ['kim@example.com'])).rejects.toThrow('kim@example.com')
  })
  const [found, refused] = parts
  expect(found).toMatchObject({ name: 'SELECT', failed: undefined })
  expect(found?.attributes).toMatchObject({ 'db.system.name': 'postgresql', 'db.operation.name': 'SELECT' })
  expect(refused).toMatchObject({ failed: '22P02', attributes: { 'db.response.status_code': '22P02' } })
  expect(JSON.stringify(parts)).not.toContain('kim@')
})

test('outside of a span, and after its end, statements run as ever and show nothing', async () => {
  const pool = await openTraced(2)
  const parts: Made[] = []
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  const later = Promise.withResolvers<void>()
  const work = { asks: Promise.resolve(0) }
  await runSpan(record(parts), async () => {
    work.asks = later.promise.then(async () => (await pool.query('select 2 as two')).rows.length)
  })
  later.resolve()
  expect(await work.asks).toBe(1)
  expect(parts).toEqual([])
})
