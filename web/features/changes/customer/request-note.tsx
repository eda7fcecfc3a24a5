import '../changes.css'
import { useQuery } from '@tanstack/react-query'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import type { CustomerRequest, WantedChange } from '#shared/contract/changes/requests.ts'
import { DifferenceTable } from '#web/features/changes/difference-table.tsx'
import { CHANGED_KEYS, changePreviewQuery, ownRequestsQuery } from '#web/features/changes/queries.ts'
import { describePrice, listDifferences } from '#web/features/changes/words.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'

const wishOf = ({ kind }: CustomerRequest) => (kind === 'cancel' ? 'cancel' : 'change')

function titleOf(request: CustomerRequest): string {
  const wish = wishOf(request)
  if (request.state === 'proposed') return 'We propose something else'
  if (request.state === 'declined') return `We can't ${wish} this booking as you asked`
  return `You asked to ${wish} this booking`
}

/** The request about a booking: what it says, its answer, and what can be done (docs/product.md P15.44, P15.45). */
export function RequestNote({ booking }: { booking: CustomerBooking }) {
  const { data = [] } = useQuery(ownRequestsQuery)
  const request = data.find(({ bookingId }) => bookingId === booking.id)
  if (!request || request.state === 'approved' || request.state === 'withdrawn') return null
  const { eventDate, eventDuration, eventLocation, guests, specialRequests } = booking
  const current = { eventDate, eventDuration, eventLocation, guests, specialRequests }
  const shown = request.state === 'proposed' ? (request.proposed ?? {}) : request.wanted
  const rows = listDifferences(current, shown)
  return (
    <section className="change-note" aria-label="Your request">
      <h3>{titleOf(request)}</h3>
      {rows.length > 0 && <DifferenceTable rows={rows} />}
      {request.state === 'proposed' && <ProposedPrice id={booking.id} proposed={shown} />}
      {request.answer && <p>{request.answer}</p>}
      {request.state === 'open' && <p className="text-b3 text-ink-2">Nothing changes until we answer by email.</p>}
      {request.state !== 'declined' && <Buttons request={request} />}
    </section>
  )
}

/** The price before and after what is proposed; a proposal that keeps the hours keeps it. */
function ProposedPrice({ id, proposed: { eventDate, eventDuration } }: { id: string; proposed: WantedChange }) {
  const query = { ...(eventDate !== undefined && { eventDate }), ...(eventDuration !== undefined && { eventDuration }) }
  const { data } = useQuery(changePreviewQuery(id, query))
  return data ? <p className="num">Price: {describePrice(data.price)}</p> : null
}

function Buttons({ request: { id, state } }: { request: CustomerRequest }) {
  const answer = useSubmit({
    write: (says: 'accepted' | 'declined') =>
      call('POST /api/customer/change-requests/:id/answer', { params: { id }, body: { answer: says } }),
    stale: CHANGED_KEYS,
    fallback: 'The answer was not sent. Please try again.',
  })
  const withdraw = useSubmit({
    write: (_: undefined) => call('POST /api/customer/change-requests/:id/withdraw', { params: { id } }),
    done: () => ({ title: 'Withdrawn', description: 'Your booking stays as it is.' }),
    stale: CHANGED_KEYS,
    fallback: 'The request was not withdrawn. Please try again.',
  })
  const busy = answer.busy || withdraw.busy
  return (
    <p className="change-buttons">
      {state === 'proposed' && (
        <>
          <Button size="sm" variant="lit" busy={answer.busy} onClick={() => answer.send('accepted')}>
            Accept
          </Button>
          <Button size="sm" variant="line" disabled={busy} onClick={() => answer.send('declined')}>
            No, thanks
          </Button>
        </>
      )}
      <Button size="sm" variant="bare" disabled={busy} onClick={() => withdraw.send(undefined)}>
        Withdraw request
      </Button>
    </p>
  )
}
