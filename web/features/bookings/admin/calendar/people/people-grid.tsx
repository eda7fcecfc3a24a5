import { Fragment } from 'react'
import type { CalendarPerson } from '#shared/contract/bookings/calendars.admin.ts'
import type { Day } from '#shared/model/day.ts'
import { DayCell, isBare } from '#web/features/bookings/admin/calendar/people/day-cell.tsx'
import { keepOneStop, moveByKey, moveStop } from '#web/features/bookings/admin/calendar/people/grid-keys.ts'
import { listPersonDays, type PersonDay } from '#web/features/bookings/admin/calendar/people/person-days.ts'
import { paths } from '#web/lib/paths.ts'
import { writeDay, writeShortDay, writeWeekday } from '#web/lib/write-day.ts'
import { Link } from '#web/ui/link.tsx'

interface PeopleGridProps {
  label: string
  people: readonly CalendarPerson[]
  days: readonly Day[]
  today: Day
  now: number
}

/** People in rows under their categories, days in columns: one stop for Tab, arrow keys within (P6.160, P6.165). */
export function PeopleGrid({ label, people, days, today, now }: PeopleGridProps) {
  return (
    <div className="pp-scroll">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys walk through its cells
        role="grid"
        className="pp"
        aria-label={label}
        ref={keepOneStop}
        onKeyDown={moveByKey}
        onFocus={({ currentTarget, target }) => moveStop(currentTarget, target)}
      >
        <thead>
          <tr>
            <th scope="col">Talent</th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className={day === today ? 'pp-today' : undefined}
                aria-current={day === today ? 'date' : undefined}
                aria-label={writeDay(day)}
              >
                {writeWeekday(day)}, {writeShortDay(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person, row) => (
            <Fragment key={person.id}>
              {person.category !== people[row - 1]?.category && (
                <tr className="pp-group">
                  <th scope="colgroup" colSpan={days.length + 1}>
                    <span>{person.categoryName}</span>
                  </th>
                </tr>
              )}
              <PersonRow person={person} row={row} days={listPersonDays(person, days, now)} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PersonRow({ person, row, days }: { person: CalendarPerson; row: number; days: readonly PersonDay[] }) {
  return (
    <tr>
      <th scope="row">
        <Link to={paths.adminAgent(person.id)} className="pp-name" data-at={`${row}:0`} tabIndex={-1}>
          {person.name}
        </Link>
        <PersonNotes person={person} />
      </th>
      {days.map((on, column) => {
        const at = `${row}:${column + 1}`
        return (
          <td
            key={on.day}
            className={on.off || !person.availability ? 'pp-off' : undefined}
            {...(isBare(on) && { 'data-at': at, tabIndex: -1 })}
          >
            <DayCell person={person} on={on} at={at} />
          </td>
        )
      })}
    </tr>
  )
}

/** What holds for all of a person's days. */
export function PersonNotes({ person: { availability, more } }: { person: CalendarPerson }) {
  return (
    <>
      {!availability && <span className="pp-note">Takes no requests</span>}
      {more && <span className="pp-note">The first 100 entries</span>}
    </>
  )
}
