import '#web/features/billing/admin/invoices/dialogs/invoice-form.css'
import { useState } from 'react'
import type { BillableBooking } from '#shared/contract/billing/billable.admin.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { dollarsToCents, formatCents } from '#shared/model/money.ts'
import { billableQuery } from '#web/features/billing/admin/invoices/queries.ts'
import { useSearchWords } from '#web/features/billing/admin/invoices/use-search-words.ts'
import { getLabel } from '#web/lib/known.ts'
import { useRows } from '#web/lib/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Chase } from '#web/ui/chase.tsx'
import { Field, Input } from '#web/ui/field.tsx'

interface BookingChoiceProps {
  chosen: BillableBooking | undefined
  onChoose: (booking: BillableBooking) => void
}

const priceOf = ({ totalAmount }: BillableBooking) =>
  totalAmount === null ? 'Price to be confirmed' : formatCents(dollarsToCents(totalAmount))

/** The booking an invoice is for: only those without one are offered (docs/product.md P6.15). */
export function BookingChoice({ chosen, onChoose }: BookingChoiceProps) {
  const [words, setWords] = useState('')
  const [choosing, setChoosing] = useState(true)
  const typing = useSearchWords(setWords)
  if (chosen && !choosing) {
    return (
      <section className="oi-chosen" aria-label="Booking">
        <Night booking={chosen} />
        <Button size="sm" variant="bare" onClick={() => setChoosing(true)}>
          Choose another
        </Button>
      </section>
    )
  }
  return (
    <div className="oi-choice">
      <Field label="Find a booking" hint="Only bookings without an invoice are listed">
        <Input
          type="search"
          autoComplete="off"
          maxLength={200}
          placeholder="Customer or talent"
          autoFocus
          {...typing}
        />
      </Field>
      <Billable
        words={words}
        chosen={chosen?.id}
        onChoose={(booking) => {
          setChoosing(false)
          onChoose(booking)
        }}
      />
    </div>
  )
}

function Night({ booking }: { booking: BillableBooking }) {
  const { number, customerName, agentName, eventType, eventDate, eventDuration, paid } = booking
  return (
    <span className="oi-night">
      <b>{customerName}</b>
      <span className="oi-price num">{priceOf(booking)}</span>
      <span className="oi-meta">
        {formatBookingNumber(number)}, {agentName}, {getLabel(EVENT_TYPE_LABELS, eventType).toLowerCase()},{' '}
        {writeShortEventTime(eventDate, eventDuration)}
      </span>
      {paid > 0 && <span className="oi-meta oi-price num">{formatCents(paid)} paid</span>}
    </span>
  )
}

interface BillableProps {
  words: string
  chosen: string | undefined
  onChoose: (booking: BillableBooking) => void
}

function Billable({ words, chosen, onChoose }: BillableProps) {
  const { rows, failed, retry, more, busy, moreFailed } = useRows(billableQuery(words))
  if (failed) {
    return (
      <div className="oi-nothing" role="alert">
        <p>The bookings could not be loaded.</p>
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      </div>
    )
  }
  if (!rows) return <Chase className="oi-nothing">Loading bookings...</Chase>
  if (rows.length === 0) {
    return (
      <p className="oi-nothing" role="status">
        {words ? 'No booking without an invoice matches.' : 'Every booking has an invoice.'}
      </p>
    )
  }
  return (
    <ul className="oi-billable" aria-label="Bookings without an invoice">
      {rows.map((booking) => (
        <li key={booking.id}>
          <button type="button" aria-pressed={booking.id === chosen} onClick={() => onChoose(booking)}>
            <Night booking={booking} />
          </button>
        </li>
      ))}
      {more && (
        <li className="oi-more">
          <Button size="sm" busy={busy} busyLabel="Loading..." onClick={more}>
            {moreFailed ? 'Try again' : 'Show more'}
          </Button>
        </li>
      )}
    </ul>
  )
}
