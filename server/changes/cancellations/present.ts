import type { z } from 'zod'
import type { previewCancellation } from '#shared/contract/changes/cancellations.admin.ts'
import type { CancellationPreview } from '#shared/contract/changes/cancellations.ts'
import { type CancellationFigures, computeCancellation } from '#shared/model/cancel-booking.ts'
import { AGENCY_CANCELS_SENTENCE, WEATHER_SENTENCE, writeDatedPolicy } from '#shared/model/cancellation.ts'
import { formatCents } from '#shared/model/money.ts'
import type { CancellationRow } from './rows.ts'
import type { CancellationTerms } from './terms.ts'

const presentFigures = ({ keepPercent, until, nextPercent, keptCents, refundCents }: CancellationFigures) => ({
  ...{ keepPercent, nextPercent, kept: keptCents, refund: refundCents },
  until: until?.toISOString() ?? null,
})

/** Only verified money is refunded; the rest is named (docs/product.md P15.21). */
const noteOf = (reported: number): string | null =>
  reported > 0 ? `Only verified payments are refunded: ${formatCents(reported)} is reported and not checked yet.` : null

/** What canceling a booking now would do. */
export function presentPreview(terms: CancellationTerms, now: Date): CancellationPreview {
  const { basis, payments, reported } = terms
  const figures = computeCancellation(basis, { cause: 'customer', at: now })
  return {
    bookingId: terms.id,
    status: terms.status,
    eventDate: terms.event_date.toISOString(),
    total: basis.demandCents,
    paid: figures.paidCents,
    reported,
    payments: payments.map(({ id, cents, method, way }) => ({ id, amount: cents, paymentMethod: method, way })),
    figures: presentFigures(figures),
    terms:
      basis.policy === null
        ? `We haven't confirmed this booking, so canceling costs nothing. ${AGENCY_CANCELS_SENTENCE} ${WEATHER_SENTENCE}`
        : writeDatedPolicy(basis.policy, terms.event_date, basis.demandCents),
    note: noteOf(reported),
  }
}

/**
 * The same for the office, with what was decided of a canceled booking.
 * @param canceled its row; undefined when there is none
 */
export function presentAdminPreview(
  terms: CancellationTerms,
  { now, mayDeviate, canceled }: { now: Date; mayDeviate: boolean; canceled: CancellationRow | undefined },
): z.input<typeof previewCancellation.response> {
  const paid = terms.payments.reduce((sum, { cents }) => sum + cents, 0)
  return {
    ...presentPreview(terms, now),
    byAgency: presentFigures(computeCancellation(terms.basis, { cause: 'agency', at: now })),
    mayDeviate,
    decided: canceled
      ? {
          cause: canceled.cause,
          reasonCode: canceled.reason_code,
          reason: canceled.reason,
          policyKeep: canceled.policy_keep_cents,
          keep: canceled.keep_cents,
          deviationReason: canceled.deviation_reason,
          byCustomer: canceled.by_customer,
          due: Math.max(0, paid - canceled.keep_cents),
          canceledAt: canceled.created_at.toISOString(),
        }
      : null,
  }
}
