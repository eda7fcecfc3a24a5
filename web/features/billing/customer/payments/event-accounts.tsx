import './pay-form.css'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OwnEventAccount } from '#shared/contract/billing/events/event-accounts.ts'
import { EVENT_TYPE_LABELS, formatBookingNumber } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { listWays } from '#shared/model/payment-instructions.ts'
import { CardButton } from '#web/features/billing/customer/payments/card-button.tsx'
import { PayParts } from '#web/features/billing/customer/payments/pay-parts.tsx'
import { ReportForm } from '#web/features/billing/customer/payments/report-form.tsx'
import { eventAccountsQuery, paymentInstructionsQuery } from '#web/features/billing/queries.ts'
import { call } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { getLabel } from '#web/lib/known.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TitledPart } from '#web/ui/titled-part.tsx'

interface EventAccountsProps {
  onPaid: () => void
  /** What is due may be out of date. */
  onStale: () => void
}

/** Events of several performers with something to pay, to be paid at once; nothing without one (docs/product.md P7.160). */
export function EventAccounts(props: EventAccountsProps) {
  const { data = [], isError, isFetching, refetch } = useQuery(eventAccountsQuery)
  if (isError && !isFetching && data.length === 0) {
    return (
      <Failure
        message="What your events cost could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  return data.map((account) => <Event key={account.eventId} account={account} {...props} />)
}

function Event({ account, ...after }: EventAccountsProps & { account: OwnEventAccount }) {
  const { bookings, eventType, due } = account
  const [paying, setPaying] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const owing = bookings.filter((booking) => booking.due > 0)
  const [first] = bookings
  const close = () => {
    flushSync(() => setPaying(false))
    button.current?.focus({ preventScroll: true })
  }
  return (
    <TitledPart heading="h2" className="panel mb-5 grid gap-3" title="Pay for the whole event">
      <p>
        {eventType && getLabel(EVENT_TYPE_LABELS, eventType)}
        {first && `, ${formatDate(first.eventDate)}`}. <b className="num">{formatCents(due)}</b> is left to pay.
      </p>
      <ul className="pay-event">
        {owing.map((booking) => (
          <li key={booking.bookingId}>
            <span>{booking.agentName}</span>
            <span className="num">{formatCents(booking.due)}</span>
          </li>
        ))}
      </ul>
      {paying ? (
        <Pay account={account} {...after} onClose={close} />
      ) : (
        <div>
          <Button ref={button} onClick={() => setPaying(true)}>
            Pay for all {owing.length}
          </Button>
        </div>
      )}
    </TitledPart>
  )
}

function Pay({
  account,
  onPaid,
  onStale,
  onClose,
}: EventAccountsProps & { account: OwnEventAccount; onClose: () => void }) {
  const { eventId, bookings, deposit, due, cardCheckout, invoiceNumber } = account
  const name = useId()
  const { data, isFetching, refetch } = useQuery(paymentInstructionsQuery)
  const parts = [
    ...(deposit > 0 && deposit < due ? [{ purpose: 'deposit' as const, amount: deposit }] : []),
    { purpose: 'full' as const, amount: due },
  ]
  const [chosen, setChosen] = useState<'deposit' | 'full'>()
  const part = parts.find(({ purpose }) => purpose === chosen) ?? parts[0]
  if (!data) {
    if (isFetching) return <Skeleton className="h-24" />
    return (
      <Failure
        message="The payment details did not load"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (!part) return null
  const first = bookings.find((booking) => booking.due > 0)
  const wanted = part.purpose === 'deposit' ? 'deposit' : 'all'
  return (
    <div className="pay-event-form">
      {parts.length > 1 && (
        <PayParts
          name={name}
          due={parts}
          chosen={part.purpose}
          onChoose={(purpose) => setChosen(purpose === 'deposit' ? 'deposit' : 'full')}
        />
      )}
      {cardCheckout && (
        <div className="pay-card">
          <CardButton
            open={() =>
              call('POST /api/customer/event-accounts/:id/checkout', {
                params: { id: eventId },
                body: { part: wanted },
              })
            }
            onStale={onStale}
            autoFocus
          >
            Pay {formatCents(part.amount)} by card
          </CardButton>
          <p>One payment for all, on our card provider’s secure page. Or pay another way below.</p>
        </div>
      )}
      <ReportForm
        amount={part.amount}
        memo={invoiceNumber ?? (first ? formatBookingNumber(first.bookingNumber) : '')}
        ways={listWays(data)}
        write={(paid, key) =>
          call('POST /api/customer/event-accounts/:id/pay', {
            params: { id: eventId },
            body: { ...paid, part: wanted, expectedAmount: part.amount },
            headers: { 'idempotency-key': key },
          })
        }
        onReported={onPaid}
        onRefused={onStale}
        showIn="toast"
        autoFocus={!cardCheckout}
        quiet={cardCheckout}
        cards={
          <p>{cardCheckout ? 'Use the button above to pay by card.' : 'Cards are paid for each booking, below.'}</p>
        }
        also={
          <Button variant="bare" onClick={onClose}>
            Cancel
          </Button>
        }
      />
    </div>
  )
}
