import { type RawBuilder, sql } from 'kysely'
import { findCustomersByEmail, holds } from '#server/bookings/lists/match-words.ts'
import { PACKAGE_COLUMNS } from '#server/bookings/request/sold-package.ts'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import { ledgerCents, owesNothing, refundedCents } from '#server/db/ledger.ts'
import type { PageKey } from '#server/http/answers/page.ts'
import { findNewest } from '../account/find-newest.ts'
import type { InvoiceSearch } from './read-search.ts'

/** A row of a page, and the key the next page begins after. */
export interface FoundRow {
  id: string
  key_at: string
}

interface Page {
  after?: PageKey | undefined
  limit: number
}

/** The words of a booking `b` as bookings_customer_words has them. */
const CUSTOMER_WORDS = sql<string>`(lower(b.customer_name) || ' ' || lower(b.customer_email))`

/** Reads invoices with all that the office sees of them, in the order of the ids. */
export async function readInvoices(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .innerJoin('customers as c', 'c.id', 'b.customer_id')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .select(['i.id', 'i.booking_id', 'i.invoice_number', 'i.subtotal_cents', 'i.tax_cents', 'i.discount_cents'])
    .select(['i.total_cents', 'i.due_date', 'i.status', 'i.notes', 'i.created_at', 'i.sent_at', 'i.voided_at'])
    .select(['i.void_reason', 'i.version', 'c.name as customer_name', 'c.email as customer_email'])
    .select(['a.name as agent_name', 'a.category', 'b.event_type', 'b.event_date', 'b.event_duration'])
    .select(PACKAGE_COLUMNS.map((column) => `b.${column}` as const))
    .select(['b.event_location', 'b.status as booking_status', 'b.customer_id', 'c.status as customer_status'])
    .select([ledgerCents('b.id').as('paid_cents'), refundedCents('b.id').as('refunded_cents')])
    .select(owesNothing('b').as('owes_nothing'))
    .where('i.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], i.id)`)
    .execute()
}

/** An invoice as the office sees it. */
export type AdminInvoiceRow = Awaited<ReturnType<typeof readInvoices>>[number]

/** One invoice, voided ones and drafts too. */
export async function findInvoice(db: Database, id: string): Promise<AdminInvoiceRow | undefined> {
  const [invoice] = await readInvoices(db, [id])
  return invoice
}

/**
 * One page of invoices, newest first, at a cost that doesn't grow with how many there are.
 * @param now tells pending from overdue
 */
export async function findInvoices(db: Database, search: InvoiceSearch, page: Page, now: Date): Promise<FoundRow[]> {
  const words = await customerConditions(db, search.words)
  if (words.length === 0) return walk(db, search, page, now)
  const narrowed = search.number !== undefined
  return findNewest(page.limit, {
    walk: (window) => (narrowed ? Promise.resolve([]) : walk(db, search, page, now, { words, window })),
    gather: () => gather(db, search, page, now, words),
  })
}

/** The conditions that each word is in the customer's name or e-mail; a whole e-mail address is its customer. */
async function customerConditions(db: Database, words: readonly string[]): Promise<RawBuilder<boolean>[]> {
  if (words.length === 0) return []
  const accounts = await findCustomersByEmail(db, words)
  return words.map((word) => {
    const account = accounts.get(word)
    return account === undefined ? holds(CUSTOMER_WORDS, word) : sql<boolean>`b.customer_id = ${account}`
  })
}

/**
 * The invoices `i` of a state, after a key; each state has its index in the order of the list. Voided ones are there when
 * they are asked for, by their state or by the whole number of one.
 */
function invoicesOf(
  db: Pick<Database, 'selectFrom'>,
  { show, number }: Pick<InvoiceSearch, 'show' | 'number'>,
  after: PageKey | undefined,
  now: Date,
) {
  let invoices = db.selectFrom('invoices as i')
  if (number !== undefined) invoices = invoices.where('i.invoice_number', '=', number)
  if (show === 'voided') invoices = invoices.where('i.voided_at', 'is not', null)
  else if (show !== undefined || number === undefined) invoices = invoices.where('i.voided_at', 'is', null)
  if (show === 'draft' || show === 'paid') invoices = invoices.where('i.status', '=', show)
  if (show === 'pending') invoices = invoices.where('i.status', '=', 'pending').where('i.due_date', '>=', now)
  if (show === 'overdue') invoices = invoices.where('i.status', '=', 'pending').where('i.due_date', '<', now)
  // the figures count neither as pending nor as overdue what nobody owes
  if (show === 'pending' || show === 'overdue') {
    // a look at each by its key: a join would read all bookings for the few invoices of a search
    invoices = invoices.where(sql<boolean>`not (select ${owesNothing('o')} from bookings o where o.id = i.booking_id)`)
  }
  if (!after) return invoices
  return invoices.where(sql<boolean>`(i.created_at, i.id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
}

/** The newest invoices of a state; with words, those of so many newest that have them. */
async function walk(
  db: Database,
  search: InvoiceSearch,
  { after, limit }: Page,
  now: Date,
  narrowing?: { words: readonly RawBuilder<boolean>[]; window: number },
): Promise<FoundRow[]> {
  const newest = invoicesOf(db, search, after, now)
    .select(['i.id', 'i.created_at', 'i.booking_id'])
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(narrowing?.window ?? limit)
  let found = db
    .selectFrom(newest.as('i'))
    .select(['i.id', keyTime('i.created_at').as('key_at')])
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
  if (narrowing) {
    found = found.innerJoin('bookings as b', 'b.id', 'i.booking_id').where((eb) => eb.and([...narrowing.words]))
  }
  return found.execute()
}

/** All invoices whose bookings have the words, found by the words' index, then ordered. */
async function gather(
  db: Database,
  search: InvoiceSearch,
  { after, limit }: Page,
  now: Date,
  words: readonly RawBuilder<boolean>[],
): Promise<FoundRow[]> {
  return db
    .with(
      (cte) => cte('found').materialized(),
      (qb) =>
        invoicesOf(qb, search, after, now)
          .innerJoin('bookings as b', 'b.id', 'i.booking_id')
          .select(['i.id', 'i.created_at'])
          .where((eb) => eb.and([...words])),
    )
    .selectFrom('found as i')
    .select(['i.id', keyTime('i.created_at').as('key_at')])
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute()
}

/** When an invoice was issued; open where it isn't said. */
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
  let issued = db.selectFrom('invoices as i').select(['i.id', keyTime('i.created_at').as('key_at')])
  if (from) issued = issued.where('i.created_at', '>=', from)
  if (to) issued = issued.where('i.created_at', '<', to)
  if (last) issued = issued.where(sql<boolean>`(i.created_at, i.id) < (${last.key_at}::timestamptz, ${last.id}::uuid)`)
  return issued.orderBy('i.created_at', 'desc').orderBy('i.id', 'desc').limit(limit).execute()
}
