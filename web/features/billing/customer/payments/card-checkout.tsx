import { CreditCard } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Due } from '#web/features/billing/customer/payments/pay-parts.tsx'
import { ApiError, call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface CardCheckoutProps {
  bookingId: string
  part: Due
  /** Refused, so that what is known about the booking may be out of date. */
  onStale: () => void
}

/** Leaves for the card provider's page, where what is chosen is paid (docs/product.md P7.11). */
export function CardCheckout({ bookingId, part: { purpose }, onStale }: CardCheckoutProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  // state would come too late for a second click in the same moment
  const underway = useRef(false)

  function rest() {
    underway.current = false
    setBusy(false)
  }
  async function leave(): Promise<void> {
    if (underway.current) return
    underway.current = true
    setBusy(true)
    try {
      const { url } = await call('POST /api/customer/bookings/:id/checkout', {
        params: { id: bookingId },
        body: { purpose },
      })
      // the button stays busy while the page unloads; a customer who comes back to the cached page finds it enabled
      addEventListener('pageshow', rest, { once: true })
      location.assign(url)
    } catch (error) {
      // before the focus moves: it cannot go to a button that is disabled
      flushSync(rest)
      button.current?.focus({ preventScroll: true })
      const description = getErrorMessage(error, 'Failed to process payment')
      toast({ title: 'Payment Failed', description, variant: 'destructive' })
      if (error instanceof ApiError && [404, 409, 422].includes(error.status)) onStale()
    }
  }

  return (
    <div className="pay-card">
      <Button
        ref={button}
        variant="lit"
        // the form was asked for, and this is where it begins
        autoFocus
        busy={busy}
        busyLabel="Opening..."
        onClick={() => void leave()}
      >
        <CreditCard aria-hidden="true" />
        Pay by card
      </Button>
      <p>On our card provider’s secure page. Or pay another way below.</p>
    </div>
  )
}
