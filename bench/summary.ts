import { timeAnswers, timeRows } from './answers.ts'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import type { Row } from './rows.ts'
import { signInAdmin } from './sign-in.ts'
import { withSeeded } from './with-seeded.ts'

const AGENTS = 10_000
const BOOKINGS = 200_000
/** Bookings that changed since the last fold of the tallies: as many as in a busy minute. */
const CHANGED = 10_000
const ROUNDS = 180
const WARM_UP = 20

/** The summary with many bookings, folded and with a minute's changes left to fold. */
export async function measureSummary(product: ServerProcess<ProductHello>): Promise<Row[]> {
  return withSeeded(product.hello.database, { agents: AGENTS, bookings: BOOKINGS }, async (client) => {
    const cookie = await signInAdmin(client)
    const measure = async (what: string) =>
      timeRows(
        `GET /api/admin/summary, ${what}`,
        await timeAnswers(product, { paths: ['/api/admin/summary'], cookie, rounds: ROUNDS, warmUp: WARM_UP }),
        30,
      )
    const folded = await measure(`${BOOKINGS.toLocaleString('en-US')} bookings`)
    await client.query(
      `update bookings set total_cents = coalesce(total_cents, 0) + 100
       where id in (select id from bookings where status <> 'cancelled' limit $1)`,
      [CHANGED],
    )
    const waiting = await measure(`${CHANGED.toLocaleString('en-US')} of them just changed`)
    return [...folded, ...waiting]
  })
}
