import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import {
  AGENCY_CANCEL_REASONS,
  type AgencyCancelReason,
  type CancelCause,
  CUSTOMER_CANCEL_REASONS,
  type CustomerCancelReason,
} from '#shared/model/cancel-booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { CancelBill } from '#web/features/changes/cancel-bill.tsx'
import { CancelFrame } from '#web/features/changes/cancel-frame.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, Textarea } from '#web/ui/field.tsx'
import { TitledPart } from '#web/ui/titled-part.tsx'

const isOpen = ({ status }: { status: string }) => status === 'pending' || status === 'confirmed'

/** Cancels all bookings of an event at once, in the drawer of each; nothing for a booking alone (docs/product.md P15.90). */
export function CancelEvent({ booking }: { booking: BookingDetails }) {
  const [asking, setAsking] = useState(false)
  const count = [booking, ...booking.otherBookings.filter(({ sameEvent }) => sameEvent)].filter(isOpen).length
  // the dialog stays while it answers
  if (count < 2 && !asking) return null
  return (
    <TitledPart heading="h3" className="file-part" title="The whole event">
      <div>
        <Button size="sm" aria-haspopup="dialog" disabled={count < 2} onClick={() => setAsking(true)}>
          Cancel all {count < 2 ? 'bookings' : `${count} bookings`}
        </Button>
      </div>
      {asking && (
        <CancelEventDialog
          eventId={booking.eventId}
          customerName={booking.customerName}
          onClose={() => setAsking(false)}
        />
      )}
    </TitledPart>
  )
}

type Reason = CustomerCancelReason | AgencyCancelReason

interface CancelEventDialogProps {
  eventId: string
  customerName: string
  onClose: () => void
}

function CancelEventDialog({ eventId: id, customerName, onClose }: CancelEventDialogProps) {
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['bookings', 'event-cancellation', id],
    queryFn: ({ signal }) => call('GET /api/admin/event-cancellations/:id', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const [cause, setCause] = useState<CancelCause>('customer')
  const [reasonCode, setCode] = useState<Reason>('other')
  const [reason, setReason] = useState('')
  const shown = (data?.bookings ?? []).map(({ bookingId, version }) => ({ id: bookingId, version }))
  const figures = data && (cause === 'customer' ? data.byCustomer : data.byAgency)
  const submit = useSubmit({
    write: (refund: number, key: string) =>
      call('POST /api/admin/event-cancellations/:id', {
        params: { id },
        body: { cause, reasonCode, reason, refund, bookings: shown },
        headers: { 'idempotency-key': key },
      }),
    done: ({ refunded, byHand, refused }) => ({
      title: 'Event canceled',
      description:
        [
          ...(refunded > refused ? [`${formatCents(refunded - refused)} goes back by card.`] : []),
          ...(byHand + refused > 0 ? [`${formatCents(byHand + refused)} is to be paid out.`] : []),
        ].join(' ') || `All bookings of ${customerName}`,
    }),
    onDone: onClose,
    onRefused: () => void client.invalidateQueries({ queryKey: ['bookings'] }),
    failed: 'Not canceled',
    fallback: 'The event could not be canceled. Please try again.',
    stale: [['bookings'], ['invoices'], ['payments'], ['work']],
  })
  const reasons = cause === 'customer' ? CUSTOMER_CANCEL_REASONS : AGENCY_CANCEL_REASONS
  return (
    <CancelFrame
      width={560}
      title="Cancel the whole event?"
      keep="Keep the event"
      label="Cancel all bookings"
      submit={submit}
      disabled={!figures || isFetching || shown.length === 0}
      onPress={() => figures && submit.send(figures.refund)}
      onClose={onClose}
      query={{ error, isFetching, refetch }}
    >
      {data && shown.length === 0 && <p>No booking of this event is left to cancel.</p>}
      {data && figures && shown.length > 0 && (
        <>
          <ul className="cancel-event">
            {data.bookings.map((booking) => {
              const { refund } = cause === 'customer' ? booking.byCustomer : booking.byAgency
              return (
                <li key={booking.bookingId}>
                  <span>
                    {booking.agentName}, {formatShortDateTime(booking.eventDate)}
                  </span>
                  <span className="num">{formatCents(refund)} back</span>
                </li>
              )
            })}
          </ul>
          <p>{customerName} gets one email about all of them. Performers who get emails get one for each booking.</p>
          <Field label="Who cancels?">
            {/* the options are the causes */}
            <Select
              value={cause}
              onChange={(event) => {
                setCause(event.target.value as CancelCause)
                setCode('other')
              }}
            >
              <option value="customer">The customer</option>
              <option value="agency">We do</option>
            </Select>
          </Field>
          <Field label="Reason">
            {/* the options are the reasons */}
            <Select value={reasonCode} onChange={(event) => setCode(event.target.value as Reason)}>
              {Object.entries(reasons).map(([code, words]) => (
                <option key={code} value={code}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
          <CancelBill paid={data.paid} {...figures} />
          {data.reported > 0 && (
            <p>Only verified payments are refunded: {formatCents(data.reported)} is reported and not checked yet.</p>
          )}
          <Field label="Note (optional)" hint="For the timeline. The customer does not see it.">
            <Textarea rows={2} maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </>
      )}
    </CancelFrame>
  )
}
