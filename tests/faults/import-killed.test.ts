import { expect, onTestFinished, test } from 'vitest'
import { RunningServer } from '#tests/support/running-server.ts'
import { until } from '#tests/support/until.ts'

const OWNER = { email: 'office@marquee.example', password: 'stage-door-open' }
const ROWS = 10_000

/** Sends a request as the owner of the demo. */
async function signIn(product: RunningServer) {
  const answer = await fetch(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify(OWNER),
  })
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return async (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData
    const response = await fetch(product.url + path, {
      method,
      headers: {
        cookie,
        origin: product.url,
        ...(!isForm && body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    expect(response.status, `${method} ${path}`).toBeLessThan(300)
    return (await response.json()) as {
      id: string
      state: string
      done: number
      made: number
      columns: { field: string }[]
    } // an import
  }
}

const TOTALS = 'select sum(total_bookings)::int as count from agents'

/** A day of its own for each row, all of them over. */
const dayOf = (i: number) => new Date(Date.UTC(1999, 0, 1) + i * 86_400_000).toISOString().slice(0, 10)

test('kill -9 while 10,000 bookings are imported, and while that is undone: none is lost, none is there twice (P17.26)', async () => {
  const product = new RunningServer({ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'fatal' }, { args: ['--no-build'] })
  onTestFinished(() => product.close())
  await product.open()
  const names = (
    await product.query<{ name: string }>('select name from agents where archived_at is null order by name')
  ).map(({ name }) => name)
  const lines = Array.from(
    { length: ROWS },
    (_, i) => `${dayOf(i)},${names[i % names.length]},Guest ${i % 500},guest${i % 500}@example.com,${100 + (i % 900)}`,
  )
  const form = new FormData()
  form.append('file', new Blob([`Date,Talent,Customer,Email,Price\n${lines.join('\n')}\n`]), 'bookings.csv')

  const count = async (sql: string) => Number((await product.query<{ count: string }>(sql))[0]?.count)
  const totals = await count(TOTALS)
  let call = await signIn(product)
  const began = performance.now()
  const { id } = await call('POST', '/api/admin/imports?kind=bookings&name=bookings.csv', form)
  const reach = (state: string, done = 0) =>
    until(async () => {
      const now = await call('GET', `/api/admin/imports/${id}`)
      return now.state === state && now.done >= done
    }, 120_000)
  await reach('mapping')
  const { columns } = await call('GET', `/api/admin/imports/${id}`)
  await call('PUT', `/api/admin/imports/${id}`, { columns: columns.map(({ field }) => field) })
  await reach('checked')
  const checkedAt = performance.now()
  await call('POST', `/api/admin/imports/${id}/run`, {})
  await reach('running', 2000)
  await product.kill()
  await product.open()
  call = await signIn(product)
  await reach('done')
  const { made } = await call('GET', `/api/admin/imports/${id}`)
  const duplicates =
    'select count(*) from (select 1 from bookings where imported_at is not null group by agent_id, event_date, customer_email having count(*) > 1) d'
  console.log(
    `read and checked in ${Math.round(checkedAt - began)} ms, imported with a kill after ${Math.round(performance.now() - checkedAt)} ms: ${made} bookings`,
  )
  expect(made).toBe(await count('select count(*) from bookings where imported_at is not null'))
  expect(made).toBe(ROWS)
  expect(await count(duplicates)).toBe(0)
  expect(await count("select count(*) from customers where email like 'guest%'")).toBe(500)
  expect((await count(TOTALS)) - totals, 'each is counted once').toBe(ROWS)
  await call('POST', `/api/admin/imports/${id}/undo`)
  await reach('undoing', 1000)
  await product.kill()
  await product.open()
  call = await signIn(product)
  await reach('undone')
  expect(await count(TOTALS)).toBe(totals)
  expect(await count('select count(*) from bookings where imported_at is not null')).toBe(0)
  expect(await count("select count(*) from customers where email like 'guest%'")).toBe(0)
}, 400_000)
