import { seedScale } from '#scripts/seed.ts'
import { timeAnswers, timeRows } from './answers.ts'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import { median, type Row } from './rows.ts'
import { signInAdmin } from './sign-in.ts'
import { withSeeded } from './with-seeded.ts'

const AGENTS = 1000
/** The product with few bookings: the limit for the first page is relative to it. */
const FEW = 10_000
/** BENCH_BOOKINGS makes it smaller for a trial. */
const MANY = Number(process.env.BENCH_BOOKINGS || 1_000_000)
const ROUNDS = 35
const WARM_UP = 5
/** The limit for a page of the list, in milliseconds (docs/product.md). */
const MAX_PAGE_MS = 30
/** The limit for a search of the list: that of every answer (docs/product.md S59). */
const MOST_SEARCHED = 100
/** How many times as long the first page may take with many bookings as with few (docs/product.md). */
const AT_MOST_TIMES = 2

/** The pages an admin opens first. */
const FIRST_PAGES = ['', '?status=pending', '?status=confirmed']

/** An admin's searches: a customer, an address, an agent, a day, a frequent word and one without results. */
const SEARCHES = [
  '?q=customer+1234',
  '?q=customer-60-777@example.com',
  '?q=ada+abbott',
  '?q=ada',
  '?q=zzqx',
  '?q=2026-12-31',
]

const list = (queries: readonly string[]) => queries.map((query) => `/api/admin/bookings-with-details${query}`)

/** The office's list of a million bookings: first pages and searches, one after another, to the last byte. */
export async function measureAdminBookings(product: ServerProcess<ProductHello>): Promise<Row[]> {
  return withSeeded(product.hello.database, { agents: AGENTS, bookings: FEW }, async (client) => {
    const cookie = await signInAdmin(client)
    const measure = (queries: readonly string[]) =>
      timeAnswers(product, { paths: list(queries), cookie, rounds: ROUNDS, warmUp: WARM_UP })
    const young = await measure(FIRST_PAGES)
    await seedScale(client, { agents: AGENTS, bookings: MANY - FEW }, { add: true })
    await client.query('vacuum analyze')
    const grown = await measure(FIRST_PAGES)
    const size = `${MANY.toLocaleString('en-US')} bookings`
    return [
      ...timeRows(`first page of ${size} in the office`, grown, MAX_PAGE_MS),
      {
        name: `first page of ${size} : of ${FEW.toLocaleString('en-US')}, median`,
        unit: 'ms',
        ...{
          product: median(grown.took),
          reference: median(young.took),
          ratio: median(grown.took) / median(young.took),
        },
        cpu: { product: grown.cpu, reference: young.cpu },
        bound: { of: 'ratio', most: AT_MOST_TIMES },
      },
      ...timeRows(`search over ${size} in the office`, await measure(SEARCHES), MOST_SEARCHED),
    ]
  })
}
