import { localTime } from '#shared/model/place-words.ts'
import './availability.css'
import { useId } from 'react'
import type { Whose } from '#web/features/availability/queries.ts'
import type { Week } from '#web/features/availability/use-week.ts'
import { Weekday } from '#web/features/availability/weekday.tsx'
import { listWeekdays } from '#web/lib/week.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The hours of a week in which an agent can be booked; none at all means any time (docs/product.md P5.9, P6.87). */
export function WeeklyHours({ week, whose = 'own' }: { week: Week; whose?: Whose }) {
  const id = useId()
  const { spans, error } = week
  return (
    <section className="time-part" aria-labelledby={id}>
      <h2 id={id}>Weekly hours</h2>
      <p>
        {whose === 'own'
          ? `Turn on the days you work. If no days are on, you’re bookable any time. ${localTime()}.`
          : `Turn on the days ${whose.name} works. If no days are on, any time can be booked. ${localTime()}.`}
      </p>
      {!spans && !week.failed && <Skeleton className="h-80" />}
      {week.failed && (
        <Failure
          message={whose === 'own' ? 'Your weekly hours could not be loaded' : 'The weekly hours could not be loaded'}
          action={<Button onClick={week.retry}>Try again</Button>}
        />
      )}
      {spans && (
        <>
          <ul>
            {listWeekdays().map((weekday) => (
              <Weekday
                key={weekday}
                weekday={weekday}
                anyTime={spans.length === 0}
                spans={spans.filter((span) => span.weekday === weekday)}
                onChange={(own) => week.change([...spans.filter((span) => span.weekday !== weekday), ...own])}
              />
            ))}
          </ul>
          <p className={error ? 'field-error' : 'field-hint'} role={error ? 'alert' : undefined}>
            {error ?? 'Up to three time ranges per day. If the end is earlier than the start, it means the next day.'}
          </p>
          <div className="time-actions">
            <Button busy={week.busy} busyLabel="Saving..." disabled={!week.dirty} onClick={week.save}>
              Save weekly hours
            </Button>
            {week.dirty && <span className="text-b3 text-ink-2">Not saved yet</span>}
          </div>
        </>
      )}
    </section>
  )
}
