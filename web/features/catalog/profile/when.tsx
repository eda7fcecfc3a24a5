import { cityName } from '#shared/model/place.ts'
import './when.css'
import { useQuery } from '@tanstack/react-query'
import { memo, startTransition } from 'react'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { MAX_HOURS, MIN_HOURS } from '#shared/model/booking.ts'
import type { Day } from '#shared/model/day.ts'
import { dateFormat } from '#shared/model/lazy-format.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { freeDaysQuery, freeThenQuery } from '#web/features/catalog/profile/profile-queries.ts'
import { type EventAddress, readDate } from '#web/lib/event-address.ts'
import { writeDay, writeWeekday } from '#web/lib/write-day.ts'
import { Field, Input, Select } from '#web/ui/field.tsx'

/** The start a day is chosen with; it is shown, and can be changed. */
const USUAL_START = '20:00'
/** Longer events are set in the booking form. */
const LISTED_HOURS = 12

interface WhenProps {
  agent: Agent
  /** What goes to the booking form. */
  event: EventAddress
  onChange: (event: EventAddress) => void
}

/** When an agent is free next, and the date and hours that go along to the booking form (docs/product.md P2.31). */
export function When({ agent, event, onChange }: WhenProps) {
  const { data: days = [] } = useQuery(freeDaysQuery(agent.id))
  const [day = '', start = USUAL_START] = event.date?.split('T') ?? []
  const hours = event.hours ?? MIN_HOURS
  const change = (next: { day?: Day; start?: string; hours?: number }) => {
    const chosen = next.day ?? day
    onChange(chosen ? { date: `${chosen}T${next.start ?? start}`, hours: next.hours ?? hours } : {})
  }
  return (
    <section className="when" aria-labelledby="profile-when">
      <h3 id="profile-when">When is your event?</h3>
      {days.length > 0 && (
        <p className="when-next">
          <span id="profile-free">Free next:</span>
          {days.map((free) => (
            <button
              key={free}
              type="button"
              className="when-day num"
              aria-pressed={free === day}
              aria-label={`Free on ${writeDay(free)}`}
              // the profile is drawn anew after the press was answered
              onClick={() => startTransition(() => change({ day: free }))}
            >
              {writeWeekday(free)} {Number(free.slice(-2))}
            </button>
          ))}
        </p>
      )}
      <div className="when-fields">
        <Field label="Date">
          <Input
            type="date"
            value={day}
            min={atlantaDay(Date.now())}
            onChange={({ target }) => change({ day: target.value })}
          />
        </Field>
        <Field label="Start time">
          <Select value={start} disabled={!day} onChange={({ target }) => change({ start: target.value })}>
            <Starts chosen={start} />
          </Select>
        </Field>
        <Field label="Hours">
          <Select value={hours} disabled={!day} onChange={({ target }) => change({ hours: Number(target.value) })}>
            {listHours(hours).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <p className="when-answer" role="status">
        {event.date ? (
          <Answer agent={agent} date={event.date} hours={hours} />
        ) : (
          `Choose a date to see if ${agent.name} is free.`
        )}
      </p>
    </section>
  )
}

function Answer({ agent, date, hours }: { agent: Agent; date: string; hours: number }) {
  const exists = readDate(date) !== undefined && hours <= MAX_HOURS
  const { data: free } = useQuery({ ...freeThenQuery(agent.id, date, hours), enabled: exists })
  if (!exists) return `That time doesn’t exist in ${cityName()}: the clocks change that night.`
  if (free === undefined) return null
  return free ? `${agent.name} is free then.` : `${agent.name} isn’t free then. Try another date or time.`
}

/** Its fifty options are drawn anew only with another time: a press must be answered at once on a slow phone. */
const Starts = memo(({ chosen }: { chosen: string }) =>
  listStarts(chosen).map((time) => (
    <option key={time} value={time}>
      {writeTime(time)}
    </option>
  )),
)

/** Every half hour of a day, and the time that is chosen. */
function listStarts(chosen: string): string[] {
  const all = Array.from({ length: 48 }, (_, half) => {
    const hour = String(Math.floor(half / 2)).padStart(2, '0')
    return `${hour}:${half % 2 === 0 ? '00' : '30'}`
  })
  return all.includes(chosen) ? all : [...all, chosen].sort()
}

function listHours(chosen: number): number[] {
  const all = Array.from({ length: LISTED_HOURS }, (_, i) => i + MIN_HOURS)
  return all.includes(chosen) ? all : [...all, chosen]
}

const clock = dateFormat({ timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
const writeTime = (time: string) => clock.format(Date.parse(`2026-01-01T${time}:00Z`))
