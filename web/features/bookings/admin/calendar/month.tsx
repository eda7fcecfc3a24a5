import type { KeyboardEvent } from 'react'
import { addDays, type Day, getMonth } from '#shared/model/day.ts'
import { CalendarEntry } from '#web/features/bookings/admin/calendar/calendar-entry.tsx'
import type { CalendarEntry as Entry } from '#web/features/bookings/admin/calendar/day-entries.ts'
import { formatBookings } from '#web/lib/format.ts'
import { writeDay, writeShortDay, writeWeekday } from '#web/lib/write-day.ts'
import { Link } from '#web/ui/link.tsx'

/** As many as a day of the month shows; the rest is in its week. */
const SHOWN = 3

interface MonthProps {
  label: string
  /** Other months' days are shaded; absent where no month is meant. */
  month: string | undefined
  weeks: readonly (readonly Day[])[]
  entries: ReadonlyMap<Day, readonly Entry[]>
  today: Day
  /** The address of the week that begins with a day. */
  weekAddress: (day: Day) => string
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** From day to day by the arrow keys; Tab goes on to what is on it. */
function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
  const step = STEPS[event.key]
  if (!day || step === undefined) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>(`[data-day="${addDays(day, step)}"]`)?.focus()
}

/** A month as a grid of its weeks. */
export function Month({ label, month, weeks, entries, today, weekAddress }: MonthProps) {
  return (
    <table className="cal-grid" aria-label={label} onKeyDown={moveByKey}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {writeWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const there = entries.get(day) ?? []
              return (
                <td key={day} className={month !== undefined && getMonth(day) !== month ? 'cal-beyond' : undefined}>
                  <Link
                    to={weekAddress(day)}
                    replace
                    preventScrollReset
                    className="cal-day"
                    data-day={day}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={`${writeDay(day)}, ${there.length ? formatBookings(there.length) : 'nothing'}`}
                  >
                    {day.endsWith('-01') || day === weeks[0]?.[0] ? writeShortDay(day) : Number(day.slice(8))}
                  </Link>
                  <DayEntries day={day} there={there} more={weekAddress(day)} />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayEntries({ day, there, more }: { day: Day; there: readonly Entry[]; more: string }) {
  if (there.length === 0) return null
  const over = there.length - SHOWN
  // blocked time must not hide bookings
  const sorted = [...there].sort((a, b) => Number(a.bookingId === null) - Number(b.bookingId === null))
  return (
    <ul className="cal-entries">
      {sorted.slice(0, over > 0 ? SHOWN - 1 : SHOWN).map((entry) => (
        <li key={`${entry.agentId}${entry.from}${entry.bookingId}`} className="min-w-0">
          <CalendarEntry entry={entry} day={day} />
        </li>
      ))}
      {over > 0 && (
        <li>
          <Link to={more} replace preventScrollReset className="cal-more">
            {over + 1} more<span className="sr-only"> on {writeDay(day)}</span>
          </Link>
        </li>
      )}
    </ul>
  )
}
