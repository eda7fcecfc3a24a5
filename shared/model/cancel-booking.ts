import { type CancellationPolicy, claimCents, findTier, keptCents, listTierEnds } from './cancellation.ts'
import { formatCents } from './money.ts'

/** Who cancels: the customer, by the policy, or the agency, which keeps nothing. */
export const CANCEL_CAUSES = ['customer', 'agency'] as const
export type CancelCause = (typeof CANCEL_CAUSES)[number]

/** Why a customer cancels, and its words on screen. */
export const CUSTOMER_CANCEL_REASONS = {
  changed_plans: 'Plans changed',
  date_changed: 'The date changed',
  found_other: 'Found someone else',
  too_expensive: 'Too expensive',
  weather: 'Weather',
  venue_closed: 'The venue closed',
  other: 'Another reason',
} as const

/** Why the agency cancels, and its words on screen. */
export const AGENCY_CANCEL_REASONS = {
  no_talent: 'No talent available',
  safety: 'Safety',
  duplicate: 'Entered twice',
  no_payment: 'Not paid',
  other: 'Another reason',
} as const

export type CustomerCancelReason = keyof typeof CUSTOMER_CANCEL_REASONS
export type AgencyCancelReason = keyof typeof AGENCY_CANCEL_REASONS

/** What stands for a reason when none was chosen or written. */
export const NO_CANCEL_REASON = 'none'

const REASON_WORDS: Record<CancelCause, Readonly<Record<string, string>>> = {
  customer: CUSTOMER_CANCEL_REASONS,
  agency: AGENCY_CANCEL_REASONS,
}

/** The words of a stored reason, or of `NO_CANCEL_REASON`; those of 'other' for one this version doesn't know. */
export function describeCancelReason(cause: CancelCause, code: string): string {
  if (code === NO_CANCEL_REASON) return 'No reason given'
  const words = REASON_WORDS[cause]
  return (Object.hasOwn(words, code) ? words[code] : undefined) ?? 'Another reason'
}

/** A stored reason of a customer; 'other' for one this version doesn't know. */
export const readCustomerReason = (code: string | null): CustomerCancelReason =>
  code !== null && code in CUSTOMER_CANCEL_REASONS ? (code as CustomerCancelReason) : 'other' // a key of it

/** How a payment goes back: through the card provider, or paid out by hand. */
export const REFUND_WAYS = ['card', 'hand'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

/** A verified payment of which something can go back. */
export interface Refundable {
  id: string
  /** What is left of it, integer cents. */
  cents: number
  way: RefundWay
}

/** What a cancellation is computed from. */
export interface CancellationBasis {
  /** The policy the booking was confirmed with; null while it is pending, which keeps nothing. */
  policy: CancellationPolicy | null
  /** The start. */
  eventDate: Date
  /** The price with tax, integer cents; null while there is no price. */
  demandCents: number | null
  payments: readonly Refundable[]
}

/** What a cancellation keeps and gives back. All amounts are integer cents. */
export interface CancellationFigures {
  /** The tier that holds. */
  keepPercent: number
  /** When it ends; null for the last tier. */
  until: Date | null
  /** What the next tier keeps; null for the last tier. */
  nextPercent: number | null
  /** The claim by the policy: never more than the price. */
  claimCents: number
  /** Verified and not given back. */
  paidCents: number
  /** What the agency keeps of it. */
  keptCents: number
  refundCents: number
}

/**
 * Computes what a cancellation at a moment keeps and gives back (docs/product.md P15.21). Only verified payments count.
 * @param at the moment that decides the tier
 */
export function computeCancellation(
  { policy, eventDate, demandCents, payments }: CancellationBasis,
  { cause, at }: { cause: CancelCause; at: Date },
): CancellationFigures {
  const paidCents = payments.reduce((sum, { cents }) => sum + cents, 0)
  const binding = cause === 'agency' ? null : policy
  const keepPercent = binding === null ? 0 : findTier(binding, eventDate, at).keepPercent
  const end = binding === null ? undefined : listTierEnds(binding, eventDate).find(({ until }) => at <= until)
  const kept = keptCents(keepPercent, demandCents, paidCents)
  return {
    keepPercent,
    until: end?.until ?? null,
    nextPercent: binding && end ? findTier(binding, eventDate, new Date(end.until.getTime() + 1)).keepPercent : null,
    claimCents: claimCents(keepPercent, demandCents),
    paidCents,
    keptCents: kept,
    refundCents: paidCents - kept,
  }
}

/** A part of a refund: what goes back of one payment. */
export interface RefundPart {
  paymentId: string
  /** Integer cents, more than 0. */
  cents: number
  way: RefundWay
}

/**
 * Splits a refund over the payments: cards first, because the provider pays them out at once, then in the order given
 * (docs/product.md P15.22).
 * @param refundCents integer cents; at most the sum of the payments
 */
export function splitRefund(payments: readonly Refundable[], refundCents: number): RefundPart[] {
  let left = refundCents
  const ordered = [...payments].sort((a, b) => Number(a.way === 'hand') - Number(b.way === 'hand'))
  return ordered.flatMap(({ id, cents, way }) => {
    const part = Math.min(left, cents)
    left -= part
    return part > 0 ? [{ paymentId: id, cents: part, way }] : []
  })
}

/**
 * How and when a refund comes back, as the customer reads it before and after canceling: a sentence for each way
 * (docs/product.md P15.26).
 * @param cents integer cents by way
 */
export function wordRefundWays(cents: Record<RefundWay, number>): string[] {
  return [
    ...(cents.card > 0
      ? [`${formatCents(cents.card)} goes back to the card you paid with, usually within 5 to 10 business days.`]
      : []),
    ...(cents.hand > 0 ? [`We'll send you ${formatCents(cents.hand)} and email you when it's on its way.`] : []),
  ]
}
