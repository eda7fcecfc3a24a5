import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { expectTallied } from '#server/office/test-support/plain-counts.ts'
import { expectRevenueTallied } from '#server/office/test-support/plain-money.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { readScale, seedScale, writeVacuum } from './seed.ts'

async function openDatabase() {
  const database = await openTestDatabase(inject('cluster'))
  const client = await database.pool.connect()
  onTestFinished(async () => {
    client.release(true)
    await database[Symbol.asyncDispose]()
  })
  const count = async (what: string): Promise<number> => {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${what}`)
    return rows[0]?.count ?? Number.NaN
  }
  return { client, count }
}

/** Everything that a fill may take away for its time. */
const MADE = `
  select indexdef as made from pg_indexes where schemaname = 'public'
  union all
  select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) from pg_constraint
  where connamespace = 'public'::regnamespace and conrelid <> 0
  union all
  select concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  union all
  select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
  order by made`

describe('seeding at a scale', () => {
  test('makes this many agents and bookings, with separate customers', async () => {
    const { client, count } = await openDatabase()
    const lines: string[] = []
    expect(await seedScale(client, { agents: 20, bookings: 500 }, { report: (line) => lines.push(line) })).toBe(true)
    expect(await count('agents')).toBe(20)
    expect(await count('bookings')).toBe(500)
    expect(await count('customers')).toBe(50)
    expect(lines.slice(1, 3)).toEqual(['50 customers', '500 of 500 bookings'])
    const proposals = await count('proposals')
    expect(proposals).toBeGreaterThan(20)
    // more rows leave those of the first fill alone
    await seedScale(client, { agents: 20, bookings: 500 }, { add: true })
    expect(await count(`proposals where sent_at is not null`)).toBeGreaterThan(proposals)
    expect(await count('(select event_id from proposals group by event_id having count(*) > 1) as twice')).toBe(0)
  })

  test('makes every status, in the past and the future, within a year', async () => {
    const { client, count } = await openDatabase()
    await seedScale(client, { agents: 20, bookings: 500 })
    const { rows } = await client.query('select distinct status from bookings order by status')
    expect(rows.map(({ status }) => status)).toEqual(['cancelled', 'completed', 'confirmed', 'pending'])
    expect(await count('bookings where event_date < now()')).toBeGreaterThan(150)
    expect(await count('bookings where event_date > now()')).toBeGreaterThan(150)
    expect(await count('bookings where abs(extract(epoch from event_date - now())) > 366 * 86400')).toBe(0)
    expect(await count("bookings where status = 'completed' and event_date > now()")).toBe(0)
    expect(await count('bookings where created_at > now()')).toBe(0)
  })

  test('keeps an interval for each confirmed booking, also for a busy agent', async () => {
    const { client, count } = await openDatabase()
    await seedScale(client, { agents: 1, bookings: 5000 })
    expect(await count("bookings where status = 'confirmed'")).toBeGreaterThan(100)
    const kept = `agent_statuses s join bookings b on b.id = s.booking_id
      where b.status = 'confirmed' and s.status = 'active' and s.start_time = b.event_date`
    expect(await count(kept)).toBe(await count("bookings where status = 'confirmed'"))
    expect(
      await count('agents where total_bookings = (select count(*) from bookings where counted_at is not null)'),
    ).toBe(1)
  })

  test('inserts a payment for each paid booking with a price, and updates the tallies', async () => {
    const { client, count } = await openDatabase()
    await seedScale(client, { agents: 20, bookings: 500 })
    const paid = "bookings b where payment_status = 'paid' and total_cents > 0"
    expect(await count(paid)).toBeGreaterThan(100)
    const settled = '(select sum(amount_cents) from payments p where p.booking_id = b.id) = b.total_cents'
    expect(await count(`${paid} and ${settled}`)).toBe(await count(paid))
    expect(await count("payments where purpose = 'deposit'")).toBeGreaterThan(50)
    expect(await count("payments where kind = 'refund'")).toBe(
      await count("bookings where payment_status = 'refunded' and total_cents > 0"),
    )
    expect(await count('payments where paid_at > now()')).toBe(0)
    expect(await count('payments where verified_at is null')).toBeGreaterThan(0)
    expect(await count("bookings where (status = 'completed') <> (completed_at is not null)")).toBe(0)
    await expectTallied(client)
    await client.query("update bookings set status = 'confirmed' where status = 'pending'")
    expect(await count('tally_changes')).toBeGreaterThan(0)
    await expectTallied(client)
  })

  test("writes invoices and agents' earnings as the product does", async () => {
    const { client, count } = await openDatabase()
    await seedScale(client, { agents: 20, bookings: 500 })
    await seedScale(client, { agents: 20, bookings: 200 }, { add: true })
    expect(await count("invoices where status = 'paid'")).toBeGreaterThan(100)
    expect(await count("invoices where status = 'pending' and due_date < now()")).toBeGreaterThan(10)
    const numbers = "count(*) as made, max(split_part(invoice_number, '-', 3)::int) as last"
    const { rows } = await client.query(
      `select ${numbers}, c.last_number from invoices
       join invoice_counters c on c.year = split_part(invoice_number, '-', 2)::int group by c.year`,
    )
    for (const { made, last, last_number } of rows) expect([made, last]).toEqual([last_number, last_number])
    // no gaps, and the counters equal the last numbers
    expect(rows.length).toBeGreaterThan(0)
    expect(await count('agent_earnings')).toBeGreaterThan(50)
    // all but the latest months are paid
    expect(await count('agent_earnings where payout_id is not null')).toBeGreaterThan(30)
    expect(await count("agent_earnings where payout_id is null and month < now() - interval '80 days'")).toBe(0)
    expect(await count('earned_bookings')).toBe(await count('(select distinct booking_id from agent_earnings) e'))
    await expectTallied(client)
    await expectRevenueTallied(client)
  })

  test('makes proposals whose sums are folded', async () => {
    const { client, count } = await openDatabase()
    await seedScale(client, { agents: 20, bookings: 500 })
    expect(await count('proposals')).toBeGreaterThan(20)
    expect(await count('proposal_outcomes')).toBe(await count('proposals'))
    expect(await count('proposal_changes')).toBe(0)
    const { rows } = await client.query<{ events: number }>('select sum(events)::int as events from proposal_tallies')
    expect(rows).toEqual([{ events: await count('proposals') }])
  })

  test('leaves indexes, keys, triggers and functions as they were', async () => {
    const { client } = await openDatabase()
    const read = async () => (await client.query<{ made: string }>(MADE)).rows.map(({ made }) => made)
    const before = await read()
    await seedScale(client, { agents: 20, bookings: 100 })
    await seedScale(client, { agents: 20, bookings: 100 }, { add: true })
    expect(await read()).toEqual(before)
  })

  test('writes what the triggers of each row would write', async () => {
    const { client, count } = await openDatabase()
    await seedScale(client, { agents: 20, bookings: 500 })
    const read = async () =>
      (await client.query('select * from booking_accounts order by booking_id')).rows as Record<string, unknown>[]
    const accounts = await read()
    expect(accounts.filter(({ owed_cents }) => owed_cents !== 0).length).toBeGreaterThan(10)
    await client.query('update booking_accounts set day = day')
    expect(await read()).toEqual(accounts)
    const outcomes = await count('proposal_outcomes')
    await client.query('update proposals set closed_at = closed_at')
    expect(await count('proposal_outcomes')).toBe(outcomes)
    // the trigger found no outcome to change
    expect(await count('proposal_changes')).toBe(0)
    const own = 'booking_id, subtotal_cents, tax_cents, discount_cents, total_cents, status, voided_at, tax_rule'
    expect(await count('invoice_parts')).toBe(await count('invoices'))
    expect(
      await count(`(select id, ${own} from invoices except select invoice_id, ${own} from invoice_parts) as other`),
    ).toBe(0)
    expect(await count('events')).toBe(
      await count('bookings b join events e on (e.id, e.customer_id) = (b.id, b.customer_id)'),
    )
  })

  test('makes the same values again from the same seed', async () => {
    const now = new Date('2026-05-04T12:00:00Z')
    const read = async () => {
      const { client } = await openDatabase()
      await seedScale(client, { agents: 3, bookings: 40 }, { now })
      const { rows } = await client.query(
        'select id, agent_id, customer_id, event_date, status from bookings order by id',
      )
      return rows
    }
    expect(await read()).toEqual(await read())
  })

  test('refuses a database with bookings, unless --add is given', async () => {
    const { client, count } = await openDatabase()
    await seedScale(client, { agents: 2, bookings: 10 })
    expect(await seedScale(client, { agents: 2, bookings: 10 })).toBe(false)
    expect(await count('bookings')).toBe(10)
    expect(await seedScale(client, { agents: 2, bookings: 10 }, { add: true })).toBe(true)
    expect(await count('bookings')).toBe(20)
    expect(await count('agents')).toBe(4)
  })
})

test('a scale is agents x bookings', () => {
  expect(readScale('10000x1000000')).toEqual({ agents: 10_000, bookings: 1_000_000 })
  for (const text of ['', '10', '0x5', '5x0', 'x', '10x-1', '1e3x5']) expect(readScale(text)).toBeUndefined()
})

test('the vacuum after a fill has only options that the PostgreSQL knows', () => {
  expect(writeVacuum(150_020)).toBe('vacuum (analyze)')
  expect(writeVacuum(160_000)).toContain('buffer_usage_limit 0')
})
