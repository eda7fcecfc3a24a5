import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { orderByTime, searchNewest, takePage } from '#server/db/keyset.ts'
import { owedCents } from '#server/db/ledger.ts'
import type { BookingStatus, EventType } from '#shared/model/booking.ts'
import { findCustomersByEmail, matchAccounts, matchWord, readWords } from '../lists/match-words.ts'

/** Customers suggested at most. */
const SUGGESTED = 8
const NEWEST = orderByTime('c')

/** The words of a customer `c` in lower case, phone digits among them, with the index customers_words. */
const WORDS = sql<string>`c.words`

/** A booking among a customer's latest. */
interface LatestBooking {
  id: string
  number: number
  agent_name: string
  event_type: EventType
  event_date: string
  status: BookingStatus
}

/** A customer with bookings and balance. */
export interface SuggestionRow {
  id: string
  name: string
  email: string
  phone: string | null
  status: 'active' | 'suspended'
  do_not_book_reason: string | null
  tax_exempt: boolean
  bookings: number
  /** Integer cents. */
  balance_cents: number
  latest: LatestBooking[]
}

/** The customers who match what was typed, the newest accounts first, at a cost that doesn't grow with how many there are. */
export async function suggestCustomers(db: Database, typed: string): Promise<SuggestionRow[]> {
  const conditions = await readConditions(db, typed)
  const matching = () => sql<boolean>`${sql.join([NOT_GONE, ...conditions], sql` and `)}`
  const scanNewest = (window: number) =>
    db
      .selectFrom(
        db
          .selectFrom('customers as c')
          .select(['c.id', 'c.created_at', 'c.words', 'c.status'])
          .$call(takePage(NEWEST, { limit: window }))
          .as('c'),
      )
      .select('c.id')
      .where(matching())
      .$call(takePage(NEWEST, { limit: SUGGESTED }))
      .execute()
  const searchByIndex = () =>
    db
      .with(
        (cte) => cte('found').materialized(),
        (qb) => qb.selectFrom('customers as c').select(['c.id', 'c.created_at']).where(matching()),
      )
      .selectFrom('found as c')
      .select('c.id')
      .$call(takePage(NEWEST, { limit: SUGGESTED }))
      .execute()
  const found = await searchNewest(SUGGESTED, { scanNewest, searchByIndex })
  return readCustomers(
    db,
    found.map(({ id }) => id),
  )
}

/** One customer in the same shape; none for an unknown, erased or merged one. */
export async function suggestCustomer(db: Database, id: string): Promise<SuggestionRow[]> {
  return readCustomers(db, [id])
}

const NOT_GONE = sql<boolean>`c.status not in ('erased', 'merged')`

/** A phone number has nothing but digits and their punctuation; a country code of the USA doesn't count. */
async function readConditions(db: Database, typed: string): Promise<RawBuilder<boolean>[]> {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  if (digits.length >= 3 && /^[\d\s()+./-]+$/.test(typed)) return [matchWord(WORDS, digits)]
  const words = readWords(typed.split(/\s+/))
  const byEmail = await findCustomersByEmail(db, words)
  return words.map((word) => {
    const accounts = byEmail.get(word)
    return accounts === undefined ? matchWord(WORDS, word) : matchAccounts(sql<string>`c.id`, accounts)
  })
}

async function readCustomers(db: Database, ids: readonly string[]): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    select c.id, c.name, c.email, c.phone, c.status, c.do_not_book_reason, c.tax_exempt,
      money.bookings, money.balance_cents, last.latest
    from customers c
    cross join lateral (
      select count(*)::int as bookings, coalesce(sum(${owedCents('b')}), 0)::float8 as balance_cents
      from bookings b where b.customer_id = c.id
    ) as money
    cross join lateral (
      select coalesce(json_agg(l order by l.event_date desc, l.id desc), '[]') as latest
      from (
        select b.id, b.number, a.name as agent_name, b.event_type, b.event_date, b.status
        from bookings b join agents a on a.id = b.agent_id
        where b.customer_id = c.id order by b.event_date desc, b.id desc limit 3
      ) as l
    ) as last
    where c.id = any(${ids}::uuid[]) and ${NOT_GONE}
    order by c.created_at desc, c.id desc`.execute(db)
  return rows
}
