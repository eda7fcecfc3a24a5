import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { WEEKDAYS } from '#web/features/settings/check-draft.ts'
import type { DraftSpan } from '#web/features/settings/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface OpeningHoursProps {
  spans: readonly DraftSpan[]
  error: string | undefined
  onChange: (spans: readonly DraftSpan[]) => void
}

/** From Monday, as offices count. */
const ORDER = [1, 2, 3, 4, 5, 6, 0] as const
const SPANS_A_DAY = 3

/** When the agency can be reached on each day of the week. */
export function OpeningHours({ spans, error, onChange }: OpeningHoursProps) {
  const id = useId()
  return (
    <fieldset className="hours" aria-describedby={`${id}-message`} id="settings-openingHours" tabIndex={-1}>
      <legend className="field-label">Opening hours</legend>
      <ul>
        {ORDER.map((weekday) => (
          <Weekday
            key={weekday}
            weekday={weekday}
            spans={spans.filter((span) => span.weekday === weekday)}
            onChange={(own) => onChange(inOrder([...spans.filter((span) => span.weekday !== weekday), ...own]))}
          />
        ))}
      </ul>
      <p id={`${id}-message`} className={error ? 'field-error' : 'field-hint'} role={error ? 'alert' : undefined}>
        {error ??
          'Atlanta time, up to three spans a day. 12:00 AM as an end is midnight; what goes on after it is the next day’s.'}
      </p>
    </fieldset>
  )
}

/** By weekday, so that switching a day off and on again is no change; a day's spans stay as they were typed. */
const inOrder = (spans: readonly DraftSpan[]) => spans.toSorted((a, b) => a.weekday - b.weekday)

interface WeekdayProps {
  weekday: number
  spans: readonly DraftSpan[]
  onChange: (spans: readonly DraftSpan[]) => void
}

function Weekday({ weekday, spans, onChange }: WeekdayProps) {
  const day = WEEKDAYS[weekday] ?? ''
  const add = (from: string, to: string) => onChange([...spans, { weekday, from, to }])
  return (
    <li className="hours-day">
      <Switch
        checked={spans.length > 0}
        onChange={({ target }) => (target.checked ? add('09:00', '18:00') : onChange([]))}
      >
        {day}
      </Switch>
      {spans.length === 0 && <span className="hours-closed">Closed</span>}
      <div className="hours-spans">
        {spans.map((span, i) => (
          <Span
            // biome-ignore lint/suspicious/noArrayIndexKey: a span is known by its place alone
            key={i}
            day={day}
            span={span}
            onChange={(next) => onChange(spans.with(i, next))}
            onRemove={spans.length > 1 ? () => onChange(spans.toSpliced(i, 1)) : undefined}
          />
        ))}
      </div>
      {spans.length > 0 && spans.length < SPANS_A_DAY && (
        <Button variant="bare" size="sm" onClick={() => add(spans.at(-1)?.to ?? '18:00', '00:00')}>
          <Plus aria-hidden="true" />
          <span>
            Add hours<span className="sr-only"> on {day}</span>
          </span>
        </Button>
      )}
    </li>
  )
}

interface SpanProps {
  day: string
  span: DraftSpan
  onChange: (span: DraftSpan) => void
  onRemove: (() => void) | undefined
}

function Span({ day, span, onChange, onRemove }: SpanProps) {
  return (
    <div className="hours-span">
      <input
        type="time"
        className="input"
        aria-label={`${day}, from`}
        value={span.from}
        onChange={({ target }) => onChange({ ...span, from: target.value })}
      />
      <span className="text-ink-2">to</span>
      <input
        type="time"
        className="input"
        aria-label={`${day}, to`}
        value={span.to}
        onChange={({ target }) => onChange({ ...span, to: target.value })}
      />
      {onRemove && (
        <IconButton label={`Remove these hours of ${day}`} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
