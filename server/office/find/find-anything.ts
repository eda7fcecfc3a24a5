import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { readInvoices } from '#server/billing/invoices/admin-invoices.ts'
import { findInvoices, findInvoicesOf, readInvoiceSearch } from '#server/billing/invoices/search.ts'
import { suggestCustomers } from '#server/bookings/customers/suggest-customers.ts'
import { readDetailedBookings } from '#server/bookings/lists/admin-bookings.ts'
import { matchWord, readWords } from '#server/bookings/lists/match-words.ts'
import { readSearch } from '#server/bookings/lists/read-search.ts'
import { findBookings } from '#server/bookings/lists/search-bookings.ts'
import { readDate } from '#server/catalog/words/read-date.ts'
import type { Database } from '#server/db/client.ts'
import type { EndpointAnswer } from '#shared/contract/endpoint.ts'
import type { findAnything as contract, Found } from '#shared/contract/office/find.admin.ts'
import { categoryTitle } from '#shared/model/agent.ts'
import { formatBookingNumber, parseBookingNumber } from '#shared/model/booking.ts'
import type { Day } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'

/** Things of each kind at most. */
const MOST = 5

/** Words of a command, which name nothing: 'block Ruth on Friday'. */
const COMMAND = /^(?:block|book|new booking(?: for)?)\b/i

/**
 * Finds talent, customers, bookings and invoices by one text: names, email, phone, numbers, and a day in words
 * (docs/product.md P6.150).
 * @param now decides what 'Friday' is, and which invoices are overdue
 * @returns what can be opened, talent first, and the day named in the text
 */
export async function findAnything(db: Database, text: string, now: Date): Promise<EndpointAnswer<typeof contract>> {
  const { day, rest } = readDay(text.trim().replace(COMMAND, ' '), now)
  const customers = findCustomers(db, rest)
  const found = await Promise.all([
    findAgents(db, rest),
    customers,
    listBookings(db, day === null ? rest : `${rest} ${day}`),
    customers.then((owners) => listInvoices(db, rest, owners, now)),
  ])
  return { found: found.flat(), day }
}

/** The day a text names, and the other words. A date such as 2026-12-04 stays as it is typed. */
function readDay(text: string, now: Date): { day: Day | null; rest: string } {
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0]
  if (iso !== undefined) return { day: iso, rest: text.replace(iso, ' ').trim() }
  const today = Temporal.PlainDate.from(atlantaDay(now))
  const { wish, rest } = readDate(text.toLowerCase(), { today })
  // without a day the text is searched as it was typed
  return wish.day
    ? { day: wish.day.toString(), rest: rest.replace(/'s\b|\bon\b/g, ' ').trim() }
    : { day: null, rest: text }
}

const isEmpty = (text: string) => readWords(text.split(/\s+/)).length === 0

/** Talent on the roster, those whose name begins with the text first. */
async function findAgents(db: Database, text: string): Promise<Found[]> {
  const words = readWords(text.split(/\s+/))
  if (words.length === 0) return []
  const name = sql<string>`lower(name)`
  const rows = await db
    .selectFrom('agents')
    .select(['id', 'name', 'category'])
    .where('archived_at', 'is', null)
    .where((eb) => eb.and(words.map((word) => matchWord(name, word))))
    .orderBy(sql`strpos(${name}, lower(${words[0]}))`)
    .orderBy('name')
    .limit(MOST)
    .execute()
  return rows.map(({ id, name: title, category }) => ({
    kind: 'agent',
    id,
    title,
    detail: categoryTitle(category),
    at: null,
    hours: null,
  }))
}

async function findCustomers(db: Database, text: string): Promise<Found[]> {
  if (isEmpty(text)) return []
  const rows = await suggestCustomers(db, text)
  return rows
    .slice(0, MOST)
    .map(({ id, name, email }) => ({ kind: 'customer', id, title: name, detail: email, at: null, hours: null }))
}

async function listBookings(db: Database, text: string): Promise<Found[]> {
  if (isEmpty(text)) return []
  const ids = await findBookings(db, {}, readSearch({ q: text }), { limit: MOST })
  if (ids.length === 0) return []
  const rows = await readDetailedBookings(
    db,
    ids.map(({ id }) => id),
  )
  return rows.map((row) => ({
    kind: 'booking',
    id: row.id,
    title: formatBookingNumber(row.number),
    detail: `${row.agent_name} for ${row.customer_name}`,
    at: row.event_date.toISOString(),
    hours: row.event_duration,
  }))
}

/**
 * Invoices by their number, else those of the customers found and of the booking with the number: a search through the
 * bookings of all invoices for a word that many share and the beginning of another would read thousands.
 */
async function listInvoices(db: Database, text: string, owners: readonly Found[], now: Date): Promise<Found[]> {
  const search = readInvoiceSearch(text)
  const bookingNumber = parseBookingNumber(text)
  const customerIds = owners.map(({ id }) => id)
  const ids =
    search.number === undefined
      ? await findInvoicesOf(db, { customerIds, bookingNumber }, MOST)
      : await findInvoices(db, search, { limit: MOST }, now)
  if (ids.length === 0) return []
  const rows = await readInvoices(
    db,
    ids.map(({ id }) => id),
  )
  return rows.map((row) => ({
    kind: 'invoice',
    id: row.id,
    title: row.invoice_number,
    detail: row.customer_name,
    at: null,
    hours: null,
  }))
}
