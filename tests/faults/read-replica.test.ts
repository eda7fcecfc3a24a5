import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { postgresBinaries } from '#tests/support/postgres-programs.ts'
import { ReplicatedDatabase } from '#tests/support/replica.ts'
import { RunningServer } from '#tests/support/running-server.ts'
import { until } from '#tests/support/until.ts'

/** Longer than a replica may lag, in milliseconds; the product looks at it each second. */
const TOO_LONG_MS = 6_500

/** A product that reads from a replica, and an owner who is signed in. */
async function startWithReplica() {
  const database = new ReplicatedDatabase()
  onTestFinished(() => database.close())
  await database.start()
  const product = new RunningServer(
    {
      ...{ DATABASE_URL: database.primaryUrl, DATABASE_REPLICA_URL: database.replicaUrl },
      ...{ SECRET_KEY: randomBytes(32).toString('hex'), RATE_LIMIT_SCALE: '1000000' },
    },
    { args: ['--no-build'], empty: true },
  )
  onTestFinished(() => product.close())
  await product.open()
  const token = randomBytes(32).toString('base64url')
  await database.query(
    `insert into sessions (token_hash, role, user_id, expires_at)
     select $1, 'admin', id, now() + interval '1 day' from users where staff_role = 'owner' limit 1`,
    [createHash('sha256').update(token).digest()],
  )
  const session = `session=${token}`
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${product.url}${path}`, { headers: { cookie: session, ...headers } })
  /** Whether the search of the office finds a customer. */
  const finds = async (name: string, headers?: Record<string, string>) => {
    const answer = await get(`/api/admin/find?q=${name}`, headers)
    expect(answer.status).toBe(200)
    return (await answer.text()).includes(name)
  }
  const addCustomer = (name: string) =>
    database.query('insert into customers (email, name) values ($1, $2)', [`${name}@example.com`, name])
  /** A figure of the product about itself. */
  const figure = async (name: string) => {
    const line = (await (await get('/api/metrics')).text()).split('\n').find((one) => one.startsWith(name))
    return Number(line?.split(' ').at(-1) ?? 0)
  }
  return { database, product, session, get, finds, addCustomer, figure }
}

const REPLICA = 'marquee_replica_reads_total{source="replica"}'
const PRIMARY = 'marquee_replica_reads_total{source="primary"}'
const FAILED = 'marquee_replica_reads_total{source="failed"}'
const LAG = 'marquee_replica_lag_seconds'

describe.runIf(postgresBinaries !== undefined)('a read replica', () => {
  test('serves the search of the office, at most five seconds old, and never what an admin wrote before (S128)', async () => {
    const { database, product, session, finds, addCustomer, figure } = await startWithReplica()
    await addCustomer('Quillfeather')
    await until(() => finds('Quillfeather'), 5_000)
    expect(await figure(REPLICA)).toBeGreaterThan(0)
    expect(await figure(LAG)).toBeLessThan(5)

    await database.pauseReplica()
    // what is seen must come after the last look at the replica
    await sleep(1_500)
    await addCustomer('Ravensworth')
    expect(await finds('Ravensworth')).toBe(false)
    expect(await finds('Ravensworth', { 'cache-control': 'no-cache' })).toBe(true)
    const written = await fetch(`${product.url}/api/admin/event-entries`, {
      method: 'POST',
      headers: { cookie: session, 'content-type': 'application/json' },
      body: '{}',
    })
    // a refused write needs no fresh read
    expect([written.status, written.headers.get('set-cookie')]).toEqual([400, null])

    await sleep(TOO_LONG_MS)
    expect(await figure(LAG)).toBeGreaterThan(5)
    const before = await figure(PRIMARY)
    expect(await finds('Ravensworth')).toBe(true)
    expect(await figure(PRIMARY)).toBe(before + 1)

    await database.resumeReplica()
    const served = await figure(REPLICA)
    await until(async () => (await finds('Ravensworth')) && (await figure(REPLICA)) > served, 10_000)
  }, 200_000)

  test('is not asked for the person who has just written (S128)', async () => {
    const { database, product, session, finds } = await startWithReplica()
    await until(async () => !(await finds('Ravensworth')), 5_000)
    await database.pauseReplica()
    await sleep(1_500)
    const [agent] = await database.query<{ id: string }>(
      'select id from agents where hourly_rate is not null and availability limit 1',
    )
    const lines = [{ kind: 'talent', share: 'shared', hours: 3, rate: 10_000 }]
    const written = await fetch(`${product.url}/api/admin/event-entries`, {
      method: 'POST',
      headers: { cookie: session, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ customerName: 'Ravensworth', customerEmail: 'ravensworth@example.com' },
        ...{ eventType: 'wedding', eventLocation: 'The Loft, Atlanta' },
        performers: [{ agentId: agent?.id, eventDate: '2027-06-05T19:30', duration: 3, lines }],
      }),
    })
    expect(await written.text()).toContain('eventId')
    const [fresh] = written.headers.getSetCookie()
    expect(fresh).toBe('fresh=1; Path=/; Max-Age=10; SameSite=Lax')
    expect(await finds('Ravensworth')).toBe(false)
    expect(await finds('Ravensworth', { cookie: `${session}; fresh=1` })).toBe(true)
  }, 200_000)

  test('that is gone costs nobody an answer (S128)', async () => {
    const { database, get, finds, figure, addCustomer } = await startWithReplica()
    await addCustomer('Quillfeather')
    await until(() => finds('Quillfeather'), 5_000)
    await database.loseReplica()
    for (let n = 0; n < 20; n++) expect(await finds('Quillfeather')).toBe(true)
    expect((await get('/api/admin/reports')).status).toBe(200)
    expect((await get('/api/admin/exports/bookings')).status).toBe(200)
    await until(async () => (await figure(FAILED)) > 0 || (await figure(PRIMARY)) > 0, 5_000)
  }, 200_000)
})
