/**
 * `npm run bench -- profile`: a CPU profile of each hot path, taken from the product as `npm start` runs it while wrk
 * makes the load. Each is a file for Chrome's DevTools, VS Code or speedscope; the functions that used most are printed.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPeople, knownBodies, newBodies } from './booking-requests.ts'
import { startFlags } from './children.ts'
import { openInspector, type Profile } from './inspector.ts'
import { findServer, type Shipped, startShipped } from './shipped.ts'
import { openSession } from './sign-in.ts'
import { findGenerator } from './wrk.ts'

const PORT = 5092
const INSPECTOR_PORT = 5093
const SECONDS = 5
const FOLDER = path.join(import.meta.dirname, '../node_modules/.cache/profiles')
/** Functions printed of each. */
const MOST = 25

/** Profiles a prepared read, a customer's list, and bookings of known and new customers. */
export async function profileHotPaths(): Promise<void> {
  await using shipped = await startShipped(PORT, {
    NODE_OPTIONS: [...startFlags(), `--inspect-port=${INSPECTOR_PORT}`].join(' '),
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-profile-'))
  const loads = await prepareLoads(shipped, folder)
  using inspector = await openInspector(findServer(shipped), INSPECTOR_PORT)
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, run] of Object.entries(loads)) {
    await run(2)
    const profile = await inspector.profile(() => run(SECONDS))
    const file = path.join(FOLDER, `${name}.cpuprofile`)
    writeFileSync(file, JSON.stringify(profile))
    console.log(`\n${name}: ${path.relative(process.cwd(), file)}\n${listBusiest(profile)}`)
  }
  rmSync(folder, { recursive: true, force: true })
}

async function prepareLoads({ client, url }: Shipped, folder: string) {
  const generator = findGenerator()
  const people = await findPeople({ client })
  const { rows } = await client.query<{ id: string }>(
    'select customer_id as id from bookings group by 1 order by count(*) desc limit 1',
  )
  const cookie = await openSession(client, 'customer_id', 'customer', rows[0]?.id ?? '')
  const get =
    (address: string, headers: Record<string, string> = {}) =>
    (seconds: number) =>
      generator.run({ url: url + address, headers, expected: 200 }, seconds)
  let runs = 0
  const post = (bodies: () => string[]) => (seconds: number) =>
    generator.post({ url: `${url}/api/bookings`, bodies: bodies(), folder, expected: 201 }, seconds)
  return {
    'prepared-read': get('/api/agents'),
    'customers-list': get('/api/customer/bookings', { cookie }),
    'booking-known': post(() => knownBodies(people)),
    'booking-new': post(() => newBodies(people, runs++)),
  }
}

/** The functions that used most, with their share of the time that was not idle. */
function listBusiest({ nodes, samples, timeDeltas }: Profile): string {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const file = url.replace(/^.*\/(?=node_modules\/|server\/|shared\/)/, '')
      return [id, `${functionName || '(anonymous)'} ${file}${file ? `:${lineNumber + 1}` : ''}`]
    }),
  )
  const used = new Map<string, number>()
  samples.forEach((id, i) => {
    const name = names.get(id) ?? ''
    used.set(name, (used.get(name) ?? 0) + (timeDeltas[i] ?? 0))
  })
  const idle = used.get('(idle) ') ?? 0
  used.delete('(idle) ')
  const all = [...used.values()].reduce((sum, time) => sum + time, 0)
  const share = (time: number, of: number) => `${((100 * time) / of).toFixed(1)} %`.padStart(7)
  const busiest = [...used].sort(([, a], [, b]) => b - a).slice(0, MOST)
  return [`idle ${share(idle, idle + all)}`, ...busiest.map(([name, time]) => `${share(time, all)} ${name}`)].join('\n')
}
