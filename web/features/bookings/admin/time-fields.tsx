import type { UseFormRegisterReturn } from 'react-hook-form'
import { MAX_HOURS, MIN_HOURS } from '#shared/model/booking.ts'
import { localTime } from '#shared/model/place-words.ts'
import { Field, Input } from '#web/ui/field.tsx'

interface TimeFieldsProps {
  date: UseFormRegisterReturn
  dateError: string | undefined
  duration: UseFormRegisterReturn
  durationError: string | undefined
}

/** When an event is, and for how long. */
export function TimeFields({ date, dateError, duration, durationError }: TimeFieldsProps) {
  return (
    <div className="file-two">
      <Field label="Event Date" required hint={localTime()} error={dateError}>
        <Input {...date} type="datetime-local" />
      </Field>
      <Field label="Duration" required hint="Whole hours" error={durationError}>
        <Input {...duration} type="number" inputMode="numeric" min={MIN_HOURS} max={MAX_HOURS} />
      </Field>
    </div>
  )
}
