import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { OwnProposal } from '#shared/contract/proposals/proposals.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format.ts'
import { formatLongDateTime } from '#web/lib/format-date.ts'
import { getLabel } from '#web/lib/known.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledPart } from '#web/ui/titled-part.tsx'

/** The proposals that wait for a signed-in customer; nothing without one (docs/product.md P16.4). */
export function OwnProposals() {
  const { data = [] } = useQuery({
    queryKey: ['bookings', 'own-proposals'],
    queryFn: ({ signal }) => call('GET /api/customer/proposals', { signal }),
    staleTime: 0,
  })
  return data.map((proposal) => <Waiting key={proposal.id} proposal={proposal} />)
}

function Waiting({ proposal }: { proposal: OwnProposal }) {
  const { id, eventType, eventDate, eventDuration, performers, totalCents, validUntil } = proposal
  const navigate = useNavigate()
  const submit = useSubmit({
    write: () => call('POST /api/customer/proposals/:id/link', { params: { id } }),
    onDone: ({ token }) => void navigate(`${paths.booking}?${new URLSearchParams({ proposal: token })}`),
    fallback: 'The proposal could not be opened. Please try again.',
  })
  return (
    <TitledPart heading="h2" className="panel mb-5 grid gap-3" title="A proposal waits for you">
      <p>
        {getLabel(EVENT_TYPE_LABELS, eventType)}, {writeEventTime(eventDate, eventDuration)}. {formatCount(performers)}{' '}
        {performers === 1 ? 'performer' : 'performers'}, <b className="num">{formatCents(totalCents)}</b>.
      </p>
      <p>We hold these times for you until {formatLongDateTime(validUntil)}.</p>
      <div>
        <Button ref={submit.button} variant="lit" busy={submit.busy} onClick={() => submit.send(undefined)}>
          Read and sign
        </Button>
      </div>
    </TitledPart>
  )
}
