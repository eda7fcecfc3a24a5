import { type RawBuilder, sql } from 'kysely'
import { coverSpan, type DaySpan } from './day-span.ts'

/** People the screen names; the file names everyone. */
const NAMED = 20

const SUMS = ['received', 'returned', 'tax', 'talent', 'fees', 'unknown_fees'] as const

/** The sums of a margin; integer cents, and a count of payments. */
export type MarginSumsRow = Record<(typeof SUMS)[number], number>

const COLUMNS = sql.join(SUMS.map((name) => sql.ref(name)))
const ADDED = sql.join(SUMS.map((name) => sql`sum_cents(${sql.ref(name)}) as ${sql.ref(name)}`))
const HAS_ANY = sql`(${sql.join(SUMS.map((name) => sql`sum_cents(${sql.ref(name)})`))}) <> (0, 0, 0, 0, 0, 0)`

/** The row of everyone together; written out, so that its index is found. */
const EVERYONE = sql.lit('00000000-0000-0000-0000-000000000000')

/** The changes of a span that wait to be folded. */
function waiting({ from, to }: DaySpan): RawBuilder<unknown> {
  const since = from === undefined ? sql`true` : sql`day >= ${from}::date`
  return sql`margin_changes where ${since} and ${to === undefined ? sql`true` : sql`day < ${to}::date`}`
}

/**
 * The sums of a margin by month. Whole months are kept; the rest of a span is made of days.
 * @param today the day in Atlanta, '2026-11-22'
 */
export function selectMarginOfMonths(span: DaySpan, today: string) {
  const kept = coverSpan(span, today, ['month', 'day']).map(
    ({ unit, from, to }) => sql`
      select month_of(since) as month, ${COLUMNS} from margin_tallies
      where agent_id = ${EVERYONE} and unit = ${unit} and since >= ${from}::date and since < ${to}::date union all`,
  )
  return sql<MarginSumsRow & { month: string }>`
    select to_char(month, 'YYYY-MM') as month, ${ADDED}
    from (${sql.join(kept, sql` `)} select month_of(day) as month, ${COLUMNS} from ${waiting(span)}) as entered
    group by 1 having ${HAS_ANY} order by 1`
}

/** The sums of each agent with any, of few kept spans. */
function sumPeople(span: DaySpan, today: string): RawBuilder<unknown> {
  const kept = coverSpan(span, today).map(
    ({ unit, from, to }) => sql`
      select agent_id, ${COLUMNS} from margin_tallies
      where agent_id <> ${EVERYONE} and unit = ${unit} and since >= ${from}::date and since < ${to}::date union all`,
  )
  return sql`
    select l.*, a.name, c.id as category_id, c.display_name as category,
      row_number() over (order by l.received desc, a.name, a.id) as place
    from (
      select agent_id as id, ${ADDED}
      from (${sql.join(kept, sql` `)} select agent_id, ${COLUMNS} from ${waiting(span)}) as entered
      group by 1 having ${HAS_ANY}
    ) as l
    join agents a on a.id = l.id join categories c on c.name = a.category`
}

/** Whose money it is, and the sums of a margin. */
export type PersonMarginRow = MarginSumsRow & { id: string; name: string }

/**
 * The sums of a margin of each agent with any, archived ones too, the most received first.
 * @param today the day in Atlanta, '2026-11-22'
 */
export function selectMarginOfPeople(span: DaySpan, today: string) {
  return sql<PersonMarginRow>`
    select id, name, ${COLUMNS} from (${sumPeople(span, today)}) as people order by place`
}

/** The sums of a category, of a person, or of everyone who is not named, who has no id. */
export type MarginPartRow = MarginSumsRow & { part: 'category' | 'talent'; id: string | null; name: string | null }

/**
 * The sums of a margin by category, each agent's the present one, and by agent: the 20 with the most received, then
 * everyone else in one row; the most received first.
 * @param today the day in Atlanta, '2026-11-22'
 */
export function selectMarginParts(span: DaySpan, today: string) {
  return sql<MarginPartRow>`
    with people as materialized (${sumPeople(span, today)}), parts as (
      select 'category' as part, category_id as id, category as name, 0 as place, ${ADDED}
      from people group by category_id, category
      union all
      select 'talent', case when place <= ${NAMED} then id end, case when place <= ${NAMED} then name end,
        least(place, ${NAMED + 1}), ${ADDED}
      from people group by 2, 3, 4
    )
    select part, id, name, ${COLUMNS} from parts order by part, place, received desc, name`
}
