import type { Ref } from 'react'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import { dollarsToCents, formatCents } from '#shared/model/money.ts'
import { TicketTotal } from '#web/features/bookings/customer/ticket-parts.tsx'
import { PriceList } from '#web/features/bookings/price/price-list.tsx'
import { formatDate } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { ReportedLine } from '#web/ui/reported-line.tsx'

interface TicketStubProps {
  booking: CustomerBooking
  /** The drawer below is open. */
  paying: boolean
  drawerId: string
  buttonRef: Ref<HTMLButtonElement>
  onPay: () => void
}

/** What is to be paid once the office has confirmed: nothing is due before (docs/product.md P7.113). */
const UNCONFIRMED_DUE = {
  deposit: 'Deposit, once confirmed',
  full: 'To pay, once confirmed',
  balance: 'Balance, once confirmed',
}

/** A booking's price, the amount due and the button to pay it. */
export function TicketStub({ booking, paying, drawerId, buttonRef, onPay }: TicketStubProps) {
  const { totalAmount, paymentStatus, paid, status, invoice } = booking
  const [due] = booking.due
  const unconfirmed = status === 'pending'
  const isActive = unconfirmed || status === 'confirmed'
  const unpriced = totalAmount === null && !due
  // an invoice adds tax and a deposit is a part, so the amount due can differ from the total
  const differs = due && (totalAmount === null || due.amount !== dollarsToCents(totalAmount))
  return (
    <div className="ticket-stub">
      {booking.lines.length > 1 && <PriceList lines={booking.lines} agentName={booking.agent.name} />}
      {totalAmount === null && (due || isActive) ? (
        <p className="emphasis">{due ? 'Total to be confirmed' : 'Price to be confirmed'}</p>
      ) : (
        <TicketTotal {...booking} />
      )}
      {differs && (
        <dl className="ticket-due num">
          {invoice && totalAmount !== null && invoice.total !== dollarsToCents(totalAmount) && (
            <div>
              <dt>Invoice total</dt>
              <dd>{formatCents(invoice.total)}</dd>
            </div>
          )}
          {paid > 0 && (
            <div>
              <dt>Paid</dt>
              <dd>{formatCents(paid)}</dd>
            </div>
          )}
          <div>
            <dt>
              {unconfirmed ? UNCONFIRMED_DUE[due.purpose] : due.purpose === 'deposit' ? 'Deposit due' : 'Due now'}
            </dt>
            <dd>{formatCents(due.amount)}</dd>
          </div>
        </dl>
      )}
      <ReportedLine className="ticket-term" reportedAt={booking.reportedAt} />
      {due && <TicketTerm {...booking} />}
      {(due || (unpriced && paymentStatus === 'pending' && isActive)) && (
        <Button
          ref={buttonRef}
          variant={paying ? 'soft' : unconfirmed ? 'line' : 'ember'}
          size="sm"
          wide
          disabled={unpriced}
          aria-expanded={unpriced ? undefined : paying}
          aria-controls={paying ? drawerId : undefined}
          onClick={onPay}
        >
          Pay Now
        </Button>
      )}
    </div>
  )
}

/** The day payment is due: the invoice's, else the day of the event for a balance. */
function TicketTerm({ due, invoice, eventDate, status }: CustomerBooking) {
  const balance = due[0]?.purpose === 'balance'
  const term = invoice?.dueDate ?? (balance ? eventDate : undefined)
  if (!term) return null
  const unconfirmed = status === 'pending'
  const overdue = !unconfirmed && invoice != null && Date.parse(invoice.dueDate) < Date.now()
  const words = overdue ? 'overdue since' : 'due'
  return (
    <p className={`ticket-term ${overdue ? 'text-danger' : ''}`}>
      {balance ? `Deposit paid, balance ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}`}{' '}
      {formatDate(term)}
      {unconfirmed && ', once confirmed'}
    </p>
  )
}
