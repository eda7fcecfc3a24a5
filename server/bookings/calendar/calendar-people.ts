import { sql } from 'kysely'
import { z } from 'zod'
import { readTime } from '#server/availability/read-time.ts'
import type { Database } from '#server/db/client.ts'
import type { ListPage } from '#server/db/keyset.ts'
import type { PageOrder } from '#server/http/answers/page.ts'
import type { CalendarPerson, listCalendarPeople as contract } from '#shared/contract/bookings/calendars.admin.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import type { BookingStatus, EventType } from '#shared/model/booking.ts'
import { addDays } from '#shared/model/day.ts'
import type { WeeklySpan } from '#shared/model/weekly-hours.ts'

/** People of a page at most. */
export const PEOPLE_LIMIT = 60
/** Entries of one person at most. */
const ENTRY_LIMIT = 100

/** The days of a grid in instants, and whose rows it has. */
export interface GridSearch {
  from: Date
  to: Date
  category: string | undefined
  agentId: string | undefined
}

/** Where a page of the grid ended: the place of the category, the name in lower case, and the id. */
interface PersonKey {
  place: number
  name: string
  id: string
}

/** Something that takes a person's time, as JSON of the database. */
interface EntryJson {
  booking_id: string | null
  number: number | null
  customer_name: string | null
  event_type: EventType | null
  event_location: string | null
  status: BookingStatus | 'blocked'
  starts: string
  ends: string
}

/** A person of the roster with what takes time; one entry more than are shown when there are more. */
export interface PersonRow {
  id: string
  name: string
  category: string
  category_name: string
  availability: boolean
  place: number
  key_name: string
  weekly_hours: WeeklySpan[]
  entries: EntryJson[]
}

/** The grid's order: categories as the office has put them, names within them (docs/product.md P6.160). */
export const BY_PERSON: PageOrder<Pick<PersonRow, 'place' | 'key_name' | 'id'>, PersonKey> = {
  schema: z.object({ place: z.int(), name: z.string().max(1000), id: z.uuid() }),
  keyOf: ({ place, key_name: name, id }) => ({ place, name, id }),
}

type GridQuery = Pick<EndpointInput<typeof contract>['query'], 'from' | 'days' | 'category' | 'agentId'>

/** The days asked for as instants: from midnight to midnight in Atlanta. */
export function readGrid({ from, days, category, agentId }: GridQuery): GridSearch {
  return { from: readTime('from', from), to: readTime('from', addDays(from, days)), category, agentId }
}

/**
 * The roster in the grid's order, narrowed, as a subquery; archived people only while they have bookings in the days
 * (docs/product.md P6.202).
 */
const selectPeople = ({ from, to, category, agentId }: GridSearch) => sql`
  select a.id, a.name, a.category, c.display_name as category_name, c.place, lower(a.name) as key_name,
    a.availability and a.archived_at is null as availability
  from agents a
  join (
    select name, display_name, row_number() over (order by position, created_at, id)::int as place from categories
  ) as c on c.name = a.category
  where (
      a.archived_at is null
      or exists (
        select from bookings b
        where b.agent_id = a.id and b.status <> 'cancelled'
          and b.event_date > ${from}::timestamptz - interval '72 hours' and b.event_date < ${to}
          and b.event_date + make_interval(hours => b.event_duration) > ${from}
      )
    )
    ${category === undefined ? sql`` : sql`and a.category = ${category}`}
    ${agentId === undefined ? sql`` : sql`and a.id = ${agentId}`}`

/**
 * One page of people with their weekly hours, bookings that aren't cancelled, and blocked time, in one statement: the
 * time of each person is read from that person's index. No booking lasts longer than 72 hours.
 */
export async function listCalendarPeople(
  db: Database,
  search: GridSearch,
  { after, limit }: ListPage<PersonKey>,
): Promise<PersonRow[]> {
  const { from, to } = search
  const behind = after ? sql`where (place, key_name, id) > (${after.place}, ${after.name}, ${after.id}::uuid)` : sql``
  const { rows } = await sql<PersonRow>`
    with people as materialized (
      select * from (${selectPeople(search)}) as p ${behind} order by place, key_name, id limit ${limit}
    )
    select p.*, hours.weekly_hours, taken.entries
    from people p
    cross join lateral (
      select coalesce(json_agg(json_build_object('weekday', w.weekday, 'from', w.start_minute, 'to', w.end_minute)
        order by w.weekday, w.start_minute), '[]') as weekly_hours
      from agent_weekly_hours w where w.agent_id = p.id
    ) as hours
    cross join lateral (
      select coalesce(json_agg(t order by t.starts, t.booking_id), '[]') as entries
      from (
        (
          select b.id as booking_id, b.number, b.customer_name, b.event_type::text, b.event_location, b.status::text,
            b.event_date as starts, b.event_date + make_interval(hours => b.event_duration) as ends
          from bookings b
          where b.agent_id = p.id and b.status <> 'cancelled'
            and b.event_date > ${from}::timestamptz - interval '72 hours' and b.event_date < ${to}
            and b.event_date + make_interval(hours => b.event_duration) > ${from}
          order by b.event_date limit ${ENTRY_LIMIT + 1}
        ) union all (
          select null, null, null, null, null, 'blocked', s.start_time, s.busy_until
          from agent_statuses s
          where s.agent_id = p.id and s.booking_id is null and s.status in ('active', 'overlapping')
            and s.start_time < ${to} and s.busy_until > ${from}
          order by s.start_time limit ${ENTRY_LIMIT + 1}
        )
        order by starts limit ${ENTRY_LIMIT + 1}
      ) as t
    ) as taken
    order by p.place, p.key_name, p.id`.execute(db)
  return rows
}

/** How many people the grid has in all. */
export async function countCalendarPeople(db: Database, search: GridSearch): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${selectPeople(search)}) as p`.execute(db)
  return rows[0]?.count ?? 0
}

/** A row of the grid, as the office sees it. */
export function presentCalendarPerson(row: PersonRow): CalendarPerson {
  const { id, name, category, category_name: categoryName, availability, weekly_hours: weeklyHours, entries } = row
  return {
    ...{ id, name, category, categoryName, availability, weeklyHours },
    entries: entries.slice(0, ENTRY_LIMIT).map((entry) => ({
      bookingId: entry.booking_id,
      bookingNumber: entry.number,
      customerName: entry.customer_name,
      eventType: entry.event_type,
      eventLocation: entry.event_location,
      status: entry.status,
      from: new Date(entry.starts).toISOString(),
      to: new Date(entry.ends).toISOString(),
    })),
    more: entries.length > ENTRY_LIMIT,
  }
}
