import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { formatCents } from '#shared/model/money.ts'
import { type Actable, forBookings } from '#web/features/billing/admin/payments/payment-labels.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'

interface VerifyPaymentProps {
  payment: Actable
  onDone: () => void
  onChanged: () => void
  onClose: () => void
}

/** Asks in the row itself whether the money is there: that cannot be unsaid. */
export function VerifyPayment({ payment, onDone, onChanged, onClose }: VerifyPaymentProps) {
  const question = useId()
  const box = useRef<HTMLSpanElement>(null)
  const {
    send,
    busy,
    button: yes,
  } = useSubmit({
    write: () => call('POST /api/admin/payments/:id/verify', { params: { id: payment.id } }),
    onDone,
    onSettled: onChanged,
    fallback: 'Failed to verify the payment',
  })
  const cancel = () => {
    const row = box.current?.parentElement
    flushSync(onClose)
    row?.querySelector<HTMLElement>('[data-verify]')?.focus({ preventScroll: true })
  }
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || busy || !box.current?.contains(document.activeElement)) return
    event.stopPropagation()
    cancel()
  })
  // the button that was pressed gave its place to these
  useEffect(() => yes.current?.focus({ preventScroll: true }), [yes])
  // Escape leaves the question and nothing more: a drawer around it hears the key at the document, so this is earlier
  useEffect(() => {
    const hear = (event: KeyboardEvent) => leave(event)
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
  return (
    <span ref={box} className="money-confirm">
      <span id={question}>
        {payment.together
          ? `Did ${formatCents(payment.together.amount)} arrive${forBookings(payment)}?`
          : 'Did this payment arrive?'}
      </span>
      <Button
        ref={yes}
        size="sm"
        aria-describedby={question}
        busy={busy}
        busyLabel="Verifying..."
        onClick={() => send(undefined)}
      >
        Mark as received
      </Button>
      <Button size="sm" variant="bare" disabled={busy} onClick={cancel}>
        Not yet
      </Button>
    </span>
  )
}
