import type { Ref } from 'react'
import type { Quote } from '#web/features/bookings/request/quote.ts'
import { Button } from '#web/ui/button.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'

interface SubmitBarProps {
  /** Undefined until an agent or a package is chosen. */
  quote: Quote | undefined
  phone: boolean
  busy: boolean
  sent: boolean
  buttonRef: Ref<HTMLButtonElement>
}

/** Sends the request. On phones it stays in reach at the bottom and says the total, which the ticket there leaves out. */
export function SubmitBar({ quote, phone, busy, sent, buttonRef }: SubmitBarProps) {
  return (
    <div className="booking-bar">
      {phone && quote && (
        <output className="booking-bar-total num">
          <span className={quote.inWords ? 'emphasis' : 'display'}>{quote.total}</span>
          {quote.sum && <span className="booking-bar-sum">{quote.sum}</span>}
          <PlusTax when={quote.plusTax} />
        </output>
      )}
      <Button ref={buttonRef} type="submit" variant="lit" busy={busy} busyLabel="Submitting..." disabled={sent}>
        Submit Booking Request
      </Button>
    </div>
  )
}
