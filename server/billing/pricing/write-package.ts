import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '#server/audit/record.ts'
import { type Database, violates } from '#server/db/client.ts'
import { invalid, notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { createPackage as declared } from '#shared/contract/billing/packages.admin.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import { formatCents } from '#shared/model/money.ts'
import * as queries from './package-rows.ts'

type Fields = EndpointInput<typeof declared>['body']

const fieldsOf = (row: queries.PackageRow): Fields => ({
  name: row.name,
  description: row.description,
  category: row.category,
  basePrice: row.base_price_cents,
  duration: row.duration,
  features: row.features,
  isActive: row.is_active,
})

const columnsOf = ({ basePrice, isActive, ...same }: Fields) => ({
  ...same,
  base_price_cents: basePrice,
  is_active: isActive,
})

async function refuseUnknownCategory<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (violates(error, 'service_packages_category_fkey')) throw invalid({ category: 'Not a category we know' })
    throw error
  }
}

/**
 * Creates a service package, audited (docs/product.md P7.46).
 * @throws AppError invalid_request (400) for an unknown category
 */
export async function createPackage(db: Database, fields: Fields, { actor, requestId }: By<AdminActor>) {
  return db.transaction().execute(async (trx) => {
    const row = await refuseUnknownCategory(queries.insertPackage(trx, columnsOf(fields)))
    await recordAudit(trx, {
      actor,
      action: 'package.created',
      entity: 'package',
      entityId: row.id,
      requestId,
      after: { ...fieldsOf(row) },
    })
    return row
  })
}

/** An admin's request to change a service package. */
interface PackageChange extends By<AdminActor> {
  id: string
  fields: Fields
  /** The row version the admin saw; undefined when the client didn't send it. */
  version: number | undefined
}

/**
 * Changes a service package, audited with the changed fields before and after. A request that changes nothing is a
 * no-op.
 * @throws AppError not_found (404), conflict (409) when another admin changed it, invalid_request (400) for an unknown
 *   category
 */
export async function updatePackage(db: Database, { id, fields, version, actor, requestId }: PackageChange) {
  return db.transaction().execute(async (trx) => {
    const row = await queries.lockPackage(trx, id)
    if (!row) throw notFound('We do not know this service package')
    const { before, after } = differ(fieldsOf(row), fields)
    if (Object.keys(after).length === 0) return row
    assertVersion(version, row.version, 'service package', describeCurrent(before))
    const saved = await refuseUnknownCategory(queries.savePackage(trx, id, columnsOf(fields)))
    await recordAudit(trx, {
      actor,
      action: 'package.changed',
      entity: 'package',
      entityId: id,
      requestId,
      before,
      after,
    })
    return saved
  })
}

/**
 * Deletes a service package, audited with all of its fields.
 * @throws AppError not_found (404)
 */
export async function deletePackage(db: Database, id: string, { actor, requestId }: By<AdminActor>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await queries.lockPackage(trx, id)
    if (!row) throw notFound('We do not know this service package')
    await queries.removePackage(trx, id)
    await recordAudit(trx, {
      actor,
      action: 'package.deleted',
      entity: 'package',
      entityId: id,
      requestId,
      before: { ...fieldsOf(row) },
    })
  })
}

function differ(is: Fields, wanted: Fields) {
  const keys = Object.keys(is) as (keyof Fields)[] // the keys of Fields
  const changed = keys.filter((field) => !isDeepStrictEqual(is[field], wanted[field]))
  return {
    before: Object.fromEntries(changed.map((field) => [field, is[field]])) as Partial<Fields>, // keys of Fields
    after: Object.fromEntries(changed.map((field) => [field, wanted[field]])),
  }
}

/** What a form shows beside a field that another admin has changed. */
function describeCurrent({ features, isActive, ...before }: Partial<Fields>): Record<string, string> {
  const words: Record<string, string | undefined> = {
    name: before.name,
    description: before.description === null ? 'empty' : before.description?.slice(0, 100),
    category: before.category,
    basePrice: before.basePrice === undefined ? undefined : formatCents(before.basePrice),
    duration: before.duration === undefined ? undefined : `${before.duration} h`,
    features: features?.join(', ').slice(0, 100),
    isActive: isActive === undefined ? undefined : isActive ? 'active' : 'inactive',
  }
  return Object.fromEntries(
    Object.entries(words).flatMap(([field, now]) => (now === undefined ? [] : [[field, `Now ${now || 'empty'}`]])),
  )
}
