import '../money.css'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatCents } from '#shared/model/money.ts'
import { type Actable, describeRefund } from '#web/features/billing/admin/payments/payment-labels.ts'
import { RefundDialog } from '#web/features/billing/admin/payments/refund-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

interface RefundDueProps {
  /** Integer cents; 0 when nothing is due. */
  cents: number
  reason: string
  /** The payments of the booking. */
  payments: readonly Actable[]
  /** The dialog is open from the start. */
  asked: boolean
  onSaid: (text: string) => void
  onChanged: () => void
  onClose: () => void
}

/** Refunds what is due of a booking: the dialog opens with the payment, the amount and the reason (docs/product.md P15.10). */
export function RefundDue({ cents, reason, payments, asked, onSaid, onChanged, onClose }: RefundDueProps) {
  const part = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(asked)
  const payment = findRefundable(payments)
  const due = payment && Math.min(cents, payment.refundable)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <div ref={part} tabIndex={-1} className="money-actions">
      {payment && due !== undefined && cents > 0 && (
        <>
          <Button size="sm" variant="lit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Refund {formatCents(due)}
          </Button>
          {open && (
            <RefundDialog
              payment={payment}
              due={{ cents: due, reason }}
              onChanged={onChanged}
              onClose={close}
              onDone={(refund) => {
                // the button is gone once nothing is due
                flushSync(close)
                part.current?.focus({ preventScroll: true })
                onSaid(describeRefund(refund, payment))
              }}
            />
          )}
        </>
      )}
    </div>
  )
}

/** The payment that is refunded first: verified ones, those of the card provider before others (docs/product.md P15.22). */
function findRefundable(payments: readonly Actable[]): Actable | undefined {
  const left = payments.filter(({ refundable, verifiedAt }) => refundable > 0 && verifiedAt !== null)
  return left.find(({ reportedBy }) => reportedBy === 'processor') ?? left[0]
}
