import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import type { OwnEventCancellation } from '#shared/contract/changes/event-cancellations.ts'
import { formatCents } from '#shared/model/money.ts'
import { CancelBill } from '#web/features/changes/cancel-bill.tsx'
import type { useCancel } from '#web/features/changes/customer/cancel-form.tsx'
import { CHANGED_KEYS } from '#web/features/changes/queries.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format.ts'

type Why = Pick<ReturnType<typeof useCancel>, 'reasonCode' | 'message'>

/** What canceling the whole event of a booking means, and the call; read while it is looked at (docs/product.md P15.92). */
export function useCancelEvent({ eventId: id }: CustomerBooking, shown: boolean, onDone: () => void) {
  const client = useQueryClient()
  const key = ['bookings', 'own-event-cancellation', id]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/customer/event-cancellations/:id', { params: { id }, signal }),
    enabled: shown,
    staleTime: 0,
    gcTime: 0,
  })
  const submit = useSubmit({
    write: ({ data, reasonCode, message }: Why & { data: OwnEventCancellation }) =>
      call('POST /api/customer/event-cancellations/:id', {
        params: { id },
        body: {
          ...(reasonCode && { reasonCode }),
          ...{ message, refund: data.refund },
          bookings: data.bookings.map(({ bookingId, version }) => ({ id: bookingId, version })),
        },
      }),
    done: ({ canceled, requested }) =>
      requested === 0
        ? { title: 'Your event is canceled', description: 'You get an email with the details.' }
        : {
            title: canceled === 0 ? 'Your requests are sent' : `${canceled} canceled, ${requested} requested`,
            description: 'What we have to check stays as it is until we answer by email.',
          },
    onDone,
    onRefused: () => void client.invalidateQueries({ queryKey: key }),
    failed: 'Not canceled',
    fallback: 'The event could not be canceled. Please try again.',
    stale: CHANGED_KEYS,
  })
  return { query, submit }
}

const WAYS: Record<OwnEventCancellation['bookings'][number]['way'], string> = {
  at_once: '',
  request: ', we check this one',
  asked: ', you asked us already',
}

/** Each performer with what comes back, and the sums. */
export function EventBill({ data: { bookings, paid, kept, refund } }: { data: OwnEventCancellation }) {
  const waits = bookings.some(({ way }) => way !== 'at_once')
  return (
    <>
      <ul className="cancel-event">
        {bookings.map((booking) => (
          <li key={booking.bookingId}>
            <span>
              {booking.agentName}, {formatShortDateTime(booking.eventDate)}
              {WAYS[booking.way]}
            </span>
            <span className="num">{formatCents(booking.refund)} back</span>
          </li>
        ))}
      </ul>
      <CancelBill paid={paid} kept={kept} refund={refund} />
      {waits && <p>Where something is kept of what you paid, we check your request and answer by email.</p>}
    </>
  )
}
