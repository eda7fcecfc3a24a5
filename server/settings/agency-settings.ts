import type { Database } from '#server/db/client.ts'
import type { AgencySettings, OpeningSpan } from '#shared/contract/settings/settings.ts'
import { type CancellationPolicy, DEFAULT_CANCELLATION_POLICY } from '#shared/model/cancellation.ts'
import { findSettings, type SettingsRow } from './queries.ts'

/** Minutes the agency keeps free after each booking of an agent (docs/product.md P8.5). */
export async function findBufferMinutes(db: Database): Promise<number> {
  const settings = await db.selectFrom('agency_settings').select('buffer_minutes').executeTakeFirst()
  return settings?.buffer_minutes ?? 0
}

/** The deposit a new booking is asked for, in percent; null for none (docs/product.md P7.22). */
export async function findDepositPercent(db: Database): Promise<number | null> {
  const settings = await db.selectFrom('agency_settings').select('deposit_percent').executeTakeFirst()
  return settings?.deposit_percent ?? null
}

/** Whether agents who register themselves wait until the office publishes them (docs/product.md P5.25). */
export async function reviewsNewAgents(db: Database): Promise<boolean> {
  const settings = await db.selectFrom('agency_settings').select('review_new_agents').executeTakeFirst()
  return settings?.review_new_agents ?? true
}

/** What the agency has decided about itself. */
export async function readSettings(db: Database): Promise<AgencySettings> {
  return presentSettings(await findSettings(db))
}

/** The cancellation policy of the settings; the default one until the office has its own (docs/product.md P15.3). */
const policyInForce = ({ cancellation_policy }: SettingsRow): CancellationPolicy =>
  (cancellation_policy as CancellationPolicy | null) ?? DEFAULT_CANCELLATION_POLICY // written by update-settings alone

/** The settings as admins see them. */
export function presentSettings(row: SettingsRow): AgencySettings {
  return {
    address: row.address,
    noticeRecipients: row.notice_recipients,
    openingHours: row.opening_hours as OpeningSpan[], // written by update-settings alone, which validates them
    depositPercent: row.deposit_percent,
    bufferMinutes: row.buffer_minutes,
    agentSharePercent: row.agent_share_percent,
    reviewNewAgents: row.review_new_agents,
    bookerRefundLimit: row.booker_refund_cents,
    cancellationPolicy: policyInForce(row),
    keptSharePercent: row.kept_share_percent,
    cancellationTerms: row.cancellation_terms,
    agreementTemplate: row.agreement_template,
    countersignByHand: row.countersign_by_hand,
    version: row.version,
  }
}
