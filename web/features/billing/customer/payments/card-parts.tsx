import './pay-form.css'
import { formatCents } from '#shared/model/money.ts'
import { CardButton } from '#web/features/billing/customer/payments/card-button.tsx'

interface CardPartsProps {
  /** What can be paid by card, in integer cents. */
  parts: readonly { bookingId: string; name: string; cents: number }[]
  /** All that is due, in integer cents: it is paid at once where cards are accepted for all of it. */
  dueCents: number
  /** Asks for the address of the card provider's page: of all parts, or of one booking's. */
  open: (bookingId?: string) => Promise<{ url: string }>
  onStale: () => void
}

/** Pays for several bookings by card: at once, or one after the other where one takes no cards (docs/product.md P16.13). */
export function CardParts({ parts, dueCents, open, onStale }: CardPartsProps) {
  const whole = parts.reduce((sum, { cents }) => sum + cents, 0) === dueCents
  return (
    <div className="pay-event-form">
      <p>
        On our card provider’s secure page.
        {!whole &&
          (parts.length > 1
            ? ' Not all of it can be paid by card, so you pay for each performer separately. Open our email again for the next one.'
            : ' The rest cannot be paid by card.')}
      </p>
      {whole ? (
        <div>
          <CardButton open={() => open()} onStale={onStale}>
            Pay {formatCents(dueCents)} by card
          </CardButton>
        </div>
      ) : (
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
      )}
    </div>
  )
}
