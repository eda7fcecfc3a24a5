import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DEMO_PASSWORDS } from '#server/accounts/sessions/demo-logins.ts'
import { RunningServer } from '#tests/support/running-server.ts'
import { until } from '#tests/support/until.ts'
import { findLosses, prepareWriters, startWriters } from '#tests/support/writers.ts'

/** Where distributions put the library of the package faketime; FAKETIME_LIBRARY names another path. */
const LIBRARIES = [
  process.env.FAKETIME_LIBRARY ?? '',
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/faketime/libfaketime.so.1',
  '/usr/local/lib/faketime/libfaketime.so.1',
]
const library = LIBRARIES.find((file) => file !== '' && existsSync(file))
if (library === undefined) {
  console.warn('SKIPPED: the test of clock jumps needs libfaketime (apt-get install faketime, or FAKETIME_LIBRARY)')
}

describe.runIf(library !== undefined)('a clock that jumps', () => {
  test('a day ahead and an hour back: sessions stay valid, used invites stay used, no number is given twice (S64)', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'marquee-clock-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const clock = path.join(folder, 'offset')
    const jump = (offset: string) => writeFileSync(clock, `${offset}\n`)
    jump('+0')
    const product = new RunningServer(
      {
        ...{ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'fatal', LD_PRELOAD: library ?? '' },
        ...{ FAKETIME_TIMESTAMP_FILE: clock, FAKETIME_CACHE_DURATION: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
      },
      { args: ['--no-build'] },
    )
    onTestFinished(() => product.close())
    await product.open()
    const post = (url: string, body: object, cookie = '') =>
      fetch(`${product.url}${url}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })
    const logIn = async (role: string, body: object) => {
      const answer = await post(`/api/${role}/login`, body)
      expect(answer.status, role).toBe(200)
      return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    }
    const cookies = {
      customer: await logIn('customer', {
        email: 'renee@marquee.example',
        password: DEMO_PASSWORDS['renee@marquee.example'],
      }),
      agent: await logIn('agent', { username: 'imani', password: DEMO_PASSWORDS['imani@marquee.example'] }),
    }
    /** The roles whose session is still valid. */
    const living = async () => {
      const alive: string[] = []
      for (const [role, cookie] of Object.entries(cookies)) {
        const answer = await fetch(`${product.url}/api/auth/status`, { headers: { cookie } })
        const said = (await answer.json()) as { role: string | null } // the contract's answer
        if (said.role === role) alive.push(role)
      }
      return alive
    }
    await product.query(
      `insert into agent_invite_codes (code, email, category, expires_at, used, used_at)
       select 'SPENT234', 'spent@example.com', name, now() + interval '3 days', true, now() from categories limit 1`,
    )
    await product.query(
      `insert into agent_invite_codes (code, email, category, expires_at)
       select 'PASSED23', 'passed@example.com', name, now() - interval '20 minutes' from categories limit 1`,
    )
    /** The product's current time, read from the date header of its answers. */
    const hoursOff = async () => {
      const { headers } = await fetch(`${product.url}/api/auth/status`)
      return (Date.parse(headers.get('date') ?? '') - Date.now()) / 3_600_000
    }
    const writers = startWriters(product, await prepareWriters(product))
    for (const [offset, hours] of [
      ['+1d', 24],
      ['-1h', -1],
      ['+0', 0],
    ] as const) {
      jump(offset)
      await until(async () => Math.abs((await hoursOff()) - hours) < 0.1, 15_000)
      const before = writers.acknowledged.bookings.length
      await until(() => writers.acknowledged.bookings.length > before + 10, 60_000)
      expect(await living(), offset).toEqual(['customer', 'agent'])
      for (const code of ['SPENT234', 'PASSED23']) {
        expect((await post('/api/agent/validate-invite', { code })).status, `${code} ${offset}`).toBe(400)
      }
    }
    await writers.stop()
    expect([...writers.statuses.keys()].filter((status) => status !== 200 && status !== 201)).toEqual([])
    expect(await findLosses(product, writers.acknowledged)).toEqual([])
  })
})
