import './calendar.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { addDays, type Day, getMonth } from '#shared/model/day.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { Agenda, Week } from '#web/features/bookings/admin/calendar/agenda.tsx'
import { CalendarBar, CalendarMarks } from '#web/features/bookings/admin/calendar/calendar-bar.tsx'
import {
  formatTitle,
  listWeeks,
  readSpan,
  type Span,
  writeSpan,
} from '#web/features/bookings/admin/calendar/calendar-search-params.ts'
import { groupByDay } from '#web/features/bookings/admin/calendar/day-entries.ts'
import { Month } from '#web/features/bookings/admin/calendar/month.tsx'
import { People } from '#web/features/bookings/admin/calendar/people/people.tsx'
import { type BookingChoices, ChoiceFields } from '#web/features/bookings/admin/choice-fields.tsx'
import { type BookingSearch, calendarQuery } from '#web/features/bookings/admin/queries.ts'
import { readBookingSearch } from '#web/features/bookings/admin/search-params.ts'
import { changeParams, useChangeAddress } from '#web/lib/use-change-address.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The most entries one answer has. */
const MAX_ENTRIES = 2000
/** Where a grid has room; narrower screens have lists. */
const WIDE = '(min-width: 1024px)'

/** The agency's bookings by day or by person, with the time its talent has blocked. */
export function Calendar({ choices }: { choices: BookingChoices }) {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const today = atlantaDay(Date.now())
  const span = readSpan(params, today)
  const search = readBookingSearch(params)
  const wide = useMedia(WIDE)
  // everywhere else the statuses stand in words
  const isGrid = wide && (span.view === 'month' || span.view === 'weeks')
  return (
    <section aria-labelledby="calendar-title">
      <CalendarBar span={span} today={today} onChange={(to) => change({ ...writeSpan(to, today), day: '' })} />
      <div className="cal-filters">
        <ChoiceFields search={search} choices={choices} onChange={change} />
        {isGrid && <CalendarMarks />}
      </div>
      {span.view === 'people' ? (
        <People label={formatTitle(span)} from={span.from} today={today} search={search} />
      ) : (
        <Days span={span} today={today} search={search} />
      )}
    </section>
  )
}

interface DaysProps {
  span: Span
  today: Day
  search: BookingSearch
}

/** A month or a week: as a grid, or as a list on narrow screens. */
function Days({ span, today, search }: DaysProps) {
  const [params] = useSearchParams()
  const wide = useMedia(WIDE)
  const weeks = listWeeks(span)
  const days = weeks.flat()
  const [first = today, last = today] = [days[0], days.at(-1)]
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...calendarQuery(first, addDays(last, 1), search),
    placeholderData: keepPreviousData,
  })
  const entries = useMemo(() => groupByDay(data ?? []), [data])
  const weekAddress = (day: Day) => `?${changeParams(params, writeSpan({ view: 'week', from: day }, today))}`
  if (!data && isError && !isFetching) {
    return (
      <Failure
        message="The calendar could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">Loading the calendar...</span>
        <Skeleton className="h-150" />
      </div>
    )
  }
  const listed = wide ? days : days.filter((day) => isListed(span, day, today))
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      {data.length >= MAX_ENTRIES && <p role="status">Only the first 2,000 entries are shown.</p>}
      {!wide && <Agenda days={listed} entries={entries} today={today} />}
      {wide && span.view === 'week' && <Week days={days} entries={entries} today={today} />}
      {wide && span.view !== 'week' && (
        <Month
          label={formatTitle(span)}
          month={span.view === 'month' ? span.month : undefined}
          weeks={weeks}
          entries={entries}
          today={today}
          weekAddress={weekAddress}
        />
      )}
    </div>
  )
}

/** Whether a list has a day: not those around a month, nor those before today of the weeks from this one on. */
function isListed(span: Span, day: Day, today: Day): boolean {
  if (span.view === 'month') return getMonth(day) === span.month
  return span.view !== 'weeks' || day >= today
}
