import { type Expression, type SqlBool, sql } from 'kysely'
import { readTime } from '#server/availability/read-time.ts'
import { findCustomersByEmail, holds } from '#server/bookings/lists/match-words.ts'
import type { Database } from '#server/db/client.ts'
import { isUnverified } from '#server/db/ledger.ts'
import { inBatches } from '#server/http/answers/csv.ts'
import type { PageKey } from '#server/http/answers/page.ts'
import type { listPayments } from '#shared/contract/billing/payments.admin.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'

type Query = Omit<EndpointInput<typeof listPayments>['query'], 'cursor' | 'limit'>

/** What a list of the ledger is narrowed by; without any condition it has all. */
export interface PaymentConditions {
  show?: Query['show']
  /** The beginning of a reference, as it was typed. */
  reference?: string | undefined
  /** Each must occur in the customer's name or e-mail. */
  words: readonly string[]
  from?: Date | undefined
  to?: Date | undefined
}

/** A row of a page, and the key the next page begins after. */
export interface FoundPayment {
  id: string
  key_at: string
}

interface Page {
  after?: PageKey | undefined
  limit: number
}

/** More words make a search no narrower. */
const MOST_WORDS = 6
/** How many of the newest rows are looked through before the indexes of words are asked; see bookings/search-bookings. */
const WINDOW = 2000
const OFTEN = 6
const MARGIN = 1.5

/**
 * What the parameters of a list of payments mean.
 * @throws AppError invalid_request (400) for a date that isn't one, or that Atlanta's clocks skip
 */
export function readPaymentSearch({ show, q = '', from, to }: Query): PaymentConditions {
  const typed = q.trim()
  const words = typed.split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
  return {
    show,
    reference: typed === '' ? undefined : typed,
    words: [...new Set(words)].filter((word) => word !== '').slice(0, MOST_WORDS),
    from: from === undefined ? undefined : readTime('from', from),
    to: to === undefined ? undefined : readTime('to', to),
  }
}

/** When money came or went, else when it was entered: the order of the list, as payments_by_moment has it. */
const MOMENT = sql<Date>`coalesce(p.paid_at, p.created_at)`
const KEY_AT = (moment: Expression<Date>) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('key_at')
/** The words of a booking `b` as bookings_customer_words has them. */
const CUSTOMER_WORDS = sql<string>`(lower(b.customer_name) || ' ' || lower(b.customer_email))`

/**
 * One page of the ledger, newest first, at a cost that doesn't grow with how much there is: as the bookings are found
 * (bookings/search-bookings), what is frequent among the newest, what isn't by its indexes.
 */
export async function findPayments(db: Database, conditions: PaymentConditions, page: Page): Promise<FoundPayment[]> {
  if (conditions.reference === undefined) return walkNewest(db, conditions, [], page.limit, page)
  const customer = await customerConditions(db, conditions.words)
  const matching = [sql<boolean>`(${sql.join([hasReference(conditions.reference), ...allOf(customer)], sql` or `)})`]
  const newest = await walkNewest(db, conditions, matching, WINDOW, page)
  if (newest.length === page.limit) return newest
  if (newest.length >= page.limit / OFTEN) {
    const window = Math.ceil((WINDOW * MARGIN * page.limit) / newest.length)
    const more = await walkNewest(db, conditions, matching, window, page)
    if (more.length === page.limit) return more
  }
  return gather(db, conditions, customer, page)
}

const hasReference = (typed: string) => {
  const literal = typed.replace(/[\\%_]/g, '\\$&')
  return sql<boolean>`lower(p.transaction_id) like lower(${literal}) || '%'`
}

const allOf = (conditions: readonly Expression<SqlBool>[]) =>
  conditions.length === 0 ? [] : [sql<boolean>`(${sql.join(conditions, sql` and `)})`]

/** The conditions that each word is the customer's; a whole e-mail address is its account. */
async function customerConditions(db: Database, words: readonly string[]): Promise<Expression<SqlBool>[]> {
  const accounts = await findCustomersByEmail(db, words)
  return words.map((word) => {
    const account = accounts.get(word)
    return account === undefined ? holds(CUSTOMER_WORDS, word) : sql<boolean>`b.customer_id = ${account}`
  })
}

/** Rows of the ledger that meet all but the words. */
function plain(db: Pick<Database, 'selectFrom'>, { show, from, to }: PaymentConditions, after: PageKey | undefined) {
  let rows = db.selectFrom('payments as p')
  if (show === 'waiting') rows = rows.where(isUnverified('p'))
  if (show === 'payments') rows = rows.where(sql<boolean>`p.kind = 'payment'`)
  if (show === 'returned') rows = rows.where(sql<boolean>`p.kind <> 'payment'`)
  if (from) rows = rows.where(sql<boolean>`${MOMENT} >= ${from}`)
  if (to) rows = rows.where(sql<boolean>`${MOMENT} < ${to}`)
  if (!after) return rows
  return rows.where(sql<boolean>`(${MOMENT}, p.id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
}

/** What of the newest rows meets the conditions. */
async function walkNewest(
  db: Database,
  conditions: PaymentConditions,
  matching: readonly Expression<SqlBool>[],
  window: number,
  { after, limit }: Page,
): Promise<FoundPayment[]> {
  const newest = plain(db, conditions, after)
    .select(['p.id', 'p.booking_id', 'p.transaction_id', MOMENT.as('moment')])
    .orderBy(MOMENT, 'desc')
    .orderBy('p.id', 'desc')
    .limit(window)
  const moment = sql.ref<Date>('p.moment')
  const rows = db
    .selectFrom(newest.as('p'))
    .select(['p.id', KEY_AT(moment)])
    .orderBy(moment, 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
  if (matching.length === 0) return rows.execute()
  return (
    rows
      // one by one by their ids: joined, the planner would rather read all bookings
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('bookings')
            .select(['customer_name', 'customer_email', 'customer_id'])
            .whereRef('bookings.id', '=', 'p.booking_id')
            .limit(1)
            .as('b'),
        (join) => join.onTrue(),
      )
      .where((eb) => eb.and([...matching]))
      .execute()
  )
}

/** All that meet the conditions: those of the reference and those of the customer's bookings, each by its index. */
async function gather(
  db: Database,
  conditions: PaymentConditions,
  customer: readonly Expression<SqlBool>[],
  { after, limit }: Page,
): Promise<FoundPayment[]> {
  const { reference = '' } = conditions
  const rows = (qb: Pick<Database, 'selectFrom'>) => plain(qb, conditions, after).select(['p.id', MOMENT.as('moment')])
  return db
    .with(
      (cte) => cte('found').materialized(),
      (qb) => {
        const referred = rows(qb).where(hasReference(reference))
        if (customer.length === 0) return referred
        // the bookings first: the planner would rather look for the words in every payment's
        const theirs = sql<string>`any(array(select b.id from bookings b where ${sql.join(customer, sql` and `)}))`
        return referred.union(rows(qb).where('p.booking_id', '=', theirs))
      },
    )
    .selectFrom('found as p')
    .select(['p.id', KEY_AT(sql.ref<Date>('p.moment'))])
    .orderBy('p.moment', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute()
}

/** The ids of all rows of some dates, newest first, some at a time: one walk, whose every step costs the same. */
export async function* scanPayments(
  db: Database,
  conditions: Pick<PaymentConditions, 'from' | 'to'>,
  size: number,
): AsyncGenerator<string[]> {
  const read = (last: FoundPayment | undefined) =>
    findPayments(
      db,
      { ...conditions, words: [] },
      { after: last && { rank: 0, at: last.key_at, id: last.id }, limit: size },
    )
  for await (const rows of inBatches(read)) yield rows.map(({ id }) => id)
}
