import '../money.css'
import '../reports/reports.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { AgentShare } from '#shared/contract/billing/shares.admin.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { addMonths, getMonth } from '#shared/model/day.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { formatCents } from '#shared/model/money.ts'
import { signedCents } from '#shared/model/price-line.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { statementQuery } from '#web/features/billing/admin/queries.ts'
import { formatHours } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'
import { writeMonth } from '#web/lib/write-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface StatementDialogProps {
  agent: Pick<AgentShare, 'id' | 'name'>
  onClose: () => void
}

/** What an agent's nights of a month earned, as the agent sees it (docs/product.md P7.40). */
export function StatementDialog({ agent: { id, name }, onClose }: StatementDialogProps) {
  const thisMonth = getMonth(atlantaDay(new Date()))
  const [month, setMonth] = useState(thisMonth)
  const query = { ...statementQuery(id, month), placeholderData: keepPreviousData }
  const { data: statement, isError, isFetching, refetch } = useQuery(query)
  return (
    <Dialog title={`Statement for ${name}`} width={600} onClose={onClose}>
      <div className="statement-month">
        <IconButton label="Previous month" onClick={() => setMonth(addMonths(month, -1))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p role="status">{writeMonth(month)}</p>
        <IconButton
          label="Next month"
          aria-disabled={month >= thisMonth}
          onClick={() => month < thisMonth && setMonth(addMonths(month, 1))}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      {isError && !isFetching ? (
        <Failure
          message="The statement could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : !statement ? (
        <div role="status">
          <span className="sr-only">Loading the statement...</span>
          <Skeleton className="h-40" />
        </div>
      ) : statement.lines.length === 0 ? (
        <p className="money-none">No completed, paid and verified bookings this month.</p>
      ) : (
        <table className="report-table" aria-label={`Statement for ${name}, ${writeMonth(statement.month)}`}>
          <thead className="sr-only">
            <tr>
              <th scope="col">Booking</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {statement.lines.map(({ bookingId, eventType, eventDate, eventDuration, parts, share }) => (
              <tr key={bookingId}>
                <th scope="row">
                  {getLabel(EVENT_TYPE_LABELS, eventType)}
                  <span className="money-facts">
                    {writeShortEventTime(eventDate, eventDuration)}, {formatHours(eventDuration)}
                  </span>
                  {parts.length > 0 && (
                    <span className="money-facts">
                      {parts.map(({ title, share: part }) => `${title} ${signedCents(part)}`).join(', ')}
                    </span>
                  )}
                </th>
                <td className="num">{formatCents(share)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td className="num statement-earned">{formatCents(statement.total)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Dialog>
  )
}
