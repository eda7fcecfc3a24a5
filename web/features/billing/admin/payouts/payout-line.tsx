import type { PayoutRow } from '#shared/contract/billing/payouts.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { PAYOUT_METHOD_LABELS } from '#shared/model/payout.ts'
import { formatBookings, formatCategory } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'
import { paths } from '#web/lib/paths.ts'
import { writeFullDay } from '#web/lib/write-day.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** An amount that may be below zero. */
export const formatSigned = (cents: number) => (cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents))

interface PayoutLineProps {
  row: PayoutRow
  selected: boolean
  onSelect: (selected: boolean) => void
  onReopen: () => void
}

/** One person of a month's payday (docs/product.md P7.85). */
export function PayoutLine({ row, selected, onSelect, onReopen }: PayoutLineProps) {
  const { name, category, bookings, share, adjustments, due, paid, payout, email } = row
  return (
    <article className="payout-row" aria-label={name}>
      {due > 0 ? (
        <label className="payout-check">
          <span className="sr-only">Select {name}</span>
          <input type="checkbox" checked={selected} onChange={({ target }) => onSelect(target.checked)} />
        </label>
      ) : (
        <span />
      )}
      <p className="payout-who">
        <b>{name}</b>
        <span className="money-facts">
          <span>{formatCategory(category)}</span>
          <span>{formatBookings(bookings)}</span>
          {email === null && <span>No email address</span>}
        </span>
      </p>
      <div className="payout-state">
        {payout ? (
          <>
            <p className="money-facts">
              <span>Paid {writeFullDay(payout.paidOn)}</span>
              <span>{getLabel(PAYOUT_METHOD_LABELS, payout.method)}</span>
              {payout.reference && <span>{payout.reference}</span>}
            </p>
            <span className="pricing-actions">
              <ButtonLink href={paths.adminPayoutStatement(payout.id)} download variant="bare" size="sm">
                Statement<span className="sr-only"> of {name}</span>
              </ButtonLink>
              <Button variant="bare" size="sm" aria-haspopup="dialog" onClick={onReopen}>
                Reopen<span className="sr-only"> {name}</span>
              </Button>
            </span>
          </>
        ) : (
          due <= 0 && <p className="money-facts">Carried over to the next month</p>
        )}
      </div>
      <dl className="payout-sums num">
        <div>
          <dt>Share</dt>
          <dd>{formatCents(share)}</dd>
        </div>
        <div>
          <dt>Adjustments</dt>
          <dd>{formatSigned(adjustments)}</dd>
        </div>
        <div>
          <dt>{payout ? 'Paid' : 'Due'}</dt>
          <dd className="payout-due">{payout ? formatCents(paid) : formatSigned(due)}</dd>
        </div>
      </dl>
    </article>
  )
}
