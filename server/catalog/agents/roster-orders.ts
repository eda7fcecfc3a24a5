import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { keyTime } from '#server/db/key-time.ts'
import type { PageOrder } from '#server/http/answers/page.ts'
import type { RosterSort } from '#shared/model/agent.ts'

/** Where a page of the roster ended: what its last row is ordered by, as text, its name in lower case, and its id. */
export interface RosterKey {
  value: string
  name: string
  id: string
}

/** The event of the next pending or confirmed booking of an agent of `agents`. */
export const NEXT_EVENT = sql<Date | null>`(
  select b.event_date from bookings b where b.agent_id = agents.id and b.event_date > now()
    and b.status in ('pending', 'confirmed') order by b.event_date, b.id limit 1)`

const LAST = sql`'9999-12-31'::timestamptz`

interface Order {
  /** What comes first, of a row of `agents`; null where the name alone decides, as its index has it. */
  value: RawBuilder<unknown> | null
  type: RawBuilder<unknown>
  /** Which texts are such values. */
  schema: z.ZodType<string>
}

const Text = z
  .string()
  .max(1000)
  .refine((text) => !text.includes('\0') && text.isWellFormed())
const Figure = z.string().regex(/^\d{1,9}(\.\d{1,9})?$/)

const ORDERS: Record<RosterSort, Order> = {
  name: { value: null, type: sql`text`, schema: z.literal('') },
  category: { value: sql`category`, type: sql`text`, schema: Text },
  rate: { value: sql`coalesce(hourly_rate, 0)`, type: sql`numeric`, schema: Figure },
  rating: { value: sql`rating`, type: sql`numeric`, schema: Figure },
  next: {
    value: sql`coalesce(${NEXT_EVENT}, ${LAST})`,
    type: sql`timestamptz`,
    schema: z.iso.datetime({ precision: 6 }),
  },
}

/** What the cursors of an order of the roster hold. */
export function rosterPage(
  sort: RosterSort,
): PageOrder<{ key_value: string; key_name: string; id: string }, RosterKey> {
  return {
    schema: z.object({ value: ORDERS[sort].schema, name: Text, id: z.uuid() }),
    keyOf: ({ key_value: value, key_name: name, id }) => ({ value, name, id }),
  }
}

/**
 * The SQL of an order of the roster: by a value, then by name, then by id (docs/product.md P6.173). The roster is some
 * thousands at most: orders other than the name sort it whole.
 * @param descending whether all of them fall
 */
export function buildRosterOrder(sort: RosterSort, descending: boolean) {
  const { value, type } = ORDERS[sort]
  const direction = descending ? sql`desc` : sql`asc`
  const beyond = descending ? sql`<` : sql`>`
  const first = value === null ? [] : [value]
  const shown = sort === 'next' ? keyTime(sql<Date>`${value}`) : sql<string>`${value ?? sql`''`}::text`
  return {
    /** The value as the cursors have it. */
    key: sql<string>`${shown}`,
    orderBy: sql.join([...first, sql`lower(name)`, sql`id`].map((part) => sql`${part} ${direction}`)),
    /** The condition that an agent comes after a key. */
    after({ value: last, name, id }: RosterKey): RawBuilder<boolean> {
      const keys = [...first.map(() => sql`${last}::${type}`), sql`${name}::text`, sql`${id}::uuid`]
      return sql<boolean>`(${sql.join([...first, sql`lower(name)`, sql`id`])}) ${beyond} (${sql.join(keys)})`
    },
  }
}
