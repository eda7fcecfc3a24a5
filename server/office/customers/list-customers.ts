import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { findCustomersByEmail, matchAccounts, matchWord, readWords } from '#server/bookings/lists/match-words.ts'
import type { Database } from '#server/db/client.ts'
import { type FoundRow, type ListPage, orderByTime, searchNewest, takeKeys, takePage } from '#server/db/keyset.ts'
import { owedCents } from '#server/db/ledger.ts'
import type { DB } from '#server/db/types.ts'

const NEWEST = orderByTime('c')

/** With the index customers_words. */
const WORDS = sql<string>`c.words`

/** A phone number, or the longer part of one: as people write them, of digits and what stands between. */
const PHONE = /^\+?[\d().-]{7,}$/

/**
 * One page of the customers who are neither erased nor merged, newest first, at a cost that doesn't grow with how many
 * there are (docs/product.md P6.112).
 * @param q words of name, email, phone, company and tags, each of which must occur; empty for all customers
 */
export async function findCustomers(db: Database, q: string, page: ListPage): Promise<FoundRow[]> {
  const words = readWords(q.split(/\s+/))
  if (words.length === 0) return customers(db).$call(takeKeys(NEWEST, page)).execute()
  const accounts = await findCustomersByEmail(db, words)
  const conditions = words.map((word) => matchCustomer(word, accounts.get(word)))
  return searchNewest(page.limit, {
    scanNewest: (window) => scanNewest(db, conditions, { ...page, window }),
    searchByIndex: () =>
      db
        .with(
          (cte) => cte('found').materialized(),
          (qb) =>
            customers(qb)
              .select(['c.id', 'c.created_at'])
              .where((eb) => eb.and([...conditions])),
        )
        .selectFrom('found as c')
        .$call(takeKeys(NEWEST, page))
        .execute(),
  })
}

/** Whether a word is one of a customer `c`: an email address, digits of the phone, or a part of any word. */
function matchCustomer(word: string, accounts: readonly string[] | undefined): RawBuilder<boolean> {
  if (accounts !== undefined) return matchAccounts(sql<string>`c.id`, accounts)
  return matchWord(WORDS, PHONE.test(word) ? word.replace(/\D/g, '') : word)
}

const customers = (db: Pick<Database, 'selectFrom'>) =>
  db.selectFrom('customers as c').where('c.status', 'not in', ['erased', 'merged'])

/** The customers among the newest that meet the conditions. */
async function scanNewest(
  db: Database,
  conditions: readonly RawBuilder<boolean>[],
  { after, limit, window }: ListPage & { window: number },
): Promise<FoundRow[]> {
  const newest = customers(db)
    .select(['c.id', 'c.created_at', 'c.words'])
    .$call(takePage(NEWEST, { after, limit: window }))
  return db
    .selectFrom(newest.as('c'))
    .where((eb) => eb.and([...conditions]))
    .$call(takeKeys(NEWEST, { limit }))
    .execute()
}

/** A customer's row with what their bookings add up to. */
export type CustomerListRow = Awaited<ReturnType<typeof readCustomers>>[number]

/**
 * Customers with what their bookings add up to, newest first. Sums are integer cents.
 * @param ids of accounts that stay: a merged account has no bookings
 */
export async function readCustomers(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('customers as c')
    .$call(joinSums)
    .select([
      'c.id',
      'c.name',
      'c.email',
      'c.phone',
      'c.status',
      'c.company',
      'c.tags',
      'c.tax_exempt',
      'c.tax_exempt_number',
      'c.version',
    ])
    .select(['c.do_not_book_reason', 'c.created_at', 's.bookings', 's.balance', 's.last_event', 'p.lifetime'])
    .where('c.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute()
}

function joinSums<O>(query: SelectQueryBuilder<DB & { c: DB['customers'] }, 'c', O>) {
  return query
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('bookings as b')
          .select([
            sql<number>`count(*)::int`.as('bookings'),
            sql<number>`coalesce(sum(${owedCents('b')}), 0)`.as('balance'),
            sql<Date | null>`max(b.event_date) filter (where b.status <> 'cancelled')`.as('last_event'),
          ])
          .whereRef('b.customer_id', '=', 'c.id')
          .as('s'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('payments as p')
          .innerJoin('bookings as b', 'b.id', 'p.booking_id')
          .select(
            sql<number>`coalesce(sum(case p.kind when 'payment' then p.amount_cents else -p.amount_cents end), 0)`.as(
              'lifetime',
            ),
          )
          .whereRef('b.customer_id', '=', 'c.id')
          .where('p.payment_status', '=', 'completed')
          .as('p'),
      (join) => join.onTrue(),
    )
}
