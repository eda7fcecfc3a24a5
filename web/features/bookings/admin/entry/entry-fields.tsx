import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { EntryValues } from '#web/features/bookings/admin/entry/entry-values.ts'
import { TimeFields } from '#web/features/bookings/admin/time-fields.tsx'
import { EventTypeOptions } from '#web/features/bookings/event-type-options.tsx'
import { Field, Input, Select, Textarea } from '#web/ui/field.tsx'

interface EntryFieldsProps {
  register: UseFormRegister<EntryValues>
  errors: FieldErrors<EntryValues>
}

/** Who called. */
export function CallerFields({ register, errors }: EntryFieldsProps) {
  return (
    <>
      <Field label="Customer name" required error={errors.customerName?.message}>
        <Input {...register('customerName')} autoComplete="off" />
      </Field>
      <div className="file-two">
        <Field
          label="E-mail"
          required
          hint="Finds the customer, or makes an account"
          error={errors.customerEmail?.message}
        >
          <Input {...register('customerEmail')} type="email" inputMode="email" autoComplete="off" spellCheck={false} />
        </Field>
        <Field label="Phone" error={errors.customerPhone?.message}>
          <Input {...register('customerPhone')} type="tel" inputMode="tel" autoComplete="off" />
        </Field>
      </div>
    </>
  )
}

/** The night they want. */
export function NightFields({ register, errors }: EntryFieldsProps) {
  return (
    <>
      <Field label="Event Type" required error={errors.eventType?.message}>
        <Select {...register('eventType')}>
          <option value="">Choose a kind of night</option>
          <EventTypeOptions />
        </Select>
      </Field>
      <TimeFields
        date={register('eventDate')}
        dateError={errors.eventDate?.message}
        duration={register('duration')}
        durationError={errors.duration?.message}
      />
      <Field label="Event Location" error={errors.eventLocation?.message}>
        <Input {...register('eventLocation')} placeholder="Atlanta, GA" />
      </Field>
      <Field label="Special Requests" error={errors.specialRequests?.message}>
        <Textarea {...register('specialRequests')} rows={3} />
      </Field>
    </>
  )
}
