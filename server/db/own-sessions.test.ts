import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database.ts'
import { pgbouncerBinary } from '#tests/support/pgbouncer.ts'
import { until } from '#tests/support/until.ts'
import { openPool } from './client.ts'
import { assertOwnSessions } from './own-sessions.ts'

const REFUSED = /transaction mode.*pool_mode = session/s

test('a server that is asked directly gives each session a process of its own', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  await expect(assertOwnSessions(database.connection)).resolves.toBeUndefined()
})

test('limits are set after the connection is made, not as start-up parameters, which poolers refuse', async () => {
  await using database = await openTestDatabase(inject('cluster'))
  const pool = openPool(database.connection)
  onTestFinished(() => pool.end())
  const { rows } = await pool.query<Record<string, string>>(
    `select current_setting('statement_timeout') as one, current_setting('lock_timeout') as two,
      current_setting('idle_in_transaction_session_timeout') as three`,
  )
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
])('a pooler that %s is refused', async (_how, pidOf) => {
  await expect(assertOwnSessions(at(await startPooler(pidOf)))).rejects.toThrow(REFUSED)
})

test('a pooler that keeps a process for each session is taken', async () => {
  await expect(assertOwnSessions(at(await startPooler((session) => 100 + session)))).resolves.toBeUndefined()
})

test.runIf(pgbouncerBinary !== undefined)(
  'a real PgBouncer is taken in session mode, limits and all, and refused in transaction mode',
  async () => {
    await using database = await openTestDatabase(inject('cluster'))
    const { host, user, password } = inject('cluster').connection
    for (const mode of ['session', 'transaction']) {
      const dir = mkdtempSync(path.join(tmpdir(), 'marquee-pooler-'))
      chmodSync(dir, 0o755)
      onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
      const probe = createServer()
      probe.listen(0, '127.0.0.1')
      await once(probe, 'listening')
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      await new Promise((resolve) => probe.close(resolve))
      writeFileSync(
        path.join(dir, 'pgbouncer.ini'),
        [
          '[databases]',
          `${database.name} = host=${host} user=${user} password=${password}`,
          '[pgbouncer]',
          `listen_addr = 127.0.0.1\nlisten_port = ${port}\nauth_type = any\npool_mode = ${mode}\nunix_socket_dir =`,
        ].join('\n'),
        { mode: 0o644 },
      )
      // it refuses root, and only the database's own account may enter the folder of the socket
      const { uid, gid } = statSync(host.startsWith('/') ? host : dir)
      const account = userInfo().uid === 0 ? { uid: uid || 65534, gid } : {}
      const child = spawn(pgbouncerBinary ?? '', [path.join(dir, 'pgbouncer.ini')], { stdio: 'ignore', ...account })
      onTestFinished(() => void child.kill('SIGTERM'))
      const config = { host: '127.0.0.1', port, user, database: database.name }
      const ask = openPool(config)
      onTestFinished(() => ask.end())
      await until(async () => (await ask.query('show statement_timeout').catch(() => undefined)) !== undefined, 5000)
      expect((await ask.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }])
      if (mode === 'session') await assertOwnSessions(config)
      else await expect(assertOwnSessions(config)).rejects.toThrow(REFUSED)
    }
  },
)
