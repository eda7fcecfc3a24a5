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
 * @param account the customer whose whole email address the word is; undefined when it is none
 */
export function matchCustomer(word: string, account: string | undefined): RawBuilder<boolean> {
  return account === undefined ? matchWordOrNumber(CUSTOMER_WORDS, word) : sql<boolean>`b.customer_id = ${account}`
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

/** The conditions that each word is the customer's, or the number, of a booking `b`; a whole email address is its customer. */
export async function findCustomerConditions(db: Database, words: readonly string[]): Promise<RawBuilder<boolean>[]> {
  const accounts = await findCustomersByEmail(db, words)
  return words.map((word) => matchCustomer(word, accounts.get(word)))
}

/** The customers whose email addresses, or those of accounts merged into theirs, are among the words, by word. */
export async function findCustomersByEmail(db: Database, words: readonly string[]): Promise<Map<string, string>> {
  const addresses = words.filter((word) => word.includes('@'))
  if (addresses.length === 0) return new Map()
  const { rows } = await sql<{ word: string; id: string }>`
    select word, coalesce(c.merged_into, c.id) as id from unnest(${addresses}::text[]) as word join customers c on lower(c.email) = lower(word)`.execute(
    db,
  )
  return new Map(rows.map(({ word, id }) => [word, id]))
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
