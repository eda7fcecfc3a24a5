import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { parseBookingNumber } from '#shared/model/booking.ts'

/** More words make a search no narrower. */
const MAX_WORDS = 6

/** The indexes find a word anywhere in a text from this length on. */
const ANYWHERE = 3

/** The words of a booking `b`, written as in the index bookings_customer_words. */
const CUSTOMER_WORDS = sql<string>`(lower(b.customer_name) || ' ' || lower(b.customer_email))`

/** The words of a typed text, each once, at most six; punctuation around a word doesn't count. */
export function readWords(typed: readonly string[]): string[] {
  const words = typed.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
  return [...new Set(words)].filter((word) => word !== '').slice(0, MAX_WORDS)
}

/**
 * Whether a text has a word in it: anywhere when the word is long enough for an index of three letters, else at the
 * beginning of one of the text's words.
 * @param text in lower case
 */
export function matchWord(text: RawBuilder<string>, word: string): RawBuilder<boolean> {
  const literal = word.replace(/[\\%_]/g, '\\$&')
  if ([...word].length >= ANYWHERE) return sql<boolean>`${text} like '%' || lower(${literal}) || '%'`
  return sql<boolean>`(${text} like lower(${literal}) || '%' or ${text} like '% ' || lower(${literal}) || '%')`
}

/**
 * Whether a word is in the customer's name or email of a booking `b`, or is its number.
 * @param accounts the customers in whose email addresses the word is; undefined when that was not looked up
 */
export function matchCustomer(word: string, accounts: readonly string[] | undefined): RawBuilder<boolean> {
  return accounts === undefined
    ? matchWordOrNumber(CUSTOMER_WORDS, word)
    : matchAccounts(sql<string>`b.customer_id`, accounts)
}

/** Whether an id is among some. */
export function matchAccounts(id: RawBuilder<string>, accounts: readonly string[]): RawBuilder<boolean> {
  return accounts.length === 0 ? sql<boolean>`false` : sql<boolean>`${id} = any(${accounts}::uuid[])`
}

/**
 * Whether a word is in a text of a booking `b`, or is the booking's number: 'B-1042' is a number alone, '1042' may be
 * either.
 * @param text in lower case
 */
export function matchWordOrNumber(text: RawBuilder<string>, word: string): RawBuilder<boolean> {
  const number = parseBookingNumber(word)
  if (number === undefined) return matchWord(text, word)
  const numbered = sql<boolean>`b.number = ${number}`
  return /^b/i.test(word) ? numbered : sql<boolean>`(${numbered} or ${matchWord(text, word)})`
}

/** The conditions that each word is the customer's, or the number, of a booking `b`; an email address is its customer. */
export async function findCustomerConditions(db: Database, words: readonly string[]): Promise<RawBuilder<boolean>[]> {
  const accounts = await findCustomersByEmail(db, words)
  return words.map((word) => matchCustomer(word, accounts.get(word)))
}

/** Accounts looked up for an address at most; '@example.com' may be in thousands. */
const MOST_ACCOUNTS = 50

/**
 * The customers in whose email addresses, or those of accounts merged into theirs, a word is, for each word that looks
 * like an address or the beginning of one. A whole address is one customer's. There are ten times fewer customers than
 * bookings, and each part of an address is in many of them.
 * @returns nothing for other words, and for what is in the addresses of more than 50
 */
export async function findCustomersByEmail(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  const addresses = words.filter((word) => /^[^@]+@[^@]+$/.test(word))
  const found = await Promise.all(addresses.map(async (word) => [word, await findAccounts(db, word)] as const))
  return new Map(found.filter(([, ids]) => ids.length <= MOST_ACCOUNTS))
}

async function findAccounts(db: Database, word: string): Promise<string[]> {
  const whole = await sql<{ id: string }>`
    select coalesce(merged_into, id) as id from customers where lower(email) = lower(${word})`.execute(db)
  if (whole.rows.length > 0) return whole.rows.map(({ id }) => id)
  const within = sql<boolean>`${matchWord(sql<string>`words`, word)} and ${matchWord(sql<string>`lower(email)`, word)}`
  const { rows } = await sql<{ id: string }>`
    (select id from customers where status not in ('erased', 'merged') and ${within} limit ${MOST_ACCOUNTS + 1})
    union (select merged_into from customers where merged_into is not null and ${within} limit ${MOST_ACCOUNTS + 1})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/**
 * The agents whose names have a word in them, archived ones too, for each word.
 * @param words one or more
 */
export async function findAgentsByWord(db: Database, words: readonly string[]): Promise<string[][]> {
  const matched = words.map((word) => matchWord(sql<string>`lower(name)`, word))
  const { rows } = await sql<{ id: string; matched: boolean[] }>`
    select id, array[${sql.join(matched)}] as matched from agents where ${sql.join(matched, sql` or `)}`.execute(db)
  return words.map((_, i) => rows.filter((row) => row.matched[i]).map(({ id }) => id))
}
