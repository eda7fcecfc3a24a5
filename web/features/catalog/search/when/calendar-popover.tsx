import './calendar-popover.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { DayPicker } from 'react-day-picker'
import type { Day } from '#shared/model/day.ts'
import { getPlace } from '#shared/model/place.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { Button } from '#web/ui/button.tsx'

/** The calendar speaks in the browser's own days; only year, month and day of them count. */
function toDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}
const pad = (value: number) => String(value).padStart(2, '0')
const toDay = (date: Date): Day => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

const CLASSES = {
  root: 'calendar',
  months: 'calendar-months',
  month_caption: 'calendar-caption',
  nav: 'calendar-nav',
  button_previous: 'icon-button',
  button_next: 'icon-button',
  month_grid: 'calendar-grid',
  weekday: 'calendar-weekday',
  day: 'calendar-day',
  day_button: 'calendar-day-button',
  today: 'calendar-today',
  selected: 'calendar-selected',
  disabled: 'calendar-disabled',
  outside: 'calendar-outside',
} as const

interface CalendarPopoverProps {
  /** The button it belongs to. */
  anchor: RefObject<HTMLButtonElement | null>
  value: Day | undefined
  onChoose: (day: Day | undefined) => void
  onClose: () => void
}

/** A month of days below its button; arrow keys move, Enter chooses, Escape closes. Days are Atlanta's. */
export function CalendarPopover({ anchor, value, onChoose, onClose }: CalendarPopoverProps) {
  const today = toDate(atlantaDay(Date.now()))
  const selected = value === undefined ? undefined : toDate(value)
  const choose = (day: Day | undefined) => {
    onChoose(day)
    onClose()
  }
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} /* open only while its button is there */ />
      <Popover.Portal>
        <Popover.Content
          className="calendar-popover"
          aria-label="Choose a date"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          onInteractOutside={(event) => {
            // the button closes it itself
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus()
          }}
        >
          <DayPicker
            mode="single"
            required
            autoFocus
            showOutsideDays
            today={today}
            startMonth={today}
            weekStartsOn={getPlace().weekStart}
            disabled={{ before: today }}
            selected={selected}
            defaultMonth={selected ?? today}
            onSelect={(date) => choose(toDay(date))}
            classNames={CLASSES}
            components={{
              Chevron: ({ orientation }) =>
                orientation === 'left' ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />,
            }}
          />
          {value !== undefined && (
            <Button variant="bare" size="sm" wide onClick={() => choose(undefined)}>
              Any date
            </Button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
