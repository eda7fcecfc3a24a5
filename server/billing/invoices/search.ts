import { type RawBuilder, sql } from 'kysely'
import { findCustomerConditions, readWords } from '#server/bookings/lists/match-words.ts'
import type { Database } from '#server/db/client.ts'
import {
  type FoundRow,
  type ListPage,
  orderByTime,
  searchNewest,
  startAfter,
  takeKeys,
  takePage,
} from '#server/db/keyset.ts'
import { owesNothing } from '#server/db/ledger.ts'
import type { listInvoices } from '#shared/contract/billing/invoices.admin.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'

/** Filters of the invoices list; without any it has all that aren't voided. */
export interface InvoiceSearch {
  show?: EndpointInput<typeof listInvoices>['query']['show']
  /** A whole invoice number. */
  number?: string | undefined
  /** Each must occur in the customer's name or email, or be the booking's number. */
  words: readonly string[]
}

/** 'INV-2026-0418', 'inv-2026-418', '2026-418'. */
const NUMBER = /^(?:inv-?)?(\d{4})-(\d{1,9})$/i

/**
 * Reads the search text of invoices: an invoice number in any of its forms, and words. Punctuation around a word
 * doesn't count.
 */
export function readInvoiceSearch(q = ''): Pick<InvoiceSearch, 'number' | 'words'> {
  let number: string | undefined
  const words: string[] = []
  for (const word of q.split(/\s+/).flatMap((typed) => readWords([typed]))) {
    const [, year, running] = NUMBER.exec(word) ?? []
    if (year === undefined || running === undefined) words.push(word)
    else number = `INV-${year}-${running.replace(/^0+/, '').padStart(4, '0')}`
  }
  return { number, words: readWords(words) }
}

const NEWEST = orderByTime('i')

/**
 * One page of invoices, newest first, at a cost that doesn't grow with how many there are.
 * @param now separates pending from overdue
 */
export async function findInvoices(
  db: Database,
  search: InvoiceSearch,
  page: ListPage,
  now: Date,
): Promise<FoundRow[]> {
  const words = await findCustomerConditions(db, search.words)
  const invoices = (qb: Pick<Database, 'selectFrom'>) => baseQuery(qb, search, now)
  if (words.length === 0) return invoices(db).$call(takeKeys(NEWEST, page)).execute()
  const { number } = search
  return searchNewest(page.limit, {
    scanNewest: async (window) => (number === undefined ? scanNewest(db, invoices, words, { ...page, window }) : []),
    searchByIndex: () => searchByIndex(db, invoices, words, page),
  })
}

type BaseQuery = (qb: Pick<Database, 'selectFrom'>) => ReturnType<typeof baseQuery>

/**
 * The invoices `i` of a state; each state has an index in the order of the list. Voided ones are included when the
 * state or a whole number asks for them.
 */
function baseQuery(
  db: Pick<Database, 'selectFrom'>,
  { show, number }: Pick<InvoiceSearch, 'show' | 'number'>,
  now: Date,
) {
  let invoices = db.selectFrom('invoices as i')
  if (number !== undefined) invoices = invoices.where('i.invoice_number', '=', number)
  if (show === 'voided') invoices = invoices.where('i.voided_at', 'is not', null)
  else if (show !== undefined || number === undefined) invoices = invoices.where('i.voided_at', 'is', null)
  if (show === 'draft' || show === 'paid') invoices = invoices.where('i.status', '=', show)
  if (show === 'pending') invoices = invoices.where('i.status', '=', 'pending').where('i.due_date', '>=', now)
  if (show === 'overdue') invoices = invoices.where('i.status', '=', 'pending').where('i.due_date', '<', now)
  // the dashboard counts these neither as pending nor as overdue
  if (show === 'pending' || show === 'overdue') {
    // by key: a join would read all bookings for the few invoices of a search
    invoices = invoices.where(sql<boolean>`exists (select from invoice_parts p join bookings o on o.id = p.booking_id
      where p.invoice_id = i.id and p.status <> 'paid' and not ${owesNothing('o')} offset 0)`)
  }
  return invoices
}

/** The invoices among the newest whose bookings have the words. */
async function scanNewest(
  db: Database,
  invoices: BaseQuery,
  words: readonly RawBuilder<boolean>[],
  { after, limit, window }: ListPage & { window: number },
): Promise<FoundRow[]> {
  const newest = invoices(db)
    .select(['i.id', 'i.created_at'])
    .$call(takePage(NEWEST, { after, limit: window }))
  return db
    .selectFrom(newest.as('i'))
    .where(
      sql<boolean>`exists (select from invoice_parts p join bookings b on b.id = p.booking_id
        where p.invoice_id = i.id and ${sql.join(words, sql` and `)} offset 0)`,
    )
    .$call(takeKeys(NEWEST, { limit }))
    .execute()
}

/** All invoices whose bookings have the words, found by the words' index, then ordered. */
async function searchByIndex(
  db: Database,
  invoices: BaseQuery,
  words: readonly RawBuilder<boolean>[],
  { after, limit }: ListPage,
): Promise<FoundRow[]> {
  return db
    .with(
      (cte) => cte('found').materialized(),
      (qb) =>
        invoices(qb)
          .$call(startAfter(NEWEST, after))
          .innerJoin('invoice_parts as p', 'p.invoice_id', 'i.id')
          .innerJoin('bookings as b', 'b.id', 'p.booking_id')
          .select(['i.id', 'i.created_at'])
          .distinct()
          .where((eb) => eb.and([...words])),
    )
    .selectFrom('found as i')
    .$call(takeKeys(NEWEST, { limit }))
    .execute()
}

/** The newest invoices of customers and of a booking, none of them voided, at the cost of their bookings alone. */
export async function findInvoicesOf(
  db: Database,
  { customerIds, bookingNumber }: { customerIds: readonly string[]; bookingNumber?: number | undefined },
  limit: number,
): Promise<FoundRow[]> {
  const ofCustomer = sql<boolean>`b.customer_id = any(${customerIds}::uuid[])`
  const ofEither =
    bookingNumber === undefined ? ofCustomer : sql<boolean>`(${ofCustomer} or b.number = ${bookingNumber})`
  return db
    .with(
      (cte) => cte('found').materialized(),
      (qb) =>
        qb
          .selectFrom('bookings as b')
          .innerJoin('invoice_parts as p', 'p.booking_id', 'b.id')
          .innerJoin('invoices as i', 'i.id', 'p.invoice_id')
          .select(['i.id', 'i.created_at'])
          .distinct()
          .where('p.voided_at', 'is', null)
          .where(ofEither),
    )
    .selectFrom('found as i')
    .$call(takeKeys(NEWEST, { limit }))
    .execute()
}

/** A span of issue dates; open on a side that is undefined. */
export interface IssueSpan {
  from?: Date | undefined
  /** Exclusive. */
  to?: Date | undefined
}

/** The ids of all invoices issued within a span, voided ones too, newest first, some at a time. */
export async function scanIssued(
  db: Database,
  { from, to }: IssueSpan,
  last: FoundRow | undefined,
  limit: number,
): Promise<FoundRow[]> {
  let issued = db.selectFrom('invoices as i')
  if (from) issued = issued.where('i.created_at', '>=', from)
  if (to) issued = issued.where('i.created_at', '<', to)
  return issued.$call(takeKeys(NEWEST, { after: last && { at: last.key_at, id: last.id }, limit })).execute()
}
