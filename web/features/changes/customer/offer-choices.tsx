import '../replacements.css'
import { useEffect, useRef } from 'react'
import type { CustomerOffer } from '#shared/contract/changes/replacements.ts'
import { formatCents } from '#shared/model/money.ts'
import { firstName } from '#shared/model/person-name.ts'
import { describeDifference } from '#web/features/changes/difference.ts'
import { formatCategory } from '#web/lib/format.ts'
import { formatLongDateTime } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'

interface OfferChoicesProps {
  offer: CustomerOffer
  busy: boolean
  onPick: (choiceId: string) => void
}

/** Whom a customer may pick instead, a card each (docs/product.md P15.64). */
export function OfferChoices({ offer, busy, onPick }: OfferChoicesProps) {
  const picked = offer.choices.find(({ state }) => state === 'picked')
  const pressed = useRef(false)
  const said = useRef<HTMLParagraphElement>(null)
  // the cards are gone, and with them the pressed button: the sentence that replaces them may be above the window
  useEffect(() => {
    if (!picked || !pressed.current) return
    said.current?.focus({ preventScroll: true })
    said.current?.scrollIntoView({ block: 'center' })
  }, [picked])
  if (picked) {
    return (
      <p ref={said} role="status" tabIndex={-1}>
        You picked {picked.name}. Nothing is booked yet: we confirm it by email.
      </p>
    )
  }
  const pick = (id: string) => {
    pressed.current = true
    onPick(id)
  }
  return (
    <>
      <p>
        {offer.agentName} can't make your event. Please choose by {formatLongDateTime(offer.deadline)}. Your booking and
        what you paid stay as they are until we confirm.
      </p>
      {offer.message && <p>{offer.message}</p>}
      <ul className="swap-cards">
        {offer.choices.map(({ id, name, category, image, priceCents, plusTax, differenceCents, state }) => (
          <li key={id} className="swap-card">
            <div className="poster" aria-hidden="true">
              <Picture src={image} name={name} sizes="260px" />
            </div>
            <div>
              <b>{name}</b>
              <span>{formatCategory(category)}</span>
              <span>
                {formatCents(priceCents)}
                <PlusTax when={plusTax} />
              </span>
              <span className="swap-small">{describeDifference(differenceCents)}</span>
            </div>
            {state === 'offered' ? (
              <Button variant="lit" busy={busy} onClick={() => pick(id)}>
                Choose {firstName(name)}
              </Button>
            ) : (
              <p className="swap-small">No longer free</p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
