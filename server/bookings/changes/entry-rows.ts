import { type Insertable, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Bookings } from '#server/db/types.ts'
import { ADMIN_COLUMNS, type AdminBookingRow } from './status-rows.ts'

/** The agent's category and hourly rate in whole dollars; null while unknown. */
export async function findTerms(
  db: Database,
  agentId: string,
): Promise<{ category: string; hourlyRate: number | null }> {
  return db
    .selectFrom('agents')
    .select(['category', 'hourly_rate as hourlyRate'])
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow()
}

/**
 * Finds the customer with an email address, in any case, or creates one. A known customer is not changed
 * (docs/product.md S12). Requests that create the same customer at once all get the same one.
 */
export async function findCustomerOrCreate(
  trx: Database,
  person: { customerName: string; customerEmail: string; customerPhone: string | null },
): Promise<{ id: string; created: boolean }> {
  const { customerName: name, customerEmail: email, customerPhone: phone } = person
  const created = await trx
    .insertInto('customers')
    .values({ name, email, phone })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (created) return { id: created.id, created: true }
  const known = await trx
    .selectFrom('customers')
    .select(sql<string>`coalesce(merged_into, id)`.as('id'))
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirstOrThrow()
  return { id: known.id, created: false }
}

/** Inserts a booking. The new row is locked for this transaction. */
export async function insertBooking(trx: Database, values: Insertable<Bookings>) {
  return trx
    .insertInto('bookings')
    .values(values)
    .returning([...ADMIN_COLUMNS, 'counted_at'])
    .executeTakeFirstOrThrow()
}

/** The booking an earlier request with an idempotency key entered, as it is now. */
export async function findEnteredBooking(
  db: Database,
  { route, actor, key }: { route: string; actor: string; key: string },
): Promise<AdminBookingRow> {
  return db
    .selectFrom('idempotency_keys as k')
    .innerJoin('bookings as b', 'b.id', 'k.booking_id')
    .select(ADMIN_COLUMNS.map((column) => `b.${column}` as const))
    .where('k.route', '=', route)
    .where('k.actor', '=', actor)
    .where('k.key', '=', key)
    .executeTakeFirstOrThrow()
}
