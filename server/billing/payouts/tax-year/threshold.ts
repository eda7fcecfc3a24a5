import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import { formatCents } from '#shared/model/money.ts'
import { defaultThreshold, FIRST_SET_YEAR } from '#shared/model/tax-details.ts'

/**
 * From what amount a year's payments to a person are reported: what an owner set for it or for the latest year before
 * it, else the law's (docs/product.md P7.124).
 * @returns integer cents
 */
export async function readThreshold(db: Database, year: number): Promise<number> {
  if (year < FIRST_SET_YEAR) return defaultThreshold(year)
  const row = await db
    .selectFrom('nec_thresholds')
    .select('cents')
    .where('year', '<=', year)
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.cents ?? defaultThreshold(year)
}

/**
 * Sets a year's threshold, audited. A request that changes nothing is a no-op. Of two owners at once the second is
 * refused.
 * @throws AppError conflict (409) when the threshold is not the one that was shown
 */
export async function setThreshold(
  db: Database,
  { year, cents, was, actor, requestId }: By<OwnerActor> & { year: number; cents: number; was: number },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // there may be no row to lock yet
    await sql`select pg_advisory_xact_lock(hashtext('nec_thresholds'))`.execute(trx)
    const is = await readThreshold(trx, year)
    if (is === cents) return cents
    if (is !== was) throw conflict(`Someone else changed it: ${year} is reported from ${formatCents(is)}.`)
    await trx
      .insertInto('nec_thresholds')
      .values({ year, cents })
      .onConflict((known) => known.column('year').doUpdateSet({ cents, updated_at: sql`now()` }))
      .execute()
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'settings.changed', entity: 'settings', entityId: 'tax-year' },
      before: { year, thresholdCents: is },
      after: { year, thresholdCents: cents },
    })
    return cents
  })
}
