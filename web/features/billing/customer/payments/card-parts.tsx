import './pay-form.css'
import { formatCents } from '#shared/model/money.ts'
import { CardButton } from '#web/features/billing/customer/payments/card-button.tsx'

interface CardPartsProps {
  /** What can be paid by card, in integer cents. */
  parts: readonly { bookingId: string; name: string; cents: number }[]
  /** Asks for the address of the card provider's page. */
  open: (bookingId: string) => Promise<{ url: string }>
  onStale: () => void
}

/** Pays several bookings by card, one after the other (docs/product.md P16.13). */
export function CardParts({ parts, open, onStale }: CardPartsProps) {
  return (
    <div className="pay-event-form">
      <p>
        On our card provider’s secure page.
        {parts.length > 1 && ' You pay for each performer separately. Open our email again for the next one.'}
      </p>
      <ul className="pay-event">
        {parts.map(({ bookingId, name, cents }) => (
          <li key={bookingId}>
            <span>{name}</span>
            <CardButton open={() => open(bookingId)} onStale={onStale}>
              Pay {formatCents(cents)}
              <span className="sr-only"> for {name}</span>
            </CardButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
