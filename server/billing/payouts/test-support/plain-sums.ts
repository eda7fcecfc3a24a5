import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { listPayouts, sumPayouts } from '../payout-rows.ts'
import { listTaxYear, sumTaxYear } from '../tax-year/tax-year-rows.ts'

const ALL = { limit: 10_000 }

/** Who has a line that no payout paid, or a payout, of a month: from the statement lines themselves. */
const plainMonth = (month: string) => sql<{
  id: string
  bookings: number
  share_cents: number
  adjustment_cents: number
  paid_cents: number | null
}>`
  with open as (
    select agent_id, count(*) filter (where not correction and month = ${`${month}-01`}::date)::int as bookings,
      coalesce(sum(cents) filter (where not correction and month = ${`${month}-01`}::date), 0)::bigint as share_cents,
      coalesce(sum(cents) filter (where correction or month < ${`${month}-01`}::date), 0)::bigint as adjustment_cents
    from agent_earnings where payout_id is null and month <= ${`${month}-01`}::date group by agent_id
  ), standing as (
    select * from payouts where month = ${`${month}-01`}::date and reopened_at is null
  )
  select a.id, coalesce(p.bookings, o.bookings) as bookings, coalesce(p.share_cents, o.share_cents) as share_cents,
    coalesce(p.adjustment_cents, o.adjustment_cents) as adjustment_cents, p.cents as paid_cents
  from agents a left join open o on o.agent_id = a.id left join standing p on p.agent_id = a.id
  where o.agent_id is not null or p.id is not null
  order by lower(a.name), a.id`

const plainYear = (year: number) => sql<{ id: string; paid_cents: number; processor_cents: number }>`
  select agent_id as id, coalesce(sum(cents) filter (where method <> 'card_processor'), 0)::bigint as paid_cents,
    coalesce(sum(cents) filter (where method = 'card_processor'), 0)::bigint as processor_cents
  from payouts where reopened_at is null and extract(year from paid_on) = ${year} group by 1 order by 1`

const add = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)

/**
 * Expects the lists and figures of paydays and years, which are made of kept sums, to be what the statement lines and
 * payouts add up to.
 * @param months such as '2026-11'
 * @returns how many people were due something or paid in any of the months
 */
export async function expectPayoutSums(
  db: Database,
  { months, years }: { months: readonly string[]; years: readonly number[] },
): Promise<number> {
  const seen = new Set<string>()
  for (const month of months) {
    const { rows: plain } = await plainMonth(month).execute(db)
    const listed = await listPayouts(db, month, ALL)
    expect(
      listed.map(({ id, bookings, share_cents, adjustment_cents, paid_cents }) => ({
        ...{ id, bookings, share_cents, adjustment_cents, paid_cents },
      })),
      month,
    ).toEqual(plain)
    const paid = plain.flatMap(({ paid_cents }) => paid_cents ?? [])
    const due = plain
      .filter(({ paid_cents }) => paid_cents === null)
      .map(({ share_cents, adjustment_cents }) => share_cents + adjustment_cents)
      .filter((cents) => cents > 0)
    expect(await sumPayouts(db, month), month).toEqual({
      ...{ payable: due.length, due: add(due), paid_people: paid.length, paid: add(paid) },
    })
    for (const { id } of plain) seen.add(id)
  }
  for (const year of years) {
    const { rows: plain } = await plainYear(year).execute(db)
    const of = { year, threshold: 50_000 }
    const listed = await listTaxYear(db, of, ALL)
    expect(
      listed
        .map(({ id, paid_cents, processor_cents }) => ({ id, paid_cents, processor_cents }))
        .sort((one, other) => (one.id < other.id ? -1 : 1)),
      `${year}`,
    ).toEqual(plain)
    const reportable = plain.filter(({ paid_cents }) => paid_cents >= of.threshold).length
    expect(await sumTaxYear(db, of), `${year}`).toEqual({
      ...{ people: plain.length, paid: add(plain.map(({ paid_cents }) => paid_cents)) },
      ...{ reportable, incomplete: reportable },
    })
  }
  return seen.size
}

/** The kept sums as rows, after everything that waits was folded. */
export async function readPayoutSums(db: Database) {
  await sql`select fold_tallies(1000000)`.execute(db)
  return {
    waiting: (await db.selectFrom('due_changes').select('id').execute()).length,
    due: await db.selectFrom('due_tallies').selectAll().orderBy('agent_id').orderBy('month').execute(),
    years: await db
      .selectFrom('payout_years')
      .selectAll()
      .where('cents', '<>', 0)
      .orderBy('year')
      .orderBy('agent_id')
      .execute(),
  }
}
