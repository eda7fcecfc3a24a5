import { useId } from 'react'
import { localTime } from '#shared/model/place-words.ts'
import type { DraftSpan } from '#web/features/settings/draft.ts'
import { listWeekdays, WEEKDAYS } from '#web/lib/week.ts'
import { DayHours } from '#web/ui/day-hours.tsx'

interface OpeningHoursProps {
  spans: readonly DraftSpan[]
  error: string | undefined
  onChange: (spans: readonly DraftSpan[]) => void
}

const USUAL = { from: '09:00', to: '18:00' }

/** When the agency can be reached on each day of the week. */
export function OpeningHours({ spans, error, onChange }: OpeningHoursProps) {
  const id = useId()
  const ofDay = (weekday: number) => spans.filter((span) => span.weekday === weekday)
  return (
    <fieldset className="hours" aria-describedby={`${id}-message`} id="settings-openingHours" tabIndex={-1}>
      <legend className="field-label">Opening hours</legend>
      <ul>
        {listWeekdays().map((weekday) => (
          <DayHours
            key={weekday}
            day={WEEKDAYS[weekday]}
            spans={ofDay(weekday)}
            off="Closed"
            usual={USUAL}
            // goes on where the last ones end, until midnight
            added={{ from: ofDay(weekday).at(-1)?.to ?? '18:00', to: '00:00' }}
            onChange={(own) =>
              onChange(
                inOrder([
                  ...spans.filter((span) => span.weekday !== weekday),
                  ...own.map((span) => ({ ...span, weekday })),
                ]),
              )
            }
          />
        ))}
      </ul>
      <p id={`${id}-message`} className={error ? 'field-error' : 'field-hint'} role={error ? 'alert' : undefined}>
        {error ??
          `${localTime()}, up to three time ranges per day. To stay open past midnight, end at midnight and add the rest to the next day.`}
      </p>
    </fieldset>
  )
}

/** By weekday, so that switching a day off and on again is no change; a day's spans stay as they were typed. */
const inOrder = (spans: readonly DraftSpan[]) => spans.toSorted((a, b) => a.weekday - b.weekday)
