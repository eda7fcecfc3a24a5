import { useChangeAddress } from '#web/lib/use-change-address.ts'
import './statement.css'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Statement } from '#shared/contract/billing/statements.agent.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { addMonths, getMonth, isMonth } from '#shared/model/day.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import { signedCents } from '#shared/model/price-line.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { statementQuery } from '#web/features/billing/queries.ts'
import { formatHours } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'
import { writeMonth } from '#web/lib/write-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The month the address names, and how to go to another. The current one is the address without it. */
function useMonth(): { month: string; current: string; go: (month: string) => void } {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const current = getMonth(atlantaDay(new Date()))
  const asked = params.get('month') ?? ''
  const month = isMonth(asked) && asked < current ? asked : current
  const go = (next: string) => change({ month: next === current ? '' : next })
  return { month, current, go }
}

/** What an agent earned in a month; never what the customer paid (docs/product.md P7.40). */
export function MonthlyStatement() {
  const { month, current, go } = useMonth()
  const { data, isError, isFetching, refetch } = useQuery(statementQuery(month))
  return (
    <section className="statement" aria-label="Statement">
      <header>
        <div className="statement-months">
          <IconButton label="Previous month" onClick={() => go(addMonths(month, -1))}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <h3 aria-live="polite">{writeMonth(month)}</h3>
          <IconButton
            label="Next month"
            // not `disabled`, which would let go of the focus at the last month
            aria-disabled={month === current}
            onClick={() => month < current && go(addMonths(month, 1))}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
        {data && data.lines.length > 0 && (
          <p className="statement-total">
            Your share <span className="display num">{formatCents(data.total)}</span>
          </p>
        )}
      </header>
      {data ? (
        <Lines statement={data} />
      ) : isError && !isFetching ? (
        <Failure
          message="Your statement could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <div role="status">
          <span className="sr-only">Loading your statement...</span>
          <Skeleton className="h-40" />
        </div>
      )}
    </section>
  )
}

/** 'Talent $180.00, Travel $60.00' */
const describeParts = (parts: Statement['lines'][number]['parts']) =>
  parts.map(({ title, share }) => `${title} ${signedCents(share)}`).join(', ')

function Lines({ statement: { lines } }: { statement: Statement }) {
  if (lines.length === 0) {
    return <Empty message="Nothing for this month" helper="Events appear here after they’re completed and paid." />
  }
  return (
    <>
      <ul className="statement-lines">
        {lines.map(({ bookingId, eventType, eventDate, eventDuration, parts, share }) => (
          <li key={bookingId}>
            <span>{writeShortEventTime(eventDate, eventDuration)}</span>
            <span className="statement-meta">{getLabel(EVENT_TYPE_LABELS, eventType)}</span>
            <span className="statement-meta num">{formatHours(eventDuration)}</span>
            <b className="num">{formatCents(share)}</b>
            {parts.length > 0 && <span className="statement-parts num">{describeParts(parts)}</span>}
          </li>
        ))}
      </ul>
      <p className="statement-foot">Completed bookings with a payment the office has verified.</p>
    </>
  )
}
