import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { RunningServer } from '#tests/support/running-server.ts'

const OWNER = { email: 'office@marquee.example', password: 'stage-door-open' }
const OWN = { name: 'Ada Lin', email: 'ada@lin.example', password: 'seven paper lanterns' }
/** When the product is killed after the removal was asked for, in milliseconds: in the backup, in it, and after. */
const MOMENTS = [100, 400, 700, 1000, 1300, 1600, 2000]

/** How much of the demo there is: all of it, nothing, or the numbers of what is left. */
async function lookAt(product: RunningServer): Promise<string> {
  const [row] = await product.query<Record<string, number>>(`
    select (select count(*)::int from agents) as agents, (select count(*)::int from bookings) as bookings,
      (select count(*)::int from payments) as payments, (select count(*)::int from images) as images,
      (select count(*)::int from demo_rows) as rows, (select count(*)::int from customers) as customers,
      (select count(*)::int from users where email like '%@marquee.example') as users,
      (select count(*)::int from users where email = '${OWN.email}') as own,
      (select count(*)::int from audit_log where action = 'demo.removed') as entries`)
  const { own, entries, ...demo } = row ?? {}
  const left = Object.values(demo).filter((count) => count > 0).length
  if (left === Object.keys(demo).length && own === 0 && entries === 0) return 'all'
  if (left === 0 && own === 1 && entries === 1) return 'nothing'
  return JSON.stringify(row)
}

test('kill -9 while the demo is removed leaves all of it or nothing of it (P17.3)', async () => {
  const product = new RunningServer({ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'fatal' }, { args: ['--no-build'] })
  onTestFinished(() => product.close())
  await product.open()
  const seen: string[] = []
  for (const moment of MOMENTS) {
    const post = (path: string, body: object, cookie = '') =>
      fetch(`${product.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: product.url, cookie },
        body: JSON.stringify(body),
      })
    const login = await post('/api/admin/login', OWNER)
    const cookie = login.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const preview = await fetch(`${product.url}/api/admin/demo/removal`, { headers: { cookie } })
    const { mark } = (await preview.json()) as { mark: string }
    const removal = post('/api/admin/demo/removal', { confirm: 'REMOVE', mark, owner: OWN }, cookie).catch(() => {})
    await sleep(moment)
    await product.kill()
    await removal
    await product.open()
    seen.push(await lookAt(product))
    if (seen.at(-1) !== 'all') break
  }
  console.log(`killed after ${MOMENTS.slice(0, seen.length).join(', ')} ms: ${seen.join(', ')}`)
  expect(seen.filter((state) => state !== 'all' && state !== 'nothing')).toEqual([])
  // the next start brought nothing back
  if (seen.at(-1) === 'nothing') {
    await product.stop()
    await product.open()
    expect(await lookAt(product)).toBe('nothing')
  }
})
