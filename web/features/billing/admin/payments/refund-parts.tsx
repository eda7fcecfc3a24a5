import '#web/features/billing/customer/payments/pay-form.css'
import type { PaymentPart } from '#shared/contract/billing/payments.admin.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { divideRefund } from '#shared/model/payment-together.ts'
import { formatDate } from '#web/lib/format-date.ts'

interface RefundPartsProps {
  parts: readonly PaymentPart[]
  /** Integer cents to give back of all of them. */
  cents: number
}

/** What a refund of a whole payment gives back of each booking, before it is confirmed (docs/product.md P7.180). */
export function RefundParts({ parts, cents }: RefundPartsProps) {
  const lines = divideRefund(cents, parts)
  return (
    <section aria-label="What goes back of each booking">
      <p className="field-label">From each booking, the last event first</p>
      {lines.length === 0 ? (
        <p className="text-ink-2">Enter an amount to see what goes back of each booking.</p>
      ) : (
        <ul className="pay-event num">
          {lines.map(({ part, cents: back }) => (
            <li key={part.paymentId}>
              <span>
                {formatBookingNumber(part.bookingNumber)}, {part.agentName}, {formatDate(part.eventDate)}
              </span>
              <b>{formatCents(back)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
