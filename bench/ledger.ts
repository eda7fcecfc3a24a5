import { randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { ServerProcess } from './children.ts'
import type { ProductHello } from './product-server.ts'
import type { Row } from './rows.ts'
import { signInAdmin } from './sign-in.ts'
import { withSeeded } from './with-seeded.ts'

/** BENCH_SEQUENCES makes it smaller for a trial. */
const SEQUENCES = Number(process.env.BENCH_SEQUENCES || 20_000)
const AGENTS = 500
/** Steps of a sequence, at least and at most. */
const STEPS = { least: 4, most: 8 }
const AT_ONCE = 6
/** So often the session counts as verified anew: money moves only in a fresh one. */
const VERIFY_EVERY = 2000

type Send = (method: 'POST' | 'PUT', path: string, body: object) => Promise<number>
/** What a booking's drawer shows of its money. */
interface Account {
  invoice: { id: string } | null
  ledger: { id: string; kind: string }[]
}

const reason = { reason: 'The night changed' }
const lines = () => [
  { kind: 'talent', share: 'shared', hours: randomInt(1, 10), rate: randomInt(1, 200) * 100 },
  { kind: 'travel', share: 'talent', amount: randomInt(0, 10_000) },
  { kind: 'discount', share: 'agency', label: 'Regular', percent: randomInt(1, 50) },
]

/** What the office does with the money of one booking; what does not fit its state is refused. */
function stepsOf(send: Send, id: string, { invoice, ledger }: Account): (() => Promise<number>)[] {
  const payment = ledger.filter(({ kind }) => kind === 'payment').at(-1)?.id ?? id
  const invoiceId = invoice?.id ?? id
  const pay = () => {
    const paymentMethod = (['cash', 'zelle', 'bank_transfer'] as const)[randomInt(3)]
    return send('POST', `/api/admin/bookings/${id}/payments`, { paymentMethod, transactionId: randomUUID() })
  }
  const generate = () => {
    const [subtotal, discount, tax] = [randomInt(10_000, 90_000), randomInt(0, 5000), randomInt(0, 7000)]
    const body = { bookingId: id, subtotal, discount, tax, total: subtotal - discount + tax, dueDate: '2030-01-15' }
    return send('POST', '/api/admin/generate-invoice', { ...body, notes: '' })
  }
  return [
    pay,
    pay,
    generate,
    () => send('PUT', `/api/admin/bookings/${id}/price`, { lines: lines(), depositPercent: 30, ...reason }),
    () => send('PUT', `/api/admin/bookings/${id}/details`, { eventDuration: randomInt(1, 12), price: 'update' }),
    () => send('POST', `/api/admin/invoices/${invoiceId}/follow-booking`, { lines: lines(), ...reason }),
    () =>
      send('POST', `/api/admin/invoices/${invoiceId}/follow-booking`, { totalAmount: randomInt(50, 900), ...reason }),
    () => send('POST', `/api/admin/invoices/${invoiceId}/void`, reason),
    () => send('POST', `/api/admin/payments/${payment}/refund`, { amount: randomInt(1, 20_000), ...reason }),
    () => send('POST', `/api/admin/payments/${payment}/reverse`, reason),
    () => send('PUT', `/api/bookings/${id}`, { status: 'cancelled', ...reason }),
  ]
}

/** What the product keeps beside the ledger, sorted. */
async function readKept(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select a::text as line from booking_accounts a
     union all
     select concat_ws(' ', measure, day, category_id, event_type, sum(amount)) from current_tallies
     group by measure, day, category_id, event_type having sum(amount) <> 0
     order by 1`,
  )
  return rows.map(({ line }) => line)
}

/** How many lines only one of two sorted lists has. */
function countDifferences(kept: readonly string[], counted: readonly string[]): number {
  const [a, b] = [new Set(kept), new Set(counted)]
  return kept.filter((line) => !b.has(line)).length + counted.filter((line) => !a.has(line)).length
}

/** What a server that is busy for a moment answers: 503 with Retry-After, having done nothing. */
const BUSY = '503'

/** Answers of 500 and above that are no such refusal. */
const countFaults = (answers: ReadonlyMap<string, number>): number =>
  [...answers].reduce((sum, [kind, times]) => (kind.startsWith('5') && kind !== BUSY ? sum + times : sum), 0)

/**
 * Random sequences of money steps, several bookings and often two steps of one booking at once. Then everything is
 * counted again from the ledger and compared with what the product kept.
 */
export async function measureLedger(product: ServerProcess<ProductHello>): Promise<Row[]> {
  return withSeeded(product.hello.database, { agents: AGENTS, bookings: SEQUENCES }, async (client) => {
    const { rows: bookings } = await client.query<{ id: string }>('select id from bookings order by id')
    const answers = new Map<string, number>()
    const cookie = await signInAdmin(client)
    const request = async (method: string, path: string, body?: object) => {
      const headers = { cookie, origin: product.hello.url, ...(body && { 'content-type': 'application/json' }) }
      const answer = await fetch(`${product.hello.url}${path}`, { method, headers, body: JSON.stringify(body) })
      const { status } = answer
      const kind = status < 500 ? `${status.toString()[0]}xx` : String(status)
      // a refusal that doesn't say when to come back is a fault
      const counted = kind === BUSY && !answer.headers.has('retry-after') ? `${BUSY} without Retry-After` : kind
      return { status, kind: counted, body: (await answer.json()) as Account } // the contract's answer to the one read
    }
    const count = (kind: string) => answers.set(kind, (answers.get(kind) ?? 0) + 1)
    const send: Send = async (method, path, body) => {
      const { status, kind } = await request(method, path, body)
      count(kind)
      return status
    }
    async function run(id: string): Promise<void> {
      for (let left = randomInt(STEPS.least, STEPS.most + 1); left > 0; ) {
        const read = await request('GET', `/api/admin/bookings/${id}`)
        // a read that failed shows among the answers
        if (read.status !== 200) return void count(read.kind)
        const steps = stepsOf(send, id, read.body)
        const together = Math.min(left, randomInt(1, 3))
        await Promise.all(Array.from({ length: together }, () => steps[randomInt(steps.length)]?.()))
        left -= together
      }
    }
    for (let from = 0; from < bookings.length; from += VERIFY_EVERY) {
      await client.query("update sessions set verified_at = now() where role = 'admin'")
      const waiting = bookings.slice(from, from + VERIFY_EVERY)
      const work = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await run(next.id)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    }
    const kept = await readKept(client)
    await client.query('select recount_tallies()')
    const differences = countDifferences(kept, await readKept(client))
    console.log(`answers: ${JSON.stringify(Object.fromEntries(answers))}`)
    const name = `ledger: ${SEQUENCES.toLocaleString('en-US')} random money sequences`
    const none = { of: 'product', most: 0 } as const
    return [
      {
        name: `${name}, steps done`,
        unit: '',
        product: answers.get('2xx') ?? 0,
        bound: { of: 'product', least: SEQUENCES },
      },
      { name: `${name}, answers of 503 with Retry-After`, unit: '', product: answers.get(BUSY) ?? 0 },
      { name: `${name}, other answers of 500 and above`, unit: '', product: countFaults(answers), bound: none },
      { name: `${name}, differences after a recount`, unit: '', product: differences, bound: none },
    ]
  })
}
