import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { compareKeyTexts, keyTime } from '#server/db/key-time.ts'
import { owedInRow } from '#server/db/ledger.ts'
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
/** Letters of a place that its order looks at, as in the index bookings_by_place. */
const PLACE_KEY = 80

const Cents = z.string().regex(/^-?\d{1,12}$/)
const Name = z
  .string()
  .max(1000)
  .refine((name) => !name.includes('\0') && name.isWellFormed())

/** The orders that one scan reads; 'account' is the part of the order by what is owed that the accounts decide. */
export type ScanSort = Exclude<TableSort, 'state'> | 'account'

/** The values behind each order; the row's id comes last. The table by state is one list by date after another. */
const COLUMNS: Record<ScanSort, readonly KeyColumn[]> = {
  date: [DATE],
  agent: [{ value: sql`lower(a.name)`, type: sql`text`, schema: Name }, DATE],
  customer: [{ value: sql`lower(b.customer_name)`, type: sql`text`, schema: Name }, DATE],
  place: [
    { value: sql`lower(left(coalesce(b.event_location, ''), ${sql.lit(PLACE_KEY)}))`, type: sql`text`, schema: Name },
    DATE,
  ],
  price: [{ value: sql`coalesce(b.total_cents, -1)`, type: sql`bigint`, schema: Cents }, DATE],
  // as in the index bookings_by_owed
  owed: [{ value: owedInRow('b'), type: sql`bigint`, schema: Cents }, DATE],
  account: [
    { value: sql`acc.owed_cents`, type: sql`bigint`, schema: Cents },
    { ...DATE, value: sql`acc.event_date` },
  ],
}

/** The rows behind the orders that are not of the bookings alone. */
const SOURCES: Partial<Record<ScanSort, RawBuilder<unknown>>> = {
  agent: sql`agents a join bookings b on b.agent_id = a.id`,
  account: sql`booking_accounts acc join bookings b on b.id = acc.booking_id`,
}

/** Which rows an order has: of what is owed, the account says it, or the row alone does. */
const SHARES: Partial<Record<ScanSort, RawBuilder<boolean>>> = {
  // one look for each row, never a join that reads all accounts first
  owed: sql<boolean>`coalesce((select acc.owed_beyond_cents from booking_accounts acc where acc.booking_id = b.id), 0) = 0`,
  account: sql<boolean>`acc.owed_beyond_cents <> 0`,
}

/** How one order of the table is written in SQL. */
export type TableOrder = ReturnType<typeof buildOrder>

/**
 * The SQL of an order. Rows are those of `b`, and of their agents `a` where the order needs them.
 * @param sort what comes first
 * @param descending whether all its values fall
 */
export function buildOrder(sort: ScanSort, descending: boolean) {
  const columns = COLUMNS[sort]
  const direction = descending ? sql`desc` : sql`asc`
  const beyond = descending ? sql`<` : sql`>`
  const named = columns.map((_, i) => sql.ref(`b.k${i}`))
  const id = sort === 'account' ? sql`acc.booking_id` : sql`b.id`
  const by = (values: readonly RawBuilder<unknown>[], id: RawBuilder<unknown>) =>
    sql.join([...values, id].map((value) => sql`${value} ${direction}`))
  const values = columns.map(({ value }) => value)
  const share = SHARES[sort]
  return {
    sort,
    from: SOURCES[sort] ?? sql`bookings b`,
    /** The rows of this order, where it does not have all. */
    share: share ? [share] : [],
    columns: sql.join(columns.map(({ value }, i) => sql`${value} as ${sql.ref(`k${i}`)}`)),
    orderBy: by(values, id),
    /** The same over the columns above. */
    orderByNamed: by(named, sql`b.id`),
    keys: sql`array[${sql.join(
      columns.map((column, i) =>
        column.schema === DATE.schema ? keyTime(`b.k${i}`) : sql`${sql.ref(`b.k${i}`)}::text`,
      ),
    )}]`,
    /** The condition that a row comes after a key. */
    after({ keys, id: last }: TableKey): RawBuilder<boolean> {
      const literals = columns.map(({ type }, i) => sql`${keys[i] ?? ''}::${type}`)
      const row = sql<boolean>`(${sql.join(values)}, ${id}) ${beyond} (${sql.join(literals)}, ${last}::uuid)`
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

/** Compares two rows of the table by what is owed, the least first. */
export function compareOwed(one: TableRow, other: TableRow): number {
  const [owed = '0', date = ''] = one.keys
  const [otherOwed = '0', otherDate = ''] = other.keys
  return Number(owed) - Number(otherOwed) || compareKeyTexts(date, otherDate) || compareKeyTexts(one.id, other.id)
}
