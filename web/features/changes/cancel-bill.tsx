import './cancel-bill.css'
import { formatCents } from '#shared/model/money.ts'

interface CancelBillProps {
  /** Integer cents. */
  paid: number
  kept: number
  refund: number
}

/** What a cancellation does with the money, as a small bill. */
export function CancelBill({ paid, kept, refund }: CancelBillProps) {
  return (
    <dl className="cancel-bill num">
      <div>
        <dt>Paid</dt>
        <dd>{formatCents(paid)}</dd>
      </div>
      <div>
        <dt>Kept</dt>
        <dd>{formatCents(kept)}</dd>
      </div>
      <div>
        <dt>Refund</dt>
        <dd>{formatCents(refund)}</dd>
      </div>
    </dl>
  )
}
