import './date-field.css'
import { CalendarDays } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Day } from '#shared/model/day.ts'
import { formatChosenDay } from '#web/features/catalog/search/when/event-time.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Calendar = lazyPart(
  async () => (await import('#web/features/catalog/search/when/calendar-popover.tsx')).CalendarPopover,
  'The calendar did not load',
)

interface DateFieldProps {
  label: string
  value: Day | undefined
  /** A day, or undefined for any. */
  onChoose: (day: Day | undefined) => void
}

/** A day to choose from a calendar. Its code comes when the field is neared. */
export function DateField({ label, value, onChoose }: DateFieldProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <div className="field search-date">
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        className="input date-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}-value`}
        onPointerEnter={Calendar.preload}
        onFocus={Calendar.preload}
        onClick={() => setOpen(!open)}
      >
        <span id={`${id}-value`} className={value ? undefined : 'text-ink-3'}>
          {value ? formatChosenDay(value) : 'Any date'}
        </span>
        <CalendarDays aria-hidden="true" />
      </button>
      {open && (
        <Calendar
          anchor={button}
          value={value}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
          onMissing={() => setOpen(false)}
        />
      )}
    </div>
  )
}
