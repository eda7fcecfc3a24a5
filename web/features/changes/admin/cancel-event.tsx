import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { CancelCause } from '#shared/model/cancel-booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { type CancelReason, CancelWhy, describeReturned } from '#web/features/changes/admin/cancel-why.tsx'
import { CancelBill } from '#web/features/changes/cancel-bill.tsx'
import { CancelFrame } from '#web/features/changes/cancel-frame.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'
import { TitledPart } from '#web/ui/titled-part.tsx'

interface CancelEventProps {
  eventId: string
  customerName: string
  /** Its pending and confirmed bookings. */
  open: number
  /** What else the whole event can do. */
  also: ReactNode
  /** Shown for one booking too: the drawer is the event's. */
  alone?: boolean
}

/** Cancels all bookings of an event at once; nothing in the drawer of a booking alone (docs/product.md P15.90). */
export function CancelEvent({ eventId, customerName, open, also, alone = false }: CancelEventProps) {
  const [asking, setAsking] = useState(false)
  const several = open > 1
  // the dialog stays while it answers
  if (!several && !asking && !(alone && open > 0)) return null
  return (
    <TitledPart heading="h3" className="file-part" title="The whole event">
      <div className="event-buttons">
        {(several || alone) && also}
        {(several || asking) && (
          <Button size="sm" aria-haspopup="dialog" disabled={!several} onClick={() => setAsking(true)}>
            Cancel all {several ? `${open} bookings` : 'bookings'}
          </Button>
        )}
      </div>
      {asking && <CancelEventDialog eventId={eventId} customerName={customerName} onClose={() => setAsking(false)} />}
    </TitledPart>
  )
}

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
  const [{ cause, reasonCode }, setWhy] = useState<{ cause: CancelCause; reasonCode: CancelReason }>({
    cause: 'customer',
    reasonCode: 'other',
  })
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
    done: (returned) => ({
      title: 'Event canceled',
      description: describeReturned(returned) || `All bookings of ${customerName}`,
    }),
    onDone: onClose,
    onRefused: () => void client.invalidateQueries({ queryKey: ['bookings'] }),
    failed: 'Not canceled',
    fallback: 'The event could not be canceled. Please try again.',
    stale: [['bookings'], ['invoices'], ['payments'], ['work']],
  })
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
          <CancelWhy cause={cause} reasonCode={reasonCode} onChange={setWhy} />
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
