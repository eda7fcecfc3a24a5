import pg from 'pg'
import { hashPassword } from '#server/accounts/passwords/password.ts'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import { quantile, type Row } from './rows.ts'

/** Simultaneous logins, each caller waiting for its answer before the next. */
const CALLERS = 4
const WARM_UP_MS = 2000
const MEASURED_MS = 10_000
const HASHED_MS = 3000
export const PASSWORD = 'four lamps and a curtain'

/**
 * POST /api/customer/login with the right password, four at once: how long it takes, and its effect on all other
 * requests.
 */
export async function measureLogins(product: ServerProcess<ProductHello>): Promise<Row[]> {
  const emails = await givePasswords(product.hello.database)
  await keepEntering(product.hello.url, emails, WARM_UP_MS)
  const before = await product.usage()
  const times = await keepEntering(product.hello.url, emails, MEASURED_MS)
  const after = await product.usage()
  const [slow, bare] = [slowOf(times), slowOf(await keepHashing(HASHED_MS))]
  return [
    {
      name: `POST /api/customer/login, ${CALLERS} at once, 95 of 100 within : hash alone`,
      unit: 'ms',
      product: slow,
      reference: bare,
      ratio: bare / slow,
      cpu: { product: (after.cpu - before.cpu) / times.length },
      bound: { of: 'product', most: 150 },
    },
    {
      name: 'event loop meanwhile, 99 of 100 samples late by',
      unit: 'ms',
      product: after.delay,
      bound: { of: 'product', most: 50 },
    },
  ]
}

const slowOf = (times: number[]) =>
  quantile(
    times.sort((a, b) => a - b),
    0.95,
  )

/** Hashes passwords for this long, as many at once as there are callers: the part of a login that cannot be faster. */
async function keepHashing(ms: number): Promise<number[]> {
  return repeat(ms, () => hashPassword(PASSWORD))
}

/** Every customer gets the same password: hashing a thousand would take longer than the measurement. */
export async function givePasswords(database: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(database)
  await client.connect()
  const { rows } = await client.query<{ email: string }>(
    'update customers set password_hash = $1, must_change_password = false returning email',
    [await hashPassword(PASSWORD)],
  )
  await client.end()
  return rows.map(({ email }) => email)
}

/** Signs customers in for this long, each call with another customer. */
async function keepEntering(url: string, emails: readonly string[], ms: number): Promise<number[]> {
  let next = 0
  return repeat(ms, async () => {
    const email = emails[next++ % emails.length]
    const answer = await fetch(`${url}/api/customer/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`status ${answer.status} instead of 200`)
  })
}

/** @returns how long each piece of work took, in milliseconds */
async function repeat(ms: number, work: () => Promise<unknown>): Promise<number[]> {
  const until = performance.now() + ms
  const times: number[] = []
  const caller = async () => {
    while (performance.now() < until) {
      const started = performance.now()
      await work()
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return times
}
