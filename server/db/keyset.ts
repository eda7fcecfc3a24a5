import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { keyTime } from './key-time.ts'

/** What orders rows of one time: a UUID, or a number. */
type RowId = string | number

/** Where a page ended: the time of its last row, UTC to the microsecond, and the row's id. */
export interface ListKey<Id extends RowId = string> {
  at: string
  id: Id
}

/** A page of a list: the key it begins after, and how many rows it has at most. */
export interface ListPage<Key = ListKey> {
  after?: Key | undefined
  limit: number
}

/** A row of a page, and the key the next page begins after. */
export interface FoundRow {
  id: string
  key_at: string
}

/** The columns that order a list, newest first. */
export interface Keyset<Id extends RowId = string> {
  at: RawBuilder<Date>
  id: RawBuilder<Id>
}

/**
 * The order of a list by a time, newest first.
 * @param table the name or alias of the rows
 * @param column their time
 */
export function orderByTime<Id extends RowId = string>(table: string, column = 'created_at'): Keyset<Id> {
  return { at: sql.ref<Date>(`${table}.${column}`), id: sql.ref<Id>(`${table}.id`) }
}

/** For `$call`: only the rows after a key; all of them when there is none. */
export function startAfter<Id extends RowId>({ at, id }: Keyset<Id>, after: ListKey<Id> | undefined) {
  const type = sql.raw(typeof after?.id === 'number' ? 'bigint' : 'uuid')
  return <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
    after ? query.where(sql<boolean>`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::${type})`) : query
}

/** For `$call`: one page in the order of a list. */
export function takePage<Id extends RowId>(keyset: Keyset<Id>, { after, limit }: ListPage<ListKey<Id>>) {
  return <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
    query.$call(startAfter(keyset, after)).orderBy(keyset.at, 'desc').orderBy(keyset.id, 'desc').limit(limit)
}

/** For `$call`: one page in the order of a list, of each row its id and key. */
export function takeKeys<Id extends RowId>(keyset: Keyset<Id>, page: ListPage<ListKey<Id>>) {
  return <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
    query.$call(takePage(keyset, page)).select([keyset.id.as('id'), keyTime(keyset.at).as('key_at')])
}

/**
 * How many of the newest rows are scanned before the indexes of words and dates are used: enough for a page of what one
 * row in twenty has, and a few milliseconds lost for what is rare.
 */
const SCAN_WINDOW = 2000
/** Scanning on is cheaper than an index search while the first scan found at least this part of a page. */
const FREQUENT_PART = 1 / 6
/** One found row does not show how far a scan would have to go: of few matches the index reads less. */
const LEAST_FOUND = 2
/** The second scan is this much wider than seems enough. */
const SCAN_MARGIN = 1.5

/** The two ways to find rows by conditions that narrow a list. */
interface Search<Row> {
  /** The matching rows among so many of the newest. */
  scanNewest(window: number): Promise<Row[]>
  /** All matching rows by their indexes, then ordered. */
  searchByIndex(): Promise<Row[]>
}

/**
 * Finds one page of a narrowed list, newest first, at a cost that doesn't grow with the list. Frequent matches are
 * found among the newest rows, rare ones by their indexes. The planner alone would look for a rare name through all
 * rows from the newest on.
 * @param limit rows of a page
 */
export async function searchNewest<Row>(limit: number, { scanNewest, searchByIndex }: Search<Row>): Promise<Row[]> {
  const newest = await scanNewest(SCAN_WINDOW)
  if (newest.length === limit) return newest
  if (newest.length >= Math.max(limit * FREQUENT_PART, LEAST_FOUND)) {
    const more = await scanNewest(Math.ceil((SCAN_WINDOW * SCAN_MARGIN * limit) / newest.length))
    if (more.length === limit) return more
  }
  return searchByIndex()
}
