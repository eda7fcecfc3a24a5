import './undo.css'
import { Undo2 } from 'lucide-react'
import { BOOKING_STATUS_LABELS } from '#shared/model/booking.ts'
import { EmailLine } from '#web/features/bookings/admin/email-line.tsx'
import { type UndoOffer, useUndoOffer, useUndoOffers } from '#web/features/bookings/admin/undo/undo-store.ts'
import { getLabel } from '#web/lib/known.ts'
import { Button } from '#web/ui/button.tsx'

function Offer({ offer: { booking, undo }, named = false }: { offer: UndoOffer; named?: boolean }) {
  const about = `${booking.agent.name} for ${booking.customerName}`
  return (
    <div className="undo">
      <div>
        <p>
          {getLabel(BOOKING_STATUS_LABELS, booking.status)}
          {named && `: ${about}`}
        </p>
        <EmailLine bookingId={booking.id} change={booking.status} />
      </div>
      <Button size="sm" aria-label={`Undo: ${about}`} onClick={undo}>
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
    </div>
  )
}

/** Offers to undo the change of a booking's status that was just made, and says who gets an email (docs/product.md P3.38, P6.182). */
export function UndoStatus({ id }: { id: string }) {
  const offer = useUndoOffer(id)
  return offer ? <Offer offer={offer} /> : null
}

/** Offers to undo every change of status that was just made, by name: for lists that a changed booking leaves. */
export function UndoChanges() {
  return [...useUndoOffers().values()].map((offer) => <Offer key={offer.booking.id} offer={offer} named />)
}
