import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { PaymentMethod } from '#shared/contract/billing/cards.ts'
import { CARD_TYPE_LABELS, isExpired } from '#shared/model/card.ts'
import { getLabel } from '#web/lib/known.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface CardPanelProps {
  card: PaymentMethod
  onRemove: () => void
  /** Fulfilled when the list shows it, rejected when it was refused. */
  onSetDefault: () => Promise<unknown>
}

const two = (figure: number) => String(figure).padStart(2, '0')

/** A kept card, by its last four digits (docs/product.md P4.9). */
export function CardPanel({ card, onRemove, onSetDefault }: CardPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const { type, brand, last4, cardholderName, expiryMonth, expiryYear, isDefault } = card
  const name = `${brand} ending in ${last4}`
  const expired = isExpired({ month: expiryMonth, year: expiryYear }, new Date())
  return (
    <article
      ref={panel}
      tabIndex={-1}
      className={`wallet-card ${isDefault ? 'wallet-card-default' : ''}`}
      aria-label={name}
    >
      <header>
        <b>{brand}</b>
        <span className="wallet-card-badges">
          {expired && (
            <Badge tone="danger" bulb="out">
              Expired
            </Badge>
          )}
          {isDefault && (
            <Badge tone="lamp" bulb="lit">
              Default
            </Badge>
          )}
        </span>
      </header>
      <p className="wallet-card-number num">
        <span aria-hidden="true">•••• </span>
        <span className="sr-only">Ending in </span>
        {last4}
      </p>
      <p className="wallet-card-facts">
        <span>{cardholderName}</span>
        <span className="num">
          <span className="sr-only">Expires </span>
          {two(expiryMonth)}/{two(expiryYear)}
        </span>
      </p>
      <footer>
        <span className="text-b3 text-ink-2">{getLabel(CARD_TYPE_LABELS, type)}</span>
        {!isDefault && (
          <Button
            variant="bare"
            size="sm"
            onClick={() =>
              onSetDefault().then(
                () => panel.current?.focus({ preventScroll: true }),
                () => undefined,
              )
            }
          >
            Set as Default<span className="sr-only">: {name}</span>
          </Button>
        )}
        <IconButton label={`Delete ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </footer>
    </article>
  )
}
