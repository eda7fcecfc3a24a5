import { type Ref, useRef } from 'react'
import type { Quote } from '#web/features/bookings/request/quote.ts'
import { useHeightVariable } from '#web/lib/use-height-variable.ts'
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
  const bar = useRef<HTMLDivElement>(null)
  // a long price takes more lines: what floats in the corner stays above it
  useHeightVariable(bar, '--booking-bar')
  return (
    <div ref={bar} className="booking-bar">
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
