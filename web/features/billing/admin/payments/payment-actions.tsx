import '../money.css'
import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatCents } from '#shared/model/money.ts'
import {
  type Actable,
  describeRefund,
  forBookings,
  isWaiting,
  wholeOf,
} from '#web/features/billing/admin/payments/payment-labels.ts'
import { RefundDialog } from '#web/features/billing/admin/payments/refund-dialog.tsx'
import { ReverseDialog } from '#web/features/billing/admin/payments/reverse-dialog.tsx'
import { VerifyPayment } from '#web/features/billing/admin/payments/verify-payment.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'

export interface PaymentActionsProps {
  payment: Actable
  /** What was done, in a sentence. */
  onSaid: (text: string) => void
  /** Something may have changed, here or elsewhere. */
  onChanged: () => void
}

const REFUND = { label: 'Refund', hint: 'Send back money that arrived. It is not owed again.' }
const REVERSE = { label: 'Reverse', hint: 'The money never arrived. It is owed again.' }

/** What can be done with a row of the ledger: say that it arrived, that it never did, or give it back. */
export function PaymentActions({ payment, onSaid, onChanged }: PaymentActionsProps) {
  const group = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<'verify' | 'reverse' | 'refund'>()
  const whose = `${formatCents(payment.amount)} of ${payment.customer.name}`
  const whole = `${formatCents(wholeOf(payment))}${forBookings(payment)} of ${payment.customer.name}`
  const close = () => setOpen(undefined)
  const done = (text: string) => {
    // the button that began it may be gone: reading goes on where it was
    flushSync(close)
    group.current?.focus({ preventScroll: true })
    onSaid(text)
  }
  const common = { payment, onChanged, onClose: close }
  const waiting = isWaiting(payment)
  const rest = [
    ...(payment.refundable > 0 ? [{ ...REFUND, onSelect: () => setOpen('refund') }] : []),
    ...(payment.reversible ? [{ ...REVERSE, onSelect: () => setOpen('reverse') }] : []),
  ]
  if (!waiting && rest.length === 0) {
    return <div ref={group} tabIndex={-1} className="money-actions" />
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons; a fieldset would draw a frame
    <div ref={group} tabIndex={-1} role="group" aria-label={whose} className="money-actions">
      {open === 'verify' ? (
        <VerifyPayment {...common} onDone={() => done(`${whole} is verified.`)} />
      ) : (
        <>
          {waiting && (
            <Button size="sm" data-verify onClick={() => setOpen('verify')}>
              Verify
            </Button>
          )}
          {rest.length > 0 && (
            <Menu
              trigger={
                <IconButton label={`More for ${whose}`} title="More">
                  <Ellipsis aria-hidden="true" />
                </IconButton>
              }
              entries={rest}
            />
          )}
        </>
      )}
      {open === 'reverse' && <ReverseDialog {...common} onDone={() => done(`${whole} is reversed.`)} />}
      {open === 'refund' && <RefundDialog {...common} onDone={(refund) => done(describeRefund(refund, payment))} />}
    </div>
  )
}
