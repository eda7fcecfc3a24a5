import type pg from 'pg'
import { DAY_MS } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { timeAnswers, timeRows } from './answers.ts'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import type { Row } from './rows.ts'
import { signInAdmin } from './sign-in.ts'
import { withSeeded } from './with-seeded.ts'

const AGENTS = 10_000
/** The number of bookings, with about as many payments; BENCH_BOOKINGS makes it smaller for a trial. */
const BOOKINGS = Number(process.env.BENCH_BOOKINGS ?? 1_000_000)
/** Payments since the last fold of the tallies: as many as in a busy minute. */
const JUST_PAID = 1000
const ROUNDS = 100
const WARM_UP = 5

/** The spans of the reports: all time, this year, the last twelve months, and a span that no stored period matches. */
function reportQueries(now: Date): string[] {
  const day = (days: number) => atlantaDay(new Date(now.getTime() + days * DAY_MS))
  const tomorrow = day(1)
  return [
    '',
    `?from=${tomorrow.slice(0, 4)}-01-01&to=${tomorrow}`,
    `?from=${day(-365)}&to=${tomorrow}`,
    `?from=${day(-344)}&to=${day(-33)}`,
  ]
}

/** Gives the bookings of invoices prices of 30 lines, which the invoices print. */
async function giveLines(client: pg.Client, ids: readonly string[]): Promise<void> {
  const line = { kind: 'extra', share: 'shared', hours: null, rate: null, percent: null, amount: 1000 }
  const lines = Array.from({ length: 30 }, (_, i) => ({ ...line, label: `Bar and glasses for table ${i + 1}` }))
  await client.query(
    `update bookings set price_lines = $1, total_cents = 30000
     where id in (select booking_id from invoices where id = any($2::uuid[]))`,
    [JSON.stringify(lines), ids],
  )
  await client.query(
    `update invoices set subtotal_cents = 30000, discount_cents = 0, tax_cents = 0, total_cents = 30000, frozen = null
     where id = any($1::uuid[])`,
    [ids],
  )
}

/** Requests one invoice after another as a PDF, each for the first time: nothing is cached. */
async function measurePdfs(product: ServerProcess<ProductHello>, client: pg.Client, cookie: string): Promise<Row[]> {
  const { rows } = await client.query<{ id: string }>('select id from invoices order by created_at desc limit 50')
  const ids = rows.map(({ id }) => id)
  const paths = ids.map((id) => `/api/admin/invoices/${id}/pdf`)
  const ask = (rounds: number) => timeAnswers(product, { paths, cookie, rounds, warmUp: 0 })
  await ask(1)
  const answers = await ask(2)
  await giveLines(client, ids)
  const long = await ask(1)
  return [
    ...timeRows('an invoice as a PDF', answers, 150),
    ...timeRows('an invoice of 30 lines as a PDF', long, 60),
    {
      ...{ name: 'event loop meanwhile, late by at most', unit: 'ms', product: answers.longestDelay },
      bound: { of: 'product', most: 20 },
    },
  ]
}

/** The billing dashboard and reports with very many bookings and payments. */
export async function measureBilling(product: ServerProcess<ProductHello>): Promise<Row[]> {
  return withSeeded(product.hello.database, { agents: AGENTS, bookings: BOOKINGS }, async (client) => {
    const cookie = await signInAdmin(client)
    // deposits waiting to be folded, counted row by row as in the product
    await client.query(
      `insert into payments (booking_id, purpose, amount_cents, payment_method, payment_status, paid_at)
       select id, 'deposit', 5000, 'cash', 'completed', now() from bookings
       where payment_status = 'pending' and status <> 'cancelled' limit $1`,
      [JUST_PAID],
    )
    const size = `${BOOKINGS.toLocaleString('en-US')} bookings`
    const measure = (paths: readonly string[]) =>
      timeAnswers(product, { paths, cookie, rounds: ROUNDS, warmUp: WARM_UP })
    const queries = reportQueries(new Date())
    const reports = queries.map((query) => `/api/admin/reports${query}`)
    const margins = queries.map((query) => `/api/admin/reports/margin${query}`)
    return [
      ...timeRows(`GET /api/admin/billing, ${size}`, await measure(['/api/admin/billing']), 50),
      ...(await measurePdfs(product, client, cookie)),
      ...timeRows(`GET /api/admin/reports, ${size}`, await measure(reports), 300),
      ...timeRows(`GET /api/admin/reports/margin, ${size}`, await measure(margins), 300),
      ...timeRows(
        `GET /api/admin/payouts, ${AGENTS.toLocaleString('en-US')} people`,
        await measure(['/api/admin/payouts']),
        150,
      ),
    ]
  })
}
