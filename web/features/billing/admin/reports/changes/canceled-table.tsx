import type { CanceledSums, ChangesReport } from '#shared/contract/office/changes-report.admin.ts'
import { type CancelCause, describeCancelReason } from '#shared/model/cancel-booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { FigureTable } from '#web/features/billing/admin/reports/figure-table.tsx'
import { formatCount } from '#web/lib/format.ts'

type Cancellations = ChangesReport['cancellations']
type Line = CanceledSums & { key: string; name: string; more?: string }

const CAUSES: Record<CancelCause, string> = { customer: 'Customer', agency: 'Agency' }

const addUp = (lines: readonly CanceledSums[]): CanceledSums => {
  const sum = (name: keyof CanceledSums) => lines.reduce((total, line) => total + line[name], 0)
  return { count: sum('count'), kept: sum('kept'), refunded: sum('refunded'), due: sum('due') }
}

function nameTier({ held, keepPercent }: Cancellations['tiers'][number]): string {
  if (held === 'agency') return 'Canceled by the agency'
  if (held === 'unconfirmed') return 'Not confirmed yet'
  return keepPercent === 0 ? 'Free' : `${keepPercent}% kept`
}

function readLines({ reasons, tiers }: Cancellations, by: string): Line[] {
  if (by === 'tier') {
    return tiers.map((tier) => ({ ...tier, key: `${tier.held}${tier.keepPercent}`, name: nameTier(tier) }))
  }
  if (by === 'reason') {
    return reasons.map(({ cause, reason, ...sums }) => ({
      ...{ ...sums, key: `${cause} ${reason}`, name: describeCancelReason(cause, reason), more: CAUSES[cause] },
    }))
  }
  return (['customer', 'agency'] as const).map((cause) => ({
    ...{ key: cause, name: CAUSES[cause], ...addUp(reasons.filter((one) => one.cause === cause)) },
  }))
}

interface CanceledTableProps {
  cancellations: Cancellations
  /** 'tier', 'reason', or else who canceled. */
  by: string
}

const LABELS: Record<string, readonly [label: string, of: string]> = {
  who: ['Cancellations by who canceled', 'Canceled by'],
  reason: ['Cancellations by reason', 'Reason'],
  tier: ['Cancellations by tier', 'Tier'],
}

/** Cancellations with the money of their bookings, and the sum of all. */
export function CanceledTable({ cancellations, by }: CanceledTableProps) {
  if (cancellations.reasons.length === 0) return <p className="money-none">No cancellations in these dates</p>
  const lines = readLines(cancellations, by)
  const [label = '', of = ''] = LABELS[by] ?? []
  return (
    <>
      <FigureTable
        label={label}
        of={of}
        headings={['Bookings', 'Kept', 'Refunded', 'Still to refund']}
        lines={[...lines, ...(lines.length > 1 ? [{ key: 'all', name: 'All', ...addUp(lines) }] : [])].map(
          ({ key, name, more, count, kept, refunded, due }: Line) => ({
            ...{ key, name, ...(more !== undefined && { more }) },
            cells: [formatCount(count), formatCents(kept), formatCents(refunded), formatCents(due)],
          }),
        )}
      />
      <p className="money-small">
        A booking counts on the day it was canceled, and its money with it, whenever it moved. Kept is what was paid and
        verified, at most what the terms or an owner keep.
      </p>
    </>
  )
}
