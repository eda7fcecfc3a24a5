import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import type { OwnEventCancellation } from '#shared/contract/changes/event-cancellations.ts'
import { wordRefundWays } from '#shared/model/cancel-booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { CancelBill } from '#web/features/changes/cancel-bill.tsx'
import type { useCancel } from '#web/features/changes/customer/cancel-form.tsx'
import { CHANGED_KEYS } from '#web/features/changes/queries.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'

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
    done: ({ canceled, requested, waiting }) =>
      requested + waiting === 0
        ? { title: 'Your event is canceled', description: 'You get an email with the details.' }
        : {
            title: canceled === 0 ? 'Your request is sent' : `${canceled} canceled, ${requested + waiting} requested`,
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
  changing: ', withdraw your request to change it first',
}

/** Whether canceling all of them can be sent. */
export const canCancelEvent = (bookings: OwnEventCancellation['bookings']): boolean =>
  bookings.some(({ way }) => way !== 'asked') && bookings.every(({ way }) => way !== 'changing')

/** Each performer with what comes back, the sums, how the refund comes, and the terms. */
export function EventBill({ data }: { data: OwnEventCancellation }) {
  const { bookings, paid, kept, refund, reported, ways, terms } = data
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
      {wordRefundWays(ways).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {reported > 0 && (
        <p>Only verified payments are refunded: {formatCents(reported)} is reported and not checked yet.</p>
      )}
      {bookings.some(({ way }) => way === 'request') && (
        <p>We check some of it and answer by email. Those bookings stay as they are until then.</p>
      )}
      {terms.map((text) => (
        <p key={text} className="text-b3 text-ink-2">
          {text}
        </p>
      ))}
    </>
  )
}
