import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { ServicePackages } from '#server/db/types.ts'
import { plusTax } from '#server/settings/tax/plus-tax.ts'

/** Rows of the list at most. */
const LIST_LIMIT = 500

const COLUMNS = [
  ...(['id', 'name', 'description', 'category', 'base_price_cents', 'duration', 'features'] as const),
  ...(['is_active', 'version', 'created_at'] as const),
] as const
const PLUS_TAX = plusTax('service_packages.category').as('plus_tax')

/** A service package's row. */
export type PackageRow = Awaited<ReturnType<typeof listPackages>>[number]

/** The service packages by category and name. */
export async function listPackages(db: Database) {
  return db
    .selectFrom('service_packages')
    .select(COLUMNS)
    .select(PLUS_TAX)
    .orderBy('category')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(LIST_LIMIT)
    .execute()
}

/** Locks a service package until the transaction ends; bookings can still refer to it. */
export async function lockPackage(trx: Database, id: string): Promise<PackageRow | undefined> {
  return trx
    .selectFrom('service_packages')
    .select(COLUMNS)
    .select(PLUS_TAX)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Inserts a service package. */
export async function insertPackage(trx: Database, values: Insertable<ServicePackages>): Promise<PackageRow> {
  return trx
    .insertInto('service_packages')
    .values(values)
    .returning(COLUMNS)
    .returning(PLUS_TAX)
    .executeTakeFirstOrThrow()
}

/** Saves columns of a service package. */
export async function savePackage(trx: Database, id: string, values: Updateable<ServicePackages>): Promise<PackageRow> {
  return trx
    .updateTable('service_packages')
    .set(values)
    .where('id', '=', id)
    .returning(COLUMNS)
    .returning(PLUS_TAX)
    .executeTakeFirstOrThrow()
}

/** Deletes a service package. */
export async function removePackage(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('service_packages').where('id', '=', id).execute()
}
