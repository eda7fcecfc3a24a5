import { sql } from 'kysely'
import type pg from 'pg'
import { selectPicture } from '#server/catalog/queries.ts'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import type { ListPage } from '#server/db/keyset.ts'
import {
  addsTax,
  ledgerCents,
  priceTaxCents,
  reportedAt,
  settledCents,
  settledTaxCents,
  TAX_NAME,
  taxRate,
} from '#server/db/ledger.ts'
import { prepareQuery } from '#server/db/prepared.ts'
import type { PageKey } from '#server/http/answers/page.ts'
import type { BookingGroup } from '#shared/model/booking.ts'
import { getOrder, selectOwnBookings, takeOwnPage } from './own-bookings.ts'

/** What a customer sees of a booking's row. */
const OWN = [
  ...([
    'b.id',
    'b.number',
    'b.event_id',
    'b.agent_id',
    'b.event_type',
    'b.event_date',
    'b.event_duration',
    'b.event_location',
    'b.guests',
  ] as const),
  ...([
    'b.special_requests',
    'b.status',
    'b.payment_status',
    'b.total_cents',
    'b.price_lines',
    'b.deposit_percent',
  ] as const),
  ...(['b.package_id', 'b.package_name', 'b.package_cents', 'b.package_hours', 'b.package_rate'] as const),
  'b.created_at',
] as const

/** Which of a customer's bookings. */
export interface CustomerBookings {
  customerId: string
  group: BookingGroup | undefined
}

/** A booking's row as its customer sees it. */
export type CustomerBookingRow = Awaited<ReturnType<typeof readCustomerBookings>>[number]

const ofCustomer = (db: Database, { customerId, group }: CustomerBookings) =>
  selectOwnBookings(db, ['b.customer_id', customerId], group)

function selectPage(db: Database, which: CustomerBookings, page: ListPage<PageKey>) {
  const order = getOrder(which.group)
  const found = takeOwnPage(ofCustomer(db, which), which.group, page).select(OWN)
  return withMoney(db, found).orderBy('b.event_date', order).orderBy('b.id', order)
}

/** No value of a list: places of the prepared statements. */
const PLACES = { customerId: 'customer', limit: -1, at: 'at', id: 'id' }

/**
 * Prepares the reads of a customer's own bookings, page by page: the active ones by date, the next first; the past ones
 * and all by date, the latest first. The statement costs several times more to plan than to run.
 * @returns the function that reads a page: where the page before ended, and how many rows at most
 */
export function prepareCustomerBookings(db: Database, pool: pg.Pool) {
  const prepareGroup = (group: BookingGroup | undefined) => {
    const name = `customer-bookings-${group ?? 'all'}`
    const { customerId, limit } = PLACES
    const first = prepareQuery(pool, name, { customerId, limit }, (values) =>
      selectPage(db, { customerId: values.customerId, group }, { after: undefined, limit: values.limit }),
    )
    const next = prepareQuery(pool, `${name}-after`, PLACES, ({ customerId, limit, at, id }) =>
      selectPage(db, { customerId, group }, { after: { rank: 0, at, id }, limit }),
    )
    return { first, next }
  }
  const groups = { all: prepareGroup(undefined), active: prepareGroup('active'), past: prepareGroup('past') }
  return ({ customerId, group = undefined }: CustomerBookings, { after, limit }: ListPage<PageKey>) => {
    const { first, next } = groups[group ?? 'all']
    return after === undefined ? first({ customerId, limit }) : next({ customerId, limit, at: after.at, id: after.id })
  }
}

/** Bookings as their customer sees them, newest first. */
export async function readCustomerBookings(db: Database, ids: readonly string[]) {
  const page = db.selectFrom('bookings as b').select(OWN).where('b.id', '=', sql<string>`any(${ids}::uuid[])`)
  return withMoney(db, page).orderBy('b.created_at', 'desc').orderBy('b.id', 'desc').execute()
}

const own = (db: Database) => db.selectFrom('bookings as b').select(OWN)

/**
 * Joins agent, money and review for the rows of one page only, each by its index.
 */
function withMoney(db: Database, page: ReturnType<typeof own>) {
  return db
    .selectFrom(page.as('b'))
    .innerJoin('agents as a', 'a.id', 'b.agent_id')
    .selectAll('b')
    .select(['a.name as agent_name', 'a.category as agent_category', selectPicture('a').as('agent_image')])
    .select([keyTime('b.event_date').as('key_at'), ledgerCents('b.id').as('paid_cents')])
    .select(reportedAt('b.id').as('reported_at'))
    .select([settledCents('b.id').as('settled_cents'), takesCards('a.category').as('takes_cards')])
    .select([settledTaxCents('b.id').as('settled_tax_cents'), priceTaxCents('b').as('price_tax_cents')])
    .select([taxRate('b').as('tax_rate'), addsTax('b').as('plus_tax'), TAX_NAME.as('tax_name')])
    .leftJoin('invoice_parts as i', (join) => join.onRef('i.booking_id', '=', 'b.id').on('i.voided_at', 'is', null))
    .leftJoin('invoices as d', 'd.id', 'i.invoice_id')
    .select(['i.total_cents as invoice_cents', 'i.tax_cents as invoice_tax_cents'])
    .select(['i.invoice_id', 'd.invoice_number', 'i.status as invoice_status', 'd.due_date'])
    .select(sql<string | null>`(select t.id from testimonials t where t.booking_id = b.id)`.as('review_id'))
    .select(isChecking.as('is_checking'))
}

/**
 * Whether the agent of the pending booking `b` dropped out 24 hours ago and nobody else is offered yet (docs/product.md
 * P15.70).
 */
const isChecking = sql<boolean>`b.status = 'pending'
  and exists (select from drop_outs d where d.booking_id = b.id and d.resolved_at is null
    and d.created_at <= now() - interval '24 hours')
  and not exists (select from replacement_offers o where o.booking_id = b.id and o.state in ('open', 'picked'))`

/**
 * Whether bookings of a category can be paid by card at a provider's page, as a column of any query
 * (docs/product.md P7.28).
 * @param category the column that holds the category's name
 */
export const takesCards = (category: string) =>
  sql<boolean>`(select c.card_payments from categories c where c.name = ${sql.ref(category)})`

/** How many bookings a customer has in a group, or in all. */
export async function countCustomerBookings(db: Database, which: CustomerBookings): Promise<number> {
  const { count } = await ofCustomer(db, which).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return count
}
