import { createServer } from 'node:net'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseFailure } from '#server/db/client.ts'
import { getErrorCode } from '#server/errors.ts'
import { freePort } from '#tests/support/running-server.ts'
import { connectTo, listAddresses } from './database-url.ts'

test.each([
  ['postgresql://app:p%2C%40@db.example:5433/marquee', ['postgresql://app:p%2C%40@db.example:5433/marquee']],
  ['postgresql:///marquee?host=/run/a', ['postgresql:///marquee?host=/run/a']],
  [
    'postgres://app:secret@a.example,b.example:5433/marquee?sslmode=require',
    [
      'postgres://app:secret@a.example/marquee?sslmode=require',
      'postgres://app:secret@b.example:5433/marquee?sslmode=require',
    ],
  ],
  ['postgresql://[::1]:1,[::2]/x', ['postgresql://[::1]:1/x', 'postgresql://[::2]/x']],
])('%s has an address for each host', (url, addresses) => {
  expect(listAddresses(url)).toEqual(addresses)
})

/** The test's own server as one of two hosts. */
function address(other: string): string {
  const { host, port, user, password, database } = inject('cluster').connection
  const here = `${encodeURIComponent(host)}:${port ?? 5432}`
  return `postgresql://${user}:${encodeURIComponent(password ?? '')}@${other},${here}/${database}`
}

test('with several hosts a connection goes to the one that takes writes, in any place of the list (S120)', async () => {
  const client = new pg.Client(connectTo(address(`127.0.0.1:${await freePort()}`)))
  await client.connect()
  onTestFinished(() => client.end())
  expect((await client.query('select pg_is_in_recovery() as follows')).rows).toEqual([{ follows: false }])
})

test('a host that says nothing holds a connection up for some seconds, not for good (S120)', async () => {
  const silent = createServer((socket) => void socket.on('error', () => {}))
  onTestFinished(() => void silent.close())
  const port = await freePort()
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve))
  const client = new pg.Client(connectTo(address(`127.0.0.1:${port}`)))
  await client.connect()
  onTestFinished(() => client.end())
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('when no host takes writes the connection fails as one to a server that is away, which is answered with 503', async () => {
  const dead = [await freePort(), await freePort()].map((port) => `127.0.0.1:${port}`)
  const client = new pg.Client(connectTo(`postgresql://app@${dead.join(',')}/marquee`))
  client.on('error', () => {})
  const error = await client.connect().catch((error: unknown) => error)
  expect(String(error)).toMatch(/no host of DATABASE_URL takes writes: .*ECONNREFUSED.*; .*ECONNREFUSED/)
  expect(getErrorCode(error)).toBe('ECONNREFUSED')
  expect(databaseFailure(error)).toMatchObject({ status: 503 })
})
