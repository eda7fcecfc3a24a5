import type { Day } from '#shared/model/day.ts'
import { CalendarEntry } from '#web/features/bookings/admin/calendar/calendar-entry.tsx'
import type { CalendarEntry as Entry } from '#web/features/bookings/admin/calendar/day-entries.ts'
import { writeDay, writeShortDay, writeWeekday } from '#web/lib/write-day.ts'
import { Empty } from '#web/ui/empty.tsx'

interface AgendaProps {
  days: readonly Day[]
  entries: ReadonlyMap<Day, readonly Entry[]>
  today: Day
}

function DayList({ day, there }: { day: Day; there: readonly Entry[] }) {
  return (
    <ul className="cal-entries">
      {there.map((entry) => (
        <li key={`${entry.agentId}${entry.from}${entry.bookingId}`}>
          <CalendarEntry entry={entry} day={day} full />
        </li>
      ))}
    </ul>
  )
}

/** A week in seven columns. */
export function Week({ days, entries, today }: AgendaProps) {
  return (
    <div className="cal-week">
      {days.map((day) => (
        <section key={day} className={day === today ? 'cal-today' : undefined} aria-label={writeDay(day)}>
          <h3>
            {writeWeekday(day)}, {writeShortDay(day)}
          </h3>
          <DayList day={day} there={entries.get(day) ?? []} />
        </section>
      ))}
    </div>
  )
}

/** The days something is on, one below the other: for narrow screens. */
export function Agenda({ days, entries, today }: AgendaProps) {
  const busy = days.filter((day) => entries.has(day))
  if (busy.length === 0) return <Empty message="Nothing on these days" />
  return (
    <div className="cal-agenda">
      {busy.map((day) => (
        <section key={day} className={day === today ? 'cal-today' : undefined} aria-label={writeDay(day)}>
          <h3>{writeDay(day)}</h3>
          <DayList day={day} there={entries.get(day) ?? []} />
        </section>
      ))}
    </div>
  )
}
