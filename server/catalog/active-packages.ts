import type { Database } from '#server/db/client.ts'
import { plusTax } from '#server/settings/tax/plus-tax.ts'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'

/** Rows of the list at most. */
const LIST_LIMIT = 500

const COLUMNS = ['id', 'name', 'description', 'category', 'base_price_cents', 'duration', 'features'] as const

/** A service package that is offered. */
export type ActivePackageRow = Awaited<ReturnType<typeof listActivePackages>>[number]

/**
 * The service packages that are offered, by category, the cheapest first (docs/product.md P7.54).
 * @param category all categories when undefined
 */
export async function listActivePackages(db: Database, category?: string) {
  return db
    .selectFrom('service_packages')
    .select(COLUMNS)
    .select(plusTax('service_packages.category').as('plus_tax'))
    .where('is_active', '=', true)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
    .orderBy('category')
    .orderBy('base_price_cents')
    .orderBy('name')
    .orderBy('id')
    .limit(LIST_LIMIT)
    .execute()
}

/** A package that is offered; the lock keeps it from being deleted until the transaction ends. */
export async function lockActivePackage(trx: Database, id: string): Promise<ActivePackageRow | undefined> {
  return trx
    .selectFrom('service_packages')
    .select(COLUMNS)
    .select(plusTax('service_packages.category').as('plus_tax'))
    .where('id', '=', id)
    .where('is_active', '=', true)
    .forKeyShare()
    .executeTakeFirst()
}

/** A service package as everyone may see one; the price in integer cents. */
export function presentActivePackage(row: ActivePackageRow): ActivePackage {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    basePrice: row.base_price_cents,
    plusTax: row.plus_tax,
    duration: row.duration,
    features: row.features,
  }
}
