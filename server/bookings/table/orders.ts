import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { keyTime } from '#server/db/key-time.ts'
import type { PageOrder } from '#server/http/answers/page.ts'
import { BOOKING_STATUSES, type BookingStatus } from '#shared/model/booking.ts'
import type { TableSort } from '#shared/model/bookings-table.ts'

/** Where a page of the table ended: the values its rows are ordered by, as text, and the id of its last row. */
export interface TableKey {
  keys: string[]
  id: string
}

/** A row of a page, and the key the next page begins after. */
export interface TableRow extends TableKey {
  status: BookingStatus
}

/** One value that rows are ordered by. */
interface KeyColumn {
  value: RawBuilder<unknown>
  type: RawBuilder<unknown>
  /** Which texts are such values. */
  schema: z.ZodType<string>
}

const DATE: KeyColumn = {
  value: sql`b.event_date`,
  type: sql`timestamptz`,
  schema: z.iso.datetime({ precision: 6 }),
}
const Price = z.string().regex(/^-?\d{1,12}$/)
const Name = z
  .string()
  .max(1000)
  .refine((name) => !name.includes('\0') && name.isWellFormed())

/** The values behind each order; the row's id comes last. The table by state is one list by date after another. */
const COLUMNS: Record<Exclude<TableSort, 'state'>, readonly KeyColumn[]> = {
  date: [DATE],
  agent: [{ value: sql`lower(a.name)`, type: sql`text`, schema: Name }, DATE],
  customer: [{ value: sql`lower(b.customer_name)`, type: sql`text`, schema: Name }, DATE],
  price: [{ value: sql`coalesce(b.total_cents, -1)`, type: sql`bigint`, schema: Price }, DATE],
}

/** How one order of the table is written in SQL. */
export type TableOrder = ReturnType<typeof buildOrder>

/**
 * The SQL of an order. Rows are those of `b`, and of their agents `a` where the order needs them.
 * @param sort what comes first
 * @param descending whether all its values fall
 */
export function buildOrder(sort: Exclude<TableSort, 'state'>, descending: boolean) {
  const columns = COLUMNS[sort]
  const direction = descending ? sql`desc` : sql`asc`
  const beyond = descending ? sql`<` : sql`>`
  const named = columns.map((_, i) => sql.ref(`b.k${i}`))
  const by = (values: readonly RawBuilder<unknown>[]) =>
    sql.join([...values, sql`b.id`].map((value) => sql`${value} ${direction}`))
  const values = columns.map(({ value }) => value)
  return {
    sort,
    from: sort === 'agent' ? sql`agents a join bookings b on b.agent_id = a.id` : sql`bookings b`,
    columns: sql.join(columns.map(({ value }, i) => sql`${value} as ${sql.ref(`k${i}`)}`)),
    orderBy: by(values),
    /** The same over the columns above. */
    orderByNamed: by(named),
    keys: sql`array[${sql.join(
      columns.map((column, i) => (column === DATE ? keyTime(`b.k${i}`) : sql`${sql.ref(`b.k${i}`)}::text`)),
    )}]`,
    /** The condition that a row comes after a key. */
    after({ keys, id }: TableKey): RawBuilder<boolean> {
      const literals = columns.map(({ type }, i) => sql`${keys[i] ?? ''}::${type}`)
      const row = sql<boolean>`(${sql.join(values)}, b.id) ${beyond} (${sql.join(literals)}, ${id}::uuid)`
      // the names alone are a condition that the index of the agents has
      return sort === 'agent' ? sql<boolean>`(lower(a.name) ${beyond}= ${literals[0]} and ${row})` : row
    },
  }
}

const schemaOf = (columns: readonly KeyColumn[]) =>
  z.object({
    // one schema for each value: a cursor with others is none of this list
    keys: z.array(z.string()).refine((keys) => {
      return keys.length === columns.length && columns.every(({ schema }, i) => schema.safeParse(keys[i]).success)
    }),
    id: z.uuid(),
  })

/** What the cursors of an order hold. In the table by state that is the state, too. */
export function pageBy(sort: TableSort): PageOrder<TableRow, TableRow> {
  return {
    schema: schemaOf(COLUMNS[sort === 'state' ? 'date' : sort]).extend({ status: z.enum(BOOKING_STATUSES) }),
    keyOf: ({ keys, id, status }) => ({ keys, id, status }),
  }
}
