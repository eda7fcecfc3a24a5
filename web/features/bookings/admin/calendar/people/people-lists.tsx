import { Fragment } from 'react'
import type { CalendarPerson } from '#shared/contract/bookings/calendars.admin.ts'
import type { Day } from '#shared/model/day.ts'
import { DayCell } from '#web/features/bookings/admin/calendar/people/day-cell.tsx'
import { PersonNotes } from '#web/features/bookings/admin/calendar/people/people-grid.tsx'
import { listPersonDays } from '#web/features/bookings/admin/calendar/people/person-days.ts'
import { paths } from '#web/lib/paths.ts'
import { writeDay, writeWeekday } from '#web/lib/write-day.ts'
import { Link } from '#web/ui/link.tsx'

interface DayPeopleProps {
  people: readonly CalendarPerson[]
  days: readonly Day[]
  /** The day on screen. */
  day: Day
  today: Day
  now: number
  onDay: (day: Day) => void
}

/** One day of everybody, for narrow screens; the other days are above. */
export function DayPeople({ people, days, day, today, now, onDay }: DayPeopleProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons; a fieldset would not be a grid */}
      <div role="group" aria-label="Day" className="pp-days">
        {days.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === day}
            aria-label={writeDay(one)}
            aria-current={one === today ? 'date' : undefined}
            onClick={() => onDay(one)}
          >
            <span>{writeWeekday(one)}</span>
            <b>{Number(one.slice(8))}</b>
          </button>
        ))}
      </div>
      <h3 className="pp-day">{writeDay(day)}</h3>
      <ul className="pp-list">
        {people.map((person, row) => (
          <Fragment key={person.id}>
            {person.category !== people[row - 1]?.category && <li className="pp-kind">{person.categoryName}</li>}
            <li>
              <div>
                <Link to={paths.adminAgent(person.id)} className="pp-name">
                  {person.name}
                </Link>
                <PersonNotes person={person} />
              </div>
              <div className="pp-times">
                {listPersonDays(person, [day], now).map((on) => (
                  <DayCell key={on.day} person={person} on={on} />
                ))}
              </div>
            </li>
          </Fragment>
        ))}
      </ul>
    </>
  )
}

/** All days of one person, for narrow screens. */
export function PersonDays({ person, days, now }: { person: CalendarPerson; days: readonly Day[]; now: number }) {
  return (
    <>
      <h3 className="pp-day">
        <Link to={paths.adminAgent(person.id)} className="pp-name">
          {person.name}
        </Link>
        <PersonNotes person={person} />
      </h3>
      <ul className="pp-list">
        {listPersonDays(person, days, now).map((on) => (
          <li key={on.day}>
            <div>{writeDay(on.day)}</div>
            <div className="pp-times">
              <DayCell person={person} on={on} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
