import { Plus, X } from 'lucide-react'
import {
  clockOf,
  isOvernight,
  minuteOf,
  type Span,
  WEEKDAYS,
  withFrom,
  withTo,
} from '#web/features/availability/week.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Switch } from '#web/ui/switch.tsx'

const SPANS_A_DAY = 3
/** Six in the evening to two at night: a night's work. */
const USUAL = { from: 1080, to: 1560 }

interface WeekdayProps {
  weekday: number
  spans: readonly Span[]
  /** No day has hours, which means any time. */
  anyTime: boolean
  onChange: (spans: readonly Span[]) => void
}

/** A day of the week and its hours. */
export function Weekday({ weekday, spans, anyTime, onChange }: WeekdayProps) {
  const day = WEEKDAYS[weekday] ?? ''
  const last = spans.at(-1)
  return (
    <li>
      <Switch
        checked={spans.length > 0}
        onChange={({ target }) => onChange(target.checked ? [{ weekday, ...USUAL }] : [])}
      >
        {day}
      </Switch>
      {spans.length === 0 && <span className="week-off">{anyTime ? 'Any time' : 'Not working'}</span>}
      <div className="week-spans">
        {spans.map((span, i) => (
          <SpanFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a span is known by its place alone
            key={i}
            day={day}
            span={span}
            onChange={(next) => onChange(spans.with(i, next))}
            onRemove={spans.length > 1 ? () => onChange(spans.toSpliced(i, 1)) : undefined}
          />
        ))}
      </div>
      {last && spans.length < SPANS_A_DAY && (
        <Button
          variant="bare"
          size="sm"
          onClick={() => onChange([...spans, { weekday, from: Number.NaN, to: Number.NaN }])}
        >
          <Plus aria-hidden="true" />
          <span>
            Add hours<span className="sr-only"> on {day}</span>
          </span>
        </Button>
      )}
    </li>
  )
}

interface SpanFieldsProps {
  day: string
  span: Span
  onChange: (span: Span) => void
  onRemove: (() => void) | undefined
}

function SpanFields({ day, span, onChange, onRemove }: SpanFieldsProps) {
  return (
    <div className="week-span">
      <input
        type="time"
        className="input"
        aria-label={`${day}, from`}
        value={clockOf(span.from)}
        onChange={({ target }) => onChange(withFrom(span, minuteOf(target.value)))}
      />
      <span className="text-ink-2">to</span>
      <input
        type="time"
        className="input"
        aria-label={`${day}, to`}
        value={clockOf(span.to)}
        onChange={({ target }) => onChange(withTo(span, minuteOf(target.value)))}
      />
      <span className="week-next">{isOvernight(span) && 'next day'}</span>
      {onRemove && (
        <IconButton label={`Remove these hours of ${day}`} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
