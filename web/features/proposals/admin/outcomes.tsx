import '../proposals.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ProposalOutcomes } from '#shared/contract/proposals/proposals.admin.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { proposalSummaryQuery } from '#web/features/proposals/admin/queries.ts'
import { formatCount, formatScale } from '#web/lib/format.ts'
import { formatDate } from '#web/lib/format-date.ts'
import { getLabel } from '#web/lib/known.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatStrip } from '#web/ui/stat-strip.tsx'

/** '75%': how many of the events that ended were won; a dash while none ended. */
const winRate = (accepted: number, lost: number) =>
  accepted + lost === 0 ? '–' : `${Math.round((100 * accepted) / (accepted + lost))}%`

/** '5 h'; '<1 h' for less than one, a dash while nothing was signed. */
function writeHours(hours: number | null): string {
  if (hours === null) return '–'
  return hours < 1 ? '<1 h' : `${formatCount(Math.round(hours))} h`
}

interface OutcomesProps {
  /** A link that opens a booking beside the list. */
  renderLink: (bookingId: string, children: ReactNode) => ReactNode
}

/** How proposals of this month and the eleven before it turned out: figures, kinds of events, and why customers declined. */
export function Outcomes({ renderLink }: OutcomesProps) {
  const { data, isError, isFetching, refetch } = useQuery(proposalSummaryQuery)
  if (!data) {
    return isError && !isFetching ? (
      <div className="offer-buttons" role="alert">
        <p>The totals could not be loaded.</p>
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    ) : (
      <Skeleton className="h-24" />
    )
  }
  const { open, openCents, accepted, acceptedCents, lost, medianHours } = data
  return (
    <div className="offer-outcomes">
      <StatStrip
        stats={[
          { label: 'Open', figure: formatCount(open), note: formatScale(openCents) },
          { label: 'Accepted', figure: formatCount(accepted), note: formatScale(acceptedCents) },
          {
            label: 'Win rate',
            figure: winRate(accepted, lost),
            help: 'Accepted events out of those that were accepted, declined, expired or withdrawn, this month and the 11 before it.',
            note: describeLost(data),
          },
          {
            label: 'Time to sign',
            figure: writeHours(medianHours),
            help: 'The median from sending to signing.',
          },
        ]}
      />
      {data.kinds.length > 0 && (
        <details className="offer-details">
          <summary>By kind of event, and why customers declined</summary>
          <Kinds kinds={data.kinds} />
          <Reasons reasons={data.reasons} renderLink={renderLink} />
        </details>
      )}
    </div>
  )
}

/** '3 declined, 1 expired': how those ended that were not accepted. */
function describeLost({ declined, expired, withdrawn }: ProposalOutcomes): string {
  const parts = [
    [declined, 'declined'],
    [expired, 'expired'],
    [withdrawn, 'withdrawn'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${formatCount(count)} ${word}`)
  return said.length === 0 ? 'None lost' : said.join(', ')
}

function Kinds({ kinds }: Pick<ProposalOutcomes, 'kinds'>) {
  return (
    <table className="offer-kinds">
      <caption className="sr-only">Proposals by kind of event</caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Events</th>
          <th scope="col">Accepted</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ eventType, events, accepted, acceptedCents }) => (
          <tr key={eventType}>
            <th scope="row">{getLabel(EVENT_TYPE_LABELS, eventType)}</th>
            <td className="num">{formatCount(events)}</td>
            <td className="num">{formatCount(accepted)}</td>
            <td className="num">{formatCents(acceptedCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Reasons({ reasons, renderLink }: Pick<ProposalOutcomes, 'reasons'> & OutcomesProps) {
  if (reasons.length === 0) return <p className="offer-small">No customer gave a reason yet.</p>
  return (
    <ul className="offer-reasons">
      {reasons.map(({ bookingId, customerName, reason, at }) => (
        <li key={bookingId}>
          {renderLink(
            bookingId,
            <span>
              <b>{customerName}</b> <span className="offer-small">{formatDate(at)}</span>
              <br />
              {reason}
            </span>,
          )}
        </li>
      ))}
    </ul>
  )
}
