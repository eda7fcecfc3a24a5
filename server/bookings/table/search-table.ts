import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { type ListPage, searchNewest } from '#server/db/keyset.ts'
import type { listBookingsTable } from '#shared/contract/bookings/bookings-table.admin.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import { BOOKING_STATUSES, type BookingStatus } from '#shared/model/booking.ts'
import type { TableSort } from '#shared/model/bookings-table.ts'
import { readSearch } from '../lists/read-search.ts'
import { buildAgentConditions, buildDateConditions } from '../lists/search-bookings.ts'
import { findWordConditions } from '../lists/word-conditions.ts'
import { buildOrder, compareOwed, type TableOrder, type TableRow } from './orders.ts'

type Query = EndpointInput<typeof listBookingsTable>['query']
type Condition = RawBuilder<boolean>

/** What a table shows, and in which order. */
export interface TableSearch {
  sort: TableSort
  descending: boolean
  status: BookingStatus | undefined
  /** Conditions that the indexes of the orders know. */
  within: readonly Condition[]
  /** The others. */
  narrowing: readonly Condition[]
}

/**
 * Reads the parameters of the table.
 * @throws AppError invalid_request (400) for an invalid date, or a time that Atlanta's clocks skip
 */
export async function readTableSearch(db: Database, query: Query): Promise<TableSearch> {
  const { sort = 'date', order, status, category, agentId, owing } = query
  const conditions = readSearch(query)
  const dates = buildDateConditions(conditions)
  const byDate = sort === 'date' || sort === 'state'
  return {
    sort,
    descending: order === 'desc',
    status,
    within: [...buildAgentConditions({ agentId }), ...(byDate ? dates : [])],
    narrowing: [
      ...(byDate ? [] : dates),
      ...buildAgentConditions({ category }),
      ...(owing ? [sql<boolean>`b.payment_status = 'pending' and b.status in ('confirmed', 'completed')`] : []),
      ...(await findWordConditions(db, {}, conditions.words)),
    ],
  }
}

/** One page of the table, at a cost that doesn't grow with how many bookings there are. */
export async function findTableRows(db: Database, search: TableSearch, page: ListPage<TableRow>): Promise<TableRow[]> {
  if (search.sort === 'owed') return findOwing(db, search, page)
  if (search.sort !== 'state') return findOrdered(db, buildOrder(search.sort, search.descending), search, page)
  const order = buildOrder('date', search.descending)
  const states = search.descending ? BOOKING_STATUSES.toReversed() : BOOKING_STATUSES
  const first = page.after ? states.indexOf(page.after.status) : 0
  const rows: TableRow[] = []
  for (const [i, status] of states.entries()) {
    if (i < first || rows.length === page.limit || (search.status ?? status) !== status) continue
    const rest = { after: i === first ? page.after : undefined, limit: page.limit - rows.length }
    rows.push(...(await findOrdered(db, order, { ...search, status }, rest)))
  }
  return rows
}

/** By what is owed: the rows whose own values say it, and those whose accounts do, merged. */
async function findOwing(db: Database, search: TableSearch, page: ListPage<TableRow>): Promise<TableRow[]> {
  const orders = (['owed', 'account'] as const).map((sort) => buildOrder(sort, search.descending))
  const found = await Promise.all(orders.map((order) => findOrdered(db, order, search, page)))
  const rows = found.flat().sort(compareOwed)
  return (search.descending ? rows.reverse() : rows).slice(0, page.limit)
}

async function findOrdered(
  db: Database,
  order: TableOrder,
  { status, within, narrowing }: Pick<TableSearch, 'status' | 'within' | 'narrowing'>,
  { after, limit }: ListPage<TableRow>,
): Promise<TableRow[]> {
  const base = [
    ...(status ? [sql<boolean>`b.status = ${status}`] : []),
    ...within,
    ...order.share,
    ...(after ? [order.after(after)] : []),
  ]
  const scanNewest = (window: number) => scan(db, order, { base, narrowing, window, limit })
  if (narrowing.length === 0) return scanNewest(limit)
  return searchNewest(limit, {
    scanNewest,
    searchByIndex: () => searchByIndex(db, order, [...base, ...narrowing], limit),
  })
}

const all = (conditions: readonly Condition[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

interface Scan {
  base: readonly Condition[]
  narrowing: readonly Condition[]
  window: number
  limit: number
}

/** The rows that meet the conditions, among the first ones of the order. */
async function scan(db: Database, order: TableOrder, { base, narrowing, window, limit }: Scan): Promise<TableRow[]> {
  const { rows } = await sql<TableRow>`
    select b.id, b.status, ${order.keys} as keys
    from (
      select b.*, ${order.columns} from ${order.from} where ${all(base)} order by ${order.orderBy} limit ${window}
    ) b
    where ${all(narrowing)} order by ${order.orderByNamed} limit ${limit}`.execute(db)
  return rows
}

/** All rows that meet the conditions, found by the best index, then ordered. */
async function searchByIndex(
  db: Database,
  order: TableOrder,
  conditions: readonly Condition[],
  limit: number,
): Promise<TableRow[]> {
  const { rows } = await sql<TableRow>`
    with found as materialized (select b.id, b.status, ${order.columns} from ${order.from} where ${all(conditions)})
    select b.id, b.status, ${order.keys} as keys from found b order by ${order.orderByNamed} limit ${limit}`.execute(db)
  return rows
}
