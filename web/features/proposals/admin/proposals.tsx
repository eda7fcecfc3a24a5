import '../proposals.css'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { ProposalRow } from '#shared/contract/proposals/proposals.admin.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { isOpenProposal, PROPOSAL_STATE_LABELS } from '#shared/model/proposal.ts'
import { Outcomes } from '#web/features/proposals/admin/outcomes.tsx'
import { type ProposalFilter, proposalsQuery } from '#web/features/proposals/admin/queries.ts'
import { ProposalBadge } from '#web/features/proposals/proposal-badge.tsx'
import { formatCount } from '#web/lib/format.ts'
import { formatDate, formatShortDateTime } from '#web/lib/format-date.ts'
import { getLabel } from '#web/lib/known.ts'
import { useRows } from '#web/lib/page.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { writeSpan } from '#web/lib/write-span.ts'
import { Empty } from '#web/ui/empty.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const FILTERS: Record<ProposalFilter, string> = {
  open: 'Open',
  accepted: 'Accepted',
  countersign: 'To countersign',
  lost: 'Not accepted',
}
const isFilter = (word: string | null): word is ProposalFilter => word !== null && word in FILTERS

interface ProposalsProps {
  /** A link that opens a booking beside the list. */
  renderLink: (bookingId: string, children: ReactNode) => ReactNode
  /** A link that opens an event beside the list. */
  renderEvent: (eventId: string, children: ReactNode) => ReactNode
}

/** All proposals with their states and values, and how they turn out (docs/product.md P16.9). */
export function Proposals({ renderLink, renderEvent }: ProposalsProps) {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const word = params.get('proposals')
  const filter = isFilter(word) ? word : undefined
  const list = useRows(proposalsQuery(filter))
  return (
    <>
      <div className="offer-list-head">
        <Outcomes renderLink={renderLink} />
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
            <Empty
              message="No proposals yet"
              helper="Choose ‘New proposal’ here, or open a pending booking and choose it there."
            />
          )
        }
      >
        {(row) => renderEvent(row.eventId, <Row row={row} />)}
      </PagedList>
    </>
  )
}

/** What happened at the end of those that are not open. */
const ENDED: Record<ProposalRow['state'], string> = {
  ...PROPOSAL_STATE_LABELS,
  accepted: 'Signed',
}

/** How long it has waited or until when it can: what the office looks at next. */
function describeMoment({ state, validUntil, closedAt, sentAt }: ProposalRow): string {
  if (isOpenProposal(state)) {
    const age = writeSpan(Date.now() - Date.parse(sentAt))
    return `Sent ${age} ago, valid until ${formatShortDateTime(validUntil)}`
  }
  return `${ENDED[state]} ${formatShortDateTime(closedAt ?? sentAt)}`
}

function Row({ row }: { row: ProposalRow }) {
  const { customerName, eventType, eventDate, performers, version, state, totalCents, stuckAt, toCountersign } = row
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
          {toCountersign && ', to be countersigned'}
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
