import '../proposals.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { ProposalRow } from '#shared/contract/proposals/proposals.admin.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { isOpenProposal, PROPOSAL_STATE_LABELS } from '#shared/model/proposal.ts'
import { type ProposalFilter, proposalSummaryQuery, proposalsQuery } from '#web/features/proposals/admin/queries.ts'
import { ProposalBadge } from '#web/features/proposals/proposal-badge.tsx'
import { formatCount, formatDate, formatScale, formatShortDateTime } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'
import { useRows } from '#web/lib/page.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatStrip } from '#web/ui/stat-strip.tsx'

const FILTERS: Record<ProposalFilter, string> = { open: 'Open', accepted: 'Accepted', lost: 'Not accepted' }
const isFilter = (word: string | null): word is ProposalFilter => word !== null && word in FILTERS

interface ProposalsProps {
  /** A link that opens a booking beside the list. */
  renderLink: (bookingId: string, children: ReactNode) => ReactNode
}

/** All proposals with their states and values, and how they turn out (docs/product.md P16.9). */
export function Proposals({ renderLink }: ProposalsProps) {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const word = params.get('proposals')
  const filter = isFilter(word) ? word : undefined
  const list = useRows(proposalsQuery(filter))
  return (
    <>
      <div className="offer-list-head">
        <Summary />
        <Field label="Show">
          <Select value={filter ?? ''} onChange={({ target }) => change({ proposals: target.value })}>
            <option value="">All proposals</option>
            {Object.entries(FILTERS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <PagedList
        {...list}
        className="offer-list"
        failure="The proposals could not be loaded"
        loading="Loading the proposals..."
        skeleton={<Skeleton className="h-64" />}
        empty={
          filter ? (
            <Empty message="No matching proposals" helper="Choose another filter." />
          ) : (
            <Empty message="No proposals yet" helper="Open a pending booking and choose ‘New proposal’." />
          )
        }
      >
        {(row) => renderLink(row.bookingId, <Row row={row} />)}
      </PagedList>
    </>
  )
}

/** '3 of 4': how many of the events that ended were won. */
const winRate = (accepted: number, lost: number) =>
  accepted + lost === 0 ? '–' : `${Math.round((100 * accepted) / (accepted + lost))}%`

/** '5 h'; '<1 h' for less than one, a dash while nothing was signed. */
function writeHours(hours: number | null): string {
  if (hours === null) return '–'
  return hours < 1 ? '<1 h' : `${formatCount(Math.round(hours))} h`
}

function Summary() {
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
    <StatStrip
      stats={[
        { label: 'Open', figure: formatCount(open), note: formatScale(openCents) },
        { label: 'Accepted', figure: formatCount(accepted), note: formatScale(acceptedCents) },
        {
          label: 'Win rate',
          figure: winRate(accepted, lost),
          help: 'Accepted events out of those that were accepted, declined, expired or withdrawn, over the last 12 months.',
          note: `${formatCount(lost)} not accepted`,
        },
        {
          label: 'Time to sign',
          figure: writeHours(medianHours),
          help: 'The median from sending to signing.',
        },
      ]}
    />
  )
}

/** What happened at the end of those that are not open. */
const ENDED: Record<ProposalRow['state'], string> = {
  ...PROPOSAL_STATE_LABELS,
  accepted: 'Signed',
}

/** How long it has waited or until when it can: what the office looks at next. */
function describeMoment({ state, validUntil, closedAt, sentAt }: ProposalRow): string {
  if (isOpenProposal(state)) return `Valid until ${formatShortDateTime(validUntil)}`
  return `${ENDED[state]} ${formatShortDateTime(closedAt ?? sentAt)}`
}

function Row({ row }: { row: ProposalRow }) {
  const { customerName, eventType, eventDate, performers, version, state, totalCents, stuckAt } = row
  return (
    <>
      <span>
        <b>{customerName}</b>
        <br />
        <span className="offer-small">
          {getLabel(EVENT_TYPE_LABELS, eventType)}, {formatDate(eventDate)}, {formatCount(performers)}{' '}
          {performers === 1 ? 'performer' : 'performers'}
          {version > 1 && `, version ${version}`}
          {stuckAt && isOpenProposal(state) && ', could not be signed'}
        </span>
      </span>
      <span>
        <ProposalBadge state={state} />
      </span>
      <span className="offer-small">{describeMoment(row)}</span>
      <b className="num">{formatCents(totalCents)}</b>
    </>
  )
}
