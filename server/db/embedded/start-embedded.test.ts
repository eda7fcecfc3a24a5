import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isServed, makeFolder, query, requirePid, spawnApp, start } from './test-support/app.ts'

describe('one process', () => {
  test('starts on an empty folder, answers, and takes the server and its socket folder along when it stops', async () => {
    const dir = makeFolder()
    const database = await start(dir)
    expect(await query(database.config, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(database.owned()).toBe(true)
    expect(database.pid()).toBe(requirePid(dir))
    expect(database.config).toMatchObject({ user: 'app', database: 'postgres' })

    await database.stop()
    expect(isServed(dir)).toBe(false)
    expect(database.pid()).toBeUndefined()
    expect(database.owned()).toBe(false)
    expect(existsSync(database.config.host)).toBe(false)
    await database.stop()
  })

  test('answers quickly in a folder already initialized, with the same data and password', async () => {
    const dir = makeFolder()
    const first = await start(dir)
    await query(first.config, 'create table kept as select 7 as n')
    await first.stop()

    const before = performance.now()
    const second = await start(dir)
    expect(performance.now() - before).toBeLessThan(1500)
    expect(second.config).toEqual(first.config)
    expect(await query(second.config, 'select n from kept')).toEqual([{ n: 7 }])
  })

  test('sets the cluster up as agreed: checksums, UTF8, no TCP, fsync on, secrets private', async () => {
    const dir = makeFolder()
    const { config } = await start(dir, { settings: {} })
    const names = [
      'data_checksums',
      'fsync',
      'listen_addresses',
      'max_connections',
      'server_encoding',
      'shared_buffers',
    ]
    const shown = await query(
      config,
      `select name, current_setting(name) as value from unnest('{${names}}'::text[]) name`,
    )
    expect(shown).toEqual([
      { name: 'data_checksums', value: 'on' },
      { name: 'fsync', value: 'on' },
      { name: 'listen_addresses', value: '' },
      { name: 'max_connections', value: '100' },
      { name: 'server_encoding', value: 'UTF8' },
      { name: 'shared_buffers', value: '64MB' },
    ])
    expect(
      await query(config, 'select datlocprovider, datlocale from pg_database where datname = current_database()'),
    ).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8' }])
    expect(statSync(path.join(dir, 'password')).mode & 0o777).toBe(0o600)
    expect(statSync(config.host).mode & 0o777).toBe(0o700)
    expect(readdirSync(dir).sort()).toEqual(['data', 'lifeline', 'password'])
    await expect(query({ ...config, password: 'wrong' }, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  })

  test('takes settings over the defaults and hands over what the server logs', async () => {
    const lines: string[] = []
    const settings = { fsync: 'off', max_connections: '17', log_statement: 'all' }
    const { config } = await start(makeFolder(), { settings, log: (line) => lines.push(line) })
    expect(await query(config, 'show max_connections')).toEqual([{ max_connections: '17' }])
    await expect.poll(() => lines.join('\n')).toContain('show max_connections')
  })

  test("says what the server said when it can't start", async () => {
    const dir = makeFolder()
    await expect(start(dir, { settings: { fsync: 'off', no_such_setting: 'x' } })).rejects.toThrow(/no_such_setting/)
    expect(isServed(dir)).toBe(false)
  })

  test('clears what an interrupted initialization left', async () => {
    const dir = makeFolder()
    writeFileSync(path.join(dir, 'data-draft-1'), '')
    writeFileSync(path.join(dir, 'password'), 'never used')
    const { config } = await start(dir)
    await query(config, 'select 1')
    expect(existsSync(path.join(dir, 'data-draft-1'))).toBe(false)
  })
})

describe('several processes', () => {
  test('the second joins; the server ends with the last to stop, not with the one that started it', async () => {
    const dir = makeFolder()
    const owner = await spawnApp(dir)
    const pid = requirePid(dir)
    const joiner = await start(dir)
    expect([owner.owned, joiner.owned()]).toEqual([true, false])
    expect(joiner.config).toEqual(owner.config)
    expect(joiner.pid()).toBe(pid)

    await owner.stop()
    expect(await query(joiner.config, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(joiner.pid()).toBe(pid)

    await joiner.stop()
    expect(isServed(dir)).toBe(false)
    expect(existsSync(joiner.config.host)).toBe(false)
  })

  test('a joiner that stops leaves the server to the others', async () => {
    const dir = makeFolder()
    const owner = await start(dir)
    const joiner = await spawnApp(dir)
    await joiner.stop()
    expect(await query(owner.config, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(owner.owned()).toBe(true)
  })

  test('four starting at once on an empty folder make one cluster with one password', async () => {
    const dir = makeFolder()
    const apps = await Promise.all([spawnApp(dir), spawnApp(dir), spawnApp(dir), start(dir)])
    expect(new Set(apps.map((app) => app.config.password)).size).toBe(1)
    const owners = apps.map((app) => (typeof app.owned === 'function' ? app.owned() : app.owned))
    expect(owners.filter(Boolean)).toHaveLength(1)
    for (const { config } of apps) expect(await query(config, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
