import { formatSpan, isOvernight, readSpan, type Span } from '#web/features/availability/week.ts'
import { WEEKDAYS } from '#web/lib/week.ts'
import { DayHours } from '#web/ui/day-hours.tsx'

/** Six in the evening to two at night: a night's work. */
const USUAL = { from: '18:00', to: '02:00' }
const NOT_SAID = { from: '', to: '' }

interface WeekdayProps {
  weekday: number
  spans: readonly Span[]
  /** No day has hours, which means any time. */
  anyTime: boolean
  onChange: (spans: readonly Span[]) => void
}

/** A day of the week and its hours. */
export function Weekday({ weekday, spans, anyTime, onChange }: WeekdayProps) {
  const typed = spans.map(formatSpan)
  return (
    <DayHours
      day={WEEKDAYS[weekday] ?? ''}
      spans={typed}
      off={anyTime ? 'Any time' : 'Not working'}
      usual={USUAL}
      added={NOT_SAID}
      noteOf={(index) => (spans.slice(index, index + 1).some(isOvernight) ? 'next day' : '')}
      // a span nobody typed into stays what it is, longer than a day too
      onChange={(next) => onChange(next.map((one) => spans[typed.indexOf(one)] ?? readSpan(weekday, one)))}
    />
  )
}
