import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { answers, isServed, makeFolder, query, requirePid, spawnApp, start, until } from './test-support/app.ts'

describe('kill -9', () => {
  test('of the process that started the server: the others see no outage', async () => {
    const dir = makeFolder()
    const owner = await spawnApp(dir)
    const joiner = await start(dir)
    const pid = requirePid(dir)
    const connected = new pg.Client(joiner.config)
    await connected.connect()
    await owner.kill()
    for (let i = 0; i < 10; i++) {
      expect((await connected.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      expect(await answers(joiner.config)).toBe(true)
      await sleep(50)
    }
    await connected.end()
    expect(joiner.pid()).toBe(pid)
  })

  test('of the process that started the server and of the server: a survivor starts it again', async () => {
    const dir = makeFolder()
    const owner = await spawnApp(dir)
    const survivor = await start(dir)
    await owner.kill()
    process.kill(requirePid(dir), 'SIGKILL')
    await until(() => answers(survivor.config), 5000)
    expect(survivor.owned()).toBe(true)
  })

  test('of all processes: the server ends, and so does its socket folder', async () => {
    const dir = makeFolder()
    const apps = [await spawnApp(dir), await spawnApp(dir)]
    await Promise.all(apps.map((app) => app.kill()))
    await until(() => !isServed(dir), 5000)
    await until(() => !existsSync(apps[0]?.config.host ?? ''), 2000)
  })

  test('of the server: it is started again, every time', async () => {
    const dir = makeFolder()
    const database = await start(dir)
    const joiner = await spawnApp(dir)
    for (let round = 0; round < 3; round++) {
      const killed = requirePid(dir)
      process.kill(killed, 'SIGKILL')
      await until(async () => database.pid() !== killed && (await answers(database.config)), 5000)
      expect(await answers(joiner.config)).toBe(true)
    }
  })

  test('of the server in the middle of a long query: it is started again once that has ended', async () => {
    const dir = makeFolder()
    const database = await start(dir)
    const busy = new pg.Client(database.config)
    busy.on('error', () => {})
    await busy.connect()
    const counting = busy.query('select count(*) from generate_series(1, 20000000)').catch(() => {})
    await sleep(100)
    process.kill(requirePid(dir), 'SIGKILL')
    await until(() => answers(database.config), 15_000)
    await counting
    await busy.end().catch(() => {})
  })

  test('of server and processes at once: what was acknowledged is there after the restart', async () => {
    const dir = makeFolder()
    const app = await spawnApp(dir, {})
    await query(app.config, 'create table bookings (n int)')
    const writer = new pg.Client(app.config)
    writer.on('error', () => {})
    await writer.connect()
    let acknowledged = 0
    const writing = (async () => {
      for (;;) {
        await writer.query(`insert into bookings values (${acknowledged + 1})`)
        acknowledged++
      }
    })().catch(() => {})
    await until(() => acknowledged >= 50, 10_000)
    process.kill(requirePid(dir), 'SIGKILL')
    await app.kill()
    await writing

    const database = await start(dir, { settings: {} })
    const rows = await query(database.config, `select count(*)::int as n from bookings where n <= ${acknowledged}`)
    expect(rows).toEqual([{ n: acknowledged }])
  })

  test('while a process initializes the folder: the next one starts from nothing', async () => {
    const dir = makeFolder()
    const first = spawnApp(dir).catch(() => undefined)
    await until(() => existsSync(path.join(dir, 'lock')), 5000)
    const { pid }: { pid: number } = JSON.parse(readFileSync(path.join(dir, 'lock'), 'utf8'))
    process.kill(pid, 'SIGKILL')
    expect(await first).toBeUndefined()
    expect(existsSync(path.join(dir, 'data'))).toBe(false)
    expect(await answers((await start(dir)).config)).toBe(true)
  })
})

describe('a shutdown', () => {
  test('loses nothing acknowledged, with clients still writing', async () => {
    const dir = makeFolder()
    const first = await start(dir, { settings: {} })
    await query(first.config, 'create table bookings (n int)')
    const writer = new pg.Client(first.config)
    writer.on('error', () => {})
    await writer.connect()
    let acknowledged = 0
    const writing = (async () => {
      for (;;) {
        await writer.query('insert into bookings values (1)')
        acknowledged++
      }
    })().catch(() => {})
    await until(() => acknowledged >= 20, 10_000)
    await first.stop()
    await writing
    const lines: string[] = []
    const second = await start(dir, { settings: {}, log: (line) => lines.push(line) })
    const [row] = await query(second.config, 'select count(*)::int as n from bookings')
    // The last insert may have been committed without its answer reaching us.
    expect([{ n: acknowledged }, { n: acknowledged + 1 }]).toContainEqual(row)
    expect(lines.join('\n')).toContain('database system was shut down at')
  })

  test('of a server by another process is undone', async () => {
    const dir = makeFolder()
    const database = await start(dir)
    const pid = requirePid(dir)
    process.kill(pid, 'SIGINT')
    await until(async () => database.pid() !== pid && (await answers(database.config)), 5000)
  })
})

describe('a stale postmaster.pid', () => {
  test("naming a process that isn't the server is put aside", async () => {
    const dir = makeFolder()
    const first = await start(dir)
    await first.stop()
    const data = path.join(dir, 'data')
    // Our own id is the hard case for PostgreSQL when we run under its account: alive, and open to signals.
    const stale = [process.pid, data, 1, 5432, first.config.host, '', ' 1 1', 'ready', ''].join('\n')
    writeFileSync(path.join(data, 'postmaster.pid'), stale, { mode: 0o600 })
    const second = await start(dir)
    expect(await answers(second.config)).toBe(true)
    expect(second.pid()).not.toBe(process.pid)
  })

  test('naming another PostgreSQL server of the same account is put aside, and that server left alone', async () => {
    const other = await start(makeFolder())
    const dir = makeFolder()
    await (await start(dir)).stop()
    const pidFile = path.join(dir, 'data', 'postmaster.pid')
    writeFileSync(pidFile, `${other.pid()}\n${dir}/data\n1\n5432\n/nowhere\n\n 1 1\nready\n`, { mode: 0o600 })
    const database = await start(dir)
    expect(await answers(database.config)).toBe(true)
    expect(await answers(other.config)).toBe(true)
    expect(database.pid()).not.toBe(other.pid())
  })
})
