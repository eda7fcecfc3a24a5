import '../money.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EventAccount } from '#shared/contract/billing/events/event-accounts.ts'
import { formatCents } from '#shared/model/money.ts'
import { RecordPayment } from '#web/features/billing/admin/payments/record-payment.tsx'
import { eventAccountQuery } from '#web/features/billing/admin/queries.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const EventInvoiceDialog = lazyPart(
  async () => (await import('#web/features/billing/admin/events/event-invoice-dialog.tsx')).EventInvoiceDialog,
  'The form did not load',
)

interface EventPaymentProps {
  eventId: string
  /** Shown for one booking too, and without any: the drawer is the event's. */
  alone?: boolean
  /** What was done, in a sentence. */
  onSaid: (text: string) => void
  onChanged: () => void
}

/** What all bookings of an event owe, and one payment for them (docs/product.md P7.160). */
export function EventPayment({ eventId, alone = false, onSaid, onChanged }: EventPaymentProps) {
  const { data, isFetching, refetch } = useQuery(eventAccountQuery(eventId))
  const [asked, setAsked] = useState(0)
  const [invoicing, setInvoicing] = useState(false)
  if (!data) {
    if (isFetching) return <Skeleton className="h-16" />
    return (
      <Failure
        message="The account of the event could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (data.bookings.length === 0 && alone)
    return <p className="file-meta">Nothing is due until a booking is confirmed.</p>
  if (data.bookings.length < 2 && !alone) return null
  return (
    <section className="money-event" aria-label="Event payments">
      <Account account={data} />
      {data.invoiceable.length > 1 && (
        <div>
          <Button size="sm" aria-haspopup="dialog" onClick={() => setInvoicing(true)}>
            One invoice for the event
          </Button>
        </div>
      )}
      {invoicing && <EventInvoiceDialog account={data} onClose={() => setInvoicing(false)} onChanged={onChanged} />}
      {data.due > 0 && (
        <RecordPayment
          words={{ button: 'Record one payment for the event', title: 'Payment received for the event' }}
          write={async ({ purpose, ...body }, key) => {
            const part = purpose === 'deposit' ? 'deposit' : 'all'
            await call('POST /api/admin/event-accounts/:id/payments', {
              ...{ params: { id: eventId }, body: { ...body, part } },
              headers: { 'idempotency-key': key },
            })
            return { amount: body.expectedAmount }
          }}
          due={[
            ...(data.deposit > 0 && data.deposit < data.due
              ? [{ purpose: 'deposit' as const, amount: data.deposit }]
              : []),
            { purpose: 'full', amount: data.due },
          ]}
          asked={asked}
          onAsk={() => setAsked((before) => before + 1)}
          onSaid={onSaid}
          onChanged={onChanged}
          onClose={() => setAsked(0)}
        />
      )}
    </section>
  )
}

/** Each booking with what it costs and owes, and the sums. */
function Account({ account: { bookings, total, paid, due } }: { account: EventAccount }) {
  return (
    <table className="money-event-table">
      <caption>The whole event</caption>
      <thead>
        <tr>
          <th scope="col">Performer</th>
          <th scope="col">Total</th>
          <th scope="col">Paid</th>
          <th scope="col">Due</th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <tr key={booking.bookingId}>
            <th scope="row">{booking.agentName}</th>
            <td className="num">{booking.total === null ? 'Not priced' : formatCents(booking.total)}</td>
            <td className="num">{formatCents(booking.paid)}</td>
            <td className="num">{formatCents(booking.due)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Sum</th>
          <td className="num">{formatCents(total)}</td>
          <td className="num">{formatCents(paid)}</td>
          <td className="num">{formatCents(due)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
