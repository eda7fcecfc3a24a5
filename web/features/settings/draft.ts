import type { AgencySettings, OpeningSpan } from '#shared/contract/settings/settings.ts'
import type { CancellationTier } from '#shared/model/cancellation.ts'
import { DEFAULT_AGREEMENT } from '#shared/model/proposal.ts'
import { readCents, writeCents } from '#web/lib/dollars.ts'
import { formatClock, readClock } from '#web/lib/week.ts'

/** A span of opening hours as it is typed: '18:00' to '00:00', which is midnight. */
export interface DraftSpan {
  weekday: number
  from: string
  to: string
}

/** A tier of the cancellation policy as it is typed. */
export interface DraftTier {
  hours: string
  keepPercent: string
}

/** The settings as they are typed. */
export interface Draft {
  address: string
  noticeRecipients: string
  openingHours: readonly DraftSpan[]
  depositPercent: string
  bufferMinutes: string
  agentSharePercent: string
  reviewNewAgents: boolean
  /** Dollars. */
  bookerRefundLimit: string
  /** The last tier's hours are 0. */
  cancellationPolicy: readonly DraftTier[]
  keptSharePercent: string
  cancellationTerms: string
  agreementTemplate: string
  countersignByHand: boolean
}
export type DraftField = keyof Draft

/** Every setting, in the form's order, by what people call it. */
export const FIELD_LABELS: Record<DraftField, string> = {
  address: 'Address',
  noticeRecipients: 'Alerts go to',
  openingHours: 'Opening hours',
  depositPercent: 'Deposit',
  bufferMinutes: 'Time between bookings',
  agentSharePercent: "Agents' share",
  reviewNewAgents: 'New talent',
  bookerRefundLimit: "Bookers' refund limit",
  cancellationPolicy: 'Cancellation policy',
  keptSharePercent: "Talent's part of what is kept",
  cancellationTerms: 'Also say',
  agreementTemplate: 'Agreement',
  countersignByHand: 'Countersigning',
}
export const DRAFT_FIELDS = Object.keys(FIELD_LABELS) as DraftField[] // a Record's keys are its type's

const DAY = 1440

/** The settings as the form shows them. */
export const createDraft = (settings: AgencySettings): Draft => ({
  address: settings.address ?? '',
  noticeRecipients: settings.noticeRecipients.join('\n'),
  openingHours: settings.openingHours.map(({ weekday, from, to }) => ({
    weekday,
    from: formatClock(from),
    to: formatClock(to),
  })),
  depositPercent: String(settings.depositPercent ?? ''),
  bufferMinutes: String(settings.bufferMinutes),
  agentSharePercent: String(settings.agentSharePercent ?? ''),
  reviewNewAgents: settings.reviewNewAgents,
  bookerRefundLimit: writeCents(settings.bookerRefundLimit),
  cancellationPolicy: settings.cancellationPolicy.tiers.map(({ hours, keepPercent }) => ({
    hours: String(hours),
    keepPercent: String(keepPercent),
  })),
  keptSharePercent: String(settings.keptSharePercent ?? ''),
  cancellationTerms: settings.cancellationTerms ?? '',
  agreementTemplate: settings.agreementTemplate ?? DEFAULT_AGREEMENT,
  countersignByHand: settings.countersignByHand,
})

/** A whole number; null when nothing is typed, NaN for what is none. */
const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed))
const spanOf = ({ weekday, from, to }: DraftSpan): OpeningSpan => ({
  weekday,
  from: readClock(from),
  to: readClock(to) || DAY,
})

/** Typed tiers as numbers, NaN for what is none. */
export const readTiers = (tiers: readonly DraftTier[]): CancellationTier[] =>
  tiers.map(({ hours, keepPercent }) => ({
    hours: numberOf(hours) ?? Number.NaN,
    keepPercent: numberOf(keepPercent) ?? Number.NaN,
  }))

/** An agency without words of its own has the first ones, also when those become others. */
const writeTemplate = (typed: string): string | null =>
  typed.trim() === DEFAULT_AGREEMENT.trim() || typed.trim() === '' ? null : typed.trim()

/** The settings as they travel; not yet checked. */
export const buildBody = (draft: Draft) => ({
  address: draft.address.trim(),
  noticeRecipients: draft.noticeRecipients.split(/[\s,;]+/).filter(Boolean),
  openingHours: draft.openingHours.map(spanOf),
  depositPercent: numberOf(draft.depositPercent),
  bufferMinutes: numberOf(draft.bufferMinutes) ?? 0,
  agentSharePercent: numberOf(draft.agentSharePercent),
  reviewNewAgents: draft.reviewNewAgents,
  bookerRefundLimit: readCents(draft.bookerRefundLimit) ?? Number.NaN,
  cancellationPolicy: { tiers: readTiers(draft.cancellationPolicy) },
  keptSharePercent: numberOf(draft.keptSharePercent),
  cancellationTerms: draft.cancellationTerms.trim(),
  agreementTemplate: writeTemplate(draft.agreementTemplate),
  countersignByHand: draft.countersignByHand,
})

const same = (a: Draft, b: Draft, field: DraftField) => JSON.stringify(a[field]) === JSON.stringify(b[field])

/** In which fields two drafts differ. */
export const differing = (a: Draft, b: Draft): DraftField[] => DRAFT_FIELDS.filter((field) => !same(a, b, field))

/**
 * What was typed, put onto settings that have changed meanwhile: fields that were touched keep what was typed.
 * @param base what the typing began with
 */
export function rebase(typed: Draft, base: Draft, now: Draft): Draft {
  const kept = Object.fromEntries(differing(typed, base).map((field) => [field, typed[field]]))
  return { ...now, ...kept }
}

/** A setting in a few words, for saying what it is now. */
export function wordsFor(draft: Draft, field: DraftField): string {
  if (field === 'openingHours') {
    const { length } = draft.openingHours
    return length === 0 ? 'none' : `${length} ${length === 1 ? 'time range' : 'time ranges'}`
  }
  if (field === 'reviewNewAgents') return draft[field] ? 'public after we publish' : 'public right away'
  if (field === 'countersignByHand') return draft[field] ? 'by hand' : 'automatic'
  if (field === 'cancellationPolicy') {
    return draft[field].map(({ hours, keepPercent }) => `${hours} hours: ${keepPercent}%`).join(', ')
  }
  const words = draft[field].replaceAll('\n', ', ')
  if (words.length > 80) return `${words.slice(0, 80)}...`
  return words || 'none'
}
