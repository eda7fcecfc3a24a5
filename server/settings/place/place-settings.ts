import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { conflict, invalid } from '#server/errors.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { PlaceSettings } from '#shared/contract/settings/place.ts'
import { currencyWords } from '#shared/model/currency-words.ts'
import { DEFAULT_PLACE, type Place } from '#shared/model/place.ts'
import { type PlaceRow, toPlace } from './place-rows.ts'

const COLUMNS = [
  ...(['city', 'time_zone', 'currency', 'week_start', 'date_order', 'clock', 'phone_code'] as const),
  ...(['saved_at', 'version'] as const),
] as const

/** Where the agency is, with whether its currency can still be changed (docs/product.md P8.20, P8.22). */
export async function readPlaceSettings(db: Database): Promise<PlaceSettings> {
  const row = await db.selectFrom('place_settings').select(COLUMNS).executeTakeFirstOrThrow()
  return present(row, await hasMoney(db))
}

/** A change of the agency's place. */
export interface PlaceChange extends By<Actor> {
  /** A city that is left out stays as it is. */
  wanted: Omit<Place, 'city'> & { city?: string | undefined }
  /** The row version it was decided on; undefined when the client sent none. */
  version: number | undefined
}

/** How long a recount for another time zone may take; a request's connection gives up a moment later. */
const RECOUNT_TIMEOUT = '4500ms'

/** Waiting longer for writers could be a deadlock, which PostgreSQL ends after a second at the cost of either. */
const LOCK_TIMEOUT = '800ms'

/**
 * Changes the agency's place, audited with what changed. The first save counts as decided, also with the values it
 * began with. Instants stay; with another time zone every sum by day is counted anew, in the same transaction. A later
 * request that changes nothing is a no-op.
 * @throws AppError invalid_request (400) for a time zone that the database does not know, conflict (409) for another
 *   currency once money exists and when another request changed the row, unavailable (503) while others write
 */
export async function updatePlaceSettings(
  db: Database,
  { wanted: asked, version, actor, requestId }: PlaceChange,
): Promise<PlaceSettings> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('place_settings').select(COLUMNS).forUpdate().executeTakeFirstOrThrow()
    const is = toPlace(row)
    const wanted: Place = { ...asked, city: asked.city ?? is.city }
    const fields = Object.keys(DEFAULT_PLACE) as (keyof Place)[] // the keys of a literal are its type's
    const changed = fields.filter((field) => row.saved_at === null || is[field] !== wanted[field])
    if (changed.length === 0) return present(row, await hasMoney(trx))
    assertVersion(version, row.version, 'setting')
    if (is.currency !== wanted.currency) await assertNoMoney(trx)
    if (is.timeZone !== wanted.timeZone) await assertKnownZone(trx, wanted.timeZone)
    const saved = await trx
      .updateTable('place_settings')
      .set((eb) => ({
        ...{ time_zone: wanted.timeZone, currency: wanted.currency, week_start: wanted.weekStart },
        city: wanted.city,
        ...{ date_order: wanted.dateOrder, clock: wanted.clock, phone_code: wanted.phoneCode },
        saved_at: eb.fn.coalesce('saved_at', eb.fn<Date>('now')),
      }))
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    if (is.timeZone !== wanted.timeZone) await recountDays(trx)
    const only = (place: Place) => Object.fromEntries(changed.map((field) => [field, place[field]]))
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'settings.changed', entity: 'settings', entityId: 'agency' },
      before: only(is),
      after: only(wanted),
    })
    return present(saved, await hasMoney(trx))
  })
}

/** Whether money is in the agency's currency already. */
async function hasMoney(db: Database): Promise<boolean> {
  const { rows } = await sql<{ money: boolean }>`select exists (select from invoices) or exists (select from payments)
    or exists (select from checkouts) or exists (select from proposals) or exists (select from payouts) as money`.execute(
    db,
  )
  return rows[0]?.money === true
}

/** What makes an invoice, a payment, a proposal or a payout meanwhile waits for the commit. */
async function assertNoMoney(trx: Database): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx)
  await sql`lock table invoices, payments, checkouts, proposals, payouts in share mode`.execute(trx)
  if (!(await hasMoney(trx))) return
  const sentence = `There is money in ${currencyWords()} already, so the currency can't be changed`
  throw conflict(sentence, { currency: sentence })
}

async function assertKnownZone(trx: Database, timeZone: string): Promise<void> {
  const { rows } = await sql`select from pg_timezone_names where name = ${timeZone}`.execute(trx)
  if (rows.length === 0) throw invalid({ timeZone: 'Not a time zone' })
}

async function recountDays(trx: Database): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx)
  await sql`set local statement_timeout = ${sql.lit(RECOUNT_TIMEOUT)}`.execute(trx)
  await sql`select recount_tallies()`.execute(trx)
}

interface SavedRow extends PlaceRow {
  saved_at: Date | null
  version: number
}

const present = (row: SavedRow, currencyFixed: boolean): PlaceSettings => ({
  ...toPlace(row),
  currencyFixed,
  saved: row.saved_at !== null,
  version: row.version,
})
