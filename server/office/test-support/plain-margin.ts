import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import type { DaySpan } from '../reports/day-span.ts'
import { selectMarginOfMonths, selectMarginOfPeople, selectMarginParts } from '../reports/margin-rows.ts'
import type { Dice } from './random-changes.ts'

const ATLANTA = sql`at time zone (select time_zone from place_settings)`
const SUMS = ['received', 'returned', 'tax', 'talent', 'fees', 'unknown_fees'] as const

/** What the ledger and the statements say, an entry a row. */
const ENTRIES = sql`
  select b.agent_id, (coalesce(p.paid_at, p.created_at) ${ATLANTA})::date as day,
    case when p.payment_status = 'completed' and p.kind = 'payment' then p.amount_cents else 0 end as received,
    case when p.payment_status = 'completed' and p.kind in ('refund', 'reversal') then p.amount_cents else 0 end
      as returned,
    case when p.payment_status <> 'completed' then 0 when p.kind = 'payment' then p.tax_cents else -p.tax_cents end as tax,
    0 as talent,
    case when p.kind = 'payment' and p.processor is not null then coalesce(p.fee_cents, 0) else 0 end as fees,
    case when p.kind = 'payment' and p.processor is not null and p.fee_cents is null then 1 else 0 end as unknown_fees
  from payments p join bookings b on b.id = p.booking_id
  union all
  select agent_id, (entered_at ${ATLANTA})::date, 0, 0, 0, cents, 0, 0 from agent_earnings`

type Sums = Record<(typeof SUMS)[number], number>

async function addPlainly(db: Database, by: string, { from, to }: DaySpan): Promise<Map<string, Sums>> {
  const { rows } = await sql<Sums & { by: string }>`
    select ${sql.raw(by)} as by, ${sql.join(SUMS.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`))}
    from (${ENTRIES}) as e join agents a on a.id = e.agent_id join categories c on c.name = a.category
    where day >= ${from ?? '-infinity'}::date and day < ${to ?? 'infinity'}::date group by 1`.execute(db)
  const some = rows.filter((row) => SUMS.some((name) => row[name] !== 0))
  return new Map(some.map(({ by, ...sums }) => [by, sums]))
}

const keyed = <Row extends Sums>(rows: readonly Row[], key: (row: Row) => string | null) =>
  new Map(rows.map((row) => [key(row) ?? '', Object.fromEntries(SUMS.map((name) => [name, row[name]]))]))

/**
 * Expects the margin of random spans, by month, category and agent, to be what the ledger and the statements add up to.
 * @returns how many agents of all time have any
 */
export async function expectMarginTallied(db: Database, dice: Dice): Promise<number> {
  const today = atlantaDay(new Date())
  const day = () => new Date(Date.UTC(2025, 10, 1 + dice(420))).toISOString().slice(0, 10)
  const spans = Array.from({ length: 12 }, (): DaySpan => {
    const [from = '', to = ''] = [day(), day()].sort()
    return [{ from }, { to }, { from, to }][dice(3)] ?? {}
  })
  let people = 0
  for (const span of [{}, { from: '2026-01-01' }, ...spans]) {
    const months = (await selectMarginOfMonths(span, today).execute(db)).rows
    expect(keyed(months, ({ month }) => month)).toEqual(await addPlainly(db, "to_char(day, 'YYYY-MM')", span))
    const agents = (await selectMarginOfPeople(span, today).execute(db)).rows
    expect(keyed(agents, ({ id }) => id)).toEqual(await addPlainly(db, 'a.id', span))
    const parts = (await selectMarginParts(span, today).execute(db)).rows
    const categories = parts.filter(({ part }) => part === 'category')
    const plain = await addPlainly(db, 'c.id', span)
    for (const [id, sums] of keyed(categories, ({ id }) => id)) {
      expect(sums).toEqual(plain.get(id) ?? Object.fromEntries(SUMS.map((name) => [name, 0])))
      plain.delete(id)
    }
    expect([...plain]).toEqual([])
    people = Math.max(people, agents.length)
  }
  return people
}
