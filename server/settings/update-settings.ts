import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { invalid } from '#server/errors.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { AgencySettings, OpeningSpan } from '#shared/contract/settings/settings.ts'
import { presentSettings } from './agency-settings.ts'
import { lockSettings, saveSettings } from './queries.ts'

/** A change of the agency settings. */
export interface SettingsChange extends By<Actor> {
  settings: Omit<AgencySettings, 'version'>
  /** The row version it was decided on; undefined when the client didn't say. */
  version: number | undefined
}

/**
 * Changes the agency's settings, audited with the changed ones as they were and as they are. A change that changes
 * nothing leaves the row version alone.
 * @throws AppError invalid_request (400) for spans that overlap, conflict (409) when another request changed the row
 */
export async function updateSettings(
  db: Database,
  { settings, version, actor, requestId }: SettingsChange,
): Promise<AgencySettings> {
  const wanted = {
    ...settings,
    noticeRecipients: [...new Set(settings.noticeRecipients)],
    openingHours: sortSpans(settings.openingHours),
  }
  return db.transaction().execute(async (trx) => {
    const is = presentSettings(await lockSettings(trx))
    const { before, after } = differ(is, wanted)
    if (Object.keys(after).length === 0) return is
    assertVersion(version, is.version, 'setting')
    const saved = await saveSettings(trx, {
      address: wanted.address,
      notice_recipients: wanted.noticeRecipients,
      opening_hours: JSON.stringify(wanted.openingHours),
      deposit_percent: wanted.depositPercent,
      buffer_minutes: wanted.bufferMinutes,
      agent_share_percent: wanted.agentSharePercent,
      review_new_agents: wanted.reviewNewAgents,
      booker_refund_cents: wanted.bookerRefundLimit,
      cancellation_policy: JSON.stringify(wanted.cancellationPolicy),
      kept_share_percent: wanted.keptSharePercent,
      cancellation_terms: wanted.cancellationTerms,
      agreement_template: wanted.agreementTemplate,
      countersign_by_hand: wanted.countersignByHand,
    })
    await recordAudit(trx, {
      actor,
      action: 'settings.changed',
      entity: 'settings',
      entityId: 'agency',
      requestId,
      before,
      after,
    })
    return presentSettings(saved)
  })
}

/** Spans by weekday and time, each ending before the next begins. */
function sortSpans(spans: readonly OpeningSpan[]): OpeningSpan[] {
  const sorted = spans
    .map(({ weekday, from, to }) => ({ weekday, from, to }))
    .sort((a, b) => a.weekday - b.weekday || a.from - b.from)
  const overlapping = sorted.some((span, i) => {
    const before = sorted[i - 1]
    return before?.weekday === span.weekday && before.to > span.from
  })
  if (overlapping) throw invalid({ openingHours: 'Two spans of one day overlap' })
  return sorted
}

function differ(is: AgencySettings, wanted: SettingsChange['settings']) {
  const changed = Object.keys(wanted).filter((field) => {
    const key = field as keyof typeof wanted // its own keys
    return !isDeepStrictEqual(wanted[key], is[key])
  }) as (keyof typeof wanted)[] // as above
  return {
    before: Object.fromEntries(changed.map((field) => [field, is[field]])),
    after: Object.fromEntries(changed.map((field) => [field, wanted[field]])),
  }
}
