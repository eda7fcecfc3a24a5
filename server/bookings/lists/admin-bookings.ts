import { sql } from 'kysely'
import { selectPicture } from '#server/catalog/queries.ts'
import type { Database } from '#server/db/client.ts'
import { addsTax, ledgerCents, owedCents, priceTaxCents, settledTaxCents, TAX_IS_SAVED } from '#server/db/ledger.ts'
import type { DropOutStanding } from '#shared/model/replacement.ts'
import { selectHasConflicts } from '../changes/conflict-rows.ts'
import { ADMIN_COLUMNS } from '../changes/status-rows.ts'
import { selectCanAnswer, selectHasEmail } from './waiting-bookings.ts'

const ofBookings = (db: Pick<Database, 'selectFrom'>, ids: readonly string[]) =>
  db.selectFrom('bookings as b').where('b.id', '=', sql<string>`any(${ids}::uuid[])`)

const ALL = ADMIN_COLUMNS.map((column) => `b.${column}` as const)

/** Bookings as an admin sees them, newest first. */
export async function readAdminBookings(db: Database, ids: readonly string[]) {
  return ofBookings(db, ids).select(ALL).orderBy('b.created_at', 'desc').orderBy('b.id', 'desc').execute()
}

/** Whether the agent of booking `b` dropped out, and whether others are offered to its customer (docs/product.md P15.60). */
const dropOutStanding = sql<DropOutStanding | null>`case
  when not exists (select from drop_outs d where d.booking_id = b.id and d.resolved_at is null) then null
  when exists (select from replacement_offers o where o.booking_id = b.id and o.state in ('open', 'picked')) then 'offered'
  else 'open' end`

/** A booking's row with its agent, customer, money and whether it has a conflict. */
export type DetailedBookingRow = Awaited<ReturnType<typeof readDetailedBookings>>[number]

/** The tax rate of a booking, of the columns that `readDetailedBookings` joins. */
const RATE = sql<number | null>`t.rate`

/**
 * Bookings with all that the office's lists show of them, newest first. Agent and customer are looked up one by one by
 * their ids: joined, the planner would rather read all customers than a hundred. The tax rate is looked up once for each
 * category instead of each booking.
 */
export async function readDetailedBookings(db: Database, ids: readonly string[]) {
  return ofBookings(
    db.with(
      (cte) => cte('rates').materialized(),
      (qb) => qb.selectFrom('categories').select(['name', sql<number | null>`category_tax_rate(name)`.as('rate')]),
    ),
    ids,
  )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('agents')
          .select(['id', 'name', 'category', 'user_id', 'archived_at', selectPicture('agents').as('picture')])
          .whereRef('agents.id', '=', 'b.agent_id')
          .limit(1)
          .as('a'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('customers')
          .select([
            'email',
            'name',
            'created_at',
            'customers.status',
            'do_not_book_reason',
            'tax_exempt',
            'tax_exempt_number',
          ])
          .whereRef('customers.id', '=', 'b.customer_id')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      // `offset 0` keeps the planner from looking it up for each column that needs it
      sql<{ rate: number | null }>`(select case when c.tax_exempt then 0
        else (select rates.rate from rates where rates.name = a.category) end as rate offset 0)`.as('t'),
      (join) => join.onTrue(),
    )
    .select(ALL)
    .select(['a.name as agent_name', 'a.category as agent_category', 'a.picture as agent_image'])
    .select(['c.email as account_email', 'c.name as account_name', 'c.created_at as customer_since'])
    .select(['c.status as customer_status', 'c.do_not_book_reason'])
    .select([ledgerCents('b.id').as('paid_cents'), selectHasConflicts().as('has_conflict')])
    .select(
      sql<boolean>`exists (select from invoice_parts i where i.booking_id = b.id and i.voided_at is null)`.as(
        'invoiced',
      ),
    )
    .select([
      sql<string | null>`(select e.title from events e where e.id = b.event_id)`.as('event_title'),
      sql<number>`(select count(*)::int from bookings o where o.event_id = b.event_id and o.status <> 'cancelled')`.as(
        'performers',
      ),
    ])
    .select([owedCents('b').as('owed_cents'), selectCanAnswer().as('agent_can_answer')])
    .select([selectHasEmail().as('agent_has_email'), dropOutStanding.as('drop_out')])
    .select(['c.tax_exempt', 'c.tax_exempt_number', priceTaxCents('b', RATE).as('price_tax_cents')])
    .select([
      settledTaxCents('b.id').as('settled_tax_cents'),
      RATE.as('tax_rate'),
      addsTax('b', RATE).as('plus_tax'),
      TAX_IS_SAVED.as('tax_is_saved'),
    ])
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .execute()
}
