import './calendar.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { addDays, getMonth, getWeekStart } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { Agenda, Week } from '#web/features/bookings/admin/calendar/agenda.tsx'
import {
  formatTitle,
  listWeeks,
  moveSpan,
  readSpan,
  type Span,
  writeSpan,
} from '#web/features/bookings/admin/calendar/calendar-search-params.ts'
import { groupByDay } from '#web/features/bookings/admin/calendar/day-entries.ts'
import { Month } from '#web/features/bookings/admin/calendar/month.tsx'
import { calendarQuery } from '#web/features/bookings/admin/queries.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The most entries one answer has. */
const MAX_ENTRIES = 2000

/** The agency's nights by day, with the time its agents have blocked. */
export function Calendar() {
  const [params] = useSearchParams()
  const today = atlantaDay(Date.now())
  const span = readSpan(params, today)
  const weeks = listWeeks(span)
  const days = weeks.flat()
  const wide = useMedia('(min-width: 1024px)')
  const [first = today, last = today] = [days[0], days.at(-1)]
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...calendarQuery(first, addDays(last, 1)),
    placeholderData: keepPreviousData,
  })
  const entries = useMemo(() => groupByDay(data ?? []), [data])
  const weekAddress = (week: string) => {
    const search = new URLSearchParams(params)
    search.delete('month')
    search.set('week', week)
    return `?${search}`
  }
  const shown = { days: wide || 'week' in span ? days : days.filter((day) => getMonth(day) === span.month) }
  return (
    <section aria-labelledby="calendar-title">
      <CalendarBar span={span} today={today} />
      {!data && isError && !isFetching && (
        <Failure
          message="The calendar could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!data && (isFetching || !isError) && (
        <div role="status">
          <span className="sr-only">Loading the calendar...</span>
          <Skeleton className="h-150" />
        </div>
      )}
      {data && (
        <div aria-busy={isPlaceholderData || undefined}>
          {data.length >= MAX_ENTRIES && <p role="status">Only the first 2,000 entries are shown.</p>}
          {!wide && <Agenda {...shown} entries={entries} today={today} />}
          {wide && 'week' in span && <Week {...shown} entries={entries} today={today} />}
          {wide && 'month' in span && (
            <Month
              label={formatTitle(span)}
              month={span.month}
              weeks={weeks}
              entries={entries}
              today={today}
              weekAddress={weekAddress}
            />
          )}
        </div>
      )}
    </section>
  )
}

function CalendarBar({ span, today }: { span: Span; today: string }) {
  const change = useChangeAddress()
  const go = (to: Span) => change(writeSpan(to))
  const isWeek = 'week' in span
  const name = isWeek ? 'week' : 'month'
  // the week shown when one is asked for from a month: the one of today when it is in it
  const weekHere = isWeek ? span.week : getWeekStart(span.month === getMonth(today) ? today : `${span.month}-01`)
  return (
    <div className="cal-bar">
      <h2 id="calendar-title" aria-live="polite">
        {formatTitle(span)}
      </h2>
      <IconButton label={`Previous ${name}`} onClick={() => go(moveSpan(span, -1))}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <Button size="sm" onClick={() => go(isWeek ? { week: getWeekStart(today) } : { month: getMonth(today) })}>
        Today
      </Button>
      <IconButton label={`Next ${name}`} onClick={() => go(moveSpan(span, 1))}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <div className="cal-spans">
        <Button
          size="sm"
          variant={isWeek ? 'bare' : 'soft'}
          aria-pressed={!isWeek}
          onClick={() => isWeek && go({ month: getMonth(addDays(span.week, 3)) })}
        >
          Month
        </Button>
        <Button
          size="sm"
          variant={isWeek ? 'soft' : 'bare'}
          aria-pressed={isWeek}
          onClick={() => go({ week: weekHere })}
        >
          Week
        </Button>
      </div>
    </div>
  )
}
