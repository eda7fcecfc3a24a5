import { type Expression, type SqlBool, sql } from 'kysely'
import { readTime } from '#server/availability/read-time.ts'
import { findCustomerConditions, readWords } from '#server/bookings/lists/match-words.ts'
import type { Database } from '#server/db/client.ts'
import {
  type FoundRow,
  type Keyset,
  type ListPage,
  orderByTime,
  searchNewest,
  startAfter,
  takeKeys,
  takePage,
} from '#server/db/keyset.ts'
import { hasOpenDispute, isUnverified } from '#server/db/ledger.ts'
import { inBatches } from '#server/http/answers/csv.ts'
import type { listPayments } from '#shared/contract/billing/payments.admin.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'

type Query = Omit<EndpointInput<typeof listPayments>['query'], 'cursor' | 'limit'>

/** Filters of the payments list; without any it has the whole ledger. */
export interface PaymentConditions {
  show?: Query['show']
  /** The beginning of a reference, as it was typed. */
  reference?: string | undefined
  /** Each must occur in the customer's name or email, or be the booking's number. */
  words: readonly string[]
  from?: Date | undefined
  to?: Date | undefined
}

/**
 * Reads the parameters of the payments list.
 * @throws AppError invalid_request (400) for an invalid date, or a time that Atlanta's clocks skip
 */
export function readPaymentSearch({ show, q = '', from, to }: Query): PaymentConditions {
  const typed = q.trim()
  return {
    show,
    reference: typed === '' ? undefined : typed,
    words: readWords(typed.split(/\s+/)),
    from: from === undefined ? undefined : readTime('from', from),
    to: to === undefined ? undefined : readTime('to', to),
  }
}

/** When money moved, else when it was entered: the order of the list and of the index payments_by_moment. */
const MOMENT = sql<Date>`coalesce(p.paid_at, p.created_at)`
const NEWEST: Keyset = { at: MOMENT, id: sql.ref<string>('p.id') }
/** The same order, for rows selected with their moment. */
const NEWEST_READ = orderByTime('p', 'moment')

/** One page of the ledger, newest first, at a cost that doesn't grow with how much there is. */
export async function findPayments(db: Database, conditions: PaymentConditions, page: ListPage): Promise<FoundRow[]> {
  const { reference } = conditions
  if (reference === undefined) return baseQuery(db, conditions).$call(takeKeys(NEWEST, page)).execute()
  const customer = await findCustomerConditions(db, conditions.words)
  const either = [matchReference(reference), ...(customer.length === 0 ? [] : [joinAll(customer)])]
  const matching = sql<boolean>`(${sql.join(either, sql` or `)})`
  return searchNewest(page.limit, {
    scanNewest: (window) => scanNewest(db, conditions, matching, { ...page, window }),
    searchByIndex: () => searchByIndex(db, { ...conditions, reference }, customer, page),
  })
}

const matchReference = (typed: string) => {
  const literal = typed.replace(/[\\%_]/g, '\\$&')
  return sql<boolean>`lower(p.transaction_id) like lower(${literal}) || '%'`
}

const joinAll = (conditions: readonly Expression<SqlBool>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`

/** Rows of the ledger that meet all conditions but the words. */
function baseQuery(db: Pick<Database, 'selectFrom'>, { show, from, to }: PaymentConditions) {
  let rows = db.selectFrom('payments as p')
  if (show === 'waiting') rows = rows.where(isUnverified('p'))
  if (show === 'disputed') rows = rows.where(hasOpenDispute('p'))
  if (show === 'payments') rows = rows.where(sql<boolean>`p.kind = 'payment'`)
  if (show === 'returned') rows = rows.where(sql<boolean>`p.kind <> 'payment'`)
  if (from) rows = rows.where(sql<boolean>`${MOMENT} >= ${from}`)
  if (to) rows = rows.where(sql<boolean>`${MOMENT} < ${to}`)
  return rows
}

/** The rows among the newest that have the words. */
async function scanNewest(
  db: Database,
  conditions: PaymentConditions,
  matching: Expression<SqlBool>,
  { after, limit, window }: ListPage & { window: number },
): Promise<FoundRow[]> {
  const newest = baseQuery(db, conditions)
    .select(['p.id', 'p.booking_id', 'p.transaction_id', MOMENT.as('moment')])
    .$call(takePage(NEWEST, { after, limit: window }))
  return (
    db
      .selectFrom(newest.as('p'))
      // one by one by their ids: joined, the planner would rather read all bookings
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('bookings')
            .select(['customer_name', 'customer_email', 'customer_id', 'number'])
            .whereRef('bookings.id', '=', 'p.booking_id')
            .limit(1)
            .as('b'),
        (join) => join.onTrue(),
      )
      .where(matching)
      .$call(takeKeys(NEWEST_READ, { limit }))
      .execute()
  )
}

/** All rows that match: those of the reference and those of the customer's bookings, each by its index. */
async function searchByIndex(
  db: Database,
  conditions: PaymentConditions & { reference: string },
  customer: readonly Expression<SqlBool>[],
  { after, limit }: ListPage,
): Promise<FoundRow[]> {
  const rows = (qb: Pick<Database, 'selectFrom'>) =>
    baseQuery(qb, conditions)
      .$call(startAfter(NEWEST, after))
      .select(['p.id', MOMENT.as('moment')])
  return db
    .with(
      (cte) => cte('found').materialized(),
      (qb) => {
        const referred = rows(qb).where(matchReference(conditions.reference))
        if (customer.length === 0) return referred
        // the bookings first: the planner would rather look for the words in every payment's
        const theirs = sql<string>`any(array(select b.id from bookings b where ${joinAll(customer)}))`
        return referred.union(rows(qb).where('p.booking_id', '=', theirs))
      },
    )
    .selectFrom('found as p')
    .$call(takeKeys(NEWEST_READ, { limit }))
    .execute()
}

/** The ids of all rows of some dates, newest first, some at a time: one index scan, whose every step costs the same. */
export async function* scanPayments(
  db: Database,
  conditions: Pick<PaymentConditions, 'from' | 'to'>,
  size: number,
): AsyncGenerator<string[]> {
  const read = (last: FoundRow | undefined) =>
    findPayments(db, { ...conditions, words: [] }, { after: last && { at: last.key_at, id: last.id }, limit: size })
  for await (const rows of inBatches(read)) yield rows.map(({ id }) => id)
}
