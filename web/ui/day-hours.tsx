import './day-hours.css'
import { Plus, X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Switch } from '#web/ui/switch.tsx'

const MOST_SPANS = 3

/** Hours of a day as they are typed: '18:00'; empty while there is no time. */
export interface DaySpan {
  from: string
  to: string
}

interface DayHoursProps {
  /** The day's name. */
  day: string
  spans: readonly DaySpan[]
  /** What is said of a day without hours. */
  off: string
  /** What the day begins with when it is switched on. */
  usual: DaySpan
  /** The hours that are added after the last ones. */
  added: DaySpan
  /** Says more of a span, by its place; undefined where no span has more to say. */
  noteOf?: (index: number) => string
  /** All of the day's hours; those that were not typed into are the same objects. */
  onChange: (spans: readonly DaySpan[]) => void
}

/** A day of the week and its hours, in up to three spans. */
export function DayHours({ day, spans, off, usual, added, noteOf, onChange }: DayHoursProps) {
  return (
    <li className="day-hours">
      <Switch checked={spans.length > 0} onChange={({ target }) => onChange(target.checked ? [usual] : [])}>
        {day}
      </Switch>
      {spans.length === 0 && <span className="day-off">{off}</span>}
      <div className="day-spans">
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span is known by its place alone
          <div key={index} className="day-span">
            <input
              type="time"
              className="input"
              aria-label={`${day}, from`}
              value={span.from}
              onChange={({ target }) => onChange(spans.with(index, { ...span, from: target.value }))}
            />
            <span className="text-ink-2">to</span>
            <input
              type="time"
              className="input"
              aria-label={`${day}, to`}
              value={span.to}
              onChange={({ target }) => onChange(spans.with(index, { ...span, to: target.value }))}
            />
            {noteOf && <span className="day-note">{noteOf(index)}</span>}
            {spans.length > 1 && (
              <IconButton label={`Remove these hours of ${day}`} onClick={() => onChange(spans.toSpliced(index, 1))}>
                <X aria-hidden="true" />
              </IconButton>
            )}
          </div>
        ))}
      </div>
      {spans.length > 0 && spans.length < MOST_SPANS && (
        <Button variant="bare" size="sm" onClick={() => onChange([...spans, added])}>
          <Plus aria-hidden="true" />
          <span>
            Add hours<span className="sr-only"> on {day}</span>
          </span>
        </Button>
      )}
    </li>
  )
}
