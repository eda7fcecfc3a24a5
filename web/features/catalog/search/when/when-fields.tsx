import { MAX_HOURS, MIN_HOURS } from '#shared/model/booking.ts'
import { cityName } from '#shared/model/place.ts'
import { SearchField } from '#web/features/catalog/search/search-field.tsx'
import type { Search } from '#web/features/catalog/search/search-params.ts'
import type { ChangeSearch } from '#web/features/catalog/search/use-search-address.ts'
import { DateField } from '#web/features/catalog/search/when/date-field.tsx'
import { formatClock, listTimes, splitTime, USUAL_START } from '#web/features/catalog/search/when/event-time.ts'
import { readHours } from '#web/lib/event-address.ts'
import { Field, Select } from '#web/ui/field.tsx'

interface WhenFieldsProps {
  search: Pick<Search, 'date' | 'hours'>
  change: ChangeSearch
}

/** When the event is: its day, its start in Atlanta's time and its hours. Without a day the others mean nothing. */
export function WhenFields({ search: { date, hours }, change }: WhenFieldsProps) {
  const { day, time } = splitTime(date)
  return (
    <div className="search-free">
      <DateField
        label="Available on"
        value={day}
        onChoose={(chosen) =>
          change(chosen ? { date: `${chosen}T${time ?? USUAL_START}` } : { date: undefined, hours: undefined })
        }
      />
      <Field label={`Start (${cityName()})`} className="search-time">
        <Select
          disabled={day === undefined}
          value={time ?? ''}
          onChange={({ target }) => change({ date: `${day}T${target.value}` })}
        >
          {day === undefined ? (
            <option value="">Any time</option>
          ) : (
            listTimes(day, time).map((one) => (
              <option key={one} value={one}>
                {formatClock(one)}
              </option>
            ))
          )}
        </Select>
      </Field>
      <SearchField
        type="number"
        inputMode="numeric"
        label="How many hours"
        className="search-hours"
        min={MIN_HOURS}
        max={MAX_HOURS}
        step={1}
        placeholder="1"
        disabled={day === undefined}
        value={hours}
        problem={(text) => (text && !readHours(text) ? `${MIN_HOURS} to ${MAX_HOURS}` : undefined)}
        onCommit={(text) => change({ hours: text })}
      />
    </div>
  )
}
