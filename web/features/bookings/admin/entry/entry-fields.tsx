import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { townExample } from '#shared/model/place-words.ts'
import type { EntryValues } from '#web/features/bookings/admin/entry/entry-values.ts'
import { EventTypeOptions } from '#web/features/bookings/event-type-options.tsx'
import { Field, Input, Select, Textarea } from '#web/ui/field.tsx'

interface EntryFieldsProps {
  register: UseFormRegister<EntryValues>
  errors: FieldErrors<EntryValues>
}

/** The event they want. */
export function EventFields({ register, errors }: EntryFieldsProps) {
  return (
    <>
      <Field label="Event Type" required error={errors.eventType?.message}>
        <Select {...register('eventType')}>
          <option value="">Event type</option>
          <EventTypeOptions />
        </Select>
      </Field>
      <Field label="Event Location" error={errors.eventLocation?.message}>
        <Input {...register('eventLocation')} placeholder={townExample()} />
      </Field>
      <Field label="Guests" error={errors.guests?.message}>
        <Input {...register('guests')} inputMode="numeric" autoComplete="off" className="num" />
      </Field>
      <Field label="Special Requests" error={errors.specialRequests?.message}>
        <Textarea {...register('specialRequests')} rows={3} />
      </Field>
    </>
  )
}
