import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { keepsNames, pgbouncerBinary, startPgBouncer } from '#tests/support/pgbouncer.ts'
import { openPool } from '../client.ts'
import { examineSessions, OWN_SESSIONS } from './pooler.ts'

const REFUSED = /transaction mode.*set DATABASE_DIRECT_URL/s

const LIMITS = `select current_setting('statement_timeout') as one, current_setting('lock_timeout') as two,
  current_setting('idle_in_transaction_session_timeout') as three`

/** Examines a connection as the start does. */
async function examine(connection: object, hasDirect = false) {
  const logged: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => logged.push(JSON.parse(line).msg) })
  return { sessions: await examineSessions(connection, hasDirect, log), logged }
}

test('a server that is asked directly gives each session a process of its own', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  expect(await examine(database.connection)).toEqual({ sessions: OWN_SESSIONS, logged: [] })
})

test('limits are set after the connection is made, not as start-up parameters, which poolers refuse', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const pool = openPool(database.connection)
  onTestFinished(() => pool.end())
  const { rows } = await pool.query<Record<string, string>>(LIMITS)
  expect(rows).toEqual([{ one: '5s', two: '2s', three: '10s' }])
  const { rows: sources } = await pool.query<{ source: string }>(
    `select distinct source from pg_settings where name in ('statement_timeout', 'lock_timeout',
      'idle_in_transaction_session_timeout')`,
  )
  expect(sources).toEqual([{ source: 'session' }])
})

/** A message of PostgreSQL's protocol (its manual, 'Message Formats'). */
function message(type: string, ...parts: (string | number | Buffer)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => {
      if (Buffer.isBuffer(part)) return part
      if (typeof part === 'string') return Buffer.from(`${part}\0`)
      const bytes = Buffer.alloc(4)
      bytes.writeInt32BE(part)
      return bytes
    }),
  )
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const int16 = (value: number) => Buffer.from([value >> 8, value & 255])

/** Answers a column 'pid' of one row. */
const row = (pid: number) => [
  message('T', int16(1), 'pid', 0, int16(0), 23, int16(4), -1, int16(0)),
  message('D', int16(1), String(pid).length, Buffer.from(String(pid))),
  message('C', 'SELECT 1'),
]

/** Speaks as much of the protocol as is asked; `pidOf` says which process answers a session's statement. */
async function startPooler(pidOf: (session: number, inTransaction: boolean) => number): Promise<number> {
  let sessions = 0
  const server = createServer((socket: Socket) => {
    sessions += 1
    const session = sessions
    let started = false
    let inTransaction = false
    const ready = () => message('Z', Buffer.from(inTransaction ? 'T' : 'I'))
    socket.on('error', () => {})
    socket.on('data', (data) => {
      if (!started) {
        started = true
        socket.write(Buffer.concat([message('R', 0), message('S', 'server_version', '16.0'), ready()]))
        return
      }
      if (String.fromCharCode(data[0] ?? 0) !== 'Q') return void socket.end()
      const statement = data.subarray(5, -1).toString()
      if (statement === 'begin' || statement === 'rollback') {
        inTransaction = statement === 'begin'
        socket.write(Buffer.concat([message('C', statement.toUpperCase()), ready()]))
      } else socket.write(Buffer.concat([...row(pidOf(session, inTransaction)), ready()]))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const at = (port: number) => ({ host: '127.0.0.1', port, user: 'app', database: 'app' })

test.each([
  ['gives two sessions the process it used last', () => 7],
  [
    'hands out its processes in turn',
    (() => {
      let next = 100
      return () => ++next
    })(),
  ],
])('a pooler that %s is refused without a direct address', async (_how, pidOf) => {
  await expect(examine(at(await startPooler(pidOf)))).rejects.toThrow(REFUSED)
})

test('a pooler that keeps a process for each session is taken', async () => {
  expect((await examine(at(await startPooler((session) => 100 + session)))).sessions).toEqual(OWN_SESSIONS)
})

describe.runIf(pgbouncerBinary !== undefined)('a real PgBouncer (S97, S98)', () => {
  /** A database behind a pooler of that mode. */
  async function openPooled(pool_mode: 'session' | 'transaction' | 'statement') {
    const database = await openTestDatabase(inject('cluster'))
    onTestFinished(() => database[Symbol.asyncDispose]())
    const pooler = await startPgBouncer(inject('cluster'), { pool_mode })
    onTestFinished(() => pooler[Symbol.dispose]())
    return { ...database.connection, host: pooler.host, port: pooler.port }
  }

  test('is taken in session mode, limits and all', async () => {
    const connection = await openPooled('session')
    const pool = openPool(connection)
    onTestFinished(() => pool.end())
    expect((await pool.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '2s' }])
    expect(await examine(connection)).toEqual({ sessions: OWN_SESSIONS, logged: [] })
  })

  test('is refused in transaction mode without a direct address, and in statement mode with one', async () => {
    await expect(examine(await openPooled('transaction'))).rejects.toThrow(REFUSED)
    await expect(examine(await openPooled('statement'), true)).rejects.toThrow(/takes no transactions/)
  })

  test('is taken in transaction mode with a direct address; whether it keeps named statements is found out', async () => {
    const connection = await openPooled('transaction')
    const { sessions, logged } = await examine(connection, true)
    expect(sessions).toEqual({ areOwn: false, keepNames: keepsNames() })
    expect(logged).toEqual([
      expect.stringContaining(keepsNames() ? 'it keeps named statements' : 'named statements are off'),
    ])
    // as deploy/pgbouncer.ini sets them
    const bare = new pg.Client(connection)
    await bare.connect()
    const { rows: limits } = await bare.query(LIMITS)
    await bare.end()
    expect(limits).toEqual([{ one: '5s', two: '2s', three: '10s' }])
    const pool = openPool(connection, undefined, sessions)
    onTestFinished(() => pool.end())
    // more at once than a connection of the server each, again and again
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          pool.query<{ n: number }>({ name: 'n', text: 'select $1::int as n', values: [n] }),
        ),
      )
      expect(answers.map(({ rows }) => rows[0]?.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    }
  })

  test('whose connections have no limits is reported, with the remedy', async () => {
    await using database = await openTestDatabase(inject('cluster'))
    using pooler = await startPgBouncer(inject('cluster'), { pool_mode: 'transaction' }, { hasLimits: false })
    const { logged } = await examine({ ...database.connection, host: pooler.host, port: pooler.port }, true)
    expect(logged).toContainEqual(expect.stringContaining('connect_query'))
  })
})
