import './price-form.css'
import { useId } from 'react'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import { dollarsToCents } from '#shared/model/money.ts'
import { type Repriced, repricedInWords, repriceLines, shortCents } from '#shared/model/price-line.ts'

/** What a booking's price becomes when its hours change; undefined when it cannot follow them. */
export function findRepriced(booking: BookingDetails, hours: number): Repriced | undefined {
  const { eventDuration, totalAmount, lines, itemized, package: sold } = booking
  if (totalAmount === null || !Number.isInteger(hours) || hours < 1 || hours === eventDuration) return undefined
  const usual = { totalCents: dollarsToCents(totalAmount), hours: eventDuration, sold }
  const next = repriceLines(itemized ? lines : null, usual, hours)
  return next && next.totalCents !== usual.totalCents ? next : undefined
}

/** Why a booking keeps its price; undefined when it can change. */
export function whyPriceStays({ paymentStatus, invoice, paid }: BookingDetails, next: Repriced): string | undefined {
  if (paymentStatus === 'refunded') return 'The booking was refunded.'
  // the invoice is reissued afterwards, and what was paid counts for the next
  if (invoice) return undefined
  if (paymentStatus === 'paid') return 'The booking is paid.'
  return paid > next.totalCents ? `${shortCents(paid)} is paid already.` : undefined
}

interface RepriceChoiceProps {
  booking: BookingDetails
  hours: number
  value: 'update' | 'keep'
  onChange: (value: 'update' | 'keep') => void
}

/** Asks whether the price follows the hours (docs/product.md P7.62). Nothing is shown when it cannot. */
export function RepriceChoice({ booking, hours, value, onChange }: RepriceChoiceProps) {
  const name = useId()
  const next = findRepriced(booking, hours)
  if (!next || booking.totalAmount === null) return null
  const was = { hours: booking.eventDuration, totalCents: dollarsToCents(booking.totalAmount) }
  const stays = whyPriceStays(booking, next)
  if (stays !== undefined) {
    return (
      <p className="file-meta">
        The price stays {shortCents(was.totalCents)}. {stays}
      </p>
    )
  }
  const choices = [
    ['update', 'Update price'],
    ['keep', `Keep ${shortCents(was.totalCents)}`],
  ] as const
  return (
    <fieldset className="reprice">
      <legend className="num">{repricedInWords(was, hours, next)}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice} className="reprice-choice">
          <input type="radio" name={name} checked={value === choice} onChange={() => onChange(choice)} />
          {label}
        </label>
      ))}
      {booking.invoice && value === 'update' && (
        <p className="file-meta">{booking.invoice.invoiceNumber} stays as it is until you void and reissue it.</p>
      )}
    </fieldset>
  )
}
