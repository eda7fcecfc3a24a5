import { CardButton } from '#web/features/billing/customer/payments/card-button.tsx'
import type { Due } from '#web/features/billing/customer/payments/pay-parts.tsx'
import { call } from '#web/lib/api.ts'

interface CardCheckoutProps {
  bookingId: string
  part: Due
  /** Refused, so that what is known about the booking may be out of date. */
  onStale: () => void
}

/** Pays what is chosen by card (docs/product.md P7.11). */
export function CardCheckout({ bookingId, part: { purpose }, onStale }: CardCheckoutProps) {
  return (
    <div className="pay-card">
      <CardButton
        open={() => call('POST /api/customer/bookings/:id/checkout', { params: { id: bookingId }, body: { purpose } })}
        onStale={onStale}
        // the form was asked for, and this is where it begins
        autoFocus
      >
        Pay by card
      </CardButton>
      <p>On our card provider’s secure page. Or pay another way below.</p>
    </div>
  )
}
