import { MAX_HOURS, MIN_HOURS } from '#shared/model/booking.ts'
import type { FieldGroupProps } from '#web/features/bookings/request/person-fields.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'

/** When the night is, how long, where, and what else we should know. */
export function EventFields({ register, errors }: FieldGroupProps) {
  return (
    <>
      <Field label="Event Date" required hint="Atlanta (Eastern) time" error={errors.eventDate?.message}>
        <Input {...register('eventDate')} type="datetime-local" />
      </Field>
      <Field label="Duration" hint={`Whole hours, ${MIN_HOURS}-hour minimum`} error={errors.duration?.message}>
        <Input
          {...register('duration')}
          type="number"
          inputMode="numeric"
          min={MIN_HOURS}
          max={MAX_HOURS}
          step={1}
          className="num"
        />
      </Field>
      <Field label="Event Location" error={errors.eventLocation?.message} className="booking-full">
        <Input {...register('eventLocation')} placeholder="Atlanta, GA" />
      </Field>
      <Field label="Special Requests" error={errors.specialRequests?.message} className="booking-full">
        <Textarea {...register('specialRequests')} rows={4} placeholder="Room, dress code, song, surprises" />
      </Field>
    </>
  )
}
