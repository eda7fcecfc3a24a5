import type { Updateable } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { AgencySettings } from '#server/db/types.ts'

const COLUMNS = [
  ...(['address', 'notice_recipients', 'opening_hours', 'deposit_percent', 'buffer_minutes'] as const),
  ...(['agent_share_percent', 'booker_refund_cents', 'cancellation_terms', 'review_new_agents', 'version'] as const),
  ...(['cancellation_policy', 'kept_share_percent', 'agreement_template', 'countersign_by_hand'] as const),
] as const

/** The one row of the agency's settings. */
export type SettingsRow = Awaited<ReturnType<typeof findSettings>>

/** The agency's settings; the first migration made their row. */
export async function findSettings(db: Database) {
  return db.selectFrom('agency_settings').select(COLUMNS).executeTakeFirstOrThrow()
}

/** Locks the settings until the transaction ends. */
export async function lockSettings(trx: Database): Promise<SettingsRow> {
  return trx.selectFrom('agency_settings').select(COLUMNS).forUpdate().executeTakeFirstOrThrow()
}

/** Writes the settings. */
export async function saveSettings(trx: Database, values: Updateable<AgencySettings>): Promise<SettingsRow> {
  return trx.updateTable('agency_settings').set(values).returning(COLUMNS).executeTakeFirstOrThrow()
}
