import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { invalid } from '#server/errors.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { TaxSettings } from '#shared/contract/settings/tax.ts'
import { toPercent, toRate } from '#shared/model/tax.ts'

const COLUMNS = ['name', 'rate', 'untaxed', 'saved_at', 'version'] as const

/** The tax settings with all categories (docs/product.md P7.100). */
export async function readTaxSettings(db: Database): Promise<TaxSettings> {
  const row = await db.selectFrom('tax_settings').select(COLUMNS).executeTakeFirstOrThrow()
  return present(row, await listCategories(db))
}

/** A change of the tax settings. */
export interface TaxChange extends By<Actor> {
  wanted: { name: string; percent: number; untaxed: readonly string[] }
  /** The row version it was decided on; undefined when the client sent none. */
  version: number | undefined
}

/**
 * Changes the tax settings, audited with what changed. The first save puts them in force, also with the values they
 * began with. A later request that changes nothing is a no-op.
 * @throws AppError invalid_request (400) for an unknown category, conflict (409) when another request changed the row
 */
export async function updateTaxSettings(
  db: Database,
  { wanted, version, actor, requestId }: TaxChange,
): Promise<TaxSettings> {
  return db.transaction().execute(async (trx) => {
    const is = await trx.selectFrom('tax_settings').select(COLUMNS).forUpdate().executeTakeFirstOrThrow()
    const categories = await listCategories(trx)
    const untaxed = [...new Set(wanted.untaxed)].sort()
    const namesOf = (ids: readonly string[]) =>
      categories.filter(({ id }) => ids.includes(id)).map(({ display_name }) => display_name)
    const before = { taxName: is.name, taxPercent: toPercent(is.rate), withoutTax: namesOf(is.untaxed) }
    const after = { taxName: wanted.name, taxPercent: wanted.percent, withoutTax: namesOf(untaxed) }
    if (is.saved_at !== null && isDeepStrictEqual(before, after)) return present(is, categories)
    assertVersion(version, is.version, 'setting')
    if (namesOf(untaxed).length !== untaxed.length) throw invalid({ untaxed: 'Not a category we know' })
    const saved = await trx
      .updateTable('tax_settings')
      .set((eb) => ({
        ...{ name: wanted.name, rate: toRate(wanted.percent), untaxed },
        saved_at: eb.fn.coalesce('saved_at', eb.fn<Date>('now')),
      }))
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    const keys = Object.keys(after) as (keyof typeof after)[] // the keys of its own type
    const changed = keys.filter((key) => is.saved_at === null || !isDeepStrictEqual(before[key], after[key]))
    const only = (row: typeof after) => Object.fromEntries(changed.map((key) => [key, row[key]]))
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'settings.changed', entity: 'settings', entityId: 'agency' },
      before: only(before),
      after: only(after),
    })
    return present(saved, categories)
  })
}

interface Row {
  name: string
  rate: number
  untaxed: string[]
  saved_at: Date | null
  version: number
}

type Category = Awaited<ReturnType<typeof listCategories>>[number]

async function listCategories(db: Database) {
  return db.selectFrom('categories').select(['id', 'display_name']).orderBy('display_name').orderBy('id').execute()
}

const present = (row: Row, categories: readonly Category[]): TaxSettings => ({
  name: row.name,
  percent: toPercent(row.rate),
  categories: categories.map(({ id, display_name }) => ({
    id,
    displayName: display_name,
    taxed: !row.untaxed.includes(id),
  })),
  saved: row.saved_at !== null,
  version: row.version,
})
