import { timeAnswers, timeRows } from './answers.ts'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import type { Row } from './rows.ts'
import { signInAdmin } from './sign-in.ts'
import { withSeeded } from './with-seeded.ts'

const AGENTS = 10_000
/** BENCH_BOOKINGS makes it smaller for a trial. */
const BOOKINGS = Number(process.env.BENCH_BOOKINGS || 1_000_000)
const ROUNDS = 25
const WARM_UP = 5

const find = (texts: readonly string[]) => texts.map((text) => `/api/admin/find?${new URLSearchParams({ q: text })}`)

/** What the reads ask for. */
interface Asked {
  /** A moment to come, in ISO. */
  soon: string
  /** The email address of one customer. */
  address: string
  /** Bookings to come. */
  upcoming: readonly string[]
}

/** What a booker's day reads, with the limit of each group's p95 in milliseconds (docs/product.md P6.140 to P6.152, P15.21, P15.63). */
const READS: { name: string; most: number; paths: (asked: Asked) => readonly string[] }[] = [
  { name: 'dashboard', most: 20, paths: () => ['/api/admin/summary', '/api/admin/work'] },
  {
    name: 'first page of the Table',
    most: 20,
    paths: () =>
      ['', '?sort=date&order=desc', '?sort=customer', '?sort=agent', '?sort=price', '?sort=state'].map(
        (query) => `/api/admin/bookings-table${query}`,
      ),
  },
  {
    name: 'Ctrl+K',
    most: 40,
    paths: ({ address }) =>
      find([
        'ada',
        'ada abbott',
        'maria s',
        'maria garcia',
        address,
        'B-1042',
        "block ada's friday",
        'december 4',
        'INV-2026',
        'zzqx',
        'a',
        // a word many share, and a number or its beginning
        'john 1',
        'customer 1234',
      ]),
  },
  {
    name: 'customer type-ahead',
    most: 40,
    paths: ({ address }) =>
      // the last has two words that many share, and whose beginnings stand together in few
      ['maria', 'maria s', address, 'zz', 'customer 12'].map(
        (q) => `/api/admin/customers/suggest?${new URLSearchParams({ q })}`,
      ),
  },
  {
    name: 'who is free',
    most: 40,
    paths: ({ soon }) =>
      ['', '&category=dj'].map((more) => `/api/admin/agents/free?start=${encodeURIComponent(soon)}&hours=4${more}`),
  },
  {
    name: 'preview of a cancellation',
    most: 20,
    paths: ({ upcoming }) => upcoming.map((id) => `/api/admin/bookings/${id}/cancellation`),
  },
  {
    name: 'candidates to replace an agent',
    most: 30,
    paths: ({ upcoming }) => upcoming.map((id) => `/api/admin/bookings/${id}/replacements`),
  },
]

/** The reads of the office's day over 10,000 agents and a million bookings, one after another, to the last byte. */
export async function measureOffice(product: ServerProcess<ProductHello>): Promise<Row[]> {
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString()
  return withSeeded(product.hello.database, { agents: AGENTS, bookings: BOOKINGS }, async (client) => {
    const cookie = await signInAdmin(client)
    const { rows: newest } = await client.query<{ email: string }>(
      'select email from customers order by created_at desc offset 20000 limit 1',
    )
    const { rows: next } = await client.query<{ id: string }>(
      `select id from bookings where event_date > now() and status in ('pending', 'confirmed')
       order by event_date limit 10`,
    )
    const upcoming = next.map(({ id }) => id)
    const asked = { soon, upcoming, address: newest[0]?.email ?? 'nobody@example.com' }
    const rows: Row[] = []
    for (const { name, most, paths } of READS) {
      const answers = await timeAnswers(product, { paths: paths(asked), cookie, rounds: ROUNDS, warmUp: WARM_UP })
      rows.push(...timeRows(`office: ${name}`, answers, most))
    }
    return rows
  })
}
