import { ChevronLeft, ChevronRight } from 'lucide-react'
import { BOOKING_STATUS_LABELS } from '#shared/model/booking.ts'
import type { Day } from '#shared/model/day.ts'
import {
  changeView,
  formatTitle,
  moveSpan,
  moveToToday,
  type Span,
} from '#web/features/bookings/admin/calendar/calendar-search-params.ts'
import { STATUS_LOOK } from '#web/features/bookings/status-badge.tsx'
import { Bulb } from '#web/ui/bulb.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const VIEWS = { month: 'Month', week: 'Week', people: 'People' } as const
type View = keyof typeof VIEWS
const isView = (view: string): view is View => Object.hasOwn(VIEWS, view)

interface CalendarBarProps {
  span: Span
  today: Day
  onChange: (span: Span) => void
}

/** The days on screen, the steps to others, and the views. */
export function CalendarBar({ span, today, onChange }: CalendarBarProps) {
  const view: View = span.view === 'weeks' ? 'month' : span.view
  const step = (steps: 1 | -1, side: string) => {
    const to = moveSpan(span, steps)
    // from the weeks around today a step is a month with a name
    const label = span.view === 'weeks' ? formatTitle(to) : `${side} ${view === 'month' ? 'month' : 'week'}`
    return { label, onClick: () => onChange(to) }
  }
  return (
    <div className="cal-bar">
      <h2 id="calendar-title" aria-live="polite">
        {formatTitle(span)}
      </h2>
      <IconButton {...step(-1, 'Previous')}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <Button size="sm" onClick={() => onChange(moveToToday(span, today))}>
        Today
      </Button>
      <IconButton {...step(1, 'Next')}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <div className="cal-spans">
        {Object.keys(VIEWS)
          .filter(isView)
          .map((one) => (
            <Button
              key={one}
              size="sm"
              variant={one === view ? 'soft' : 'bare'}
              aria-pressed={one === view}
              onClick={() => onChange(changeView(span, one, today))}
            >
              {VIEWS[one]}
            </Button>
          ))}
      </div>
    </div>
  )
}

const MARKS = ['pending', 'confirmed', 'completed'] as const

/** What the marks beside the bookings of a month mean: each status has a shape of its own (docs/product.md P6.164). */
export function CalendarMarks() {
  return (
    <ul className="cal-marks" aria-label="Marks">
      {MARKS.map((status) => (
        <li key={status} className={`tone-${status}`}>
          <Bulb state={STATUS_LOOK[status].bulb} />
          {BOOKING_STATUS_LABELS[status]}
        </li>
      ))}
    </ul>
  )
}
